// A verifier's functions, declared without `extern "C"`.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore --property assert -DBUG %s
// EXIT: 10

int nondet_int();
bool nondet_bool();
void __VERIFIER_assume(int);
void __ESBMC_assert(bool, const char *);

int main()
{
    int x = nondet_int();
    __VERIFIER_assume(x >= 0 && x < 8);
    if (nondet_bool())
        x += 8;
#ifdef BUG
    __ESBMC_assert(x < 15, "x is small"); //~ ERROR: [assert]
#else
    __ESBMC_assert(x < 16, "x is small");
#endif
}
