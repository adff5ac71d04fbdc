"""Judges answers of `heddle refine` about two LLVM functions by runs of `heddle run`, which computes with numbers and knows nothing of the encoding.

A program calls the function again and again, with other arguments and other memory each time. Functions whose code is not known get a body
that keeps their promises (random_accesses.UNKNOWN); memory that pointers lead to is a few small arrays, which are printed byte by byte in the end.
Poison is told from values by freezing it twice, the second time with every bit flipped. A run of the source that freezes poison is not judged,
since others could choose otherwise.
"""

import itertools
import json
import random
import re
import struct
from typing import NamedTuple

from against_native import run
from function_meaning import Unjudged
from llvm_text import HEAD, bits, is_int, lanes, signature, width
from random_accesses import CONSTANT, UNKNOWN

# What pointers lead to: names and sizes. The first two are for pointer arguments, g0 and g1 are variables that functions name.
OBJECTS = {"m0": 16, "m1": 16, "m2": 8, "g0": 8, "g1": 4}
# Values of a result are printed as places 0, 1, ...; bytes of memory from here on.
MEMORY = 8

BODIES = """
@h_state = global i32 1
@h_call = constant [9 x i8] c"c %d %x\\0A\\00"
@h_start = constant [6 x i8] c"s %d\\0A\\00"
@h_end = constant [4 x i8] c"%c\\0A\\00"
@h_poison = constant [8 x i8] c"v %d ?\\0A\\00"
@h_item = constant [10 x i8] c"v %d %lx\\0A\\00"
declare i32 @printf(ptr, ...)
declare void @exit(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @h_mix(i32 %x, i32 %y) {
  %a = mul i32 %x, -1640531527
  %b = add i32 %a, %y
  %c = lshr i32 %b, 15
  %d = xor i32 %b, %c
  %e = mul i32 %d, 73244475
  %f = lshr i32 %e, 13
  %g = xor i32 %e, %f
  ret i32 %g
}
define i32 @h_log(i32 %who, i32 %x) {
  %p = call i32 (ptr, ...) @printf(ptr @h_call, i32 %who, i32 %x)
  %old = load i32, ptr @h_state
  %new = call i32 @h_mix(i32 %x, i32 %old)
  store i32 %new, ptr @h_state
  ret i32 %new
}
define i32 @h_touch(i32 %who, i32 %x) {
  %l = call i32 @h_log(i32 %who, i32 %x)
  %g = load i32, ptr @g0
  %r = call i32 @h_mix(i32 %l, i32 %g)
  %i = and i32 %r, 7
  %p = getelementptr i8, ptr @g0, i32 %i
  %t = trunc i32 %l to i8
  store i8 %t, ptr %p
  ret i32 %r
}
define void @h_leave(i32 %r) {
  %k = and i32 %r, 56
  %c = icmp eq i32 %k, 8
  br i1 %c, label %yes, label %no
yes:
  call void @h_ends(i32 120)
  call void @exit(i32 0)
  unreachable
no:
  ret void
}
define void @h_value(i32 %at, i64 %x) {
  %not = xor i64 %x, -1
  %one = freeze i64 %x
  %other = freeze i64 %not
  %sum = xor i64 %one, %other
  %good = icmp eq i64 %sum, -1
  br i1 %good, label %value, label %poison
value:
  %p = call i32 (ptr, ...) @printf(ptr @h_item, i32 %at, i64 %one)
  ret void
poison:
  %q = call i32 (ptr, ...) @printf(ptr @h_poison, i32 %at)
  ret void
}
define void @h_byte(ptr %p, i32 %at) {
  %b = load i8, ptr %p
  %w = zext i8 %b to i64
  call void @h_value(i32 %at, i64 %w)
  ret void
}
"""
BODIES += "".join(f"define {head} {{; {body}; }}\n".replace("; ", "\n") for head, _, body in UNKNOWN)


