// Numbers of x87, whose format Bitwuzla does not have: Z3 is asked.
// RUN: heddle check --engine bmc --property assert %s
// EXIT: 10
// RUN: heddle check --engine bmc --property assert --cflags=-DWIDE %s
// EXIT: 0

#include <assert.h>
#include <heddle.h>

#ifdef WIDE
typedef long double number;
#else
typedef double number;
#endif

int main(void)
{
    long n = (1L << 53) + heddle_any_uchar();
    number x = n;
    assert((long)x == n); //~ ERROR: [assert]
    return 0;
}
