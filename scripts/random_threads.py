"""Random C programs with threads, small enough that every interleaving can be looked at.

A seed decides everything. It first draws the families of operations that the program is made of (mutexes, weak atomics, heap
nodes, ...), so that some programs mix two of them and others nearly all, then two or three threads of a few statements each.
Programs are wrong on purpose, and often: they race, deadlock, lose nodes and fail assertions, each in some interleavings only. They
are careless as well: they assume in the middle, divide by zero, overflow, read what was never written, end threads and the program
in every way there is, and do not wait for the threads that they start.
Nothing depends on the address of an object, and all loops are finite or wait for another thread.

A program is a tree of statements, so that it can be made smaller (`smaller`) and still compiles.
"""

import random
import re

HEAD = """\
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include "heddle.h"
extern void __VERIFIER_atomic_begin(void), __VERIFIER_atomic_end(void), reach_error(void);
extern _Bool __VERIFIER_nondet_bool(void);
"""

MOST_THREADS = 3

# What a program may declare, each line if something of it is used: the names that need it, and its text.
DECLARATIONS = [
    ("a b c key prepare __VERIFIER_atomic_add __VERIFIER_atomic_swap", "static int a, b, c;"),
    ("pair", "static int pair[2];"),
    ("bytes", "static char bytes[4];"),
    ("mine", "static _Thread_local int mine;"),
    ("x y z", "static atomic_int x, y, z;"),
    ("flag", "static atomic_flag flag = ATOMIC_FLAG_INIT;"),
    ("m n", "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;"),
    ("again", "static pthread_mutex_t again = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;"),
    ("cv", "static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;"),
    ("rw", "static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;"),
    ("once", "static pthread_once_t once = PTHREAD_ONCE_INIT;"),
    ("prepare", "static void prepare(void) { a++; }"),
    ("spin", "static pthread_spinlock_t spin;"),
    ("bar", "static pthread_barrier_t bar;"),
    ("s q", "static sem_t s, q;"),
    ("node slot list", "struct node { int value; struct node *next; };"),
    ("cell", "static int *cell;"),
    ("wide is_torn", "static struct wide { int w[6]; } wide;"),
    ("is_torn", "static int is_torn(struct wide own) { return own.w[0] != own.w[5]; }"),
    ("sum", "static int sum(int count, ...) { va_list list, copy; va_start(list, count); va_copy(copy, list); int all = 0;"
     " while (count-- > 0) all += va_arg(copy, int); va_end(copy); va_end(list); return all; }"),
    ("twice wants_two", "static int twice(), wants_two();"),
    ("lent", "static int *_Atomic lent;"),
    ("part whole", "struct part { char tag; int value; char rest; }; static struct part whole;"),
    ("careful", "static pthread_mutex_t careful = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;"),
    ("key", "static pthread_key_t key;"),
    ("key", "static void forget(void *own) { c++; free(own); }"),
    ("bits", "static struct { unsigned low : 3, high : 5; } bits;"),
    ("started", f"static _Bool started[{MOST_THREADS}];"),
    ("slot", "static struct node *_Atomic slot;"),
    ("list", "static struct node *list;"),
    ("__VERIFIER_atomic_add", "static void __VERIFIER_atomic_add(int k) { a += k; if (a > 2) a = 0; }"),
    ("__VERIFIER_atomic_swap", "static int __VERIFIER_atomic_swap(int k) { int old = c; c = k; return old; }"),
]

# What is defined behind all that calls it without a prototype.
WITHOUT_PROTOTYPES = [
    ("twice", "static int twice(k) int k; { return 2 * k; }\nstatic int wants_two(int k, int l) { return k ? 1 : l; }"),
]

# What main does first, if something of it is used.
PREPARATIONS = [
    ("spin", lambda draw: "pthread_spin_init(&spin, 0);"),
    ("bar", lambda draw: f"pthread_barrier_init(&bar, 0, {draw.choice([1, 2, 2, 2, 3])});"),
    ("s", lambda draw: f"sem_init(&s, 0, {draw.choice([0, 0, 1, 2])});"),
    ("q", lambda draw: f"sem_init(&q, 0, {draw.choice([0, 1])});"),
    ("key", lambda draw: f"pthread_key_create(&key, {draw.choice(['forget', '0'])});"),
    ("cell", lambda draw: f"cell = malloc(sizeof *cell); if (cell) *cell = {draw.choice([0, 0, 1])};"),
]

