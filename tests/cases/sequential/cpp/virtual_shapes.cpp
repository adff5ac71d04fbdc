// Shapes behind a common base class: the area of each is that of its own kind. Copying one as its base cuts off what it is.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <cassert>

extern "C" unsigned char __VERIFIER_nondet_uchar(void);
extern "C" bool __VERIFIER_nondet_bool(void);

struct Shape {
    virtual int area() const { return 0; }
    virtual ~Shape() {}
};

struct Rectangle : Shape {
    int width, height;
    Rectangle(int w, int h) : width(w), height(h) {}
    int area() const override { return width * height; }
};

struct Square : Rectangle {
    explicit Square(int side) : Rectangle(side, side) {}
};

#ifdef BUG
static int measure(Shape shape)
#else
static int measure(const Shape &shape)
#endif
{
    return shape.area();
}

int main()
{
    int a = __VERIFIER_nondet_uchar(), b = __VERIFIER_nondet_uchar();
    Rectangle rectangle(a, b);
    Square square(a);
    bool which = __VERIFIER_nondet_bool();
    int area = which ? measure(rectangle) : measure(square);
    assert(area == (which ? a * b : a * a)); //~ ERROR: [assert]
    return 0;
}
