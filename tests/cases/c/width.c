// -m32 makes pointers of 32 bits, with libc's headers too.
// RUN: heddle ir -m32 -DBITS=32 %s
// EXIT: 0
// STDOUT: /target +i[3-6]86-.*, 32-bit pointers/
// RUN: heddle ir -m64 -DBITS=64 %s
// EXIT: 0
// STDOUT: /target +x86_64-.*, 64-bit pointers/

#include <pthread.h>
#include <stdint.h>

_Static_assert(sizeof(void *) == BITS / 8, "the width is what was asked for");

pthread_mutex_t lock;
uintptr_t address(void)
{
    return (uintptr_t)&lock;
}
