// An assertion that does not hold.
// RUN: heddle run %s
// EXIT: 10

#include <assert.h>

int main(int argc, char **argv)
{
    assert(argc == 5); //~ ERROR: [assert]
    return 0;
}
