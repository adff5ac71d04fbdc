// The same seed gives the same run.
// RUN: heddle run --seed 7 %s
// EXIT: 0
// STDOUT| ?

#include <heddle.h>
#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 5; i++)
        printf("%lu\n", heddle_choose(100));
    return 0;
}
