/*
 * numbers.c: reading numbers from random texts with strtol, strtod and scanf, compared with glibc.
 */
#include "shim.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

long hp_strtol(const char *, char **, int);
unsigned long hp_strtoul(const char *, char **, int);
long long hp_strtoll(const char *, char **, int);
unsigned long long hp_strtoull(const char *, char **, int);
double hp_strtod(const char *, char **);
float hp_strtof(const char *, char **);
long double hp_strtold(const char *, char **);
int hp_atoi(const char *);
int hp_sscanf(const char *, const char *, ...);
int hp_scanf(const char *, ...);
int hp_getchar(void);
int *hp___errno_location(void);

/* A copy without a spare byte behind it, so that reading too far is seen. */
static char *exact_copy(const char *s) {
    char *copy = malloc(strlen(s) + 1);
    return strcpy(copy, s);
}

/* Calls both functions on `s` and compares result, end and errno. */
#define COMPARE(type, function, ...) \
    do { \
        char *s_ = exact_copy(s), *end1 = s_, *end2 = s_; \
        errno = *hp___errno_location() = 0; \
        type a = function(s_, &end1 __VA_ARGS__); \
        int error1 = errno; \
        type b = hp_##function(s_, &end2 __VA_ARGS__); \
        int error2 = *hp___errno_location(); \
        check(memcmp(&a, &b, sizeof a > 10 ? 10 : sizeof a) == 0 && (end1 == end2 || error1 == EINVAL) && error1 == error2, \
              #function "(\"%.200s\"): other value (%d), end %ld instead of %ld, or errno %d instead of %d", s_, \
              memcmp(&a, &b, sizeof a > 10 ? 10 : sizeof a) != 0, (long)(end2 - s_), (long)(end1 - s_), error2, \
              error1); \
        free(s_); \
    } while (0)

static void integers(void) {
    char s[64];
    for (int i = 0; i < 60000; i++) {
        size_t n = 0;
        int base = random_below(3) == 0 ? 0 : random_below(3) == 0 ? 10 : (int)random_below(38);
        if (random_below(4) == 0)
            s[n++] = " \t\n\v"[random_below(4)];
        if (random_below(3) == 0)
            s[n++] = "+-"[random_below(2)];
        if (random_below(4) == 0)
            s[n++] = '0';
        if (random_below(4) == 0)
            s[n++] = "xX"[random_below(2)];
        size_t digits = random_below(25);
        unsigned digit_base = base < 2 ? 10 : (unsigned)base;
        for (size_t k = 0; k < digits; k++)
            s[n++] = random_below(40) == 0 ? '.' : "0123456789abcdefghijklmnopqrstuvwxyzAB"[random_below(digit_base)];
        s[n] = '\0';
        COMPARE(long, strtol, , base);
        COMPARE(unsigned long, strtoul, , base);
        COMPARE(long long, strtoll, , base);
        COMPARE(unsigned long long, strtoull, , base);
        check(atoi(s) == hp_atoi(s), "atoi(\"%s\")", s);
    }
    const char *limits[] = {"9223372036854775807", "9223372036854775808", "-9223372036854775808",
                            "-9223372036854775809", "18446744073709551615", "18446744073709551616",
                            "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967295", "4294967296",
                            "-4294967295", "-4294967296", "0x", "0xg", "-0x", "", "-", "+-1", "00", "0", "-0"};
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++)
        for (int base = 0; base <= 16; base += base == 0 ? 8 : base == 8 ? 2 : 6) {
            strcpy(s, limits[i]);
            COMPARE(long, strtol, , base);
            COMPARE(unsigned long, strtoul, , base);
            COMPARE(long long, strtoll, , base);
            COMPARE(unsigned long long, strtoull, , base);
        }
}

static void all_floats(const char *s) {
    COMPARE(double, strtod);
    COMPARE(float, strtof);
    COMPARE(long double, strtold);
}

/* Decimal or hexadecimal digits with a point and an exponent, sometimes broken. */
static void random_float_text(char *s) {
    size_t n = 0;
    int hexadecimal = random_below(6) == 0;
    if (random_below(3) == 0)
        s[n++] = "+- "[random_below(3)];
    if (hexadecimal) {
        s[n++] = '0';
        s[n++] = 'x';
    }
    size_t digits = random_below(30) == 0 ? random_below(1200) : random_below(30);
    size_t point = random_below(digits + 2);
    int nines = random_below(10) == 0;
    for (size_t k = 0; k <= digits; k++) {
        if (k == point)
            s[n++] = '.';
        s[n++] = hexadecimal ? "0123456789abcdefABCDEF"[random_below(22)]
                 : nines     ? "9990"[random_below(4)]
                             : "0123456789"[random_below(10)];
    }
    if (random_below(2) == 0) {
        static const int reach[] = {5, 40, 330, 5000, 20000};
        int range = reach[random_below(5)];
        s[n++] = (hexadecimal ? "pPe" : "eEp")[random_below(20) == 0 ? 2 : random_below(2)];
        n += (size_t)sprintf(s + n, "%s%d", random_below(10) == 0 ? "+" : "",
                             (int)random_below((size_t)(2 * range)) - range);
    }
    if (random_below(10) == 0)
        s[n++] = "xe.-"[random_below(4)];
    s[n] = '\0';
}

