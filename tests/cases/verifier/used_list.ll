; The list of used globals holds pointers to globals.
; RUN: heddle ir --check %s
; EXIT: 2

@llvm.used = appending global [1 x i32] [i32 1], section "llvm.metadata" ;~ ERROR: this is a list of pointers
;~^ ERROR: this is a list of variables, functions and aliases with names
