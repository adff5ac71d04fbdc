// A bundle is written about whatever came out.
// RUN: heddle check --bundle %t.tar.gz %s
// EXIT: 10
// RUN: heddle query --bundle %t.tar %s E<>([0.__assert_fail])
// EXIT: 0
// STDOUT: satisfied

#include <assert.h>

int main(void)
{
    int three = 3;
    assert(three == 4); //~ ERROR: [assert] three == 4
    return 0;
}
