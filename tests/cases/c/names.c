// Registers keep the names of the source.
// RUN: heddle ir --print %s
// EXIT: 0
// STDOUT: define dso_local i32 @average(i32 noundef %left, i32 noundef %right)
// STDOUT: %total = alloca i32
// STDOUT: /(#dbg_declare\(ptr|llvm.dbg.declare\(metadata .*) %total/
// STDOUT: sdiv i32 %
// STDOUT-NOT: optnone

int average(int left, int right)
{
    int total = left + right;
    return total / 2;
}
