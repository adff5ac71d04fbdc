/*
 * parse_float.c: strtod and its family, decimal and hexadecimal, for float, double and x87's long double.
 *
 * Exact: the nearest number, ties to even, whatever the length of the text; numbers are compared as integers of any
 * length. Sets ERANGE for overflow, and for results below the normal range that are not exact, as glibc does. Cost:
 * numbers of up to 19 digits with small exponents need one multiplication or division, others some ten thousand
 * steps and buffers of 2 KB (long double: 16 KB). Limits: always rounds to nearest; a NaN's payload is ignored.
 */
#include "internal.h"

/* How a type stores numbers. */
struct type {
    int precision; /* bits of the mantissa, with the leading one */
    int lowest; /* exponent of the last bit of the smallest number */
    int highest; /* exponent of the first bit of the largest number */
    int digits; /* so many digits decide about any rounding, if it is known whether more follow */
    int highest_decimal, lowest_decimal; /* numbers from 10^highest_decimal on, or below 10^lowest_decimal, are out */
};

static const struct type float_type = {24, -149, 127, 120, 40, -47};
static const struct type double_type = {53, -1074, 1023, 780, 310, -325};
static const struct type long_type = {64, -16445, 16383, 11520, 4934, -4952};

/* What a text stands for. For a number, value = mantissa * 2^exponent, the highest bit of the mantissa is set unless it
   is zero, and `half` and `more` tell whether the next bit and anything after it is set. */
struct parsed {
    enum { NOTHING, ZERO, NUMBER, INFINITE, NOT_A_NUMBER } kind;
    int negative;
    uint64_t mantissa;
    int exponent;
    int half, more;
    int huge, tiny; /* far outside of the type; the other fields are not set */
};

/* ---- Integers of any length: limbs in base 2^32, lowest first -------------------------------------------- */

struct big {
    uint32_t *limbs;
    size_t count; /* the highest one is not zero */
};

static void multiply_add(struct big *n, uint32_t factor, uint32_t summand) {
    uint64_t carry = summand;
    for (size_t i = 0; i < n->count; i++) {
        carry += (uint64_t)n->limbs[i] * factor;
        n->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry != 0)
        n->limbs[n->count++] = (uint32_t)carry;
}

static void multiply_power_of_five(struct big *n, unsigned power) {
    for (; power >= 13; power -= 13)
        multiply_add(n, 1220703125u, 0);
    for (; power > 0; power--)
        multiply_add(n, 5, 0);
}

static int bit_length(const struct big *n) {
    return n->count == 0 ? 0 : (int)(n->count * 32) - __builtin_clz(n->limbs[n->count - 1]);
}

static void shift_left(struct big *n, unsigned bits) {
    size_t whole = bits / 32;
    unsigned rest = bits % 32;
    if (n->count == 0 || bits == 0)
        return;
    uint32_t top = rest == 0 ? 0 : n->limbs[n->count - 1] >> (32 - rest);
    size_t old = n->count;
    for (size_t i = old; i > 0; i--) {
        uint32_t below = i >= 2 && rest != 0 ? n->limbs[i - 2] >> (32 - rest) : 0;
        n->limbs[i - 1 + whole] = n->limbs[i - 1] << rest | below;
    }
    for (size_t i = 0; i < whole; i++)
        n->limbs[i] = 0;
    n->count = old + whole;
    if (top != 0)
        n->limbs[n->count++] = top;
}

static int is_less(const struct big *a, const struct big *b) {
    if (a->count != b->count)
        return a->count < b->count;
    for (size_t i = a->count; i > 0; i--)
        if (a->limbs[i - 1] != b->limbs[i - 1])
            return a->limbs[i - 1] < b->limbs[i - 1];
    return 0;
}

/* a -= b, where b is not greater. */
static void subtract(struct big *a, const struct big *b) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < a->count; i++) {
        uint64_t take = (i < b->count ? b->limbs[i] : 0) + borrow;
        borrow = take > a->limbs[i];
        a->limbs[i] = (uint32_t)(a->limbs[i] - take);
    }
    while (a->count > 0 && a->limbs[a->count - 1] == 0)
        a->count--;
}

