// Days of a month in any year: a hundred years are no leap years, four hundred are.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int is_leap(int year)
{
#ifdef BUG
    return year % 4 == 0 && year % 100 != 0;
#else
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
#endif
}

static int days(int month, int year)
{
    static const int table[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return table[month - 1] + (month == 2 && is_leap(year));
}

int main(void)
{
    int year = __VERIFIER_nondet_int(), total = 0;
    __VERIFIER_assume(year >= 1900 && year <= 2100);
    for (int month = 1; month <= 12; month++)
        total += days(month, year);
    assert(total == 365 + (year % 4 == 0 && year != 1900 && year != 2100)); //~ ERROR: [assert]
    return 0;
}
