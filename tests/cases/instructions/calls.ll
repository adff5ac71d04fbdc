; Calls: tail kinds, calling conventions, attributes, bundles, variable arguments.
; RUN: heddle ir --check %s
; EXIT: 0

declare fastcc i32 @fast(i32, ptr)
declare i32 @printf(ptr, ...)
declare cc 99 void @numbered()
declare void @llvm.assume(i1)

define fastcc i32 @caller(i32 %x, ptr %p) {
  %a = call fastcc i32 @fast(i32 noundef %x, ptr nocapture nonnull %p)
  %b = tail call fastcc i32 @fast(i32 %a, ptr %p) nounwind
  %c = notail call fastcc i32 @fast(i32 %b, ptr %p) #0
  call cc 99 void @numbered()
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
  %d = call i32 (ptr, ...) @printf(ptr %p, i32 %c, double 1.0)
  %f = call fast float @llvm.sqrt.f32(float 2.0)
  %e = musttail call fastcc i32 @fast(i32 %d, ptr %p)
  ret i32 %e
}

declare float @llvm.sqrt.f32(float)

attributes #0 = { nounwind willreturn }
