// One field was written, the decision is on the other.
// RUN: heddle run %s
// EXIT: 10

struct pair {
    int a, b;
};

int main(void)
{
    struct pair p, q;
    p.a = 1;
    q = p;
    if (q.b > 0) //~ ERROR: [uninit]
        return 1;
    return q.a - 1;
}
