// A local of a block is a new object each time the block is entered, and a compound literal ends with its block; addresses of earlier ones are not told from later ones, so that nothing holds.
// RUN: heddle check --property lifetime %s
// EXIT: 5
// STDOUT: its address is kept at
// RUN: heddle check --property lifetime -DLITERAL %s
// EXIT: 5
// STDOUT: its address is kept at
// RUN: heddle check --property lifetime -DCALLEE %s
// EXIT: 5
// STDOUT: its address is kept at
// RUN: heddle check --property lifetime -DGOOD %s
// EXIT: 0
// RUN: heddle check --property bounds %s
// EXIT: 5
// STDOUT: its address is kept at
// RUN: heddle check --property bounds --assume-no-ub %s
// EXIT: 0

int *kept;

void keep(int *address)
{
    kept = address;
}

void look(int *address)
{
    int *copy = address;
    *copy = 1;
}

int main(void)
{
#if defined(LITERAL)
    {
        int *inner = (int[]){1, 2, 3};
        kept = inner;
    }
    return kept[1] - 2;
#else
    for (int i = 0; i < 2; i++) {
        int local[4] = {0};
        int *inner = local;
        look(inner);
#if defined(CALLEE)
        if (i == 0)
            keep(local);
        else
            *kept = 1;
#elif !defined(GOOD)
        if (i == 0)
            kept = inner;
        else
            *kept = 1;
#endif
    }
    return 0;
#endif
}
