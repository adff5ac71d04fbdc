// A decision on a variable that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int x;
    if (x) //~ ERROR: [uninit]
        return 1;
    return 0;
}
