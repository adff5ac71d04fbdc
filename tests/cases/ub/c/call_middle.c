// Calling an address inside of a function.
// RUN: heddle run %s
// EXIT: 10

static int one(void)
{
    return 1;
}

int main(void)
{
    int (*f)(void) = (int (*)(void))((char *)one + 1);
    return f(); //~ ERROR: not a function
}
