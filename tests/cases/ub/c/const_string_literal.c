// A string literal must not be written.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    char *text = "constant";
    text[0] = 'C'; //~ ERROR: [bounds]
    return 0;
}
