// An `assert` that nothing declares takes what it is given, and is true unless that is zero: numbers with a point and pointers, too.
// RUN: heddle check --property assert %s
// EXIT: 0
// RUN: heddle check --property assert --engine bmc %s
// EXIT: 0
// RUN: heddle check --property assert -DBUG %s
// EXIT: 10
// STDOUT: violated: [assert]

int variable;

int main(void)
{
    double half = 0.5;
    int *pointer = &variable;
#ifdef BUG
    half = -0.0;
#endif
    assert(half); //~ ERROR: [assert]
    assert(pointer);
    assert(100.0);
    return 0;
}
