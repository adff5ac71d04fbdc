// A violation after millions of steps is replayed, and the middle of its trace is left out.
// RUN: heddle check --engine explore --property reach --trace-file %t.json %s
// EXIT: 10
// STDOUT: more steps of thread 0
// RUN: heddle check --property reach --replay %t.json %s
// EXIT: 10
// STDOUT: more steps of thread 0

void reach_error(void);

int main(void)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < 300000; i++)
        sum += i;
    if (sum != 0)
        reach_error(); //~ ERROR: reach_error
    return 0;
}
