// The address of a weak symbol that nobody defines is null; to call it is a null call. One that is defined is not (-DDEFINED).
// RUN: heddle check --engine explore %s
// EXIT: 0
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine prove %s
// EXIT: 0
// RUN: heddle check --engine explore -DDEFINED %s
// EXIT: 0
// RUN: heddle check --engine explore -DCALL %s
// EXIT: 10
// RUN: heddle check --engine bmc -DCALL %s
// EXIT: 10

#include <assert.h>
#include <stdlib.h>

__attribute__((weak)) extern int optional(void);
__attribute__((weak)) extern int setting;

#ifdef DEFINED
int optional(void) { return 1; }
int setting = 2;
#endif

int main(void)
{
#ifdef CALL
    return optional(); //~ ERROR: [null]
#else
    int sum = 0;
    if (optional)
        sum += optional();
    if (&setting)
        sum += setting;
#ifdef DEFINED
    assert(sum == 3);
#else
    assert(sum == 0 && optional == NULL && &setting == NULL);
#endif
    return sum;
#endif
}
