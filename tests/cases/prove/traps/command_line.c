// A loop writes to the command line, which is as any other memory.
// RUN: heddle check --engine prove --timeout 30 %s
// EXIT: 10
// RUN: heddle check --engine prove --timeout 30 -O1 %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(int argc, char **argv)
{
    if (argc < 1)
        return 0;
    while (__VERIFIER_nondet_int()) {
        assert(argv[0][0] != 'x'); //~ ERROR: [assert]
        argv[0][0] = 'x';
    }
    return 0;
}
