// A reference to a temporary of an expression that has ended: what is read by it is arbitrary.
// RUN: heddle check --property assert %s
// EXIT: 10
// STDOUT: violated: [assert]
// RUN: heddle check --property lifetime %s
// EXIT: 10
// STDOUT: violated: [lifetime]
// RUN: heddle check --property assert,lifetime -DGOOD %s
// EXIT: 0

#include <cassert>

static const int &larger(const int &a, const int &b)
{
    return a < b ? b : a;
}

int main()
{
#ifdef GOOD
    int largest = larger(1, 2);
#else
    const int &largest = larger(1, 2);
#endif
    assert(largest == 2); //~ ERROR: /\[assert\]|\[lifetime\]/
    return 0;
}
