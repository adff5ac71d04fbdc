// Constants and string literals may be read; a copy of them may be written.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

static const int table[3] = {1, 2, 3};

int main(int argc, char **argv)
{
    char text[] = "changeable";
    text[0] = 'C';
    const char *literal = "literal";
    int copy[3];
    for (int i = 0; i < 3; i++)
        copy[i] = table[i] * 2;
    copy[0]++;
    return text[0] == 'C' && literal[7] == 0 && copy[0] == 3 && table[argc] == 2 ? 0 : 1;
}
