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

void f(void) {}

int main(void)
{
    f();
    return 0;
}
