// A reference into an array that has grown meanwhile refers to memory that is gone.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);
extern "C" unsigned __VERIFIER_nondet_uint(void);
extern "C" void __VERIFIER_assume(int);

struct Numbers {
    int *data;
    unsigned used, room;
};

static int &append(Numbers &n, int value)
{
    if (n.used == n.room) {
        int *larger = new int[n.room *= 2];
        for (unsigned i = 0; i < n.used; i++)
            larger[i] = n.data[i];
        delete[] n.data;
        n.data = larger;
    }
    return n.data[n.used++] = value;
}

int main()
{
    Numbers n = {new int[2], 0, 2};
    unsigned more = __VERIFIER_nondet_uint();
#ifdef BUG
    __VERIFIER_assume(more <= 2);
#else
    __VERIFIER_assume(more <= 1);
#endif
    int &first = append(n, __VERIFIER_nondet_int());
    int before = first;
    for (unsigned i = 0; i < more; i++)
        append(n, 0);
    assert(first == before); //~ ERROR: [lifetime]
    delete[] n.data;
    return 0;
}
