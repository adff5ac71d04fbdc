// Parameters out of range are refused before anything is done, with their place.
// RUN: heddle query %s "Pr[<=10](<> [0.f]) {Epsilon=0}"
// EXIT: 2
// STDERR: Epsilon must lie between 0 and 1
// RUN: heddle query %s "Pr[<=10](<> [0.f]) {Alpha=1}"
// EXIT: 2
// STDERR: Alpha must lie between 0 and 1
// RUN: heddle query %s "Pr[<=10;0](<> [0.f])"
// EXIT: 2
// STDERR: the number of runs must be at least 1
// RUN: heddle query %s "Pr[<=10](<> [0.f]) >= 0.999"
// EXIT: 2
// STDERR: 0.999 is not further than Delta = 0.01 away from 0 and 1
// RUN: heddle query %s "Pr[<=10](<> [0.f]) {Stop=soon}"
// EXIT: 2
// STDERR: expected `calibrated` or `paper`
// RUN: heddle query %s "Split[<=10](<> [0.f]) {Score=1, Levels=[1,5,5]}"
// EXIT: 2
// STDERR: levels must rise from one to the next
// RUN: heddle query %s "Split[<=10](<> [0.f]) {Score=1, Runs=0}"
// EXIT: 2
// STDERR: must be at least 1
// RUN: heddle query %s "Split[<=10](<> [0.f]) {Score=7, Levels=[1,5]}"
// EXIT: 2
// STDERR: the score never changes
// RUN: heddle query %s "Estimate[<=10,0]{max 1}"
// EXIT: 2
// STDERR: the number of runs must be at least 1
// RUN: heddle query %s "Pr[<=0](<> [0.f])"
// EXIT: 2
// STDERR: the number of steps must be at least 1
// RUN: heddle query %s "Exact[<=0](<> [0.f])"
// EXIT: 2
// STDERR: the number of steps must be at least 1
// RUN: heddle query %s "Split[#<=0](<> [0.f]) {Score=x}"
// EXIT: 2
// STDERR: the number of steps must be at least 1
// RUN: heddle query %s "Estimate[<=0,5]{max 1}"
// EXIT: 2
// STDERR: the number of steps must be at least 1
// RUN: heddle query %s "EnumStatesSMC <=0 5"
// EXIT: 2
// STDERR: the number of steps must be at least 1
// RUN: heddle query %s "EnumStatesSMC <=5 0"
// EXIT: 2
// STDERR: the number of runs must be at least 1
// RUN: heddle query %s "E[#<=5;0](max: 1)"
// EXIT: 2
// STDERR: the number of runs must be at least 1
// RUN: heddle query %s "Pr[<=10](<> [0.f]) {Epsilon=1}"
// EXIT: 2
// STDERR: Epsilon must lie between 0 and 1
// RUN: heddle query %s "Pr[<=10](<> [0.f]) >= 1"
// EXIT: 2
// STDERR: 1 is not further than Delta = 0.01 away from 0 and 1
// RUN: heddle query %s "Pr[<=10](<> [0.f]) >= 0.5 {Delta=0}"
// EXIT: 2
// STDERR: Delta must lie between 0 and 1
// RUN: heddle query %s "Pr[<=10](<> [0.f]) >= 0.5 {Alpha=0.6}"
// EXIT: 2
// STDERR: Alpha and Beta must be less than 0.5
// RUN: heddle query %s "Pr[<=10](<> [0.f]) >= 1.5"
// EXIT: 2
// STDERR: the probability must lie between 0 and 1
// RUN: heddle query %s "Split[<=10](<> [0.f]) {Score=x, Runs=99999999999}"
// EXIT: 2
// STDERR: the number of runs of a level must be at most 10000000
// RUN: heddle query %s "Split[<=10](<> [0.f]) {Score=x, Levels=[]}"
// EXIT: 2
// STDERR: expected a level
// RUN: heddle query %s "Split[<=5](<> x == 3) {Score=x, Levels=[1,2], Runs=50}"
// EXIT: 0
// STDOUT: warning: the score of no run reaches 1, the first level: the estimate says nothing
// RUN: heddle query %s "Split[<=5](<> x == 3) {Score=x, Adaptive, Runs=50}"
// EXIT: 0
// STDOUT: warning: the score of no run ever rises above 0: the estimate says nothing

int x;

void f(void) {}

int main(void)
{
    f();
    return x;
}
