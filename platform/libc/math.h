/*
 * math.h: what the files on math.h share; not a header for programs.
 */
#ifndef HP_MATH_H
#define HP_MATH_H

#include "internal.h"

/* Sets errno and gives its second argument back. */
double __hp_with_errno(int number, double value);

/* x * 2^n for numbers whose result long double can hold. */
long double __hp_scale(long double x, int n);

/* x = result * 2^exponent with the result in [sqrt(1/2), sqrt(2)); x is finite, positive and not zero. */
long double __hp_reduce(long double x, int *exponent);

/* Good to about 2^-62, where the result is not below the range of normal numbers. */
long double __hp_exp(long double x);
long double __hp_exp_small(long double r); /* for |r| < 0.35 */
long double __hp_expm1(long double x);
long double __hp_log(long double x);
long double __hp_log1p(long double x);

#define LN2 0.693147180559945309417232121458176568L
#define LOG2E 1.442695040888963407359924681001892137L
#define LOG10E 0.434294481903251827651128918916605082L
#define LOG2_10 3.321928094887362347870319429489390176L
#define PI 3.141592653589793238462643383279502884L

#define BITS_OF(x) \
    ({ \
        uint64_t bits_; \
        double x_ = (x); \
        __builtin_memcpy(&bits_, &x_, sizeof bits_); \
        bits_; \
    })

#endif
