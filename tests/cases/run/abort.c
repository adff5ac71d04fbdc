// abort ends the program as SIGABRT would, and that is no error of ours.
// RUN: heddle run %s
// EXIT: 134
// STDERR-NOT: error

#include <stdlib.h>

int main(void)
{
    abort();
}
