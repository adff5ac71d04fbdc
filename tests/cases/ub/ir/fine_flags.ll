; Promises that are kept.
; RUN: heddle run %s
; EXIT: 0

define i32 @main() {
  %add = add nsw nuw i32 2147483646, 1
  %sub = sub nsw nuw i32 %add, 2147483647
  %mul = mul nsw nuw i32 46340, 46340
  %shl = shl nsw nuw i32 1, 30
  %shr = lshr exact i32 %shl, 30
  %div = udiv exact i32 %mul, 46340
  %or = or disjoint i32 %sub, 2
  %ext = zext nneg i8 127 to i32
  %cut = trunc nsw nuw i64 5 to i32
  %a = alloca [4 x i8]
  %end = getelementptr inbounds nuw i8, ptr %a, i64 4
  %back = getelementptr inbounds i8, ptr %end, i64 -4
  %f = fadd nnan ninf double 1.0, 2.0
  %i = fptosi double -2147483648.5 to i32
  %one = icmp eq i32 %shr, 1
  %two = icmp eq i32 %div, 46340
  %three = icmp eq ptr %back, %a
  %four = icmp eq i32 %i, -2147483648
  %five = fcmp oeq double %f, 3.0
  %both = and i1 %one, %two
  %all = and i1 %both, %three
  %more = and i1 %all, %four
  %most = and i1 %more, %five
  br i1 %most, label %yes, label %no

yes:
  ret i32 0

no:
  ret i32 1
}
