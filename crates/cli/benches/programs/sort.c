// Bubble sort of 1,000 ints, worst case first: loads and stores in one array.

static int numbers[1000];

static unsigned work(void) {
  unsigned seed = 12345;
  for (int i = 0; i < 1000; i++) {
    seed = seed * 1103515245u + 12345u;
    numbers[i] = (int)(seed >> 16) - 1000 * i;
  }
  for (int end = 999; end > 0; end--)
    for (int i = 0; i < end; i++)
      if (numbers[i] > numbers[i + 1]) {
        int other = numbers[i];
        numbers[i] = numbers[i + 1];
        numbers[i + 1] = other;
      }
  unsigned sum = 0;
  for (int i = 0; i < 1000; i++)
    sum = sum * 31u + (unsigned)numbers[i];
  return sum;
}

int main(void) {
  unsigned last = 0;
  for (int round = 0; round < ROUNDS; round++)
    last = work();
  return last & 0x7f;
}
