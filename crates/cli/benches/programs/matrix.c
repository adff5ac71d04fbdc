// A product of two matrices of doubles: loads from rows and columns, multiplication, addition.

enum { N = 80 };
static double a[N][N], b[N][N], c[N][N];

static unsigned work(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i + 0.5 * j;
      b[i][j] = i - 0.25 * j;
    }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      double sum = 0;
      for (int k = 0; k < N; k++)
        sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  double trace = 0;
  for (int i = 0; i < N; i++)
    trace += c[i][i];
  return (unsigned)(long)trace;
}

int main(void) {
  unsigned last = 0;
  for (int round = 0; round < ROUNDS; round++)
    last = work();
  return last & 0x7f;
}
