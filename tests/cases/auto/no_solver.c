// Without a solver the others answer, and what could not be asked is said.
// RUN: heddle check --solver no_such_solver -DSMALL %s
// EXIT: 10
// STDOUT: explore: states
// RUN: heddle check --solver no_such_solver %s
// EXIT: 5
// STDOUT: tried: explore
// STDOUT: tried: sample
// STDOUT: tried: bmc: not tried: --solver:
#include <assert.h>
#include <heddle.h>

int main(void) {
#ifdef SMALL
  assert(heddle_choose(10) != 7); //~ ERROR: heddle_choose(10) != 7
#else
  unsigned int x = heddle_any_uint();
  assert(x % 2 == x - x / 2 * 2);
#endif
  return 0;
}
