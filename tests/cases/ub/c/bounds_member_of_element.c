// An index leaves an array of structures that is a member; what is accessed is a part of the element.
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10

#include <stdlib.h>

struct item {
    int key, value;
};
struct table {
    struct item items[3];
    long count;
};

int main(void)
{
    struct table *table = calloc(1, sizeof *table);
    volatile unsigned i = 3;
    table->items[i].value = 1; //~ ERROR: [bounds] index outside of the array
    free(table);
    return 0;
}
