; The target reads after poison was stored, the source before; what they leave there fits since poison may become anything.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(ptr %q, ptr %q2, ptr %r, i1 %k, i1 %c, i32 %y) {
e:
  %s = select i1 %c, i32 poison, i32 %y
  br i1 %k, label %a, label %b
a:
  store i32 1, ptr %r, align 4
  store i32 7, ptr %q, align 4
  %va = load i32, ptr %q2, align 4
  store i32 %s, ptr %q, align 4
  br i1 %c, label %m, label %o
b:
  store i32 2, ptr %r, align 4
  store i32 7, ptr %q, align 4
  %vb = load i32, ptr %q2, align 4
  store i32 %s, ptr %q, align 4
  br i1 %c, label %m, label %o
m:
  %v = phi i32 [ %va, %a ], [ %vb, %b ]
  ret i32 %v
o:
  unreachable
}
define i32 @tgt(ptr %q, ptr %q2, ptr %r, i1 %k, i1 %c, i32 %y) {
e:
  %s = select i1 %c, i32 poison, i32 %y
  br i1 %k, label %a, label %b
a:
  store i32 1, ptr %r, align 4
  store i32 %s, ptr %q, align 4
  %va = load i32, ptr %q2, align 4
  store i32 7, ptr %q, align 4
  br i1 %c, label %m, label %o
b:
  store i32 2, ptr %r, align 4
  store i32 %s, ptr %q, align 4
  %vb = load i32, ptr %q2, align 4
  store i32 7, ptr %q, align 4
  br i1 %c, label %m, label %o
m:
  %v = phi i32 [ %va, %a ], [ %vb, %b ]
  ret i32 %v
o:
  unreachable
}
