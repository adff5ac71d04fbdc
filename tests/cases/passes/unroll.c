// Loops are written out as often as they are known to go round, or N times and then again.
// RUN: heddle ir --passes unroll=4 --lowered %s
// EXIT: 0
// STDOUT: passes        name, constants, mem2reg, unroll=4, simplifycfg
// STDOUT: loops         1
// RUN: heddle ir --passes unroll=3 --lowered %s
// EXIT: 0
// STDOUT: loops         2
// RUN: heddle run --passes unroll=4 %s
// EXIT: 0
// RUN: heddle run --passes unroll=3,constprop,dce --format json %s
// EXIT: 0
// STDOUT: "unroll=3",
// STDOUT: "dce",

int squares(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += i * i;
  return sum;
}

int zeros(void) {
  int sum = 0;
  for (int i = 0; i < 4; i++)
    sum += i / 4;
  return sum;
}

int main(void) { return squares(4) + zeros() - 14; }
