// An access that is less aligned than its type is made all the same.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// STDOUT: violated: [assert] *place == 6

#include <assert.h>

int main(void)
{
    _Alignas(8) char bytes[16] = {0};
    int *place = (int *)(bytes + 1);
    *place = 5;
#ifdef BAD
    assert(*place == 6); //~ ERROR: [assert] *place == 6
#else
    assert(*place == 5 && bytes[1] == 5);
#endif
    return 0;
}
