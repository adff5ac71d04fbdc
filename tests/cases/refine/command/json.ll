; The result for other programs.
; RUN: heddle refine --no-cache --format json %s
; EXIT: 10
; STDOUT: "tool": "heddle"
; STDOUT: /"version": "[0-9]+\.[0-9]+\.[0-9]+"/
; STDOUT: "input": [
; STDOUT: "%s"
; STDOUT: "config": {
; STDOUT: "src_unroll": 4
; STDOUT: "tgt_unroll": 4
; STDOUT: "undef_input": true
; STDOUT: "poison_input": true
; STDOUT: "engine": "refine"
; STDOUT: "verdict": "false"
; STDOUT: "reason": "value-mismatch"
; STDOUT: "pairs": [
; STDOUT: "function": "src_right"
; STDOUT: "target": "tgt_right"
; STDOUT: "verdict": "true"
; STDOUT: "reason": null
; STDOUT: "counterexample": null
; STDOUT: /"seconds": [0-9]/
; STDOUT: "function": "src_wrong"
; STDOUT: "verdict": "false"
; STDOUT: "reason": "value-mismatch"
; STDOUT: "message": "the target returns
; STDOUT: "counterexample": {
; STDOUT: "arguments": [
; STDOUT: "name": "x"
; STDOUT: "source": [
; STDOUT: "target": [
; STDOUT: "source_end": "returns
; STDOUT: "target_end": "returns
; STDOUT: "divergence": "r"
; STDOUT: /"seconds": [0-9]/
; STDOUT: "function": "src_unsupported"
; STDOUT: "verdict": "unknown"
; STDOUT: "reason": "unsupported: indirectbr"
; STDOUT: "ledger": [
; STDOUT: "code": "no-undef-in-globals"
; STDOUT: "message": "memory is taken to hold no undef at first"
; STDOUT: "problems": []
; STDOUT: "stats": {
; STDOUT: "pairs": 3
; RUN: heddle refine --no-cache --format json --function src_right %s
; EXIT: 0
; STDOUT: "verdict": "true"
; STDOUT: "reason": null
; RUN: heddle refine --no-cache --format json --function src_unsupported %s
; EXIT: 5
; STDOUT: "verdict": "unknown"
; STDOUT: "reason": "unsupported: indirectbr"

define i8 @src_right(ptr %p) {
  store i16 257, ptr %p, align 1
  %v = load i8, ptr %p, align 1
  ret i8 %v
}

define i8 @tgt_right(ptr %p) {
  store i16 257, ptr %p, align 1
  ret i8 1
}

define i8 @src_wrong(i8 noundef %x) {
  %r = sub i8 0, %x
  ret i8 %r
}

define i8 @tgt_wrong(i8 noundef %x) {
  %r = xor i8 %x, -1
  ret i8 %r
}

define i8 @src_unsupported(i8 %x) {
entry:
  indirectbr ptr blockaddress(@src_unsupported, %next), [label %next]

next:
  ret i8 %x
}

define i8 @tgt_unsupported(i8 %x) {
  ret i8 %x
}
