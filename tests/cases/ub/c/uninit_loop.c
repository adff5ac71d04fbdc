// The end of a loop depends on a variable that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int n, sum = 0;
    for (int i = 0; i < n; i++) //~ ERROR: [uninit]
        sum += i;
    return sum;
}
