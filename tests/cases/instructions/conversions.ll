; Every conversion; nneg and nuw, nsw where LLVM 19 has them.
; RUN: heddle ir --check %s
; EXIT: 0

define void @all(i64 %i, i8 %n, double %d, float %f, ptr %p) {
  %trunc = trunc nuw nsw i64 %i to i32
  %zext = zext nneg i8 %n to i32
  %sext = sext i8 %n to i32
  %fptrunc = fptrunc double %d to float
  %fpext = fpext float %f to double
  %fptoui = fptoui double %d to i16
  %fptosi = fptosi double %d to i16
  %uitofp = uitofp nneg i64 %i to double
  %sitofp = sitofp i64 %i to float
  %ptrtoint = ptrtoint ptr %p to i64
  %inttoptr = inttoptr i64 %i to ptr
  %bitcast = bitcast double %d to i64
  %addrspacecast = addrspacecast ptr %p to ptr addrspace(1)
  ret void
}
