// A violation as a test: a C file that gives the program the inputs which lead there, natively or here.
// RUN: heddle check --engine bmc --emit-test %t.c %s
// EXIT: 10
// RUN: heddle run %s %t.c
// EXIT: 10
// RUN: heddle check --engine bmc --emit-test %t.c -DFLOATS %s
// EXIT: 10
// RUN: heddle run -DFLOATS %s %t.c
// EXIT: 10
// RUN: heddle check --engine bmc --emit-test %t.c -DWIDE %s
// EXIT: 10
// RUN: heddle run -DWIDE %s %t.c
// EXIT: 10
// RUN: heddle check --engine explore --emit-test %t.c -DFEW %s
// EXIT: 10
// RUN: heddle run -DFEW %s %t.c
// EXIT: 10
// RUN: heddle check --engine sample --emit-test %t.c -DFEW %s
// EXIT: 10
// RUN: heddle run -DFEW %s %t.c
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern short __VERIFIER_nondet_short(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_nondet_memory(void *, __SIZE_TYPE__);
extern double __VERIFIER_nondet_double(void);
extern long long __VERIFIER_nondet_longlong(void);
extern void __VERIFIER_assume(int);

#if defined FLOATS
static int is_wrong(void)
{
    double x = __VERIFIER_nondet_double();
    __VERIFIER_assume(x > 2.5 && x < 3.5);
    return x * 2.0 == 6.0;
}
#elif defined WIDE
static int is_wrong(void)
{
    struct { short a; char b[3]; } bytes;
    __VERIFIER_nondet_memory(&bytes, sizeof bytes);
    return __VERIFIER_nondet_longlong() == 0x123456789abcdef && bytes.a == -7 && bytes.b[2] == 'x';
}
#elif defined FEW
static int is_wrong(void)
{
    return __VERIFIER_nondet_bool() && __VERIFIER_nondet_uchar() % 4 == 3;
}
#else
static int is_wrong(void)
{
    int sum = __VERIFIER_nondet_int(), wanted = rand();
    for (int i = 0; i < 3; i++)
        sum ^= __VERIFIER_nondet_short();
    return sum == -1000000 && wanted == 77;
}
#endif

int main(void)
{
    assert(!is_wrong()); //~ ERROR: [assert]
    return 0;
}
