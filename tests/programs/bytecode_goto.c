// A stack machine whose dispatch jumps to the addresses of labels; runs a few small programs.
#include <stdio.h>

enum { PUSH, ADD, SUB, MUL, DUP, SWAP, JUMP_IF, STORE, LOAD, PRINT, CALL, RETURN, HALT };

static int run(const int *code, int *memory)
{
    static const void *const labels[] = {&&push,  &&add,  &&sub,   &&mul,  &&dup,        &&swap, &&jump_if,
                                         &&store, &&load, &&print, &&call, &&return_now, &&halt};
    int stack[32], calls[16], sp = 0, depth = 0, pc = 0, steps = 0;
#define NEXT                                                                                                           \
    do {                                                                                                               \
        steps++;                                                                                                       \
        goto *labels[code[pc++]];                                                                                      \
    } while (0)
    NEXT;
push:
    stack[sp++] = code[pc++];
    NEXT;
add:
    sp--;
    stack[sp - 1] += stack[sp];
    NEXT;
sub:
    sp--;
    stack[sp - 1] -= stack[sp];
    NEXT;
mul:
    sp--;
    stack[sp - 1] *= stack[sp];
    NEXT;
dup:
    stack[sp] = stack[sp - 1];
    sp++;
    NEXT;
swap : {
    int t = stack[sp - 1];
    stack[sp - 1] = stack[sp - 2];
    stack[sp - 2] = t;
    NEXT;
}
jump_if:
    pc = stack[--sp] ? code[pc] : pc + 1;
    NEXT;
store:
    memory[code[pc++]] = stack[--sp];
    NEXT;
load:
    stack[sp++] = memory[code[pc++]];
    NEXT;
print:
    printf("%d\n", stack[--sp]);
    NEXT;
call:
    calls[depth++] = pc + 1;
    pc = code[pc];
    NEXT;
return_now:
    pc = calls[--depth];
    NEXT;
halt:
    return steps;
}

int main(void)
{
    static const int factorial[] = {PUSH,  1, STORE, 0,    /* r = 1 */
                                    PUSH,  10,             /* n */
                                    DUP,   LOAD, 0, MUL, STORE, 0, PUSH, 1, SUB, DUP, JUMP_IF, 6,
                                    LOAD,  0, PRINT, HALT};
    static const int square_twice[] = {PUSH, 3, CALL, 8, CALL, 8, PRINT, HALT, DUP, MUL, RETURN};
    static const int fibonacci[] = {PUSH, 0, STORE, 0, PUSH, 1, STORE, 1, PUSH, 20, /* loop at 10 */
                                    LOAD, 0, LOAD, 1, DUP, STORE, 0, ADD, STORE, 1, PUSH, 1, SUB, DUP, JUMP_IF, 10,
                                    LOAD, 0, PRINT, PUSH, 5, PUSH, 9, SWAP, SUB, PRINT, HALT};
    int memory[4] = {0};
    printf("%d steps\n", run(factorial, memory));
    printf("%d steps\n", run(square_twice, memory));
    printf("%d steps\n", run(fibonacci, memory));
    return 0;
}
