// Reading past a global array, into what a linker may put behind it.
// RUN: heddle run %s
// EXIT: 10

int table[3] = {1, 2, 3};
int behind = 4;

int main(int argc, char **argv)
{
    return table[argc + 2] == behind; //~ ERROR: [bounds]
}
