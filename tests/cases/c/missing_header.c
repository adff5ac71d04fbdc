// A header that is nowhere.
// RUN: heddle ir --check %s
// EXIT: 2

#include "no_such_header.h" //~ ERROR: 'no_such_header.h' file not found
