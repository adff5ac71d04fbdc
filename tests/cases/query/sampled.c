// Queries about probabilities and expectations are understood, and nobody answers them yet.
// RUN: heddle query %s "Pr[<=10](<> [0.f])"
// EXIT: 5
// STDOUT: unknown: no engine answers queries about probabilities and expectations yet
// RUN: heddle query %s "Pr[<=10](<> [0.g])"
// EXIT: 2
// STDERR: the function `g` does not exist

void f(void) {}

int main(void)
{
    f();
    return 0;
}
