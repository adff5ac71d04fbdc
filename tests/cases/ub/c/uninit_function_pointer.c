// A function pointer that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int (*f)(void);
    return f(); //~ ERROR: [uninit]
}
