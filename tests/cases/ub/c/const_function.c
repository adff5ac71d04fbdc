// The code of a function is no data.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    unsigned char *code = (unsigned char *)main;
    return code[0]; //~ ERROR: [bounds]
}
