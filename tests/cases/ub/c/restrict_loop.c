// An array is copied to itself, element by element, by a function that must not be asked to.
// RUN: heddle run %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10

static void copy(int n, int *restrict to, const int *restrict from) {
  for (int i = 0; i < n; i++)
    *to++ = *from++; //~ ERROR: through a restrict (noalias) pointer
}

int main(void) {
  int a[3] = {1, 2, 3};
  copy(3, a, a);
  return 0;
}
