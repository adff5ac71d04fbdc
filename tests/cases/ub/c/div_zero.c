// An int divided by zero.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    return 10 / (argc - 1); //~ ERROR: [div-zero]
}
