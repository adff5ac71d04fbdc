// An int at an odd address.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    _Alignas(8) char room[16];
    memset(room, 0, sizeof room);
    int *p = (int *)(room + 1);
    return *p; //~ ERROR: [align]
}
