// Recursion without end is no undefined behaviour that we can show: a limit ends it.
// RUN: heddle run %s
// EXIT: 5

static int depth(int n)
{
    volatile int keep = n;
    return depth(n + 1) + keep; //~ ERROR: unknown: more than
}

int main(void)
{
    return depth(0);
}
