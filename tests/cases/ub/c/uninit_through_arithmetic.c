// What was computed from an unwritten variable is no better.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int x, y = 3;
    int z = x * 2 + y; //~ ERROR: [uninit]
    while (z > 10)
        z--;
    return 0;
}
