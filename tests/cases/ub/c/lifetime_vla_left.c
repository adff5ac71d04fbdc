// An array of variable length is gone after its block.
// RUN: heddle run %s
// EXIT: 10

int main(int argc, char **argv)
{
    char *p;
    {
        char a[argc + 3];
        a[0] = 1;
        p = a;
    }
    return *p; //~ ERROR: [lifetime]
}
