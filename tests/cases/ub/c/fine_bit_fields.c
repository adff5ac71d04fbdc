// Writing one bit-field reads its unwritten neighbours, and decides nothing on them.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

struct bits {
    unsigned a : 3, b : 5;
    int c : 12;
};

int main(void)
{
    struct bits s;
    s.a = 5;
    s.b = 17;
    s.c = -3;
    s.b++;
    return s.a == 5 && s.b == 18 && s.c == -3 ? 0 : 1;
}
