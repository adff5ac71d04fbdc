; The summary of LLVM text, exactly.
; RUN: heddle ir %s
; EXIT: 0
; STDOUT| %s: LLVM text
; STDOUT|
; STDOUT| target        x86_64-pc-linux-gnu
; STDOUT| verified      yes, no problems found
; STDOUT| passes        name, constants
; STDOUT| functions     2 defined, 1 external, 1 intrinsic
; STDOUT| blocks        4
; STDOUT| instructions  8
; STDOUT| variables     1, 1 alias
; STDOUT| named types   1
; STDOUT| metadata      0 nodes
; STDOUT|
; STDOUT| FUNCTION  SOURCE  BLOCKS  INSTRUCTIONS
; STDOUT| large     -            3             6
; STDOUT| small     -            1             2
; STDOUT|
; STDOUT| called but not defined:
; STDOUT|   outside (2 calls)

target triple = "x86_64-pc-linux-gnu"

%pair = type { i32, i32 }

@counter = global i32 0
@twin = alias i32, ptr @counter

declare void @outside(i32)
declare i32 @llvm.abs.i32(i32, i1 immarg)

define void @small() {
  call void @outside(i32 1)
  ret void
}

define i32 @large(ptr %p, i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %x = load i32, ptr %p
  %y = call i32 @llvm.abs.i32(i32 %x, i1 false)
  call void @outside(i32 %y)
  ret i32 %y

no:
  ret i32 0
}
