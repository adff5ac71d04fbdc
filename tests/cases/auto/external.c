// Nobody defines a function that is called in any case: nobody else need be asked.
// RUN: heddle check %s
// EXIT: 5
// STDOUT: the program calls the function measure, which nobody defines
// STDOUT-NOT: tried:
int measure(int x);

int main(void) { return measure(3) > 2; }
