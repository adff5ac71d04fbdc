// A structure is copied from an address that is not aligned for it.
// RUN: heddle run %s
// EXIT: 10
struct pair {
  int first[8];
};

int main(void) {
  _Alignas(8) char room[64] = {0};
  const struct pair *odd = (const struct pair *)(room + 1);
  struct pair copy = *odd; //~ ERROR: [align]
  return copy.first[0];
}
