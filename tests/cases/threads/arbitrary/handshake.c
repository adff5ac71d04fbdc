// A client leaves an arbitrary request, a server answers it when it is there. The answer is there before it is said to be,
// so whoever sees that finds the right one.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine explore --input __VERIFIER_nondet_uint=0..1 %s
// EXIT: 0

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
        answer = request ^ key;
        state = ANSWERED;
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
        assert((answer ^ mine) == key);
    pthread_join(thread, 0);
    return 0;
}
