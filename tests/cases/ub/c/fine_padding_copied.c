// Structures are copied with their padding, which nobody wrote.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

struct padded {
    char a;
    long long b;
    short c;
};

static struct padded pass(struct padded p)
{
    p.c++;
    return p;
}

int main(void)
{
    struct padded x, y;
    x.a = 1;
    x.b = 2;
    x.c = 3;
    y = pass(x);
    struct padded list[2] = {y, x};
    return list[0].a + list[0].b + list[0].c == 7 ? 0 : 1;
}
