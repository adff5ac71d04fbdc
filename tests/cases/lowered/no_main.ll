; Without a main every function counts; vectors, aggregates, switches, floating-point numbers, computed constants.
; RUN: heddle ir --lowered --print %s
; EXIT: 0
; STDOUT| @g: variable of 4 bytes, align 4 = 00 00 00 00
; STDOUT|
; STDOUT| constants, computed before the program:
; STDOUT|    19   $0 = ptrtoint ptr @g to i64
; STDOUT|
; STDOUT| @switches(i8 %x) -> i64                                         ; 2 cells
; STDOUT| 0:
; STDOUT|     0   switch i8 %x {1: one [%p = $0], 7: other, -1: one [%p = $0], else: other}
; STDOUT| one:
; STDOUT|     1   ret i64 %p
; STDOUT| other:
; STDOUT|     2   unreachable
; STDOUT|
; STDOUT| @vectors(2 x float %v, i128 %wide, double %d) -> 2 x float      ; 22 cells
; STDOUT| 0:
; STDOUT|     3   %sum = fadd reassoc nnan ninf nsz arcp contract afn 2 x float %v, {1.500000e+00, -2.000000e+00}
; STDOUT|     4   %same = fmul 2 x float %sum, all 3.000000e+00
; STDOUT|     5   %e = element i32 1 of 2 x float %same
; STDOUT|     6   %w = 2 x float %same with element i32 0 = %e
; STDOUT|     7   copy %s = %w[1], %s[1] = poison
; STDOUT|     8   %q = udiv i128 %wide, 12345678901234567890123
; STDOUT|     9   %h = fmul double %d, 5.000000e-01
; STDOUT|    10   %c = fcmp olt double %h, 1.000000e+10
; STDOUT|    11   %k = select %c ? %d : 2.500000e+00
; STDOUT|    12   %i = fptosi double %k to i32
; STDOUT|    13   %u = intrinsic Ctpop i32(i32 %i)
; STDOUT|    14   %z = freeze i32 %u
; STDOUT|    15   ret 2 x float %s
; STDOUT|
; STDOUT| @aggregates({i32, ptr} %a) -> {i32, ptr}                        ; 5 cells
; STDOUT| 0:
; STDOUT|    16   copy %x = %a[1]
; STDOUT|    17   copy %b = 5, %b[1] = %x
; STDOUT|    18   ret {i32, ptr} %b
; RUN: heddle ir --lowered %s
; EXIT: 0
; STDOUT| %s: LLVM text
; STDOUT|
; STDOUT| passes        name, constants
; STDOUT| entry         none: every function counts
; STDOUT| functions     3 reached of 3 defined
; STDOUT| ops           19, 0 visible to other threads
; STDOUT| constants     17, 1 computed at the start
; STDOUT| variables     1, 4 bytes
; STDOUT| shapes        11
; STDOUT| loops         0
; STDOUT| recursion     none
; STDOUT| external      none
; STDOUT| unsupported   none

@g = global i32 0

define i64 @switches(i8 %x) {
  switch i8 %x, label %other [
    i8 1, label %one
    i8 -1, label %one
    i8 7, label %other
  ]

one:
  %p = phi i64 [ ptrtoint (ptr @g to i64), %0 ], [ ptrtoint (ptr @g to i64), %0 ]
  ret i64 %p

other:
  unreachable
}

define <2 x float> @vectors(<2 x float> %v, i128 %wide, double %d) {
  %sum = fadd fast <2 x float> %v, <float 1.5, float -2.0>
  %same = fmul <2 x float> %sum, <float 3.0, float 3.0>
  %e = extractelement <2 x float> %same, i32 1
  %w = insertelement <2 x float> %same, float %e, i32 0
  %s = shufflevector <2 x float> %w, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %q = udiv i128 %wide, 12345678901234567890123
  %h = fmul double %d, 5.000000e-01
  %c = fcmp olt double %h, 1.0e10
  %k = select i1 %c, double %d, double 2.5
  %i = fptosi double %k to i32
  %u = call i32 @llvm.ctpop.i32(i32 %i)
  %z = freeze i32 %u
  ret <2 x float> %s
}

define { i32, ptr } @aggregates({ i32, ptr } %a) {
  %x = extractvalue { i32, ptr } %a, 1
  %b = insertvalue { i32, ptr } { i32 5, ptr null }, ptr %x, 1
  ret { i32, ptr } %b
}

declare i32 @llvm.ctpop.i32(i32)
