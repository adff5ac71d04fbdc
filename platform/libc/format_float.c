/*
 * format_float.c: %e %f %g %a of double and of x87's long double.
 *
 * Exact: numbers are turned into decimal digits with integers of any length and rounded once, to nearest, ties to
 * even. Prints what glibc prints. The integer part is kept in base 10^9; the digits of the fraction are made nine at
 * a time, only as many as are asked for. Cost: a few dozen steps for numbers near 1, a few thousand for the
 * smallest double, and buffers of 1 KB; long double needs 16 KB. Limits: always rounds to nearest.
 */
#include "internal.h"

#define BILLION 1000000000u

/* A number being turned into digits. */
struct decimal {
    uint32_t *limbs; /* the fraction as an integer in base 2^32, lowest first; it is this / 2^(32 * limb_count) */
    size_t limb_count;
    size_t lowest; /* limbs below this one are zero */
    char *digits; /* '0' .. '9', the first is not '0' */
    size_t count;
    int exponent; /* of the first digit: digits[0] stands for 10^exponent */
    int started;
    int more; /* whether anything but zeros would follow the digits */
};

static void put_nine(struct decimal *d, uint32_t billionth, int exponent) {
    char nine[9];
    for (int i = 8; i >= 0; i--) {
        nine[i] = (char)('0' + billionth % 10);
        billionth /= 10;
    }
    int skip = 0;
    if (!d->started) {
        while (skip < 9 && nine[skip] == '0')
            skip++;
        if (skip == 9)
            return;
        d->started = 1;
        d->exponent = exponent + 8 - skip;
    }
    __builtin_memcpy(d->digits + d->count, nine + skip, (size_t)(9 - skip));
    d->count += (size_t)(9 - skip);
}

/* The digits of mantissa * 2^shift, shift >= 0. `billions` has room for all. */
static void put_integer_part(struct decimal *d, uint64_t mantissa, int shift, uint32_t *billions) {
    size_t n = 0;
    while (mantissa != 0) {
        billions[n++] = (uint32_t)(mantissa % BILLION);
        mantissa /= BILLION;
    }
    while (shift > 0) {
        int bits = shift < 32 ? shift : 32;
        uint64_t carry = 0;
        for (size_t i = 0; i < n; i++) {
            carry += (uint64_t)billions[i] << bits;
            billions[i] = (uint32_t)(carry % BILLION);
            carry /= BILLION;
        }
        while (carry != 0) {
            billions[n++] = (uint32_t)(carry % BILLION);
            carry /= BILLION;
        }
        shift -= bits;
    }
    while (n > 0) {
        n--;
        put_nine(d, billions[n], (int)n * 9);
    }
}

/* Makes the fraction `numerator` / 2^shift, which is less than 1. */
static void set_fraction(struct decimal *d, uint64_t numerator, int shift) {
    size_t n = ((size_t)shift + 31) / 32;
    int up = (int)(n * 32) - shift;
    uint32_t low = (uint32_t)numerator, high = (uint32_t)(numerator >> 32);
    uint32_t parts[3] = {low << up, up == 0 ? high : high << up | low >> (32 - up),
                         up == 0 ? 0 : high >> (32 - up)};
    d->limb_count = n;
    d->lowest = 0;
    for (size_t i = 0; i < n; i++)
        d->limbs[i] = i < 3 ? parts[i] : 0;
}

