// Conversions between integers, float and double: rounding, truncation, edges, special values, bits.
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits_of(double d)
{
    uint64_t u;
    memcpy(&u, &d, sizeof u);
    return u;
}

static uint32_t bits_of_float(float f)
{
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}

int main(void)
{
    static volatile double values[] = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.75, 1e9, 2147483647.5, -2147483648.9, 1e-320, 0.1};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        double d = values[i];
        printf("%016llx %08x %d %lld\n", (unsigned long long)bits_of(d), bits_of_float((float)d), (int)d, (long long)d);
    }
    static volatile int ints[] = {0, 1, -1, 16777216, 16777217, 16777219, -16777217, INT32_MAX, INT32_MIN};
    for (unsigned i = 0; i < sizeof ints / sizeof *ints; i++)
        printf("%.1f %.1f\n", (float)ints[i], (double)ints[i]);
    static volatile uint64_t wide[] = {UINT64_MAX, UINT64_MAX >> 1, (UINT64_C(1) << 53) + 1, UINT64_C(0x8000000000000401)};
    for (unsigned i = 0; i < sizeof wide / sizeof *wide; i++)
        printf("%.1f %.1f %.1f\n", (double)wide[i], (float)wide[i], (double)(int64_t)wide[i]);
    volatile double large = 18446744073709549568.0, third = 1.0 / 3;
    printf("%llu %u\n", (unsigned long long)large, (unsigned)(float)third + (unsigned)3000000000.5);
    printf("%d %d %d\n", (signed char)third, (short)-1234.5, (unsigned char)255.9);
    volatile float f = 0.1f;
    volatile double tenth = 0.1;
    printf("%d %d\n", f == tenth, f > tenth);
    volatile double zero = 0, infinity = 1 / zero, nothing = infinity - infinity;
    printf("%d %d %d %d\n", infinity > DBL_MAX, nothing == nothing, isnan(nothing) != 0, isinf(-infinity) != 0);
    printf("%f %f %d\n", infinity, -infinity, signbit(-zero) != 0);
    printf("%d %d %d\n", zero == -zero, 1 / zero == 1 / -zero, nothing != 1.0);
    printf("%d %d %d\n", nothing < 1, nothing >= 1, !(nothing <= 1));
    volatile float smallest = FLT_MIN, tiny = smallest / 4;
    printf("%08x %g %d\n", bits_of_float(tiny), tiny, (float)DBL_MAX > FLT_MAX);
    printf("%d %d\n", (int)(float)third == 0, fpclassify(tiny) == FP_SUBNORMAL);
    printf("%.0f %.0f %.0f %.0f\n", floor(-2.5), ceil(-2.5), trunc(-2.5), round(-2.5));
    printf("%g %g %g\n", fabs(-third), fmod(17.5, 5), sqrt(2.25));
    printf("%g %g %g\n", fmin(1, nothing), fmax(3, 4), copysign(2, -1));
    return 0;
}
