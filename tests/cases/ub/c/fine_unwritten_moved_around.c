// Unwritten variables may be copied, stored, passed and thrown away.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

static int pass(int *to, unsigned char x)
{
    *to = x;
    return 5;
}

int main(int argc, char **argv)
{
    unsigned char a[4], b[4];
    int sink, five;
    for (int i = 0; i < 4; i++)
        b[i] = a[i];
    a[0] = 1;
    five = pass(&sink, a[0]);
    b[1] = 2;
    return five == 5 && sink == 1 && b[1] == 2 ? 0 : 1;
}
