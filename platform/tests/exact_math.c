/*
 * exact_math.c: functions of math.h whose result is exact or correctly rounded, compared with glibc bit for bit, and
 * errno and the results for special numbers of those that are not.
 */
#define _GNU_SOURCE
#include "shim.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

int *hp___errno_location(void);

static const double special[] = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0x1p52, 0x1p53, 0x1.fffffffffffffp52, 0x1p63,
                                 0x1p1023, 0x1.fffffffffffffp1023, 0x1p-1022, 0x1p-1074, -0x1p-1074, 0x1p-1023,
                                 __builtin_inf(), -__builtin_inf(), __builtin_nan(""), 3.0, -3.0, 4.0, 0x1p127, 0x1p128,
                                 0x1p-149, 0x1p-126, 2.0, -2.0, 1e300, 710.0, -746.0, 0.49999999999999994};
#define SPECIAL (sizeof special / sizeof special[0])

static double some_double(void) {
    if (random_below(6) == 0)
        return special[random_below(SPECIAL)];
    uint64_t bits = random_bits();
    switch (random_below(3)) {
    case 0:
        bits = (bits & 0x800fffffffffffffu) | (uint64_t)(1003 + random_below(80)) << 52;
        break;
    case 1:
        return (double)(int64_t)random_bits() / 0x1p40;
    default:
        break;
    }
    double x;
    memcpy(&x, &bits, sizeof x);
    return isnan(x) ? __builtin_nan("") : x; /* no signalling ones */
}

/* NaN is equal to NaN, 0 is not equal to -0. */
static int same(long double a, long double b) {
    if (isnan(a) || isnan(b))
        return isnan(a) && isnan(b);
    return a == b && signbit(a) == signbit(b);
}

static long double as_double(double x) {
    return x;
}

static long double as_float(double x) {
    return (float)x;
}

/* Long double: with more bits. */
static long double as_long(double x) {
    return isfinite(x) && x != 0 && fabs(x) > 0x1p-1000 ? (long double)x * (1 + 0x1p-60L * random_below(8)) : x;
}

#define ONE(T, name, as) \
    T hp_##name(T); \
    static void check_##name(void) { \
        for (int i = 0; i < 3000; i++) { \
            T x = (T)as(some_double()); \
            T a = name(x), b = hp_##name(x); \
            check(same(a, b), #name "(%La): %La instead of %La", (long double)x, (long double)b, (long double)a); \
        } \
    }
