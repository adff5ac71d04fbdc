// delete of what malloc made.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

#include <cstdlib>

int main()
{
    int *p = static_cast<int *>(std::malloc(sizeof(int)));
    delete p; //~ ERROR: [free]
    return 0;
}
