#include "robot.h"
#include <heddle.h>
#include <heddle_platform.h>

extern int position;

void move(int by)
{
    heddle_atomic_begin();
    position += by;
    heddle_atomic_end();
    if (position > 100)
        __heddle_violation("assert", "the robot leaves the room");
}