static int bit_at(const struct big *n, int bit) {
    return bit >= 0 && (n->limbs[bit / 32] >> (bit % 32) & 1) != 0;
}

/* The leading 64 bits of n * 2^exponent. */
static void lead(struct parsed *result, const struct big *n, int exponent) {
    int length = bit_length(n), first_below = length - 65;
    result->mantissa = 0;
    for (int i = 0; i < 64; i++)
        result->mantissa = result->mantissa << 1 | (uint64_t)bit_at(n, length - 1 - i);
    result->exponent = exponent + length - 64;
    result->half = bit_at(n, first_below);
    for (int i = 0; i < first_below && !result->more; i += 32) {
        uint32_t limb = n->limbs[i / 32];
        if (first_below - i < 32)
            limb &= (1u << (first_below - i)) - 1;
        result->more |= limb != 0;
    }
}

/* The leading 64 bits of n / d * 2^exponent, bit by bit. Changes both. */
static void divide(struct parsed *result, struct big *n, struct big *d, int exponent) {
    int difference = bit_length(n) - bit_length(d);
    if (difference > 0)
        shift_left(d, (unsigned)difference);
    else
        shift_left(n, (unsigned)-difference);
    exponent += difference;
    if (is_less(n, d)) {
        shift_left(n, 1);
        exponent--;
    }
    /* Now 1 <= n / d < 2. */
    result->mantissa = 0;
    for (int i = 0; i < 65; i++) {
        int bit = !is_less(n, d);
        if (bit)
            subtract(n, d);
        if (i < 64)
            result->mantissa = result->mantissa << 1 | (uint64_t)bit;
        else
            result->half = bit;
        shift_left(n, 1);
    }
    result->exponent = exponent - 63;
    result->more |= n->count != 0;
}

/* ---- Reading text ---------------------------------------------------------------------------------------- */

static int lower(char c) {
    return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
}

/* How much of the lower-case `word` s begins with, ignoring case; 0 if it is not all of it. */
static size_t matches(const char *s, const char *word) {
    size_t n = 0;
    while (word[n] != '\0') {
        if (lower(s[n]) != word[n])
            return 0;
        n++;
    }
    return n;
}

static int is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The exponent after `letter` at s, if there is one; saturated. Returns the text after it. */
static const char *read_exponent(const char *s, char letter, long long *exponent) {
    *exponent = 0;
    if (lower(*s) != letter)
        return s;
    const char *digits = s + 1;
    int negative = *digits == '-';
    if (*digits == '-' || *digits == '+')
        digits++;
    if (!is_digit(*digits))
        return s;
    for (; is_digit(*digits); digits++)
        if (*exponent < 1000000000)
            *exponent = *exponent * 10 + (*digits - '0');
    if (negative)
        *exponent = -*exponent;
    return digits;
}

static const char *read_hexadecimal(const char *s, struct parsed *result) {
    long long exponent = 0, written;
    int point = 0, full = 0;
    result->mantissa = 0;
    for (;; s++) {
        if (*s == '.' && !point) {
            point = 1;
            continue;
        }
        int digit = __hp_digit_value((unsigned char)*s);
        if (digit >= 16)
            break;
        exponent -= point ? 4 : 0;
        for (int i = 3; i >= 0; i--) {
            int bit = digit >> i & 1;
            if (result->mantissa >> 63 == 0) {
                result->mantissa = result->mantissa << 1 | (uint64_t)bit;
                continue;
            }
            if (!full)
                result->half = bit;
            else
                result->more |= bit;
            full = 1;
            exponent++;
        }
    }
    s = read_exponent(s, 'p', &written);
    exponent += written;
    result->kind = result->mantissa == 0 ? ZERO : NUMBER;
    result->huge = exponent > 1000000;
    result->tiny = exponent < -1000000;
    if (result->kind == NUMBER && !result->huge && !result->tiny) {
        result->exponent = (int)exponent;
        while (result->mantissa >> 63 == 0) {
            result->mantissa <<= 1;
            result->exponent--;
        }
    }
    return s;
}

