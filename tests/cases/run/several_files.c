// Several files are linked, C with LLVM text.
// RUN: heddle run %s %d/inputs/triple.ll
// EXIT: 0

int triple(int x);

int main(void)
{
    return triple(5) == 15 ? 0 : 1;
}
