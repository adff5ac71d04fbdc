// sscanf and the strto functions: numbers in several bases, texts, sets, what is left, what is wrong.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int a = 0, b = 0, c = 0, n = 0;
    unsigned u = 0;
    long long l = 0;
    double d = 0;
    float f = 0;
    char word[16] = "", rest[16] = "", ch = 0;
    n = sscanf("12 -7 0x1f", "%d %d %x", &a, &b, &u);
    printf("%d: %d %d %u\n", n, a, b, u);
    n = sscanf("2026-11-16", "%d-%d-%d", &a, &b, &c);
    printf("%d: %d %d %d\n", n, a, b, c);
    n = sscanf("heddle 3.25 1e3", "%15s %lf %f", word, &d, &f);
    printf("%d: %s %g %g\n", n, word, d, f);
    n = sscanf("123456789", "%3d%2d%lld", &a, &b, &l);
    printf("%d: %d %d %lld\n", n, a, b, l);
    n = sscanf("x=5,y=z", "x=%d,y=%d", &a, &b);
    printf("%d: %d\n", n, a);
    n = sscanf("key:value", "%15[^:]:%15s", word, rest);
    printf("%d: %s %s\n", n, word, rest);
    n = sscanf("  q rest", " %c%n", &ch, &a);
    printf("%d: %c %d\n", n, ch, a);
    n = sscanf("10 20 30", "%*d %d", &a);
    printf("%d: %d\n", n, a);
    printf("%d %d\n", sscanf("", "%d", &a), sscanf("abc", "%d", &a));
    n = sscanf("077 0x10 99", "%i %i %i", &a, &b, &c);
    printf("%d: %d %d %d\n", n, a, b, c);

    char *end;
    printf("%ld %s\n", strtol("  42abc", &end, 10), end);
    printf("%ld %ld %ld %ld\n", strtol("ff", NULL, 16), strtol("0755", NULL, 0), strtol("-0x10", NULL, 0),
           strtol("1010", NULL, 2));
    printf("%lu %s\n", strtoul("zz!", &end, 36), end);
    errno = 0;
    printf("%d %d\n", strtoll("99999999999999999999", NULL, 10) == LLONG_MAX, errno == ERANGE);
    printf("%lld %llu\n", strtoll("-9223372036854775808", NULL, 10), strtoull("18446744073709551615", NULL, 10));
    printf("%g %s\n", strtod("2.5e-3kg", &end), end);
    printf("%g %g %g\n", strtod("-.5", NULL), strtod("1e400", NULL), strtod("nothing", NULL));
    printf("%d %ld %g\n", atoi("-17 rest"), atol("12"), atof("0.75"));
    return 0;
}