/* A decimal number: its digits are `digits` (with a point among them somewhere), the first of which is not zero,
   and `count` of them up to the last that is not zero; the first stands for 10^exponent. */
struct decimal {
    const char *digits;
    size_t count;
    long long exponent;
};

static const char *scan_decimal(const char *s, struct decimal *d) {
    size_t position = 0;
    int point = 0;
    long long before = 0, zeros_after = 0, written;
    d->digits = NULL;
    d->count = 0;
    for (;; s++) {
        if (*s == '.' && !point) {
            point = 1;
            continue;
        }
        if (!is_digit(*s))
            break;
        if (d->digits == NULL && *s != '0')
            d->digits = s;
        if (d->digits != NULL) {
            position++;
            before += !point;
            if (*s != '0')
                d->count = position;
        } else {
            zeros_after += point;
        }
    }
    s = read_exponent(s, 'e', &written);
    d->exponent = written + (before > 0 ? before - 1 : -1 - zeros_after);
    return s;
}

/* The next digit at *s, skipping the point. */
static unsigned take_digit(const char **s) {
    if (**s == '.')
        (*s)++;
    unsigned digit = (unsigned)(**s - '0');
    (*s)++;
    return digit;
}

/* The two buffers are large enough for `digits` digits and for every power of five that the type needs. */
static void convert_decimal(struct parsed *result, const struct decimal *d, const struct type *type, uint32_t *first,
                            uint32_t *second) {
    struct big n = {first, 0};
    const char *s = d->digits;
    size_t count = d->count, limit = (size_t)type->digits;
    if (count > limit) {
        count = limit;
        result->more = 1;
    }
    size_t i = 0;
    while (i < count) {
        uint32_t chunk = 0, scale = 1;
        for (int k = 0; k < 9 && i < count; k++, i++) {
            chunk = chunk * 10 + take_digit(&s);
            scale *= 10;
        }
        multiply_add(&n, scale, chunk);
    }
    /* The value is n * 10^power. */
    int power = (int)d->exponent - (int)count + 1;
    if (power >= 0) {
        multiply_power_of_five(&n, (unsigned)power);
        lead(result, &n, power);
    } else {
        struct big five = {second, 1};
        second[0] = 1;
        multiply_power_of_five(&five, (unsigned)-power);
        divide(result, &n, &five, power);
    }
}

/* Reads everything but a finite decimal number completely; of that, only where its digits are. */
static const char *parse(const char *s, struct parsed *result, struct decimal *d) {
    __builtin_memset(result, 0, sizeof *result);
    while (__hp_isspace((unsigned char)*s))
        s++;
    if (*s == '+' || *s == '-') {
        result->negative = *s == '-';
        s++;
    }
    size_t n = matches(s, "inf");
    if (n != 0) {
        result->kind = INFINITE;
        size_t longer = matches(s, "infinity");
        return s + (longer != 0 ? longer : n);
    }
    if (matches(s, "nan") != 0) {
        result->kind = NOT_A_NUMBER;
        s += 3;
        if (*s == '(') {
            const char *inside = s + 1;
            while (__hp_digit_value((unsigned char)*inside) < 36 || *inside == '_')
                inside++;
            if (*inside == ')')
                s = inside + 1;
        }
        return s;
    }
    if (s[0] == '0' && lower(s[1]) == 'x' &&
        (__hp_digit_value((unsigned char)s[2]) < 16 ||
         (s[2] == '.' && __hp_digit_value((unsigned char)s[3]) < 16)))
        return read_hexadecimal(s + 2, result);
    if (!is_digit(*s) && !(*s == '.' && is_digit(s[1])))
        return s;
    s = scan_decimal(s, d);
    result->kind = d->digits == NULL ? ZERO : NUMBER;
    return s;
}

