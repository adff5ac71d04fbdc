// A program needs a main.
// RUN: heddle run %s
// EXIT: 2
// STDERR: main

int other(void)
{
    return 0;
}
