; Only programs of little-endian machines can be lowered.
; RUN: heddle ir --lowered %s
; EXIT: 2
; STDERR: only little-endian targets with pointers of 32 or 64 bits are supported

target datalayout = "E-p:64:64"

define void @main() {
  ret void
}
