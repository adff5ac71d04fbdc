// What clang says about a mistake reaches the user unchanged.
// RUN: heddle ir %s
// EXIT: 2
// STDERR: could not turn %s into LLVM IR
// RUN: heddle ir --format json %s
// EXIT: 2
// STDOUT: "valid": null
// STDOUT: "code": "compiler-failed"
// STDOUT: "module": null

int main(void)
{
    int x = 1 //~ ERROR: expected ';' at end of declaration
    return y;
}
