// Pages of the manual and completions for shells.
// RUN: heddle man
// EXIT: 0
// STDOUT: .TH heddle 1
// STDOUT: heddle\-check(1)
// RUN: heddle man refine
// EXIT: 0
// STDOUT: .TH heddle-refine 1
// STDOUT: .SH NOTES
// RUN: heddle man chekc
// EXIT: 2
// STDERR: error: there is no command `chekc`; did you mean `check`?
// RUN: heddle completions bash
// EXIT: 0
// STDOUT: _heddle
// RUN: heddle completions tcsh
// EXIT: 2
// STDERR: invalid value 'tcsh' for '<SHELL>'
