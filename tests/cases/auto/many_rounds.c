// A loop of as many rounds as an input says: only a proof is about all of them.
// RUN: heddle check %s
// EXIT: 0
// STDOUT: proof:
// STDOUT: tried: prove (any number of rounds): holds
#include <assert.h>
#include <heddle.h>

int main(void) {
  unsigned int n = heddle_any_uint(), i = 0, j = n;
  while (i < n) {
    i++;
    j--;
    assert(i + j == n);
  }
  return 0;
}
