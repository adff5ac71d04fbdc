// What was tried, why it ended, and where the time went, as JSON.
// RUN: heddle check --format json %s
// EXIT: 10
// STDOUT: "profile": {
// STDOUT: "widest_input": 32
// STDOUT: "engine": "bmc"
// STDOUT: "verdict": "false"
// STDOUT: "frontend_seconds"
// STDOUT: "search_seconds"
// STDOUT: "solver_seconds"
// STDOUT: "attempts": [
// STDOUT: "engine": "explore"
// STDOUT: "outcome": "unknown"
// STDOUT: "reason": "input-range"
// STDOUT: "engine": "bmc"
// STDOUT: "outcome": "false"
#include <assert.h>
#include <heddle.h>

int main(void) {
  unsigned int x = heddle_any_uint();
  assert(x != 123456);
  return 0;
}
