// Any object may be read and written as characters.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

struct thing {
    double d;
    int i;
    char c[4];
};

int main(void)
{
    struct thing t = {0, -1, "abc"}, u;
    unsigned char *from = (unsigned char *)&t, *to = (unsigned char *)&u;
    for (unsigned i = 0; i < sizeof t; i++)
        to[i] = from[i];
    return u.i == -1 && u.c[2] == 'c' && u.d == 0 ? 0 : 1;
}
