#include <limit.h>
#include <heddle.h>

int main(void) {
    int stock = STOCK;
    for (int i = 0; i < ORDERS; i++)
        stock--;
    heddle_assert(stock >= 0, "nothing is sold that is not there");
    return 0;
}
