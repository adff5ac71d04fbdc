// Mistakes in the arguments of heddle simulate are explained, with exit code 2.
// RUN: heddle simulate %s
// EXIT: 2
// STDERR: needs a terminal; with --stdio
// RUN: heddle simulate --stdio --entry mian %s
// EXIT: 2
// STDERR: the program has no function mian; did you mean main?
// RUN: heddle simulate --stdio --replay no/such/trace.json %s
// EXIT: 2
// STDERR: no/such/trace.json cannot be read
// RUN: heddle simulate --stdio --replay %s %s
// EXIT: 2
// STDERR: this is no JSON
// RUN: heddle simulate --stdio -
// EXIT: 2
// STDERR: standard input
// RUN: heddle simulate --stdio --seed many %s
// EXIT: 2
// STDERR: invalid value
// RUN: heddle simulate --help
// EXIT: 0
// STDOUT: Examples:

int main(void)
{
    return 0;
}
