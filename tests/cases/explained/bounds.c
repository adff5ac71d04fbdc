// An access outside of its object comes with the index, whatever engine finds it.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: note: with i = 4, sum = 0
// STDOUT: note: 4 bytes at offset 16 of the variable table of 16 bytes
// RUN: heddle check --engine bmc %s
// EXIT: 10
// STDOUT: note: with i = 4
static int table[4];

int main(void)
{
    int sum = 0;
    for (int i = 0; i < 5; i++)
        sum += table[i]; //~ ERROR: [bounds] access outside of the object
    return sum;
}
