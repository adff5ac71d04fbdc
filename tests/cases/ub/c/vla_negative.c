// An array of negative size.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    int n = -argc;
    int a[n]; //~ ERROR: /size|array|alloca/
    a[0] = 0;
    return 0;
}
