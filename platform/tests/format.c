/*
 * format.c: printf of random formats and values, compared with glibc byte for byte.
 */
#include "shim.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

int hp_snprintf(char *, size_t, const char *, ...);
int hp_sprintf(char *, const char *, ...);
int hp_printf(const char *, ...);
int hp_asprintf(char **, const char *, ...);
int hp___sprintf_chk(char *, int, size_t, const char *, ...);
int hp_puts(const char *);
void hp_free(void *);

static char expected[40000], got[40000];

/* Compares two results of snprintf. glibc 2.36 loses the zeros of %#g where rounding makes a new digit: `1.e+02`. */
static void compare(const char *format, int n, int m) {
    if (strchr(format, '#') != NULL && (strstr(expected, ".e") != NULL || strstr(expected, ".E") != NULL))
        return;
    check(n == m && strcmp(expected, got) == 0, "printf(\"%s\"): %.300s (%d) instead of %.300s (%d)", format, got, m,
          expected, n);
}

#define BOTH(format, ...) \
    do { \
        size_t room = random_below(8) == 0 ? random_below(20) : sizeof expected; \
        expected[0] = got[0] = '\0'; \
        int n = snprintf(expected, room, format, __VA_ARGS__); \
        int m = hp_snprintf(got, room, format, __VA_ARGS__); \
        compare(format, n, m); \
    } while (0)

/* A random specification with this length modifier and conversion. */
static const char *specification(const char *length, char conversion, size_t largest_precision) {
    static char format[64];
    size_t n = 0;
    format[n++] = '<';
    format[n++] = '%';
    for (const char *flag = "-+ #0'"; *flag != '\0'; flag++)
        if (random_below(4) == 0)
            format[n++] = *flag;
    if (random_below(2) == 0)
        n += (size_t)sprintf(format + n, "%zu", random_below(40));
    if (random_below(2) == 0)
        n += (size_t)sprintf(format + n, random_below(8) == 0 ? "." : ".%zu", random_below(largest_precision));
    sprintf(format + n, "%s%c>", length, conversion);
    return format;
}

static void integers(void) {
    static const struct {
        const char *length;
        int size;
    } lengths[] = {{"", 4}, {"hh", 4}, {"h", 4}, {"l", sizeof(long)}, {"ll", 8}, {"j", 8}, {"z", sizeof(size_t)},
                   {"t", sizeof(size_t)}};
    for (int i = 0; i < 60000; i++) {
        size_t which = random_below(sizeof lengths / sizeof lengths[0]);
        uint64_t value = random_bits() >> random_below(64);
        if (random_below(10) == 0)
            value = 0 - value;
        if (random_below(20) == 0)
            value = 0;
        const char *format = specification(lengths[which].length, "diuoxX"[random_below(6)], 30);
        if (lengths[which].size == 8)
            BOTH(format, (long long)value);
        else
            BOTH(format, (int)value);
    }
}

/* Random in many ways: any bits, short decimals, near powers, small integers, ties. */
static double some_double(void) {
    uint64_t bits = random_bits();
    double x;
    switch (random_below(8)) {
    case 0:
        return (double)(int64_t)random_bits() / 1000;
    case 1:
        return (double)(random_below(200000)) / 1000;
    case 2:
        return (double)random_below(100000) / 64;
    case 3:
        return (double)random_below(1000);
    case 4:
        bits = (bits & 0x800fffffffffffffu) | (uint64_t)(1003 + random_below(60)) << 52;
        break;
    case 5:
        return strtod((const char *[]){"9.5", "99.5", "0.95", "0.0000999999", "9.9999995", "0.5", "1.5",
                                       "2.5", "1e22", "1e23", "5e-324", "2.2250738585072014e-308", "0"}[random_below(13)],
                      NULL);
    case 6:
        bits &= 0x800fffffffffffffu;
        break;
    default:
        break;
    }
    memcpy(&x, &bits, sizeof x);
    return x;
}

static void doubles(void) {
    static const char conversions[] = "eEfFgGaA";
    for (int i = 0; i < 120000; i++) {
        const char *format = specification("", conversions[random_below(8)], random_below(20) == 0 ? 1100 : 25);
        double x = some_double();
        BOTH(format, x);
    }
    for (int i = 0; i < 16; i++) {
        double special[] = {__builtin_inf(), -__builtin_inf(), __builtin_nan(""), -0.0};
        for (int k = 0; k < 400; k++) {
            const char *format = specification("", conversions[random_below(8)], 10);
            BOTH(format, special[k % 4]);
        }
    }
}

static void long_doubles(void) {
    static const char conversions[] = "eEfFgGaA";
    for (int i = 0; i < 20000; i++) {
        long double x = some_double();
        if (random_below(2) == 0) {
            uint64_t mantissa = random_bits() | 1ull << 63;
            int exponent = random_below(4) == 0 ? (int)random_below(32766) + 1 : 16383 - 40 + (int)random_below(90);
            uint16_t top = (uint16_t)(exponent | (int)random_below(2) << 15);
            if (random_below(20) == 0) {
                top &= 0x8000;
                mantissa &= ~(1ull << 63);
            }
            memcpy(&x, &mantissa, 8);
            memcpy((char *)&x + 8, &top, 2);
        }
        const char *format = specification("L", conversions[random_below(8)], random_below(50) == 0 ? 17000 : 25);
        BOTH(format, x);
    }
}

