# 1 "original.c"
# 1 "<built-in>" 1
# 1 "header.h" 1
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void reach_error(void);
# 3 "original.c" 2

int main(void) {
  unsigned char x =
      __VERIFIER_nondet_uchar();
  if (x == 42)
    reach_error();
  return 0;
}
