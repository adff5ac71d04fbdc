// An array of negative size is one of a huge size in LLVM IR, for which no stack is large enough.
// RUN: heddle run %s
// EXIT: 5

int main(int argc, char **argv)
{
    int n = -argc;
    int a[n]; //~ ERROR: the stack overflows
    a[0] = 0;
    return 0;
}
