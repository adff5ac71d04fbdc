// An assumption that does not hold.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    int x = argc + 1;
    __builtin_assume(x == 7); //~ ERROR: an assumption does not hold
    return 0;
}
