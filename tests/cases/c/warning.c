// Warnings are shown even though all is well.
// RUN: heddle ir --check %s
// EXIT: 0
// STDOUT: no problems found

int f(int x)
{
    if (x = 1) //~ WARNING: using the result of an assignment as a condition without parentheses
        return 2;
    return 3;
}
