// --clang chooses the compiler, and must name one.
// RUN: heddle ir --clang %d/no-such-clang %s
// EXIT: 2
// STDERR: (given as --clang) is not a program
// RUN: heddle ir --clang true %s
// EXIT: 2
// STDERR: does not say which version
// RUN: heddle ir --cflags -DX %s
// EXIT: 0
// RUN: heddle ir --cflags "'open" %s
// EXIT: 2
// STDERR: a quote is not closed
// RUN: heddle ir --cflags=-fno-such-option %s
// EXIT: 2
// STDERR: unknown argument

int x;
