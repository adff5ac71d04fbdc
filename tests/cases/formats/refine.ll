; A target that does not refine its source, as a result, a failure and an annotation at the head of the target.
; RUN: heddle refine --no-cache --format sarif %s
; EXIT: 10
; STDOUT: "id": "value-mismatch"
; STDOUT: "ruleId": "value-mismatch"
; STDOUT: "checkId": "@src"
; STDOUT: "startLine": 25
; STDOUT: "startLine": 20
; RUN: heddle refine --no-cache --format junit %s
; EXIT: 10
; STDOUT: tests="2" failures="1" errors="0" skipped="0"
; STDOUT: <testcase name="@src" classname="%s" file="%s" line="25"
; STDOUT: type="value-mismatch"
; STDOUT: <testcase name="@src_same"
; RUN: heddle refine --no-cache --format github %s
; EXIT: 10
; STDOUT: ::error file=%s,line=25,col=11,title=The target returns another value (value-mismatch)::@src: 
; STDOUT: heddle: %s: 1 failed, 1 passed

define i8 @src(i8 %x) {
  %y = add i8 %x, 1
  ret i8 %y
}

define i8 @tgt(i8 %x) {
  %y = add i8 %x, 2
  ret i8 %y
}

define i8 @src_same(i8 %x) {
  %y = mul i8 %x, 2
  ret i8 %y
}

define i8 @tgt_same(i8 %x) {
  %y = shl i8 %x, 1
  ret i8 %y
}
