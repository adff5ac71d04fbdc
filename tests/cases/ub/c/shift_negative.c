// A shift by a negative amount.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    return 1 << -argc; //~ ERROR: [shift]
}
