; A constant vector that is made by constant expressions.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define <2 x i8> @src() {
  ret <2 x i8> shufflevector (<2 x i8> insertelement (<2 x i8> poison, i8 7, i64 0), <2 x i8> poison, <2 x i32> zeroinitializer)
}

define <2 x i8> @tgt() {
  ret <2 x i8> <i8 7, i8 7>
}
