// A local of a block that is entered by a jump over its declaration has no value yet, and ends with the block all the same; clang marks neither, so that nothing holds.
// RUN: heddle check --property assert %s
// EXIT: 5
// STDOUT: is reached by a jump over its declaration
// RUN: heddle check -DGOTO %s
// EXIT: 5
// STDOUT: is reached by a jump over its declaration
// RUN: heddle check -DKEPT %s
// EXIT: 5
// STDOUT: is reached by a jump over its declaration
// RUN: heddle check -DGOOD %s
// EXIT: 0

#include <assert.h>

struct pair {
    int first, second;
};

static struct pair make(int first)
{
    struct pair made = {first, 1};
    return made;
}

int main(void)
{
#if defined(GOTO)
    int i = 0;
again:
    if (i == 1)
        goto inside;
    {
        int local;
        local = 1;
    inside:
        assert(local == 1);
    }
    if (++i < 2)
        goto again;
#elif defined(KEPT)
    int *kept = 0;
    goto test;
    {
        int local;
    inside:
        local = 1;
        kept = &local;
    }
test:
    if (!kept)
        goto inside;
    assert(*kept == 1);
#else
    for (int i = 0; i < 2; i++)
        switch (i) {
            int local;
#if defined(GOOD)
        case 0:
            local = make(1).first;
            assert(local == 1);
            break;
        case 1:
            local = 2;
            assert(local == make(2).first);
#else
        case 0:
            local = 1;
            break;
        case 1:
            assert(local == 1);
#endif
        }
#endif
    return 0;
}
