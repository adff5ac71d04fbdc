// The same when another call has taken its place.
// RUN: heddle run %s
// EXIT: 10

static int *keep;

static void set(int depth)
{
    int local = depth;
    if (depth == 1)
        keep = &local;
    else if (depth > 1)
        set(depth - 1);
}

static int other(void)
{
    int local = 7;
    int *volatile p = &local;
    return *p + *keep; //~ ERROR: [lifetime]
}

int main(void)
{
    set(1);
    return other();
}
