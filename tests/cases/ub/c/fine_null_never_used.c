// Null may be compared, converted, and given where no bytes are wanted.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int x = 0, *p = NULL, *q = &x;
    free(p);
    if (p == q || p || !q)
        return 1;
    char *text = NULL;
    int n = snprintf(text, 0, "%d", 42);
    return n == 2 && (size_t)p == 0 ? 0 : 2;
}
