// A member function of an object that is not there.
// RUN: heddle run %s
// EXIT: 10

struct Box {
    int first, second;
    int get() const { return second; }
};

int main(int argc, char **)
{
    Box b{1, 2}, *p = argc > 5 ? &b : nullptr;
    return p->get(); //~ ERROR: not what an attribute promises
}
