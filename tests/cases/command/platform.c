// Platforms of the user are linked with the program, which finds their headers; their functions win over those that come with Heddle.
// RUN: heddle run --platform %d/inputs/robot --platform %d/inputs/own_puts.c %s
// EXIT: 7
// STDOUT: <moving>
// STDERR-NOT: error
// RUN: heddle run -m32 -O1 --platform %d/inputs/robot %s
// EXIT: 7
// STDOUT: moving
// STDOUT-NOT: <
// STDERR-NOT: error
// RUN: heddle run --platform %d/inputs/robot %s -- far
// EXIT: 10
// STDERR: /inputs\/robot\/move.c:[0-9]+:[0-9]+: error: \[assert\] the robot leaves the room/
// RUN: heddle run --platform %d/inputs/robot --format json %s
// EXIT: 7
// STDOUT: "platform": [
// STDOUT: inputs/robot"
// STDERR-NOT: error
// RUN: heddle ir --platform %d/inputs/robot %s
// EXIT: 0
// STDOUT: inputs/robot/move.c: C, compiled by
// STDOUT: inputs/robot/sense.c: C, compiled by
// STDOUT: functions     3 defined

#include <robot.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    puts("moving");
    for (int i = 0; i < (argc > 1 ? 20 : 1); i++)
        move(7);
    return sense();
}
