; An argument that is poison may become any number.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

declare void @work(i32)

define void @src() {
  call void @work(i32 poison)
  ret void
}

define void @tgt() {
  call void @work(i32 0)
  ret void
}
