// An error names the class, the place and the way to it.
// RUN: heddle run %s
// EXIT: 10
// STDERR: inner
// STDERR: outer

static int inner(int *p)
{
    return *p; //~ ERROR: [null]
}

static int outer(int *p)
{
    return inner(p) + 1;
}

int main(void)
{
    return outer(0);
}
