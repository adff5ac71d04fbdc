// A member function writes behind the array of its object, into the next member.
// RUN: heddle check --engine explore --property bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10

class Stack {
    int values[4];

public:
    unsigned count = 0;
    void push(int value)
    {
        values[count++] = value; //~ ERROR: [bounds] index outside of the array
    }
};

int main()
{
    Stack stack;
    for (int i = 0; i < 5; i++)
        stack.push(i);
    return 0;
}
