/*
 * math_exp.c: exponentials, logarithms, powers, hyperbolic functions and roots.
 *
 * Not exact: computed in x87's long double, whose 11 more bits leave the rounding to double as nearly the only error; pow
 * carries its logarithm in two of them. tests/math.c measures the error: at two million points at most 0.5013 units in
 * the last place of double (exp10 is only compared with glibc at special points). The forms for float are rounded from
 * double. Results for infinities, zeros and NaN, and errno, are glibc's. Limits: none for long double.
 */
#include "math.h"

/* The first bits of ln 2, few enough that multiples of it are exact; and the rest. */
#define LN2_HIGH 0x1.62e42fefa39ep-1L
#define LN2_LOW 0x1.e6af278ece600fccp-50L

/* Sum of r^i / i!: the term after the last is below 2^-74 for |r| < 0.35. */
long double __hp_exp_small(long double r) {
    long double sum = 1;
    for (int i = 17; i > 0; i--)
        sum = 1 + r / (long double)i * sum;
    return sum;
}

long double __hp_exp(long double x) {
    long double k = __builtin_rintl(x * LOG2E);
    long double r = (x - k * LN2_HIGH) - k * LN2_LOW;
    return __hp_scale(__hp_exp_small(r), (int)k);
}

long double __hp_expm1(long double x) {
    if (__builtin_fabsl(x) >= 0.35L)
        return __hp_exp(x) - 1;
    long double sum = 1;
    for (int i = 18; i > 1; i--)
        sum = 1 + x / (long double)i * sum;
    return x * sum;
}

/* ln((1 + s) / (1 - s)) for |s| <= 0.172: 2 (s + s^3/3 + s^5/5 + ...). Returns it without its first term. */
static long double log_tail(long double s) {
    long double q = s * s, sum = 0;
    for (int i = 27; i >= 3; i -= 2)
        sum = q * (sum + 1 / (long double)i);
    return 2 * s * sum;
}

long double __hp_log(long double x) {
    int k;
    long double f = __hp_reduce(x, &k) - 1;
    long double s = f / (2 + f);
    return k * LN2_HIGH + (2 * s + log_tail(s) + k * LN2_LOW);
}

long double __hp_log1p(long double x) {
    if (__builtin_fabsl(x) > 0.29L)
        return __hp_log(1 + x);
    long double s = x / (2 + x);
    return 2 * s + log_tail(s);
}

/* ---- Exponentials ---------------------------------------------------------------------------------------- */

/* Rounds to double, and says so if the result is too large or vanishes. */
static double narrow(long double x) {
    double result = (double)x;
    if (__builtin_isinf(result) || (x != 0 && __builtin_fabs(result) < DBL_MIN))
        errno = ERANGE;
    return result;
}

static double too_large(void) {
    return __hp_with_errno(ERANGE, __builtin_inf());
}

static double exp_of(double x) {
    if (!__builtin_isfinite(x))
        return x < 0 ? 0 : x;
    if (x > 710)
        return too_large();
    if (x < -746)
        return __hp_with_errno(ERANGE, 0);
    return narrow(__hp_exp(x));
}

static double exp2_of(double x) {
    if (!__builtin_isfinite(x))
        return x < 0 ? 0 : x;
    if (x >= 1024)
        return too_large();
    if (x < -1076)
        return __hp_with_errno(ERANGE, 0);
    long double k = __builtin_rintl(x);
    return narrow(__hp_scale(__hp_exp_small((x - k) * LN2), (int)k));
}

static double exp10_of(double x) {
    if (!__builtin_isfinite(x))
        return x < 0 ? 0 : x;
    if (x > 309)
        return too_large();
    if (x < -324)
        return __hp_with_errno(ERANGE, 0);
    /* x log2(10) = k + rest, where k's share of x is taken off in two exact steps. */
    long double k = __builtin_rintl(x * LOG2_10);
    long double r = (x - k * 0x1.34413509f7ap-2L) - k * -0x1.0cee0ed4ca7e906ep-54L;
    return narrow(__hp_scale(__hp_exp_small(r * 2.302585092994045684017991454684364208L), (int)k));
}

static double expm1_of(double x) {
    if (!__builtin_isfinite(x))
        return x < 0 ? -1 : x;
    if (x > 710)
        return too_large();
    if (x == 0)
        return x;
    if (x < -80)
        return -1;
    return x > 700 ? narrow(__hp_expm1(x)) : (double)__hp_expm1(x);
}

/* ---- Logarithms ------------------------------------------------------------------------------------------ */

