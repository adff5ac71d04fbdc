; There are no arrays of labels.
; RUN: heddle ir --check %s
; EXIT: 2

@x = external global [2 x label] ;~ ERROR: label cannot be an element
