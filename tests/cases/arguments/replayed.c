// A violation that rests on arguments is replayed with them; a test in C cannot give them.
// RUN: heddle check --trace-file %t.json --emit-test %t.c %s
// EXIT: 10
// STDERR: no test is written: it depends on what main is started with
// RUN: heddle check --replay %t.json %s
// EXIT: 10
// RUN: heddle check --trace-file %t.2.json --no-args %s
// EXIT: 0
// RUN: heddle simulate --stdio --replay %t.json %s
// EXIT: 0

#include <assert.h>

int main(int argc, char **argv)
{
    (void)argv;
    assert(argc < 3); //~ ERROR: [assert]
    return 0;
}