/* Whether the logarithm of x is a number; if not, what it is. */
static int has_log(double x, double *otherwise) {
    if (x > 0 && __builtin_isfinite(x))
        return 1;
    if (x == 0)
        *otherwise = __hp_with_errno(ERANGE, -__builtin_inf());
    else if (x < 0)
        *otherwise = __hp_with_errno(EDOM, __builtin_nan(""));
    else
        *otherwise = x;
    return 0;
}

static double log_of(double x) {
    double otherwise;
    return has_log(x, &otherwise) ? (double)__hp_log(x) : otherwise;
}

static double log2_of(double x) {
    double otherwise;
    if (!has_log(x, &otherwise))
        return otherwise;
    int k;
    long double f = __hp_reduce(x, &k) - 1;
    long double s = f / (2 + f);
    return (double)(k + (2 * s + log_tail(s)) * LOG2E);
}

static double log10_of(double x) {
    double otherwise;
    return has_log(x, &otherwise) ? (double)(__hp_log(x) * LOG10E) : otherwise;
}

static double log1p_of(double x) {
    double otherwise;
    if (x == 0)
        return x;
    if (x > -1 && __builtin_isfinite(x))
        return (double)__hp_log1p(x);
    return has_log(x + 1, &otherwise) ? 0 : otherwise;
}

/* ---- Powers ---------------------------------------------------------------------------------------------- */

struct pair {
    long double high, low; /* the sum of both */
};

/* a * b exactly: halves of 32 bits have exact products. */
static struct pair product(long double a, long double b) {
    const long double splitter = 0x1p32L + 1;
    long double a_high = a * splitter, b_high = b * splitter;
    a_high = a_high - (a_high - a);
    b_high = b_high - (b_high - b);
    long double a_low = a - a_high, b_low = b - b_high;
    struct pair result = {a * b, 0};
    result.low = ((a_high * b_high - result.high) + a_high * b_low + a_low * b_high) + a_low * b_low;
    return result;
}

/* a + b exactly, where |a| >= |b|. */
static struct pair sum(long double a, long double b) {
    struct pair result = {a + b, 0};
    result.low = b - (result.high - a);
    return result;
}

/* The binary logarithm, to about 2^-71 of itself. */
static struct pair log2_pair(double x) {
    int k;
    long double f = __hp_reduce(x, &k) - 1, g = 2 + f; /* both exact */
    long double s = f / g;
    struct pair sg = product(s, g);
    long double rest = ((f - sg.high) - sg.low) / g;
    /* ln = 2 s + 2 rest + tail */
    struct pair ln = sum(2 * s, log_tail(s) + 2 * rest);
    struct pair log2 = product(ln.high, LOG2E);
    log2.low += ln.low * LOG2E + ln.high * -0x1.05e004be5b8b05dcp-65L;
    if (k == 0)
        return sum(log2.high, log2.low);
    struct pair whole = sum(k, log2.high);
    return sum(whole.high, whole.low + log2.low);
}

/* 1 if y is an odd integer, 2 if it is an even one, else 0. y is finite. */
static int parity(double y) {
    double size = __builtin_fabs(y);
    if (size >= 0x1p53)
        return 2;
    if (size != __builtin_trunc(size))
        return 0;
    return ((uint64_t)size & 1) != 0 ? 1 : 2;
}

/* pow where x or y is zero or infinite. */
static double special_power(double x, double y) {
    double size = __builtin_fabs(x);
    if (__builtin_isinf(y)) {
        if (size == 1)
            return 1;
        return (size > 1) == (y > 0) ? __builtin_inf() : 0;
    }
    double result = (size == 0) == (y < 0) ? __builtin_inf() : 0;
    if (size == 0 && y < 0)
        errno = ERANGE;
    return __builtin_signbit(x) && parity(y) == 1 ? -result : result;
}

static double pow_of(double x, double y) {
    if (y == 0 || x == 1)
        return 1;
    if (__builtin_isnan(x) || __builtin_isnan(y))
        return x + y;
    if (x == 0 || __builtin_isinf(x) || __builtin_isinf(y))
        return special_power(x, y);
    int kind = parity(y);
    if (x < 0 && kind == 0)
        return __hp_with_errno(EDOM, __builtin_nan(""));
    long double sign = x < 0 && kind == 1 ? -1 : 1;
    struct pair log2 = log2_pair(__builtin_fabs(x));
    long double rough = log2.high * y;
    if (rough > 1025)
        return narrow(sign * 0x1p1025L);
    if (rough < -1080)
        return narrow(sign * 0x1p-1080L);
    struct pair power = product(log2.high, y);
    long double n = __builtin_rintl(power.high);
    long double r = (power.high - n) + (power.low + log2.low * y);
    return narrow(sign * __hp_scale(__hp_exp_small(r * LN2), (int)n));
}

