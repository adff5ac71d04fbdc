// A pure virtual function that is called while its object is being made ends the program.
// RUN: heddle run %s
// EXIT: 134
// STDERR: /pure|abort/

struct Base {
    Base() { init(); }
    void init() { setup(); }
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
