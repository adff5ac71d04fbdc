; Address computations: through structures, arrays, vectors of pointers, with flags.
; RUN: heddle ir --check %s
; EXIT: 0

%pair = type { i32, [4 x i64] }

define void @all(ptr %p, i64 %i, <2 x ptr> %v, <2 x i64> %w) {
  %a = getelementptr %pair, ptr %p, i64 %i, i32 1, i64 3
  %b = getelementptr inbounds i8, ptr %p, i64 -1
  %c = getelementptr nusw nuw i8, ptr %p, i64 1
  %d = getelementptr i32, <2 x ptr> %v, <2 x i64> %w
  %e = getelementptr i32, ptr %p, <2 x i64> %w
  %f = getelementptr %pair, ptr %p
  ret void
}
