// Atomic operations on 16 bytes, which compilers leave to libatomic.
// RUN: heddle run --cflags=-Wno-atomic-alignment %s
// EXIT: 0
// STDERR-NOT: error

#include <assert.h>

int main(void)
{
    unsigned __int128 x = (unsigned __int128)1 << 100, expected = 3;
    assert(__atomic_fetch_add(&x, 5, __ATOMIC_SEQ_CST) == (unsigned __int128)1 << 100);
    assert(__atomic_load_n(&x, __ATOMIC_SEQ_CST) == ((unsigned __int128)1 << 100) + 5);
    assert(!__atomic_compare_exchange_n(&x, &expected, 7, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    assert(expected == x);
    assert(__atomic_compare_exchange_n(&x, &expected, 7, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST) && x == 7);
    __atomic_store_n(&x, 9, __ATOMIC_SEQ_CST);
    assert(__atomic_exchange_n(&x, 11, __ATOMIC_SEQ_CST) == 9 && x == 11);
    return 0;
}
