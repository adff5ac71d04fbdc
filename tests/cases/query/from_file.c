// A query may come from a file.
// RUN: heddle query -f %d/inputs/marker.q %s
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query -f %d/inputs/missing.q %s
// EXIT: 2
// STDERR: missing.q
// RUN: heddle query -f %d/inputs/empty.q %s
// EXIT: 2
// STDERR: query
// RUN: heddle query -f %d/inputs/malformed.q %s
// EXIT: 2
// STDERR: malformed.q:1:

void marker(void);

int main(void)
{
    marker();
    return 0;
}
