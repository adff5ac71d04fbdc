// A read outside of an object gives an arbitrary value.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// STDOUT: violated: [assert] c != 5

#include <assert.h>

int main(void)
{
    char word[2] = {1, 2};
    volatile int index = 4;
    char c = word[index];
    assert(word[0] == 1 && c == c);
#ifdef BAD
    assert(c != 5); //~ ERROR: [assert] c != 5
#endif
    return 0;
}
