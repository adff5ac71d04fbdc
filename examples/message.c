/* A message says how long its text is, and the program believes it.
 *
 * The first byte is the length. Lengths beyond the buffer are refused, but `char` has a sign: a length of 200 is
 * -56, which is not greater than 16. Every test with an ordinary message passes.
 */
#include <heddle.h>

enum { ROOM = 16 };

static int sum_of(const char *message)
{
    char text[ROOM];
    char length = message[0];
    if (length > ROOM)
        return -1;
    unsigned char count = length;
    int sum = 0;
    for (int i = 0; i < count; i++) {
        text[i] = message[i + 1];
        sum += text[i];
    }
    return sum;
}

int main(void)
{
    char message[256];
    heddle_any_bytes(message, sizeof message);
    return sum_of(message) > 0;
}
