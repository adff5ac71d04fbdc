// A shift by too much gives one arbitrary value, and signed arithmetic that overflows wraps.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 10
// STDOUT: violated: [assert] shifted != 7

#include <assert.h>
#include <limits.h>

int main(void)
{
    volatile int amount = 40, most = INT_MAX;
    int shifted = 1 << amount;
    assert(shifted == shifted && most + 1 == INT_MIN);
    assert(shifted != 7); //~ ERROR: [assert] shifted != 7
    return 0;
}
