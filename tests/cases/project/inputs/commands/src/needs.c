#include "limit.h"
#include <assert.h>

int main(void) {
    assert(LIMIT == 5 && sizeof(long) == WIDTH / 8);
    return 0;
}
