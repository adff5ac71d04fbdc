// The processes of peterson_entries.c under `check`: no deadlock, no memory error, but a data race.
// RUN: heddle check --engine explore --entry petersons1,petersons2 --property deadlock,bounds,null,lifetime,uninit %d/peterson_entries.c
// EXIT: 0
// RUN: heddle check --engine explore --entry petersons1,petersons2 --property race %d/peterson_entries.c
// EXIT: 10
// STDOUT: data race
