// Nan is no int.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    volatile double zero = 0;
    unsigned x = (unsigned)(zero / zero); //~ ERROR: [overflow]
    return x == 1;
}
