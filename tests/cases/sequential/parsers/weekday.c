// The day of the week by Zeller's rule moves on by one each day, over the ends of months and years, too.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int weekday(int year, int month, int day)
{
    if (month < 3) {
        month += 12;
#ifndef BUG
        year--;
#endif
    }
    return (day + 13 * (month + 1) / 5 + year + year / 4 - year / 100 + year / 400) % 7;
}

int main(void)
{
    int year = __VERIFIER_nondet_int();
    __VERIFIER_assume(year >= 1990 && year <= 2030);
    assert(weekday(year, 1, 1) == (weekday(year, 1, 31) + 5) % 7);
    assert(weekday(year + 1, 1, 1) == (weekday(year, 12, 31) + 1) % 7); //~ ERROR: [assert]
    return 0;
}
