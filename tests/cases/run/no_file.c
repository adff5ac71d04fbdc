// A file that is not there.
// RUN: heddle run %d/inputs/none.c
// EXIT: 2
// STDERR: none.c

int main(void)
{
    return 0;
}
