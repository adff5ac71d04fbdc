// Unsigned numbers wrap.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <limits.h>
#include <stdint.h>

int main(int argc, char **argv)
{
    unsigned u = UINT_MAX;
    u += (unsigned)argc;
    uint8_t b = 255;
    b++;
    unsigned long long w = 0;
    w--;
    uint32_t product = UINT32_C(0x10000) * 0x10000;
    return u == 0 && b == 0 && w == ULLONG_MAX && product == 0 && -1u == UINT_MAX ? 0 : 1;
}
