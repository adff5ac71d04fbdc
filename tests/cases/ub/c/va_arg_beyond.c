// va_arg beyond the last argument.
// RUN: heddle run %s
// EXIT: 10

#include <stdarg.h>

static int sum(int count, ...)
{
    va_list list;
    va_start(list, count);
    int total = 0;
    for (int i = 0; i < count; i++)
        total += va_arg(list, int); //~ ERROR: /\[(bounds|uninit)\]|argument/
    va_end(list);
    return total;
}

int main(void)
{
    return sum(9, 1, 2, 3, 4, 5, 6, 7, 8);
}
