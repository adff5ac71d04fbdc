// Copies of a structure that was written in part: what was written is copied, and what was not is never looked at.
// RUN: heddle check --engine explore --property assert --format json %s
// EXIT: 0
// STDOUT: "states": 1
// RUN: heddle check --engine explore --property assert -DCOPY %s
// EXIT: 5
// STDOUT: unwritten-copies

#include <assert.h>
#include <string.h>

struct item {
    char kind;
    long value;
    unsigned char spare;
};

static long value_of(struct item item)
{
    return item.value;
}

int main(void)
{
    struct item one, other, third;
    one.kind = 'a';
    one.value = 7;
    other = one;
    memcpy(&third, &other, sizeof third);
    assert(value_of(third) == 7 && third.kind == 'a');
#ifdef COPY
    assert(other.spare == third.spare);
#endif
    return 0;
}
