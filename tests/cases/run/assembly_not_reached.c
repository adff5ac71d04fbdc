// Inline assembly that is not reached does no harm; nor does an empty one, a barrier for the compiler.
// RUN: heddle run %s
// EXIT: 0

int main(int argc, char **argv)
{
    int x = 1;
    if (argc > 5)
        __asm__ volatile("addl $1, %0" : "+r"(x));
    __asm__ volatile("" ::: "memory");
    return x - 1;
}
