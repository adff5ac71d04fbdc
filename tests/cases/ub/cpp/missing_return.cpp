// A function that must return a value, and does not.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

static int sign(int x)
{
    if (x > 0) //~ ERROR: [unreachable]
        return 1;
}

int main(int argc, char **)
{
    return sign(argc - 1);
}
