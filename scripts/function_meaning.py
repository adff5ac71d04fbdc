"""What small LLVM functions of integers mean, exactly and for all arguments, undef and poison among them. Nothing here is shared with heddle.

A register has a set of values, since one that is undef, or depends on something that is, may have another value wherever it is used.
POISON is one of the values; a vector is a tuple. What is frozen is chosen once, and every choice has its turn.
"""

import functools
import itertools
import math
import re

from llvm_text import BINARY, DIVISIONS, KIND, OPERAND, lanes, signature, split_operands, width

POISON = None
MOST_VALUES, MOST_WORLDS, MOST_ARGUMENTS = 4096, 3000, 2000


class Unjudged(Exception):
    """Nothing can be said."""


class Undefined(Exception):
    """Undefined behaviour."""


def signed(value, size):
    return value - (1 << size) if value >> (size - 1) else value


def bounds(size, with_sign):
    return (-(1 << size - 1), (1 << size - 1) - 1) if with_sign else (0, (1 << size) - 1)


def fits(value, size, with_sign):
    low, high = bounds(size, with_sign)
    return low <= value <= high


def divided(op, flags, size, a, b):
    """A division or a rest of two numbers, of which the first may be poison. The last two are as they are read by the operation."""
    if not b:
        raise Undefined
    if op[0] == "s" and b == -1:
        if a is POISON:
            raise Unjudged("whether poison can be divided by -1")
        if a == -(1 << size - 1):
            raise Undefined
    if a is POISON:
        return POISON
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    rest = a - quotient * b
    return POISON if "exact" in flags and rest else (quotient if op.endswith("div") else rest) & (1 << size) - 1


def compute(op, flags, size, a, b):
    """A binary operation on two numbers of so many bits."""
    x, y = (each if each is POISON else signed(each, size) for each in (a, b))
    if op in DIVISIONS:
        return divided(op, flags, size, *((x, y) if op[0] == "s" else (a, b)))
    if a is POISON or b is POISON or op in ("shl", "lshr", "ashr") and b >= size:
        return POISON
    mask = (1 << size) - 1
    if op in ("and", "or", "xor"):
        return POISON if "disjoint" in flags and a & b else {"and": a & b, "or": a | b, "xor": a ^ b}[op]
    if op in ("lshr", "ashr"):
        return POISON if "exact" in flags and a & (1 << b) - 1 else (a if op == "lshr" else x) >> b & mask
    for flag, left, right in [("nuw", a, b), ("nsw", x, y)]:
        exact = left << b if op == "shl" else {"add": left + right, "sub": left - right, "mul": left * right}[op]
        if flag in flags and not fits(exact, size, flag == "nsw"):
            return POISON
    return exact & mask


def compared(predicate, size, a, b):
    if a is POISON or b is POISON:
        return POISON
    if predicate[0] == "s":
        a, b = signed(a, size), signed(b, size)
    return int({"eq": a == b, "ne": a != b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}[predicate[-2:]])


def converted(op, flags, before, after, a):
    if a is POISON:
        return POISON
    if op == "zext":
        return POISON if "nneg" in flags and signed(a, before) < 0 else a
    result = (signed(a, before) if op == "sext" else a) & (1 << after) - 1
    if "nuw" in flags and result != a or "nsw" in flags and signed(result, after) != signed(a, before):
        return POISON
    return result


