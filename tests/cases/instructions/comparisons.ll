; Every integer comparison, on integers, pointers and vectors.
; RUN: heddle ir --check %s
; EXIT: 0

define <4 x i1> @all(i32 %a, i32 %b, ptr %p, ptr %q, <4 x i32> %v, <4 x i32> %w) {
  %eq = icmp eq i32 %a, %b
  %ne = icmp ne i32 %a, %b
  %ugt = icmp ugt i32 %a, %b
  %uge = icmp uge i32 %a, %b
  %ult = icmp ult i32 %a, %b
  %ule = icmp ule i32 %a, %b
  %sgt = icmp sgt i32 %a, %b
  %sge = icmp sge i32 %a, %b
  %slt = icmp slt i32 %a, %b
  %sle = icmp sle i32 %a, %b
  %pointers = icmp eq ptr %p, %q
  %vectors = icmp ne <4 x i32> %v, %w
  ret <4 x i1> %vectors
}
