// What this engine cannot do with several threads is unknown, with its place and what to do. STOPPED stops another thread; what is left at the end is not looked at; queries are about one thread.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DSTOPPED %s
// EXIT: 5
// STDOUT: not supported: heddle_stop in this engine: use --engine explore
// STDOUT: (%s:28:5)
// RUN: heddle check --engine explore -DSTOPPED %s
// EXIT: 0
// RUN: heddle check --engine bmc --property leak %s
// EXIT: 5
// STDOUT: not supported: leak with several threads in this engine: use --engine explore
// RUN: heddle query --engine bmc %s 'E<>(@0.main.done == 1)'
// EXIT: 5
// STDOUT: not supported: queries about several threads in this engine: use --engine explore

#include <pthread.h>
#include "heddle.h"

static void *nothing(void *argument) { return argument; }

int main(void)
{
    pthread_t thread;
    int done = 0;
    pthread_create(&thread, 0, nothing, 0);
#ifdef STOPPED
    heddle_stop(1);
    heddle_resume(1);
#endif
    pthread_join(thread, 0);
    done = 1;
    return done - 1;
}
