/* A sender tries again when a packet is lost, and gives up after ten losses in a row.
 *
 * One packet of eight is lost. How likely is it that the sender gives up on one of its packets? So unlikely
 * that one would wait for a long time: testing never shows it, and production does.
 */
#include <heddle.h>

enum { PACKETS = 20, TRIES = 10 };

int losses;

void gives_up(void);

int main(void)
{
    for (int packet = 0; packet < PACKETS; packet++) {
        losses = 0;
        while (heddle_choose(8) == 0) {
            losses++;
            if (losses == TRIES) {
                gives_up();
                return 1;
            }
        }
    }
    return 0;
}
