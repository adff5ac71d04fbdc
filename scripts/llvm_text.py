"""What those share who write and read the text of LLVM functions: types, the names of instructions, and how text is taken apart."""

import re

HEAD = """\
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
"""

DIVISIONS = ["udiv", "sdiv", "urem", "srem"]
BINARY = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", *DIVISIONS]
PREDICATES = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"]
FLOAT_PREDICATES = "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()
TWO_OPERANDS = ["smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat", "sshl.sat", "ushl.sat"]
OVERFLOWS = ["sadd", "uadd", "ssub", "usub", "smul", "umul"]
REDUCES = ["add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"]

# Which flags an instruction may have.
FLAGS = {
    **dict.fromkeys(["add", "sub", "mul", "shl", "trunc"], ["nuw", "nsw"]),
    **dict.fromkeys(["lshr", "ashr", "udiv", "sdiv"], ["exact"]),
    **dict.fromkeys(["fadd", "fsub", "fmul", "fdiv", "fneg", "fcmp"], ["nnan", "ninf"]),
    "or": ["disjoint"],
    "zext": ["nneg"],
    "getelementptr": ["inbounds", "nuw", "nusw"],
}

FLOAT_SIZES = {"half": 16, "float": 32, "double": 64}
KIND = r"(<\d+ x \w+>|\w+)"
OPERAND = r"(?:<[^<>]*>|[%@\w.-]+)"


def width(kind):
    """The bits of an integer type, or of a vector's elements."""
    return int((lanes(kind)[1] or kind)[1:])


def is_int(kind):
    return re.fullmatch(r"i\d+", kind) is not None


def lanes(kind):
    """How many elements a vector type has, and of which type; (None, None) for others."""
    found = re.fullmatch(r"<(\d+) x (\w+)>", kind)
    return (int(found[1]), found[2]) if found else (None, None)


def suffix(kind):
    """What an overloaded intrinsic has in its name for a type."""
    count, element = lanes(kind)
    if count:
        return f"v{count}{suffix(element)}"
    return f"f{FLOAT_SIZES[kind]}" if kind in FLOAT_SIZES else "p0" if kind == "ptr" else kind


def bits(kind):
    """The size of a type in bits; there are no vectors of pointers here."""
    count, element = lanes(kind)
    return count * bits(element) if count else FLOAT_SIZES.get(kind) or width(kind)


def split_operands(text):
    """Splits at commas outside of brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "<({[") - (letter in ">)}]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def signature(text):
    """What is promised about the result of @f, its type, and each parameter's type with its attributes and name."""
    promise, result, parameters = re.search(rf"^define ((?:range\([^)]*\) |\w+ )*?){KIND} @f\((.*)\)", text, re.M).groups()
    kinds = [re.match(KIND, each)[0] for each in split_operands(parameters)]
    return promise, result, [(kind, each[len(kind) :]) for kind, each in zip(kinds, split_operands(parameters))]
