// An index that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int a[4] = {0}, i;
    return a[i & 3]; //~ ERROR: [uninit]
}