def drawn_argument(rng, kind, attributes):
    """A random argument: a constant as LLVM writes it."""
    if "noundef" not in attributes and rng.random() < 0.06:
        return "poison"
    count, element = lanes(kind)
    if count:
        return "<" + ", ".join(f"{element} {drawn_argument(rng, element, attributes)}" for _ in range(count)) + ">"
    if kind == "ptr":
        if "nonnull" not in attributes and "dereferenceable" not in attributes and rng.random() < 0.05:
            return "null"
        name = rng.choice(["m0", "m1"] if rng.random() < 0.8 else ["m2", "g0"])
        return f"getelementptr (i8, ptr @{name}, i64 {rng.choice([0, 0, 4, 8]) if OBJECTS[name] > 8 else 0})"
    if kind in ("half", "float"):
        words = {"half": ["0xH7C00", "0xHFC00", "0xH7E00", "0xH0001", "0xH7BFF"]}
        words["float"] = ["0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000"]
        return rng.choice(["0.0", "-0.0", "1.0", "-1.0", "0.5", "3.0", "-2.5"] + words[kind])
    size = width(kind)
    low, high = -(1 << size - 1), (1 << size - 1) - 1
    some = [rng.randint(low, high) for _ in range(3)]
    return str(rng.choice([0, 1, -1, 2, low, high, size, *some]))


def drawn_arguments(rng, parameters, count):
    """So many lists of arguments; all that there are if that is fewer."""
    if all(is_int(kind) for kind, _ in parameters) and sum(width(kind) for kind, _ in parameters) <= 7:
        poison = [[] if "noundef" in attributes else ["poison"] for _, attributes in parameters]
        return list(itertools.product(*([*range(1 << width(kind)), *more] for (kind, _), more in zip(parameters, poison))))
    return [[drawn_argument(rng, kind, attributes) for kind, attributes in parameters] for _ in range(count)]


def drawn_memory(rng):
    """What each object holds at first: bytes, few of them poison."""
    texts = {}
    for name, size in OBJECTS.items():
        bytes_ = [rng.choice([0, 1, 255, 127, 128, rng.randrange(256)]) if rng.random() < 0.96 else "poison" for _ in range(size)]
        texts[name] = f"[{size} x i8] [{', '.join(f'i8 {byte}' for byte in bytes_)}]"
    return texts


def shown(kind, name, at):
    """Lines that print a value from some place on; floats as bits, but every NaN is the same."""
    count, element = lanes(kind)
    if count:
        lines = []
        for lane in range(count):
            lines += [f"  {name}l{lane} = extractelement {kind} {name}, i32 {lane}", *shown(element, f"{name}l{lane}", at + lane)]
        return lines
    if kind == "void":
        return []
    lines, value = [], f"{name}z"
    if kind in ("half", "float"):
        whole = f"i{bits(kind)}"
        lines += [f"  {name}i = bitcast {kind} {name} to {whole}", f"  {name}u = fcmp uno {kind} {name}, {name}"]
        lines += [f"  {name}w = zext {whole} {name}i to i64", f"  {value} = select i1 {name}u, i64 7777777, i64 {name}w"]
    elif kind == "i64":
        value = name
    else:
        lines += [f"  {value} = {'ptrtoint' if kind == 'ptr' else 'zext'} {kind} {name} to i64"]
    return [*lines, f"  call void @h_value(i32 {at}, i64 {value})"]


