; More lanes than the vector has are undefined, so that no predicated operation may be made up, whatever its declaration says; and lanes that are off do not make a sum poison.
; RUN: heddle refine --no-cache %s
; EXIT: 5
; STDOUT: @src_hoisted: unknown (unsupported: an operation is known by its name only)
; STDOUT: @src_unused: unknown (unsupported: an operation is known by its name only)
; STDOUT: @src_loop: unknown (unsupported: an operation is known by its name only)
; STDOUT: @src_flags: unknown (unsupported: fast-math flags of a predicated operation)
; STDOUT: 4 pairs: 4 unknown

declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vp.reduce.fmax.v2f32(float, <2 x float>, <2 x i1>, i32) nocallback nofree nosync nounwind speculatable willreturn memory(none)

define <4 x i32> @src_hoisted(i1 %c, <4 x i32> %a, <4 x i1> %m, i32 %l) {
  br i1 %c, label %y, label %n
y:
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 %l)
  ret <4 x i32> %v
n:
  ret <4 x i32> zeroinitializer
}

define <4 x i32> @tgt_hoisted(i1 %c, <4 x i32> %a, <4 x i1> %m, i32 %l) {
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 %l)
  br i1 %c, label %y, label %n
y:
  ret <4 x i32> %v
n:
  ret <4 x i32> zeroinitializer
}

define i32 @src_unused(<4 x i32> %a, <4 x i1> %m) {
  ret i32 0
}

define i32 @tgt_unused(<4 x i32> %a, <4 x i1> %m) {
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 9)
  ret i32 0
}

define <4 x i32> @src_loop(i32 %k, <4 x i32> %a, <4 x i1> %m, i32 %l) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %v, %body ]
  %t = icmp ult i32 %i, %k
  br i1 %t, label %body, label %end
body:
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 %l)
  %j = add i32 %i, 1
  br label %head
end:
  ret <4 x i32> %s
}

define <4 x i32> @tgt_loop(i32 %k, <4 x i32> %a, <4 x i1> %m, i32 %l) {
entry:
  %v = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %a, <4 x i1> %m, i32 %l)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi <4 x i32> [ zeroinitializer, %entry ], [ %v, %body ]
  %t = icmp ult i32 %i, %k
  br i1 %t, label %body, label %end
body:
  %j = add i32 %i, 1
  br label %head
end:
  ret <4 x i32> %s
}

define float @src_flags(<2 x float> %a, <2 x i1> %m, i32 %l) {
  %b = insertelement <2 x float> %a, float 0x7FF8000000000000, i32 0
  %r = call nnan float @llvm.vp.reduce.fmax.v2f32(float 0.0, <2 x float> %b, <2 x i1> <i1 false, i1 true>, i32 2)
  ret float %r
}

define float @tgt_flags(<2 x float> %a, <2 x i1> %m, i32 %l) {
  ret float 1.0
}
