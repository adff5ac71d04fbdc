; Debug info: types, scopes, variables and expressions of a small program.
; RUN: heddle ir --check %s
; EXIT: 0
; RUN: heddle ir %s
; EXIT: 0
; STDOUT: dir/a.c:3

@counter = global i32 0, !dbg !12

define i32 @f(i32 %x) !dbg !4 {
  %y = add i32 %x, 1, !dbg !9
  ret i32 %y, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "dir/a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{!3, !3}
!7 = !{!8}
!8 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 3, type: !3)
!9 = !DILocation(line: 5, column: 12, scope: !11)
!10 = !DILocation(line: 6, scope: !4)
!11 = distinct !DILexicalBlock(scope: !4, file: !1, line: 4, column: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "counter", scope: !0, file: !1, line: 1, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "count_t", file: !1, line: 1, baseType: !15)
!15 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 1, baseType: !3, size: 32, elements: !16)
!16 = !{!17}
!17 = !DIEnumerator(name: "A", value: -1)
