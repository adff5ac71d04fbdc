; An index may be what a variable holds that was never written; another such variable has a narrower type.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (value-mismatch)

define i8 @src(ptr %p, i1 %c, i1 %d, i32 %x) {
entry:
  %A = alloca i32, align 4
  %B = alloca i8, align 1
  %a = load i32, ptr %A, align 4
  %b = load i8, ptr %B, align 1
  br i1 %c, label %m, label %l
l:
  br i1 %d, label %m, label %o
m:
  %i = phi i32 [ %a, %entry ], [ %x, %l ]
  %z = zext i32 %i to i64
  %q = getelementptr i8, ptr %p, i64 %z
  %r = getelementptr i8, ptr %p, i64 300
  store i8 1, ptr %r, align 1
  %v = load i8, ptr %q, align 1
  ret i8 %v
o:
  ret i8 0
}
define i8 @tgt(ptr %p, i1 %c, i1 %d, i32 %x) {
entry:
  %A = alloca i32, align 4
  %B = alloca i8, align 1
  %a = load i32, ptr %A, align 4
  %b = load i8, ptr %B, align 1
  br i1 %c, label %m, label %l
l:
  br i1 %d, label %m, label %o
m:
  %i = phi i32 [ %a, %entry ], [ %x, %l ]
  %z = zext i32 %i to i64
  %q = getelementptr i8, ptr %p, i64 %z
  %v = load i8, ptr %q, align 1
  %r = getelementptr i8, ptr %p, i64 300
  store i8 1, ptr %r, align 1
  ret i8 %v
o:
  ret i8 0
}
