// Programs of 32 and of 64 bits.
// RUN: heddle run -m32 %s
// EXIT: 32
// STDERR-NOT: error
// RUN: heddle run -m64 %s
// EXIT: 64
// STDERR-NOT: error

#include <limits.h>
#include <stdint.h>

int main(void)
{
    return sizeof(void *) * CHAR_BIT == 32 && UINTPTR_MAX == UINT32_MAX && sizeof(long) == 4 ? 32 : 64;
}
