; What a convergent call gives depends on who else makes it at the same time: it may not move to where others come along, or fewer do.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src_hoisted: unknown (unsupported: a convergent call that not every execution makes once)
; STDOUT: @src_sunk: unknown (unsupported: a convergent call that not every execution makes once)
; STDOUT: @src_merged: unknown (unsupported: a convergent call that not every execution makes once)
; STDOUT: @src_loop: unknown (unsupported: a convergent call that not every execution makes once)
; STDOUT: @src_lanes: unknown (unsupported: a convergent call that not every execution makes once)
; STDOUT: 5 pairs: 5 unknown

declare i32 @vote(i32) convergent nounwind willreturn speculatable memory(none)
declare i32 @llvm.amdgcn.readfirstlane(i32)

define i32 @src_hoisted(i1 %c, i32 %x) {
  br i1 %c, label %y, label %n
y:
  %v = call i32 @vote(i32 %x)
  ret i32 %v
n:
  ret i32 0
}

define i32 @tgt_hoisted(i1 %c, i32 %x) {
  %v = call i32 @vote(i32 %x)
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

define i32 @src_sunk(i1 %c, i32 %x) {
  %v = call i32 @vote(i32 %x)
  br i1 %c, label %y, label %n
y:
  ret i32 %v
n:
  ret i32 0
}

define i32 @tgt_sunk(i1 %c, i32 %x) {
  br i1 %c, label %y, label %n
y:
  %v = call i32 @vote(i32 %x)
  ret i32 %v
n:
  ret i32 0
}

define i32 @src_merged(i1 %c, i32 %x) {
  br i1 %c, label %y, label %n
y:
  %v = call i32 @vote(i32 %x)
  br label %end
n:
  %w = call i32 @vote(i32 %x)
  br label %end
end:
  %r = phi i32 [ %v, %y ], [ %w, %n ]
  ret i32 %r
}

define i32 @tgt_merged(i1 %c, i32 %x) {
  %v = call i32 @vote(i32 %x)
  ret i32 %v
}

define i32 @src_loop(i1 %c, i32 %x) {
  br label %loop
loop:
  %v = call i32 @vote(i32 %x)
  br i1 %c, label %end, label %more
more:
  br i1 true, label %end, label %loop
end:
  ret i32 %v
}

define i32 @tgt_loop(i1 %c, i32 %x) {
  %v = call i32 @vote(i32 %x)
  ret i32 %v
}

define i32 @src_lanes(i1 %c, i32 %x) {
  br i1 %c, label %y, label %n
y:
  %v = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
  ret i32 %v
n:
  ret i32 0
}

define i32 @tgt_lanes(i1 %c, i32 %x) {
  br i1 %c, label %y, label %n
y:
  %v = call i32 @llvm.amdgcn.readfirstlane(i32 %x)
  %z = add i32 %v, 0
  ret i32 %z
n:
  ret i32 0
}
