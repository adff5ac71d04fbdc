; A register that is still read keeps what it points to; it is given back after that.
; RUN: heddle check --engine bmc --property leak %s
; EXIT: 0
; RUN: heddle check --engine explore --property leak %s
; EXIT: 0

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @exit(i32)
declare i1 @__VERIFIER_nondet_bool()

define void @stop(i1 %now) {
  br i1 %now, label %yes, label %no
yes:
  call void @exit(i32 0)
  unreachable
no:
  ret void
}

define i32 @main() {
  %kept = call ptr @malloc(i64 4)
  %first = call i1 @__VERIFIER_nondet_bool()
  call void @stop(i1 %first)
  call void @free(ptr %kept)
  ret i32 0
}
