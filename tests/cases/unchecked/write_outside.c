// Nothing is known of executions after a write outside of an object, unless they do not count.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 5
// STDOUT: [bounds] access outside of the object, which was not asked for: executions behind it are not known
// RUN: heddle check --engine explore --property assert --assume-no-ub %s
// EXIT: 0
// STDOUT: assuming: no violation of bounds, which was not asked for [assumed-absent]

#include <assert.h>

int main(void)
{
    char word[2] = {1, 2};
    volatile int index = 4;
    word[index] = 3;
    assert(word[0] == 1);
    return 0;
}
