// Another member of a union reads the same bytes.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stdint.h>

union both {
    float f;
    uint32_t u;
    unsigned char b[4];
};

int main(void)
{
    union both x;
    x.f = 1.0f;
    if (x.u != 0x3f800000)
        return 1;
    x.b[3] = 0x40;
    return x.f == 4.0f ? 0 : 2;
}
