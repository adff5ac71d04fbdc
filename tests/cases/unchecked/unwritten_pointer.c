// A pointer that was never written is null or points to no object: following it violates the classes of memory, although reading what was never written is not checked.
// RUN: heddle check --engine explore --property bounds,null,lifetime,free %s
// EXIT: 10

#include <assert.h>

int main(void)
{
    int *place;
    *place = 1; //~ ERROR: access
    assert(*place == 2);
    return 0;
}
