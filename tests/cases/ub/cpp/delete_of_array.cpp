// delete of what new[] made.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

int main()
{
    int *p = new int[4];
    delete p; //~ ERROR: [free]
    return 0;
}
