; A DWARF tag that does not exist.
; RUN: heddle ir --check %s
; EXIT: 2

!0 = !DIBasicType(tag: DW_TAG_whatever, name: "x") ;~ ERROR: expected a DWARF tag for `tag`, found `DW_TAG_whatever`
