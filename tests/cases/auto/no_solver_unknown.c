// Without a solver nobody answers for all values of an input, and who could not be asked is said.
// RUN: heddle check --solver no_such_solver %s
// EXIT: 5
// STDOUT: unknown: assert
// STDOUT: warning: engines that ask a solver were not tried: --solver: there is no program `no_such_solver`
// STDOUT: tried: explore
// STDOUT: tried: sample
// STDOUT: tried: bmc: not tried: --solver:
// STDOUT: tried: prove: not tried: nothing goes round
#include <assert.h>
#include <heddle.h>

int main(void) {
  unsigned int x = heddle_any_uint();
  assert(x % 2 == x - x / 2 * 2);
  return 0;
}
