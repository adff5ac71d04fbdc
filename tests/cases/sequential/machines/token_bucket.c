// A limit on how much is sent: tokens come in with the time and never exceed the size of the bucket; what is sent was paid for.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define SIZE 10

int main(void)
{
    unsigned tokens = SIZE, sent = 0, time = 0;
    for (int step = 0; step < 4; step++) {
        unsigned char elapsed = __VERIFIER_nondet_uchar(), wanted = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(elapsed <= 5 && wanted <= 12);
        time += elapsed;
        tokens = tokens + elapsed > SIZE ? SIZE : tokens + elapsed;
#ifdef BUG
        if (tokens - wanted >= 0) {
#else
        if (tokens >= wanted) {
#endif
            tokens -= wanted;
            sent += wanted;
        }
        assert(sent <= SIZE + time); //~ ERROR: [assert]
    }
    return 0;
}
