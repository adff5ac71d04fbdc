// A constant global must not be written.
// RUN: heddle run %s
// EXIT: 10

static const int table[3] = {1, 2, 3};

int main(int argc, char **argv)
{
    int *p = (int *)&table[argc];
    *p = 5; //~ ERROR: [bounds]
    return table[1];
}
