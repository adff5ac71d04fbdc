// What is no trace is not replayed.
// RUN: heddle check --replay %s %s
// EXIT: 2
// STDERR: this is no JSON
// RUN: heddle check --replay %d/there_is_none.json %s
// EXIT: 2
// STDERR: cannot be read

int main(void)
{
    return 0;
}
