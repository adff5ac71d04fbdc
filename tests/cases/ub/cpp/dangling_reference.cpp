// A reference to a local variable of a function that has returned.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

static const int &make(int x)
{
    const int &local = x;
    return local;
}

int main()
{
    const int &r = make(5);
    return r; //~ ERROR: [lifetime]
}
