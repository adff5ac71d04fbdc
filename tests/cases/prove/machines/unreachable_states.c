// A machine that goes round in three of its states; three others lead to the bad one but nothing leads to them. Safe because state <= 2; inductive by itself only for four rounds.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    unsigned state = 0;
    while (__VERIFIER_nondet_int()) {
        switch (state) {
        case 0:
            state = 1;
            break;
        case 1:
            state = 2;
            break;
        case 2:
#ifdef BUG
            state = __VERIFIER_nondet_int() == 2 ? 4 : 0;
#else
            state = 0;
#endif
            break;
        case 4:
            state = 5;
            break;
        case 5:
            state = 6;
            break;
        case 6:
            state = 7;
            break;
        default:
            state = 0;
            break;
        }
        assert(state != 7); //~ ERROR: [assert]
    }
    return 0;
}
