// What is accessed through an index that is too great lies outside of the array: class `bounds`, also where `pointer` is checked. That goes for parts of elements, too.
// RUN: heddle check --engine explore --property pointer,bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property pointer,bounds %s
// EXIT: 10
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10

static struct {
    char tag;
    int values[3];
} table[4];

int main(void)
{
    int sum = 0;
    for (int i = 0; i <= 4; i++)
        sum += table[i].values[1]; //~ ERROR: [bounds] access outside of the object
    return sum;
}
