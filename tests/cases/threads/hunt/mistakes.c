// What makes no sense is refused before any run.
// RUN: heddle check --engine sample --runs 0 %s
// EXIT: 2
// STDERR: --runs

int main(void)
{
    return 0;
}
