; What a branch decides about was chosen before it, and is returned after a loop.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define float @src(i1 %c, float %x, float %y, i32 %n) {
entry:
  br i1 %c, label %a, label %b
a:
  %i = phi i32 [ 0, %entry ], [ %j, %a ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %a, label %done
done:
  ret float %x
b:
  ret float %y
}

define float @tgt(i1 %c, float %x, float %y, i32 %n) {
entry:
  %s = select i1 %c, float %x, float %y
  br i1 %c, label %a, label %b
a:
  %i = phi i32 [ 0, %entry ], [ %j, %a ]
  %j = add i32 %i, 1
  %k = icmp ult i32 %j, %n
  br i1 %k, label %a, label %done
done:
  ret float %s
b:
  ret float %s
}
