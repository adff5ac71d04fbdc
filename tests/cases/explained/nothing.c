// An access through null comes with the pointer that is null.
// RUN: heddle check %s
// EXIT: 10
// STDOUT: note: with list.next = null
struct list {
    int value;
    struct list *next;
};

int main(void)
{
    struct list list = {1, 0};
    return list.next->value; //~ ERROR: [null] access through a null pointer
}
