// The flexible member of a structure extends to the end of its block.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stdlib.h>

struct list {
    int n;
    int items[];
};

int main(void)
{
    struct list *l = malloc(sizeof *l + 5 * sizeof l->items[0]);
    l->n = 5;
    int sum = 0;
    for (int i = 0; i < l->n; i++)
        l->items[i] = i;
    for (int i = l->n; i-- > 0;)
        sum += l->items[i];
    free(l);
    return sum == 10 ? 0 : 1;
}