/* ---- Hyperbolic functions -------------------------------------------------------------------------------- */

static double sinh_of(double x) {
    if (x == 0 || !__builtin_isfinite(x))
        return x;
    long double size = __builtin_fabsl(x);
    if (size > 712)
        return __hp_with_errno(ERANGE, __builtin_copysign(__builtin_inf(), x));
    long double e = __hp_expm1(size);
    long double result = (e + e / (e + 1)) / 2;
    return narrow(x < 0 ? -result : result);
}

static double cosh_of(double x) {
    if (!__builtin_isfinite(x))
        return x * x;
    long double size = __builtin_fabsl(x);
    if (size > 712)
        return too_large();
    long double e = __hp_exp(size);
    return narrow((e + 1 / e) / 2);
}

static double tanh_of(double x) {
    if (x == 0 || __builtin_isnan(x))
        return x;
    long double size = __builtin_fabsl(x);
    if (size > 30)
        return x < 0 ? -1 : 1;
    long double e = __hp_expm1(2 * size);
    long double result = e / (e + 2);
    return (double)(x < 0 ? -result : result);
}

static double asinh_of(double x) {
    if (x == 0 || !__builtin_isfinite(x))
        return x;
    long double size = __builtin_fabsl(x);
    long double result = __hp_log1p(size + size * size / (1 + __builtin_sqrtl(size * size + 1)));
    return (double)(x < 0 ? -result : result);
}

static double acosh_of(double x) {
    if (x < 1)
        return __hp_with_errno(EDOM, __builtin_nan(""));
    if (!__builtin_isfinite(x))
        return x;
    long double t = (long double)x - 1;
    return (double)__hp_log1p(t + __builtin_sqrtl(2 * t + t * t));
}

static double atanh_of(double x) {
    long double size = __builtin_fabsl(x);
    if (x == 0 || __builtin_isnan(x))
        return x;
    if (size > 1)
        return __hp_with_errno(EDOM, __builtin_nan(""));
    if (size == 1)
        return __hp_with_errno(ERANGE, __builtin_copysign(__builtin_inf(), x));
    long double result = __hp_log1p(2 * size / (1 - size)) / 2;
    return (double)(x < 0 ? -result : result);
}

/* ---- Roots ----------------------------------------------------------------------------------------------- */

/* Newton's iteration, from a line that is at most a tenth off; each step doubles the good bits. */
static double cbrt_of(double x) {
    if (x == 0 || !__builtin_isfinite(x))
        return x;
    int k;
    long double m = __hp_reduce(__builtin_fabs(x), &k);
    while (k % 3 != 0) {
        m *= 2;
        k--;
    }
    long double root = 0.72L + m * 0.28L - (m > 2 ? 0.1L * (m - 2) : 0);
    for (int i = 0; i < 6; i++)
        root -= (root - m / (root * root)) / 3;
    root = __hp_scale(root, k / 3);
    return (double)(x < 0 ? -root : root);
}

/* Long double has room for the squares. */
static double hypot_of(double x, double y) {
    if (__builtin_isinf(x) || __builtin_isinf(y))
        return __builtin_inf();
    long double a = x, b = y;
    double result = (double)__builtin_sqrtl(a * a + b * b);
    if (__builtin_isinf(result))
        errno = ERANGE;
    return result;
}

/* ---- The public names ------------------------------------------------------------------------------------ */

/* A finite result of double that float cannot hold is an error too. */
static float narrow_to_float(double x) {
    float result = (float)x;
    if (__builtin_isfinite(x) && (__builtin_isinf(result) || (x != 0 && __builtin_fabsf(result) < FLT_MIN)))
        errno = ERANGE;
    return result;
}

#define ONE(name) \
    double name(double x) { return name##_of(x); } \
    float name##f(float x) { return narrow_to_float(name##_of(x)); }
#define TWO(name) \
    double name(double x, double y) { return name##_of(x, y); } \
    float name##f(float x, float y) { return narrow_to_float(name##_of(x, y)); }

ONE(exp)
ONE(exp2)
ONE(exp10)
ONE(expm1)
ONE(log)
ONE(log2)
ONE(log10)
ONE(log1p)
ONE(sinh)
ONE(cosh)
ONE(tanh)
ONE(asinh)
ONE(acosh)
ONE(atanh)
ONE(cbrt)
TWO(pow)
TWO(hypot)
