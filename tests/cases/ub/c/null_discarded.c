// A structure whose value is not used is read all the same, which clang does not write down.
// RUN: heddle check --engine explore %s
// EXIT: 10
// RUN: heddle check --engine bmc %s
// EXIT: 10
// RUN: heddle check --engine prove %s
// EXIT: 10
// RUN: heddle run %s
// EXIT: 10
// RUN: heddle check -DMEMBER_OF_OBJECT %s
// EXIT: 0
// RUN: heddle check -DADDRESS %s
// EXIT: 0

struct point {
    int x, y;
};

struct line {
    struct point from, to;
    struct point more[2];
};

int main(void)
{
    struct line object = {{0}};
    struct line *line = 0;
#ifdef MEMBER_OF_OBJECT
    line = &object;
#endif
#ifdef ADDRESS
    line = &object;
    return &line->to == &object.from;
#endif
    (void)line->to; //~ ERROR: [null]
    (void)object.from;
    return 0;
}
