// Run-length encoding and decoding gives the text back; a run that lasts to the end must be written, too.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define N 4

static int encode(const unsigned char *from, unsigned char *to)
{
    int n = 0, run = 1;
    for (int i = 1; i < N; i++) {
        if (from[i] == from[i - 1]) {
            run++;
        } else {
            to[n++] = run;
            to[n++] = from[i - 1];
            run = 1;
        }
    }
#ifdef BUG
    if (run == 1)
        return n;
#endif
    to[n++] = run;
    to[n++] = from[N - 1];
    return n;
}

static int decode(const unsigned char *from, int n, unsigned char *to)
{
    int length = 0;
    for (int i = 0; i < n; i += 2)
        for (int k = 0; k < from[i]; k++)
            to[length++] = from[i + 1];
    return length;
}

int main(void)
{
    unsigned char text[N], code[2 * N], again[N];
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_uchar();
        __VERIFIER_assume(text[i] < 2);
    }
    int n = encode(text, code);
    assert(decode(code, n, again) == N); //~ ERROR: [assert]
    for (int i = 0; i < N; i++)
        assert(again[i] == text[i]);
    return 0;
}
