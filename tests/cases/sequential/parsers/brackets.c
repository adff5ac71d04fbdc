// Balanced brackets of two kinds by a stack; a closing bracket with an empty stack must be refused before it is looked up.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);

#define N 4

static int balanced(const char *s)
{
    char stack[N];
    int n = 0;
    for (; *s; s++) {
        if (*s == '(' || *s == '[') {
            stack[n++] = *s;
        } else {
            char open = *s == ')' ? '(' : '[';
#ifdef BUG
            if (stack[--n] != open) //~ ERROR: [bounds]
#else
            if (n == 0 || stack[--n] != open)
#endif
                return 0;
        }
    }
    return n == 0;
}

int main(void)
{
    char text[N + 1];
    int depth = 0, lowest = 0;
    for (int i = 0; i < N; i++) {
        text[i] = __VERIFIER_nondet_char();
        __VERIFIER_assume(text[i] == '(' || text[i] == ')' || text[i] == '[' || text[i] == ']');
        depth += text[i] == '(' || text[i] == '[' ? 1 : -1;
        if (depth < lowest)
            lowest = depth;
    }
    text[N] = 0;
    if (balanced(text))
        assert(depth == 0 && lowest == 0);
    return 0;
}
