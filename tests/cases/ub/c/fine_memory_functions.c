// Memory that memset, calloc, memcpy and realloc have written is written.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stdlib.h>
#include <string.h>

int main(void)
{
    int a[8];
    memset(a, 0, sizeof a);
    int *b = calloc(8, sizeof *b);
    if (a[7] || !b || b[7])
        return 1;
    b[3] = 3;
    b = realloc(b, 100 * sizeof *b);
    if (!b || b[3] != 3 || b[7])
        return 2;
    b = realloc(b, 4 * sizeof *b);
    int last = b ? b[3] : 0;
    free(b);
    free(NULL);
    void *fresh = realloc(NULL, 10);
    free(fresh);
    return last == 3 ? 0 : 3;
}
