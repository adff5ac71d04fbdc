/*
 * math_trig.c: sine, cosine, tangent and their inverses.
 *
 * Not exact: computed in x87's long double, whose 11 more bits leave the rounding to double as nearly the only error;
 * tests/math.c measures it: at two million points at most 0.5013 units in the last place of double. Arguments of any size
 * are reduced exactly, with as many bits of 2/pi as they need. The forms for float are rounded from double. Results
 * for infinities, zeros and NaN, and errno, are glibc's. Limits: none for long double.
 */
#include "math.h"

/* 2/pi, bit after bit. */
static const uint32_t two_over_pi[] = {
    0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu, 0xdebbc561u,
    0xb7246e3au, 0x424dd2e0u, 0x06492eeau, 0x09d1921cu, 0xfe1deb1cu, 0xb129a73eu, 0xe88235f5u, 0x2ebb4484u,
    0xe99c7026u, 0xb45f7e41u, 0x3991d639u, 0x835339f4u, 0x9c845f8bu, 0xbdf9283bu, 0x1ff897ffu, 0xde05980fu,
    0xef2f118bu, 0x5a0a6d1fu, 0x6d367ecfu, 0x27cb09b7u, 0x4f463f66u, 0x9e5fea2du, 0x7527bac7u, 0xebe5f17bu,
    0x3d0739f7u, 0x8a5292eau, 0x6bfb5fb1u, 0x1f8d5d08u, 0x56033046u, 0xfc7b6babu, 0xf0cfbc20u, 0x9af4361du,
};

#define WORDS 7 /* of 2/pi, so many at once */

struct angle {
    long double rest; /* |rest| <= pi/4 */
    unsigned quadrant; /* the angle is rest + quadrant * pi/2, up to full turns */
};

/*
 * x = m * 2^e with an integer m of 53 bits. Bits of 2/pi whose product with x is a multiple of 4 are left out; the
 * next 224 decide about the quadrant and leave at least 2^-138 as the error of the fraction, which is never
 * below 2^-63 for a double.
 *
 *   product (9 words):  | zeros or multiples of 4 | 2 bits: quadrant | fraction, `point` bits |
 */
static struct angle reduce_large(double x) {
    uint64_t bits = BITS_OF(x);
    uint64_t m = (bits & 0xfffffffffffffu) | 1ull << 52;
    int e = (int)(bits >> 52 & 0x7ff) - 1075;
    int skipped = e > 2 ? (e - 2) / 32 : 0;
    int point = 32 * (skipped + WORDS) - e;
    uint32_t product[WORDS + 2] = {0};
    uint32_t m_low = (uint32_t)m, m_high = (uint32_t)(m >> 32);
    uint64_t carry = 0;
    for (int i = 0; i < WORDS; i++) {
        carry += (uint64_t)two_over_pi[skipped + WORDS - 1 - i] * m_low;
        product[i] = (uint32_t)carry;
        carry >>= 32;
    }
    product[WORDS] = (uint32_t)carry;
    carry = 0;
    for (int i = 0; i < WORDS; i++) {
        carry += (uint64_t)two_over_pi[skipped + WORDS - 1 - i] * m_high + product[i + 1];
        product[i + 1] = (uint32_t)carry;
        carry >>= 32;
    }
    product[WORDS + 1] = (uint32_t)carry;
    /* The words of the fraction and of the quadrant, with the point moved between two words. */
    int word = point / 32, shift = point % 32;
    uint32_t whole = shift == 0 ? product[word] : product[word] >> shift;
    if (shift != 0 && word + 1 < WORDS + 2)
        whole |= product[word + 1] << (32 - shift);
    uint32_t fraction[6];
    for (int i = 0; i < 6; i++) {
        int at = word - 1 - i;
        uint32_t upper = product[at + 1], lower = at >= 0 ? product[at] : 0;
        fraction[i] = shift == 0 ? lower : upper << (32 - shift) | lower >> shift;
    }
    struct angle angle = {0, whole & 3};
    int negative = (fraction[0] >> 31) != 0;
    if (negative) {
        /* The nearer multiple of pi/2 is the next one: go back from there. */
        angle.quadrant = (angle.quadrant + 1) & 3;
        uint32_t borrow = 1;
        for (int i = 5; i >= 0; i--) {
            fraction[i] = ~fraction[i] + borrow;
            borrow = borrow != 0 && fraction[i] == 0;
        }
    }
    long double rest = 0;
    for (int i = 5; i >= 0; i--)
        rest = (rest + (long double)fraction[i]) * 0x1p-32L;
    angle.rest = rest * (PI / 2);
    if (negative != (bits >> 63 != 0))
        angle.rest = -angle.rest;
    if (bits >> 63 != 0)
        angle.quadrant = (4 - angle.quadrant) & 3;
    return angle;
}

static struct angle reduce(double x) {
    struct angle angle = {x, 0};
    return __builtin_fabs(x) <= 0.78 ? angle : reduce_large(x);
}

