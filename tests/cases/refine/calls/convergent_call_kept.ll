; Convergent calls that every execution makes, whatever else changes; and one that nobody needs is left out.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: 2 pairs: 2 proved

declare i32 @vote(i32) convergent nounwind willreturn memory(none)

define i32 @src_once(i1 %c, i32 %x) {
  %d = mul i32 %x, 2
  br i1 %c, label %y, label %n
y:
  br label %end
n:
  br label %end
end:
  %r = phi i32 [ 1, %y ], [ 2, %n ]
  %v = call i32 @vote(i32 %d)
  %s = add i32 %r, %v
  ret i32 %s
}

define i32 @tgt_once(i1 %c, i32 %x) {
  %d = shl i32 %x, 1
  %v = call i32 @vote(i32 %d)
  %r = select i1 %c, i32 1, i32 2
  %s = add i32 %r, %v
  ret i32 %s
}

define i32 @src_unused(i1 %c, i32 %x) {
  br i1 %c, label %y, label %n
y:
  %v = call i32 @vote(i32 %x)
  br label %n
n:
  ret i32 0
}

define i32 @tgt_unused(i1 %c, i32 %x) {
  ret i32 0
}
