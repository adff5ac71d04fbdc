// Processes are drawn by their weights, among those of the highest priority; samples and exact solutions agree.
// RUN: heddle query -O1 --entry first,second --weights 0:3 %s "Exact(<> [0.mark])"
// EXIT: 0
// STDOUT: Exact(<> [0.mark]): 0.75
// RUN: heddle query -O1 --entry first,second --weights 0:3 %s "Pr[<=100;20000](<> [0.mark])"
// EXIT: 0
// STDOUT: /: 0\.7[45][0-9]* in/
// RUN: heddle query -O1 --entry first,second --weights 0:0.5,1:1.5 %s "Exact(<> [0.mark])"
// EXIT: 0
// STDOUT: Exact(<> [0.mark]): 0.25
// RUN: heddle query -O1 --entry first,second --weights 0:9 --marker mark %s "Estimate[<=100,2000]{max order;si32}"
// EXIT: 0
// STDOUT: /: 1\.[01][0-9]* in/
// RUN: heddle query -O1 --entry first,second --weights 0:3 %s "Split[<=100](<> [0.mark]) {Score=order;si32, Levels=[1], Runs=500}"
// EXIT: 0
// STDOUT: /: 0\.7[3-7][0-9]* in/
// RUN: heddle query -O1 --entry first,second --priorities 0:1 %s "Exact(<> [0.mark])"
// EXIT: 0
// STDOUT: Exact(<> [0.mark]): 1
// RUN: heddle query -O1 --entry first,second --priorities 0:-1 --format json %s "Pr[<=100;200](<> [0.mark])"
// EXIT: 0
// STDOUT: "priorities": "0:-1"
// STDOUT: "satisfying": 0
// RUN: heddle query -O1 --entry first,second --weights 0:0 %s "Exact(<> [0.mark])"
// EXIT: 2
// STDERR: the weight 0 is not positive
// RUN: heddle query -O1 --entry first,second --weights 99:1 %s "Exact(<> [0.mark])"
// EXIT: 2
// STDERR: processes are numbered from 0 to 63
// RUN: heddle query -O1 --entry first,second --priorities 1 %s "Exact(<> [0.mark])"
// EXIT: 2
// STDERR: PROCESS:PRIORITY is needed

void mark(void);

int taken, order;

/* Who comes first takes it: the first step decides. */
void first(void)
{
    if (__atomic_exchange_n(&taken, 1, __ATOMIC_SEQ_CST)) {
        order = 2;
        return;
    }
    order = 1;
    mark();
}

void second(void)
{
    if (!__atomic_exchange_n(&taken, 1, __ATOMIC_SEQ_CST))
        order = 3;
}
