// A shift by the width of the number.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    unsigned x = 1;
    return (int)(x << (argc + 31)); //~ ERROR: [shift]
}
