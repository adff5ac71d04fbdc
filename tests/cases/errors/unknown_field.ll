; A field that a debug info node does not have.
; RUN: heddle ir --check %s
; EXIT: 2

!0 = !DIFile(filename: "a", directory: "b", colour: "red") ;~ ERROR: `!DIFile` has no field `colour`
