// A function gets fewer arguments than it has parameters.
// RUN: heddle run %s
// EXIT: 10

static int add(int a, int b)
{
    return a + b;
}

int main(void)
{
    int (*f)(int) = (int (*)(int))add;
    return f(1); //~ ERROR: do not fit the function
}
