// An array of negative size.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    int n = -argc;
    int a[n]; //~ ERROR: a local array of this size cannot exist
    a[0] = 0;
    return 0;
}
