// From a member back to the structure around it.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <stddef.h>

struct link {
    struct link *next;
};
struct item {
    int value;
    struct link link;
    char tail[3];
};

int main(void)
{
    struct item a = {1, {0}, "a"}, b = {2, {&a.link}, "b"};
    struct item *back = (struct item *)((char *)b.link.next - offsetof(struct item, link));
    return back == &a && back->value == 1 && back->tail[0] == 'a' ? 0 : 1;
}
