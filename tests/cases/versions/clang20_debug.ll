; C as clang 20 writes it at -O1 -g: bit-fields, computed goto, thread-local atomics.
; RUN: heddle ir --check %s
; EXIT: 0

source_filename = "mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@run.labels = internal unnamed_addr constant [2 x ptr] [ptr blockaddress(@run, %4), ptr blockaddress(@run, %20)], align 16, !dbg !0
@depth = dso_local thread_local global i32 0, align 4, !dbg !24

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable
define dso_local i32 @run(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #0 !dbg !2 {
    #dbg_value(ptr %0, !28, !DIExpression(), !46)
    #dbg_value(ptr %1, !29, !DIExpression(), !46)
    #dbg_value(i32 0, !30, !DIExpression(), !46)
    #dbg_value(ptr %0, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !46)
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @depth)
  br label %21, !dbg !47

4:                                                ; preds = %21
    #dbg_label(!31, !48)
  %5 = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !49
  %6 = load i8, ptr %5, align 8, !dbg !49
  %7 = and i8 %6, 127, !dbg !50
  %8 = icmp eq i8 %7, 0, !dbg !50
  %9 = getelementptr inbounds nuw i8, ptr %22, i64 12, !dbg !51
  br i1 %8, label %13, label %10, !dbg !50

10:                                               ; preds = %4
  %11 = load float, ptr %9, align 4, !dbg !52, !tbaa !53
  %12 = fptosi float %11 to i32, !dbg !56
  br label %15, !dbg !50

13:                                               ; preds = %4
  %14 = load i32, ptr %9, align 4, !dbg !57, !tbaa !53
  br label %15, !dbg !50

15:                                               ; preds = %13, %10
  %16 = phi i32 [ %12, %10 ], [ %14, %13 ], !dbg !50
  %17 = add nsw i32 %16, %23, !dbg !58
    #dbg_value(i32 %17, !30, !DIExpression(), !46)
  %18 = load ptr, ptr %22, align 8, !dbg !59, !tbaa !60
    #dbg_value(ptr %18, !29, !DIExpression(), !46)
  %19 = atomicrmw add ptr %3, i32 1 seq_cst, align 4, !dbg !65
    #dbg_value(ptr %25, !28, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !46)
  br label %21, !dbg !66

20:                                               ; preds = %21
    #dbg_label(!32, !67)
  ret i32 %23, !dbg !68

21:                                               ; preds = %15, %2
  %22 = phi ptr [ %1, %2 ], [ %18, %15 ]
  %23 = phi i32 [ 0, %2 ], [ %17, %15 ], !dbg !46
  %24 = phi ptr [ %0, %2 ], [ %25, %15 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 1, !dbg !46
  %26 = load i8, ptr %24, align 1, !dbg !46, !tbaa !53
  %27 = zext i8 %26 to i64, !dbg !46
  %28 = getelementptr inbounds nuw [2 x ptr], ptr @run.labels, i64 0, i64 %27, !dbg !46
  %29 = load ptr, ptr %28, align 8, !dbg !46, !tbaa !69
    #dbg_value(i32 %23, !30, !DIExpression(), !46)
    #dbg_value(ptr %22, !29, !DIExpression(), !46)
    #dbg_value(ptr %25, !28, !DIExpression(), !46)
  indirectbr ptr %29, [label %4, label %20]
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

attributes #0 = { nofree norecurse nounwind memory(readwrite, argmem: read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "labels", scope: !2, file: !3, line: 4, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 3, type: !4, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !21, retainedNodes: !27)
!3 = !DIFile(filename: "mixed.c", directory: "/src")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !7, !10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 128, elements: !12)
!12 = !{!13, !14, !15}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !11, file: !3, line: 1, baseType: !10, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !3, line: 1, baseType: !6, size: 7, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !11, file: !3, line: 1, baseType: !16, size: 32, offset: 96)
!16 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !11, file: !3, line: 1, size: 32, elements: !17)
!17 = !{!18, !20}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !16, file: !3, line: 1, baseType: !19, size: 32)
!19 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !16, file: !3, line: 1, baseType: !6, size: 32)
!21 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 20.1.2", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !22, globals: !23, splitDebugInlining: false, nameTableKind: None)
!22 = !{!6}
!23 = !{!0, !24}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "depth", scope: !21, file: !3, line: 2, type: !26, isLocal: false, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!27 = !{!28, !29, !30, !31, !32}
!28 = !DILocalVariable(name: "code", arg: 1, scope: !2, file: !3, line: 3, type: !7)
!29 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 3, type: !10)
!30 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 5, type: !6)
!31 = !DILabel(scope: !2, name: "add", file: !3, line: 7)
!32 = !DILabel(scope: !2, name: "end", file: !3, line: 12)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 128, elements: !36)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !{!37}
!37 = !DISubrange(count: 2)
!38 = !{i32 7, !"Dwarf Version", i32 4}
!39 = !{i32 2, !"Debug Info Version", i32 3}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 8, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 2}
!44 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!45 = !{!"clang version 20.1.2"}
!46 = !DILocation(line: 0, scope: !2)
!47 = !DILocation(line: 6, column: 3, scope: !2)
!48 = !DILocation(line: 7, column: 1, scope: !2)
!49 = !DILocation(line: 8, column: 13, scope: !2)
!50 = !DILocation(line: 8, column: 10, scope: !2)
!51 = !DILocation(line: 8, scope: !2)
!52 = !DILocation(line: 8, column: 31, scope: !2)
!53 = !{!54, !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = !DILocation(line: 8, column: 21, scope: !2)
!57 = !DILocation(line: 8, column: 40, scope: !2)
!58 = !DILocation(line: 8, column: 7, scope: !2)
!59 = !DILocation(line: 9, column: 10, scope: !2)
!60 = !{!61, !62, i64 0}
!61 = !{!"node", !62, i64 0, !64, i64 8, !54, i64 12}
!62 = !{!"p1 _ZTS4node", !63, i64 0}
!63 = !{!"any pointer", !54, i64 0}
!64 = !{!"int", !54, i64 0}
!65 = !DILocation(line: 10, column: 8, scope: !2)
!66 = !DILocation(line: 11, column: 3, scope: !2)
!67 = !DILocation(line: 12, column: 1, scope: !2)
!68 = !DILocation(line: 13, column: 3, scope: !2)
!69 = !{!63, !63, i64 0}
