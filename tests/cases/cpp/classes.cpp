// Classes, virtual calls, templates and exceptions.
// RUN: heddle ir %s
// EXIT: 0
// STDOUT: %s: C++, compiled by clang
// STDOUT: verified      yes
// RUN: heddle ir --check -O2 %s
// EXIT: 0

#include <stdexcept>
#include <string>
#include <vector>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};

struct Square : Shape {
    explicit Square(double side) : side(side)
    {
        if (side < 0)
            throw std::invalid_argument("negative side");
    }
    double area() const override { return side * side; }
    double side;
};

template <typename T> T largest(const std::vector<T> &values)
{
    T best{};
    for (const T &value : values)
        if (value > best)
            best = value;
    return best;
}

int main()
{
    try {
        Square square(-1);
        std::vector<double> areas{square.area(), 2};
        return largest(areas) > 1;
    } catch (const std::exception &problem) {
        return std::string(problem.what()).size();
    }
}
