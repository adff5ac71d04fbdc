; Comdats of every selection, with and without a name of their own.
; RUN: heddle ir --check %s
; EXIT: 0

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize
$"quoted name" = comdat any

@any = global i32 0, comdat
@x = global i32 0, comdat($exact)
@largest = global i32 0, comdat
@y = global i32 0, comdat($nodup)
@z = global i32 0, comdat($"quoted name")
@same = global i32 0, comdat

define void @f() comdat($any) {
  ret void
}
