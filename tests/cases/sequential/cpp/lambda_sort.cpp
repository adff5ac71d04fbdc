// An order is handed on as a lambda; one that is not strict says of equal numbers that each comes before the other.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

template <typename T, typename Before>
static void sort(T *a, int n, Before before)
{
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && before(a[j], a[j - 1]); j--) {
            T t = a[j];
            a[j] = a[j - 1];
            a[j - 1] = t;
        }
}

struct Item {
    int key, number;
};

int main()
{
    Item items[3];
    for (int i = 0; i < 3; i++) {
        items[i].key = __VERIFIER_nondet_int();
        items[i].number = i;
    }
#ifdef BUG
    sort(items, 3, [](const Item &a, const Item &b) { return a.key >= b.key; });
#else
    sort(items, 3, [](const Item &a, const Item &b) { return a.key > b.key; });
#endif
    for (int i = 1; i < 3; i++) {
        assert(items[i - 1].key >= items[i].key);
        if (items[i - 1].key == items[i].key)
            assert(items[i - 1].number < items[i].number); //~ ERROR: [assert]
    }
    return 0;
}
