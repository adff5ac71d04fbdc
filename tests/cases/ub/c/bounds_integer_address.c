// An address that nobody gave the program.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int *p = (int *)0x12345678;
    return *p; //~ ERROR: [bounds]
}
