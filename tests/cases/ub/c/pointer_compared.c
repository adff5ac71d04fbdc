// A pointer before the start of an array is compared, and never followed.
// RUN: heddle check --engine explore --property pointer,bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property pointer %s
// EXIT: 10
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 0
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 0
// RUN: heddle check --engine prove --property bounds %s
// EXIT: 0

static int table[4];

int main(void)
{
    int sum = 0;
    for (int *each = table + 3; each >= table; each--) //~ ERROR: [pointer] a pointer leaves its object
        sum += *each;
    return sum;
}
