// a * b + c of one expression is one operation (llvm.fmuladd) that rounds once only if the target has an instruction for it: plain x86-64 has none.
// RUN: heddle run %s
// EXIT: 2
// STDERR-NOT: error
// RUN: heddle run -DFMA %s
// EXIT: 1
// STDERR-NOT: error
// RUN: heddle run -m32 %s
// EXIT: 2
// STDERR-NOT: error
// RUN: heddle run -O2 %s
// EXIT: 2
// STDERR-NOT: error

#ifdef FMA
__attribute__((target("fma")))
#endif
int main(void)
{
    volatile double a = 1.0 + 0x1p-30, b = 1.0 - 0x1p-30, c = -1.0;
    return a * b + c == 0 ? 2 : 1;
}
