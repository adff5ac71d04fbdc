; Mistakes in --passes say what there is.
; RUN: heddle ir --passes inline %s
; EXIT: 2
; STDERR: there is no pass `inline`; there are name, constants, mem2reg, constprop, unroll=N, dce, simplifycfg
; RUN: heddle run --passes unroll %s
; EXIT: 2
; STDERR: unroll needs a number, as in unroll=4
; RUN: heddle run --passes unroll=0 %s
; EXIT: 2
; STDERR: a number from 1 to 1024 is needed
; RUN: heddle run --passes dce=1 %s
; EXIT: 2
; STDERR: dce takes no number

define i32 @main() {
  ret i32 0
}
