; Every problem is reported, not only the first.
; RUN: heddle ir --check %s
; EXIT: 2
; RUN: heddle ir --format json %s
; EXIT: 2
; STDOUT: "valid": false
; STDOUT: "code": "invalid-ir"
; STDOUT: "message": "a common variable starts as zero"
; STDOUT: "line": 29
; STDOUT: "module": null

define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %x = phi i32 [ 1, %a ] ;~ ERROR: the phi has no value for predecessor %entry
  ret i32 %x
}

define void @g() { ;~ ERROR: the entry block has predecessors
entry:
  br label %entry
}

@x = common global i32 1 ;~ ERROR: a common variable starts as zero
