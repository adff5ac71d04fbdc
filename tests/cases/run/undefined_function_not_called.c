// A function that nobody defines does no harm while it is not called.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run %s -- a b c
// EXIT: 5

extern int mystery(int x);
static int (*volatile pointer)(int) = mystery;

int main(int argc, char **argv)
{
    if (argc > 3)
        return mystery(argc); //~ ERROR: mystery
    return pointer ? 0 : 1;
}
