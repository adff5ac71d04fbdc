// When nobody waits for the writers of singleton.c, the check may decide on a byte that was never written.
// RUN: heddle check --engine explore --property uninit -DUNWRITTEN %d/singleton.c
// EXIT: 10
// STDOUT: [uninit]
