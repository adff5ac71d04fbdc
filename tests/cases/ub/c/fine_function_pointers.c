// Functions of the right type, also after a cast there and back.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

static int twice(int x)
{
    return 2 * x;
}

typedef void generic(void);

int main(void)
{
    generic *g = (generic *)twice;
    int (*f)(int) = (int (*)(int))g;
    void *data = (void *)f;
    return f(4) == 8 && ((int (*)(int))data)(1) == 2 && f == twice ? 0 : 1;
}