/* Taylor's series; the first term left out is below 2^-73. */
static long double sine_of(long double r) {
    long double q = r * r, sum = 1;
    for (int i = 20; i > 0; i -= 2)
        sum = 1 - q / (long double)(i * (i + 1)) * sum;
    return r * sum;
}

static long double cosine_of(long double r) {
    long double q = r * r, sum = 1;
    for (int i = 21; i > 0; i -= 2)
        sum = 1 - q / (long double)(i * (i + 1)) * sum;
    return sum;
}

static long double sine_in(struct angle angle, unsigned quarter_turns) {
    unsigned quadrant = (angle.quadrant + quarter_turns) & 3;
    long double value = (quadrant & 1) != 0 ? cosine_of(angle.rest) : sine_of(angle.rest);
    return (quadrant & 2) != 0 ? -value : value;
}

static int has_angle(double x, double *otherwise) {
    if (__builtin_isfinite(x))
        return 1;
    *otherwise = __builtin_isnan(x) ? x : __hp_with_errno(EDOM, __builtin_nan(""));
    return 0;
}

static double sin_of(double x) {
    double otherwise;
    if (!has_angle(x, &otherwise))
        return otherwise;
    return x == 0 ? x : (double)sine_in(reduce(x), 0);
}

static double cos_of(double x) {
    double otherwise;
    return has_angle(x, &otherwise) ? (double)sine_in(reduce(x), 1) : otherwise;
}

static double tan_of(double x) {
    double otherwise;
    if (!has_angle(x, &otherwise))
        return otherwise;
    if (x == 0)
        return x;
    struct angle angle = reduce(x);
    return (double)(sine_in(angle, 0) / sine_in(angle, 1));
}

/* ---- Inverses -------------------------------------------------------------------------------------------- */

/* For any t >= 0, also infinity. Takes the nearest of the angles below off, then Taylor's series, whose first term
   left out is below 2^-72. */
static long double arc_tangent(long double t) {
    static const long double angles[] = {0, 0.244978663126864154172082481211275811L,
                                         0.463647609000806116214256231461214402L,
                                         0.643501108793284386802809228717322638L,
                                         0.785398163397448309615660845819875721L};
    int inverted = t > 1;
    if (inverted)
        t = 1 / t;
    int nearest = (int)(t * 4 + 0.5L);
    long double c = (long double)nearest / 4;
    long double u = (t - c) / (1 + t * c);
    long double q = u * u, sum = 0;
    for (int i = 23; i >= 3; i -= 2)
        sum = q * (1 / (long double)i - sum);
    long double result = angles[nearest] + (u - u * sum);
    return inverted ? PI / 2 - result : result;
}

static double atan_of(double x) {
    if (x == 0 || __builtin_isnan(x))
        return x;
    long double result = arc_tangent(__builtin_fabsl(x));
    return (double)(x < 0 ? -result : result);
}

static double atan2_of(double y, double x) {
    if (__builtin_isnan(x) || __builtin_isnan(y))
        return x + y;
    int left = __builtin_signbit(x);
    long double result;
    if (y == 0)
        result = left ? PI : 0;
    else if (__builtin_isinf(y) && __builtin_isinf(x))
        result = left ? 3 * PI / 4 : PI / 4;
    else {
        result = arc_tangent(__builtin_fabsl((long double)y / x));
        if (left)
            result = PI - result;
    }
    return __builtin_copysign((double)result, y);
}

static double asin_of(double x) {
    long double a = __builtin_fabsl(x);
    if (a > 1)
        return __hp_with_errno(EDOM, __builtin_nan(""));
    if (x == 0 || __builtin_isnan(x))
        return x;
    return __builtin_copysign((double)arc_tangent(a / __builtin_sqrtl((1 - a) * (1 + a))), x);
}

static double acos_of(double x) {
    long double a = x;
    if (__builtin_fabsl(a) > 1)
        return __hp_with_errno(EDOM, __builtin_nan(""));
    if (__builtin_isnan(x))
        return x;
    return (double)(2 * arc_tangent(__builtin_sqrtl((1 - a) / (1 + a))));
}

/* ---- The public names ------------------------------------------------------------------------------------ */

#define ONE(name) \
    double name(double x) { return name##_of(x); } \
    float name##f(float x) { return (float)name##_of(x); }

ONE(sin)
ONE(cos)
ONE(tan)
ONE(asin)
ONE(acos)
ONE(atan)

double atan2(double y, double x) {
    return atan2_of(y, x);
}

float atan2f(float y, float x) {
    return (float)atan2_of(y, x);
}

void sincos(double x, double *sine, double *cosine) {
    *sine = sin_of(x);
    *cosine = cos_of(x);
}

void sincosf(float x, float *sine, float *cosine) {
    *sine = (float)sin_of(x);
    *cosine = (float)cos_of(x);
}
