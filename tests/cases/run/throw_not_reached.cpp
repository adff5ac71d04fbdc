// Exceptions that are not thrown do no harm.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0

static int check(int x)
{
    if (x > 5)
        throw x;
    return x;
}

int main(int argc, char **)
{
    try {
        return check(argc) - 1;
    } catch (int) {
        return 1;
    }
}
