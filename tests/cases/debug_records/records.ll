; Debug records of every kind, before instructions and at the end of a block.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: #dbg_declare(ptr %slot, !7, !DIExpression(), !8)
; STDOUT: #dbg_assign(i32 %x, !7, !DIExpression(), !10, ptr %slot, !DIExpression(), !8)
; STDOUT: #dbg_label(!9, !8)
; STDOUT: #dbg_value(!DIArgList(i32 %x, i32 1)

define void @f(i32 %x) !dbg !4 {
  %slot = alloca i32, align 4, !DIAssignID !10
    #dbg_declare(ptr %slot, !7, !DIExpression(), !8)
    #dbg_value(i32 %x, !7, !DIExpression(DW_OP_plus_uconst, 1), !8)
    #dbg_assign(i32 %x, !7, !DIExpression(), !10, ptr %slot, !DIExpression(), !8)
  store i32 %x, ptr %slot, align 4, !dbg !8
    #dbg_label(!9, !8)
    #dbg_value(!DIArgList(i32 %x, i32 1), !7, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !8)
    #dbg_value(i32 poison, !7, !DIExpression(), !8)
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "dir/a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !3}
!7 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 3, type: !3)
!8 = !DILocation(line: 5, column: 12, scope: !4)
!9 = !DILabel(scope: !4, name: "again", file: !1, line: 6)
!10 = distinct !DIAssignID()
