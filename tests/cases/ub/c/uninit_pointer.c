// A pointer that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int *p;
    *p = 1; //~ ERROR: [uninit]
    return 0;
}
