// Base64, hexadecimal, run lengths, UTF-8 and variable-length integers: there and back.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static void base64(char *out, const void *data, size_t n)
{
    const uint8_t *p = data;
    for (; n; n -= n < 3 ? n : 3, p += 3) {
        uint32_t v = (uint32_t)p[0] << 16 | (n > 1 ? (uint32_t)p[1] << 8 : 0) | (n > 2 ? p[2] : 0);
        *out++ = digits[v >> 18];
        *out++ = digits[v >> 12 & 63];
        *out++ = n > 1 ? digits[v >> 6 & 63] : '=';
        *out++ = n > 2 ? digits[v & 63] : '=';
        if (n < 3)
            break;
    }
    *out = 0;
}

static size_t unbase64(uint8_t *out, const char *in)
{
    uint32_t v = 0;
    int bits = 0;
    size_t n = 0;
    for (; *in && *in != '='; in++) {
        v = v << 6 | (uint32_t)(strchr(digits, *in) - digits);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            out[n++] = (uint8_t)(v >> bits);
        }
    }
    return n;
}

static int utf8(char *out, uint32_t c)
{
    if (c < 0x80) {
        out[0] = (char)c;
        return 1;
    }
    int extra = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    out[0] = (char)(0xff00 >> (extra + 1) | c >> 6 * extra);
    for (int i = 1; i <= extra; i++)
        out[i] = (char)(0x80 | (c >> 6 * (extra - i) & 0x3f));
    return extra + 1;
}

static int varint(uint8_t *out, int64_t x)
{
    uint64_t z = (uint64_t)x << 1 ^ (uint64_t)(x >> 63);
    int n = 0;
    for (; z > 127; z >>= 7)
        out[n++] = (uint8_t)(z | 128);
    out[n++] = (uint8_t)z;
    return n;
}

static int64_t unvarint(const uint8_t *in)
{
    uint64_t z = 0;
    int shift = 0;
    do
        z |= (uint64_t)(*in & 127) << shift, shift += 7;
    while (*in++ & 128);
    return (int64_t)(z >> 1 ^ -(z & 1));
}

static void runs(char *out, const char *in)
{
    while (*in) {
        int n = 1;
        while (in[n] == *in)
            n++;
        out += sprintf(out, n > 1 ? "%d%c" : "%.0d%c", n > 1 ? n : 0, *in);
        in += n;
    }
    *out = 0;
}

int main(void)
{
    static const char *const texts[] = {"", "h", "he", "hed", "heddle weaves"};
    for (int i = 0; i < 5; i++) {
        char coded[32];
        uint8_t back[32];
        base64(coded, texts[i], strlen(texts[i]));
        size_t n = unbase64(back, coded);
        printf("%s %.*s\n", coded, (int)n, (char *)back);
    }
    static const uint32_t points[] = {0x41, 0xe9, 0x20ac, 0x1f9f5};
    for (int i = 0; i < 4; i++) {
        char out[4];
        int n = utf8(out, points[i]);
        for (int j = 0; j < n; j++)
            printf("%02x", (uint8_t)out[j]);
        printf(" ");
    }
    printf("\n");
    static const int64_t numbers[] = {0, -1, 1, 300, -70000, INT64_MAX, INT64_MIN};
    for (int i = 0; i < 7; i++) {
        uint8_t out[10];
        int n = varint(out, numbers[i]);
        printf("%d:%s ", n, unvarint(out) == numbers[i] ? "same" : "different");
    }
    char out[40];
    runs(out, "aaabccccccddddddddddd");
    printf("\n%s\n", out);
    return 0;
}
