// A mistake in C++.
// RUN: heddle ir %s
// EXIT: 2

class Point {
    int x;
};

int f(Point p)
{
    return p.x; //~ ERROR: 'x' is a private member of 'Point'
}
