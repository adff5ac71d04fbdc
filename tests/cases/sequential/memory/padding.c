// Two structures with equal fields are not equal as bytes: nobody wrote the bytes between the fields.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

struct pair {
    char letter;
    int number;
};

int main(void)
{
    struct pair a, b;
    a.letter = b.letter = __VERIFIER_nondet_char();
    a.number = b.number = __VERIFIER_nondet_int();
#ifdef BUG
    int same = memcmp(&a, &b, sizeof a) == 0; //~ ERROR: [uninit]
#else
    int same = a.letter == b.letter && a.number == b.number;
#endif
    assert(same);
    return 0;
}
