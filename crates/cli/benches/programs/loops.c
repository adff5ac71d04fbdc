// Nested loops that count, with a call in the middle: arithmetic, branches and locals only.

static int mix(int a, int b) {
  return (a ^ (b << 1)) & 0xffff;
}

static unsigned work(void) {
  int sum = 0;
  for (int i = 0; i < 60; i++)
    for (int j = 0; j < 60; j++)
      for (int k = 0; k < 200; k++) {
        if ((i + j + k) % 3 == 0)
          sum += mix(i, k);
        else
          sum -= j;
      }
  return (unsigned)sum;
}

int main(void) {
  unsigned last = 0;
  for (int round = 0; round < ROUNDS; round++)
    last = work();
  return last & 0x7f;
}
