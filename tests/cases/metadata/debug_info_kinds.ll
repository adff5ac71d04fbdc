; Rarer kinds of debug info nodes.
; RUN: heddle ir --check %s
; EXIT: 0

!nodes = !{!3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "dir/a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DINamespace(name: "n", scope: !0)
!4 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !3, file: !1, line: 2)
!5 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "N", value: "1")
!6 = !DIMacroFile(line: 8, file: !1, nodes: !18)
!7 = !DISubrange(count: 4, lowerBound: -1)
!8 = !DITemplateTypeParameter(name: "T", type: !10)
!9 = !DITemplateValueParameter(name: "V", type: !10, value: i32 7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 64, elements: !19, identifier: "_ZTS1s")
!12 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !11, file: !1, line: 2, baseType: !10, size: 32, offset: 32, flags: DIFlagBitField, extraData: i64 0)
!13 = !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_LLVM_fragment, 0, 32)
!14 = !DIStringType(name: "character", size: 32)
!15 = !DIModule(scope: null, name: "m")
!16 = !DIObjCProperty(name: "p", file: !1, line: 7)
!17 = !GenericDINode(tag: 16384, header: "h", operands: {!10, null})
!18 = !{!5}
!19 = !{!12}
