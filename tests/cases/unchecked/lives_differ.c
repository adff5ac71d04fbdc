// Each life of a local has contents of its own: what is in it once may be in it again, or not.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>

static int contents(void)
{
    int value;
    int *place = &value;
    int seen = *place;
    assert(seen == *place);
    return seen;
}

int main(void)
{
    int one = contents(), other = contents();
    assert(one == one);
#ifdef BAD
    assert(one == other); //~ ERROR: [assert]
#endif
    return one - other;
}
