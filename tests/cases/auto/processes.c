// Processes without main: the search and random runs are asked.
// RUN: heddle check --entry writer,reader --property race %s
// EXIT: 10
// STDOUT: explore: states
// RUN: heddle check --entry writer,reader --property assert %s
// EXIT: 0
// STDOUT: explore: states
#include <assert.h>

int shared;

void writer(void) { shared = 1; } //~ ERROR: data race

void reader(void) {
  int seen = shared;
  assert(seen == 0 || seen == 1);
}
