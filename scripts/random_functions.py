"""Random LLVM functions, small enough that `heddle refine` mostly has an answer.

Each is of a profile, which says what it is about: choices (few bits, much that is undef, poison or frozen), integers, control, memory, pointers,
calls, floats, vectors. Intrinsics are not declared, since LLVM's opt does that.
"""

import re

from llvm_text import BINARY, DIVISIONS, FLAGS, FLOAT_PREDICATES, HEAD, OVERFLOWS, PREDICATES, REDUCES, TWO_OPERANDS
from llvm_text import bits, is_int, lanes, suffix, width
from random_accesses import METADATA, VARIABLES, Accesses, Pointer

PROFILES = ["choices", "integers", "control", "memory", "pointers", "calls", "floats", "vectors"]
WITH_MEMORY = ["memory", "pointers", "calls"]


class Maker(Accesses):
    """Makes one random function, line by line.

    If it is to be `judged` by runs, nothing is done that runs and `heddle refine` may see in different ways.
    """

    def __init__(self, rng, profile, judged, any_copies=True):
        self.rng, self.profile, self.judged = rng, profile, judged
        # LLVM's instcombine copies 1, 2, 4 or 8 bytes as an integer. That is wrong, as is known: one byte of a pointer or one that is
        # poison makes all poison.
        self.any_copies = any_copies
        # Constants that are undef or poison, memory that was never written and the like, which runs cannot judge.
        self.wild = (not judged or profile == "choices") and rng.random() < (0.6 if profile == "choices" else 0.4)
        self.lines, self.values, self.pointers, self.variables, self.declared = [], [], [], [], {}
        # Registers that something depends on; others are preferred, so that little is in vain.
        self.used = set()
        # Objects on the heap, and in how many branches or loops the next line is.
        self.heap, self.nested = [], 0
        self.count, self.label, self.result = 0, "%entry", None
        self.budget = rng.randint(2, 7) if profile == "choices" else rng.randint(3, 12)
        self.kinds = self.draw_kinds()

    def draw_kinds(self):
        """The types that this function is about."""
        if self.profile == "floats":
            return [self.rng.choice(["i8", "i16", "i32"]), self.rng.choice(["half", "float", "float"])]
        if self.profile == "vectors":
            kind = self.rng.choice(["<2 x i4>", "<4 x i8>", "<2 x i16>", "<2 x i8>", "<4 x i1>", "<3 x i4>", "<2 x i3>"])
            return [kind, lanes(kind)[1]]
        few = ["i1", "i2", "i3", "i4"] if self.profile == "choices" else ["i1", "i3", "i4", "i8", "i16", "i32"]
        return self.rng.sample(["i8", "i8", "i16", "i32"] if self.profile in WITH_MEMORY else few, 2)

    def chance(self, share):
        return self.rng.random() < share

    def drawn(self, weighted):
        """One of some things, each with its weight."""
        return self.rng.choices(list(weighted), list(weighted.values()))[0]

    def name(self, hint="v"):
        self.count += 1
        return f"%{hint}{self.count}"

    def emit(self, text):
        self.lines.append("  " + text)

    def make(self, kind, text, keep=True):
        """Emits an instruction with a result of this type, which others may use if it is kept."""
        name = self.name()
        self.emit(f"{name} = {text}")
        if keep:
            self.values.append((name, kind))
        return name

    def start(self, label):
        self.lines.append(f"{label[1:]}:")
        self.label = label

    def call_intrinsic(self, kind, name, *operands, keep=True):
        return self.make(kind, f"call {kind} @llvm.{name}({', '.join(operands)})", keep)

    # Operands.

    def number(self, kind):
        """A constant of an integer type."""
        size = width(kind)
        low, high = -(1 << size - 1), (1 << size - 1) - 1
        return str(self.rng.choice([0, 1, -1, 2, low, high, size - 1, self.rng.randint(low, high), self.rng.randint(low, high)]))

    def constant(self, kind):
        if self.wild and self.chance(0.12):
            return self.rng.choice(["undef", "poison"])
        count, element = lanes(kind)
        if count:
            return "<" + ", ".join(f"{element} {self.constant(element)}" for _ in range(count)) + ">"
        if kind in ("half", "float"):
            infinity = "0x7FF0000000000000" if kind == "float" else "0xH7C00"
            return self.rng.choice(["0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "3.0", infinity])
        return self.number(kind)

    def splat(self, kind, number):
        """A constant with this number in each element."""
        count, element = lanes(kind)
        return "<" + ", ".join([f"{element} {number}"] * count) + ">" if count else str(number)

    def known(self, kind):
        return [name for name, its in self.values if its == kind]

    def value(self, kind):
        """Something of a type: a register, mostly, or a constant, or what a conversion makes of another register."""
        known = self.known(kind)
        if known and self.chance(0.8):
            unused = [name for name in known if name not in self.used]
            name = self.rng.choice(unused if unused and self.chance(0.6) else known)
            self.used.add(name)
            return name
        others = [(name, its) for name, its in self.values if is_int(its) and its != kind]
        if is_int(kind) and others and (not known or self.chance(0.4)):
            return self.convert(*self.rng.choice(others), kind)
        return self.constant(kind)

    def typed(self, kind):
        return f"{kind} {self.value(kind)}"

    def convert(self, name, its, kind):
        """An integer as one of another width."""
        op = "trunc" if width(its) > width(kind) else self.rng.choice(["zext", "sext"])
        return self.make(kind, f"{op} {self.flags(op, 0.1)}{its} {name} to {kind}")

    def flags(self, op, share):
        """Some flags that an instruction may have."""
        return "".join(f"{flag} " for flag in FLAGS.get(op, []) if self.chance(share))

    # Integers, which may be elements of vectors.

    def binary(self, kind):
        """A binary operation. Shifts are mostly by less than the width, divisions mostly not by 0; what is hard for solvers is rare if it is wide."""
        light = width(kind) <= 8 or self.chance(0.2)
        op = self.rng.choice([each for each in BINARY if light or each not in ("mul", *DIVISIONS)])
        flags, left, right = self.flags(op, 0.2), self.value(kind), self.value(kind)
        if op in ("shl", "lshr", "ashr") and self.chance(0.6):
            right = self.splat(kind, self.rng.randrange(width(kind)))
        elif op in DIVISIONS and self.chance(0.4):
            right = self.splat(kind, self.rng.choice([1, 2, 3, 4, 5, 7]))
        elif op in DIVISIONS and self.chance(0.5):
            right = self.make(kind, f"or {kind} {right}, {self.splat(kind, 1)}")
        return self.make(kind, f"{op} {flags}{kind} {left}, {right}")

    def compare(self, kind):
        count, _ = lanes(kind)
        truth = f"<{count} x i1>" if count else "i1"
        return self.make(truth, f"icmp {self.rng.choice(PREDICATES)} {self.typed(kind)}, {self.value(kind)}")

    def int_kind(self, but=""):
        """One of the integer types that the function is about."""
        return self.rng.choice([each for each in self.kinds if is_int(each) and each != but] or ["i8"])

    def truth(self, kind="i1"):
        """Something to decide by: a comparison, mostly."""
        known = self.known(kind)
        if known and self.chance(0.4):
            return self.rng.choice(known)
        return self.compare(self.int_kind()) if kind == "i1" and self.chance(0.9) else self.value(kind)

    def select(self, kind):
        count, _ = lanes(kind)
        truth = f"<{count} x i1>" if count and self.chance(0.5) else "i1"
        return self.make(kind, f"select {truth} {self.truth(truth)}, {self.typed(kind)}, {self.typed(kind)}")

    def freeze(self, kind):
        return self.make(kind, f"freeze {self.typed(kind)}")

    def intrinsic(self, kind):
        """One of the intrinsics for integers and vectors of them."""
        more = ["abs", "ctlz", "cttz", "fshl", "fshr", "ctpop", "bitreverse"] + (["bswap"] if width(kind) % 16 == 0 else [])
        name = self.rng.choice(TWO_OPERANDS + more)
        operands = [self.typed(kind) for _ in range(2 if name in TWO_OPERANDS else 3 if name.startswith("fsh") else 1)]
        flag = [f"i1 {self.rng.randrange(2)}"] if name in ("abs", "ctlz", "cttz") else []
        return self.call_intrinsic(kind, f"{name}.{suffix(kind)}", *operands, *flag)

    def overflow(self, kind):
        """An operation that says whether it overflows."""
        pair = f"{{ {kind}, i1 }}"
        name = f"{self.rng.choice(OVERFLOWS[: 4 if width(kind) > 8 else 6])}.with.overflow.{kind}"
        both = self.call_intrinsic(pair, name, self.typed(kind), self.typed(kind), keep=False)
        self.make("i1", f"extractvalue {pair} {both}, 1")
        return self.make(kind, f"extractvalue {pair} {both}, 0")

    def integer(self):
        """A step with integers."""
        freezes = 3 if self.profile == "choices" else 1
        steps = {self.binary: 8, self.compare: 2, self.select: 2, self.freeze: freezes, self.intrinsic: 3, self.overflow: 1}
        self.drawn(steps)(self.int_kind())

    def vector(self):
        """A step with vectors."""
        kind, element = self.kinds
        count, whole = lanes(kind)[0], f"i{bits(kind)}"
        step = self.rng.randrange(12)
        if step < 6:
            self.drawn({self.binary: 8, self.compare: 1, self.select: 1, self.freeze: 1, self.intrinsic: 2})(kind)
        elif step == 6:
            self.make(kind, f"insertelement {self.typed(kind)}, {self.typed(element)}, i32 {self.index(count)}")
        elif step == 7:
            self.make(element, f"extractelement {self.typed(kind)}, i32 {self.index(count)}")
        elif step == 8:
            mask = ", ".join("i32 poison" if self.chance(0.1) else f"i32 {self.rng.randrange(2 * count)}" for _ in range(count))
            self.make(kind, f"shufflevector {self.typed(kind)}, {self.typed(kind)}, <{count} x i32> <{mask}>")
        elif step == 9:
            self.call_intrinsic(element, f"vector.reduce.{self.rng.choice(REDUCES)}.{suffix(kind)}", self.typed(kind))
        elif step == 10:
            self.make(whole, f"bitcast {self.typed(kind)} to {whole}")
        else:
            self.make(kind, f"bitcast {self.typed(whole)} to {kind}")

    def index(self, count):
        """An index of an element, mostly in range."""
        return self.value("i32") if self.chance(0.2) and self.known("i32") else self.rng.randrange(count)

    def floating(self):
        """A step with floats. What may give either zero, or one NaN or another, is not for runs."""
        whole, kind = self.kinds
        step = self.rng.randrange(10)
        flags = self.flags("fadd", 0.15) + ("nsz " if not self.judged and self.chance(0.15) else "")
        if step < 3:
            op = self.rng.choice(["fadd", "fsub", "fmul", "fadd", "fsub"] + (["fdiv"] if kind == "half" else []))
            self.make(kind, f"{op} {flags}{self.typed(kind)}, {self.value(kind)}")
        elif step == 3:
            self.make(kind, f"fneg {flags}{self.typed(kind)}")
        elif step == 4:
            name = self.rng.choice(["minimum", "maximum", "copysign"] + ([] if self.judged else ["minnum", "maxnum"]))
            self.call_intrinsic(kind, f"{name}.{suffix(kind)}", self.typed(kind), self.typed(kind))
        elif step == 5:
            self.call_intrinsic(kind, f"{self.rng.choice(['fabs', 'fabs', 'trunc', 'floor', 'ceil'])}.{suffix(kind)}", self.typed(kind))
        elif step == 6:
            self.make("i1", f"fcmp {flags}{self.rng.choice(FLOAT_PREDICATES)} {self.typed(kind)}, {self.value(kind)}")
        elif step == 7:
            self.make(whole, f"{self.rng.choice(['fptosi', 'fptoui'])} {self.typed(kind)} to {whole}")
        elif step == 8:
            self.make(kind, f"{self.rng.choice(['sitofp', 'uitofp'])} {self.typed(whole)} to {kind}")
        else:
            self.select(kind)

    # Control.

    def arms(self, count=2):
        """Branches that come together again, with what each gives for some types."""
        labels, after = [self.name("b") for _ in range(count)], self.name("b")
        if count == 2:
            self.emit(f"br i1 {self.truth()}, label {labels[0]}, label {labels[1]}")
        else:
            kind = self.int_kind(but="i1")
            value, numbers = self.value(kind), self.rng.sample(range(1 << min(width(kind), 3)), count - 1)
            cases = " ".join(f"{kind} {number}, label {label}" for number, label in zip(numbers, labels[1:]))
            self.emit(f"switch {kind} {value}, label {labels[0]} [ {cases} ]")
        kinds = [self.rng.choice(self.kinds) for _ in range(self.rng.randint(1, 2))]
        outside, coming = (self.values, self.pointers, self.heap), []
        self.nested += 1
        for number, label in enumerate(labels):
            self.values, self.pointers, self.heap = map(list, outside)
            self.start(label)
            self.steps(self.rng.randint(0, 3))
            given = [self.value(kind) for kind in kinds]
            if number and self.chance(0.15):
                self.finish()
            elif number and self.chance(0.06):
                self.emit("unreachable")
            else:
                self.emit(f"br label {after}")
                coming.append((self.label, given))
        self.values, self.pointers, self.heap = outside
        self.nested -= 1
        self.start(after)
        for at, kind in enumerate(kinds):
            self.make(kind, f"phi {kind} " + ", ".join(f"[ {given[at]}, {label} ]" for label, given in coming))

    def loop(self):
        """A loop of at most three rounds."""
        body, after, more, phi, sum_phi = self.name("b"), self.name("b"), self.name("i"), self.name("i"), self.name("s")
        kind, counter = self.rng.choice(self.kinds), self.rng.choice(["i8", "i32"])
        first, rounds = self.value(kind), self.rng.randint(1, 3)
        if self.chance(0.4):
            rounds = self.make(counter, f"and {self.typed(counter)}, {self.rng.choice([1, 3])}", keep=False)
        before = self.label
        self.emit(f"br label {body}")
        self.start(body)
        at, outside = len(self.lines), (self.values, self.pointers, self.heap)
        self.values, self.pointers, self.heap = map(list, outside)
        self.values += [(phi, counter), (sum_phi, kind)]
        self.nested += 1
        self.steps(self.rng.randint(1, 4))
        if self.chance(0.2) and self.budget > 3:
            self.arms()
        next_value = self.value(kind)
        self.emit(f"{more} = add nuw {counter} {phi}, 1")
        self.lines[at:at] = [
            f"  {phi} = phi {counter} [ 0, {before} ], [ {more}, {self.label} ]",
            f"  {sum_phi} = phi {kind} [ {first}, {before} ], [ {next_value}, {self.label} ]",
        ]
        done = self.make("i1", f"icmp ult {counter} {more}, {rounds}", keep=False)
        self.emit(f"br i1 {done}, label {body}, label {after}")
        self.start(after)
        self.values, self.pointers, self.heap = outside
        self.values += [(more, counter), (sum_phi, kind)]
        self.nested -= 1

    # The whole.

    def steps(self, count):
        """Random steps of the profile, as long as the budget lasts."""
        weights = {
            "choices": {self.integer: 1},
            "integers": {self.integer: 1},
            "control": {self.integer: 4, self.access: 1},
            "memory": {self.access: 8, self.integer: 2, self.lifetime: 1, self.aggregate: 1, self.masked: 1},
            "pointers": {self.pointing: 6, self.access: 4, self.integer: 2, self.lifetime: 1},
            "calls": {self.call: 6, self.access: 6, self.integer: 4, self.lifetime: 1},
            "floats": {self.floating: 5, self.integer: 1},
            "vectors": {self.vector: 6, self.integer: 1, self.access: 1},
        }[self.profile]
        for _ in range(min(count, self.budget)):
            self.budget -= 1
            if self.chance(0.02):
                self.emit(f"call void @llvm.assume(i1 {self.truth()})")
            else:
                self.drawn(weights)()

    def finish(self):
        """Returns something."""
        for name in self.heap:
            if self.chance(0.7):
                self.emit(f"call void @free(ptr {name})")
        if self.result == "void":
            self.emit("ret void")
        elif self.result == "ptr":
            known = [each.name for each in self.pointers if not each.local]
            self.emit(f"ret ptr {self.rng.choice(known or ['null'])}")
        else:
            self.emit(f"ret {self.result} {self.combined(self.result)}")

    def combined(self, kind):
        """Something of a type that depends on some of what nothing depends on so far."""
        value = self.value(kind)
        unused = [(name, its) for name, its in self.values if is_int(its) and name not in self.used]
        for name, its in unused[-3:] if is_int(kind) else []:
            if self.chance(0.7):
                other = name if its == kind else self.convert(name, its, kind)
                self.used |= {name, other}
                value = self.make(kind, f"{self.rng.choice(['xor', 'add', 'or', 'and', 'sub'])} {kind} {value}, {other}")
        return value

    def parameters(self):
        """The parameters of the function."""
        made = []
        for number in range(self.rng.randint(1, 2 if self.profile == "choices" else 3)):
            kind = self.rng.choice(self.kinds)
            attribute = " noundef" if self.chance(0.3) else ""
            if is_int(kind) and width(kind) >= 8 and self.chance(0.08):
                attribute += f" range({kind} {self.rng.choice([-3, 0, 1])}, {self.rng.choice([3, 5, 100])})"
            made.append(f"{kind}{attribute} %x{number}")
            self.values.append((f"%x{number}", kind))
        if self.profile in WITH_MEMORY or self.chance(0.15):
            for number in range(self.rng.randint(0 if self.profile == "memory" else 1, 2)):
                attributes = [each for each in ["noundef", "nonnull", "dereferenceable(8)", "align 4"] if self.chance(0.15)]
                if not self.judged:
                    attributes += [each for each in ["nocapture", "noalias", self.rng.choice(["readonly", "writeonly"])] if self.chance(0.1)]
                made.append(" ".join(["ptr", *attributes, f"%p{number}"]))
                self.pointers.append(Pointer(f"%p{number}", 8, True, False))
            if self.chance(0.5):
                self.use_variables()
        return made

    def module(self):
        """The text of the module, in which the function is @f."""
        parameters = self.parameters()
        kinds = [*self.kinds, self.kinds[0], "i1"] + ["void", "void"] * bool(self.pointers) + ["ptr"] * (self.profile == "pointers")
        self.result = self.rng.choice(kinds)
        self.start("%entry")
        if self.profile in WITH_MEMORY or self.chance(0.15):
            for _ in range(self.rng.randint(0 if self.pointers else 1, 2)):
                self.local()
        while self.budget > 0:
            self.steps(self.rng.randint(1, 4))
            if self.budget > 1 and self.chance(0.7 if self.profile == "control" else 0.15):
                self.budget -= 1
                self.drawn({self.arms: 4, lambda: self.arms(3): 1, self.loop: 2})()
        self.finish()
        promise = ""
        if self.profile != "choices" and self.result != "void" and self.chance(0.15):
            ranged = is_int(self.result) and width(self.result) >= 8 and self.chance(0.5)
            promise = f"range({self.result} -2, 20) " if ranged else "noundef "
        head = [HEAD, *(VARIABLES[name][2] for name in self.variables), f"define {promise}{self.result} @f({', '.join(parameters)}) {{"]
        used = re.findall(r"!(\d)$", "\n".join(self.lines), re.M)
        return "\n".join([*head, *self.lines, "}", "", *self.declared, *(line for line in METADATA if line[1] in used), ""])
