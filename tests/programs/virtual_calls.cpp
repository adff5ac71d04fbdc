// Virtual functions: abstract classes, overriding, calls from constructors, destructors through the base.
#include <cstdio>

struct Shape {
    explicit Shape(const char *name) : name(name) { describe(); }
    virtual ~Shape() { std::printf("~Shape %s\n", name); }
    virtual double area() const = 0;
    virtual const char *kind() const { return "shape"; }
    void describe() const { std::printf("%s is a %s\n", name, kind()); }
    const char *name;
};

struct Rectangle : Shape {
    Rectangle(const char *name, double w, double h) : Shape(name), w(w), h(h) { describe(); }
    ~Rectangle() override { std::printf("~Rectangle %s\n", name); }
    double area() const override { return w * h; }
    const char *kind() const override { return "rectangle"; }
    double w, h;
};

struct Square final : Rectangle {
    Square(const char *name, double side) : Rectangle(name, side, side) { describe(); }
    const char *kind() const override { return "square"; }
};

struct Circle : Shape {
    Circle(const char *name, double r) : Shape(name), r(r) {}
    double area() const override { return 3.0 * r * r; }
    double r;
};

static double total(const Shape *const *shapes, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += shapes[i]->area();
    return sum;
}

int main()
{
    Circle round("round", 2);
    Shape *shapes[] = {new Rectangle("long", 2, 8), new Square("even", 3), &round};
    std::printf("%g\n", total(shapes, 3));
    for (Shape *s : shapes)
        s->describe();
    std::printf("%s\n", shapes[1]->Shape::kind());
    double (Shape::*member)() const = &Shape::area;
    for (Shape *s : shapes)
        std::printf("%g ", (s->*member)());
    std::printf("\n");
    delete shapes[0];
    delete shapes[1];
    return 0;
}
