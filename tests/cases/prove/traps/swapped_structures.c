// Structures with pointers change places: what is copied was not written before the loop.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 30 -O1 %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

struct pair {
    int *place;
    int number;
};
int x, y;

int main(void)
{
    struct pair a = { &x, 1 }, b = { &y, 2 };
    while (__VERIFIER_nondet_int()) {
        struct pair c = a;
        a = b;
        b = c;
        *a.place = a.number;
    }
    assert(!(x == 1 && y == 2)); //~ ERROR: [assert]
    return 0;
}
