// memcpy, a struct by value and realloc carry what was never written.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 0
// RUN: heddle check --engine bmc --property assert -DBAD %s
// EXIT: 10
// RUN: heddle check --engine prove --property assert %s
// EXIT: 0
// RUN: heddle check --engine prove --property assert -DBAD %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    int a;
    long b[3];
};

static int sum(struct pair p) { return p.a; }

int main(void)
{
    struct pair p, q;
    p.b[1] = 3;
    q = p;
    assert(q.a == p.a && q.b[1] == 3);
    assert(sum(p) == q.a);
    int *more = malloc(4), first = *more;
    more = realloc(more, 64);
    assert(*more == first);
#ifdef BAD
    assert(sum(q) != 9 || first != 4); //~ ERROR: [assert]
#endif
    free(more);
    return 0;
}
