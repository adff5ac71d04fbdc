// What new, new[], placement new and nothrow new make, deleted by its own kind.
// RUN: heddle run %s
// EXIT: 0
// RUN: heddle run -O2 %s
// EXIT: 0
// RUN: heddle run -m32 %s
// EXIT: 0

#include <new>

struct Item {
    int value;
    explicit Item(int v = 3) : value(v) { live++; }
    virtual ~Item() { live--; }
    static int live;
};
int Item::live = 0;

int main()
{
    Item *one = new Item(4);
    Item *many = new Item[3];
    alignas(Item) unsigned char room[sizeof(Item)];
    Item *placed = new (room) Item(5);
    Item *maybe = new (std::nothrow) Item;
    int sum = one->value + many[2].value + placed->value + (maybe ? maybe->value : 0);
    delete maybe;
    placed->~Item();
    delete[] many;
    delete one;
    delete static_cast<Item *>(nullptr);
    return Item::live == 0 && sum == 15 ? 0 : 1;
}
