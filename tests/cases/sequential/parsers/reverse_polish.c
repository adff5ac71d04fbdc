// A calculator with a stack: an operator needs two numbers on it.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 5

static int compute(const char *s, int *value)
{
    int stack[N], n = 0;
    for (; *s; s++) {
        if (*s >= '0' && *s <= '9') {
            stack[n++] = *s - '0';
        } else {
#ifdef BUG
            if (n < 1)
#else
            if (n < 2)
#endif
                return 0;
            int right = stack[--n];
            int left = stack[--n]; //~ ERROR: [bounds]
            stack[n++] = *s == '+' ? left + right : left - right;
        }
    }
    if (n != 1)
        return 0;
    *value = stack[0];
    return 1;
}

int main(void)
{
    char text[N + 1];
    int value = 0;
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == '1' || text[i] == '+' || text[i] == '-' || text[i] == 0);
    }
    text[N] = 0;
    if (compute(text, &value))
        assert(value >= -1 && value <= 3);
    return 0;
}
