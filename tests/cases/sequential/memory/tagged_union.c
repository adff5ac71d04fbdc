// A value with a tag that says which member counts; a short member leaves the rest of a long one unwritten.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern signed char __VERIFIER_nondet_schar(void);
extern int __VERIFIER_nondet_int(void);

struct value {
    enum { SHORT, LONG } tag;
    union {
        signed char small;
        int large;
    };
};

static int is_negative(const struct value *v)
{
#ifdef BUG
    return v->large < 0;
#else
    return v->tag == SHORT ? v->small < 0 : v->large < 0;
#endif
}

int main(void)
{
    struct value *v = malloc(sizeof *v);
    int expected;
    if (__VERIFIER_nondet_bool()) {
        v->tag = SHORT;
        v->small = __VERIFIER_nondet_schar();
        expected = v->small < 0;
    } else {
        v->tag = LONG;
        v->large = __VERIFIER_nondet_int();
        expected = v->large < 0;
    }
    if (is_negative(v) != expected) //~ ERROR: [uninit]
        assert(0);
    free(v);
    return 0;
}
