; The lowest byte of an address is one of many numbers.
; RUN: heddle check --engine explore %s
; EXIT: 5
; STDOUT: unknown: the result depends on addresses
; RUN: heddle check --engine bmc %s
; EXIT: 5
; STDOUT: unknown: the result depends on addresses
; RUN: heddle check --engine prove %s
; EXIT: 5
; STDOUT: unknown: the result depends on addresses

@a = global i32 0, align 4

declare void @__VERIFIER_error()

define i32 @main() {
  %low = ptrtoint ptr @a to i8
  %bad = icmp eq i8 %low, 77
  br i1 %bad, label %error, label %end

error:
  call void @__VERIFIER_error()
  br label %end

end:
  ret i32 0
}
