// A recursion with an accumulator and a loop do the same; the first step of the accumulator must not count twice. In the names that other verifiers know.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

extern unsigned nondet_uint(void);
extern void __CPROVER_assume(int);
extern void __CPROVER_assert(int, const char *);

static unsigned sum_to(unsigned n, unsigned sum)
{
    return n == 0 ? sum : sum_to(n - 1, sum + n);
}

int main(void)
{
    unsigned n = nondet_uint();
    __CPROVER_assume(n <= 7);
#ifdef BUG
    unsigned s = sum_to(n, n);
#else
    unsigned s = sum_to(n, 0);
#endif
    __CPROVER_assert(s == n * (n + 1) / 2, "the sum of the first numbers"); //~ ERROR: [assert]
    return 0;
}
