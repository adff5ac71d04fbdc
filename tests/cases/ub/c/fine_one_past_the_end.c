// Pointers one past the end may exist, be compared and subtracted.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stdlib.h>

int main(void)
{
    int a[5] = {1, 2, 3, 4, 5}, sum = 0;
    int *end = a + 5;
    for (int *p = a; p != end; p++)
        sum += *p;
    for (int *p = end; p > a;)
        sum += *--p;
    char *h = malloc(3), *h_end = h + 3;
    long n = h_end - h;
    free(h);
    return sum == 30 && n == 3 && &a[5] - a == 5 ? 0 : 1;
}
