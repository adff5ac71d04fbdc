// A small printf of our own: widths, signs, bases, texts, doubles in fixed point; compared with snprintf.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct sink {
    char *at, *end;
};

static void put(struct sink *s, char c)
{
    if (s->at < s->end)
        *s->at++ = c;
}

static void number(struct sink *s, unsigned long long value, int negative, unsigned base, int width, char fill)
{
    char digits[72];
    int n = 0;
    do
        digits[n++] = "0123456789abcdef"[value % base];
    while (value /= base);
    if (negative && fill == '0')
        put(s, '-');
    for (int have = n + negative; have < width; have++)
        put(s, fill);
    if (negative && fill != '0')
        put(s, '-');
    while (n)
        put(s, digits[--n]);
}

static void format(char *out, size_t size, const char *pattern, ...)
{
    struct sink s = {out, out + size - 1};
    va_list args;
    va_start(args, pattern);
    for (; *pattern; pattern++) {
        if (*pattern != '%') {
            put(&s, *pattern);
            continue;
        }
        char fill = *++pattern == '0' ? '0' : ' ';
        int width = 0, longs = 0;
        for (; *pattern >= '0' && *pattern <= '9'; pattern++)
            width = width * 10 + *pattern - '0';
        for (; *pattern == 'l'; pattern++)
            longs++;
        switch (*pattern) {
        case 'd': {
            long long v = longs == 2 ? va_arg(args, long long) : longs ? va_arg(args, long) : va_arg(args, int);
            number(&s, v < 0 ? 0 - (unsigned long long)v : (unsigned long long)v, v < 0, 10, width, fill);
            break;
        }
        case 'u':
        case 'x':
        case 'o': {
            unsigned long long v = longs == 2 ? va_arg(args, unsigned long long)
                                   : longs    ? va_arg(args, unsigned long)
                                              : va_arg(args, unsigned);
            number(&s, v, 0, *pattern == 'u' ? 10 : *pattern == 'x' ? 16 : 8, width, fill);
            break;
        }
        case 's': {
            const char *text = va_arg(args, const char *);
            for (int have = (int)strlen(text); have < width; have++)
                put(&s, ' ');
            while (*text)
                put(&s, *text++);
            break;
        }
        case 'c': put(&s, (char)va_arg(args, int)); break;
        case 'f': {
            double v = va_arg(args, double);
            int negative = v < 0;
            unsigned long long scaled = (unsigned long long)((negative ? -v : v) * 1000000 + 0.5);
            number(&s, scaled / 1000000, negative, 10, width > 7 ? width - 7 : 0, fill);
            put(&s, '.');
            number(&s, scaled % 1000000, 0, 10, 6, '0');
            break;
        }
        case '%': put(&s, '%'); break;
        }
    }
    va_end(args);
    *s.at = 0;
}

#define TRY(...)                                                                                                       \
    do {                                                                                                               \
        char ours[80], theirs[80];                                                                                     \
        format(ours, sizeof ours, __VA_ARGS__);                                                                        \
        snprintf(theirs, sizeof theirs, __VA_ARGS__);                                                                  \
        printf("%s|%s\n", ours, strcmp(ours, theirs) ? theirs : "");                                                   \
    } while (0)

int main(void)
{
    TRY("plain 100%%");
    TRY("%d %5d %05d %d", 42, 42, -42, -2147483647 - 1);
    TRY("%u %x %o %08x", 4294967295u, 0xbeefu, 8u, 0x1234u);
    TRY("%lld %llu %llx", -9223372036854775807LL - 1, 18446744073709551615ULL, 1ULL << 63);
    TRY("%ld %lu %5s %c%c", -7L, 7UL, "abc", 'o', 'k');
    TRY("%f %f %12f", 0.5, -3.25, 1234.0625);
    TRY("%d %f %d %f %d %f %s %lld", 1, 1.0, 2, 2.0, 3, 3.0, "mixed", 4LL);
    char tiny[6];
    format(tiny, sizeof tiny, "%d", 123456789);
    printf("%s\n", tiny);
    return 0;
}
