// A hash map with open addressing and tombstones, in static memory.
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { SIZE = 64 };
enum slot_state { EMPTY, FULL, DELETED };

static struct slot {
    uint64_t key;
    int32_t value;
    uint8_t state;
} slots[SIZE];

static unsigned probes;

static uint64_t mix(uint64_t x)
{
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ULL;
    x ^= x >> 33;
    return x;
}

static struct slot *lookup(uint64_t key, bool insert)
{
    struct slot *grave = NULL;
    for (unsigned i = 0; i < SIZE; i++) {
        struct slot *s = &slots[(mix(key) + i) % SIZE];
        probes++;
        switch ((enum slot_state)s->state) {
        case FULL:
            if (s->key == key)
                return s;
            break;
        case DELETED:
            if (!grave)
                grave = s;
            break;
        case EMPTY:
            return insert ? (grave ? grave : s) : NULL;
        }
    }
    return insert ? grave : NULL;
}

static bool set(uint64_t key, int32_t value)
{
    struct slot *s = lookup(key, true);
    if (!s)
        return false;
    *s = (struct slot){key, value, FULL};
    return true;
}

int main(void)
{
    int refused = 0;
    for (uint64_t i = 0; i < 70; i++)
        refused += !set(i * 0x100000001ULL, (int32_t)i * 3);
    printf("refused %d, probes %u\n", refused, probes);
    for (uint64_t i = 0; i < 64; i += 2) {
        struct slot *s = lookup(i * 0x100000001ULL, false);
        if (s)
            s->state = DELETED;
    }
    int found = 0, sum = 0;
    for (uint64_t i = 0; i < 70; i++) {
        struct slot *s = lookup(i * 0x100000001ULL, false);
        if (s) {
            found++;
            sum += s->value;
        }
    }
    printf("found %d, sum %d, probes %u\n", found, sum, probes);
    printf("again %d\n", set(1ULL << 40, 7) && lookup(1ULL << 40, false)->value == 7);
    return 0;
}
