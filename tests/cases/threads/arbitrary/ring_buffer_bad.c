// A ring of two slots between one writer and one reader, without locks; three arbitrary bytes are offered while there is
// room. The writer takes one byte too many and overwrites one that is not read yet.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uchar=0..1 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SLOTS 2

extern unsigned char __VERIFIER_nondet_uchar(void);

static atomic_uchar slots[SLOTS];
static atomic_uint written, read;
static unsigned char sent[3], got[3];

static void *reader(void *unused)
{
    for (int tries = 0; tries < 3; tries++)
        if (read < written) {
            got[read] = slots[read % SLOTS];
            read++;
        }
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, reader, 0);
    for (int i = 0; i < 3; i++) {
        unsigned char byte = __VERIFIER_nondet_uchar();
        if (written - read <= SLOTS) {
            sent[written] = byte;
            slots[written % SLOTS] = byte;
            written++;
        }
    }
    pthread_join(thread, 0);
    for (unsigned i = 0; i < read; i++)
        assert(got[i] == sent[i]); //~ ERROR: [assert]
    return 0;
}
