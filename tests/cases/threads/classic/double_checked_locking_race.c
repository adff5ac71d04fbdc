// Double-checked locking races with a plain pointer, and with an atomic one that is relaxed: then the object itself.
// RUN: heddle check --engine explore --property race -DPLAIN %d/double_checked_locking.c
// EXIT: 10
// STDOUT: data race
// RUN: heddle check --engine explore --property race -DSTORE=memory_order_relaxed -DLOAD=memory_order_relaxed %d/double_checked_locking.c
// EXIT: 10
// STDOUT: data race
