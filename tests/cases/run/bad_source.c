// What does not compile does not run.
// RUN: heddle run %s
// EXIT: 2

int main(void)
{
    return undeclared; //~ ERROR: undeclared
}
