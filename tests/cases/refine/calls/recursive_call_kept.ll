; Both functions call themselves with the same argument, computed in another way.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i32 @src(i32 noundef %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more

more:
  %m = sub i32 %n, 1
  %r = call i32 @src(i32 %m)
  ret i32 %r

end:
  ret i32 7
}

define i32 @tgt(i32 noundef %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more

more:
  %m = add i32 %n, -1
  %r = call i32 @tgt(i32 %m)
  ret i32 %r

end:
  ret i32 7
}
