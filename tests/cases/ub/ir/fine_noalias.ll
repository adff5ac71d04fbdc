; Accesses of one object that noalias parameters allow.
; RUN: heddle run %s
; EXIT: 0
; RUN: heddle check %s
; EXIT: 0

define i32 @main() {
  %a = alloca i64
  store i64 0, ptr %a
  %p = getelementptr i8, ptr %a, i64 4
  %r = call i32 @apart(ptr %p, ptr %a)
  %s = call i32 @reading(ptr %a, ptr %a)
  %t = call i32 @either(ptr %a, ptr %a, i1 true)
  %u = call i32 @early(ptr @shared, ptr @shared, i1 false)
  ret i32 %s
}

; Other bytes.
define internal i32 @apart(ptr %x, ptr noalias %y) {
  store i8 1, ptr %x
  %r = load i32, ptr %y
  ret i32 %r
}

; Nobody writes.
define internal i32 @reading(ptr noalias %x, ptr noalias %y) {
  %r = load i32, ptr %x
  %s = load i32, ptr %y
  ret i32 %s
}

; Only one of the accesses happens.
define internal i32 @either(ptr noalias %x, ptr noalias %y, i1 %c) {
  br i1 %c, label %yes, label %no

yes:
  store i32 1, ptr %x
  br label %no

no:
  %p = phi ptr [ %x, %yes ], [ %y, %0 ]
  %r = load i32, ptr %p
  ret i32 %r
}

@shared = global i32 7

; An optimiser has moved a load out of a branch; what it gives is not used.
define internal i32 @early(ptr noalias %x, ptr dereferenceable(4) %y, i1 %c) {
  store i32 1, ptr %x
  %s = load i32, ptr @shared
  %t = load i32, ptr %y
  %u = select i1 %c, i32 %s, i32 0
  %v = select i1 %c, i32 %t, i32 %u
  ret i32 %v
}