def harness(text, rounds, memories, wanted, strict):
    """A program that calls a function with the arguments of the wanted rounds, and prints what comes of it.

    Objects are the same whatever is wanted, so that they lie at the same places. If `strict`, freezing poison is undefined.
    """
    _, result, parameters = signature(text)
    ours = r"(target |source_filename|; |@[gk]\d = |attributes|declare .*@(e_|printf\(|exit\(|llvm\.memcpy\.p0\.p0\.i64)).*\n"
    own = re.sub(r" #\d+", "", re.sub("^" + ours, "", text, flags=re.M))
    if strict:
        pattern = r"= freeze (<[^>]*>|\{[^}]*\}|\[[^]]*\]|\w+) (.*)"
        kinds = sorted({found[1] for found in re.finditer(pattern, own)})
        own = re.sub(pattern, lambda found: f"= call {found[1]} @h_freeze{kinds.index(found[1])}({found[1]} {found[2]})", own)
        own += "".join(f"define {kind} @h_freeze{at}({kind} noundef %x) {{\n  ret {kind} %x\n}}\n" for at, kind in enumerate(kinds))
    parts = [HEAD, CONSTANT, *(f"@{name} = global [{size} x i8] zeroinitializer, align 16" for name, size in OBJECTS.items())]
    parts += [f"@i{k}_{name} = constant {bytes_}" for k, memory in enumerate(memories) for name, bytes_ in memory.items()]
    # What nothing leads to has no place, so everything is led to.
    names = ["k0", *OBJECTS, *(f"i{k}_{name}" for k in range(len(rounds)) for name in OBJECTS)]
    parts.append(f"@h_all = global [{len(names)} x ptr] [{', '.join(f'ptr @{name}' for name in names)}]")
    ends = ["define void @h_ends(i32 %how) {", "  %p = call i32 (ptr, ...) @printf(ptr @h_end, i32 %how)"]
    for at, (name, byte) in enumerate(((name, byte) for name, size in OBJECTS.items() for byte in range(size)), MEMORY):
        ends.append(f"  call void @h_byte(ptr getelementptr (i8, ptr @{name}, i64 {byte}), i32 {at})")
    main = ["define i32 @main() {", "  store ptr @k0, ptr @h_all"]
    for k in wanted:
        main += [f"  call void @llvm.memcpy.p0.p0.i64(ptr @{name}, ptr @i{k}_{name}, i64 {size}, i1 false)" for name, size in OBJECTS.items()]
        main += ["  store i32 1, ptr @h_state", f"  %s{k} = call i32 (ptr, ...) @printf(ptr @h_start, i32 {k})"]
        operands = ", ".join(f"{kind} {value}" for (kind, _), value in zip(parameters, rounds[k]))
        main.append(f"  {f'%r{k} = ' if result != 'void' else ''}call {result} @f({operands})")
        main += [*shown(result, f"%r{k}", 0), "  call void @h_ends(i32 114)"]
    return "\n".join([*parts, BODIES, *ends, "  ret void", "}", *main, "  ret i32 0", "}", own, ""])


class Ran(NamedTuple):
    """What came of one call: how it ended (r: returned, x: a callee ended the program, ub), what was called, what was printed at which place."""

    end: str
    calls: list
    values: dict

    def allows(self, target):
        """Whether what the target did is something that this, the source, allows. A question mark is poison."""
        if self.end == "ub":
            return True
        same = all(value == "?" or target.values.get(at) == value for at, value in self.values.items())
        return same and (self.end, self.calls) == (target.end, target.calls)

    def beside(self, target):
        """Says where the target's run is different."""
        places = [f"at {at} {value}, then {target.values.get(at)}" for at, value in self.values.items() if target.values.get(at) != value]
        return f"the source ends with {self.end} {self.calls}, the target with {target.end} {target.calls}; " + "; ".join(places)


UNDEFINED = Ran("ub", [], {})


def read_rounds(stdout):
    """What was printed: the outcome of each round."""
    rounds, number = {}, None
    for words in map(str.split, stdout.splitlines()):
        if words[:1] == ["s"]:
            number = int(words[1])
            rounds[number] = UNDEFINED._replace(calls=[], values={})
        elif words[:1] == ["c"]:
            rounds[number].calls.append(" ".join(words[1:]))
        elif words in (["r"], ["x"]):
            rounds[number] = rounds[number]._replace(end=words[0])
        elif len(words) == 3:
            rounds[number].values[int(words[1])] = words[2]
    return rounds


