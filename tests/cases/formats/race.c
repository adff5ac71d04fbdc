// Two threads race: a result with a flow for each of them, a failure, and an annotation.
// RUN: heddle check --format sarif %s
// EXIT: 10
// STDOUT: "version": "2.1.0"
// STDOUT: "id": "race"
// STDOUT: "exitCode": 10
// STDOUT: "executionSuccessful": true
// STDOUT: "ruleId": "race"
// STDOUT: "uri": "%s",
// STDOUT: "uriBaseId": "%SRCROOT%"
// STDOUT: "startLine": 41
// STDOUT: "relatedLocations"
// STDOUT: "startLine": 33
// STDOUT: "threadFlows"
// STDOUT: "text": "thread 0: main"
// STDOUT: "executionOrder"
// STDOUT: "text": "thread 1: 
// RUN: heddle check --format junit %s
// EXIT: 10
// STDOUT: /<testsuites name="heddle" tests="[0-9]+" failures="1" errors="0"/
// STDOUT: <testcase name="race@%s:41:12" classname="%s" file="%s" line="41"
// STDOUT: <failure message="data race: two threads access the same memory, unordered" type="race">
// RUN: heddle check --format github %s
// EXIT: 10
// STDOUT: ::error file=%s,line=41,col=12,title=A data race (race)::data race: two threads access the same memory, unordered%0Athread 0 writes
// STDOUT: at %s:33:11
#include <pthread.h>

static int shared;

static void *worker(void *unused) {
    // Nobody holds a lock.
    shared++;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    // Neither does this one.
    shared = 2;
    pthread_join(thread, 0);
    return 0;
}
