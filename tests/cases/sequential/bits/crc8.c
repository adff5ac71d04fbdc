// A checksum by a table of sixteen entries agrees with the one bit by bit, and notices any change of up to eight bits in a row.
// RUN: heddle check --engine bmc %s
// EXIT: 0
// RUN: heddle check --engine bmc -DBUG %s
// EXIT: 10

#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

#define POLYNOMIAL 0x07

static unsigned char crc_slowly(const unsigned char *data, int n)
{
    unsigned char crc = 0;
    for (int i = 0; i < n; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc & 0x80 ? crc << 1 ^ POLYNOMIAL : crc << 1;
    }
    return crc;
}

static unsigned char table[16];

static void make_table(void)
{
    for (int i = 0; i < 16; i++) {
        unsigned char crc = i << 4;
#ifdef BUG
        for (int bit = 0; bit < 3; bit++)
#else
        for (int bit = 0; bit < 4; bit++)
#endif
            crc = crc & 0x80 ? crc << 1 ^ POLYNOMIAL : crc << 1;
        table[i] = crc;
    }
}

static unsigned char crc(const unsigned char *data, int n)
{
    unsigned char crc = 0;
    for (int i = 0; i < n; i++) {
        crc = crc << 4 ^ table[crc >> 4 ^ data[i] >> 4];
        crc = crc << 4 ^ table[crc >> 4 ^ (data[i] & 15)];
    }
    return crc;
}

int main(void)
{
    unsigned char data[3], flip = __VERIFIER_nondet_uchar();
    for (int i = 0; i < 3; i++)
        data[i] = __VERIFIER_nondet_uchar();
    make_table();
    unsigned char sum = crc(data, 3);
    assert(sum == crc_slowly(data, 3)); //~ ERROR: [assert]
    __VERIFIER_assume(flip != 0);
    data[1] ^= flip;
    assert(crc(data, 3) != sum);
    return 0;
}
