/*
 * divide32.c: 64-bit division for 32-bit programs, for machines without a 32-bit libgcc.
 */
static unsigned long long divide(unsigned long long n, unsigned long long d, unsigned long long *rest) {
    unsigned long long quotient = 0, remainder = 0;
    for (int i = 63; i >= 0; i--) {
        int carry = (int)(remainder >> 63);
        remainder = remainder << 1 | (n >> i & 1);
        if (carry || remainder >= d) {
            remainder -= d;
            quotient |= 1ull << i;
        }
    }
    *rest = remainder;
    return quotient;
}

unsigned long long __udivdi3(unsigned long long n, unsigned long long d) {
    unsigned long long rest;
    return divide(n, d, &rest);
}

unsigned long long __umoddi3(unsigned long long n, unsigned long long d) {
    unsigned long long rest;
    divide(n, d, &rest);
    return rest;
}

long long __divdi3(long long n, long long d) {
    unsigned long long rest, a = n < 0 ? 0ull - n : n, b = d < 0 ? 0ull - d : d, q = divide(a, b, &rest);
    return (n < 0) != (d < 0) ? 0 - q : q;
}

long long __moddi3(long long n, long long d) {
    unsigned long long rest, a = n < 0 ? 0ull - n : n, b = d < 0 ? 0ull - d : d;
    divide(a, b, &rest);
    return n < 0 ? 0 - rest : rest;
}
