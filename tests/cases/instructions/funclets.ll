; Exceptions as Windows has them: catchswitch, catchpad, cleanuppad.
; RUN: heddle ir --check %s
; EXIT: 0

declare void @may_throw()
declare i32 @__CxxFrameHandler3(...)

define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw()
          to label %done unwind label %dispatch

dispatch:
  %switch = catchswitch within none [label %handler] unwind label %clean

handler:
  %catch = catchpad within %switch [ptr null, i32 64, ptr null]
  call void @may_throw() [ "funclet"(token %catch) ]
  catchret from %catch to label %done

clean:
  %cleanup = cleanuppad within none []
  cleanupret from %cleanup unwind to caller

done:
  ret void
}
