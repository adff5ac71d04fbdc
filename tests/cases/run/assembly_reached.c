// Inline assembly is not understood: reaching it ends in unknown.
// RUN: heddle run %s
// EXIT: 5

int main(void)
{
    int x = 1;
    __asm__ volatile("addl $1, %0" : "+r"(x)); //~ ERROR: unknown: Heddle does not support the inline assembly
    return x;
}
