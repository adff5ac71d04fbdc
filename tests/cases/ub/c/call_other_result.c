// A function returns another type than the caller takes.
// RUN: heddle run %s
// EXIT: 10

static double half(double x)
{
    return x / 2;
}

int main(void)
{
    int (*f)(int) = (int (*)(int))half;
    return f(1); //~ ERROR: do not fit the function
}
