// A switch on a variable that nobody wrote.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int x;
    switch (x) { //~ ERROR: [uninit]
    case 1: return 1;
    case 2: return 0;
    }
    return 0;
}
