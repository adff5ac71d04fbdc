; A store is made on a way on which the source makes none.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: volatile or atomic accesses that are not the same in both)



define void @src(ptr dereferenceable(4) align 4 %p, i1 noundef %c, i32 noundef %x) {
  br i1 %c, label %a, label %b
a:
  store atomic i32 %x, ptr %p unordered, align 4
  ret void
b:
  ret void
}

define void @tgt(ptr dereferenceable(4) align 4 %p, i1 noundef %c, i32 noundef %x) {
  %o = load i32, ptr %p, align 4
  %s = select i1 %c, i32 %x, i32 %o
  store atomic i32 %s, ptr %p unordered, align 4
  ret void
}
