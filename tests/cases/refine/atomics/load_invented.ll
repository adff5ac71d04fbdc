; A load is made that the source does not make.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define i32 @src(ptr dereferenceable(4) align 4 %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 %v
b:
  ret i32 0
}

define i32 @tgt(ptr dereferenceable(4) align 4 %p, i1 noundef %c) {
  %v = load atomic i32, ptr %p unordered, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
