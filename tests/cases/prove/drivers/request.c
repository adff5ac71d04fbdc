// Requests to a device are completed by an interrupt or cancelled, never both. Safe because a request is queued if and only if it is pending: two variables of one state.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

enum status { NONE, PENDING, COMPLETED };

static enum status status = NONE;

static void complete(void)
{
    if (status != PENDING)
        reach_error(); //~ ERROR: [reach]
    status = COMPLETED;
}

int main(void)
{
    int queued = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0: // the system hands over a request
            if (status == NONE) {
                status = PENDING;
                queued = 1;
            }
            break;
        case 1: // the interrupt says that it is done
            if (queued) {
                queued = 0;
                complete();
            }
            break;
        case 2: // the system has changed its mind
            if (status == PENDING) {
#ifndef BUG
                queued = 0;
#endif
                complete();
            }
            break;
        default: // the system takes it back
            if (status == COMPLETED)
                status = NONE;
            break;
        }
    }
    return 0;
}