def intrinsic(name, size, *operands):
    """An intrinsic on numbers of so many bits."""
    if POISON in operands:
        return POISON
    mask, with_sign = (1 << size) - 1, name[0] == "s"
    a, b = operands[0], operands[1] if len(operands) > 1 else 0
    left, right = (signed(a, size), signed(b, size)) if with_sign else (a, b)
    text = f"{a:0{size}b}"
    if name in ("smin", "smax", "umin", "umax"):
        return (min if name[1:] == "min" else max)(left, right) & mask
    if name.endswith(".sat"):
        if name[1:4] == "shl" and b >= size:
            return POISON
        exact = left << b if name[1:4] == "shl" else left + right if name[1:4] == "add" else left - right
        low, high = bounds(size, with_sign)
        return max(low, min(high, exact)) & mask
    if name == "abs":
        return POISON if b and a == 1 << size - 1 else abs(signed(a, size)) & mask
    if name in ("ctlz", "cttz"):
        return (POISON if b else size) if not a else (text if name == "ctlz" else text[::-1]).index("1")
    if name == "ctpop":
        return text.count("1")
    if name == "bitreverse":
        return int(text[::-1], 2)
    if name == "bswap":
        return int.from_bytes(a.to_bytes(size // 8, "little"), "big")
    if name in ("fshl", "fshr"):
        by, both = operands[2] % size, a << size | b
        return (both << by >> size if name == "fshl" else both >> by) & mask
    raise Unjudged(f"the intrinsic {name}")


def overflow(name, size, a, b):
    """A result and whether it overflows."""
    if a is POISON or b is POISON:
        return (POISON, POISON)
    left, right = (signed(a, size), signed(b, size)) if name[0] == "s" else (a, b)
    exact = {"add": left + right, "sub": left - right, "mul": left * right}[name[1:4]]
    return (exact & (1 << size) - 1, int(not fits(exact, size, name[0] == "s")))


def reduce(op, size, values):
    total = values[0]
    for each in values[1:]:
        total = compute(op, "", size, total, each) if op in BINARY else intrinsic(op, size, total, each)
    return total


def bitcast(before, after, value):
    (count, element), (new_count, new_element) = lanes(before), lanes(after)
    if POISON in (value if count else (value,)):
        if count and new_count:
            raise Unjudged("poison in a bitcast of vectors")
        return (POISON,) * new_count if new_count else POISON
    number = sum(lane << (at * width(element)) for at, lane in enumerate(value)) if count else value
    if not new_count:
        return number
    return tuple(number >> (at * width(new_element)) & (1 << width(new_element)) - 1 for at in range(new_count))


def selected(condition, yes, no):
    if isinstance(yes, tuple) and not isinstance(condition, tuple):
        condition = (condition,) * len(yes)
    return lanewise(lambda c, a, b: POISON if c is POISON else a if c else b, condition, yes, no)


# Instructions with vectors, whose indices are poison or out of range at times.
ELEMENTS = {
    "select": selected,
    "extractelement": lambda vector, at: POISON if at is POISON or at >= len(vector) else vector[at],
    "insertelement": lambda vector, value, at: tuple(
        POISON if at is POISON or at >= len(vector) else value if lane == at else old for lane, old in enumerate(vector)
    ),
    "shufflevector": lambda one, other, mask: tuple(POISON if at is POISON else (one + other)[at] for at in mask),
}


def lanewise(function, *operands):
    """Applies a function lane by lane, if there are lanes."""
    return tuple(map(function, *operands)) if isinstance(operands[0], tuple) else function(*operands)


def joined(function, *sets):
    """All that a function gives for members of sets."""
    if math.prod(map(len, sets)) > MOST_VALUES:
        raise Unjudged("too many values")
    return frozenset(function(*each) for each in itertools.product(*sets))


def together(*sets):
    """The vectors of which each element is of its set."""
    return joined(lambda *each: each, *sets)


def inside(promise, size, values):
    """Values, with poison for those that are outside of a promised range."""
    limits = re.search(r"range\(\w+ (-?\d+), (-?\d+)\)", promise)
    if not limits:
        return values
    low, high = map(int, limits.groups())
    good = lambda x: x if x is not POISON and (x - low) % (1 << size) < (high - low) % (1 << size) else POISON
    return joined(lambda value: lanewise(good, value), values)


def matched(pattern, text):
    """The match of what is expected."""
    found = re.match(pattern, text)
    if not found:
        raise Unjudged(f"what {text} means")
    return found


def typed(text):
    """Operands as pairs of a type and a text."""
    return [matched(rf"{KIND} (.*)$", each).groups() for each in split_operands(text)]


class Meaning:
    """What a function of integers does."""

    def __init__(self, text):
        head, code = text.split("define ", 1)[1].split("\n}", 1)[0].split("\n", 1)
        if re.search(r"\b(void|ptr|half|float|alloca|load|store)\b|@(?!llvm)", head.replace("@f(", "") + code.replace("void @llvm.assume", "")):
            raise Unjudged("more than integers")
        self.promise, self.result, self.parameters = signature(text)
        self.names = [attributes.split()[-1] for _, attributes in self.parameters]
        self.blocks, self.registers, lines = {}, {}, None
        # Comments are left out, and the cases of a switch are one line with it.
        code = re.sub(r" *;.*| #\d+", "", re.sub(r"\n +(?=\]|i\d+ -?\d+, label)", " ", code))
        for line in code.split("\n"):
            if line.endswith(":"):
                lines = self.blocks["%" + line[:-1]] = []
            elif line:
                lines.append(line.strip())

    def outcomes(self, arguments):
        """All that it may return for arguments, each of which is a set; None if it may be undefined."""
        found, pending = set(), [[]]
        for _ in range(MOST_WORLDS):
            if not pending:
                return found
            self.chosen, self.at, self.more = pending.pop(), 0, []
            try:
                found |= self.walk(dict(zip(self.names, arguments)))
            except Undefined:
                return None
            pending += self.more
        raise Unjudged("too many choices")

    def walk(self, registers):
        """What it returns with one choice for each freeze."""
        self.registers, block, before = registers, next(iter(self.blocks)), None
        for _ in range(60):
            phis = {}
            for line in self.blocks[block]:
                name, text = line.split(" = ", 1) if " = " in line else (None, line)
                if text.startswith("phi "):
                    coming = re.findall(rf"\[ ({OPERAND}(?: \([^)]*\))?), (%[\w.]+) \]", text)
                    phis[name] = self.operand(matched(rf"phi {KIND}", text)[1], next(value for value, label in coming if label == before))
                    continue
                self.registers.update(phis)
                op = text.split()[0]
                if op == "ret":
                    return self.returned(*typed(text[4:])[0])
                if op == "unreachable":
                    raise Undefined
                if op in ("br", "switch"):
                    before, block = block, self.next(text)
                    break
                self.registers[name] = self.step(text)
        raise Unjudged("a long way")

    def returned(self, kind, value):
        """The values that are returned, as far as they keep what is promised."""
        values = inside(self.promise, width(kind), self.operand(kind, value))
        if "noundef" in self.promise and (len(values) > 1 or any(POISON in (each if lanes(kind)[0] else (each,)) for each in values)):
            raise Undefined
        return values

    def next(self, text):
        """The label that a branch goes to."""
        labels = re.findall(r"label (%[\w.]+)", text)
        if text.startswith("br label"):
            return labels[0]
        kind, condition = matched(rf"\w+ {KIND} (\S+),", text).groups()
        values = self.operand(kind, condition)
        if len(values) > 1 or POISON in values:
            raise Undefined
        (value,) = values
        if text.startswith("br"):
            return labels[0] if value else labels[1]
        cases = {int(number) % (1 << width(kind)): label for number, label in re.findall(r"\w+ (-?\d+), label (%[\w.]+)", text)}
        return cases.get(value, labels[0])

    def operand(self, kind, text):
        """The values of an operand."""
        if text.startswith("%"):
            return self.registers[text]
        count, element = lanes(kind)
        if count:
            if text.startswith("splat"):
                return frozenset((value,) * count for value in self.operand(element, matched(r".*\(\w+ (.*)\)", text)[1]))
            words = {"zeroinitializer": "0", "poison": "poison", "undef": "undef"}
            parts = [(element, words[text])] * count if text in words else typed(text[1:-1])
            return together(*[self.operand(*each) for each in parts])
        if text == "undef":
            return joined(lambda value: value, range(1 << width(kind)))
        if text == "poison":
            return frozenset([POISON])
        if text in ("true", "false"):
            return frozenset([int(text == "true")])
        return frozenset([int(matched(r"-?\d+$", text)[0]) % (1 << width(kind))])

    def frozen(self, kind, values):
        """What freezing gives: one choice, which stays; others have their turn later."""
        if self.at == len(self.chosen):
            count, every = lanes(kind)[0], range(1 << width(kind))
            known = set()
            for value in values:
                lane = [every if each is POISON else [each] for each in (value if count else (value,))]
                known |= together(*lane)
            first, *others = sorted(known)
            self.more += [[*self.chosen, other] for other in others]
            self.chosen = [*self.chosen, first]
        self.at += 1
        choice = self.chosen[self.at - 1]
        return frozenset([choice if lanes(kind)[0] else choice[0]])

    def step(self, text):
        """The values of an instruction."""
        text = text.removeprefix("tail ")
        op, rest = text.split(" ", 1)
        if op in BINARY or op == "icmp":
            words, kind, operands = matched(rf"\w+ ((?:(?!i\d)[a-z]+ )*){KIND} (.*)$", text).groups()
            how = (compared, words.strip()) if op == "icmp" else (compute, op, words)
            one = functools.partial(*how, width(kind))
            return joined(lambda a, b: lanewise(one, a, b), *[self.operand(kind, each) for each in split_operands(operands)])
        if op == "freeze":
            ((kind, value),) = typed(rest)
            return self.frozen(kind, self.operand(kind, value))
        if op in ("zext", "sext", "trunc", "bitcast"):
            flags, kind, value, after = matched(rf"\w+ ((?:(?:nsw|nuw|nneg) )*){KIND} (.*) to (.*)$", text).groups()
            if op == "bitcast":
                return joined(lambda a: bitcast(kind, after, a), self.operand(kind, value))
            one = lambda x: converted(op, flags, width(kind), width(after), x)
            return joined(lambda a: lanewise(one, a), self.operand(kind, value))
        if op == "extractvalue":
            name, at = matched(r".* (%[\w.]+), (\d)$", text).groups()
            return frozenset(value[int(at)] for value in self.registers[name])
        if op in ELEMENTS:
            return joined(ELEMENTS[op], *[self.operand(*each) for each in typed(rest)])
        if op == "call":
            return self.call(text)
        raise Unjudged(f"the instruction {op}")

    def call(self, text):
        """The values of a call of an intrinsic."""
        promise, name, operands = matched(r"call (range\([^)]*\) )?(?:\{[^}]*\}|<[^>]*>|\w+) @llvm\.([\w.]+)\((.*)\)$", text).groups()
        if "noundef" in text:
            raise Unjudged(f"the call {text}")
        values, size = [self.operand(*each) for each in typed(operands)], width(typed(operands)[0][0])
        if name == "assume":
            if values[0] != {1}:
                raise Undefined
            return None
        if ".with.overflow" in name:
            return joined(lambda a, b: overflow(name, size, a, b), *values)
        if name.startswith("vector.reduce."):
            return joined(lambda a: reduce(name.split(".")[2], size, a), *values)
        name = name.rsplit(".", 1)[0]
        # The flag of these is not one for each lane.
        flag = values.pop() if name in ("abs", "ctlz", "cttz") else ()
        one = lambda *all_: lanewise(lambda *each: intrinsic(name, size, *each, *flag), *all_)
        return inside(promise or "", size, joined(one, *values))


def every_argument(kind, attributes):
    """Each argument of a type as a set: each value, poison and undef."""
    count, element = lanes(kind)
    if width(kind) > 8 or "range" in attributes:
        raise Unjudged("too many arguments")
    if count:
        some = every_argument(element, attributes)
        if len(some) ** count > MOST_ARGUMENTS:
            raise Unjudged("too many arguments")
        return [together(*sets) for sets in itertools.product(some, repeat=count)]
    values = range(1 << width(kind))
    return [frozenset([value]) for value in values] + ([] if "noundef" in attributes else [frozenset([POISON]), frozenset(values)])


def covers(allowed, done):
    """Whether a value may stand for another: lane by lane the same, or anything for poison."""
    if isinstance(allowed, tuple):
        return all(map(covers, allowed, done))
    return allowed is POISON or allowed == done


def first_difference(source, target):
    """Says for which arguments a target may do what its source may not; None if there are none. Raises Unjudged if that is not known."""
    before, after = Meaning(source), Meaning(target)
    every = [every_argument(*each) for each in before.parameters]
    if math.prod(map(len, every)) > MOST_ARGUMENTS:
        raise Unjudged("too many arguments")
    for arguments in itertools.product(*every):
        allowed = before.outcomes(arguments)
        if allowed is None:
            continue
        done = after.outcomes(arguments)
        if done is None or not all(any(covers(one, other) for one in allowed) for other in done):
            shown = [sorted(each, key=repr) for each in arguments]
            return f"with {shown} the source may return {allowed}, the target {done or 'is undefined'} (None is poison)"
    return None
