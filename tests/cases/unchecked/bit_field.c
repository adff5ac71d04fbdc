// Setting one field of several leaves the others as they were, and what was never written is not chosen until it is read.
// RUN: heddle check --engine explore --property assert --format json %s
// EXIT: 0
// STDOUT: "states": 1
// RUN: heddle check --engine explore --property assert -DBAD %s
// EXIT: 10
// STDOUT: violated: [assert] flags.third == 1

#include <assert.h>

struct flags {
    unsigned first : 3, second : 4, third : 1, rest : 24;
};

int main(void)
{
    struct flags flags;
    flags.second = 9;
    flags.first = 5;
    assert(flags.first == 5 && flags.second == 9);
#ifdef BAD
    assert(flags.third == 1); //~ ERROR: [assert] flags.third == 1
#endif
    return 0;
}
