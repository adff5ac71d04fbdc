/*
 * integer.c: integers of stdlib.h and inttypes.h: reading them from strings, absolute values, quotients.
 *
 * Exact, with glibc's answers for what C leaves open (atoi of a number too large is strtol's answer cut off; an
 * impossible base is EINVAL). Absolute values and quotients that do not fit are undefined in C and here.
 */
#include "internal.h"

struct hp_integer __hp_parse_integer(const char *s, char **end, int base) {
    struct hp_integer result = {0, 0, 0, 0};
    const char *start = s;
    if (base < 0 || base == 1 || base > 36) { /* glibc leaves the end alone then */
        errno = EINVAL;
        return result;
    }
    if (end != NULL)
        *end = (char *)start;
    while (__hp_isspace((unsigned char)*s))
        s++;
    if (*s == '+' || *s == '-') {
        result.negative = *s == '-';
        s++;
    }
    if (*s == '0') {
        int hexadecimal = (s[1] == 'x' || s[1] == 'X') && __hp_digit_value((unsigned char)s[2]) < 16;
        if (hexadecimal && (base == 0 || base == 16)) {
            s += 2;
            base = 16;
        } else if (base == 0) {
            base = 8;
        }
    } else if (base == 0) {
        base = 10;
    }
    for (;; s++) {
        int digit = __hp_digit_value((unsigned char)*s);
        if (digit >= base)
            break;
        result.found = 1;
        if (__builtin_mul_overflow(result.magnitude, (unsigned long long)base, &result.magnitude) ||
            __builtin_add_overflow(result.magnitude, (unsigned long long)digit, &result.magnitude))
            result.overflow = 1;
    }
    if (result.overflow)
        result.magnitude = ULLONG_MAX;
    if (result.found && end != NULL)
        *end = (char *)s;
    return result;
}

static long long read_signed(const char *s, char **end, int base, long long lowest, long long highest) {
    struct hp_integer n = __hp_parse_integer(s, end, base);
    unsigned long long limit = n.negative ? 0 - (unsigned long long)lowest : (unsigned long long)highest;
    if (n.magnitude > limit) {
        errno = ERANGE;
        return n.negative ? lowest : highest;
    }
    if (!n.negative)
        return (long long)n.magnitude;
    return n.magnitude == limit ? lowest : -(long long)n.magnitude;
}

static unsigned long long read_unsigned(const char *s, char **end, int base, unsigned long long highest) {
    struct hp_integer n = __hp_parse_integer(s, end, base);
    if (n.overflow || n.magnitude > highest) {
        errno = ERANGE;
        return highest;
    }
    return n.negative ? 0 - n.magnitude : n.magnitude;
}

/* glibc has several names for each; the newest ones also read binary numbers, which programs must not rely on. */
#define STRTOL(name) \
    long name(const char *restrict s, char **restrict end, int base) { \
        return (long)read_signed(s, end, base, LONG_MIN, LONG_MAX); \
    }
#define STRTOUL(name) \
    unsigned long name(const char *restrict s, char **restrict end, int base) { \
        return (unsigned long)read_unsigned(s, end, base, ULONG_MAX); \
    }
#define STRTOLL(name) \
    long long name(const char *restrict s, char **restrict end, int base) { \
        return read_signed(s, end, base, LLONG_MIN, LLONG_MAX); \
    }
#define STRTOULL(name) \
    unsigned long long name(const char *restrict s, char **restrict end, int base) { \
        return read_unsigned(s, end, base, ULLONG_MAX); \
    }

STRTOL(strtol)
STRTOL(__isoc23_strtol)
STRTOUL(strtoul)
STRTOUL(__isoc23_strtoul)
STRTOLL(strtoll)
STRTOLL(strtoq)
STRTOLL(strtoimax)
STRTOLL(__isoc23_strtoll)
STRTOLL(__isoc23_strtoimax)
STRTOULL(strtoull)
STRTOULL(strtouq)
STRTOULL(strtoumax)
STRTOULL(__isoc23_strtoull)
STRTOULL(__isoc23_strtoumax)

int atoi(const char *s) {
    return (int)read_signed(s, NULL, 10, LONG_MIN, LONG_MAX);
}

long atol(const char *s) {
    return (long)read_signed(s, NULL, 10, LONG_MIN, LONG_MAX);
}

long long atoll(const char *s) {
    return read_signed(s, NULL, 10, LLONG_MIN, LLONG_MAX);
}

int abs(int n) {
    return n < 0 ? -n : n;
}

long labs(long n) {
    return n < 0 ? -n : n;
}

long long llabs(long long n) {
    return n < 0 ? -n : n;
}

intmax_t imaxabs(intmax_t n) {
    return n < 0 ? -n : n;
}

typedef struct {
    int quot, rem;
} div_t;
typedef struct {
    long quot, rem;
} ldiv_t;
typedef struct {
    long long quot, rem;
} lldiv_t;

div_t div(int a, int b) {
    return (div_t){a / b, a % b};
}

ldiv_t ldiv(long a, long b) {
    return (ldiv_t){a / b, a % b};
}

lldiv_t lldiv(long long a, long long b) {
    return (lldiv_t){a / b, a % b};
}

lldiv_t imaxdiv(intmax_t a, intmax_t b) {
    return (lldiv_t){a / b, a % b};
}
