// The towers of Hanoi: no disc ever lies on a smaller one, and it takes 2 to the n minus 1 moves.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

static int peg_of[4];
static int moves;

static void move(int disc, int to)
{
    for (int smaller = 0; smaller < disc; smaller++)
        assert(peg_of[smaller] != peg_of[disc] && peg_of[smaller] != to); //~ ERROR: [assert]
    peg_of[disc] = to;
    moves++;
}

static void hanoi(int n, int from, int to)
{
    if (n == 0)
        return;
    int other = 3 - from - to;
    hanoi(n - 1, from, other);
    move(n - 1, to);
#ifdef BUG
    hanoi(n - 1, from, to);
#else
    hanoi(n - 1, other, to);
#endif
}

int main(void)
{
    unsigned char n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n <= 4);
    hanoi(n, 0, 2);
    assert(moves == (1 << n) - 1);
    for (int i = 0; i < n; i++)
        assert(peg_of[i] == 2);
    return 0;
}