def mixes_pointers(text):
    """Whether bytes of a pointer may be read as numbers, or numbers as a pointer.

    For `heddle refine` that gives poison, for `heddle run` the bytes of an address. It cannot be where pointers are kept only in locals of
    their own, whose addresses are used for nothing but to load and to store pointers.
    """
    kept = re.findall(r"\b(?:load|store) [^,\n]*\bptr\b.*, ptr ([^,\n]+)", text)
    for place in map(re.escape, kept):
        good = rf"^  {place} = alloca ptr,|load ptr, ptr {place},|store ptr [^,]+, ptr {place},|@llvm\.lifetime.*ptr (?:nonnull )?{place}\)"
        uses = rf"{place}(?![\w.])"
        if not re.search(rf"^  {place} = alloca ptr,", text, re.M) or len(re.findall(good, text, re.M)) != len(re.findall(uses, text)):
            return True
    return False


def argument_text(kind, value):
    """An argument of a counterexample as LLVM writes constants."""
    if value in ("poison", "true", "false"):
        return value
    count, element = lanes(kind)
    if count:
        return "<" + ", ".join(f"{element} {argument_text(element, each)}" for each in value.strip("{} ").split(", ")) + ">"
    if not re.match(r"\d+( |$)", value):
        raise Unjudged(f"the argument {value}")
    number = int(value.split()[0])
    if kind == "half":
        return f"0xH{number:04X}"
    if kind == "float":
        return f"0x{struct.pack('>d', *struct.unpack('<f', struct.pack('<I', number))).hex()}"
    return str(number)


class Runs:
    """Runs pairs of functions in a directory for files."""

    def __init__(self, heddle, seconds, scratch):
        self.heddle, self.seconds, self.path = heddle, seconds, scratch / "run.ll"

    def ran(self, text, rounds, memories, wanted, strict):
        """What comes of each wanted round. A round that is undefined stops a run; another goes on with the next."""
        if mixes_pointers(text):
            raise Unjudged("bytes of pointers may be read as numbers")
        outcomes = {}
        while wanted:
            self.path.write_text(harness(text, rounds, memories, wanted, strict))
            done = run([self.heddle, "run", "--format", "json", "--max-steps", "3000000", str(self.path)], seconds=self.seconds)
            seen = read_rounds(json.loads(done.stdout)["stdout"]) if done.code in (0, 10) else {}
            if wanted[0] not in seen:
                raise Unjudged(f"a run ended with {done.code}: {done.stderr[:300]} {done.stdout.decode(errors='replace')[:1500]}")
            outcomes |= seen
            if done.code == 10:
                outcomes[max(seen)] = UNDEFINED
            wanted = [k for k in wanted if k > max(seen)]
        return outcomes

    def wrong_proof(self, rng, source, target, count):
        """Runs both on many arguments. Says where the target does what the source does not; None if nowhere."""
        rounds = drawn_arguments(rng, signature(source)[2], count)
        memories = [drawn_memory(rng) for _ in rounds]
        before = self.ran(source, rounds, memories, list(range(len(rounds))), True)
        defined = [k for k, one in before.items() if one.end != "ub"]
        if not defined:
            raise Unjudged("the source is never defined")
        after = self.ran(target, rounds, memories, defined, False)
        for k in defined:
            if not before[k].allows(after[k]):
                return f"with {', '.join(map(str, rounds[k])) or 'no arguments'}: {before[k].beside(after[k])}; memory: {memories[k]}"
        return None

    def false_alarm(self, source, target, values):
        """Runs both on the arguments of a counterexample. Says what they do if the source allows what the target does; None if not."""
        _, _, parameters = signature(source)
        if re.search(r"@e_|@g\d|\bundef\b", source + target) or any(kind == "ptr" for kind, _ in parameters):
            raise Unjudged("more than arguments decides")
        arguments = [[argument_text(kind, value) for (kind, _), value in zip(parameters, values)]]
        memories = [drawn_memory(random.Random(1))]
        before, after = ([self.ran(text, arguments, memories, [0], strict)[0] for strict in (True, False)] for text in (source, target))
        if before[0] != before[1] or after[0] != after[1]:
            raise Unjudged("something is frozen")
        return f"with {arguments[0]}: {before[0].beside(after[0])}" if before[0].allows(after[0]) else None
