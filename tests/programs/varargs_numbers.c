// Variable arguments: ints, doubles, long longs, pointers and many of them, va_copy, passing a list on.
#include <stdarg.h>
#include <stdio.h>

static int sum_ints(int count, ...)
{
    va_list list;
    va_start(list, count);
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += va_arg(list, int);
    va_end(list);
    return sum;
}

static double sum_doubles(int count, ...)
{
    va_list list;
    va_start(list, count);
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += va_arg(list, double);
    va_end(list);
    return sum;
}

// Each letter of `types` is an argument: i int, l long long, u unsigned, d double, s text, c char, p pointer to int.
static long long weigh(const char *types, va_list list)
{
    long long total = 0;
    for (int position = 1; *types; types++, position++) {
        long long part = 0;
        switch (*types) {
        case 'i': part = va_arg(list, int); break;
        case 'l': part = va_arg(list, long long); break;
        case 'u': part = va_arg(list, unsigned); break;
        case 'd': part = (long long)(va_arg(list, double) * 8); break;
        case 'c': part = (char)va_arg(list, int); break;
        case 'p': part = *va_arg(list, int *); break;
        case 's':
            for (const char *s = va_arg(list, const char *); *s; s++)
                part = part * 3 + *s;
            break;
        }
        total += part * position;
    }
    return total;
}

static void twice(const char *types, ...)
{
    va_list list, copy;
    va_start(list, types);
    va_copy(copy, list);
    long long a = weigh(types, list), b = weigh(types, copy);
    va_end(copy);
    va_end(list);
    printf("%s: %lld %lld\n", types, a, b);
}

int main(void)
{
    printf("%d %d\n", sum_ints(0), sum_ints(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
    printf("%g %g\n", sum_doubles(1, 0.5), sum_doubles(10, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 0.25));
    int cell = 1000;
    twice("ii", 1, -2);
    twice("lil", 1LL << 40, 5, -3LL);
    twice("dididididididididi", 1.0, 1, 2.0, 2, 3.0, 3, 4.0, 4, 5.0, 5, 6.0, 6, 7.0, 7, 8.0, 8, 9.5, 9);
    twice("cspus", 'x', "warp", &cell, 4000000000u, "weft");
    twice("ldldldld", 1LL, 0.5, 2LL, 0.5, 3LL, 0.5, 4LL, 0.5);
    return 0;
}
