; Of lanes that go to one place it is not the first one that stays.
; RUN: heddle refine %s
; EXIT: 10
; STDOUT: @src: does not refine (memory-mismatch)

declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, i32, <2 x i1>)

define void @src(ptr %p, i1 noundef %x, i32 %v, i32 %w) {
  %a = insertelement <2 x ptr> poison, ptr %p, i32 0
  %b = insertelement <2 x ptr> %a, ptr %p, i32 1
  %c = insertelement <2 x i32> poison, i32 %v, i32 0
  %d = insertelement <2 x i32> %c, i32 %w, i32 1
  %n = insertelement <2 x i1> <i1 true, i1 true>, i1 %x, i32 1
  call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> %d, <2 x ptr> %b, i32 4, <2 x i1> %n)
  ret void
}

define void @tgt(ptr %p, i1 noundef %x, i32 %v, i32 %w) {
  store i32 %v, ptr %p, align 4
  ret void
}
