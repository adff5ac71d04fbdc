// Preprocessed C, with its line markers.
// RUN: heddle ir %s
// EXIT: 0
// STDOUT: /f +original.c:1 /

# 1 "original.c"
int f(int x)
{
    return x;
}
