// A pointer one past the end may exist, but not be read.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int a[3] = {1, 2, 3}, sum = 0;
    for (int *p = a; p <= a + 3; p++)
        sum += *p; //~ ERROR: [bounds]
    return sum;
}
