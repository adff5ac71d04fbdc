// An index of -1 leads to the member before the array.
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10
// RUN: heddle check %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10

static struct {
    int count;
    int values[4];
    int rest;
} all;

int main(void)
{
    volatile int i = -1;
    all.values[i] = 1; //~ ERROR: [bounds] index outside of the array
    return 0;
}
