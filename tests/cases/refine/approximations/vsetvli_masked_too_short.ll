; It may have 2^16.
; RUN: heddle refine %s
; EXIT: 5
; STDOUT: @src: unknown (unsupported

define i64 @src(i64 %n) {
  %v = call i64 @llvm.riscv.vsetvli.i64(i64 %n, i64 0, i64 3)
  %r = and i64 %v, 65535
  ret i64 %r
}

define i64 @tgt(i64 %n) {
  %v = call i64 @llvm.riscv.vsetvli.i64(i64 %n, i64 0, i64 3)
  ret i64 %v
}

declare i64 @llvm.riscv.vsetvli.i64(i64, i64 immarg, i64 immarg)
