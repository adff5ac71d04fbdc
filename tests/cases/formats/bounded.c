// What is not known is a notification, an error, and a warning; a bound that is good enough is none of these.
// RUN: heddle check --engine bmc --unwind 2 --format sarif %s
// EXIT: 5
// STDOUT: "executionSuccessful": false
// STDOUT: "level": "warning"
// STDOUT: no violation up to the bound: a loop was cut
// STDOUT: "id": "unwind"
// STDOUT: "startLine": 29
// STDOUT: "results": []
// RUN: heddle check --engine bmc --unwind 2 --bounded-ok --format sarif %s
// EXIT: 0
// STDOUT: "executionSuccessful": true
// STDOUT: "level": "note"
// RUN: heddle check --engine bmc --unwind 2 --format junit %s
// EXIT: 5
// STDOUT: failures="0" errors="1"
// STDOUT: <skipped message="not decided"/>
// STDOUT: <error message="no violation up to the bound: a loop was cut" type="unwind">
// RUN: heddle check --engine bmc --unwind 2 --format github %s
// EXIT: 5
// STDOUT: ::warning file=%s,line=29,col=12,title=Unknown (unwind)::no violation up to the bound: a loop was cut
// RUN: heddle check --engine bmc --unwind 2 %s
// EXIT: 5
// STDOUT: help: --unwind N goes round loops more often, --engine prove looks for a proof without a bound,
#include <heddle.h>

int main(void) {
    unsigned n = heddle_any_uint(), i = 0;
    while (i < n)
        i++;
    heddle_assert(i == n, "it counts up to n");
}
