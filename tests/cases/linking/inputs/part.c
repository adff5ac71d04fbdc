int shared = 7;

static int local(int x)
{
    return x + 1;
}

int helper(int x)
{
    return local(x);
}
