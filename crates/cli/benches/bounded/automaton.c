// A turnstile that gets inputs for ever: it opens only for coins, and counts them.
#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

enum state { LOCKED, OPEN };

int main(void)
{
    enum state state = LOCKED;
    unsigned coins = 0, passed = 0;
    while (__VERIFIER_nondet_bool()) {
        _Bool coin = __VERIFIER_nondet_bool();
        switch (state) {
        case LOCKED:
            if (coin) {
                coins++;
                state = OPEN;
            }
            break;
        case OPEN:
            if (coin) {
                coins++;
            } else {
                passed++;
                state = LOCKED;
            }
            break;
        }
        assert(passed <= coins);
    }
    return 0;
}
