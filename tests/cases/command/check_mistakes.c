// Options of heddle check that make no sense are refused.
// RUN: heddle check --timeout nan %s
// EXIT: 2
// STDERR: a number of seconds is needed
// RUN: heddle check --timeout=-1 %s
// EXIT: 2
// STDERR: a number of seconds is needed
// RUN: heddle check --jobs 0 %s
// EXIT: 2
// STDERR: 0 is not in 1..=256
// RUN: heddle check --max-values 1 %s
// EXIT: 2
// STDERR: 1 is not in 2..=1024
// RUN: heddle check --property rase %s
// EXIT: 2
// STDERR: did you mean `race`?
// RUN: heddle check --entry mian %s
// EXIT: 2
// STDERR: did you mean main?
// RUN: heddle check --engine nobody %s
// EXIT: 2
// STDERR: invalid value 'nobody'

int main(void)
{
    return 0;
}
