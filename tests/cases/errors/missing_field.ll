; A field that a debug info node must have.
; RUN: heddle ir --check %s
; EXIT: 2

!0 = !DIFile(directory: "b") ;~ ERROR: `!DIFile` lacks the field `filename`
