// Threads whose inputs have too many values for a search: bounded model checking answers, whichever way it is.
// RUN: heddle check -DFINE %s
// EXIT: 0
// STDOUT: tried: bmc (bounds that grow): holds
// RUN: heddle check %s
// EXIT: 10
// STDOUT: tried: bmc (bounds that grow): violated
#include <assert.h>
#include <heddle.h>
#include <pthread.h>

int sum;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *add(void *arg) {
  unsigned int by = heddle_any_uint();
#ifdef FINE
  heddle_assume(by <= 1000);
#else
  heddle_assume(by <= 1001);
#endif
  pthread_mutex_lock(&mutex);
  sum += by;
  pthread_mutex_unlock(&mutex);
  return arg;
}

int main(void) {
  pthread_t one, other;
  pthread_create(&one, 0, add, 0);
  pthread_create(&other, 0, add, 0);
  pthread_join(one, 0);
  pthread_join(other, 0);
#ifdef FINE
  assert(sum <= 2000);
#else
  assert(sum != 1998 + 3); //~ ERROR: sum != 1998 + 3
#endif
  return 0;
}
