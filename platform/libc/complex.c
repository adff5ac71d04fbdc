/*
 * Multiplication and division of complex numbers, which compilers call by these names.
 *
 * The result is C's (Annex G): infinities survive where the plain formulas would give NaNs. Division scales by the
 * exponent of the divisor, so that it overflows only where the quotient does.
 */
#include "internal.h"

#define COMPLEX_FUNCTIONS(T, suffix, builtin)                                                            \
    static T hp_keep_sign##suffix(T finite, T sign) { return __builtin_copysign##builtin(finite, sign); } \
    T _Complex __mul##suffix##c3(T a, T b, T c, T d) {                                                   \
        T ac = a * c, bd = b * d, ad = a * d, bc = b * c;                                                \
        T x = ac - bd, y = ad + bc;                                                                      \
        if (__builtin_isnan(x) && __builtin_isnan(y)) {                                                  \
            int again = 0;                                                                               \
            if (__builtin_isinf(a) || __builtin_isinf(b)) {                                              \
                a = hp_keep_sign##suffix(__builtin_isinf(a) ? 1 : 0, a);                                 \
                b = hp_keep_sign##suffix(__builtin_isinf(b) ? 1 : 0, b);                                 \
                if (__builtin_isnan(c)) c = hp_keep_sign##suffix(0, c);                                  \
                if (__builtin_isnan(d)) d = hp_keep_sign##suffix(0, d);                                  \
                again = 1;                                                                               \
            }                                                                                            \
            if (__builtin_isinf(c) || __builtin_isinf(d)) {                                              \
                c = hp_keep_sign##suffix(__builtin_isinf(c) ? 1 : 0, c);                                 \
                d = hp_keep_sign##suffix(__builtin_isinf(d) ? 1 : 0, d);                                 \
                if (__builtin_isnan(a)) a = hp_keep_sign##suffix(0, a);                                  \
                if (__builtin_isnan(b)) b = hp_keep_sign##suffix(0, b);                                  \
                again = 1;                                                                               \
            }                                                                                            \
            if (!again && (__builtin_isinf(ac) || __builtin_isinf(bd) || __builtin_isinf(ad) ||          \
                           __builtin_isinf(bc))) {                                                       \
                if (__builtin_isnan(a)) a = hp_keep_sign##suffix(0, a);                                  \
                if (__builtin_isnan(b)) b = hp_keep_sign##suffix(0, b);                                  \
                if (__builtin_isnan(c)) c = hp_keep_sign##suffix(0, c);                                  \
                if (__builtin_isnan(d)) d = hp_keep_sign##suffix(0, d);                                  \
                again = 1;                                                                               \
            }                                                                                            \
            if (again) {                                                                                 \
                x = (T)__builtin_inf() * (a * c - b * d);                                                \
                y = (T)__builtin_inf() * (a * d + b * c);                                                \
            }                                                                                            \
        }                                                                                                \
        T _Complex result;                                                                               \
        __real__ result = x;                                                                             \
        __imag__ result = y;                                                                             \
        return result;                                                                                   \
    }                                                                                                    \
    T _Complex __div##suffix##c3(T a, T b, T c, T d) {                                                   \
        int scale = 0;                                                                                   \
        T size = logb##builtin(__builtin_fmax##builtin(__builtin_fabs##builtin(c), __builtin_fabs##builtin(d))); \
        if (!__builtin_isnan(size) && !__builtin_isinf(size)) {                                          \
            scale = (int)size;                                                                           \
            c = scalbn##builtin(c, -scale);                                                              \
            d = scalbn##builtin(d, -scale);                                                              \
        }                                                                                                \
        T square = c * c + d * d;                                                                        \
        T x = scalbn##builtin((a * c + b * d) / square, -scale);                                         \
        T y = scalbn##builtin((b * c - a * d) / square, -scale);                                         \
        if (__builtin_isnan(x) && __builtin_isnan(y)) {                                                  \
            if (square == 0 && (!__builtin_isnan(a) || !__builtin_isnan(b))) {                           \
                x = hp_keep_sign##suffix((T)__builtin_inf(), c) * a;                                     \
                y = hp_keep_sign##suffix((T)__builtin_inf(), c) * b;                                     \
            } else if ((__builtin_isinf(a) || __builtin_isinf(b)) && __builtin_isfinite(c) &&            \
                       __builtin_isfinite(d)) {                                                          \
                a = hp_keep_sign##suffix(__builtin_isinf(a) ? 1 : 0, a);                                 \
                b = hp_keep_sign##suffix(__builtin_isinf(b) ? 1 : 0, b);                                 \
                x = (T)__builtin_inf() * (a * c + b * d);                                                \
                y = (T)__builtin_inf() * (b * c - a * d);                                                \
            } else if (__builtin_isinf(size) && size > 0 && __builtin_isfinite(a) && __builtin_isfinite(b)) { \
                c = hp_keep_sign##suffix(__builtin_isinf(c) ? 1 : 0, c);                                 \
                d = hp_keep_sign##suffix(__builtin_isinf(d) ? 1 : 0, d);                                 \
                x = 0 * (a * c + b * d);                                                                 \
                y = 0 * (b * c - a * d);                                                                 \
            }                                                                                            \
        }                                                                                                \
        T _Complex result;                                                                               \
        __real__ result = x;                                                                             \
        __imag__ result = y;                                                                             \
        return result;                                                                                   \
    }

float logbf(float);
double logb(double);
long double logbl(long double);
float scalbnf(float, int);
double scalbn(double, int);
long double scalbnl(long double, int);

COMPLEX_FUNCTIONS(float, s, f)
COMPLEX_FUNCTIONS(double, d, )
COMPLEX_FUNCTIONS(long double, x, l)
