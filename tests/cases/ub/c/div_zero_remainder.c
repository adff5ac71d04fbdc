// An unsigned remainder by zero.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    unsigned n = (unsigned)argc - 1;
    return (int)(10u % n); //~ ERROR: [div-zero]
}
