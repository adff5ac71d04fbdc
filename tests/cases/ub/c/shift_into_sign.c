// A one shifted out of a signed number.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    int x = 3 * argc;
    return x << 31 == 0; //~ ERROR: [shift]
}
