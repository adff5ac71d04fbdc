// An element behind the end of a fixed array type.
// RUN: heddle run %s
// EXIT: 10

#include <array>

int main(int argc, char **)
{
    std::array<int, 3> a{1, 2, 3};
    int *p = a.data();
    return p[argc + 2]; //~ ERROR: [bounds]
}
