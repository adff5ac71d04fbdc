// A structure that is only partly written may be copied.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <string.h>

struct record {
    int used;
    char text[20];
};

int main(void)
{
    struct record a, b, c;
    a.used = 2;
    strcpy(a.text, "ok");
    b = a;
    memcpy(&c, &b, sizeof c);
    return c.used == 2 && !strcmp(c.text, "ok") ? 0 : 1;
}
