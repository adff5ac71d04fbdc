// A local variable is gone after its block: optimised code says where it ends.
// RUN: heddle run -O1 %s
// EXIT: 10

static void hide(int *volatile *to, int *p)
{
    *to = p;
}

int main(int argc, char **argv)
{
    int *volatile keep;
    {
        volatile int local = argc;
        hide(&keep, (int *)&local);
    }
    return *keep; //~ ERROR: [lifetime]
}
