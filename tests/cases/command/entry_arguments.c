// A function with parameters as an entry: its arguments are arbitrary, and all engines know what that means.
// RUN: heddle check --entry byte %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a byte
// STDOUT: thread 0 (byte)
// RUN: heddle check --engine bmc --entry byte %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a byte
// RUN: heddle check --entry wide %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a wide number
// RUN: heddle check --entry wide -m32 %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a wide number
// RUN: heddle check --engine prove --entry grows %d/inputs/entry_arguments.c
// EXIT: 0
// STDOUT: proof: k-induction
// RUN: heddle check --entry target %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: what it points to
// RUN: heddle check --entry unguarded %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [null] access through a null pointer
// RUN: heddle check --entry behind %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [bounds] access outside of the object
// RUN: heddle check --entry by_value %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a field
// RUN: heddle check --entry fraction %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a fraction
// RUN: heddle check --entry hidden %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a static function
// RUN: heddle check --entry byte,without %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: a byte
// RUN: heddle query --entry byte %d/inputs/entry_arguments.c 'E<>(@0.byte.n == 200)'
// EXIT: 0
// STDOUT: satisfied
// RUN: heddle check --trace-file %t.json --entry byte %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: a byte
// RUN: heddle check --replay %t.json --entry byte %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: a byte
// RUN: heddle check --entry main %d/inputs/entry_arguments.c
// EXIT: 0
// STDOUT: holds
// RUN: heddle check --entry ignored %d/inputs/entry_arguments.c
// EXIT: 10
// STDOUT: [assert] assertion fails: without its argument
// RUN: heddle check --entry anything %d/inputs/entry_arguments.c
// EXIT: 2
// STDERR: --entry: anything: it is not known what its parameter p points to; write a function without parameters that calls it, and start there
// RUN: heddle check --entry called %d/inputs/entry_arguments.c
// EXIT: 2
// STDERR: --entry: called: it is not known what its parameter f points to
// RUN: heddle check --entry long_double %d/inputs/entry_arguments.c
// EXIT: 2
// STDERR: --entry: long_double: its parameter x is x86_fp80
