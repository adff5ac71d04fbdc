// Gossip: every process tells a random one all the secrets it knows, by overwriting what stands in that one's letter box.
// Whoever ends knows everything, so the check after the joins never fails. But a process that has learnt everything
// stops talking, so with two or more processes the program may never end: it may end (the query), and no state is a
// deadlock, because the others keep busy.
// RUN: heddle check --engine explore --property assert,reach --marker finished %s
// EXIT: 0
// RUN: heddle check --engine explore --property deadlock --marker finished %s
// EXIT: 0
// RUN: heddle query %s "E<>([0.finished])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --marker finished %s "E<>([0.reach_error])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query -DPROCESSES=1 %s "E<>([0.finished])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// With rand, whose rest alone matters, it is no more to search.
// RUN: heddle check --engine explore --property assert,reach,deadlock --marker finished -DRAND %s
// EXIT: 0
// RUN: heddle check --engine explore --property race --marker finished %s
// EXIT: 10

#include <heddle.h>
#include <pthread.h>
#include <stdlib.h>

#ifndef PROCESSES
#define PROCESSES 2
#endif
#define EVERYTHING ((1u << PROCESSES) - 1)

void reach_error(void);
void finished(void);

struct process {
    unsigned *known;
    unsigned *letters;
    unsigned number;
};

static void *gossip(void *argument)
{
    struct process *self = argument;
    while (*self->known != EVERYTHING) {
#ifdef RAND
        unsigned receiver = rand() % PROCESSES;
#else
        unsigned receiver = heddle_choose(PROCESSES);
#endif
        self->letters[receiver] = *self->known; //~ ERROR: [race]
        if (self->letters[self->number] != 0) {
            *self->known |= self->letters[self->number];
            self->letters[self->number] = 0;
        }
    }
    return 0;
}

int main(void)
{
    unsigned known[PROCESSES], letters[PROCESSES];
    pthread_t threads[PROCESSES];
    struct process processes[PROCESSES];
    for (unsigned p = 0; p < PROCESSES; p++) {
        known[p] = 1u << p;
        letters[p] = 0;
        processes[p] = (struct process){&known[p], letters, p};
    }
    for (unsigned p = 0; p < PROCESSES; p++)
        pthread_create(&threads[p], 0, gossip, &processes[p]);
    for (unsigned p = 0; p < PROCESSES; p++)
        pthread_join(threads[p], 0);
    for (unsigned p = 0; p < PROCESSES; p++)
        if (known[p] != EVERYTHING)
            reach_error();
    finished();
    return 0;
}
