; A pointer to one of two variables, chosen by input, is written through; exactly the chosen one changes.
; RUN: heddle check --engine bmc %s
; EXIT: 0

declare i1 @__VERIFIER_nondet_bool()
declare i32 @__VERIFIER_nondet_int()
declare void @__VERIFIER_error()

define i32 @main() {
entry:
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %a
  store i32 2, ptr %b
  %first = call i1 @__VERIFIER_nondet_bool()
  %x = call i32 @__VERIFIER_nondet_int()
  %p = select i1 %first, ptr %a, ptr %b
  store i32 %x, ptr %p
  %now.a = load i32, ptr %a
  %now.b = load i32, ptr %b
  %expected.a = select i1 %first, i32 %x, i32 1
  %expected.b = select i1 %first, i32 2, i32 %x
  %ok.a = icmp eq i32 %now.a, %expected.a
  %ok.b = icmp eq i32 %now.b, %expected.b
  %ok = and i1 %ok.a, %ok.b
  br i1 %ok, label %good, label %bad

good:
  ret i32 0

bad:
  call void @__VERIFIER_error()
  unreachable
}
