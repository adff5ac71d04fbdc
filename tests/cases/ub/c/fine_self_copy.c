// A structure assigned to itself.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

struct large {
    int v[20];
};

int main(void)
{
    struct large a = {{1, 2, 3}}, *p = &a;
    a = *p;
    return a.v[2] == 3 ? 0 : 1;
}
