// The same when the compiler could see it.
// RUN: heddle run %s
// EXIT: 10

int main(void)
{
    int zero = 0;
    int x = 1 / zero; //~ ERROR: [div-zero]
    return x == 1;
}
