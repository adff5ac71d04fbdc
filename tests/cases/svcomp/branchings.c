// Conditions of all kinds on the way to an error, which a witness tells one by one.
// RUN: heddle check --property reach --witness %t.yml %s
// EXIT: 10
// RUN: heddle check --validate %t.yml %s
// EXIT: 10
// STDOUT: note: the witness describes this execution
// STDOUT-NOT: passed over

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);

static int odd(int x)
{
    if (x & 1)
        return 1;
    return 0;
}

int main(void)
{
    int x = __VERIFIER_nondet_uchar(), sum = 0;
    if (x > 3 && !odd(x))
        sum = 1;
    else if (x == 200 || sum) {
        sum = 9;
    }
    for (int i = 0; i < 2; i++)
        sum += x;
    while (sum > 100 || sum < -5)
        sum -= 100;
    if (!sum) {
    }
    do
        sum++;
    while (sum < 0);
    switch (x) {
    case 1:
        sum = 0;
        break;
    case 36:
        sum = sum == 74 ? 7 : 8;
        break;
    default:
        return 0;
    }
    switch (sum) {
    case 8:
        return 1;
    default:
        sum++;
    }
    if (sum == 8)
        reach_error(); //~ ERROR: [reach] reach_error
    return 0;
}
