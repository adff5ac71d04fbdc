// One object through two restrict pointers, written through one of them.
// RUN: heddle run %s
// EXIT: 10
// RUN: heddle run -m32 %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10

static int add_one(int *restrict to, const int *restrict from) {
  *to = 1;
  return *from + 1; //~ ERROR: through a restrict (noalias) pointer
}

int main(void) {
  int x = 5;
  return add_one(&x, &x) - 2;
}
