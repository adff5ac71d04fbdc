// Dividing floats by zero, infinities and nans are defined.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

int main(void)
{
    volatile double zero = 0, one = 1;
    double infinity = one / zero, nan = zero / zero;
    int x = (int)2147483647.9, y = (int)-2147483648.9;
    return infinity > 1e308 && nan != nan && x > 0 && y < 0 && (unsigned char)255.9 == 255 ? 0 : 1;
}
