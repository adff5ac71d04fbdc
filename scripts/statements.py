"""Random programs as trees of statements, so that they can be made smaller."""

HEAD = """extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
extern void abort(void);
extern void exit(int);
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern void *memset(void *, int, unsigned long);
extern void __assert_fail(const char *, const char *, unsigned, const char *) __attribute__((noreturn));
#define assert(x) do { if (!(x)) __assert_fail(#x, "", __LINE__, ""); } while (0)
#define nd() __VERIFIER_nondet_int()
#define ndu() __VERIFIER_nondet_uint()
struct s { int a; short b; char c; int *p; };
"""


class Node:
    """A statement with those in it: text before, statements, text after. It is left out, or put in place of those in it, to make a program smaller."""

    def __init__(self, before, inner=None, after="", fixed=False):
        self.before, self.inner, self.after, self.fixed = before, inner, after, fixed

    def lines(self, depth=0):
        yield "    " * depth + self.before
        if self.inner is not None:
            for each in self.inner:
                yield from each.lines(depth + 1)
            yield "    " * depth + self.after

    def smaller(self):
        """The same with one statement less."""
        for at, each in enumerate(self.inner or []):
            rest = [*self.inner[:at], *self.inner[at + 1 :]]
            if not each.fixed:
                yield Node(self.before, rest, self.after, self.fixed)
                if each.inner:
                    yield Node(self.before, [*self.inner[:at], *each.inner, *self.inner[at + 1 :]], self.after, self.fixed)
            for less in each.smaller():
                yield Node(self.before, [*self.inner[:at], less, *self.inner[at + 1 :]], self.after, self.fixed)

    def text(self):
        return HEAD + "\n".join(line for each in self.inner for line in each.lines()) + "\n"
