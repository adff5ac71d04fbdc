; The target says that it never unwinds, although it calls what may.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: the target promises what the source does not: nounwind of the function)

declare void @g(ptr)

define void @src(ptr %p) {
  call void @g(ptr %p)
  ret void
}

define void @tgt(ptr %p) nounwind willreturn {
  call void @g(ptr %p)
  ret void
}
