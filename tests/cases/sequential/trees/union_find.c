// Sets that are united in arbitrary order: two are in the same set if they were connected. The roots must be united, not the elements.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define N 4

static unsigned char parent[N];

static unsigned char root(unsigned char x)
{
    while (parent[x] != x)
        x = parent[x];
    return x;
}

static void unite(unsigned char a, unsigned char b)
{
#ifdef BUG
    parent[a] = root(b);
#else
    parent[root(a)] = root(b);
#endif
}

int main(void)
{
    int connected[N][N];
    for (int i = 0; i < N; i++) {
        parent[i] = i;
        for (int j = 0; j < N; j++)
            connected[i][j] = i == j;
    }
    for (int k = 0; k < 2; k++) {
        unsigned char a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(a < N && b < N);
        unite(a, b);
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++)
                if ((connected[i][a] && connected[b][j]) || (connected[i][b] && connected[a][j]))
                    connected[i][j] = 1;
    }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            assert((root(i) == root(j)) == connected[i][j]); //~ ERROR: [assert]
    return 0;
}
