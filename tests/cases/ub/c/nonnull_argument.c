// A parameter that must not be null is.
// RUN: heddle run %s
// EXIT: 10

__attribute__((nonnull, noinline)) static int first(const int *p, int use)
{
    return use ? *p : 0;
}

int main(void)
{
    int *volatile nothing = 0;
    return first(nothing, 0); //~ ERROR: not what an attribute promises
}
