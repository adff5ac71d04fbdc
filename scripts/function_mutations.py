"""Small changes of the text of an LLVM function: those that are always RIGHT, and others, CHANGES, which are mostly wrong.

A change gets a random generator and a text, and gives another text, or None if there is nothing to change. What it gives need not be valid.
"""

import re

from llvm_text import BINARY, FLAGS, FLOAT_PREDICATES, OPERAND, OVERFLOWS, PREDICATES, REDUCES, TWO_OPERANDS

COMMUTES = ["add", "mul", "and", "or", "xor", "fadd", "fmul"]
SWAPPED = {"ugt": "ult", "uge": "ule", "ult": "ugt", "ule": "uge", "sgt": "slt", "sge": "sle", "slt": "sgt", "sle": "sge"}
TWO = rf"(= (?!phi|select|load|getelementptr|extract|insert|shuffle)([a-z]+) (?:[a-z]+ )*?(?:<[^<>]*>|i\d+|half|float|ptr) )({OPERAND}), ({OPERAND})$"
TYPED = rf"(?:<\d+ x \w+>|\w+) {OPERAND}"
# Intrinsics that can stand for each other.
INTRINSICS = [TWO_OPERANDS, ["fshl", "fshr"], ["ctlz", "cttz", "abs"], ["memcpy.p0", "memmove.p0"], ["minimum", "maximum", "copysign"]]
INTRINSICS += [["ctpop", "bitreverse"], ["fabs", "floor", "ceil", "trunc"], [f"{name}.with" for name in OVERFLOWS]]
INTRINSICS += [[f"vector.reduce.{name}" for name in REDUCES]]
CONVERSIONS = [["zext", "sext"], ["sitofp", "uitofp"], ["fptosi", "fptoui"]]


def instructions(text):
    """The lines of a module, and the numbers of those that are instructions of its function. Cases of a switch are not."""
    lines = text.split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith("define "))
    return lines, [at for at in range(first + 1, lines.index("}", first)) if re.match(r"  [^ i]", lines[at])]


def rewriting(pattern, new):
    """A change of one match of a pattern in a line.

    `new` gets the random generator and the match, and gives what takes the match's place; or a pair of a line to be put before, and that.
    """

    def change(rng, text):
        lines, code = instructions(text)
        fitting = [(at, found) for at in code for found in re.finditer(pattern, lines[at])]
        if not fitting:
            return None
        at, found = rng.choice(fitting)
        put = new(rng, found)
        if put is None:
            return None
        before, put = put if isinstance(put, tuple) else (None, put)
        lines[at] = lines[at][: found.start()] + put + lines[at][found.end() :]
        lines[at:at] = [before] if before else []
        return "\n".join(lines)

    return change


def words(before, groups, after=" "):
    """Puts another word of its group in the place of a word."""
    every = sorted((word for group in groups for word in group), key=len, reverse=True)
    pattern = rf"({before})({'|'.join(map(re.escape, every))})(?={after})"
    return rewriting(pattern, lambda rng, found: found[1] + rng.choice(next(group for group in groups if found[2] in group)))


def swapping(pattern):
    """Swaps the second and the fourth group of a pattern of four."""
    return rewriting(pattern, lambda rng, found: found[1] + found[4] + found[3] + found[2])


def other_number(rng, found):
    number = int(found[0])
    return str(rng.choice([number + 1, number - 1, 0, 1, -1, -number, number ^ 4, number * 2]))


def more_flags(rng, found):
    return f"{found[0]}{rng.choice(FLAGS[found[1]])} "


def swap_commuting(_rng, found):
    """The operands of what commutes, and those of a comparison with its direction."""
    start = found[1]
    if found[2] == "icmp":
        start = re.sub(r"icmp (\w+)", lambda old: f"icmp {SWAPPED.get(old[1], old[1])}", start)
    elif found[2] not in COMMUTES:
        return None
    return f"{start}{found[4]}, {found[3]}"


def first(make):
    """Computes an operand anew in a line before it is used; `make` gets the random generator, the operand's type and the operand."""

    def new(rng, found):
        if "= phi" in found.string or "label" in found.string[: found.start()]:
            return None
        name = f"%nw{rng.randrange(1000)}"
        return f"  {name} = {make(rng, found[1], found[2])}", f"{found[1]} {name}"

    return rewriting(r"\b(i\d+|ptr|half|float) (%[\w.]+)(?=$|,)", new)


