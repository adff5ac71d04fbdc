// Parameters that main does not look at cost nothing, whoever prints the program's name depends on no argument, and main without parameters has none.
// RUN: heddle check --engine explore %s
// EXIT: 0
// STDOUT: explore: states 1, transitions 1
// RUN: heddle check --engine explore -DNONE %s
// EXIT: 0
// STDOUT: explore: states 1, transitions 1
// RUN: heddle check --engine bmc -DUSAGE %s
// EXIT: 0
// STDOUT-NOT: [args]

#include <stdio.h>

#ifdef NONE
int main(void)
#else
int main(int argc, char **argv)
#endif
{
#ifdef USAGE
    if (argc < 2) {
        fprintf(stderr, "usage: %s FILE\n", argv[0]);
        return 1;
    }
#endif
    return 0;
}
