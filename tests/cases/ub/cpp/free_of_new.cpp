// free of what new made.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

#include <cstdlib>

int main()
{
    int *p = new int(1);
    std::free(p); //~ ERROR: [free]
    return 0;
}
