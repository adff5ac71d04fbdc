; An alias may be replaced by something else when modules are linked.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported: an alias that may be replaced when modules are linked)

@A = global i8 3
@B = weak alias i8, ptr @A

define i1 @src() {
  %c = icmp eq ptr @A, @B
  ret i1 %c
}

define i1 @tgt() {
  ret i1 true
}
