#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void)
{
    unsigned sent = 0, logged = 0;
    while (__VERIFIER_nondet_int()) {
        sent += 3;
        logged += 3;
    }
    assert(sent == logged);
    return 0;
}
