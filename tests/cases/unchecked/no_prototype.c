// Functions that are called without a prototype get what the target's registers hold: too many arguments do no harm, and wider ones are cut.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// STDOUT: violated: [assert]

int main(void)
{
    int i = 1, j = 2;
    long wide = 0x100000007;
    assert(low(wide, i, j) == 7);
#ifdef BAD
    assert(i == j); //~ ERROR: [assert] assert
#endif
    return 0;
}

int low(x) //~ WARNING: a function definition without a prototype is deprecated in all versions of C and is not supported in C23 [-Wdeprecated-non-prototype]
    int x;
{
    return x;
}
