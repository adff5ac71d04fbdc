/*
 * math_basic.c: the functions of math.h that are exact or correctly rounded, and those that only look at a number.
 *
 * Most are one instruction of LLVM, whose meaning the machine knows exactly: the rounded root, rounding to integers,
 * minimum and maximum, fused multiplication. fmod is LLVM's frem. Errors set errno as glibc does; floating-point
 * exceptions are not raised. For float, double and x87's long double.
 */
#include "math.h"

#define FP_ILOGB0 INT_MIN
#define FP_ILOGBNAN INT_MIN

double __hp_with_errno(int number, double value) {
    errno = number;
    return value;
}

/* T: the type, S: the suffix of names. */
#define BASIC(T, S) \
    T fabs##S(T x) { return __builtin_fabs##S(x); } \
    T floor##S(T x) { return __builtin_floor##S(x); } \
    T ceil##S(T x) { return __builtin_ceil##S(x); } \
    T trunc##S(T x) { return __builtin_trunc##S(x); } \
    T round##S(T x) { return __builtin_round##S(x); } \
    T roundeven##S(T x) { return __builtin_roundeven##S(x); } \
    T rint##S(T x) { return __builtin_rint##S(x); } \
    T nearbyint##S(T x) { return __builtin_nearbyint##S(x); } \
    T fmin##S(T x, T y) { return __builtin_fmin##S(x, y); } \
    T fmax##S(T x, T y) { return __builtin_fmax##S(x, y); } \
    T fma##S(T x, T y, T z) { return __builtin_fma##S(x, y, z); } \
    T copysign##S(T x, T y) { return __builtin_copysign##S(x, y); } \
    long lround##S(T x) { return __builtin_lround##S(x); } \
    long lrint##S(T x) { return __builtin_lrint##S(x); } \
    long long llround##S(T x) { return __builtin_llround##S(x); } \
    long long llrint##S(T x) { return __builtin_llrint##S(x); } \
    T sqrt##S(T x) { \
        if (x < 0) \
            errno = EDOM; \
        return __builtin_sqrt##S(x); \
    } \
    T fdim##S(T x, T y) { \
        if (__builtin_isunordered(x, y)) \
            return x + y; \
        return x > y ? x - y : 0; \
    } \
    T fmod##S(T x, T y) { \
        if ((y == 0 && !__builtin_isnan(x)) || (__builtin_isinf(x) && !__builtin_isnan(y))) \
            errno = EDOM; \
        return __builtin_fmod##S(x, y); \
    } \
    T modf##S(T x, T *whole) { \
        T part = __builtin_trunc##S(x); \
        *whole = part; \
        return __builtin_isinf(x) ? __builtin_copysign##S(0, x) : __builtin_copysign##S(x - part, x); \
    } \
    T nan##S(const char *payload) { \
        (void)payload; \
        return (T)__builtin_nan(""); \
    }

BASIC(float, f)
BASIC(double, )
BASIC(long double, l)

/* The exact remainder of x / n, where n is the integer nearest to x / y, the even one in a tie. Taking x modulo 2y
   first keeps what is needed of n's parity. */
#define REMAINDER(T, S, MAX, MIN) \
    static T remainder_of##S(T x, T y) { \
        if (__builtin_isnan(x) || __builtin_isnan(y)) \
            return x + y; \
        if (y == 0 || __builtin_isinf(x)) { \
            errno = EDOM; \
            return (T)__builtin_nan(""); \
        } \
        if (__builtin_isinf(y)) \
            return x; \
        T a = __builtin_fabs##S(x), b = __builtin_fabs##S(y); \
        if (b <= MAX / 2) \
            a = __builtin_fmod##S(a, b + b); \
        if (b < 2 * MIN) { \
            if (a + a > b) { \
                a -= b; \
                if (a + a >= b) \
                    a -= b; \
            } \
        } else { \
            T half = b / 2; \
            if (a > half) { \
                a -= b; \
                if (a >= half) \
                    a -= b; \
            } \
        } \
        return __builtin_signbit(x) ? -a : a; \
    } \
    T remainder##S(T x, T y) { return remainder_of##S(x, y); } \
    T drem##S(T x, T y) { return remainder_of##S(x, y); }

REMAINDER(float, f, FLT_MAX, FLT_MIN)
REMAINDER(double, , DBL_MAX, DBL_MIN)
REMAINDER(long double, l, LDBL_MAX, LDBL_MIN)

/* ---- Exponents ------------------------------------------------------------------------------------------- */

