// What nobody defines is called for values of an input that there are not.
// RUN: heddle check %s
// EXIT: 0
// STDOUT: tried: bmc (bounds that grow): holds
#include <heddle.h>

int measure(int x);

int main(void) {
  unsigned int x = heddle_any_uint();
  if ((x & 1) && (x & 3) == 2)
    return measure(3);
  return 0;
}
