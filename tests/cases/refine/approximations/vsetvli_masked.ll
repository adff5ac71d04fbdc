; A vector of bytes has at most 2^16 in eight registers.
; RUN: heddle refine %s
; EXIT: 0
; STDOUT: @src: refines

define i64 @src(i64 %n) {
  %v = call i64 @llvm.riscv.vsetvli.i64(i64 %n, i64 0, i64 3)
  %r = and i64 %v, 131071
  ret i64 %r
}

define i64 @tgt(i64 %n) {
  %v = call i64 @llvm.riscv.vsetvli.i64(i64 %n, i64 0, i64 3)
  ret i64 %v
}

declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg)
