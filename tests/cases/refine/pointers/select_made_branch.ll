; A load from a selected pointer may become a load in either branch.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i1 noundef %c, ptr %p, ptr %q) {
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

define i32 @tgt(i1 noundef %c, ptr %p, ptr %q) {
  br i1 %c, label %yes, label %no

yes:
  %v = load i32, ptr %p, align 4
  ret i32 %v

no:
  %w = load i32, ptr %q, align 4
  ret i32 %w
}
