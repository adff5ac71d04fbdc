// The same seed gives the same run.
// RUN: heddle run --seed 7 %s
// EXIT: 0
// STDOUT| 68
// STDOUT| 47
// STDOUT| 27
// STDOUT| 93
// STDOUT| 29

#include <heddle.h>
#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 5; i++)
        printf("%lu\n", heddle_choose(100));
    return 0;
}
