// A limit that is not reached changes nothing.
// RUN: heddle run --max-steps 1000000 %s
// EXIT: 45
// STDERR-NOT: error

int main(void)
{
    int sum = 0;
    for (int i = 0; i < 10; i++)
        sum += i;
    return sum;
}
