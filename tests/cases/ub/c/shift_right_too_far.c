// A shift to the right by more than the width.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    unsigned long long x = 1;
    return (int)(x >> (argc + 70)); //~ ERROR: [shift]
}
