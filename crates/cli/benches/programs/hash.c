// FNV-1a and a bitwise CRC-32 over a buffer: bytes, shifts, unsigned products, pointers that walk.

static unsigned char buffer[4096];

static unsigned fnv(const unsigned char *from, unsigned long length) {
  unsigned hash = 2166136261u;
  for (unsigned long i = 0; i < length; i++) {
    hash ^= from[i];
    hash *= 16777619u;
  }
  return hash;
}

static unsigned crc(const unsigned char *from, const unsigned char *end) {
  unsigned sum = ~0u;
  while (from < end) {
    sum ^= *from++;
    for (int bit = 0; bit < 8; bit++)
      sum = sum & 1 ? sum >> 1 ^ 0xedb88320u : sum >> 1;
  }
  return ~sum;
}

static unsigned work(void) {
  for (unsigned i = 0; i < sizeof buffer; i++)
    buffer[i] = (unsigned char)(i * 7 + (i >> 5));
  unsigned sum = 0;
  for (int i = 0; i < 25; i++) {
    sum ^= fnv(buffer, sizeof buffer) + crc(buffer, buffer + sizeof buffer);
    buffer[i] ^= (unsigned char)sum;
  }
  return sum;
}

int main(void) {
  unsigned last = 0;
  for (int round = 0; round < ROUNDS; round++)
    last = work();
  return last & 0x7f;
}
