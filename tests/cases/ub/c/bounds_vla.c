// Past the end of an array of variable length.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    int n = argc + 4;
    char a[n];
    a[n] = 0; //~ ERROR: [bounds]
    return 0;
}
