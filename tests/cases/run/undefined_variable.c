// A variable that nobody defines has no contents: reading it ends in unknown, and it is named.
// RUN: heddle run %s
// EXIT: 5
// STDERR: elsewhere

extern int elsewhere;

int main(void)
{
    return elsewhere; //~ ERROR: unknown: the program uses the variable elsewhere
}