static void strings(void) {
    char text[40];
    wchar_t wide[40];
    for (int i = 0; i < 20000; i++) {
        size_t n = random_below(sizeof text);
        for (size_t k = 0; k < n; k++) {
            text[k] = (char)(1 + random_below(255));
            wide[k] = (wchar_t)(1 + random_below(127));
        }
        text[n] = '\0';
        wide[n] = 0;
        const char *format = specification("", 's', 40);
        BOTH(format, text);
        format = specification("l", 's', 40);
        BOTH(format, wide);
        format = specification("", 'c', 1);
        int c = (int)(1 + random_below(255));
        BOTH(format, c);
        /* A precision makes glibc pad pointers with zeros, as it does integers. */
        format = specification("", 'p', 20);
        void *p = (void *)(uintptr_t)(random_bits() >> random_below(64));
        BOTH(format, p);
    }
    BOTH("%p|%10p|%-10p|", NULL, NULL, NULL);
    BOTH("%s|%10s|%.3s|%.6s|", (char *)NULL, (char *)NULL, (char *)NULL, (char *)NULL);
    BOTH("%5%|%%|%d%%", 3);
    BOTH("%ls|%lc", L"abc\x100", (wint_t)L'x');
    BOTH("%*d|%-*d|%*d|%.*f|%.*f|%.*s", 7, 1, 7, 2, -7, 3, 2, 1.5, -1, 2.5, 2, "abc");
    BOTH("%s %d %s %g %c %lld %s %d %d %d %f %f %f %f %f %f %f %f %f %f", "many", 1, "arguments", 2.5, 'x', 1ll << 40,
         "of", 4, 5, 6, 1., 2., 3., 4., 5., 6., 7., 8., 9., 10.);
    BOTH("%Lf %d %Lg %s %Le %f", 1.25L, 3, 2.5L, "x", 1e100L, 0.5);
}

/* %n, results that are too long, and the other functions around the same code. */
static void around(void) {
    int n1 = -1, n2 = -1;
    signed char c1 = -1, c2 = -1;
    long long l1 = -1, l2 = -1;
    snprintf(expected, sizeof expected, "abc%nde%hhnf%d%lln", &n1, &c1, 12345, &l1);
    hp_snprintf(got, sizeof got, "abc%nde%hhnf%d%lln", &n2, &c2, 12345, &l2);
    check(n1 == n2 && c1 == c2 && l1 == l2, "%%n stores other counts");
    int e = snprintf(expected, 5, "%*d", 2147483647, 1), g = hp_snprintf(got, 5, "%*d", 2147483647, 1);
    check(e == g, "a width of INT_MAX: %d instead of %d", g, e);
    e = snprintf(expected, 5, "%*dx", 2147483647, 1), g = hp_snprintf(got, 5, "%*dx", 2147483647, 1);
    check(e == g, "a result above INT_MAX: %d instead of %d", g, e);
    e = sprintf(expected, "%s-%d", "x", 4), g = hp_sprintf(got, "%s-%d", "x", 4);
    check(e == g && strcmp(expected, got) == 0, "sprintf differs");

    shim_output_size = shim_writes = 0;
    g = hp_printf("one %d two %s\n", 7, "three");
    check(g == 16 && shim_writes == 1 && memcmp(shim_output, "one 7 two three\n", 16) == 0, "printf is not one write");
    shim_output_size = shim_writes = 0;
    g = hp_printf("%3000d|", 5);
    check(g == 3001 && shim_output_size == 3001 && shim_output[2999] == '5', "a long printf");
    shim_output_size = shim_writes = 0;
    check(hp_puts("hello") >= 0 && shim_writes == 1 && memcmp(shim_output, "hello\n", 6) == 0, "puts is not one write");

    char *text = NULL;
    g = hp_asprintf(&text, "%d %s", 42, "abc");
    check(g == 6 && strcmp(text, "42 abc") == 0, "asprintf");
    hp_free(text);
    /* C says so; glibc 2.36 drops the zeros. */
    hp_snprintf(got, sizeof got, "%#g", 999999.5);
    check(strcmp(got, "1.00000e+06") == 0, "%%#g of 999999.5 is %s", got);
    check(ENDS_WITH("bounds: sprintf writes past the end", hp___sprintf_chk(got, 0, 5, "%s", "12345")),
          "__sprintf_chk lets 6 bytes into 5");
    check(!ENDS_WITH("", hp___sprintf_chk(got, 0, 6, "%s", "12345")), "__sprintf_chk does not let 6 bytes into 6");
    check(ENDS_WITH("unsupported: printf with numbered arguments", hp_snprintf(got, 9, "%1$d", 5)), "%%1$d");
}

void test_format(void) {
    integers();
    doubles();
    long_doubles();
    strings();
    around();
}
