// Chasing pointers through a linked list on the heap: 2,000 blocks, each followed to the next.

#include <stdlib.h>

struct node {
  struct node *next;
  long value;
};

static unsigned work(void) {
  struct node *first = 0;
  for (long i = 0; i < 2000; i++) {
    struct node *node = malloc(sizeof *node);
    if (!node)
      return 1;
    node->value = i;
    node->next = first;
    first = node;
  }
  long sum = 0;
  for (int pass = 0; pass < 500; pass++)
    for (struct node *node = first; node; node = node->next)
      sum += node->value ^ pass;
  while (first) {
    struct node *next = first->next;
    free(first);
    first = next;
  }
  return (unsigned)sum;
}

int main(void) {
  unsigned last = 0;
  for (int round = 0; round < ROUNDS; round++)
    last = work();
  return last & 0x7f;
}
