// A recursion as deep as an input says, which nobody proves anything about: what is known up to a bound is shown, and counts if that is asked for.
// RUN: heddle check --unwind 3 %s
// EXIT: 5
// STDOUT: no violation up to
// STDOUT: tried: explore
// STDOUT: tried: bmc (loops up to 3): unknown
// RUN: heddle check --unwind 3 --bounded-ok %s
// EXIT: 0
// STDOUT: no violation up to
#include <assert.h>
#include <heddle.h>

unsigned int depth(unsigned int n) { return n == 0 ? 0 : 1 + depth(n - 1); }

int main(void) {
  unsigned int n = heddle_any_uint();
  heddle_assume(n < 1000000);
  assert(depth(n) == n);
  return 0;
}