ORDERS = {
    "load": ["seq_cst", "acquire", "relaxed"],
    "store": ["seq_cst", "release", "relaxed"],
    "update": ["seq_cst", "acq_rel", "acquire", "release", "relaxed"],
}


class Statement:
    """C text around other statements."""

    def __init__(self, before, inside=(), after=""):
        self.before, self.inside, self.after = before, list(inside), after

    def lines(self, indent):
        """Its lines."""
        yield "    " * indent + self.before
        for statement in self.inside:
            yield from statement.lines(indent + 1)
        if self.after:
            yield "    " * indent + self.after

    def without(self, number):
        """What is left when the statement of this number is taken away, or only what is around its parts.

        Statements are numbered from 0 in textual order, twice: the even number takes away all of it, the odd one keeps its parts.
        Returns the statements that take its place, and the number that is left if it belongs to a later one.
        """
        if number < 2:
            return (self.inside if number else []), -1
        number -= 2
        inside, number = without(self.inside, number)
        return [Statement(self.before, inside, self.after)], number


def without(statements, number):
    """`Statement.without` for a list."""
    result = []
    for statement in statements:
        if number < 0:
            result.append(statement)
        else:
            left, number = statement.without(number)
            result += left
    return result, number


def size(statements):
    """How many statements there are, those inside included."""
    return sum(1 + size(statement.inside) for statement in statements)


class Program:
    """The bodies of the threads' functions, then that of main."""

    def __init__(self, bodies, preparations):
        self.bodies, self.preparations = bodies, preparations

    def text(self):
        """The program in C."""
        functions = []
        for number, body in enumerate(self.bodies[:-1]):
            lines = "\n".join(line for statement in body for line in statement.lines(1))
            functions.append(f"static void *t{number}(void *argument) {{\n{lines}\n    return 0;\n}}\n")
        code = "\n".join(line for statement in self.bodies[-1] for line in statement.lines(1))
        uses = set(re.findall(r"\w+", "\n".join(functions) + code))
        prepared = "".join(f"    {text}\n" for name, text in self.preparations if name in uses)
        declared = "".join(f"{text}\n" for names, text in DECLARATIONS if uses & set(names.split()))
        handles = f"static pthread_t t[{MOST_THREADS}];\n"
        handles += "".join(f"static void *t{number}(void *argument);\n" for number in range(len(functions)))
        main = f"int main(void) {{\n{prepared}{code}\n    return 0;\n}}\n"
        later = "".join(f"{text}\n" for name, text in WITHOUT_PROTOTYPES if name in declared)
        return HEAD + declared + handles + "".join(functions) + main + later

    def smaller(self):
        """All programs that are smaller by one statement."""
        for which, body in enumerate(self.bodies):
            for number in range(2 * size(body)):
                left, _ = without(body, number)
                if size(left) < size(body):
                    yield Program([*self.bodies[:which], left, *self.bodies[which + 1 :]], self.preparations)


