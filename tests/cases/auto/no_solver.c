// Without a solver the search answers.
// RUN: heddle check --solver no_such_solver %s
// EXIT: 10
// STDOUT: explore: states
#include <assert.h>
#include <heddle.h>

int main(void) {
  assert(heddle_choose(10) != 7); //~ ERROR: heddle_choose(10) != 7
  return 0;
}
