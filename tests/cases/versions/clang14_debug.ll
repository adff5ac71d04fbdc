; C as clang 14 writes it at -O1 -g: bit-fields, computed goto, thread-local atomics, typed pointers.
; RUN: heddle ir --print %s
; EXIT: 0
; STDOUT: [i8* blockaddress(@run,

source_filename = "mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { %struct.node*, i8, %union.anon }
%union.anon = type { float }

@run.labels = internal unnamed_addr constant [2 x i8*] [i8* blockaddress(@run, %3), i8* blockaddress(@run, %22)], align 16, !dbg !0
@depth = dso_local thread_local global i32 0, align 4, !dbg !24

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i32 @run(i8* nocapture noundef readonly %0, %struct.node* nocapture noundef readonly %1) #0 !dbg !2 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !28, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata %struct.node* %1, metadata !29, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata i32 0, metadata !30, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata i8* %0, metadata !28, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !45
  br label %23, !dbg !46

3:                                                ; preds = %23
  call void @llvm.dbg.label(metadata !31), !dbg !47
  %4 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 1, !dbg !48
  %5 = load i8, i8* %4, align 8, !dbg !48
  %6 = and i8 %5, 127, !dbg !49
  %7 = icmp eq i8 %6, 0, !dbg !49
  br i1 %7, label %12, label %8, !dbg !49

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 2, i32 0, !dbg !50
  %10 = load float, float* %9, align 4, !dbg !50, !tbaa !51
  %11 = fptosi float %10 to i32, !dbg !54
  br label %16, !dbg !49

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 2, !dbg !55
  %14 = bitcast %union.anon* %13 to i32*, !dbg !56
  %15 = load i32, i32* %14, align 4, !dbg !56, !tbaa !51
  br label %16, !dbg !49

16:                                               ; preds = %12, %8
  %17 = phi i32 [ %11, %8 ], [ %15, %12 ], !dbg !49
  %18 = add nsw i32 %17, %25, !dbg !57
  call void @llvm.dbg.value(metadata i32 %18, metadata !30, metadata !DIExpression()), !dbg !45
  %19 = getelementptr inbounds %struct.node, %struct.node* %24, i64 0, i32 0, !dbg !58
  %20 = load %struct.node*, %struct.node** %19, align 8, !dbg !58, !tbaa !59
  call void @llvm.dbg.value(metadata %struct.node* %20, metadata !29, metadata !DIExpression()), !dbg !45
  %21 = atomicrmw add i32* @depth, i32 1 seq_cst, align 4, !dbg !63
  call void @llvm.dbg.value(metadata i8* %27, metadata !28, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !45
  br label %23, !dbg !64

22:                                               ; preds = %23
  call void @llvm.dbg.label(metadata !32), !dbg !65
  ret i32 %25, !dbg !66

23:                                               ; preds = %16, %2
  %24 = phi %struct.node* [ %1, %2 ], [ %20, %16 ]
  %25 = phi i32 [ 0, %2 ], [ %18, %16 ], !dbg !45
  %26 = phi i8* [ %0, %2 ], [ %27, %16 ]
  %27 = getelementptr inbounds i8, i8* %26, i64 1, !dbg !45
  %28 = load i8, i8* %26, align 1, !dbg !45, !tbaa !51
  %29 = zext i8 %28 to i64, !dbg !45
  %30 = getelementptr inbounds [2 x i8*], [2 x i8*]* @run.labels, i64 0, i64 %29, !dbg !45
  %31 = load i8*, i8** %30, align 8, !dbg !45, !tbaa !67
  call void @llvm.dbg.value(metadata i32 %25, metadata !30, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata %struct.node* %24, metadata !29, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata i8* %27, metadata !28, metadata !DIExpression()), !dbg !45
  indirectbr i8* %31, [label %3, label %22]
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { nofree norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!21}
!llvm.module.flags = !{!38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}

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
!21 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !22, globals: !23, splitDebugInlining: false, nameTableKind: None)
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
!41 = !{i32 7, !"PIC Level", i32 2}
!42 = !{i32 7, !"PIE Level", i32 2}
!43 = !{i32 7, !"uwtable", i32 1}
!44 = !{!"clang version 14.0.6"}
!45 = !DILocation(line: 0, scope: !2)
!46 = !DILocation(line: 6, column: 3, scope: !2)
!47 = !DILocation(line: 7, column: 1, scope: !2)
!48 = !DILocation(line: 8, column: 13, scope: !2)
!49 = !DILocation(line: 8, column: 10, scope: !2)
!50 = !DILocation(line: 8, column: 31, scope: !2)
!51 = !{!52, !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!54 = !DILocation(line: 8, column: 21, scope: !2)
!55 = !DILocation(line: 8, column: 38, scope: !2)
!56 = !DILocation(line: 8, column: 40, scope: !2)
!57 = !DILocation(line: 8, column: 7, scope: !2)
!58 = !DILocation(line: 9, column: 10, scope: !2)
!59 = !{!60, !61, i64 0}
!60 = !{!"node", !61, i64 0, !62, i64 8, !52, i64 12}
!61 = !{!"any pointer", !52, i64 0}
!62 = !{!"int", !52, i64 0}
!63 = !DILocation(line: 10, column: 8, scope: !2)
!64 = !DILocation(line: 11, column: 3, scope: !2)
!65 = !DILocation(line: 12, column: 1, scope: !2)
!66 = !DILocation(line: 13, column: 3, scope: !2)
!67 = !{!61, !61, i64 0}
