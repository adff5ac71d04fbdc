// Calling what is no function.
// RUN: heddle run %s
// EXIT: 10

static int data[4];

int main(void)
{
    int (*f)(void) = (int (*)(void))data;
    return f(); //~ ERROR: not a function
}
