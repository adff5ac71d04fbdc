// What is not known comes with what to try.
// RUN: heddle check %s
// EXIT: 5
// STDOUT: help: --platform FILE.c defines it, --input F=uniform (or --havoc-externals, for all)
// RUN: heddle check --input sensor=uniform %s
// EXIT: 0
// RUN: heddle check --engine explore -DDEFINED %s
// EXIT: 5
// STDOUT: help: --engine bmc looks at all values of inputs at once; --max-values N tries up to 1024 one by one
#include <heddle.h>

#ifdef DEFINED
int sensor(void) { return heddle_any_int(); }
#else
int sensor(void);
#endif

int main(void)
{
    return sensor() == 3;
}
