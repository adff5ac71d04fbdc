"""Small changes of C programs: of tokens and of statements in the bodies of functions.

Claim: what is in comments, literals, directives and outside of functions stays as it is, and so do the sizes of declared arrays.

Limits: places are found by patterns and not by a parser, so that some mutants do not compile; macros are not looked into.
"""

import collections
import re

HIDDEN = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|^[ \t]*#(?:\\\n|[^\n])*", re.S | re.M)
TOKEN = re.compile(r"\.?\d[\w.]*|[A-Za-z_]\w*|->|\+\+|--|<<=?|>>=?|[-+*/%&|^!=<>]=|&&|\|\||[-+<>]")
SWAPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "+=": "-=", "-=": "+=", "&&": "||", "||": "&&"}
ORDERS = ["memory_order_" + name for name in ["relaxed", "acquire", "release", "acq_rel", "seq_cst"]]
CONTROL = {"if", "for", "while", "do", "switch", "case", "default", "else", "goto", "break", "continue", "typedef", "sizeof", "struct", "union", "enum", "extern", "return"}
CALL = re.compile(r"[A-Za-z_]\w*\s*\(.*\)\s*;", re.S)
ASSIGNMENT = re.compile(r"\(?\**\s*[A-Za-z_]\w*(\)|\s*\[[^;]*?\]|\s*(\.|->)\s*\w+)*\s*([-+*/|&^%]?=[^=].*|\+\+|--)\s*;", re.S)
INITIALISED = re.compile(r"((?:[A-Za-z_]\w*\s+)+\**\s*[A-Za-z_]\w*)\s*=[^;,]*;", re.S)
ARRAY = re.compile(r"\s*(?:[A-Za-z_]\w*\s+)+\**\s*\w+\s*(\[[^\]]*\]\s*)*\[[^\]]*")


def masked_text(text):
    """A text of the same length without comments, literals and directives."""
    return HIDDEN.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def bodies(text):
    """For each character of a masked text, how many parentheses are open in the body of a function, or None outside of one."""
    depth, parens, inside, last, result = 0, 0, False, "", []
    for char in text:
        inside |= char == "{" and depth == 0 and last in ("", ")", ";")
        depth += (char == "{") - (char == "}")
        inside &= depth > 0
        parens += (char in "([") - (char in ")]")
        result.append(parens if inside and depth else None)
        if not char.isspace():
            last = char
    return result


def after_parens(text, start):
    """Behind the parenthesis that ends what one begins at or after `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if text[place] == ")" and depth == 0:
            return place + 1
    return len(text)


def sites(text):
    """What can be changed: by kind, the places as lists of a start, an end, and the text to put there."""
    hidden = masked_text(text)
    depth = bodies(hidden)
    found = collections.defaultdict(list)
    for token in TOKEN.finditer(hidden):
        start, end, word = token.start(), token.end(), token[0]
        if depth[start] is None:
            continue
        number = re.fullmatch(r"(0[xX][0-9a-fA-F]+|0[0-7]*|[1-9]\d*)([uUlL]*)", word)
        statement = hidden[max(map(lambda mark: hidden.rfind(mark, 0, start), ";{}")) + 1 : start]
        if number and not ARRAY.fullmatch(statement):
            value = int(number[1], 16 if number[1][1:2] in ("x", "X") else 8 if number[1][0] == "0" else 10)
            found["number"] += [(start, end, f"{new}{number[2]}" if new >= 0 else f"({new})") for new in {value + 1, value - 1, 0} - {value}]
        elif word in SWAPPED:
            found[f"token {min(word, SWAPPED[word])}"].append((start, end, SWAPPED[word]))
        elif word in ORDERS:
            found["order"] += [(start, end, order) for order in ORDERS if order != word]
        elif word == "if":
            opened, closed = hidden.find("(", start), after_parens(hidden, start)
            found["if"].append((opened, closed, f"(!{text[opened:closed]})"))
    before = None
    for match in re.finditer(r"(?<=[;{}])\s*([^;{}\s][^;{}]*;)", hidden):
        start, end = match.start(1), match.end(1)
        if depth[start] is None or depth[start] > 0 and hidden[start] != "(" or depth[start] > 1:
            before = None
            continue
        whole = start
        while (word := re.match(r"(if|while)\s*\(|else\b|\w+\s*:(?!:)\s*", hidden[start:end])) is not None:
            start = after_parens(hidden, start) if word[1] else start + word.end()
            start += len(hidden[start:end]) - len(hidden[start:end].lstrip())
        statement = hidden[start:end]
        first = re.match(r"\w*", statement)[0]
        simple = False
        if first == "return" and statement != "return;":
            found["return"].append((start, end, ";"))
        elif first not in CONTROL and CALL.fullmatch(statement):
            found["call"].append((start, end, ";"))
            simple = True
        elif ASSIGNMENT.fullmatch(statement):
            found["assignment"].append((start, end, ";"))
            simple = True
        elif first not in CONTROL and (declared := INITIALISED.fullmatch(statement)):
            found["initialiser"].append((start, end, text[start : start + declared.end(1)] + ";"))
        if simple and whole == start:
            if before and not hidden[before[1] : start].strip():
                found["swap"].append((before[0], end, text[start:end] + text[before[1] : start] + text[before[0] : before[1]]))
            before = (start, end)
        else:
            before = None
    return found


def mutated(text, draw):
    """A text with a few changes, and what the changes are."""
    changes = []
    for _ in range(draw.choice([1, 1, 2, 3])):
        found = sites(text)
        if not found:
            break
        kind = draw.choice(sorted(found))
        start, end, new = draw.choice(found[kind])
        changes.append(f"{kind} in line {text.count(chr(10), 0, start) + 1}: {' '.join(text[start:end].split())[:60]!r} -> {' '.join(new.split())[:60]!r}")
        text = text[:start] + new + text[end:]
    return text, changes
