// An assignment with += overflows as + does.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int sum = 2000000000;
    sum += 1000000000; //~ ERROR: [overflow]
    return sum == 0;
}
