// A weak compare-exchange may fail although the value is as expected. No engine makes it do so, and the ledger says that.
// RUN: heddle check --engine explore %s
// EXIT: 0
// STDOUT: [no-spurious-failures]
// RUN: heddle check --engine bmc %s
// EXIT: 0
// STDOUT: [no-spurious-failures]
// RUN: heddle check --engine explore -DSTRONG %s
// EXIT: 0
// STDOUT-NOT: no-spurious-failures

#include <assert.h>
#include <stdatomic.h>

#ifdef STRONG
#define EXCHANGE atomic_compare_exchange_strong
#else
#define EXCHANGE atomic_compare_exchange_weak
#endif

int main(void)
{
    atomic_int x = 1;
    int expected = 1;
    while (!EXCHANGE(&x, &expected, 2))
        expected = 1;
    assert(x == 2);
    return 0;
}
