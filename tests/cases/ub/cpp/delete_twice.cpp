// delete twice.
// RUN: heddle run %s
// EXIT: 10

struct Node {
    int value = 0;
};

int main()
{
    Node *a = new Node, *b = a;
    delete a;
    delete b; //~ ERROR: [free]
    return 0;
}
