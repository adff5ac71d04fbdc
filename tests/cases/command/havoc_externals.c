// Functions that nobody defines return anything, if that is asked for: what holds then holds if they change nothing, and a violation may be made up.
// RUN: heddle check %s
// EXIT: 5
// STDOUT: calls the function read_sensor, which nobody defines
// RUN: heddle check --havoc-externals %s
// EXIT: 0
// STDOUT: approximation (may add behaviours): nobody defines these functions, and they return anything:
// STDOUT: read_sensor, note, ratio [havoc-external]
// STDOUT: assuming: functions that nobody defines return, and call nothing of the program [external-returns]
// RUN: heddle check --havoc-externals --engine explore -DNARROW %s
// EXIT: 0
// RUN: heddle check --havoc-externals --engine bmc %s
// EXIT: 0
// RUN: heddle check --havoc-externals -DWRONG %s
// EXIT: 5
// STDOUT: a violation was found, but an approximation may have made it up
// RUN: heddle check --havoc-externals -DVISIBLE %s
// EXIT: 5
// STDOUT: some behaviours were left out: read_sensor does not change the variable seen_by_others
// RUN: heddle check --havoc-externals -DPOINTER %s
// EXIT: 5
// STDOUT: some behaviours were left out: fill does not change what it is given a pointer to
// RUN: heddle check --havoc-externals -DPURE %s
// EXIT: 0
// STDOUT-NOT: external-changes
// RUN: heddle check --havoc-externals -DNAME %s
// EXIT: 5
// STDOUT: calls the function name, which nobody defines
// STDOUT: warning: --havoc-externals leaves name as it is: it returns a pointer
// RUN: heddle check --havoc-externals --format json -DWRONG %s
// EXIT: 5
// STDOUT: "havoc_externals": true
// STDOUT: "code": "havoc-external"
// STDOUT: "direction": "adds"

#include <assert.h>

unsigned char read_sensor(void);
#ifndef NARROW
double ratio(int of);
#endif
void note(int what);

static int last;
#ifdef VISIBLE
int seen_by_others;
#endif
#ifdef POINTER
void fill(int *to);
#endif
#ifdef PURE
int weigh(const int *what) __attribute__((pure));
#endif
#ifdef NAME
const char *name(void);
#endif

int main(void)
{
    last = read_sensor();
    note(last);
    assert(last >= 0 && last < 256);
#ifdef WRONG
    assert(last != 17);
#endif
#ifdef POINTER
    fill(&last);
    assert(last < 256);
#endif
#ifdef PURE
    if (weigh(&last) > 3)
        last = 3;
#endif
#ifdef NAME
    assert(name() != 0);
#endif
#ifndef NARROW
    if (ratio(last) > 0.5)
        last = 0;
#endif
    return 0;
}
