; One symbol cannot be defined twice.
; RUN: heddle ir --check %s %d/inputs/helper.ll
; EXIT: 2
; STDERR: cannot link the files
; STDERR: helper
; RUN: heddle ir --format json %s %d/inputs/helper.ll
; EXIT: 2
; STDOUT: "code": "link-error"
; STDERR: cannot link the files

define i32 @helper(i32 %x) {
  ret i32 %x
}
