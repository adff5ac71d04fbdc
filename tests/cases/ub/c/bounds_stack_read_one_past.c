// Reading one element past a local array.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    int a[4] = {1, 2, 3, 4};
    int i = argc + 3;
    return a[i] > 0; //~ ERROR: [bounds]
}
