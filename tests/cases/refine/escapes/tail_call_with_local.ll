; A call that is given a local is marked as a tail call.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: a tail call that could use a local, which is none in the source)

declare void @g(ptr)

define void @src(i32 %x) {
  %a = alloca i32
  call void @g(ptr %a)
  ret void
}

define void @tgt(i32 %x) {
  %a = alloca i32
  tail call void @g(ptr %a)
  ret void
}
