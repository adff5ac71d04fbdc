// A negative number shifted to the left.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    int x = -argc;
    return x << 1 == 0; //~ ERROR: [shift]
}
