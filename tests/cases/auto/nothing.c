// No input keeps the assumptions: a search cannot know, and a solver does.
// RUN: heddle check %s
// EXIT: 5
// STDOUT: nothing was checked
#include <assert.h>
#include <heddle.h>

int main(void) {
  unsigned int x = heddle_any_uint();
  heddle_assume(x * 2 == 7);
  assert(x == 3);
  return 0;
}
