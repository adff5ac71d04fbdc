// A stack in an array: push, pop and a look at the top, in any order. Safe because top <= 64 and the places are tested; the mistake shows when the stack is full, after 65 rounds.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);

#define SIZE 64

static int stack[SIZE];

int main(void)
{
    unsigned top = 0;
    int seen = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0:
            if (top > 0)
                seen = stack[--top];
            break;
        case 1:
            if (top > 0)
#ifdef BUG
                seen = stack[top]; //~ ERROR: [bounds]
#else
                seen = stack[top - 1];
#endif
            break;
        default:
            if (top < SIZE)
                stack[top++] = 1;
            break;
        }
    }
    return seen == 0;
}
