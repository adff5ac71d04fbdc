// The program promised not to come here.
// RUN: heddle run %s
// EXIT: 10

static int sign(int x)
{
    if (x > 0)
        return 1;
    if (x < 0)
        return -1;
    __builtin_unreachable(); //~ ERROR: [unreachable]
}

int main(int argc, char **argv)
{
    return sign(argc - 1);
}
