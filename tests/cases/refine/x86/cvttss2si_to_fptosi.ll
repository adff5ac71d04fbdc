; What does not fit gives the least number, and poison in the target.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (more-poisonous)

define i32 @src(float noundef %x) {
  %v = insertelement <4 x float> zeroinitializer, float %x, i32 0
  %r = call i32 @llvm.x86.sse.cvttss2si(<4 x float> %v)
  ret i32 %r
}

define i32 @tgt(float noundef %x) {
  %r = fptosi float %x to i32
  ret i32 %r
}

declare i32 @llvm.x86.sse.cvttss2si(<4 x float>)
