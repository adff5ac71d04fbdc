// Recursion without end is no undefined behaviour that we can show: a limit ends it.
// RUN: heddle run %s
// EXIT: 5
// STDERR: /stack|recursion|depth|frames|limit/

static int depth(int n)
{
    volatile int keep = n;
    return depth(n + 1) + keep;
}

int main(void)
{
    return depth(0);
}
