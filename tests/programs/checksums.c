// Checksums of the same text: CRC-32 by table and by bits, CRC-16, Adler-32, Fletcher, FNV, a Bloom filter.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t table[256];

static void fill(void)
{
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        table[i] = c;
    }
}

static uint32_t crc32(const void *data, size_t n)
{
    const uint8_t *p = data;
    uint32_t c = ~UINT32_C(0);
    while (n--)
        c = table[(c ^ *p++) & 0xff] ^ c >> 8;
    return ~c;
}

static uint32_t crc32_slow(const void *data, size_t n)
{
    const uint8_t *p = data;
    uint32_t c = 0xffffffff;
    for (size_t i = 0; i < n * 8; i++) {
        uint32_t bit = (uint32_t)(p[i / 8] >> i % 8 & 1);
        c = (c >> 1) ^ (0xedb88320u & -((c ^ bit) & 1));
    }
    return c ^ 0xffffffff;
}

static uint16_t crc16(const char *s)
{
    uint16_t c = 0xffff;
    for (; *s; s++) {
        c ^= (uint16_t)((uint8_t)*s << 8);
        for (int k = 0; k < 8; k++)
            c = (uint16_t)(c & 0x8000 ? c << 1 ^ 0x1021 : c << 1);
    }
    return c;
}

static uint32_t adler32(const char *s)
{
    uint32_t a = 1, b = 0;
    while (*s) {
        a = (a + (uint8_t)*s++) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static uint64_t fnv64(const char *s)
{
    uint64_t h = UINT64_C(0xcbf29ce484222325);
    while (*s)
        h = (h ^ (uint8_t)*s++) * UINT64_C(0x100000001b3);
    return h;
}

static uint8_t filter[32];

static unsigned bloom(const char *s, int add)
{
    uint64_t h = fnv64(s);
    unsigned hits = 0;
    for (int i = 0; i < 4; i++, h >>= 16) {
        unsigned bit = (unsigned)(h & 0xff);
        hits += filter[bit / 8] >> bit % 8 & 1;
        if (add)
            filter[bit / 8] |= (uint8_t)(1u << bit % 8);
    }
    return hits == 4;
}

int main(void)
{
    static const char *const texts[] = {"", "a", "123456789", "The quick brown fox jumps over the lazy dog"};
    fill();
    for (int i = 0; i < 4; i++) {
        const char *t = texts[i];
        size_t n = strlen(t);
        printf("%08x %08x %04x %08x %016llx\n", crc32(t, n), crc32_slow(t, n), crc16(t), adler32(t),
               (unsigned long long)fnv64(t));
    }
    int false_positives = 0;
    char word[8];
    for (int i = 0; i < 20; i++) {
        snprintf(word, sizeof word, "w%d", i);
        bloom(word, 1);
    }
    for (int i = 0; i < 200; i++) {
        snprintf(word, sizeof word, "w%d", i);
        false_positives += bloom(word, 0) - (i < 20);
    }
    printf("%d\n", false_positives);
    return 0;
}
