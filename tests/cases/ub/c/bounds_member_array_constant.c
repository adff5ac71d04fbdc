// The same with an index that is known, which clang warns about.
// RUN: heddle check --engine explore --property bounds --cflags=-Wno-array-bounds %s
// EXIT: 10
// RUN: heddle check --engine bmc --property bounds --cflags=-Wno-array-bounds %s
// EXIT: 10
// RUN: heddle check --cflags=-Wno-array-bounds %s
// EXIT: 10
// RUN: heddle run --cflags=-Wno-array-bounds %s
// EXIT: 10

struct pair {
    int first[2];
    int second[2];
};

int main(void)
{
    struct pair pair = {{0, 1}, {2, 3}};
    struct pair *p = &pair;
    return p->first[2]; //~ ERROR: [bounds] index outside of the array
}