static float power_of_twof(int n) {
    uint32_t bits = (uint32_t)(n + 127) << 23;
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

static double power_of_two(int n) {
    uint64_t bits = (uint64_t)(n + 1023) << 52;
    double value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

static long double power_of_twol(int n) {
    uint64_t mantissa = 1ull << 63;
    uint16_t top = (uint16_t)(n + 16383);
    long double value = 0;
    __builtin_memcpy(&value, &mantissa, 8);
    __builtin_memcpy((char *)&value + 8, &top, 2);
    return value;
}

long double __hp_scale(long double x, int n) {
    return x * power_of_twol(n);
}

/*
 * Multiplication by powers of two, rounded once: steps down leave the number's P bits untouched unless the result is
 * zero anyway. HIGH and LOW are the exponents of the largest and the smallest normal number.
 * frexp: numbers below the normal range are lifted into it first.
 */
#define EXPONENTS(T, S, HIGH, LOW, P) \
    static T scale##S(T x, long n) { \
        for (int i = 0; i < 2 && n > HIGH; i++) { \
            x *= power_of_two##S(HIGH); \
            n -= HIGH; \
        } \
        for (int i = 0; i < 2 && n < LOW; i++) { \
            x *= power_of_two##S(LOW + P); \
            n -= LOW + P; \
        } \
        n = n > HIGH ? HIGH : n < LOW ? LOW : n; \
        return x * power_of_two##S((int)n); \
    } \
    static T scale_or_fail##S(T x, long n) { \
        T result = scale##S(x, n); \
        if (x != 0 && __builtin_isfinite(x) && (result == 0 || __builtin_isinf(result))) \
            errno = ERANGE; \
        return result; \
    } \
    T ldexp##S(T x, int n) { return scale_or_fail##S(x, n); } \
    T scalbn##S(T x, int n) { return scale_or_fail##S(x, n); } \
    T scalbln##S(T x, long n) { return scale_or_fail##S(x, n); } \
    static T take_apart##S(T x, int *exponent) { \
        if (x == 0 || !__builtin_isfinite(x)) { \
            *exponent = 0; \
            return x; \
        } \
        int lifted = 0; \
        if (__builtin_fabs##S(x) < power_of_two##S(LOW)) { \
            x *= power_of_two##S(P); \
            lifted = P; \
        } \
        int stored = stored_exponent##S(x); \
        *exponent = stored + 1 - lifted; \
        return with_half##S(x); \
    } \
    T frexp##S(T x, int *exponent) { return take_apart##S(x, exponent); } \
    int ilogb##S(T x) { \
        if (x == 0 || !__builtin_isfinite(x)) { \
            errno = EDOM; \
            return x == 0 ? FP_ILOGB0 : __builtin_isinf(x) ? INT_MAX : FP_ILOGBNAN; \
        } \
        int exponent; \
        take_apart##S(x, &exponent); \
        return exponent - 1; \
    } \
    T logb##S(T x) { \
        if (x == 0) { \
            errno = ERANGE; \
            return (T)-__builtin_inf(); \
        } \
        if (!__builtin_isfinite(x)) \
            return x * x; \
        int exponent; \
        take_apart##S(x, &exponent); \
        return (T)(exponent - 1); \
    }

/* The exponent of the first bit of a normal number, and the same number with the exponent -1. */
static int stored_exponentf(float x) {
    uint32_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return (int)(bits >> 23 & 0xff) - 127;
}

static float with_halff(float x) {
    uint32_t bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    bits = (bits & 0x807fffffu) | 126u << 23;
    __builtin_memcpy(&x, &bits, sizeof bits);
    return x;
}

static int stored_exponent(double x) {
    return (int)(BITS_OF(x) >> 52 & 0x7ff) - 1023;
}

static double with_half(double x) {
    uint64_t bits = (BITS_OF(x) & 0x800fffffffffffffu) | 1022ull << 52;
    __builtin_memcpy(&x, &bits, sizeof bits);
    return x;
}

static int stored_exponentl(long double x) {
    uint16_t top;
    __builtin_memcpy(&top, (const char *)&x + 8, 2);
    return (top & 0x7fff) - 16383;
}

static long double with_halfl(long double x) {
    uint16_t top;
    __builtin_memcpy(&top, (const char *)&x + 8, 2);
    top = (uint16_t)((top & 0x8000) | 16382);
    __builtin_memcpy((char *)&x + 8, &top, 2);
    return x;
}

EXPONENTS(float, f, 127, -126, 24)
EXPONENTS(double, , 1023, -1022, 53)
EXPONENTS(long double, l, 16383, -16382, 64)

long double __hp_reduce(long double x, int *exponent) {
    long double m = take_apartl(x, exponent);
    if (m < 0.70710678118654752440L) {
        m *= 2;
        (*exponent)--;
    }
    return m;
}

/* ---- Neighbours ------------------------------------------------------------------------------------------ */

/* Numbers of one sign are ordered as their bits are. */
#define NEXTAFTER(T, S, BITS, SIGN) \
    T nextafter##S(T x, T y) { \
        BITS bits; \
        if (__builtin_isunordered(x, y)) \
            return x + y; \
        if (x == y) \
            return y; \
        if (x == 0) { \
            bits = 1 | (y < 0 ? SIGN : 0); \
        } else { \
            __builtin_memcpy(&bits, &x, sizeof bits); \
            bits = (x < y) == (x > 0) ? bits + 1 : bits - 1; \
        } \
        T result; \
        __builtin_memcpy(&result, &bits, sizeof bits); \
        if (!__builtin_isnormal(result)) \
            errno = ERANGE; \
        return result; \
    }

NEXTAFTER(float, f, uint32_t, 1u << 31)
NEXTAFTER(double, , uint64_t, 1ull << 63)

/* ---- Classes --------------------------------------------------------------------------------------------- */

#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4

/* isnan, isinf and finite are functions of BSD; the ones with underscores are behind glibc's macros. */
#define CLASSES(T, S) \
    int __fpclassify##S(T x) { \
        return __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x); \
    } \
    int __isnan##S(T x) { return __builtin_isnan(x); } \
    int __isinf##S(T x) { return __builtin_isinf(x) ? __builtin_signbit(x) ? -1 : 1 : 0; } \
    int __finite##S(T x) { return __builtin_isfinite(x); } \
    int __signbit##S(T x) { return __builtin_signbit(x) != 0; } \
    int isnan##S(T x) { return __builtin_isnan(x); } \
    int isinf##S(T x) { return __builtin_isinf(x) ? __builtin_signbit(x) ? -1 : 1 : 0; } \
    int finite##S(T x) { return __builtin_isfinite(x); }

CLASSES(float, f)
CLASSES(double, )
CLASSES(long double, l)

/* The same under the names that some programs call without their header. */
int isfinite(double x) {
    return __builtin_isfinite(x);
}

int isnormal(double x) {
    return __builtin_isnormal(x);
}

int signbit(double x) {
    return __builtin_signbit(x) != 0;
}
