// On one core engines take turns: each has ended before the next one starts, and none is stopped.
// RUN: heddle check --jobs 1 --format json %s
// EXIT: 0
// STDOUT: "jobs": 1
// STDOUT: "engine": "prove"
// STDOUT: "verdict": "true"
// STDOUT: "attempts": [
// STDOUT: "engine": "explore"
// STDOUT: "engine": "explore"
// STDOUT: "budget": "80000 states, 24000000 steps"
// STDOUT: "engine": "bmc"
// STDOUT: "budget": "bounds that grow up to 4"
// STDOUT: "outcome": "unknown"
// STDOUT: "reason": "unwind"
// STDOUT: "engine": "prove"
// STDOUT: "outcome": "true"
// STDOUT-NOT: "outcome": "stopped"
// RUN: heddle check --jobs 1 -DDEEP --format json %s
// EXIT: 10
// STDOUT: "engine": "bmc"
// STDOUT: "verdict": "false"
// STDOUT: "attempts": [
// STDOUT: "engine": "bmc"
// STDOUT: "budget": "bounds that grow"
// STDOUT: "outcome": "false"
// STDOUT: "engine": "sample"
// STDOUT: "outcome": "unknown"
// STDOUT-NOT: "outcome": "stopped"
#include <assert.h>
#include <heddle.h>
#include <pthread.h>

#ifdef DEEP
static _Atomic int shared;

static void *work(void *argument) {
  shared = 1;
  return argument;
}
#endif

int main(void) {
#ifdef DEEP
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  unsigned int seen = 0, last = 0;
  while (heddle_any_bool()) {
    unsigned int now = heddle_any_uint();
    heddle_assume(now == last * 3 + 7);
    last = now;
    seen += shared;
    assert(seen < 9);
  }
  pthread_join(thread, 0);
#else
  unsigned int n = heddle_any_uint(), i = 0, j = n;
  while (i < n) {
    i++;
    j--;
    assert(i + j == n);
  }
#endif
  return 0;
}