static void floats(void) {
    static char s[20000];
    for (int i = 0; i < 30000; i++) {
        random_float_text(s);
        all_floats(s);
    }
    /* Printed numbers must come back. */
    for (int i = 0; i < 30000; i++) {
        uint64_t bits = random_bits();
        double x;
        memcpy(&x, &bits, sizeof x);
        sprintf(s, "%.17g", x);
        COMPARE(double, strtod);
        sprintf(s, "%.*e", (int)random_below(20), x);
        all_floats(s);
    }
    /* Exactly between two numbers, and a little beside: the whole expansion counts. */
    for (int i = 0; i < 300; i++) {
        uint64_t bits = random_bits() & 0x7fefffffffffffffu;
        if (i % 3 == 0)
            bits &= 0x000fffffffffffffu;
        double x;
        memcpy(&x, &bits, sizeof x);
        uint64_t next_bits = bits + 1;
        double y;
        memcpy(&y, &next_bits, sizeof y);
        if (__builtin_isinf(y))
            continue;
        long double middle = ((long double)x + (long double)y) / 2;
        sprintf(s, "%.1100Lf", middle);
        all_floats(s);
        strcat(s, "1");
        all_floats(s);
        s[strlen(s) - 1] = '\0';
        char *last = s + strlen(s) - 1;
        while (last > s && (*last == '0' || *last == '.'))
            last--;
        (*last)--;
        all_floats(s);
    }
    /* The same for long double's smallest ones. */
    strcpy(s, "1.8225997659412373012642029668097099081995254078467816718604902435141859844e-4951");
    all_floats(s);
    const char *special[] = {"inf", "INFINITY", "-inf", "infinit", "nan", "NaN(1_z)x", "nan(", "nan(+)", "0x", "0x.", "0x.p1",
                             "0x1p", "0x1p+", "1e", "1e+", ".", "+.", ".e1", "1.", ".5", "0", "-0", "0e999999999999",
                             "1e999999999999", "1e-999999999999", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x0p99999",
                             "2.2250738585072011e-308", "2.2250738585072014e-308", "2.2250738585072012e-308",
                             "1.7976931348623157e308", "1.7976931348623159e308", "1.797693134862315807e308",
                             "3.4028235677973366e38", "3.4028234663852886e38", "1.1754943508222875e-38",
                             "1.1754942807573643e-38", "1.17549435e-38", "7.0064923216240854e-46",
                             "0x1.ffffffffffffffffp16383", "0x1.fffffffffffffffep16383", "0x1.ffffffp127",
                             "0x.00000000000000000000000000000001p200", "0x123456789abcdef0123456789p-3",
                             "9007199254740993", "9007199254740992.99999999999999999999999999", "123456789012345678901",
                             "0.000000000000000000000000000000000000000000000000000001e54", " \t\n-1.5e3z"};
    for (size_t i = 0; i < sizeof special / sizeof special[0]; i++)
        all_floats(special[i]);
}

/* ---- scanf ----------------------------------------------------------------------------------------------- */

union value {
    long long integer;
    char text[64];
    double number;
    long double long_number;
};

static void scanf_random(void) {
    static const char *const conversions[] = {"d", "i", "u", "x", "o", "c", "s", "ld", "lld", "hhd", "hd", "f", "lf", "Lf",
                                              "[abc]", "[^0-9]", "[a-z0]", "5s", "3d", "2i", "7f", "4lf", "*d", "*s", "n",
                                              "zu", "jd", "5c", "X", "le", "lg", "p", "%"};
    static const char *const pieces[] = {"12", "-7", "0x1f", "017", "abc", " ", "  ", "\n", "1.5", "2e3", "-.25", "x", "0", "+",
                                         "-", "99999999999999999999", "hello", "e", ".", "nan", "inf", "3%", ",", "]", "ab0"};
    for (int i = 0; i < 120000; i++) {
        char format[64] = "", text[128] = "";
        size_t count = 1 + random_below(3);
        for (size_t k = 0; k < count; k++) {
            strcat(format, "%");
            strcat(format, conversions[random_below(sizeof conversions / sizeof conversions[0])]);
            if (random_below(3) == 0)
                strcat(format, (const char *[]){" ", ",", "x"}[random_below(3)]);
        }
        size_t parts = random_below(6);
        for (size_t k = 0; k < parts; k++)
            strcat(text, pieces[random_below(sizeof pieces / sizeof pieces[0])]);
        if (strstr(text, "0x.") != NULL) /* glibc takes it for a number, but not `0x` */
            continue;
        union value a[3], b[3], c[3];
        memset(a, 0x55, sizeof a);
        memset(b, 0x55, sizeof b);
        memset(c, 0x55, sizeof c);
        char *copy = exact_copy(text);
        int n = sscanf(copy, format, &a[0], &a[1], &a[2]);
        int m = hp_sscanf(copy, format, &b[0], &b[1], &b[2]);
        free(copy);
        check(n == m && memcmp(a, b, sizeof a) == 0, "sscanf(\"%s\", \"%s\"): %d instead of %d, values %s", text,
              format, m, n, memcmp(a, b, sizeof a) == 0 ? "agree" : "differ");
        if (random_below(4) == 0) {
            shim_input = text;
            shim_input_size = strlen(text);
            int o = hp_scanf(format, &c[0], &c[1], &c[2]);
            check(o == m && memcmp(b, c, sizeof b) == 0, "scanf(\"%s\") of \"%s\" is not as sscanf", format, text);
            while (hp_getchar() != EOF)
                ;
            extern void hp_clearerr(void *);
            extern void *hp_stdin;
            hp_clearerr(hp_stdin);
        }
    }
}

void test_numbers(void) {
    integers();
    floats();
    scanf_random();
}
