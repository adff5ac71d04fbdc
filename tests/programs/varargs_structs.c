// Structures as variable arguments: small in registers, large in memory, of floats, mixed.
#include <stdarg.h>
#include <stdio.h>

struct small {
    int a, b;
};
struct real {
    double x;
};
struct both {
    double x;
    int i;
};
struct pair {
    double x, y;
};
struct large {
    int v[9];
};

static double eat(const char *types, ...)
{
    va_list list;
    va_start(list, types);
    double total = 0;
    for (; *types; types++) {
        switch (*types) {
        case 's': {
            struct small s = va_arg(list, struct small);
            total += s.a * 10 + s.b;
            break;
        }
        case 'r': total += va_arg(list, struct real).x; break;
        case 'b': {
            struct both b = va_arg(list, struct both);
            total += b.x * b.i;
            break;
        }
        case 'p': {
            struct pair p = va_arg(list, struct pair);
            total += p.x - p.y;
            break;
        }
        case 'l': {
            struct large l = va_arg(list, struct large);
            for (int i = 0; i < 9; i++)
                total += l.v[i];
            break;
        }
        case 'i': total += va_arg(list, int); break;
        case 'd': total += va_arg(list, double); break;
        }
    }
    va_end(list);
    return total;
}

int main(void)
{
    struct small s = {3, 4};
    struct real r = {0.5};
    struct both b = {1.5, 4};
    struct pair p = {100, 1};
    struct large l = {{1, 2, 3, 4, 5, 6, 7, 8, 9}};
    printf("%g\n", eat("s", s));
    printf("%g\n", eat("rb", r, b));
    printf("%g\n", eat("lsl", l, s, l));
    printf("%g\n", eat("iiiiibsss", 1, 2, 3, 4, 5, b, s, s, s));
    printf("%g\n", eat("ppppppp", p, p, p, p, p, p, p));
    printf("%g\n", eat("ddddddddbrpi", 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, b, r, p, 5));
    return 0;
}
