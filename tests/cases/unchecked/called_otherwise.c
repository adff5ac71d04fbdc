// Functions called under other types, with fewer arguments and with others: as the C ABI passes them.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

static int steps;

static int given(int a, short b) { return a + (b != 4); }
static int fewer(int a, int b)
{
    steps++;
    return a + b;
}
static void nothing(void) { steps++; }

int main(void)
{
    int (*volatile with_long)(int, long, int) = (int (*)(int, long, int))given;
    int (*volatile with_one)(int) = (int (*)(int))fewer;
    int (*volatile with_result)(void) = (int (*)(void))nothing;
    assert(with_long(3, 4, 9) == 3);
    with_one(1);
    with_result();
    assert(steps == 2);
#ifdef BAD
    assert(with_one(1) == 1); //~ ERROR: [assert]
#endif
    return 0;
}
