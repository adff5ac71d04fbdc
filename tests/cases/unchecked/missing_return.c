// A function that ends without its result gives its caller an arbitrary value, which matters only if the caller looks at it.
// RUN: heddle check --engine explore --property assert %s
// EXIT: 0
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// STDOUT: violated: [assert] steps == 1

#include <assert.h>

static int steps;

static int step(void)
{
    steps++;
} //~ WARNING: non-void function does not return a value

int main(void)
{
    step();
    step();
#ifdef BAD
    assert(steps == 1); //~ ERROR: [assert] steps == 1
#else
    assert(steps == 2);
#endif
    return 0;
}
