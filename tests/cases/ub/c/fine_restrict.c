// What restrict allows: other bytes, other members, reading twice, pointers made from a restrict one, and another object in its place.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle check %s
// EXIT: 0
#include <stdlib.h>

struct pair {
  int first, second;
};

static int read_both(const int *restrict a, const int *restrict b) { return *a + *b; }

static int members(struct pair *restrict a, struct pair *restrict b) {
  a->first = 1;
  b->second = 2;
  return a->first + b->second;
}

static int neighbours(int *restrict a, int *restrict b) {
  *a = 1;
  *b = 2;
  return *a + *b;
}

static int derived(int *restrict a) {
  int *b = a + 1;
  *a = 1;
  b[-1] = 2;
  return *a;
}

static int reassigned(int *restrict a, int *b) {
  *b = 1;
  a = b;
  *a = 2;
  return *b;
}

static int chosen(int *restrict a, int *b, int which) {
  int *c = which ? a : b;
  *c = 3;
  return *b;
}

static int unused(int *restrict a, int *b) {
  *b = 1;
  if (a != b)
    *a = 2;
  return *b;
}

static int freed(int *restrict a, int **b) {
  *a = 1;
  free(a);
  *b = malloc(sizeof **b);
  **b = 3;
  int *c = *b;
  return *c;
}

static int apart(int n, int *restrict to, const int *restrict from) {
  for (int i = 0; i < n; i++)
    to[i] = from[i];
  return to[n - 1];
}

int main(void) {
  int x = 5, array[6] = {1, 2, 3, 4, 5, 6};
  struct pair both = {0, 0};
  int *other = NULL;
  int sum = read_both(&x, &x) + members(&both, &both) + neighbours(array, array + 1) + derived(array) + reassigned(&x, &x) +
            chosen(&x, &x, 0) + unused(&x, &x) + freed(malloc(sizeof(int)), &other) + apart(3, array, array + 3);
  free(other);
  return sum - (10 + 3 + 3 + 2 + 2 + 3 + 1 + 3 + 6);
}
