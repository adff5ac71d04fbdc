; Each pass of a pipeline is compared by itself, and named.
; RUN: heddle refine --no-cache --passes default<O2> --each-pass %s
; EXIT: 0
; STDOUT: @clamp: refines [SimplifyCFGPass]
; STDOUT: @clamp: refines [InstCombinePass]
; STDOUT: proved
; STDOUT-NOT: unknown
; RUN: heddle refine --no-cache --passes function(simplifycfg,instcombine) --each-pass %s
; EXIT: 0
; STDOUT| @clamp: refines [SimplifyCFGPass]
; STDOUT| @clamp: refines [InstCombinePass]
; STDOUT| 2 pairs: 2 proved
; RUN: heddle refine --no-cache --passes function(simplifycfg,instcombine) %s
; EXIT: 0
; STDOUT| @clamp: refines
; STDOUT| 1 pair: 1 proved

define i32 @clamp(i32 noundef %x) {
entry:
  %low = icmp slt i32 %x, 0
  br i1 %low, label %nothing, label %rest

nothing:
  br label %done

rest:
  br label %done

done:
  %r = phi i32 [ 0, %nothing ], [ %x, %rest ]
  ret i32 %r
}
