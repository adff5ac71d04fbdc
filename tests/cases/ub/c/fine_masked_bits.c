// Only written bits decide.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

int main(void)
{
    unsigned char a[4];
    unsigned x;
    a[0] = 0x0f;
    a[1] = 0xf0;
    __builtin_memcpy(&x, a, sizeof x);
    unsigned low = x & 0xffff;
    if (low == 0xf00f)
        return 0;
    return 1;
}
