// A local variable is gone when its function returns.
// RUN: heddle run %s
// EXIT: 10

static int *keep;

static void set(void)
{
    int local = 5;
    keep = &local;
}

int main(void)
{
    set();
    return *keep; //~ ERROR: [lifetime]
}
