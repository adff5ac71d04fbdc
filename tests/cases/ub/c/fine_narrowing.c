// Converting to a narrower signed type is defined by the implementation, not undefined.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

int main(int argc, char **argv)
{
    int large = 1000 * argc;
    signed char c = (signed char)large;
    short s = (short)(70000 + argc);
    int i = (int)4000000000u;
    c += 100;
    return c != 0 && s != 0 && i < 0 ? 0 : 1;
}
