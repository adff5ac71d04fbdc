// Writing one byte before a local array.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    char a[4] = {0};
    int i = argc - 2;
    a[i] = 1; //~ ERROR: [bounds]
    return a[0];
}
