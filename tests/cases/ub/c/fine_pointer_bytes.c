// A pointer survives being copied byte by byte.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

int main(void)
{
    int x = 7, *p = &x, *q;
    const unsigned char *from = (const unsigned char *)&p;
    unsigned char *to = (unsigned char *)&q;
    for (unsigned i = 0; i < sizeof p; i++)
        to[i] = from[i];
    return *q == 7 ? 0 : 1;
}
