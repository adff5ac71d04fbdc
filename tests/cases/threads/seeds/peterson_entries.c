// Peterson's algorithm without a main: the two processes are entry functions, numbered 0 and 1.
// RUN: heddle query --entry petersons1,petersons2 %s "E<>([0.crit] && [1.crit])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry petersons1,petersons2 %s "E<>([0.crit])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry petersons1,petersons2 %s "E<>(DataRace)"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry petersons1,petersons2 %s "E<>(Deadlock)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry petersons1,petersons2 --reduction none %s "EnumStates"
// EXIT: 0
// STDOUT: states
// RUN: heddle query --entry petersons1,petersons2 --reduction internal %s "EnumStates"
// EXIT: 0
// STDOUT: states
// RUN: heddle query --entry petersons1,petersons2 --reduction simultaneous %s "EnumStates"
// EXIT: 0
// STDOUT: states
// RUN: heddle query --entry petersons1,petersons2 --reduction por %s "EnumStates"
// EXIT: 2
// STDERR: por
// RUN: heddle query --entry petersons1,petersons1 %s "E<>([0.crit] && [1.crit])"
// EXIT: 0
// STDOUT-NOT: not satisfied
// RUN: heddle query --entry petersons1,petersons3 %s "E<>([0.crit])"
// EXIT: 2
// STDERR: petersons3

int flags[2] = {0, 0};
int turn = 0;

void crit(void) {}

struct side {
    int *mine;
    int *other;
    int *turn;
};

void *petersons1(void)
{
    struct side side;
    side.mine = &flags[0];
    side.other = &flags[1];
    side.turn = &turn;
    *side.mine = 1;
    *side.turn = 1;
    while (*side.other && *side.turn == 1) {
    }
    crit();
    *side.mine = 0;
    return 0;
}

void *petersons2(void)
{
    struct side side;
    side.mine = &flags[1];
    side.other = &flags[0];
    side.turn = &turn;
    *side.mine = 1;
    *side.turn = 0;
    while (*side.other && *side.turn == 0) {
    }
    crit();
    *side.mine = 0;
    return 0;
}
