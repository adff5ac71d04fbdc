; A loop of six rounds. Five further ones are enough; with fewer the answer is about what was looked at, which --bounded-ok accepts.
; RUN: heddle refine --no-cache --src-unroll 2 %s
; EXIT: 5
; STDOUT: @src: unknown (bounded)
; STDOUT: nothing is wrong as far as it was looked at; left out: further rounds of the loop at %loop
; STDOUT: 2 pairs: 2 bounded
; RUN: heddle refine --no-cache --src-unroll 2 --bounded-ok %s
; EXIT: 0
; STDOUT: @src: unknown (bounded)
; RUN: heddle refine --no-cache --src-unroll 5 %s
; EXIT: 10
; STDOUT: @src: refines
; STDOUT: @src_wrong: does not refine (value-mismatch)
; RUN: heddle refine --no-cache --src-unroll 5 --function src %s
; EXIT: 0
; STDOUT| @src: refines
; STDOUT| 1 pair: 1 proved
; RUN: heddle refine --no-cache --bidirectional --src-unroll 5 --tgt-unroll 2 --function src %s
; EXIT: 5
; STDOUT: @src: refines
; STDOUT: @src: unknown (bounded) [backwards]
; RUN: heddle refine --no-cache --bidirectional --src-unroll 5 --tgt-unroll 5 --function src %s
; EXIT: 0
; STDOUT: 2 pairs: 2 proved
; RUN: heddle refine --no-cache --src-unroll 2 --format json %s
; EXIT: 5
; STDOUT: "verdict": "unknown"
; STDOUT: "reason": "bounded"
; STDOUT: "complete": false
; STDOUT: "src_unroll": 2
; STDOUT: "cut": [
; STDOUT: "further rounds of the loop at %loop"

define i32 @src(i32 noundef %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %x
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 6
  br i1 %more, label %loop, label %done

done:
  ret i32 %sum
}

define i32 @tgt(i32 noundef %x) {
  %r = mul i32 %x, 6
  ret i32 %r
}

define i32 @src_wrong(i32 noundef %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %sum = add i32 %s, %x
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 6
  br i1 %more, label %loop, label %done

done:
  ret i32 %sum
}

define i32 @tgt_wrong(i32 noundef %x) {
  %r = mul i32 %x, 5
  ret i32 %r
}
