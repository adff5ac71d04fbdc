// An automaton as a table of functions; a symbol outside of it must be refused before the table is asked.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

enum { IDLE, RUNNING, DONE, STATES };

static int start(int n) { return n == 0 ? RUNNING : IDLE; }
static int advance(int n) { return n == 1 ? DONE : RUNNING; }
static int stay(int n) { (void)n; return DONE; }

static int (*const handlers[STATES])(int) = {start, advance, stay};

int main(void)
{
    int state = IDLE;
    for (int i = 0; i < 3; i++) {
        unsigned char event = __VERIFIER_nondet_uchar();
#ifdef BUG
        state = event > 200 ? event - 200 : handlers[state](event); //~ ERROR: [bounds]
        if (state > STATES)
            state = IDLE;
#else
        state = event > 200 ? IDLE : handlers[state](event);
#endif
        assert(state >= IDLE && state <= STATES);
    }
    return 0;
}
