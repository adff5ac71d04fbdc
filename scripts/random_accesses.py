"""The steps of random functions (random_functions.py) that use memory, pointers, and functions whose code is not known."""

import re
from typing import NamedTuple

from llvm_text import bits, is_int, lanes, suffix

# The functions whose code is not known: how each is declared, what it promises, and a body for runs that keeps the promises. What
# they call is in function_runs.py: one function mixes two numbers, one prints a number, one changes @g0 as well, and one ends the program at times.
SURE, FOUR = "nounwind willreturn", "%a = load i32, ptr %p, align 1; "
CHANGE = FOUR + "%r = call i32 @h_mix(i32 %a, i32 %x); store i32 %r, ptr %p, align 1; %s = lshr i32 %r, 7; ret i32 %s"
TAKE = FOUR + "%r = call i32 @h_log(i32 5, i32 %a); store i32 %r, ptr %p, align 1; call void @h_leave(i32 %r); ret void"
UNKNOWN = [
    ("i32 @e_any(i32 %x)", "", "%r = call i32 @h_touch(i32 1, i32 %x); call void @h_leave(i32 %r); ret i32 %r"),
    ("void @e_void()", "nounwind", "%r = call i32 @h_touch(i32 2, i32 0); call void @h_leave(i32 %r); ret void"),
    ("i32 @e_sure(i32 %x)", SURE, "%r = call i32 @h_touch(i32 3, i32 %x); ret i32 %r"),
    ("i32 @e_none(i32 %x)", f"{SURE} memory(none)", "%r = call i32 @h_mix(i32 %x, i32 5); ret i32 %r"),
    ("i32 @e_strict(i32 noundef %x)", f"{SURE} memory(none)", "%r = call i32 @h_mix(i32 %x, i32 6); ret i32 %r"),
    ("i32 @e_read(ptr %p)", f"{SURE} memory(read)", FOUR + "%g = load i32, ptr @g0; %r = call i32 @h_mix(i32 %a, i32 %g); ret i32 %r"),
    ("i32 @e_arg(ptr %p, i32 %x)", f"{SURE} memory(argmem: readwrite)", CHANGE),
    ("i32 @e_look(ptr nocapture readonly %p)", f"{SURE} memory(argmem: read)", FOUR + "%r = call i32 @h_mix(i32 %a, i32 9); ret i32 %r"),
    ("void @e_fill(ptr %p, i8 %y)", f"{SURE} memory(argmem: write)", "store i8 %y, ptr %p; ret void"),
    ("void @e_log(i32 %x)", f"{SURE} memory(inaccessiblemem: readwrite)", "%r = call i32 @h_log(i32 4, i32 %x); ret void"),
    ("void @e_take(ptr %p)", "nounwind", TAKE),
    ("void @e_address(i64 %n)", SURE, "%p = inttoptr i64 %n to ptr; %r = call i32 @e_arg(ptr %p, i32 3); ret void"),
    ("ptr @e_give()", f"{SURE} memory(none)", "ret ptr @m2"),
]

# Variables that functions may name: how big, whether they may be written, and how they are defined.
CONSTANT = '@k0 = constant [8 x i8] c"\\01\\80\\00\\FF\\7F\\03\\00\\02", align 8'
VARIABLES = {
    "g0": (8, True, "@g0 = global [8 x i8] zeroinitializer, align 8"),
    "g1": (4, True, "@g1 = global i32 7, align 4"),
    "k0": (8, False, CONSTANT),
}

# What a load may promise: nothing is undef, or one of two ranges for each of three types.
RANGES = {"i8": (1, 2), "i16": (3, 4), "i32": (5, 6)}
METADATA = ["!0 = !{}"]
METADATA += [f"!{at} = !{{{kind} {low}, {kind} {high}}}" for kind, both in RANGES.items() for at, low, high in zip(both, (0, -7), (5, 100))]


class Pointer(NamedTuple):
    """A pointer that a function may use, how many bytes are there, whether they may be written, and whether the function made them."""

    name: str
    size: int
    writable: bool
    local: bool


