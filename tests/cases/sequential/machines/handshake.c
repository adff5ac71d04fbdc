// A three-way handshake over a network that loses packets: the server is connected only if the client is. An acknowledgement must be checked for its number.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine explore -DBUG %s
// EXIT: 10

#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

enum state { CLOSED, SYN_SENT, SYN_RECEIVED, CONNECTED };

int main(void)
{
    enum state client = CLOSED, server = CLOSED;
    int syn = 0, synack = 0, ack = 0;
    for (int step = 0; step < 6; step++) {
        _Bool deliver = __VERIFIER_nondet_bool();
        if (client == CLOSED) {
            client = SYN_SENT;
            syn = 1;
        } else if (server == CLOSED) {
            if (deliver && syn) {
                server = SYN_RECEIVED;
                synack = 1;
            }
#ifdef BUG
        } else if (server == SYN_RECEIVED && (ack || syn > 1)) {
            if (deliver)
                server = CONNECTED;
#endif
        } else if (client == SYN_SENT) {
            if (deliver && synack) {
                client = CONNECTED;
                ack = 1;
            } else {
                syn++;
            }
        } else if (server == SYN_RECEIVED) {
            if (deliver && ack)
                server = CONNECTED;
        }
        assert(server != CONNECTED || client == CONNECTED); //~ ERROR: [assert]
    }
    return 0;
}
