// A division by zero comes with its divisor.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: note: with numbers[1] = 0
int main(void)
{
    int numbers[2] = {7, 0};
    return 7 / numbers[1]; //~ ERROR: [div-zero] division by zero
}
