; A register that is still read keeps what it points to; one that nobody reads any more does not.
; RUN: heddle check --engine bmc --property leak %s
; EXIT: 10
; STDOUT: [leak]
; STDOUT: it is a heap object of 8 bytes
; RUN: heddle check --engine explore --property leak %s
; EXIT: 10
; STDOUT: [leak]
; STDOUT: it is a heap object of 8 bytes

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
  %gone = call ptr @malloc(i64 8)
  %second = call i1 @__VERIFIER_nondet_bool()
  call void @stop(i1 %second)
  ret i32 0
}
