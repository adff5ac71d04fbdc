// abort ends the program as SIGABRT would, and says where.
// RUN: heddle run %s
// EXIT: 134
// STDERR: abort

#include <stdlib.h>

int main(void)
{
    abort();
}
