; A store is dropped whose local others know on one of two paths.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-ub)

@P = global ptr null

declare void @h()

define void @src(i1 %c) {
  %a = alloca i32
  store i32 7, ptr %a
  br i1 %c, label %x, label %y
x:
  store ptr %a, ptr @P
  br label %y
y:
  call void @h()
  ret void
}

define void @tgt(i1 %c) {
  %a = alloca i32
  br i1 %c, label %x, label %y
x:
  store ptr %a, ptr @P
  br label %y
y:
  call void @h()
  ret void
}