/* Takes the next nine digits of the fraction off it. */
static uint32_t next_nine(struct decimal *d) {
    uint64_t carry = 0;
    while (d->lowest < d->limb_count && d->limbs[d->lowest] == 0)
        d->lowest++;
    for (size_t i = d->lowest; i < d->limb_count; i++) {
        carry += (uint64_t)d->limbs[i] * BILLION;
        d->limbs[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return (uint32_t)carry;
}

static int fraction_is_zero(struct decimal *d) {
    while (d->lowest < d->limb_count && d->limbs[d->lowest] == 0)
        d->lowest++;
    return d->lowest == d->limb_count;
}

/* How much is asked for: so many digits in all (`places_after_point` is not set) or after the decimal point. */
struct request {
    int after_point;
    size_t digits;
};

/* How many digits of d, whose first digit is known, are asked for; may be negative. */
static long long wanted_digits(const struct decimal *d, struct request request) {
    return request.after_point ? (long long)d->exponent + 1 + (long long)request.digits : (long long)request.digits;
}

static void make_digits(struct decimal *d, const struct hp_number *number, struct request request,
                        uint32_t *billions) {
    uint64_t mantissa = number->mantissa;
    int exponent = number->exponent;
    while ((mantissa & 1) == 0 && mantissa != 0) {
        mantissa >>= 1;
        exponent++;
    }
    if (exponent >= 0) {
        put_integer_part(d, mantissa, exponent, billions);
        d->more = 0;
        return;
    }
    int shift = -exponent;
    uint64_t whole = shift < 64 ? mantissa >> shift : 0;
    if (whole != 0) {
        put_integer_part(d, whole, 0, billions);
        mantissa -= whole << shift;
    }
    set_fraction(d, mantissa, shift);
    int position = -9;
    while (!fraction_is_zero(d)) {
        /* A number with only zeros so far may already be below all that is asked for. */
        if (d->started ? (long long)d->count > wanted_digits(d, request)
                       : request.after_point && (long long)position + 9 < -1 - (long long)request.digits)
            break;
        put_nine(d, next_nine(d), position);
        position -= 9;
    }
    d->more = !fraction_is_zero(d);
    if (!d->started)
        d->exponent = position + 8;
}

/* Cuts the digits at `wanted`, rounding to nearest, ties to even. The result may have no digits: zero. */
static void round_at(struct decimal *d, long long wanted) {
    if (wanted < 0 || (wanted == 0 && d->count == 0)) {
        d->count = 0;
        return;
    }
    if ((long long)d->count <= wanted)
        return;
    size_t keep = (size_t)wanted;
    int sticky = d->more;
    for (size_t i = keep + 1; i < d->count && !sticky; i++)
        sticky = d->digits[i] != '0';
    char next = d->digits[keep];
    int odd = keep > 0 && (d->digits[keep - 1] - '0') % 2 != 0;
    int up = next > '5' || (next == '5' && (sticky || odd));
    d->count = keep;
    if (!up)
        return;
    while (keep > 0 && d->digits[keep - 1] == '9')
        keep--;
    if (keep == 0) {
        /* 9.99 becomes 10.0, and 0.7 rounded to an integer 1: one digit, one place further left. */
        d->digits[0] = '1';
        d->count = 1;
        d->exponent++;
        return;
    }
    d->digits[keep - 1]++;
    d->count = keep;
}

/* ---- Putting text together ------------------------------------------------------------------------------- */

static char sign_of(const struct hp_spec *spec, const struct hp_number *number) {
    return number->negative ? '-' : spec->plus ? '+' : spec->space ? ' ' : '\0';
}

/* What stands before the digits: blanks, the sign, a prefix, zeros; `length` counts what follows the sign. */
static void put_start(struct hp_sink *sink, const struct hp_spec *spec, char sign, const char *prefix,
                      size_t length) {
    size_t prefix_length = __hp_strlen(prefix);
    size_t whole = length + prefix_length + (sign != '\0');
    size_t fill = spec->width > whole ? spec->width - whole : 0;
    if (!spec->left && !spec->zero)
        __hp_pad(sink, ' ', fill);
    if (sign != '\0')
        __hp_pad(sink, sign, 1);
    __hp_put(sink, prefix, prefix_length);
    if (!spec->left && spec->zero)
        __hp_pad(sink, '0', fill);
}

static void put_end(struct hp_sink *sink, const struct hp_spec *spec, size_t length) {
    if (spec->left && spec->width > length)
        __hp_pad(sink, ' ', spec->width - length);
}

/* The exponent as `letter`, a sign and at least `least` digits. Returns its length. */
static size_t exponent_text(char *text, char letter, int exponent, size_t least) {
    char reversed[8];
    size_t digits = 0, n = 0;
    unsigned magnitude = exponent < 0 ? 0u - (unsigned)exponent : (unsigned)exponent;
    while (magnitude != 0 || digits < least) {
        reversed[digits++] = (char)('0' + magnitude % 10);
        magnitude /= 10;
    }
    text[n++] = letter;
    text[n++] = exponent < 0 ? '-' : '+';
    while (digits > 0)
        text[n++] = reversed[--digits];
    return n;
}

/* Digits `from` to `to` of the number; places before the first or after the last digit are zeros. */
static void put_places(struct hp_sink *sink, const struct decimal *d, long long from, long long to) {
    long long count = (long long)d->count;
    if (from < 0 && from < to) {
        long long zeros = to < 0 ? to - from : -from;
        __hp_pad(sink, '0', (size_t)zeros);
        from += zeros;
    }
    if (from < to && from < count) {
        long long end = to < count ? to : count;
        __hp_put(sink, d->digits + from, (size_t)(end - from));
        from = end;
    }
    if (from < to)
        __hp_pad(sink, '0', (size_t)(to - from));
}

static void put_scientific(struct hp_sink *sink, const struct hp_spec *spec, char sign, const struct decimal *d,
                           size_t places, char letter) {
    char exponent[12];
    size_t exponent_length = exponent_text(exponent, letter, d->count == 0 ? 0 : d->exponent, 2);
    int point = places > 0 || spec->alternative;
    size_t length = 1 + (size_t)point + places + exponent_length;
    put_start(sink, spec, sign, "", length);
    put_places(sink, d, 0, 1);
    if (point)
        __hp_pad(sink, '.', 1);
    put_places(sink, d, 1, 1 + (long long)places);
    __hp_put(sink, exponent, exponent_length);
    put_end(sink, spec, length + (sign != '\0'));
}

static void put_fixed(struct hp_sink *sink, const struct hp_spec *spec, char sign, const struct decimal *d,
                      size_t places) {
    int exponent = d->count == 0 ? 0 : d->exponent;
    size_t whole = exponent >= 0 ? (size_t)exponent + 1 : 1;
    int point = places > 0 || spec->alternative;
    size_t length = whole + (size_t)point + places;
    put_start(sink, spec, sign, "", length);
    if (exponent >= 0)
        put_places(sink, d, 0, (long long)whole);
    else
        __hp_pad(sink, '0', 1);
    if (point)
        __hp_pad(sink, '.', 1);
    long long first = (long long)exponent + 1;
    put_places(sink, d, first, first + (long long)places);
    put_end(sink, spec, length + (sign != '\0'));
}

static size_t significant(const struct decimal *d) {
    size_t n = d->count;
    while (n > 0 && d->digits[n - 1] == '0')
        n--;
    return n;
}

static void put_general(struct hp_sink *sink, const struct hp_spec *spec, char sign, const struct decimal *d,
                        size_t precision, char letter) {
    int exponent = d->count == 0 ? 0 : d->exponent;
    size_t shown = significant(d);
    if (exponent < -4 || exponent >= (long long)precision) {
        size_t places = spec->alternative ? precision - 1 : shown > 1 ? shown - 1 : 0;
        put_scientific(sink, spec, sign, d, places, letter);
        return;
    }
    size_t places = (size_t)((long long)precision - 1 - exponent);
    long long needed = (long long)shown - 1 - exponent;
    if (!spec->alternative)
        places = shown == 0 || needed < 0 ? 0 : (size_t)needed;
    put_fixed(sink, spec, sign, d, places);
}

static int is_upper(char conversion) {
    return conversion >= 'A' && conversion <= 'Z';
}

/* The buffers are large enough for every number of the type. */
static void put_decimal(struct hp_sink *sink, const struct hp_spec *spec, const struct hp_number *number,
                        uint32_t *limbs, uint32_t *billions, char *digits) {
    struct decimal d = {limbs, 0, 0, digits, 0, 0, 0, 0};
    char letter = is_upper(spec->conversion) ? 'E' : 'e';
    char sign = sign_of(spec, number);
    size_t precision = spec->has_precision ? spec->precision : 6;
    struct request request = {0, precision};
    switch (spec->conversion) {
    case 'f':
    case 'F':
        request.after_point = 1;
        break;
    case 'e':
    case 'E':
        request.digits = precision + 1;
        break;
    default:
        if (precision == 0)
            precision = 1;
        request.digits = precision;
    }
    if (number->mantissa != 0) {
        make_digits(&d, number, request, billions);
        round_at(&d, wanted_digits(&d, request));
    }
    switch (spec->conversion) {
    case 'f':
    case 'F':
        put_fixed(sink, spec, sign, &d, precision);
        break;
    case 'e':
    case 'E':
        put_scientific(sink, spec, sign, &d, precision, letter);
        break;
    default:
        put_general(sink, spec, sign, &d, precision, letter);
    }
}

/* A double below 2^1024 has at most 309 digits before the point; it has at most 767 from the first that is not
   zero, and its last bit is worth 2^-1074. */
static void put_double(struct hp_sink *sink, const struct hp_spec *spec, const struct hp_number *number) {
    uint32_t limbs[35], billions[36];
    char digits[800];
    put_decimal(sink, spec, number, limbs, billions, digits);
}

/* As above: 4933, 11514 and 2^-16445. */
static void put_long_double(struct hp_sink *sink, const struct hp_spec *spec, const struct hp_number *number) {
    uint32_t limbs[516], billions[552];
    char digits[11600];
    put_decimal(sink, spec, number, limbs, billions, digits);
}

/* ---- Hexadecimal ----------------------------------------------------------------------------------------- */

static void put_hexadecimal(struct hp_sink *sink, const struct hp_spec *spec, const struct hp_number *number) {
    const char *digits = is_upper(spec->conversion) ? "0123456789ABCDEF" : "0123456789abcdef";
    /* The first digit is what is above `places` digits of four bits each. */
    size_t places = number->is_long ? 15 : 13;
    uint64_t mantissa = number->mantissa;
    int exponent = mantissa == 0 ? 0 : number->exponent + (int)places * 4;
    size_t shown = places;
    unsigned first;
    if (spec->has_precision && spec->precision < places) {
        int cut = (int)(places - spec->precision) * 4;
        uint64_t rest = mantissa & ((1ull << cut) - 1), half = 1ull << (cut - 1);
        mantissa >>= cut;
        int up = rest > half || (rest == half && (mantissa & 1) != 0);
        shown = spec->precision;
        mantissa += (uint64_t)up;
        first = (unsigned)(mantissa >> (shown * 4));
        if (first > 15 || (up && mantissa == 0)) { /* only a long double fills the first digit */
            first = 1;
            exponent += 4;
        }
    } else {
        first = (unsigned)(mantissa >> (places * 4));
        if (!spec->has_precision)
            while (shown > 0 && (mantissa & 15) == 0) {
                mantissa >>= 4;
                shown--;
            }
    }
    char text[16];
    for (size_t i = shown; i > 0; i--) {
        text[i - 1] = digits[mantissa & 15];
        mantissa >>= 4;
    }
    char end[12];
    size_t end_length = exponent_text(end, is_upper(spec->conversion) ? 'P' : 'p', exponent, 1);
    size_t zeros = spec->has_precision && spec->precision > shown ? spec->precision - shown : 0;
    int point = shown + zeros > 0 || spec->alternative;
    size_t length = 1 + (size_t)point + shown + zeros + end_length;
    char sign = sign_of(spec, number);
    put_start(sink, spec, sign, is_upper(spec->conversion) ? "0X" : "0x", length);
    __hp_pad(sink, digits[first], 1);
    if (point)
        __hp_pad(sink, '.', 1);
    __hp_put(sink, text, shown);
    __hp_pad(sink, '0', zeros);
    __hp_put(sink, end, end_length);
    put_end(sink, spec, length + 2 + (sign != '\0'));
}

void __hp_format_float(struct hp_sink *sink, const struct hp_spec *spec, const struct hp_number *number) {
    int upper = is_upper(spec->conversion);
    if (number->nan || number->infinite) {
        struct hp_spec plain = *spec;
        char sign = sign_of(spec, number);
        plain.zero = 0;
        put_start(sink, &plain, sign, "", 3);
        __hp_put(sink, number->nan ? upper ? "NAN" : "nan" : upper ? "INF" : "inf", 3);
        put_end(sink, &plain, 3 + (size_t)(sign != '\0'));
    } else if (spec->conversion == 'a' || spec->conversion == 'A') {
        put_hexadecimal(sink, spec, number);
    } else if (number->is_long) {
        put_long_double(sink, spec, number);
    } else {
        put_double(sink, spec, number);
    }
}
