// A search that puts what it looks for behind the last element, so that it always ends; there must be room for it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// Paths that cannot be taken, which is seen only where they come together, lead nowhere.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define N 6

static int find(int *a, int n, int wanted)
{
    a[n] = wanted; //~ ERROR: [bounds]
    int i = 0;
    while (a[i] != wanted)
        i++;
    return i;
}

int main(void)
{
#ifdef BUG
    int *a = malloc(N * sizeof *a);
#else
    int *a = malloc((N + 1) * sizeof *a);
#endif
    for (int i = 0; i < N; i++)
        a[i] = __VERIFIER_nondet_int();
    int wanted = __VERIFIER_nondet_int(), place = find(a, N, wanted);
    for (int i = 0; i < N; i++)
        if (i < place)
            assert(a[i] != wanted);
    assert(place == N || a[place] == wanted);
    free(a);
    return 0;
}
