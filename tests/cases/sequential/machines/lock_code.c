// A lock opens after 3, 1, 3, 2 in a row. After a wrong digit the start of the code may be in what was typed already.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define N 6

int main(void)
{
    static const unsigned char code[4] = {3, 1, 3, 2};
    unsigned char typed[N];
    int matched = 0, open = 0;
    for (int i = 0; i < N; i++) {
        typed[i] = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(typed[i] >= 1 && typed[i] <= 3);
#ifdef BUG
        matched = typed[i] == code[matched] ? matched + 1 : typed[i] == 3;
#else
        if (typed[i] == code[matched])
            matched++;
        else if (matched == 3 && typed[i] == 1)
            matched = 2;
        else
            matched = typed[i] == 3;
#endif
        if (matched == 4)
            open = 1, matched = 0;
        int expected = 0;
        for (int end = 3; end <= i; end++)
            expected |= typed[end - 3] == 3 && typed[end - 2] == 1 && typed[end - 1] == 3 && typed[end] == 2;
        assert(open == expected); //~ ERROR: [assert]
    }
    return 0;
}
