// A division by a number that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    unsigned d;
    return (int)(100 / d); //~ ERROR: [uninit]
}
