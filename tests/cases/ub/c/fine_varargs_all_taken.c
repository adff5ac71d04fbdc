// Exactly as many variable arguments as were given, of all kinds.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stdarg.h>

struct pair {
    int a, b;
};

static long long eat(int n, ...)
{
    va_list list;
    va_start(list, n);
    long long sum = 0;
    for (int i = 0; i < n; i++)
        sum += va_arg(list, int) + (long long)va_arg(list, double) + va_arg(list, long long) + va_arg(list, struct pair).b;
    va_end(list);
    return sum;
}

int main(void)
{
    struct pair p = {1, 2};
    return eat(3, 1, 2.0, 3LL, p, 4, 5.0, 6LL, p, 7, 8.0, 9LL, p) == 51 ? 0 : 1;
}
