// A pointer that has left its object is followed where it is: class `bounds`, unless `pointer` is checked and is violated before.
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10

static int table[4];

int main(int argc, char **argv)
{
    (void)argv;
    int *each = table + (argc > 1 ? 5 : 3);
    return *each; //~ ERROR: [bounds] access outside of the object
}
