// A client leaves an arbitrary request, a server answers it when it is there. The answer is said to be there before it is.
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..1 %s
// EXIT: 10
// STDOUT: violated: [assert]

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { NOTHING, ASKED, ANSWERED };

extern unsigned __VERIFIER_nondet_uint(void);

static atomic_int state;
static atomic_uint request, answer;
static unsigned key;

static void *server(void *unused)
{
    if (state == ASKED) {
        state = ANSWERED;
        answer = request ^ key;
    }
    return 0;
}

int main(void)
{
    pthread_t thread;
    unsigned mine = __VERIFIER_nondet_uint();
    key = __VERIFIER_nondet_uint();
    pthread_create(&thread, 0, server, 0);
    request = mine;
    state = ASKED;
    if (state == ANSWERED)
        assert((answer ^ mine) == key); //~ ERROR: [assert]
    pthread_join(thread, 0);
    return 0;
}
