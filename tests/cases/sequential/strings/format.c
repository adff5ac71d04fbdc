// A line is formatted into a buffer by snprintf, which says how much it would have needed; that may be more than there is.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>
#include <stdio.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

int main(void)
{
    char line[8];
    unsigned char hours = __VERIFIER_nondet_uchar(), minutes = __VERIFIER_nondet_uchar();
#ifdef BUG
    __VERIFIER_assume(hours < 240);
#else
    __VERIFIER_assume(hours < 24);
#endif
    __VERIFIER_assume(minutes < 60);
    int n = snprintf(line, sizeof line, "<%02u:%02u>", hours, minutes);
    assert(line[n] == 0); //~ ERROR: [bounds]
    assert(n == 7 && line[3] == ':' && line[6] == '>');
    assert((line[4] - '0') * 10 + (line[5] - '0') == minutes);
    return 0;
}
