// A device with a buffer on the heap while anybody has it open. Safe because the buffer is there if and only if opens > 0, and position < 64.
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok %s
// EXIT: 0
// STDOUT: a loop was cut
// RUN: heddle check --timeout 300 -DBUG %s
// EXIT: 10

#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define SIZE 64
#define MOST 50

int main(void)
{
    unsigned char *buffer = 0;
    unsigned position = 0;
    int opens = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0: // open
            if (opens == MOST)
                break;
            if (opens == 0) {
                buffer = malloc(SIZE);
                if (!buffer)
                    return 1;
                position = 0;
            }
            opens++;
            break;
        case 1: // close
            if (opens == 0)
                break;
            opens--;
#ifdef BUG
            free(buffer); // also if others have it open
            buffer = 0;
#else
            if (opens == 0) {
                free(buffer);
                buffer = 0;
            }
#endif
            break;
        default: // write
            if (opens == 0)
                break;
            buffer[position] = 1; //~ ERROR: [null]
            position = (position + 1) % SIZE;
            break;
        }
    }
    free(buffer);
    return 0;
}