def freezing(_rng, kind, value):
    return f"freeze {kind} {value}"


def the_same(rng, kind, value):
    """Does nothing to an integer; others are frozen."""
    if not kind.startswith("i"):
        return freezing(rng, kind, value)
    ways = ["xor {0} {1}, 0", "add nsw {0} 0, {1}", "or {0} {1}, 0", "select i1 true, {0} {1}, {0} 1", "shl nuw {0} {1}, 0"]
    return rng.choice(ways).format(kind, value)


def swap_lines(rng, text):
    """Two lines that follow each other change places, those that access memory first."""
    lines, code = instructions(text)
    fitting = [at for at in code if at + 1 in code and not re.search(r"^  (br|ret|switch|unr)|= phi", lines[at] + "\n" + lines[at + 1], re.M)]
    fitting = [at for at in fitting if re.search(r"\b(load|store|call)\b", lines[at])] or fitting
    if not fitting:
        return None
    at = rng.choice(fitting)
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return "\n".join(lines)


def drop_freeze(rng, text):
    """What is frozen is used instead of what freezing gives."""
    fitting = list(re.finditer(r"^  (%[\w.]+) = freeze (?:<[^>]*>|\w+) (\S+)\n", text, re.M))
    if not fitting:
        return None
    found = rng.choice(fitting)
    return re.sub(rf"{re.escape(found[1])}(?![\w.])", found[2], text[: found.start()] + text[found.end() :])


def change_register(rng, text):
    """Another register instead of one that is used."""
    names = re.findall(r"%[\w.]+(?=[ ,)])", text.split("define ", 1)[1])
    return rewriting(r"(?<!label )(?<!^  )%[\w.]+(?!\w| \])", lambda rng, _: rng.choice(names))(rng, text)


RIGHT = {
    "swap what commutes": rewriting(TWO, swap_commuting),
    "drop a flag": rewriting(r"\b(nsw|nuw|exact|disjoint|nneg|inbounds|nusw|nnan|ninf)\b ", lambda rng, _: ""),
    "freeze": first(freezing),
    "compute the same": first(the_same),
    "store twice": rewriting(r"^  store .*", lambda rng, found: f"{found[0]}\n{found[0]}"),
}
CHANGES = {
    "number": rewriting(r"(?<= )-?\d+(?=$|[,\] )>])(?! x)", other_number),
    "register": change_register,
    "predicate": words("icmp ", [PREDICATES]),
    "float predicate": words("fcmp (?:[a-z]+ )*", [FLOAT_PREDICATES]),
    "operation": words("= ", [BINARY]),
    "float operation": words("= ", [["fadd", "fsub", "fmul"]]),
    "conversion": words("= ", CONVERSIONS),
    "intrinsic": words(r"@llvm\.", INTRINSICS, r"\."),
    "operands": rewriting(TWO, lambda rng, found: f"{found[1]}{found[4]}, {found[3]}"),
    "arms": swapping(rf"(= select (?:[a-z]+ )*{TYPED}, )({TYPED})(, )({TYPED})$"),
    "branches": swapping(r"(br i1 \S+, )(label \S+)(, )(label \S+)"),
    "incoming": swapping(rf"(\[ )({OPERAND})(, %[\w.]+ \], \[ )({OPERAND})"),
    "add a flag": rewriting(rf"= ({'|'.join(FLAGS)}) ", more_flags),
    "drop a flag": rewriting(r"\b(nsw|nuw|exact|disjoint|nneg|inbounds|nusw|nnan|ninf|tail)\b ", lambda rng, _: ""),
    "drop a line": rewriting(r"^  (tail )?(store|call void) .*", lambda rng, _: ""),
    "drop a freeze": drop_freeze,
    "lines": swap_lines,
    "poison": rewriting(r"(?<= )(?<!align )(?<!label )(?:%[\w.]+|-?\d+)(?=$|,)", lambda rng, _: "poison"),
}
WEIGHTS = {"number": 2, "register": 2, "lines": 2, "freeze": 2}


def draw_change(rng, changes):
    """The name of a random change of those."""
    return rng.choices(list(changes), [WEIGHTS.get(name, 1) for name in changes])[0]
