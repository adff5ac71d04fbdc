// Writing before a global.
// RUN: heddle run %s
// EXIT: 10

static int before[2], table[2], after[2];

int main(int argc, char **argv)
{
    table[-argc] = 1; //~ ERROR: [bounds]
    return before[1] + after[0];
}
