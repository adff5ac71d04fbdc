// GNU C keeps labels as differences, and adds them to a label: code has no bounds to leave.
// RUN: heddle run %s
// EXIT: 3
// STDERR-NOT: error

static int run(int x)
{
    static const int offsets[] = {&&one - &&one, &&two - &&one};
    goto *(&&one + offsets[x]);
one:
    return 1;
two:
    return 2;
}

int main(void)
{
    return run(0) + run(1);
}
