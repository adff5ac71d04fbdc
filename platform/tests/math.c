/*
 * math.c: the error of the functions that are not exact, in units in the last place, against libquadmath's 113 bits.
 *
 * HEDDLE_POINTS is how many points each function is measured at (200000 unless given). Prints the largest error of
 * each function and where it is; 0.51 is the most that passes for double, 0.501 for float.
 */
#include "shim.h"

#include <math.h>
#include <quadmath.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long points;

/* A number between two, or a power of ten between 10^low and 10^high with a random sign. */
static double uniform(double low, double high) {
    return low + (high - low) * ((double)(random_bits() >> 11) * 0x1p-53);
}

static double any_size(double low, double high) {
    double x = pow(10, uniform(low, high));
    return (random_bits() & 1) != 0 ? x : -x;
}

/* The distance of two neighbours near x. */
static __float128 unit(double x) {
    x = fabs(x);
    return x < 0x1p-1022 ? 0x1p-1074 : (__float128)nextafter(x, __builtin_inf()) - x;
}

static __float128 unit_of_float(float x) {
    x = fabsf(x);
    return x < 0x1p-126f ? 0x1p-149 : (__float128)nextafterf(x, __builtin_inff()) - x;
}

static void report(const char *name, double worst, double limit, double x, double y) {
    printf("  %-7s %.5f at %a, %a\n", name, worst, x, y);
    check(worst < limit, "%s is off by %f", name, worst);
}

#define MEASURE(name, draw) \
    double hp_##name(double); \
    float hp_##name##f(float); \
    static void measure_##name(void) { \
        double worst = 0, worst_float = 0, at = 0, at_float = 0; \
        for (long i = 0; i < points; i++) { \
            double x = draw; \
            double got = hp_##name(x); \
            __float128 right = name##q(x); \
            if (isfinite(got)) { \
                double error = (double)(fabsq(got - right) / unit((double)right)); \
                if (error > worst) \
                    worst = error, at = x; \
            } \
            float f = (float)x, got_float = hp_##name##f(f); \
            if (i % 8 == 0 && isfinite(got_float)) { \
                right = name##q(f); \
                double error = (double)(fabsq(got_float - right) / unit_of_float((float)right)); \
                if (error > worst_float) \
                    worst_float = error, at_float = f; \
            } \
        } \
        report(#name, worst, 0.51, at, 0); \
        report(#name "f", worst_float, 0.501, at_float, 0); \
    }

#define MEASURE_TWO(name, draw_x, draw_y) \
    double hp_##name(double, double); \
    float hp_##name##f(float, float); \
    static void measure_##name(void) { \
        double worst = 0, worst_float = 0, at_x = 0, at_y = 0, at_xf = 0, at_yf = 0; \
        for (long i = 0; i < points; i++) { \
            double x = draw_x, y = draw_y; \
            double got = hp_##name(x, y); \
            __float128 right = name##q(x, y); \
            if (isfinite(got)) { \
                double error = (double)(fabsq(got - right) / unit((double)right)); \
                if (error > worst) \
                    worst = error, at_x = x, at_y = y; \
            } \
            float f = (float)x, g = (float)y, got_float = hp_##name##f(f, g); \
            if (i % 8 == 0 && isfinite(got_float)) { \
                right = name##q(f, g); \
                double error = (double)(fabsq(got_float - right) / unit_of_float((float)right)); \
                if (error > worst_float) \
                    worst_float = error, at_xf = f, at_yf = g; \
            } \
        } \
        report(#name, worst, 0.51, at_x, at_y); \
        report(#name "f", worst_float, 0.501, at_xf, at_yf); \
    }

#define ANGLE (i % 2 == 0 ? uniform(-20, 20) : i % 16 == 1 ? any_size(-300, 308) : any_size(-8, 12))
#define UNIT (i % 2 == 0 ? uniform(-1, 1) : i % 4 == 1 ? any_size(-300, 0) : 1 - fabs(any_size(-15, 0)))
#define POSITIVE (i % 2 == 0 ? uniform(0, 3) : i % 4 == 1 ? fabs(any_size(-308, 308)) : 1 + any_size(-15, -1))

MEASURE(sin, ANGLE)
MEASURE(cos, ANGLE)
MEASURE(tan, ANGLE)
MEASURE(asin, UNIT)
MEASURE(acos, UNIT)
MEASURE(atan, i % 2 == 0 ? uniform(-3, 3) : any_size(-300, 300))
MEASURE(sinh, i % 2 == 0 ? uniform(-710, 710) : any_size(-300, 2.5))
MEASURE(cosh, i % 2 == 0 ? uniform(-710, 710) : any_size(-10, 2.5))
MEASURE(tanh, i % 2 == 0 ? uniform(-20, 20) : any_size(-300, 1))
MEASURE(asinh, i % 2 == 0 ? uniform(-5, 5) : any_size(-300, 300))
MEASURE(acosh, i % 2 == 0 ? uniform(1, 5) : 1 + fabs(any_size(-15, 300)))
MEASURE(atanh, UNIT)
MEASURE(exp, i % 2 == 0 ? uniform(-745, 709.7) : any_size(-20, 2))
MEASURE(exp2, i % 2 == 0 ? uniform(-1074, 1023.9) : any_size(-20, 2))
MEASURE(expm1, i % 2 == 0 ? uniform(-40, 709) : any_size(-300, 1))
MEASURE(log, POSITIVE)
MEASURE(log2, POSITIVE)
MEASURE(log10, POSITIVE)
MEASURE(log1p, i % 2 == 0 ? uniform(-1, 3) : i % 4 == 1 ? fabs(any_size(-300, 308)) : any_size(-300, -1))
MEASURE(cbrt, any_size(-308, 308))
MEASURE_TWO(pow, i % 2 == 0 ? fabs(any_size(-300, 300)) : 1 + any_size(-15, -1),
            i % 2 == 0 ? uniform(-3, 3) : i % 4 == 1 ? any_size(0, 16) : uniform(-500, 500))
MEASURE_TWO(atan2, any_size(-150, 150), i % 2 == 0 ? any_size(-150, 150) : uniform(-3, 3))
MEASURE_TWO(hypot, any_size(-150, 150), i % 2 == 0 ? any_size(-150, 150) : uniform(-3, 3))

void test_math(void) {
    const char *given = getenv("HEDDLE_POINTS");
    points = given != NULL ? atol(given) : 200000;
    printf("largest errors in units in the last place, %ld points each:\n", points);
    measure_sin(), measure_cos(), measure_tan(), measure_asin(), measure_acos(), measure_atan();
    measure_sinh(), measure_cosh(), measure_tanh(), measure_asinh(), measure_acosh(), measure_atanh();
    measure_exp(), measure_exp2(), measure_expm1(), measure_log(), measure_log2(), measure_log10(), measure_log1p();
    measure_cbrt(), measure_pow(), measure_atan2(), measure_hypot();
}
