// Peterson's algorithm for two processes, as in the paper's figure: never both in the critical section. Its variables are plain ints, so that
// their accesses race.
// RUN: heddle query --entry petersons1,petersons2 %s "E<>([0.crit] && [1.crit])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --reduction none --entry petersons1,petersons2 %s "E<>([0.crit] && [1.crit])"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query --entry petersons1,petersons2 %s "A[](!([0.crit] && [1.crit]))"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --entry petersons1,petersons2 %s "E<>([0.crit])"
// EXIT: 0
// STDOUT: : satisfied
// STDOUT: then thread 0 is at
// RUN: heddle query --entry petersons1,petersons2 %s "E<>([1.crit] && flags[0] == 1 && turn == 1)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --entry petersons1,petersons2 %s "E<>(DataRace)"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query --entry petersons1,petersons2 %s "E<>(Deadlock)"
// EXIT: 0
// STDOUT: not satisfied
// RUN: heddle query -DFAULTY --entry petersons1,petersons2 %s "E<>([0.crit] && [1.crit])"
// EXIT: 0
// STDOUT: : satisfied
// RUN: heddle query -DFAULTY --format json --entry petersons1,petersons2 %s "A[](!([0.crit] && [1.crit]))"
// EXIT: 0
// STDOUT: "verdict": "false"
// STDOUT: "satisfied": false

int flags[2] = {0, 0};
int turn = 0;

void crit() {}

typedef struct {
    int *mflag;
    int *oflag;
    int *turn;
} Options;

void *petersons1()
{
    Options opt;
    opt.mflag = &flags[0];
    opt.oflag = &flags[1];
    opt.turn = &turn;

    *(opt.mflag) = 1;
    *(opt.turn) = 1;
    while (*(opt.oflag) && *(opt.turn) == 1) {
        // busy wait
    }
    crit();
    *(opt.mflag) = 0;
    return 0;
}

void *petersons2()
{
    Options opt;
    opt.mflag = &flags[1];
    opt.oflag = &flags[0];
    opt.turn = &turn;

#ifndef FAULTY
    *(opt.mflag) = 1;
    *(opt.turn) = 0;
#endif
    while (*(opt.oflag) && *(opt.turn) == 0) {
        // busy wait
    }
    crit();
    *(opt.mflag) = 0;
    return 0;
}
