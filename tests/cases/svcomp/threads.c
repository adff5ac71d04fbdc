// Threads that ask for inputs: the witness says who is given what, and when.
// RUN: heddle check --property-file %d/inputs/unreach-call.prp --witness %t.yml %s
// EXIT: 10
// STDOUT: false(unreach-call)
// RUN: heddle check --validate %t.yml %s
// EXIT: 10
// STDOUT: the witness describes this execution
// STDOUT-NOT: another order
#include <pthread.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);

unsigned char first, second;

void *giver(void *to) {
    unsigned char x = __VERIFIER_nondet_uchar();
    *(unsigned char *)to = x;
    return 0;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, giver, &first);
    pthread_create(&two, 0, giver, &second);
    pthread_join(one, 0);
    if (first == 3 && second == 0) {
        pthread_join(two, 0);
        if (second == 7)
            reach_error(); //~ ERROR: [reach] reach_error
    }
    return 0;
}
