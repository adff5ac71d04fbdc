; The target says in which range a number is that is loaded.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @tgt(ptr %p) {
  %v = load i32, ptr %p, !range !1
  ret i32 %v
}

!1 = !{i32 0, i32 10}
