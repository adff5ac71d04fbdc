// An assumption that only one value of an input keeps, which a search does not try: bounded model checking does.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: tried: explore
// STDOUT: nothing was checked
// STDOUT: tried: bmc (bounds that grow): violated
// STDOUT: time:
// STDOUT: front end
#include <assert.h>
#include <heddle.h>

int main(void) {
  int x = heddle_any_int();
  heddle_assume(x == 123456);
  assert(x != 123456); //~ ERROR: x != 123456
  return 0;
}
