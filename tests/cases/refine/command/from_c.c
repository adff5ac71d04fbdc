// From C: each function as clang hands it to the optimiser, and what the optimiser makes of it.
// RUN: heddle refine --no-cache --cc -O2 %s
// EXIT: 0
// STDOUT: @clamp: refines
// STDOUT: @exchange: refines
// STDOUT: 2 pairs: 2 proved
// RUN: heddle refine --no-cache --cc '-O1 -DWIDE' --function clamp --format json %s
// EXIT: 0
// STDOUT: "cc": "-O1 -DWIDE"
// STDOUT: "function": "clamp"
// STDOUT: "verdict": "true"
// RUN: heddle refine --cc -O0 %s
// EXIT: 2
// STDERR: error: --cc -O0 changes nothing: there is nothing to compare

#ifdef WIDE
typedef long number;
#else
typedef int number;
#endif

number clamp(number x) {
    if (x < 0)
        return 0;
    if (x > 255)
        return 255;
    return x;
}

void exchange(number *a, number *b) {
    number first = *a;
    *a = *b;
    *b = first;
}
