// A virtual call on an object that was deleted.
// RUN: heddle run --cflags=-w %s
// EXIT: 10

struct Shape {
    virtual int area() { return 1; }
    virtual ~Shape() = default;
};

int main()
{
    Shape *s = new Shape;
    delete s;
    return s->area(); //~ ERROR: [lifetime]
}
