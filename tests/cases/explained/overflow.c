// An overflow comes with its operands, in the JSON, too.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: note: with big = 2147483647, one = 1
int main(void)
{
    int big = 2147483647;
    unsigned char one = 1;
    return big + one; //~ ERROR: [overflow] signed addition overflows
}
