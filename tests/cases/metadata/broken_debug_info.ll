; Broken debug info is no reason to refuse a program, but it is told.
; RUN: heddle ir --check %s
; EXIT: 0
; RUN: heddle ir --format json %s
; EXIT: 0
; STDOUT: "valid": true
; STDOUT: "warnings": [
; STDOUT: "message":

define void @f() !dbg !4 {
  ret void, !dbg !8 ;~ WARNING: the location is in !7 (DISubprogram), not in this function
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 9, type: !5, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 10, column: 1, scope: !7)