/* ---- Rounding -------------------------------------------------------------------------------------------- */

/* A number of the type: mantissa * 2^exponent, where the mantissa has `precision` bits unless the exponent is the
   lowest; huge if it is too large. */
struct rounded {
    uint64_t mantissa;
    int exponent;
    int huge;
    int inexact;
};

static struct rounded round_to(const struct parsed *p, const struct type *type) {
    struct rounded r = {0, type->lowest, p->huge, 1};
    if (p->huge || p->tiny)
        return r;
    int drop = 64 - type->precision;
    if (p->exponent + drop < type->lowest)
        drop = type->lowest - p->exponent;
    int half = p->half, more = p->more;
    uint64_t mantissa = p->mantissa;
    if (drop > 64) {
        half = 0;
        more = 1;
        mantissa = 0;
    } else if (drop > 0) {
        more |= half;
        half = (mantissa >> (drop - 1) & 1) != 0;
        more |= (mantissa & ((1ull << (drop - 1)) - 1)) != 0;
        mantissa = drop == 64 ? 0 : mantissa >> drop;
    }
    r.exponent = p->exponent + drop;
    r.inexact = half || more;
    if (half && (more || (mantissa & 1) != 0)) {
        mantissa++;
        if (type->precision == 64 ? mantissa == 0 : mantissa >> type->precision != 0) {
            mantissa = 1ull << (type->precision - 1);
            r.exponent++;
        }
    }
    r.mantissa = mantissa;
    r.huge = mantissa >> (type->precision - 1) != 0 && r.exponent + type->precision - 1 > type->highest;
    return r;
}

/* Whether p, rounded with full precision as if there were no lowest exponent, would be below the normal numbers. */
static int is_below_normal(const struct parsed *p, const struct type *type) {
    int normal = type->lowest + type->precision - 1, drop = 64 - type->precision;
    if (p->tiny)
        return 1;
    if (p->exponent + 63 != normal - 1)
        return p->exponent + 63 < normal;
    /* Just below: it only gets there if all bits that are kept are ones and it is rounded up. */
    int half = drop == 0 ? p->half : (p->mantissa >> (drop - 1) & 1) != 0;
    return p->mantissa >> drop != UINT64_MAX >> drop || !half;
}

static int is_out_of_range(const struct parsed *p, const struct rounded *r, const struct type *type) {
    return r->huge || (r->inexact && is_below_normal(p, type));
}

/* ---- The functions --------------------------------------------------------------------------------------- */

/* Decimal numbers that are far too large or too small need no arithmetic. */
static int is_far_out(struct parsed *p, const struct decimal *d, const struct type *type) {
    p->huge = d->exponent >= type->highest_decimal;
    p->tiny = d->exponent < type->lowest_decimal;
    return p->huge || p->tiny;
}

static void convert_for_double(struct parsed *p, const struct decimal *d, const struct type *type) {
    uint32_t first[180], second[180];
    convert_decimal(p, d, type, first, second);
}

static void convert_for_long_double(struct parsed *p, const struct decimal *d, const struct type *type) {
    uint32_t first[2420], second[2420];
    convert_decimal(p, d, type, first, second);
}

