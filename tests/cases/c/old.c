// C from before 1999: implicit types and declarations, pointers from integers, plain inline functions.
// RUN: heddle ir %s
// EXIT: 0
// STDOUT: functions     2 defined, 1 external
// STDOUT: called but not defined:
// STDOUT: frob

inline int twice(int x)
{
    return 2 * x;
}

main()
{
    int *p = 16;
    frob(p, twice(3));
    return 0;
}
