// The notes of robot.c are plain variables that two threads use: a data race.
// RUN: heddle check --engine explore --property race -DCAREFUL %d/robot.c
// EXIT: 10
// STDOUT: data race
