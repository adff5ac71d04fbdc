// A variable is written by its name after it is written through a restrict pointer to it.
// RUN: heddle run %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10

static int total;

static void count(int *restrict counter) {
  *counter += 1;
  total = 3; //~ ERROR: through a restrict (noalias) pointer
}

int main(void) {
  count(&total);
  return total;
}
