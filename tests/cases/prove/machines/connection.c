// The server's side of a connection: established means that both sides have agreed. Safe because in each state it is known which of the two flags are set.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

enum state { CLOSED, LISTENING, HALF_OPEN, ESTABLISHED };

int main(void)
{
    enum state state = CLOSED;
    int greeted = 0, confirmed = 0;
    while (__VERIFIER_nondet_int()) {
        int message = __VERIFIER_nondet_int();
        switch (state) {
        case CLOSED:
            state = LISTENING;
            break;
        case LISTENING:
            if (message == 1) {
                greeted = 1;
                state = HALF_OPEN;
            }
            break;
        case HALF_OPEN:
            if (message == 2) {
                confirmed = 1;
                state = ESTABLISHED;
            } else if (message == 3) {
                greeted = 0;
                state = LISTENING;
            }
            break;
        case ESTABLISHED:
            if (!greeted || !confirmed)
                reach_error(); //~ ERROR: [reach]
            if (message == 1) { // the other side has forgotten about us
                confirmed = 0;
#ifndef BUG
                state = HALF_OPEN;
#endif
            } else if (message == 4) {
                greeted = confirmed = 0;
                state = CLOSED;
            }
            break;
        }
    }
    return 0;
}
