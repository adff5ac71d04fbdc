; Use-list orders are kept: LLVM's output depends on them.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: uselistorder i32 %x, { 1, 0 }
; STDOUT: uselistorder ptr @g, { 1, 0 }
; STDOUT: uselistorder_bb @f, %end, { 1, 0 }

@g = global i32 0
@a = alias i32, ptr @g
@b = alias i32, ptr @g

define i32 @f(i32 %x, i1 %c) {
  %y = add i32 %x, %x
  br i1 %c, label %end, label %end

end:
  ret i32 %y
  uselistorder i32 %x, { 1, 0 }
}

uselistorder ptr @g, { 1, 0 }
uselistorder_bb @f, %end, { 1, 0 }
