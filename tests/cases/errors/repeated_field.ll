; A field given twice.
; RUN: heddle ir --check %s
; EXIT: 2

!0 = !DIFile(filename: "a", filename: "b", directory: "c") ;~ ERROR: the field `filename` is given twice
