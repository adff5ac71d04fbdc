// A variable of the environment is there or not, but the same for the same name. A program that only asks whether it is there depends on no bound; LENGTH
// asks how long it is.
// RUN: heddle check %s
// EXIT: 0
// RUN: heddle check --engine explore %s
// EXIT: 5
// STDOUT: [input-range]
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DLENGTH %s
// EXIT: 5
// STDOUT: what getenv gives has at most 8 bytes
// STDOUT: [args]
// RUN: heddle check --engine bmc --args -DLENGTH %s
// EXIT: 0
// RUN: heddle check --engine explore --no-args -DLENGTH %s
// EXIT: 0

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    int home = getenv("HOME") != NULL;
    int path = getenv("PATH") != NULL;
    assert(home == (getenv("HOME") != NULL) && path == (getenv("PATH") != NULL));
#ifdef LENGTH
    char *value = getenv("HOME");
    assert(value == NULL || strlen(value) <= 8);
#endif
    return 0;
}
