// Many readers or one writer, who may become the other. Safe because a writer excludes readers: writing implies readers == 0.
// RUN: heddle check --engine prove --timeout 300 %s
// EXIT: 0
// RUN: heddle check --engine prove --timeout 300 -DBUG %s
// EXIT: 10

#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define MOST 100000

int main(void)
{
    int readers = 0, writing = 0;
    while (__VERIFIER_nondet_int()) {
        switch (__VERIFIER_nondet_int()) {
        case 0:
            if (!writing && readers < MOST)
                readers++;
            break;
        case 1:
            if (readers > 0)
                readers--;
            break;
        case 2:
            if (!writing && readers == 0)
                writing = 1;
            break;
        case 3: // a reader wants to write
#ifdef BUG
            if (readers > 0 && !writing) {
#else
            if (readers == 1 && !writing) {
#endif
                readers--;
                writing = 1;
            }
            break;
        case 4: // a writer goes on as a reader
            if (writing) {
                writing = 0;
                readers++;
            }
            break;
        default:
            writing = 0;
            break;
        }
        assert(!writing || readers == 0); //~ ERROR: [assert]
        assert(readers >= 0 && readers <= MOST);
    }
    return 0;
}
