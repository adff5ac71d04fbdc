; Elements in and out of vectors and aggregates; shuffles with undef lanes.
; RUN: heddle ir --check %s
; EXIT: 0

define i32 @vectors(<4 x i32> %v, i32 %x, i64 %i) {
  %a = extractelement <4 x i32> %v, i64 %i
  %b = insertelement <4 x i32> %v, i32 %x, i32 0
  %c = shufflevector <4 x i32> %b, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %d = shufflevector <2 x i32> %c, <2 x i32> %c, <4 x i32> zeroinitializer
  %e = extractelement <4 x i32> %d, i32 2
  %f = freeze i32 %e
  ret i32 %f
}

define { i32, [2 x i8] } @aggregates({ i32, [2 x i8] } %s) {
  %x = extractvalue { i32, [2 x i8] } %s, 1, 0
  %t = insertvalue { i32, [2 x i8] } %s, i8 %x, 1, 1
  %u = insertvalue { i32, [2 x i8] } %t, i32 0, 0
  ret { i32, [2 x i8] } %u
}
