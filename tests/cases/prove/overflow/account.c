// An account with an upper limit and no debts, under arbitrary payments. Safe because balance <= LIMIT; that an unsigned difference is not negative says nothing.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define LIMIT 1000000u

int main(void)
{
    unsigned balance = 0;
    while (__VERIFIER_nondet_int()) {
        unsigned amount = __VERIFIER_nondet_uint();
        if (__VERIFIER_nondet_int()) {
            if (amount <= LIMIT - balance)
                balance += amount;
        } else {
#ifdef BUG
            if (balance - amount >= 0)
#else
            if (balance >= amount)
#endif
                balance -= amount;
        }
        assert(balance <= LIMIT); //~ ERROR: [assert]
    }
    return 0;
}
