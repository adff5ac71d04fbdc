// The examples work. This file itself is not used.
// RUN: heddle ir examples/bank_account.c
// EXIT: 0
// STDOUT: verified      yes, no problems found
// STDOUT: functions     6 defined, 5 external
// STDOUT: /main +examples\/bank_account.c:66 /
// STDOUT: pthread_create (2 calls)
