// Inline assembly is not understood: reaching it ends in unknown.
// RUN: heddle run %s
// EXIT: 5
// STDERR: /%s:9:[0-9]+: .*assembl/

int main(void)
{
    int x = 1;
    __asm__ volatile("addl $1, %0" : "+r"(x));
    return x;
}
