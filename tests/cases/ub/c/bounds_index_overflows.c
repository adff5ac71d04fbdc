// An index whose offset does not fit an address leads outside of the array, and not back into it.
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int a[4] = {0};
    volatile unsigned long i = 1UL << 62;
    return a[i]; //~ ERROR: [bounds] access outside of the object
}
