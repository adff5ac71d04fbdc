; Floating-point numbers in every notation; NaN payloads and the sign of zero survive.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: @zero = global double 0.000000e+00
; STDOUT: @negative_zero = global double -0.000000e+00
; STDOUT: @decimal = global double 1.500000e+300
; STDOUT: 0x7FF8000000000001
; STDOUT: 0xH3C00
; STDOUT: 0xK3FFF8000000000000000
; STDOUT: 0xL00000000000000003FFF000000000000

@zero = global double 0.0
@negative_zero = global double -0.0
@decimal = global double 1.5e+300
@tenth = global double 0x3FB999999999999A
@tenth_float = global float 0x3FB99999A0000000
@infinity = global double 0x7FF0000000000000
@nan = global double 0x7FF8000000000001
@signalling = global float 0x7FF4000000000000
@h = global half 0xH3C00
@b = global bfloat 0xR3F80
@x = global x86_fp80 0xK3FFF8000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
@p = global ppc_fp128 0xM3FF00000000000000000000000000000
