// An assumption that only one value of an input keeps, which a search does not try: bounded model checking does.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: tried: explore
// STDOUT: nothing was checked
// STDOUT: tried: bmc (bounds that grow): violated
// STDOUT: time:
// STDOUT: front end
// RUN: heddle check --format json %s
// EXIT: 10
// STDOUT: "frontend_seconds"
// STDOUT: "search_seconds"
// STDOUT: "solver_seconds"
// STDOUT: "attempts": [
// STDOUT: "outcome": "unknown"
// STDOUT: "reason": "nothing-checked"
// STDOUT: "outcome": "false"
#include <assert.h>
#include <heddle.h>

int main(void) {
  int x = heddle_any_int();
  heddle_assume(x == 123456);
  assert(x != 123456); //~ ERROR: x != 123456
  return 0;
}