def generate(seed):
    """The program of this seed."""
    draw = random.Random(seed)
    families = ["plain", *draw.sample(sorted(FAMILIES), draw.choice([1, 2, 2, 3, 4, 6]))]
    if draw.random() < 0.3 and "careless" not in families:
        families += ["careless"] * draw.choice([1, 2, 4])
    maker = Maker(draw, families)
    count = draw.choice([2, 2, 2, MOST_THREADS])
    most = 4 if count == 2 else 2
    bodies = [maker.body(draw.randint(1, most)) for _ in range(count)]
    starts = [f"t{number}" for number in range(count)]
    if draw.random() < 0.2:
        starts = ["t0"] * count
        bodies = bodies[:1]
    main = []
    joins = list(range(count))
    draw.shuffle(joins)
    nested = count == 3 and len(bodies) == count and draw.random() < 0.15
    perhaps = draw.sample(range(count), draw.choice([0, 0, 0, 1, 1, 2]))
    for number in range(count - nested):
        start = f"pthread_create(&t[{number}], 0, {starts[number]}, (void *){number}L);"
        if number in perhaps:
            start = f"if ({condition(draw)}) {{ started[{number}] = 1; {start} }}"
        main.append(Statement(start))
        if draw.random() < 0.1 and number in joins:
            main.append(Statement(join(number, perhaps)))
            joins.remove(number)
    if nested:
        last = count - 1
        bodies[0].insert(draw.randint(0, len(bodies[0])), Statement(f"pthread_create(&t[{last}], 0, t{last}, 0);"))
        bodies[0].append(Statement(f"pthread_join(t[{last}], 0);"))
        joins.remove(last)
    elif len(bodies) == count and draw.random() < 0.1:
        # One thread waits for another.
        by, of = draw.sample(range(count), 2)
        if of in joins and of < by:
            bodies[by].append(Statement(join(of, perhaps)))
            joins.remove(of)
    if draw.random() < 0.3:
        main += maker.body(1)
    if "careless" in families and draw.random() < 0.3:
        joins = joins[: draw.randrange(len(joins) + 1)]
    for number in joins:
        if draw.random() < 0.9:
            main.append(Statement(join(number, perhaps)))
        elif draw.random() < 0.3:
            main.append(Statement(join(number, perhaps).replace("join", "detach").replace(", 0", "")))
    if draw.random() < 0.6:
        main += maker.body(1)
    if draw.random() < 0.08:
        main.append(Statement("pthread_exit(0);"))
    preparations = [(name, text(draw)) for name, text in PREPARATIONS]
    return Program([*bodies, main], preparations)


def condition(draw):
    """Whether a thread is started: input, or what threads before it did."""
    return draw.choice(["__VERIFIER_nondet_bool()", "__VERIFIER_nondet_bool()", "heddle_choose(3) == 1", "a", "b == 0"])


def join(number, perhaps):
    """Waits for a thread; for one that only perhaps is started, if it was."""
    return f"if (started[{number}]) " * (number in perhaps) + f"pthread_join(t[{number}], 0);"


class Maker:
    """Draws statements of some families."""

    def __init__(self, draw, families):
        self.draw, self.families = draw, families

    def body(self, count, depth=0):
        """So many statements."""
        return [self.statement(depth) for _ in range(count)]

    def statement(self, depth):
        """Any statement; those at depth 2 and more have none inside."""
        while True:
            family = self.draw.choice(self.families)
            makers = PLAIN if family == "plain" else FAMILIES[family]
            made = self.draw.choice(makers)(self, depth)
            if made is not None:
                return made

    def some(self, depth, most=2):
        """The inside of a statement at this depth."""
        return self.body(self.draw.randint(1, most), depth + 1)

    def pick(self, words):
        """One of these words."""
        return self.draw.choice(words.split())

    def small(self, most=2):
        """A number that is not large."""
        return self.draw.randint(0, most)

    def order(self, kind):
        """The order of an atomic access: always sequentially consistent, or any, as the families say."""
        return "memory_order_" + (self.draw.choice(ORDERS[kind]) if "weak" in self.families else "seq_cst")


def line(write):
    """A statement without others inside."""
    return lambda make, depth: Statement(write(make))


def block(write):
    """A statement with others inside, between the two texts that `write` gives."""

    def made(make, depth):
        if depth >= 2:
            return None
        before, after = write(make)
        return Statement(before, make.some(depth), after)

    return made


def braces(head):
    """The texts around a block."""
    return head + " {", "}"


PLAIN = [
    line(lambda m: f"{m.pick('a b c')}++;"),
    line(lambda m: f"{m.pick('a b c')} = {m.pick('a b c')};"),
    line(lambda m: f"{m.pick('a b c')} = {m.small()};"),
    line(lambda m: f"pair[{m.pick('a b c')} & 1] = {m.small()};"),
    line(lambda m: f"{m.pick('a b c')} = pair[{m.small(1)}];"),
    line(lambda m: f"bytes[{m.small(3)}] = 1;"),
    line(lambda m: f"assert({m.pick('a b c')} < {1 + m.small()});"),
    line(lambda m: f"assert({m.pick('a b c')} != {m.small()});"),
    line(lambda m: f"if ({m.pick('a b c')} == {1 + m.small(1)}) reach_error();"),
    line(lambda m: "mine++; assert(mine < 3);"),
    block(lambda m: braces(f"if ({m.pick('a b c')} == {m.small(1)})")),
    block(lambda m: braces("for (int i = 0; i < 2; i++)")),
    block(lambda m: braces(f"if ({m.pick('a b c')} <= {m.pick('a b c')})")),
]

