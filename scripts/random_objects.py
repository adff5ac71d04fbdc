"""Random programs with objects on the heap of which there may be any number: lists, stacks, queues, trees by parents, objects of two kinds that point to each other.

They are made of what such programs do (make an object, write its fields, link it, take it off, walk along, change, free), mostly in its right order, with claims that are true as long as nothing is
wrong. About half of them get a mistake or two: a field that is not written, another value, a link that is not cut, something that is freed too early, twice, or used afterwards.
"""

import random

from statements import Node

# Values that fields get when nothing is wrong, and what is claimed of them.
USUAL = [1, 2, 3]
CLAIMS = ["{x} != 7", "{x} >= 1 && {x} <= 3", "{x} > 0", "{x} < 4", "{x} != 0"]


class Objects:
    """Makes a random program about objects."""

    def __init__(self, seed):
        self.rng = random.Random(seed * 2654435761 % (1 << 32) + 17)
        self.mistakes = self.pick(0, 0, 0, 1, 1, 2)
        self.shape = self.pick("stack", "stack", "list", "queue", "tree", "double", "both")
        self.where = self.pick("head", "head", "head", "ghead")
        # A few things at a time: programs with many of them are not decided in time.
        some = self.rng.sample(["two_kinds", "keeps", "keeps", "slots", "callee", "two_lists", "array", "payload", "short", "pops", "pops"], self.pick(0, 1, 1, 2, 2, 3))
        self.two_kinds, self.keeps, self.slots = "two_kinds" in some, "keeps" in some, "slots" in some
        self.callee, self.two_lists, self.array = "callee" in some, "two_lists" in some, "array" in some
        self.payload, self.short, self.pops = "payload" in some, "short" in some, "pops" in some
        self.maker = self.pick(*["malloc"] * 6, "calloc", "calloc", "malloc0", "realloc", "sized")
        self.values = self.rng.sample(USUAL, self.pick(1, 1, 2, 3))
        self.freed = False

    def pick(self, *options):
        return self.rng.choice(options)

    def chance(self, p):
        return self.rng.random() < p

    def wrong(self, p=0.12):
        """Whether something goes wrong here."""
        if self.mistakes > 0 and self.chance(p):
            self.mistakes -= 1
            return True
        return False

    # Small things.

    def value(self):
        if self.wrong(0.1):
            return self.pick("7", "0", "nd()", "-1", "4")
        plain = str(self.pick(*self.values))
        return self.pick(plain, plain, plain, f"(nd() ? {plain} : {self.pick(*self.values)})")

    def claim(self, x):
        return f"assert({self.pick(*CLAIMS).format(x=x)});"

    def held(self):
        """A pointer to an object that may be null."""
        names = [self.where, self.where] + (["kept", "first", "gkept"] if self.keeps else []) + (["slots[0]", "slots[ndu() % 2]"] if self.slots else [])
        return self.pick(*names, "tail" if self.shape == "queue" else self.where)

    def fields(self, x):
        """Writes the fields of a new object."""
        found = [f"{x}->a = {self.value()};"]
        if self.short:
            found.append(f"{x}->b = {self.value()};")
        if self.array:
            found.append(self.pick(f"{x}->v[0] = {self.value()}; {x}->v[1] = 1; {x}->v[2] = 1;", f"for (int i = 0; i < 3; i++) {x}->v[i] = 1;"))
        if self.payload:
            found.append(f"{x}->p = {self.pick('&gx', '&gx', '&gy', 'nd() ? &gx : &gy', 'malloc(4)')};")
        if self.two_kinds:
            found.append(f"{x}->to = {self.pick('other', 'other', '0')};")
        self.rng.shuffle(found)
        return [Node(each) for each in found if not self.wrong(0.08)]

    def make(self, x):
        if self.callee:
            return [Node(f"struct node *{x} = make({self.value()});", fixed=True), Node(f"if (!{x}) break;")]
        size = "sizeof(struct node)"
        how = {
            "malloc": f"malloc({size})",
            "malloc0": f"malloc({size})",
            "calloc": f"calloc(1, {size})",
            "realloc": f"realloc(0, {size})",
            "sized": f"malloc({self.pick(f'{size} + 8', f'k0 & 1 ? {size} : {size} + 8', f'{size} - 4')})",
        }[self.maker]
        made = [Node(f"struct node *{x} = {how};", fixed=True), Node(f"if (!{x}) break;")]
        if self.maker == "malloc0":
            made.append(Node(f"memset({x}, 0, {self.pick(size, size, '8')});"))
        return made

    def link(self, x):
        """Puts a new object where others find it."""
        h = self.where
        if self.two_lists and self.chance(0.5):
            return [Node("if (nd()) {", [Node(f"{x}->next = head2; head2 = {x};")], f"}} else {{ {x}->next = {h}; {h} = {x}; }}")]
        if self.shape == "queue" or (self.shape == "both" and self.chance(0.5)):
            first = f"if (tail) tail->next = {x}; else {h} = {x};"
            found = [f"{x}->next = 0;", first, f"tail = {x};"]
        elif self.shape == "tree":
            found = [f"{x}->next = {self.pick(h, 'nd() ? ' + h + ' : 0', ('nd() ? kept : ' if self.keeps else '') + h)};", f"if (nd()) {h} = {x};" if self.chance(0.4) else f"{h} = {x};"]
        elif self.shape == "double":
            found = [f"{x}->next = {h}; {x}->prev = 0;", f"if ({h}) {h}->prev = {x};", f"{h} = {x};"]
        else:
            found = [f"{x}->next = {h};", f"{h} = {x};"]
        return [Node(each) for each in found if not self.wrong(0.06)]

    def keep(self, x):
        return self.pick(f"if (nd()) kept = {x};", f"if (!first) first = {x};", f"gkept = {x};", f"if (!gkept) gkept = {x};", f"kept = {x};", f"if (nd()) {{ kept = first; first = {x}; }}")

    def pop(self):
        """Takes the first object off."""
        h = self.where
        use = [Node(self.claim("t->a"))] if self.chance(0.5) else []
        stale = [Node(f"if ({name} == t) {name} = 0;") for name in (["kept", "first", "gkept"] if self.keeps else []) + (["tail"] if self.shape in ("queue", "both") else [])]
        if self.slots:
            stale += [Node(f"if (slots[{i}] == t) slots[{i}] = 0;") for i in range(2)]
        stale = [each for each in stale if not self.wrong(0.25)]
        if self.shape == "double":
            stale.append(Node(f"if ({h}) {h}->prev = 0;"))
        after = [Node("t->a = 1;")] if self.wrong(0.1) else []
        body = [Node(f"struct node *t = {h};", fixed=True), *use, Node(f"{h} = t->next;"), *stale, Node("free(t);"), *after]
        if self.wrong(0.08):
            body = [Node(f"free({h});"), Node(f"{h} = {h}->next;")]
        self.freed = True
        return Node(f"if ({h} && {self.pick('nd()', 'nd()', h + '->a != 2')}) {{", body, "}")

    def change(self):
        """Changes an object that is held."""
        x = self.held()
        what = [f"{x}->a = {self.value()};", f"{x}->a = {self.value()};", f"{x}->next = {self.pick(x + '->next', '0')};"]
        if self.array:
            what.append(f"{x}->v[ndu() % {4 if self.wrong(0.1) else 3}] = 1;")
        if self.two_kinds:
            what += [f"{x}->to = other;", f"if (other) other->back = {x};"]
        if self.keeps:
            what += [f"if (kept && kept != {x}) memcpy({x}, kept, sizeof(struct node));", f"if (kept) {x}->a = kept->a;", f"if (kept) kept->next = {self.pick('0', 'first' if self.wrong(0.5) else '0')};"]
        if self.wrong(0.1):
            what = [f"free({x});", f"{x}[1].a = 1;", f"{x}->next->a = 1;", f"{x}->next = {x};"]
        if "ndu()" in x:
            return Node(f"{{ struct node *s = {x}; if (s) {self.pick(*what[:2]).replace(x, 's')} }}")
        if self.wrong(0.05):
            return Node(self.pick(*what))
        return Node(f"if ({x}) {{ {self.pick(*what)} }}")

    def look(self):
        x = self.held()
        if "ndu()" in x:
            return Node(f"{{ struct node *s = {x}; if (s) {self.claim('s->a')} }}")
        claims = [f"if ({x}) {self.claim(x + '->a')}"] * 3
        if self.keeps:
            claims += [f"if (kept && first) assert(kept {self.pick('==', '!=')} first);", f"if (gkept && gkept == {x}) {self.claim(x + '->a')}", f"if (kept && {x} && kept != {x}) {{ kept->a = {self.value()}; {self.claim(x + '->a')} }}"]
        claims.append(f"if ({x} && {x}->next) assert({x}->next != {x});")
        if self.payload:
            claims.append(f"if ({x}) assert({x}->p == &gx || {x}->p == &gy || *{x}->p >= 0 || 1);")
        return Node(self.pick(*claims))

    # Loops.

    def build(self):
        inner = []
        if self.two_kinds and self.chance(0.7):
            inner.append(self.make_other())
        inner += self.make("n") + self.fields("n") + self.link("n")
        if self.keeps:
            inner += [Node(self.keep("n")) for _ in range(self.pick(1, 1, 2))]
        if self.slots:
            inner.append(Node(f"slots[{self.pick('0', '1', 'ndu() % 2', 'k0 & 1')}] = n;"))
        if self.two_kinds and self.chance(0.5):
            inner.append(Node(self.pick("if (other) other->back = n;", "n->to = other;", "if (n->to) n->to->m = 1;")))
        if self.wrong(0.1):
            inner.append(Node(self.pick("if (nd()) free(n);", "free(n);", "n->a = 7;", f"if ({self.where}->next) {self.where}->next->a = 7;")))
        extra = [self.change() for _ in range(self.pick(0, 0, 1))] + [self.look() for _ in range(self.pick(0, 0, 1, 1))]
        if self.pops:
            extra.append(self.pop())
        for each in extra:
            inner.insert(self.rng.randrange(0, 2) * len(inner), each)
        head = self.pick("while (nd()) {", "while (nd()) {", "while (nd()) {", "for (unsigned i = 0; i < k0; i++) {", "do {")
        return Node(head, inner, "} while (nd());" if head == "do {" else "}")

    def make_other(self):
        back = self.pick("0", self.where, self.where)
        inner = [Node("struct other *o = malloc(sizeof *o);", fixed=True), Node("if (!o) break;")]
        inner += [Node(each) for each in ["o->m = 1;", f"o->back = {back};", "o->link = other;", "other = o;"] if not self.wrong(0.06)]
        return Node(self.pick("if (nd()) {", "{"), inner, "}")

    def walk(self):
        h = "head2" if self.two_lists and self.chance(0.4) else self.where
        inner = [Node(self.claim("c->a"))]
        if self.chance(0.3):
            inner.append(Node(f"c->a = {self.value()};"))
        if self.two_kinds:
            inner.append(Node(self.pick("if (c->to) assert(c->to->m == 1);", "if (c->to && c->to->back) assert(c->to->back->a != 7);", "if (c->to) c->to->m = 1;", "c->to = 0;")))
        if self.payload and self.chance(0.6):
            inner.append(Node(self.pick("if (c->p == &gx) *c->p = 1;", "*c->p = 1;")))
        if self.array and self.chance(0.6):
            inner.append(Node(self.pick("assert(c->v[1] == 1);", f"c->v[ndu() % {4 if self.wrong() else 3}] = 1;")))
        if self.short:
            inner.append(Node(self.claim("c->b")))
        if self.shape == "double":
            inner.append(Node("if (c->prev) assert(c->prev->a != 7);"))
        if self.keeps:
            inner.append(Node(self.pick("if (nd()) kept = c;", "if (kept == c) break;", "if (kept) c->a = kept->a;", "if (c == first) assert(first->a != 7);")))
        if self.wrong(0.1):
            inner.append(Node(self.pick("if (nd()) free(c);", "c->next = c->next ? c->next->next->next : 0;", "assert(c->next);", "c->a = 7;")))
        self.rng.shuffle(inner)
        step = self.pick("c = c->next", "c = c->next", "c = c->next", "c = c->next && nd() ? c->next->next : c->next")
        return Node(f"for (struct node *c = {h}; c; {step}) {{", inner, "}")

    def reverse(self):
        h = self.where
        return Node("{ struct node *r = 0;", [Node(f"while ({h}) {{", [Node(f"struct node *t = {h}->next;", fixed=True), Node(f"{h}->next = r;"), Node(f"r = {h};"), Node(f"{h} = t;")], "}"), Node(f"{h} = r;")], "}")

    def free_all(self):
        h = "head2" if self.two_lists and self.chance(0.4) else self.where
        if self.wrong(0.1):
            inner = [f"free({h});", f"{h} = {h}->next;"]
        else:
            inner = [f"struct node *t = {h}->next;", f"free({h});", f"{h} = t;"]
            if self.chance(0.3):
                inner.insert(0, self.claim(f"{h}->a"))
            if self.payload and self.wrong(0.3):
                inner.insert(0, f"free({h}->p);")
        self.freed = True
        return Node(f"while ({h}{self.pick('', '', ' && nd()')}) {{", [Node(each, fixed=each.startswith("struct")) for each in inner], "}")

    def free_others(self):
        return Node("while (other) {", [Node("struct other *t = other->link;", fixed=True), Node("free(other);"), Node("other = t;")], "}")

    def program(self):
        fields = ["int a;"] + (["short b;"] if self.short else []) + (["int v[3];"] if self.array else []) + (["int *p;"] if self.payload else [])
        fields += (["struct other *to;"] if self.two_kinds else []) + (["struct node *prev;"] if self.shape == "double" else []) + ["struct node *next;"]
        self.rng.shuffle(fields)
        top = [Node("struct other { int m; struct node *back; struct other *link; };" if self.two_kinds else "struct other;", fixed=True)]
        top[:0] = [Node("struct node;", fixed=True), Node("struct other;", fixed=True)] if self.two_kinds else []
        top += [Node(f"struct node {{ {' '.join(fields)} }};", fixed=True), Node("struct node *ghead, *gkept, *slots[2]; int gx = 1, gy = 1;", fixed=True)]
        if self.callee:
            how = self.pick("malloc(sizeof *n)", "calloc(1, sizeof *n)")
            inner = [Node(f"struct node *n = {how};", fixed=True), Node("if (!n) return 0;"), Node("n->a = v;"), Node("n->next = 0;"), Node("return n;", fixed=True)]
            top.append(Node("struct node *make(int v) {", [each for each in inner if each.fixed or not self.wrong(0.06)], "}", fixed=True))
        body = [Node("struct node *head = 0, *head2 = 0, *tail = 0, *kept = 0, *first = 0; struct other *other = 0; unsigned k0 = ndu();", fixed=True)]
        for _ in range(self.pick(*[1] * 8, 2)):
            body.append(self.build())
            body += [self.pick(self.change, self.look, self.look)() for _ in range(self.pick(0, 0, 1))]
        if self.chance(0.1):
            body.append(self.reverse())
        if self.chance(0.7):
            body.append(self.walk())
        late = []
        if self.two_kinds and self.chance(0.3):
            late.append(self.free_others())
        if self.chance(0.45):
            late.append(self.free_all())
        self.rng.shuffle(late)
        body += late
        if not self.freed or self.wrong(0.4):
            body += [self.pick(self.change, self.look, self.walk)() for _ in range(self.pick(0, 0, 1))]
        body.append(Node("return 0;", fixed=True))
        return Node("", [*top, Node("int main(void) {", body, "}", fixed=True)], fixed=True)
