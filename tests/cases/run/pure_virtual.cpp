// A pure virtual function that is called while its object is being made is an error.
// RUN: heddle run %s
// EXIT: 10

struct Base {
    Base() { init(); }
    void init() { setup(); } //~ ERROR: [unreachable] a pure virtual function is called
    virtual void setup() = 0;
    virtual ~Base() = default;
};
struct Derived : Base {
    void setup() override {}
};

int main()
{
    Derived d;
    return 0;
}
