; What is part of an instruction is not passed in a register.
; RUN: heddle ir --check %s
; EXIT: 2

declare void @llvm.something.new(i32 inreg immarg) ;~ ERROR: an immarg parameter cannot be passed in a special way