static const double powers_of_ten[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                       1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* One exact integer and one exact power of ten: IEEE's own rounding is right. */
static int try_simple(const struct decimal *d, double *value) {
    if (d->count > 15)
        return 0;
    long long power = d->exponent - (long long)d->count + 1;
    if (power < -22 || power > 22)
        return 0;
    uint64_t n = 0;
    const char *s = d->digits;
    for (size_t i = 0; i < d->count; i++)
        n = n * 10 + take_digit(&s);
    *value = power < 0 ? (double)n / powers_of_ten[-power] : (double)n * powers_of_ten[power];
    return 1;
}

double __hp_strtod(const char *s, char **end) {
    struct parsed p;
    struct decimal d = {NULL, 0, 0};
    const char *after = parse(s, &p, &d);
    if (end != NULL)
        *end = (char *)(p.kind == NOTHING ? s : after);
    uint64_t bits = 0;
    if (p.kind == NOT_A_NUMBER) {
        bits = 0x7ff8000000000000u;
    } else if (p.kind == INFINITE) {
        bits = 0x7ff0000000000000u;
    } else if (p.kind == NUMBER) {
        double simple;
        if (d.digits != NULL && try_simple(&d, &simple))
            return p.negative ? -simple : simple;
        if (d.digits != NULL && !is_far_out(&p, &d, &double_type))
            convert_for_double(&p, &d, &double_type);
        struct rounded r = round_to(&p, &double_type);
        if (is_out_of_range(&p, &r, &double_type))
            errno = ERANGE;
        if (r.huge)
            bits = 0x7ff0000000000000u;
        else if (r.mantissa >> 52 == 0)
            bits = r.mantissa;
        else
            bits = (uint64_t)(r.exponent + 1075) << 52 | (r.mantissa & 0xfffffffffffffu);
    }
    bits |= (uint64_t)p.negative << 63;
    double value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

float __hp_strtof(const char *s, char **end) {
    struct parsed p;
    struct decimal d = {NULL, 0, 0};
    const char *after = parse(s, &p, &d);
    if (end != NULL)
        *end = (char *)(p.kind == NOTHING ? s : after);
    uint32_t bits = 0;
    if (p.kind == NOT_A_NUMBER) {
        bits = 0x7fc00000u;
    } else if (p.kind == INFINITE) {
        bits = 0x7f800000u;
    } else if (p.kind == NUMBER) {
        if (d.digits != NULL && !is_far_out(&p, &d, &float_type))
            convert_for_double(&p, &d, &float_type);
        struct rounded r = round_to(&p, &float_type);
        if (is_out_of_range(&p, &r, &float_type))
            errno = ERANGE;
        if (r.huge)
            bits = 0x7f800000u;
        else if (r.mantissa >> 23 == 0)
            bits = (uint32_t)r.mantissa;
        else
            bits = (uint32_t)(r.exponent + 150) << 23 | ((uint32_t)r.mantissa & 0x7fffffu);
    }
    bits |= (uint32_t)p.negative << 31;
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

long double __hp_strtold(const char *s, char **end) {
    struct parsed p;
    struct decimal d = {NULL, 0, 0};
    const char *after = parse(s, &p, &d);
    if (end != NULL)
        *end = (char *)(p.kind == NOTHING ? s : after);
    uint64_t mantissa = 0;
    uint16_t top = 0;
    if (p.kind == NOT_A_NUMBER) {
        mantissa = 3ull << 62;
        top = 0x7fff;
    } else if (p.kind == INFINITE) {
        mantissa = 1ull << 63;
        top = 0x7fff;
    } else if (p.kind == NUMBER) {
        if (d.digits != NULL && !is_far_out(&p, &d, &long_type))
            convert_for_long_double(&p, &d, &long_type);
        struct rounded r = round_to(&p, &long_type);
        if (is_out_of_range(&p, &r, &long_type))
            errno = ERANGE;
        mantissa = r.huge ? 1ull << 63 : r.mantissa;
        top = r.huge ? 0x7fff : mantissa >> 63 == 0 ? 0 : (uint16_t)(r.exponent + 16446);
    }
    top |= (uint16_t)(p.negative << 15);
    long double value = 0;
    __builtin_memcpy(&value, &mantissa, 8);
    __builtin_memcpy((char *)&value + 8, &top, 2);
    return value;
}

double strtod(const char *restrict s, char **restrict end) {
    return __hp_strtod(s, end);
}

float strtof(const char *restrict s, char **restrict end) {
    return __hp_strtof(s, end);
}

long double strtold(const char *restrict s, char **restrict end) {
    return __hp_strtold(s, end);
}

double atof(const char *s) {
    return __hp_strtod(s, NULL);
}