class Accesses:
    """A part of random_functions.Maker."""

    def fill(self, name, size):
        """Writes all of an object."""
        self.emit(f"store i{8 * size} {self.number(f'i{8 * size}')}, ptr {name}, align 1")

    def local(self):
        """A local variable, which is written at once in functions that are judged."""
        size = self.rng.choice([1, 2, 4, 8, 8])
        name = self.name("a")
        self.emit(f"{name} = alloca {self.rng.choice([f'[{size} x i8]', f'i{8 * size}'])}, align {self.rng.choice([1, size])}")
        if not self.wild:
            self.fill(name, size)
        self.pointers.append(Pointer(name, size, True, True))

    def wide(self, most):
        """Some integer as one of 64 bits, of which only those in the mask `most` are left. None if there are no integers."""
        known = [(name, kind) for name, kind in self.values if is_int(kind)]
        if not known:
            return None
        name, kind = self.rng.choice(known)
        if kind != "i64":
            name = self.make("i64", f"{self.rng.choice(['zext', 'sext'])} {kind} {name} to i64", keep=False)
        return self.make("i64", f"and i64 {name}, {most}", keep=False)

    def place(self, size, writing, local=None):
        """A pointer to so many bytes, most likely inside of an object. None if there is none."""
        fit = [each for each in self.pointers if each.size >= size and (each.writable or not writing) and local in (None, each.local)]
        if not fit:
            return None
        base = self.rng.choice(fit[-5:])
        room = base.size - size
        if self.chance(0.4):
            return base
        start, step = f"getelementptr {self.flags('getelementptr', 0.3)}", 1
        if room and self.chance(0.35):
            index = self.wide((1 << (room + 1).bit_length() - 1) - 1)
            if index:
                return base._replace(name=self.make("ptr", f"{start}i8, ptr {base.name}, i64 {index}", keep=False), size=size)
        if room % 2 == 0 and self.chance(0.3):
            step = 2
        offset = self.rng.randrange(room // step + 1)
        name = self.make("ptr", f"{start}i{8 * step}, ptr {base.name}, i64 {offset}", keep=False)
        found = base._replace(name=name, size=base.size - offset * step)
        if self.chance(0.4):
            self.pointers.append(found)
        return found

    def access_kind(self):
        """A type to load or store."""
        kinds = ["i8", "i8", "i16", "i32"]
        if self.profile == "memory" and self.chance(0.2):
            kinds = ["<2 x i8>", "<4 x i8>", "i64", "i24"] + (["i1", "i3"] if self.wild else [])
        if self.profile == "floats":
            kinds = [self.kinds[0], self.kinds[0] if self.judged else self.kinds[1]]
        if self.profile == "vectors":
            kinds = [kind for kind in self.kinds if bits(lanes(kind)[1] or kind) % 8 == 0] or ["i8"]
        return self.rng.choice(kinds)

    def access(self):
        """A step with memory."""
        kind, step = self.access_kind(), self.rng.randrange(10)
        if step >= 8:
            return self.copy()
        place = self.place((bits(kind) + 7) // 8, step >= 4)
        align = self.rng.choice([1, 1, 1, 2, 4]) if self.wild else 1
        if place and step < 4:
            self.make(kind, f"load {kind}, ptr {place.name}, align {align}{self.promise(kind)}")
        elif place:
            self.emit(f"store {self.typed(kind)}, ptr {place.name}, align {align}")
        return None

    def promise(self, kind):
        """What is said about a value that is loaded, at times."""
        if self.chance(0.06):
            return ", !noundef !0"
        return f", !range !{self.rng.choice(RANGES[kind])}" if kind in RANGES and self.chance(0.06) else ""

    def lifetime(self):
        """A local begins or ends, or there is one more object: on the heap."""
        if self.chance(0.5):
            self.declared |= {"declare noalias ptr @malloc(i64)": None, "declare void @free(ptr)": None}
            size = self.rng.choice([4, 8])
            name = self.make("ptr", f"call ptr @malloc(i64 {size})", keep=False)
            if self.chance(0.5):
                self.make("i1", f"icmp eq ptr {name}, null")
            self.fill(name, size)
            self.pointers.append(Pointer(name, size, True, True))
            self.heap.append(name)
            return
        locals_ = [each for each in self.pointers if each.name.startswith("%a")]
        if locals_ and not self.nested:
            one, which = self.rng.choice(locals_), self.rng.choice(["start", "end"])
            self.emit(f"call void @llvm.lifetime.{which}.p0(i64 {one.size}, ptr {one.name})")
            if which == "end":
                self.pointers.remove(one)
            elif not self.wild:
                self.fill(one.name, one.size)

    def aggregate(self):
        """Structures and arrays that are values."""
        kind, *parts = self.rng.choice([("{ i8, i16 }", "i8", "i16"), ("[2 x i8]", "i8", "i8"), ("<{ i8, i32 }>", "i8", "i32")])
        place, other = (self.place(5 if "i32" in parts else 4, True) for _ in range(2))
        if not place or not other:
            return
        if self.chance(0.5):
            whole = self.make(kind, f"load {kind}, ptr {place.name}, align 1", keep=False)
        else:
            whole = "poison"
            for at, part in enumerate(parts):
                whole = self.make(kind, f"insertvalue {kind} {whole}, {self.typed(part)}, {at}", keep=False)
        if self.chance(0.3):
            whole = self.make(kind, f"freeze {kind} {whole}", keep=False)
        if self.chance(0.5):
            at = self.rng.randrange(2)
            self.make(parts[at], f"extractvalue {kind} {whole}, {at}")
        else:
            self.emit(f"store {kind} {whole}, ptr {other.name}, align 1")

    def masked(self):
        """Loads and stores of some lanes of a vector."""
        kind = self.rng.choice(["<2 x i8>", "<4 x i8>"])
        count, _ = lanes(kind)
        place = self.place(count, True)
        if not place:
            return
        truth = f"<{count} x i1>"
        where = f"ptr {place.name}, i32 1, {truth} {self.constant(truth) if self.chance(0.5) else self.compare(kind)}"
        if self.chance(0.5):
            self.call_intrinsic(kind, f"masked.load.{suffix(kind)}.p0", where, self.typed(kind))
        else:
            self.emit(f"call void @llvm.masked.store.{suffix(kind)}.p0({self.typed(kind)}, {where})")

    def copy(self):
        """memcpy, memmove or memset."""
        size = self.rng.choice([0, 1, 2, 3, 4, 4, 8] if self.any_copies else [0, 3, 3, 5, 6, 7])
        to, source = self.place(size, True), self.place(size, False)
        if not to or not source:
            return
        length = (size >= 3 and self.chance(0.3) and self.wide(3)) or size
        name = self.rng.choice(["memset.p0.i64", "memcpy.p0.p0.i64", "memmove.p0.p0.i64"])
        what = self.typed("i8") if name.startswith("memset") else f"ptr {source.name}"
        self.emit(f"call void @llvm.{name}(ptr {to.name}, {what}, i64 {length}, i1 false)")

    def pointing(self):
        """A step with pointers: they are compared, chosen, kept in memory."""
        step = self.rng.randrange(8)
        # Where locals lie is up to the one who runs it, so runs do not look at it.
        visible = [each for each in self.pointers if not (self.judged and each.local)]
        if not visible:
            return self.access()
        one, other = self.rng.choice(visible), self.rng.choice(visible)
        if step < 2:
            predicate = self.rng.choice(["eq", "ne", "eq", "ne", "ult", "ugt", "ule", "slt"])
            self.make("i1", f"icmp {predicate} ptr {one.name}, {'null' if self.chance(0.15) else other.name}")
        elif step == 2:
            name = self.make("ptr", f"select i1 {self.truth()}, ptr {one.name}, ptr {other.name}", keep=False)
            both = Pointer(name, min(one.size, other.size), one.writable and other.writable, one.local or other.local)
            self.pointers.append(both)
        elif step == 3:
            self.keep_pointer(one)
        elif step == 4:
            left, right = (self.make("i64", f"ptrtoint ptr {each.name} to i64", keep=False) for each in (one, other))
            self.make("i64", f"sub i64 {left}, {right}")
            self.kinds = [*self.kinds[:2], "i64"]
        elif step == 5:
            self.pointers.append(one._replace(name=self.make("ptr", f"freeze ptr {one.name}", keep=False)))
        elif step == 6 and not self.judged:
            place = self.place(8, False)
            if place:
                self.pointers.append(Pointer(self.make("ptr", f"load ptr, ptr {place.name}, align 1", keep=False), 4, True, False))
        else:
            place = self.place(1, False, local=False if self.judged else None)
            if place:
                self.pointers.append(place)
        return None

    def keep_pointer(self, pointer):
        """Stores a pointer, and most likely loads it again. Runs do not tell bytes of pointers from numbers, so there it has a place of its own."""
        found = None if self.judged else self.place(8, True)
        place = found.name if found else self.make("ptr", "alloca ptr, align 8", keep=False)
        self.emit(f"store ptr {pointer.name}, ptr {place}, align 1")
        if self.chance(0.7):
            self.pointers.append(pointer._replace(name=self.make("ptr", f"load ptr, ptr {place}, align 1", keep=False)))

    def call(self):
        """A call of a function whose code is not known."""
        head, attributes, _ = self.rng.choice(UNKNOWN)
        kind, name, parameters = re.match(r"(\w+) (@\w+)\((.*)\)", head).groups()
        operands = []
        for its in re.findall(r"\b(?:ptr|i\d+)\b", parameters):
            if its in ("ptr", "i64"):
                place = self.place(4, True)
                if not place:
                    return
                # Others may make a pointer of an address again.
                value = place.name if its == "ptr" else self.make("i64", f"ptrtoint ptr {place.name} to i64", keep=False)
                operands.append(f"{its} {value}")
            else:
                operands.append(self.typed(its))
        self.declared[f"declare {head} {attributes}"] = None
        text = f"call {kind} {name}({', '.join(operands)})"
        if kind == "void":
            self.emit(text)
        elif kind == "ptr":
            self.pointers.append(Pointer(self.make("ptr", text, keep=False), 8, True, False))
        else:
            self.make(kind, text)

    def use_variables(self):
        """Lets the function name some variables."""
        for name, (size, writable, _) in VARIABLES.items():
            if self.chance(0.5):
                self.variables.append(name)
                self.pointers.append(Pointer(f"@{name}", size, writable, False))