FAMILIES = {
    "mutex": [
        block(lambda m: mutex(m.pick("m m n"))),
        block(lambda m: mutex(m.pick("m m n"))),
        block(lambda m: (f"if (pthread_mutex_trylock(&{(l := m.pick('m n'))}) == 0) {{", f"pthread_mutex_unlock(&{l}); }}")),
        block(lambda m: mutex("again")),
    ],
    "condition": [
        line(lambda m: "pthread_mutex_lock(&m); if (!a) pthread_cond_wait(&cv, &m); pthread_mutex_unlock(&m);"),
        line(lambda m: "pthread_mutex_lock(&m); while (!a) pthread_cond_wait(&cv, &m); b++; pthread_mutex_unlock(&m);"),
        line(lambda m: "pthread_mutex_lock(&m); a = 1; pthread_cond_signal(&cv); pthread_mutex_unlock(&m);"),
        line(lambda m: "pthread_mutex_lock(&m); a = 1; pthread_mutex_unlock(&m); pthread_cond_signal(&cv);"),
        line(lambda m: "pthread_mutex_lock(&m); a = 1; pthread_cond_broadcast(&cv); pthread_mutex_unlock(&m);"),
        line(lambda m: "pthread_cond_signal(&cv);"),
        line(
            lambda m: "pthread_mutex_lock(&m); pthread_cond_timedwait(&cv, &m, &(struct timespec){0}); b = a;"
            " pthread_mutex_unlock(&m);"
        ),
    ],
    "semaphore": [
        line(lambda m: f"sem_post(&{m.pick('s s q')});"),
        line(lambda m: f"sem_wait(&{m.pick('s s q')});"),
        line(lambda m: f"if (sem_trywait(&{m.pick('s q')}) == 0) {m.pick('a b c')}++;"),
        line(lambda m: f"{{ int left; sem_getvalue(&{m.pick('s q')}, &left); assert(left < {1 + m.small()}); }}"),
        block(lambda m: ("sem_wait(&s); {", "} sem_post(&s);")),
    ],
    "rwlock": [
        block(lambda m: ("pthread_rwlock_rdlock(&rw); {", "} pthread_rwlock_unlock(&rw);")),
        block(lambda m: ("pthread_rwlock_wrlock(&rw); {", "} pthread_rwlock_unlock(&rw);")),
        block(lambda m: ("if (pthread_rwlock_tryrdlock(&rw) == 0) {", "pthread_rwlock_unlock(&rw); }")),
        block(lambda m: ("if (pthread_rwlock_trywrlock(&rw) == 0) {", "pthread_rwlock_unlock(&rw); }")),
    ],
    "barrier": [
        line(lambda m: "pthread_barrier_wait(&bar);"),
        line(lambda m: f"if (pthread_barrier_wait(&bar) == PTHREAD_BARRIER_SERIAL_THREAD) {m.pick('a b')}++;"),
    ],
    "spin": [
        block(lambda m: ("pthread_spin_lock(&spin); {", "} pthread_spin_unlock(&spin);")),
        block(lambda m: ("if (pthread_spin_trylock(&spin) == 0) {", "pthread_spin_unlock(&spin); }")),
        block(lambda m: ("while (atomic_flag_test_and_set(&flag)) ; {", "} atomic_flag_clear(&flag);")),
        line(lambda m: f"while ({m.pick('x y')} == 0) ;"),
        line(lambda m: f"while ({m.pick('x y')} == 0) heddle_yield();"),
        line(lambda m: f"{m.pick('x y')} = 1;"),
    ],
    "once": [line(lambda m: "pthread_once(&once, prepare);"), line(lambda m: "assert(a < 2);")],
    "heap": [
        line(lambda m: f"{{ struct node *mine = malloc(sizeof *mine); mine->value = {m.pick('1 b c')};"
             f" struct node *old = atomic_exchange_explicit(&slot, mine, {m.order('update')}); free(old); }}"),
        line(lambda m: f"{{ struct node *mine = malloc(sizeof *mine); mine->value = {m.small()}; mine->next = 0;"
             f" atomic_store_explicit(&slot, mine, {m.order('store')}); }}"),
        line(lambda m: f"{{ struct node *seen = atomic_load_explicit(&slot, {m.order('load')});"
             f" if (seen) {m.pick('a b')} = seen->value; }}"),
        line(lambda m: f"{{ struct node *taken = atomic_exchange_explicit(&slot, 0, {m.order('update')});"
             " if (taken) { assert(taken->value < 2); free(taken); } }"),
        line(lambda m: "{ struct node *mine = malloc(sizeof *mine); mine->value = 1; pthread_mutex_lock(&m);"
             " mine->next = list; list = mine; pthread_mutex_unlock(&m); }"),
        line(lambda m: "{ pthread_mutex_lock(&m); struct node *first = list; if (first) list = first->next;"
             " pthread_mutex_unlock(&m); if (first) { c = first->value; free(first); } }"),
        line(lambda m: "{ pthread_mutex_lock(&m); int count = 0;"
             " for (struct node *p = list; p; p = p->next) count++; pthread_mutex_unlock(&m); assert(count < 2); }"),
        line(lambda m: "{ struct node *mine = malloc(sizeof *mine); mine->value = a; b = mine->value; free(mine); }"),
    ],
    "cell": [
        line(lambda m: f"*cell = {m.pick('0 1 2 a b')};"),
        line(lambda m: f"{m.pick('a b c')} = *cell;"),
        line(lambda m: "(*cell)++;"),
        line(lambda m: f"assert(*cell {m.pick('< !=')} {1 + m.small()});"),
        line(lambda m: f"cell = &{m.pick('a b c')};"),
        line(lambda m: f"cell = &pair[{m.pick('0 1 a&1')}];"),
        line(lambda m: "{ int *fresh = malloc(sizeof *fresh); *fresh = 1; cell = fresh; }"),
        line(lambda m: "cell = malloc(sizeof *cell);"),
        line(lambda m: "{ pthread_mutex_lock(&m); int *own = cell; cell = 0; pthread_mutex_unlock(&m); if (own) *own = 2; }"),
        line(lambda m: "if (cell) *cell = 1;"),
        line(lambda m: f"if (cell == &{m.pick('a b')}) reach_error();"),
        line(lambda m: m.pick("free(cell); cell=0;")),
    ],
    "atomic": [
        line(lambda m: f"atomic_store_explicit(&{m.pick('x y z')}, {m.small()}, {m.order('store')});"),
        line(lambda m: f"{m.pick('a b')} = atomic_load_explicit(&{m.pick('x y z')}, {m.order('load')});"),
        line(lambda m: f"atomic_fetch_add_explicit(&{m.pick('x y z')}, 1, {m.order('update')});"),
        line(lambda m: f"assert(atomic_load_explicit(&{m.pick('x y z')}, {m.order('load')}) != {1 + m.small(3)});"),
        line(lambda m: f"{{ int was = 0; if (atomic_compare_exchange_strong_explicit(&{m.pick('x y')}, &was, 1,"
             f" {m.order('update')}, {m.order('load')})) {m.pick('a b')}++; }}"),
        line(lambda m: f"{{ int was = {m.small(1)}; atomic_compare_exchange_weak(&{m.pick('x y')}, &was, 2); }}"),
        line(lambda m: f"assert(atomic_exchange_explicit(&{m.pick('x y')}, {m.small()}, {m.order('update')}) < 2);"),
        line(lambda m: f"atomic_thread_fence({m.order('update')});"),
        block(lambda m: braces(
            f"if (atomic_load_explicit(&{m.pick('x y')}, {m.order('load')}) {m.pick('== !=')} {m.small(1)})")),
    ],
    # Not statements of its own, but what atomics and heap nodes may be.
    "weak": [
        line(lambda m: f"{m.pick('a b c')} = 1; atomic_store_explicit(&x, 1, {m.order('store')});"),
        line(lambda m: f"if (atomic_load_explicit(&x, {m.order('load')})) assert({m.pick('a b c')} < 2);"),
        line(lambda m: f"if (atomic_fetch_add_explicit(&y, 1, {m.order('update')}) == 1) {m.pick('a b c')}++;"),
    ],
    "section": [
        block(lambda m: ("__VERIFIER_atomic_begin(); {", "} __VERIFIER_atomic_end();")),
        block(lambda m: ("heddle_atomic_begin(); {", "} heddle_atomic_end();")),
        line(lambda m: f"__VERIFIER_atomic_add({1 + m.small(1)});"),
        line(lambda m: f"{m.pick('a b')} = __VERIFIER_atomic_swap({m.small()});"),
    ],
    "input": [
        line(lambda m: f"{m.pick('a b c')} = heddle_choose({2 + m.small(1)});"),
        line(lambda m: f"{m.pick('a b c')} = __VERIFIER_nondet_bool();"),
        block(lambda m: braces("if (__VERIFIER_nondet_bool())")),
        line(lambda m: f"heddle_assume({m.pick('a b c')} < {1 + m.small(1)});"),
    ],
    # Each looks at what is shared first and does something that others see, so that what ends the path follows it without a stop.
    "careless": [
        line(lambda m: f"{{ int own = {m.pick('a b c')}; {m.pick('a b c')} = {m.small()}; heddle_assume(own {m.pick('== !=')} {m.small(1)}); }}"),
        line(lambda m: f"{{ int own = {m.pick('a b c')}; {m.pick('a b c')} = {m.small()}; own = 1 / own; }}"),
        line(lambda m: f"{{ int own = {m.pick('a b c')}; {m.pick('a b c')} = {m.small()}; own += 2147483647; }}"),
        line(lambda m: f"{{ int own = {m.pick('a b c')}; {m.pick('a b c')} = {m.small()}; own = 1 << (31 + own); }}"),
        line(lambda m: f"{{ int own; if ({m.pick('a b c')}) own = 1; {m.pick('a b c')} = own; }}"),
        line(lambda m: f"{{ int own; if ({m.pick('a b c')}) own = 1; {m.pick('a b c')} = 2; if (own) {m.pick('a b c')} = 1; }}"),
        line(lambda m: f"{{ int *own = {m.pick('a b c')} ? &{m.pick('a b c')} : 0; {m.pick('a b c')} = 2; *own = 1; }}"),
        line(lambda m: f"{{ int own = {m.pick('a b c')}; {m.pick('a b c')} = 1; if (own {m.pick('== !=')} {m.small(1)})"
             f" {m.pick('__builtin_trap() abort() exit(0) _Exit(0) __builtin_unreachable() pthread_exit(0) return(0)')}; }}"),
        line(lambda m: f"{m.pick('__builtin_trap() abort() exit(0) heddle_assume(0) pthread_exit(0) return(0)')};"),
        line(lambda m: "heddle_assume(__VERIFIER_nondet_bool());"),
        block(lambda m: (f"heddle_atomic_begin(); {{ int own = {m.pick('a b c')};", "heddle_assume(own < 2); } heddle_atomic_end();")),
    ],
    "struct": [
        line(lambda m: f"wide.w[{m.pick('0 5')}] = {m.small()};"),
        line(lambda m: "{ struct wide own = wide; own.w[0]++; own.w[5]++; wide = own; }"),
        line(lambda m: "assert(!is_torn(wide));"),
        line(lambda m: f"if (is_torn(wide)) {m.pick('a b')}++;"),
        line(lambda m: f"assert(sum(2, {m.pick('a b c')}, 1) < {2 + m.small()});"),
        line(lambda m: "{ pthread_mutex_lock(&m); wide.w[0]++; wide.w[5]++; pthread_mutex_unlock(&m); }"),
        line(lambda m: "{ pthread_mutex_lock(&m); assert(!is_torn(wide)); pthread_mutex_unlock(&m); }"),
    ],
    # What threads own and lend, by name or by key.
    "own": [
        line(lambda m: "mine = 1; lent = &mine;"),
        line(lambda m: "{ int *theirs = lent; if (theirs) *theirs = 2; }"),
        line(lambda m: f"{{ int *theirs = lent; if (theirs) {m.pick('a b c')} = *theirs; }}"),
        line(lambda m: "lent = 0;"),
        line(lambda m: "assert(mine != 2);"),
        line(lambda m: "{ int own = 1; lent = &own; own++; lent = 0; }"),
        line(lambda m: "pthread_setspecific(key, malloc(1));"),
        line(lambda m: f"if (pthread_getspecific(key)) {m.pick('a b c')}++;"),
        line(lambda m: "{ void *own = pthread_getspecific(key); pthread_setspecific(key, 0); free(own); }"),
    ],
    # Bytes that were never written, copied before anything is decided by them, and what lies beside them.
    "unwritten": [
        line(lambda m: f"{{ struct part own; own.tag = {m.small()}; whole = own; }}"),
        line(lambda m: "{ struct part own = whole; own.value = 1; whole = own; }"),
        line(lambda m: f"whole.{m.pick('tag value rest')} = {m.small()};"),
        line(lambda m: f"assert(whole.tag < {1 + m.small()});"),
        line(lambda m: f"{{ char own; {m.pick('a b c')} = own & 1; }}"),
        line(lambda m: f"{{ _Bool own[2]; own[{m.small(1)}] = 1; if (own[{m.pick('0 1 a&1')}]) {m.pick('a b c')} = 1; }}"),
        line(lambda m: f"{{ char *own = malloc(2); own[0] = 1; {m.pick('a b c')} = own[{m.small(1)}] & 1; free(own); }}"),
        line(lambda m: f"bits.{m.pick('low high')} = {m.small()};"),
        line(lambda m: f"assert(bits.{m.pick('low high')} < {1 + m.small()});"),
    ],
    "unprototyped": [
        line(lambda m: f"{m.pick('a b c')} = twice({m.pick('a b 1 c')});"),
        line(lambda m: f"assert(twice({m.pick('a b c')}) < {1 + m.small(3)});"),
        line(lambda m: f"if (wants_two({m.pick('1 a b')})) {m.pick('a b c')} = 1;"),
        line(lambda m: f"{m.pick('a b c')} = wants_two(0, {m.pick('a b 2')}, 1);"),
    ],
    "builtin": [
        line(lambda m: f"__sync_fetch_and_add(&{m.pick('a b c')}, 1);"),
        line(lambda m: f"__atomic_store_n(&{m.pick('a b c')}, {m.small()}, __ATOMIC_SEQ_CST);"),
        line(lambda m: f"{m.pick('a b')} = __atomic_load_n(&{m.pick('b c')}, __ATOMIC_SEQ_CST);"),
        line(lambda m: f"if (__sync_bool_compare_and_swap(&{m.pick('a b c')}, 0, 1)) {m.pick('a b c')}++;"),
        line(lambda m: "__sync_synchronize();"),
        line(lambda m: f"assert(__atomic_exchange_n(&{m.pick('a b c')}, {m.small()}, __ATOMIC_SEQ_CST) < 2);"),
    ],
    "misuse": [
        line(lambda m: f"if (pthread_mutex_{m.pick('lock trylock unlock')}(&careful)) {m.pick('a b c')} = 1;"),
        line(lambda m: f"if (pthread_mutex_timedlock(&careful, &(struct timespec){{0}}) == 0) {m.pick('a b c')}++;"),
        line(lambda m: f"pthread_mutex_{m.pick('unlock destroy')}(&{m.pick('m n')});"),
        line(lambda m: "pthread_rwlock_unlock(&rw);"),
        line(lambda m: f"pthread_join(t[{m.small(1)}], 0);"),
        line(lambda m: f"pthread_detach(t[{m.small(1)}]);"),
        block(lambda m: mutex("careful")),
    ],
    "end": [
        line(lambda m: f"if ({m.pick('a b c')}) exit(0);"),
        line(lambda m: "pthread_exit(0);"),
        line(lambda m: "heddle_yield();"),
        line(lambda m: "if (pthread_equal(pthread_self(), t[0])) a++;"),
        line(lambda m: f"heddle_block_until(&{m.pick('a b')});"),
    ],
}


def mutex(name):
    """The texts around what happens while a mutex is held."""
    return f"pthread_mutex_lock(&{name}); {{", f"}} pthread_mutex_unlock(&{name});"