#define TWO(T, name, as) \
    T hp_##name(T, T); \
    static void check_##name(void) { \
        for (int i = 0; i < 6000; i++) { \
            T x = (T)as(some_double()), y = (T)as(some_double()); \
            T a = name(x, y), b = hp_##name(x, y); \
            /* C leaves open which zero is the smaller one; glibc gives some remainders of zero the wrong sign. */ \
            check(same(a, b) || (#name[0] == 'f' && x == 0 && y == 0 && a == b) || \
                      (#name[0] == 'r' && a == 0 && b == 0 && signbit(b) == signbit(x)), \
                  #name "(%La, %La): %La instead of %La", (long double)x, (long double)y, (long double)b, \
                  (long double)a); \
        } \
    }
#define THREE_TYPES(KIND, name) KIND(double, name, as_double) KIND(float, name##f, as_float) KIND(long double, name##l, as_long)

THREE_TYPES(ONE, fabs)
THREE_TYPES(ONE, floor)
THREE_TYPES(ONE, ceil)
THREE_TYPES(ONE, trunc)
THREE_TYPES(ONE, round)
THREE_TYPES(ONE, roundeven)
THREE_TYPES(ONE, rint)
THREE_TYPES(ONE, nearbyint)
THREE_TYPES(ONE, sqrt)
THREE_TYPES(ONE, logb)
THREE_TYPES(TWO, fmin)
THREE_TYPES(TWO, fmax)
THREE_TYPES(TWO, fdim)
THREE_TYPES(TWO, fmod)
THREE_TYPES(TWO, remainder)
THREE_TYPES(TWO, copysign)
TWO(double, nextafter, as_double)
TWO(float, nextafterf, as_float)

#define RUN(name) check_##name(), check_##name##f(), check_##name##l()

#define SCALING(T, S, as) \
    T hp_frexp##S(T, int *); \
    T hp_ldexp##S(T, int); \
    T hp_modf##S(T, T *); \
    int hp_ilogb##S(T); \
    int hp___fpclassify##S(T); \
    int hp___isinf##S(T); \
    int hp___isnan##S(T); \
    int hp___finite##S(T); \
    int hp___signbit##S(T); \
    T hp_fma##S(T, T, T); \
    static void scaling##S(void) { \
        for (int i = 0; i < 10000; i++) { \
            T x = (T)as(some_double()), y = (T)as(some_double()), z = (T)as(some_double()), w1, w2; \
            int e1 = 0, e2 = 0, n = (int)random_below(random_below(4) == 0 ? 70000 : 2500); \
            n -= n / 2 + (int)random_below(1500); \
            T a = frexp##S(x, &e1), b = hp_frexp##S(x, &e2); \
            check(same(a, b) && (e1 == e2 || !isfinite(x)), "frexp" #S "(%La)", (long double)x); \
            a = ldexp##S(x, n), b = hp_ldexp##S(x, n); \
            check(same(a, b), "ldexp" #S "(%La, %d): %La instead of %La", (long double)x, n, (long double)b, \
                  (long double)a); \
            a = modf##S(x, &w1), b = hp_modf##S(x, &w2); \
            check(same(a, b) && same(w1, w2), "modf" #S "(%La)", (long double)x); \
            check(ilogb##S(x) == hp_ilogb##S(x), "ilogb" #S "(%La)", (long double)x); \
            check(fpclassify(x) == hp___fpclassify##S(x) && isinf(x) == hp___isinf##S(x) && \
                      !isnan(x) == !hp___isnan##S(x) && !isfinite(x) == !hp___finite##S(x) && \
                      !signbit(x) == !hp___signbit##S(x), \
                  "the class of %La", (long double)x); \
            check(same(fma##S(x, y, z), hp_fma##S(x, y, z)), "fma" #S "(%La, %La, %La)", (long double)x, \
                  (long double)y, (long double)z); \
        } \
    }

SCALING(double, , as_double)
SCALING(float, f, as_float)
SCALING(long double, l, as_long)

long hp_lround(double);
long hp_lrint(double);
long long hp_llround(double);
long long hp_llrint(double);

static void to_integers(void) {
    for (int i = 0; i < 5000; i++) {
        double x = some_double();
        if (!(fabs(x) < 0x1p31))
            continue;
        check(lround(x) == hp_lround(x) && lrint(x) == hp_lrint(x) && llround(x) == hp_llround(x) &&
                  llrint(x) == hp_llrint(x),
              "lround and its family of %a", x);
    }
}

/* ---- Special numbers of inexact functions ---------------------------------------------------------------- */

static double measured_ulp(double a, double b) {
    return fabs(a - b) / (nextafter(fabs(a), __builtin_inf()) - fabs(a));
}

static void compare_special(const char *name, double x, double y, double a, int error1, double b, int error2) {
    check(same(a, b) || measured_ulp(a, b) <= 1, "%s(%a, %a): %a instead of %a", name, x, y, b, a);
    /* Whether a result below the normal range sets errno is glibc's own affair. */
    check(error1 == error2 || (error1 + error2 == ERANGE && fabs(a) <= 0x1p-1021), "%s(%a, %a): errno %d instead of %d",
          name, x, y, error2, error1);
}

#define SPECIAL_ONE(name) \
    double hp_##name(double); \
    static void special_##name(void) { \
        for (size_t i = 0; i < SPECIAL; i++) { \
            errno = *hp___errno_location() = 0; \
            double a = name(special[i]); \
            int error1 = errno; \
            double b = hp_##name(special[i]); \
            compare_special(#name, special[i], 0, a, error1, b, *hp___errno_location()); \
        } \
    }
#define SPECIAL_TWO(name) \
    double hp_##name(double, double); \
    static void special_##name(void) { \
        for (size_t i = 0; i < SPECIAL; i++) \
            for (size_t k = 0; k < SPECIAL; k++) { \
                errno = *hp___errno_location() = 0; \
                double a = name(special[i], special[k]); \
                int error1 = errno; \
                double b = hp_##name(special[i], special[k]); \
                compare_special(#name, special[i], special[k], a, error1, b, *hp___errno_location()); \
            } \
    }

SPECIAL_ONE(sin)
SPECIAL_ONE(cos)
SPECIAL_ONE(tan)
SPECIAL_ONE(asin)
SPECIAL_ONE(acos)
SPECIAL_ONE(atan)
SPECIAL_ONE(sinh)
SPECIAL_ONE(cosh)
SPECIAL_ONE(tanh)
SPECIAL_ONE(asinh)
SPECIAL_ONE(acosh)
SPECIAL_ONE(atanh)
SPECIAL_ONE(exp)
SPECIAL_ONE(exp2)
SPECIAL_ONE(exp10)
SPECIAL_ONE(expm1)
SPECIAL_ONE(log)
SPECIAL_ONE(log2)
SPECIAL_ONE(log10)
SPECIAL_ONE(log1p)
SPECIAL_ONE(cbrt)
SPECIAL_TWO(pow)
SPECIAL_TWO(atan2)
SPECIAL_TWO(hypot)

void test_exact_math(void) {
    RUN(fabs), RUN(floor), RUN(ceil), RUN(trunc), RUN(round), RUN(roundeven), RUN(rint), RUN(nearbyint), RUN(sqrt);
    RUN(logb), RUN(fmin), RUN(fmax), RUN(fdim), RUN(fmod), RUN(remainder), RUN(copysign);
    check_nextafter(), check_nextafterf();
    scaling(), scalingf(), scalingl();
    to_integers();
    special_sin(), special_cos(), special_tan(), special_asin(), special_acos(), special_atan(), special_sinh();
    special_cosh(), special_tanh(), special_asinh(), special_acosh(), special_atanh(), special_exp(), special_exp2();
    special_exp10(), special_expm1(), special_log(), special_log2(), special_log10(), special_log1p(), special_cbrt();
    special_pow(), special_atan2(), special_hypot();
}
