; One poison element leaves the others of a vector alone.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %v = insertelement <2 x i32> poison, i32 5, i32 1
  %w = add <2 x i32> %v, <i32 1, i32 2>
  %x = extractelement <2 x i32> %w, i32 1
  %c = icmp eq i32 %x, 7
  br i1 %c, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
