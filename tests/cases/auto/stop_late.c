// A run that is much longer than the code: a search that counts steps gives way to others.
// RUN: heddle check %s
// EXIT: 0
// STDOUT: tried: explore (10000 states, 10000000 steps): unknown: the number of steps allowed was reached
// STDOUT: tried: prove (any number of rounds): holds
#include <assert.h>

int main(void) {
  unsigned long i = 0;
  while (i < 4000000000000ul)
    i++;
  assert(i == 4000000000000ul);
  return 0;
}
