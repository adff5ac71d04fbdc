// A pointer whose alignment memcpy has hidden from the compiler.
// RUN: heddle run %s
// EXIT: 10

#include <string.h>

int main(void)
{
    _Alignas(8) char room[24] = {0};
    char *odd = room + 4;
    double *p;
    memcpy(&p, &odd, sizeof p);
    *p = 1.5; //~ ERROR: [align]
    return 0;
}
