// An index so large that the address lies in no object at all.
// RUN: heddle run %s
// EXIT: 10

int table[16];

int main(void)
{
    int *p = table;
    return p[1 << 30]; //~ ERROR: [bounds]
}
