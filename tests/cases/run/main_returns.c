// The exit code is what main returns, to its low eight bits.
// RUN: heddle run -DCODE=7 %s
// EXIT: 7
// STDERR-NOT: error
// RUN: heddle run -DCODE=256 %s
// EXIT: 0
// RUN: heddle run -DCODE=-1 %s
// EXIT: 255
// STDERR-NOT: error

int main(void)
{
    return CODE;
}
