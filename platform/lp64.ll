target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { ptr, ptr }
%struct.text = type { [9 x i8] }
%struct.variable = type { [32 x i8], ptr, %struct.text }
%struct.hp_file = type { i32, i32, i32, i32 }
%struct.type = type { i32, i32, i32, i32, i32, i32 }
%struct.lconv = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8 }
%struct.handler = type { ptr, ptr, ptr }
%struct.key = type { i32, ptr }
%struct.arguments = type { [1 x %struct.__va_list_tag] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.hp_spec = type { i32, i32, i32, i32, i32, i64, i32, i64, i8 }
%struct.hp_number = type { i64, i32, i32, i32, i32, i32 }
%struct.hp_sink = type { ptr, i64, i64, i64, i32 }
%struct.decimal = type { ptr, i64, i64, ptr, i64, i32, i32, i32 }
%struct.hp_integer = type { i64, i32, i32, i32 }
%struct.pair = type { x86_fp80, x86_fp80 }
%struct.angle = type { x86_fp80, i32 }
%struct.parsed = type { i32, i32, i64, i32, i32, i32, i32, i32 }
%struct.decimal.8 = type { ptr, i64, i64 }
%struct.big = type { ptr, i64 }
%struct.source = type { ptr, ptr, i64 }
%struct.conversion = type { i32, i64, i32, i8 }
%struct.collector = type { ptr, i64, i32, [504 x i8], i64 }
%struct.plain_compare = type { ptr }

@.str = private unnamed_addr constant [29 x i8] c"C++ exception std::bad_alloc\00", align 1
@__dso_handle = weak dso_local local_unnamed_addr global ptr null, align 8
@thread_object_count = internal thread_local unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [63 x i8] c"more than 16 thread_local objects with destructors in a thread\00", align 1
@thread_objects = internal thread_local unnamed_addr global [16 x %struct.anon] zeroinitializer, align 16
@.str.1.2 = private unnamed_addr constant [12 x i8] c"unreachable\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.3 = private unnamed_addr constant [37 x i8] c"a deleted virtual function is called\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"C++ exception\00", align 1
@.str.5 = private unnamed_addr constant [28 x i8] c"C++ exception std::bad_cast\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"C++ exception std::bad_typeid\00", align 1
@.str.7 = private unnamed_addr constant [40 x i8] c"C++ exception std::bad_array_new_length\00", align 1
@_ZSt7nothrow = weak dso_local local_unnamed_addr constant i8 0, align 1
@none = internal global [2 x ptr] zeroinitializer, align 16
@one = internal global [3 x ptr] zeroinitializer, align 16
@several = internal global [4 x ptr] zeroinitializer, align 16
@texts = internal global [3 x %struct.text] zeroinitializer, align 16
@.str.8 = private unnamed_addr constant [64 x i8] c"a variable of the environment with a name of more than 31 bytes\00", align 1
@variables = internal global [8 x %struct.variable] zeroinitializer, align 16
@.str.1.9 = private unnamed_addr constant [41 x i8] c"more than 8 variables of the environment\00", align 1
@.str.2.12 = private unnamed_addr constant [49 x i8] c"the compiler's check found the stack overwritten\00", align 1
@classes_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @classes, i64 256), align 8
@lowered_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @lowered, i64 512), align 8
@raised_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @raised, i64 512), align 8
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@lowered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@raised = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@error_number = internal thread_local global i32 0, align 4
@texts.15 = internal unnamed_addr constant [134 x ptr] [ptr @.str.16, ptr @.str.1.17, ptr @.str.2.18, ptr @.str.3.19, ptr @.str.4.20, ptr @.str.5.21, ptr @.str.6.22, ptr @.str.7.23, ptr @.str.8.24, ptr @.str.9, ptr @.str.10.25, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15, ptr @.str.16.26, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr @.str.30, ptr @.str.31, ptr @.str.32, ptr @.str.33, ptr @.str.34, ptr @.str.35, ptr @.str.36, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr @.str.40, ptr null, ptr @.str.41, ptr @.str.42, ptr @.str.43, ptr @.str.44, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.49, ptr @.str.50, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr @.str.54, ptr @.str.55, ptr @.str.56, ptr null, ptr @.str.57, ptr @.str.58, ptr @.str.59, ptr @.str.60, ptr @.str.61, ptr @.str.62, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr @.str.69, ptr @.str.70, ptr @.str.71, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.75, ptr @.str.76, ptr @.str.77, ptr @.str.78, ptr @.str.79, ptr @.str.80, ptr @.str.81, ptr @.str.82, ptr @.str.83, ptr @.str.84, ptr @.str.85, ptr @.str.86, ptr @.str.87, ptr @.str.88, ptr @.str.89, ptr @.str.90, ptr @.str.91, ptr @.str.92, ptr @.str.93, ptr @.str.94, ptr @.str.95, ptr @.str.96, ptr @.str.97, ptr @.str.98, ptr @.str.99, ptr @.str.100, ptr @.str.101, ptr @.str.102, ptr @.str.103, ptr @.str.104, ptr @.str.105, ptr @.str.106, ptr @.str.107, ptr @.str.108, ptr @.str.109, ptr @.str.110, ptr @.str.111, ptr @.str.112, ptr @.str.113, ptr @.str.114, ptr @.str.115, ptr @.str.116, ptr @.str.117, ptr @.str.118, ptr @.str.119, ptr @.str.120, ptr @.str.121, ptr @.str.122, ptr @.str.123, ptr @.str.124, ptr @.str.125, ptr @.str.126, ptr @.str.127, ptr @.str.128, ptr @.str.129, ptr @.str.130, ptr @.str.131], align 16
@unknown = internal global [32 x i8] zeroinitializer, align 16
@.str.16 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.1.17 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.2.18 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.3.19 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.4.20 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.5.21 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.6.22 = private unnamed_addr constant [26 x i8] c"No such device or address\00", align 1
@.str.7.23 = private unnamed_addr constant [23 x i8] c"Argument list too long\00", align 1
@.str.8.24 = private unnamed_addr constant [18 x i8] c"Exec format error\00", align 1
@.str.9 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.10.25 = private unnamed_addr constant [19 x i8] c"No child processes\00", align 1
@.str.11 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.12 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.15 = private unnamed_addr constant [22 x i8] c"Block device required\00", align 1
@.str.16.26 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.17 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.18 = private unnamed_addr constant [26 x i8] c"Invalid cross-device link\00", align 1
@.str.19 = private unnamed_addr constant [15 x i8] c"No such device\00", align 1
@.str.20 = private unnamed_addr constant [16 x i8] c"Not a directory\00", align 1
@.str.21 = private unnamed_addr constant [15 x i8] c"Is a directory\00", align 1
@.str.22 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.23 = private unnamed_addr constant [30 x i8] c"Too many open files in system\00", align 1
@.str.24 = private unnamed_addr constant [20 x i8] c"Too many open files\00", align 1
@.str.25 = private unnamed_addr constant [31 x i8] c"Inappropriate ioctl for device\00", align 1
@.str.26 = private unnamed_addr constant [15 x i8] c"Text file busy\00", align 1
@.str.27 = private unnamed_addr constant [15 x i8] c"File too large\00", align 1
@.str.28 = private unnamed_addr constant [24 x i8] c"No space left on device\00", align 1
@.str.29 = private unnamed_addr constant [13 x i8] c"Illegal seek\00", align 1
@.str.30 = private unnamed_addr constant [22 x i8] c"Read-only file system\00", align 1
@.str.31 = private unnamed_addr constant [15 x i8] c"Too many links\00", align 1
@.str.32 = private unnamed_addr constant [12 x i8] c"Broken pipe\00", align 1
@.str.33 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.34 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.35 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.36 = private unnamed_addr constant [19 x i8] c"File name too long\00", align 1
@.str.37 = private unnamed_addr constant [19 x i8] c"No locks available\00", align 1
@.str.38 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.39 = private unnamed_addr constant [20 x i8] c"Directory not empty\00", align 1
@.str.40 = private unnamed_addr constant [34 x i8] c"Too many levels of symbolic links\00", align 1
@.str.41 = private unnamed_addr constant [27 x i8] c"No message of desired type\00", align 1
@.str.42 = private unnamed_addr constant [19 x i8] c"Identifier removed\00", align 1
@.str.43 = private unnamed_addr constant [28 x i8] c"Channel number out of range\00", align 1
@.str.44 = private unnamed_addr constant [25 x i8] c"Level 2 not synchronized\00", align 1
@.str.45 = private unnamed_addr constant [15 x i8] c"Level 3 halted\00", align 1
@.str.46 = private unnamed_addr constant [14 x i8] c"Level 3 reset\00", align 1
@.str.47 = private unnamed_addr constant [25 x i8] c"Link number out of range\00", align 1
@.str.48 = private unnamed_addr constant [29 x i8] c"Protocol driver not attached\00", align 1
@.str.49 = private unnamed_addr constant [27 x i8] c"No CSI structure available\00", align 1
@.str.50 = private unnamed_addr constant [15 x i8] c"Level 2 halted\00", align 1
@.str.51 = private unnamed_addr constant [17 x i8] c"Invalid exchange\00", align 1
@.str.52 = private unnamed_addr constant [27 x i8] c"Invalid request descriptor\00", align 1
@.str.53 = private unnamed_addr constant [14 x i8] c"Exchange full\00", align 1
@.str.54 = private unnamed_addr constant [9 x i8] c"No anode\00", align 1
@.str.55 = private unnamed_addr constant [21 x i8] c"Invalid request code\00", align 1
@.str.56 = private unnamed_addr constant [13 x i8] c"Invalid slot\00", align 1
@.str.57 = private unnamed_addr constant [21 x i8] c"Bad font file format\00", align 1
@.str.58 = private unnamed_addr constant [20 x i8] c"Device not a stream\00", align 1
@.str.59 = private unnamed_addr constant [18 x i8] c"No data available\00", align 1
@.str.60 = private unnamed_addr constant [14 x i8] c"Timer expired\00", align 1
@.str.61 = private unnamed_addr constant [25 x i8] c"Out of streams resources\00", align 1
@.str.62 = private unnamed_addr constant [30 x i8] c"Machine is not on the network\00", align 1
@.str.63 = private unnamed_addr constant [22 x i8] c"Package not installed\00", align 1
@.str.64 = private unnamed_addr constant [17 x i8] c"Object is remote\00", align 1
@.str.65 = private unnamed_addr constant [22 x i8] c"Link has been severed\00", align 1
@.str.66 = private unnamed_addr constant [16 x i8] c"Advertise error\00", align 1
@.str.67 = private unnamed_addr constant [14 x i8] c"Srmount error\00", align 1
@.str.68 = private unnamed_addr constant [28 x i8] c"Communication error on send\00", align 1
@.str.69 = private unnamed_addr constant [15 x i8] c"Protocol error\00", align 1
@.str.70 = private unnamed_addr constant [19 x i8] c"Multihop attempted\00", align 1
@.str.71 = private unnamed_addr constant [19 x i8] c"RFS specific error\00", align 1
@.str.72 = private unnamed_addr constant [12 x i8] c"Bad message\00", align 1
@.str.73 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.74 = private unnamed_addr constant [27 x i8] c"Name not unique on network\00", align 1
@.str.75 = private unnamed_addr constant [29 x i8] c"File descriptor in bad state\00", align 1
@.str.76 = private unnamed_addr constant [23 x i8] c"Remote address changed\00", align 1
@.str.77 = private unnamed_addr constant [39 x i8] c"Can not access a needed shared library\00", align 1
@.str.78 = private unnamed_addr constant [37 x i8] c"Accessing a corrupted shared library\00", align 1
@.str.79 = private unnamed_addr constant [32 x i8] c".lib section in a.out corrupted\00", align 1
@.str.80 = private unnamed_addr constant [48 x i8] c"Attempting to link in too many shared libraries\00", align 1
@.str.81 = private unnamed_addr constant [38 x i8] c"Cannot exec a shared library directly\00", align 1
@.str.82 = private unnamed_addr constant [50 x i8] c"Invalid or incomplete multibyte or wide character\00", align 1
@.str.83 = private unnamed_addr constant [44 x i8] c"Interrupted system call should be restarted\00", align 1
@.str.84 = private unnamed_addr constant [19 x i8] c"Streams pipe error\00", align 1
@.str.85 = private unnamed_addr constant [15 x i8] c"Too many users\00", align 1
@.str.86 = private unnamed_addr constant [31 x i8] c"Socket operation on non-socket\00", align 1
@.str.87 = private unnamed_addr constant [29 x i8] c"Destination address required\00", align 1
@.str.88 = private unnamed_addr constant [17 x i8] c"Message too long\00", align 1
@.str.89 = private unnamed_addr constant [31 x i8] c"Protocol wrong type for socket\00", align 1
@.str.90 = private unnamed_addr constant [23 x i8] c"Protocol not available\00", align 1
@.str.91 = private unnamed_addr constant [23 x i8] c"Protocol not supported\00", align 1
@.str.92 = private unnamed_addr constant [26 x i8] c"Socket type not supported\00", align 1
@.str.93 = private unnamed_addr constant [24 x i8] c"Operation not supported\00", align 1
@.str.94 = private unnamed_addr constant [30 x i8] c"Protocol family not supported\00", align 1
@.str.95 = private unnamed_addr constant [41 x i8] c"Address family not supported by protocol\00", align 1
@.str.96 = private unnamed_addr constant [23 x i8] c"Address already in use\00", align 1
@.str.97 = private unnamed_addr constant [32 x i8] c"Cannot assign requested address\00", align 1
@.str.98 = private unnamed_addr constant [16 x i8] c"Network is down\00", align 1
@.str.99 = private unnamed_addr constant [23 x i8] c"Network is unreachable\00", align 1
@.str.100 = private unnamed_addr constant [36 x i8] c"Network dropped connection on reset\00", align 1
@.str.101 = private unnamed_addr constant [33 x i8] c"Software caused connection abort\00", align 1
@.str.102 = private unnamed_addr constant [25 x i8] c"Connection reset by peer\00", align 1
@.str.103 = private unnamed_addr constant [26 x i8] c"No buffer space available\00", align 1
@.str.104 = private unnamed_addr constant [40 x i8] c"Transport endpoint is already connected\00", align 1
@.str.105 = private unnamed_addr constant [36 x i8] c"Transport endpoint is not connected\00", align 1
@.str.106 = private unnamed_addr constant [46 x i8] c"Cannot send after transport endpoint shutdown\00", align 1
@.str.107 = private unnamed_addr constant [35 x i8] c"Too many references: cannot splice\00", align 1
@.str.108 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.109 = private unnamed_addr constant [19 x i8] c"Connection refused\00", align 1
@.str.110 = private unnamed_addr constant [13 x i8] c"Host is down\00", align 1
@.str.111 = private unnamed_addr constant [17 x i8] c"No route to host\00", align 1
@.str.112 = private unnamed_addr constant [30 x i8] c"Operation already in progress\00", align 1
@.str.113 = private unnamed_addr constant [26 x i8] c"Operation now in progress\00", align 1
@.str.114 = private unnamed_addr constant [18 x i8] c"Stale file handle\00", align 1
@.str.115 = private unnamed_addr constant [25 x i8] c"Structure needs cleaning\00", align 1
@.str.116 = private unnamed_addr constant [28 x i8] c"Not a XENIX named type file\00", align 1
@.str.117 = private unnamed_addr constant [30 x i8] c"No XENIX semaphores available\00", align 1
@.str.118 = private unnamed_addr constant [21 x i8] c"Is a named type file\00", align 1
@.str.119 = private unnamed_addr constant [17 x i8] c"Remote I/O error\00", align 1
@.str.120 = private unnamed_addr constant [20 x i8] c"Disk quota exceeded\00", align 1
@.str.121 = private unnamed_addr constant [16 x i8] c"No medium found\00", align 1
@.str.122 = private unnamed_addr constant [18 x i8] c"Wrong medium type\00", align 1
@.str.123 = private unnamed_addr constant [19 x i8] c"Operation canceled\00", align 1
@.str.124 = private unnamed_addr constant [27 x i8] c"Required key not available\00", align 1
@.str.125 = private unnamed_addr constant [16 x i8] c"Key has expired\00", align 1
@.str.126 = private unnamed_addr constant [21 x i8] c"Key has been revoked\00", align 1
@.str.127 = private unnamed_addr constant [28 x i8] c"Key was rejected by service\00", align 1
@.str.128 = private unnamed_addr constant [11 x i8] c"Owner died\00", align 1
@.str.129 = private unnamed_addr constant [22 x i8] c"State not recoverable\00", align 1
@.str.130 = private unnamed_addr constant [38 x i8] c"Operation not possible due to RF-kill\00", align 1
@.str.131 = private unnamed_addr constant [31 x i8] c"Memory page has hardware error\00", align 1
@name_unknown.start = internal unnamed_addr constant [15 x i8] c"Unknown error \00", align 1
@.str.132 = private unnamed_addr constant [38 x i8] c"a rounding mode other than to nearest\00", align 1
@.str.1.133 = private unnamed_addr constant [31 x i8] c"floating-point exception flags\00", align 1
@.str.145 = private unnamed_addr constant [31 x i8] c"printf with numbered arguments\00", align 1
@.str.1.134 = private unnamed_addr constant [46 x i8] c"a conversion of printf that C does not define\00", align 1
@.str.4.141 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.5.140 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.6.138 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.10.142 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.11.135 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.1.150 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.3.152 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.5.154 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.6.155 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.7.156 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.8.157 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.158 = private unnamed_addr constant [27 x i8] c"memcpy writes past the end\00", align 1
@.str.1.160 = private unnamed_addr constant [28 x i8] c"mempcpy writes past the end\00", align 1
@.str.2.161 = private unnamed_addr constant [28 x i8] c"memmove writes past the end\00", align 1
@.str.3.162 = private unnamed_addr constant [27 x i8] c"memset writes past the end\00", align 1
@.str.4.163 = private unnamed_addr constant [35 x i8] c"explicit_bzero writes past the end\00", align 1
@.str.5.164 = private unnamed_addr constant [27 x i8] c"strcpy writes past the end\00", align 1
@.str.6.165 = private unnamed_addr constant [27 x i8] c"stpcpy writes past the end\00", align 1
@.str.7.166 = private unnamed_addr constant [28 x i8] c"strncpy writes past the end\00", align 1
@.str.8.167 = private unnamed_addr constant [28 x i8] c"stpncpy writes past the end\00", align 1
@.str.9.168 = private unnamed_addr constant [27 x i8] c"strcat writes past the end\00", align 1
@.str.10.169 = private unnamed_addr constant [28 x i8] c"strncat writes past the end\00", align 1
@.str.11.171 = private unnamed_addr constant [44 x i8] c"snprintf is told of more room than there is\00", align 1
@.str.12.172 = private unnamed_addr constant [41 x i8] c"fgets is told of more room than there is\00", align 1
@.str.13.173 = private unnamed_addr constant [41 x i8] c"fread is told of more room than there is\00", align 1
@.str.14.174 = private unnamed_addr constant [40 x i8] c"read is told of more room than there is\00", align 1
@.str.16.170 = private unnamed_addr constant [28 x i8] c"sprintf writes past the end\00", align 1
@.str.1.180 = private unnamed_addr constant [40 x i8] c"fread of more bytes than any object has\00", align 1
@.str.2.181 = private unnamed_addr constant [13 x i8] c"files: fopen\00", align 1
@.str.3.182 = private unnamed_addr constant [15 x i8] c"files: fopen64\00", align 1
@.str.4.183 = private unnamed_addr constant [14 x i8] c"files: fdopen\00", align 1
@.str.5.184 = private unnamed_addr constant [15 x i8] c"files: freopen\00", align 1
@.str.6.185 = private unnamed_addr constant [13 x i8] c"files: popen\00", align 1
@.str.7.186 = private unnamed_addr constant [14 x i8] c"files: pclose\00", align 1
@.str.8.187 = private unnamed_addr constant [15 x i8] c"files: tmpfile\00", align 1
@.str.9.188 = private unnamed_addr constant [14 x i8] c"files: fclose\00", align 1
@.str.10.189 = private unnamed_addr constant [13 x i8] c"files: fseek\00", align 1
@.str.11.190 = private unnamed_addr constant [13 x i8] c"files: ftell\00", align 1
@.str.12.191 = private unnamed_addr constant [14 x i8] c"files: rewind\00", align 1
@.str.13.192 = private unnamed_addr constant [14 x i8] c"files: remove\00", align 1
@.str.14.193 = private unnamed_addr constant [14 x i8] c"files: rename\00", align 1
@two_over_pi = internal unnamed_addr constant [40 x i32] [i32 -1560706194, i32 1313084713, i32 -64530479, i32 -181084736, i32 -614296167, i32 1011060801, i32 -28220501, i32 -558119583, i32 -1222349254, i32 1112396512, i32 105459434, i32 164729372, i32 -31593700, i32 -1322670274, i32 -394119691, i32 784024708, i32 -375623642, i32 -1268810175, i32 965858873, i32 -2091697676, i32 -1669046389, i32 -1107744709, i32 536385535, i32 -570058737, i32 -282127989, i32 1510632735, i32 1832287951, i32 667617719, i32 1330003814, i32 -1637881299, i32 1965537991, i32 -337251973, i32 1023883767, i32 -1974299926, i32 1811636145, i32 529358088, i32 1443049542, i32 -59020373, i32 -254821344, i32 -1695271395], align 16
@arc_tangent.angles = internal unnamed_addr constant [5 x x86_fp80] [x86_fp80 0xK00000000000000000000, x86_fp80 0xK3FFCFADBAFC96406EB15, x86_fp80 0xK3FFDED63382B0DDA7B45, x86_fp80 0xK3FFEA4BC7D1934F70924, x86_fp80 0xK3FFEC90FDAA22168C235], align 16
@standard_input = internal global %struct.hp_file { i32 0, i32 0, i32 0, i32 -1 }, align 4
@standard_output = internal global %struct.hp_file { i32 1, i32 0, i32 0, i32 -1 }, align 4
@stdout = weak dso_local local_unnamed_addr global ptr @standard_output, align 8
@standard_error = internal global %struct.hp_file { i32 2, i32 0, i32 0, i32 -1 }, align 4
@stderr = weak dso_local local_unnamed_addr global ptr @standard_error, align 8
@.str.213 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.1.211 = private unnamed_addr constant [7 x i8] c"bounds\00", align 1
@.str.2.212 = private unnamed_addr constant [41 x i8] c"fwrite of more bytes than any object has\00", align 1
@double_type = internal constant %struct.type { i32 53, i32 -1074, i32 1023, i32 780, i32 310, i32 -325 }, align 4
@float_type = internal constant %struct.type { i32 24, i32 -149, i32 127, i32 120, i32 40, i32 -47 }, align 4
@long_type = internal constant %struct.type { i32 64, i32 -16445, i32 16383, i32 11520, i32 4934, i32 -4952 }, align 4
@.str.1.215 = private unnamed_addr constant [9 x i8] c"infinity\00", align 1
@powers_of_ten = internal unnamed_addr constant [23 x double] [double 1.000000e+00, double 1.000000e+01, double 1.000000e+02, double 1.000000e+03, double 1.000000e+04, double 1.000000e+05, double 1.000000e+06, double 1.000000e+07, double 1.000000e+08, double 1.000000e+09, double 1.000000e+10, double 1.000000e+11, double 1.000000e+12, double 1.000000e+13, double 1.000000e+14, double 1.000000e+15, double 1.000000e+16, double 1.000000e+17, double 1.000000e+18, double 1.000000e+19, double 1.000000e+20, double 1.000000e+21, double 1.000000e+22], align 16
@stdin = weak dso_local local_unnamed_addr global ptr @standard_input, align 8
@.str.225 = private unnamed_addr constant [30 x i8] c"scanf with numbered arguments\00", align 1
@.str.1.227 = private unnamed_addr constant [29 x i8] c"scanf with allocated strings\00", align 1
@.str.2.218 = private unnamed_addr constant [25 x i8] c"scanf of wide characters\00", align 1
@.str.3.219 = private unnamed_addr constant [43 x i8] c"a conversion of scanf that is not modelled\00", align 1
@.str.4.221 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.5.222 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.6.223 = private unnamed_addr constant [6 x i8] c"inity\00", align 1
@.str.7.224 = private unnamed_addr constant [48 x i8] c"scanf of a number with more than 500 characters\00", align 1
@.str.228 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@quick_count = internal unnamed_addr global i32 0, align 4
@quick_handlers = internal unnamed_addr global [32 x ptr] zeroinitializer, align 16
@strtok_rest = internal global ptr null, align 8
@.str.236 = private unnamed_addr constant [16 x i8] c"write to a file\00", align 1
@.str.1.239 = private unnamed_addr constant [17 x i8] c"read from a file\00", align 1
@.str.2.240 = private unnamed_addr constant [2 x i8] c"C\00", align 1
@conventions = internal global %struct.lconv { ptr @.str.7.241, ptr @.str.8.242, ptr @.str.8.242, ptr @.str.8.242, ptr @.str.8.242, ptr @.str.8.242, ptr @.str.8.242, ptr @.str.8.242, ptr @.str.8.242, ptr @.str.8.242, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127, i8 127 }, align 8
@.str.3.243 = private unnamed_addr constant [17 x i8] c"a signal handler\00", align 1
@.str.4.244 = private unnamed_addr constant [10 x i8] c"sigaction\00", align 1
@.str.5.245 = private unnamed_addr constant [37 x i8] c"raise of a signal other than SIGABRT\00", align 1
@.str.6.246 = private unnamed_addr constant [8 x i8] c"longjmp\00", align 1
@is_c_locale.posix = internal unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@.str.7.241 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.8.242 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@handler_count = internal unnamed_addr global i32 0, align 4
@.str.249 = private unnamed_addr constant [47 x i8] c"more than 128 functions registered with atexit\00", align 1
@handlers = internal unnamed_addr global [128 x %struct.handler] zeroinitializer, align 16
@.str.252 = private unnamed_addr constant [19 x i8] c"pthread_getattr_np\00", align 1
@.str.1.253 = private unnamed_addr constant [22 x i8] c"pthread_getschedparam\00", align 1
@.str.2.254 = private unnamed_addr constant [23 x i8] c"pthread_getaffinity_np\00", align 1
@.str.3.255 = private unnamed_addr constant [22 x i8] c"pthread_getcpuclockid\00", align 1
@.str.256 = private unnamed_addr constant [63 x i8] c"a barrier is waited at that was destroyed or never initialised\00", align 1
@.str.1.258 = private unnamed_addr constant [46 x i8] c"a barrier is destroyed that a thread waits at\00", align 1
@.str.2.259 = private unnamed_addr constant [40 x i8] c"a spin lock is destroyed that is locked\00", align 1
@.str.3.260 = private unnamed_addr constant [55 x i8] c"a spin lock is unlocked that the thread has not locked\00", align 1
@.str.279 = private unnamed_addr constant [58 x i8] c"a condition variable is destroyed that a thread waits for\00", align 1
@keys_made = internal unnamed_addr global i32 0, align 4
@.str.284 = private unnamed_addr constant [39 x i8] c"more than 32 keys of values of threads\00", align 1
@keys = internal unnamed_addr global [32 x %struct.key] zeroinitializer, align 16
@values = internal thread_local unnamed_addr global [32 x ptr] zeroinitializer, align 16
@.str.294 = private unnamed_addr constant [58 x i8] c"a mutex is locked that was destroyed or never initialised\00", align 1
@.str.1.299 = private unnamed_addr constant [60 x i8] c"a mutex is unlocked that was destroyed or never initialised\00", align 1
@.str.2.300 = private unnamed_addr constant [39 x i8] c"a mutex is unlocked that is not locked\00", align 1
@.str.3.301 = private unnamed_addr constant [51 x i8] c"a mutex is unlocked that another thread has locked\00", align 1
@.str.4.312 = private unnamed_addr constant [36 x i8] c"a mutex is destroyed that is locked\00", align 1
@.str.5.313 = private unnamed_addr constant [61 x i8] c"a mutex is destroyed that was destroyed or never initialised\00", align 1
@.str.6.314 = private unnamed_addr constant [15 x i8] c"a robust mutex\00", align 1
@.str.318 = private unnamed_addr constant [73 x i8] c"a read-write lock is unlocked that another thread has locked for writing\00", align 1
@.str.1.320 = private unnamed_addr constant [49 x i8] c"a read-write lock is unlocked that is not locked\00", align 1
@.str.2.322 = private unnamed_addr constant [46 x i8] c"a read-write lock is destroyed that is locked\00", align 1
@.str.325 = private unnamed_addr constant [24 x i8] c"a semaphore with a name\00", align 1
@__heddle_thread_hooks = weak dso_local local_unnamed_addr global [3 x ptr] zeroinitializer, align 16
@without_first = internal unnamed_addr global i1 false, align 4
@.str.346 = private unnamed_addr constant [19 x i8] c"pthread_getname_np\00", align 1
@.str.1.347 = private unnamed_addr constant [15 x i8] c"pthread_cancel\00", align 1
@cancel_state = internal thread_local unnamed_addr global i32 0, align 4
@cancel_type = internal thread_local unnamed_addr global i32 0, align 4
@pushed = internal thread_local unnamed_addr global i32 0, align 4
@.str.2.350 = private unnamed_addr constant [20 x i8] c"thread cancellation\00", align 1
@.str.3.351 = private unnamed_addr constant [13 x i8] c"pthread_kill\00", align 1
@.str.4.352 = private unnamed_addr constant [28 x i8] c"the signal mask of a thread\00", align 1
@.str.5.353 = private unnamed_addr constant [15 x i8] c"pthread_atfork\00", align 1
@.str.6.338 = private unnamed_addr constant [54 x i8] c"a thread is joined or detached that was joined before\00", align 1
@.str.7.340 = private unnamed_addr constant [48 x i8] c"a thread is joined or detached that is detached\00", align 1
@.str.8.341 = private unnamed_addr constant [10 x i8] c"undefined\00", align 1
@.str.9.349 = private unnamed_addr constant [41 x i8] c"pthread_exit within pthread_cleanup_push\00", align 1
@.str.356 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.1.357 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.2.358 = private unnamed_addr constant [6 x i8] c"reach\00", align 1
@.str.3.359 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.4.360 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1

; Function Attrs: noinline nounwind
define weak dso_local ptr @_Znwm(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef 16, i32 noundef 1) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @allocate(i64 noundef %size, i64 noundef %align, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %size, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #30
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str) #31
  unreachable

if.end:                                           ; preds = %lor.lhs.false
  %call1 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %align, i32 noundef %kind) #30
  ret ptr %call1
}

declare dso_local i32 @__heddle_may_fail() local_unnamed_addr #1

; Function Attrs: noreturn
declare dso_local void @__heddle_unsupported(ptr noundef) local_unnamed_addr #2

declare dso_local ptr @__heddle_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local ptr @_Znam(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef 16, i32 noundef 2) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwmRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef 16, i32 noundef 1) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @try_allocate(i64 noundef %size, i64 noundef %align, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %size, 0
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #30
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:                                           ; preds = %lor.lhs.false
  %call1 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %align, i32 noundef %kind) #30
  br label %return

return:                                           ; preds = %if.end, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %call1, %if.end ], [ null, %lor.lhs.false ], [ null, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnamRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef 16, i32 noundef 2) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwmSt11align_val_t(i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef %align, i32 noundef 1) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnamSt11align_val_t(i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef %align, i32 noundef 2) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %align, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef %align, i32 noundef 1) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %align, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef %align, i32 noundef 2) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvm(ptr noundef %p, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @release(ptr noundef %p, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %p, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef %kind) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare dso_local void @__heddle_free(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvm(ptr noundef %p, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvmSt11align_val_t(ptr noundef %p, i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvmSt11align_val_t(ptr noundef %p, i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPv(ptr noundef %p) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPv(ptr noundef %p) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvRKSt9nothrow_t(ptr noundef %p, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvRKSt9nothrow_t(ptr noundef %p, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvSt11align_val_t(ptr noundef %p, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvSt11align_val_t(ptr noundef %p, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__cxa_atexit(ptr noundef %destroy, ptr noundef %object, ptr noundef %library) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_at_exit(ptr noundef null, ptr noundef %destroy, ptr noundef %object) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__cxa_thread_atexit(ptr noundef %destroy, ptr noundef %object, ptr noundef %library) local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_self() #30
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @__hp_at_exit(ptr noundef null, ptr noundef %destroy, ptr noundef %object) #29
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @thread_object_count)
  %1 = load i32, ptr %0, align 4
  %cmp1 = icmp eq i32 %1, 16
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1) #31
  unreachable

if.end3:                                          ; preds = %if.end
  tail call void @heddle_atomic_begin() #30
  store ptr @destroy_thread_objects, ptr getelementptr inbounds (i8, ptr @__heddle_thread_hooks, i64 8), align 8
  tail call void @heddle_atomic_end() #30
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @thread_objects)
  %3 = load i32, ptr %0, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %2, i64 0, i64 %idxprom
  store ptr %destroy, ptr %arrayidx, align 16
  %object7 = getelementptr inbounds [16 x %struct.anon], ptr %2, i64 0, i64 %idxprom, i32 1
  store ptr %object, ptr %object7, align 8
  %inc = add i32 %3, 1
  store i32 %inc, ptr %0, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then
  ret i32 0
}

declare dso_local i32 @heddle_self() local_unnamed_addr #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #3

; Function Attrs: noinline nounwind
define internal void @destroy_thread_objects() #0 {
entry:
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @thread_object_count)
  %1 = load i32, ptr %0, align 4
  %cmp.not1 = icmp eq i32 %1, 0
  br i1 %cmp.not1, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %2 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @thread_objects)
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.lr.ph
  %3 = phi i32 [ %1, %while.body.lr.ph ], [ %6, %while.body ]
  %dec = add i32 %3, -1
  store i32 %dec, ptr %0, align 4
  %idxprom = zext i32 %dec to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %2, i64 0, i64 %idxprom
  %4 = load ptr, ptr %arrayidx, align 16
  %object = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %5 = load ptr, ptr %object, align 8
  tail call void %4(ptr noundef %5) #30
  %6 = load i32, ptr %0, align 4
  %cmp.not = icmp eq i32 %6, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  ret void
}

declare dso_local void @heddle_atomic_begin() local_unnamed_addr #1

declare dso_local void @heddle_atomic_end() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_finalize(ptr noundef %library) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__cxa_guard_acquire(ptr noundef %guard) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %guard, align 1
  %tobool.not = icmp eq i8 %0, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_wait(ptr noundef nonnull %guard, i32 noundef 65280, i32 noundef 0) #30
  %1 = load i8, ptr %guard, align 1
  %tobool2.not = icmp eq i8 %1, 0
  %lnot.ext = zext i1 %tobool2.not to i32
  %conv = zext i1 %tobool2.not to i8
  %arrayidx3 = getelementptr inbounds i8, ptr %guard, i64 1
  store i8 %conv, ptr %arrayidx3, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %mine.0 = phi i32 [ 0, %entry ], [ %lnot.ext, %if.then ]
  tail call void @heddle_atomic_end() #30
  ret i32 %mine.0
}

declare dso_local void @__heddle_wait(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_guard_release(ptr noundef %guard) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %arrayidx = getelementptr inbounds i8, ptr %guard, i64 1
  store i8 0, ptr %arrayidx, align 1
  store atomic i8 1, ptr %guard release, align 1
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_guard_abort(ptr noundef %guard) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %arrayidx = getelementptr inbounds i8, ptr %guard, i64 1
  store i8 0, ptr %arrayidx, align 1
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_pure_virtual() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.2, ptr noundef nonnull @.str.2) #31
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @__heddle_violation(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_deleted_virtual() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.2, ptr noundef nonnull @.str.3) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @_ZSt9terminatev() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_abort() #31
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @__heddle_abort() local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__clang_call_terminate(ptr noundef %exception) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_abort() #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__cxa_allocate_exception(i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_free_exception(ptr noundef %exception) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_throw(ptr noundef %exception, ptr noundef %type, ptr noundef %destroy) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_rethrow() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__cxa_begin_catch(ptr noundef %exception) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_end_catch() local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__cxa_get_exception_ptr(ptr noundef %exception) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_bad_cast() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.5) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_bad_typeid() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_throw_bad_array_new_length() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.7) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_call_unexpected(ptr noundef %exception) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @_Unwind_Resume(ptr noundef %exception) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__gxx_personality_v0(i32 noundef %version, i32 noundef %actions, i64 noundef %class, ptr noundef %exception, ptr noundef %context) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @malloc(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 16) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @allocate.3(i64 noundef %size, i64 noundef %align) unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %size, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #30
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call1 = tail call fastcc ptr @__hp_errno() #29
  store i32 12, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %call2 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %align, i32 noundef 0) #30
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ %call2, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local void @free(ptr noundef %p) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %p, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @cfree(ptr noundef %p) local_unnamed_addr #0 {
entry:
  tail call void @free(ptr noundef %p) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @calloc(i64 noundef %count, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 12, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call fastcc ptr @allocate.3(i64 noundef %2, i64 noundef 16) #29
  %cmp.not = icmp eq ptr %call1, null
  br i1 %cmp.not, label %return, label %if.then2

if.then2:                                         ; preds = %if.end
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %call1, i8 0, i64 %2, i1 false)
  br label %return

return:                                           ; preds = %if.then2, %if.end, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ %call1, %if.then2 ], [ %call1, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind
define weak dso_local ptr @realloc(ptr noundef %p, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @resize(ptr noundef %p, i64 noundef %size) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @resize(ptr noundef %p, i64 noundef %size) unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %p, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 16) #29
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call i64 @__heddle_size(ptr noundef nonnull %p) #30
  %cmp2 = icmp eq i64 %size, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #30
  br label %return

if.end4:                                          ; preds = %if.end
  %call5 = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 16) #29
  %cmp6 = icmp eq ptr %call5, null
  br i1 %cmp6, label %return, label %if.end8

if.end8:                                          ; preds = %if.end4
  %cond = tail call i64 @llvm.umin.i64(i64 %call1, i64 %size)
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call5, ptr nonnull align 1 %p, i64 %cond, i1 false)
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #30
  br label %return

return:                                           ; preds = %if.end8, %if.end4, %if.then3, %if.then
  %retval.0 = phi ptr [ %call, %if.then ], [ null, %if.then3 ], [ %call5, %if.end8 ], [ null, %if.end4 ]
  ret ptr %retval.0
}

declare dso_local i64 @__heddle_size(ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind
define weak dso_local ptr @reallocarray(ptr noundef %p, i64 noundef %count, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %1 = extractvalue { i64, i1 } %0, 1
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 12, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = extractvalue { i64, i1 } %0, 0
  %call1 = tail call fastcc ptr @resize(ptr noundef %p, i64 noundef %2) #29
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ %call1, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memalign(i64 noundef %align, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is_power_of_two(i64 noundef %align) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = tail call fastcc ptr @__hp_errno() #29
  store i32 22, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cond = tail call i64 @llvm.umax.i64(i64 %align, i64 16)
  %call2 = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef %cond) #29
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %call2, %if.end ], [ null, %if.then ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 2) i32 @is_power_of_two(i64 noundef %n) unnamed_addr #7 {
entry:
  %cmp.not = icmp eq i64 %n, 0
  br i1 %cmp.not, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %entry
  %0 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %n)
  %cmp1 = icmp ult i64 %0, 2
  %1 = zext i1 %cmp1 to i32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %land.ext = phi i32 [ 0, %entry ], [ %1, %land.rhs ]
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @aligned_alloc(i64 noundef %align, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is_power_of_two(i64 noundef %align) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = tail call fastcc ptr @__hp_errno() #29
  store i32 22, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cond = tail call i64 @llvm.umax.i64(i64 %align, i64 16)
  %call2 = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef %cond) #29
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %call2, %if.end ], [ null, %if.then ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @posix_memalign(ptr noundef %result, i64 noundef %align, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %rem = and i64 %align, 7
  %cmp.not = icmp eq i64 %rem, 0
  br i1 %cmp.not, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  %call = tail call fastcc i32 @is_power_of_two(i64 noundef %align) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  %cmp1 = icmp slt i64 %size, 0
  br i1 %cmp1, label %return, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %if.end
  %call3 = tail call i32 @__heddle_may_fail() #30
  %tobool4.not = icmp eq i32 %call3, 0
  br i1 %tobool4.not, label %if.end6, label %return

if.end6:                                          ; preds = %lor.lhs.false2
  %cond = tail call i64 @llvm.umax.i64(i64 %align, i64 16)
  %call8 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %cond, i32 noundef 0) #30
  store ptr %call8, ptr %result, align 8
  br label %return

return:                                           ; preds = %if.end6, %lor.lhs.false2, %if.end, %lor.lhs.false, %entry
  %retval.0 = phi i32 [ 0, %if.end6 ], [ 22, %lor.lhs.false ], [ 22, %entry ], [ 12, %lor.lhs.false2 ], [ 12, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @valloc(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 4096) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @malloc_usable_size(ptr noundef %p) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %p, null
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %call = tail call i64 @__heddle_size(ptr noundef nonnull %p) #30
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i64 [ %call, %cond.false ], [ 0, %entry ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strdup(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %call1 = tail call fastcc ptr @duplicate(ptr noundef %s, i64 noundef %call) #29
  ret ptr %call1
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @duplicate(ptr nocapture noundef readonly %s, i64 noundef %length) unnamed_addr #0 {
entry:
  %add = add i64 %length, 1
  %call = tail call ptr @malloc(i64 noundef %add) #29
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call, ptr align 1 %s, i64 %length, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %call, i64 %length
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strdup(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %call1 = tail call fastcc ptr @duplicate(ptr noundef %s, i64 noundef %call) #29
  ret ptr %call1
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strndup(ptr noundef %s, i64 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %s, i64 noundef %limit) #29
  %call1 = tail call fastcc ptr @duplicate(ptr noundef %s, i64 noundef %call) #29
  ret ptr %call1
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strndup(ptr noundef %s, i64 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %s, i64 noundef %limit) #29
  %call1 = tail call fastcc ptr @duplicate(ptr noundef %s, i64 noundef %call) #29
  ret ptr %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__heddle_argument_count(i32 noundef %most) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq i32 %most, 0
  br i1 %cmp.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %conv = zext i32 %most to i64
  %call = tail call i64 @heddle_choose(i64 noundef %conv) #30
  %conv1 = trunc i64 %call to i32
  %add = add nsw i32 %conv1, 1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call2 = tail call i32 @heddle_any_int() #30
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %call2, %cond.false ]
  %cmp3 = icmp sgt i32 %cond, 0
  %land.ext = zext i1 %cmp3 to i32
  tail call void @heddle_assume(i32 noundef %land.ext) #30
  ret i32 %cond
}

declare dso_local i64 @heddle_choose(i64 noundef) local_unnamed_addr #1

declare dso_local i32 @heddle_any_int() local_unnamed_addr #1

declare dso_local void @heddle_assume(i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local ptr @__heddle_arguments(i32 noundef %count, i32 noundef %read) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %count, 1
  %cmp1 = icmp eq i32 %count, 2
  %cond = select i1 %cmp1, ptr @one, ptr @several
  %cond2 = select i1 %cmp, ptr @none, ptr %cond
  %cmp410 = icmp sgt i32 %count, 0
  br i1 %cmp410, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %0 = add nsw i32 %count, -1
  %umin = tail call i32 @llvm.umin.i32(i32 %0, i32 2)
  %1 = add nuw nsw i32 %umin, 1
  %wide.trip.count = zext nneg i32 %1 to i64
  br label %for.body

for.body:                                         ; preds = %cond.end9, %for.body.preheader
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %cond.end9 ]
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %3 = shl nuw nsw i32 1, %2
  %4 = and i32 %3, %read
  %tobool.not = icmp eq i32 %4, 0
  %arrayidx8 = getelementptr inbounds [3 x %struct.text], ptr @texts, i64 0, i64 %indvars.iv
  br i1 %tobool.not, label %cond.end9, label %cond.true5

cond.true5:                                       ; preds = %for.body
  %call = tail call fastcc ptr @any_string(ptr noundef nonnull %arrayidx8) #29
  br label %cond.end9

cond.end9:                                        ; preds = %cond.true5, %for.body
  %cond10 = phi ptr [ %call, %cond.true5 ], [ %arrayidx8, %for.body ]
  %arrayidx12 = getelementptr inbounds ptr, ptr %cond2, i64 %indvars.iv
  store ptr %cond10, ptr %arrayidx12, align 8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %cond.end9, %entry
  ret ptr %cond2
}

; Function Attrs: noinline nounwind
define internal fastcc noundef ptr @any_string(ptr noundef %text) unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #30
  br label %for.body3

for.body3:                                        ; preds = %for.body3, %entry
  %i.011 = phi i64 [ 0, %entry ], [ %inc, %for.body3 ]
  %mul = shl nuw nsw i64 %i.011, 3
  %shr = lshr i64 %call, %mul
  %conv = trunc i64 %shr to i8
  %arrayidx = getelementptr inbounds [9 x i8], ptr %text, i64 0, i64 %i.011
  store i8 %conv, ptr %arrayidx, align 1
  %inc = add nuw nsw i64 %i.011, 1
  %exitcond.not = icmp eq i64 %inc, 8
  br i1 %exitcond.not, label %for.end6, label %for.body3

for.end6:                                         ; preds = %for.body3
  %arrayidx8 = getelementptr inbounds i8, ptr %text, i64 8
  store i8 0, ptr %arrayidx8, align 1
  br label %land.rhs

land.rhs:                                         ; preds = %for.body17, %for.end6
  %i10.013 = phi i64 [ 0, %for.end6 ], [ %inc19, %for.body17 ]
  %start.012 = phi ptr [ %text, %for.end6 ], [ %incdec.ptr, %for.body17 ]
  %0 = load i8, ptr %start.012, align 1
  %cmp15 = icmp eq i8 %0, 0
  br i1 %cmp15, label %for.body17, label %for.end20

for.body17:                                       ; preds = %land.rhs
  %incdec.ptr = getelementptr inbounds i8, ptr %start.012, i64 1
  %inc19 = add nuw nsw i64 %i10.013, 1
  %exitcond14.not = icmp eq i64 %inc19, 8
  br i1 %exitcond14.not, label %for.end20, label %land.rhs

for.end20:                                        ; preds = %for.body17, %land.rhs
  %start.0.lcssa = phi ptr [ %arrayidx8, %for.body17 ], [ %start.012, %land.rhs ]
  ret ptr %start.0.lcssa
}

declare dso_local i64 @heddle_any_ulong() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local ptr @__heddle_getenv(ptr noundef %name) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @variable_named(ptr noundef %name) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @variable_named(ptr nocapture noundef readonly %name) unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %name, i64 noundef 32) #29
  %cmp = icmp eq i64 %call, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.8) #31
  unreachable

if.end:                                           ; preds = %entry
  tail call void @heddle_atomic_begin() #30
  %cmp227.not = icmp eq i64 %call, 0
  %cmp9.not = icmp ne i64 %call, 0
  br label %for.body

for.cond:                                         ; preds = %if.end21
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next, 8
  br i1 %exitcond36.not, label %for.end48, label %for.body

for.body:                                         ; preds = %for.cond, %if.end
  %indvars.iv = phi i64 [ 0, %if.end ], [ %indvars.iv.next, %for.cond ]
  %arrayidx = getelementptr inbounds [8 x %struct.variable], ptr @variables, i64 0, i64 %indvars.iv
  br i1 %cmp227.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %for.body
  %same.028 = phi i64 [ %inc, %while.body ], [ 0, %for.body ]
  %arrayidx4 = getelementptr inbounds [32 x i8], ptr %arrayidx, i64 0, i64 %same.028
  %0 = load i8, ptr %arrayidx4, align 1
  %arrayidx5 = getelementptr inbounds i8, ptr %name, i64 %same.028
  %1 = load i8, ptr %arrayidx5, align 1
  %cmp7 = icmp eq i8 %0, %1
  br i1 %cmp7, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nuw i64 %same.028, 1
  %exitcond.not = icmp eq i64 %inc, %call
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %for.body
  %same.0.lcssa = phi i64 [ 0, %for.body ], [ %same.028, %land.rhs ], [ %call, %while.body ]
  %cmp11 = icmp eq i64 %same.0.lcssa, %call
  %or.cond = and i1 %cmp9.not, %cmp11
  br i1 %or.cond, label %land.lhs.true13, label %if.end21

land.lhs.true13:                                  ; preds = %while.end
  %arrayidx15 = getelementptr inbounds [32 x i8], ptr %arrayidx, i64 0, i64 %call
  %2 = load i8, ptr %arrayidx15, align 1
  %cmp17 = icmp eq i8 %2, 0
  br i1 %cmp17, label %if.then19, label %if.end21

if.then19:                                        ; preds = %land.lhs.true13
  %value20 = getelementptr inbounds i8, ptr %arrayidx, i64 32
  %3 = load ptr, ptr %value20, align 8
  br label %return

if.end21:                                         ; preds = %land.lhs.true13, %while.end
  %4 = load i8, ptr %arrayidx, align 8
  %cmp25 = icmp eq i8 %4, 0
  br i1 %cmp25, label %for.cond28.preheader, label %for.cond

for.cond28.preheader:                             ; preds = %if.end21
  %cmp2931.not = icmp eq i64 %call, 0
  br i1 %cmp2931.not, label %for.end, label %for.body31

for.body31:                                       ; preds = %for.body31, %for.cond28.preheader
  %at.032 = phi i64 [ %inc35, %for.body31 ], [ 0, %for.cond28.preheader ]
  %arrayidx32 = getelementptr inbounds i8, ptr %name, i64 %at.032
  %5 = load i8, ptr %arrayidx32, align 1
  %arrayidx34 = getelementptr inbounds [32 x i8], ptr %arrayidx, i64 0, i64 %at.032
  store i8 %5, ptr %arrayidx34, align 1
  %inc35 = add nuw i64 %at.032, 1
  %exitcond37.not = icmp eq i64 %inc35, %call
  br i1 %exitcond37.not, label %for.end, label %for.body31

for.end:                                          ; preds = %for.body31, %for.cond28.preheader
  br i1 %cmp9.not, label %land.lhs.true38, label %cond.end

land.lhs.true38:                                  ; preds = %for.end
  %call39 = tail call zeroext i1 @heddle_any_bool() #30
  br i1 %call39, label %cond.true, label %cond.end

cond.true:                                        ; preds = %land.lhs.true38
  %text = getelementptr inbounds i8, ptr %arrayidx, i64 40
  %call41 = tail call fastcc ptr @any_string(ptr noundef nonnull %text) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %land.lhs.true38, %for.end
  %cond = phi ptr [ %call41, %cond.true ], [ null, %land.lhs.true38 ], [ null, %for.end ]
  %value42 = getelementptr inbounds i8, ptr %arrayidx, i64 32
  store ptr %cond, ptr %value42, align 8
  br label %return

for.end48:                                        ; preds = %for.cond
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1.9) #31
  unreachable

return:                                           ; preds = %cond.end, %if.then19
  %retval.0 = phi ptr [ %3, %if.then19 ], [ %cond, %cond.end ]
  tail call void @heddle_atomic_end() #30
  ret ptr %retval.0
}

declare dso_local zeroext i1 @heddle_any_bool() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local ptr @__heddle_secure_getenv(ptr noundef %name) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @variable_named(ptr noundef %name) #29
  ret ptr %call
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_fail(ptr noundef %condition, ptr noundef %file, i32 noundef %line, ptr noundef %function) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %condition) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_perror_fail(i32 noundef %number, ptr noundef %file, i32 noundef %line, ptr noundef %function) local_unnamed_addr #4 {
entry:
  %unknown = alloca [32 x i8], align 16
  %call = call fastcc ptr @__hp_error_name(i32 noundef %number, ptr noundef nonnull %unknown, i64 noundef 32) #29
  call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %call) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert(ptr noundef %condition, ptr noundef %file, i32 noundef %line) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %condition) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_func(ptr noundef %file, i32 noundef %line, ptr noundef %function, ptr noundef %condition) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %condition) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_rtn(ptr noundef %function, ptr noundef %file, i32 noundef %line, ptr noundef %condition) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %condition) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @assert(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef nonnull @.str.356) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__stack_chk_fail() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.211, ptr noundef nonnull @.str.2.12) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local <2 x float> @__mulsc3(float noundef %a, float noundef %b, float noundef %c, float noundef %d) local_unnamed_addr #8 {
entry:
  %mul = fmul float %a, %c
  %mul1 = fmul float %b, %d
  %mul2 = fmul float %a, %d
  %mul3 = fmul float %b, %c
  %sub = fsub float %mul, %mul1
  %add = fadd float %mul3, %mul2
  %0 = fcmp uno float %sub, 0.000000e+00
  %1 = fcmp uno float %add, 0.000000e+00
  %or.cond = and i1 %0, %1
  br i1 %or.cond, label %if.then, label %if.end58

if.then:                                          ; preds = %entry
  %2 = tail call float @llvm.fabs.f32(float %a)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  %4 = tail call float @llvm.fabs.f32(float %b)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %or.cond50 = or i1 %3, %5
  br i1 %or.cond50, label %if.then4, label %if.end13

if.then4:                                         ; preds = %if.then
  %conv = uitofp i1 %3 to float
  %call = tail call fastcc float @hp_keep_signs(float noundef %conv, float noundef %a) #29
  %conv6 = uitofp i1 %5 to float
  %call7 = tail call fastcc float @hp_keep_signs(float noundef %conv6, float noundef %b) #29
  %6 = fcmp uno float %c, 0.000000e+00
  br i1 %6, label %if.then8, label %if.end

if.then8:                                         ; preds = %if.then4
  %call9 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %c) #29
  br label %if.end

if.end:                                           ; preds = %if.then8, %if.then4
  %c.addr.0 = phi float [ %call9, %if.then8 ], [ %c, %if.then4 ]
  %7 = fcmp uno float %d, 0.000000e+00
  br i1 %7, label %if.then10, label %if.end13

if.then10:                                        ; preds = %if.end
  %call11 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %d) #29
  br label %if.end13

if.end13:                                         ; preds = %if.then10, %if.end, %if.then
  %d.addr.1 = phi float [ %d, %if.then ], [ %call11, %if.then10 ], [ %d, %if.end ]
  %c.addr.1 = phi float [ %c, %if.then ], [ %c.addr.0, %if.then10 ], [ %c.addr.0, %if.end ]
  %b.addr.0 = phi float [ %b, %if.then ], [ %call7, %if.then10 ], [ %call7, %if.end ]
  %again.0 = phi i32 [ 0, %if.then ], [ 1, %if.then10 ], [ 1, %if.end ]
  %a.addr.0 = phi float [ %a, %if.then ], [ %call, %if.then10 ], [ %call, %if.end ]
  %8 = tail call float @llvm.fabs.f32(float %c.addr.1)
  %9 = fcmp oeq float %8, 0x7FF0000000000000
  %10 = tail call float @llvm.fabs.f32(float %d.addr.1)
  %11 = fcmp oeq float %10, 0x7FF0000000000000
  %or.cond52 = or i1 %11, %9
  br i1 %or.cond52, label %if.then15, label %if.end28

if.then15:                                        ; preds = %if.end13
  %conv17 = uitofp i1 %9 to float
  %call18 = tail call fastcc float @hp_keep_signs(float noundef %conv17, float noundef %c.addr.1) #29
  %conv20 = uitofp i1 %11 to float
  %call21 = tail call fastcc float @hp_keep_signs(float noundef %conv20, float noundef %d.addr.1) #29
  %12 = fcmp uno float %a.addr.0, 0.000000e+00
  br i1 %12, label %if.then22, label %if.end24

if.then22:                                        ; preds = %if.then15
  %call23 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %a.addr.0) #29
  br label %if.end24

if.end24:                                         ; preds = %if.then22, %if.then15
  %a.addr.1 = phi float [ %call23, %if.then22 ], [ %a.addr.0, %if.then15 ]
  %13 = fcmp uno float %b.addr.0, 0.000000e+00
  br i1 %13, label %if.then25, label %if.end28

if.then25:                                        ; preds = %if.end24
  %call26 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %b.addr.0) #29
  br label %if.end28

if.end28:                                         ; preds = %if.then25, %if.end24, %if.end13
  %d.addr.2 = phi float [ %d.addr.1, %if.end13 ], [ %call21, %if.then25 ], [ %call21, %if.end24 ]
  %c.addr.2 = phi float [ %c.addr.1, %if.end13 ], [ %call18, %if.then25 ], [ %call18, %if.end24 ]
  %b.addr.2 = phi float [ %b.addr.0, %if.end13 ], [ %call26, %if.then25 ], [ %b.addr.0, %if.end24 ]
  %again.1 = phi i32 [ %again.0, %if.end13 ], [ 1, %if.then25 ], [ 1, %if.end24 ]
  %a.addr.2 = phi float [ %a.addr.0, %if.end13 ], [ %a.addr.1, %if.then25 ], [ %a.addr.1, %if.end24 ]
  %tobool.not = icmp eq i32 %again.1, 0
  br i1 %tobool.not, label %land.lhs.true29, label %if.end46

land.lhs.true29:                                  ; preds = %if.end28
  %14 = tail call float @llvm.fabs.f32(float %mul)
  %15 = fcmp oeq float %14, 0x7FF0000000000000
  %16 = tail call float @llvm.fabs.f32(float %mul1)
  %17 = fcmp oeq float %16, 0x7FF0000000000000
  %or.cond54 = or i1 %15, %17
  %18 = tail call float @llvm.fabs.f32(float %mul2)
  %19 = fcmp oeq float %18, 0x7FF0000000000000
  %or.cond56 = or i1 %19, %or.cond54
  %20 = tail call float @llvm.fabs.f32(float %mul3)
  %21 = fcmp oeq float %20, 0x7FF0000000000000
  %or.cond58 = or i1 %21, %or.cond56
  br i1 %or.cond58, label %if.then33, label %if.end46

if.then33:                                        ; preds = %land.lhs.true29
  %22 = fcmp uno float %a.addr.2, 0.000000e+00
  br i1 %22, label %if.then34, label %if.end36

if.then34:                                        ; preds = %if.then33
  %call35 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %a.addr.2) #29
  br label %if.end36

if.end36:                                         ; preds = %if.then34, %if.then33
  %a.addr.3 = phi float [ %call35, %if.then34 ], [ %a.addr.2, %if.then33 ]
  %23 = fcmp uno float %b.addr.2, 0.000000e+00
  br i1 %23, label %if.then37, label %if.end39

if.then37:                                        ; preds = %if.end36
  %call38 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %b.addr.2) #29
  br label %if.end39

if.end39:                                         ; preds = %if.then37, %if.end36
  %b.addr.3 = phi float [ %call38, %if.then37 ], [ %b.addr.2, %if.end36 ]
  %24 = fcmp uno float %c.addr.2, 0.000000e+00
  br i1 %24, label %if.then40, label %if.end42

if.then40:                                        ; preds = %if.end39
  %call41 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %c.addr.2) #29
  br label %if.end42

if.end42:                                         ; preds = %if.then40, %if.end39
  %c.addr.3 = phi float [ %call41, %if.then40 ], [ %c.addr.2, %if.end39 ]
  %25 = fcmp uno float %d.addr.2, 0.000000e+00
  br i1 %25, label %if.then43, label %if.end46

if.then43:                                        ; preds = %if.end42
  %call44 = tail call fastcc float @hp_keep_signs(float noundef 0.000000e+00, float noundef %d.addr.2) #29
  br label %if.end46

if.end46:                                         ; preds = %if.then43, %if.end42, %land.lhs.true29, %if.end28
  %d.addr.4 = phi float [ %d.addr.2, %if.end28 ], [ %d.addr.2, %land.lhs.true29 ], [ %call44, %if.then43 ], [ %d.addr.2, %if.end42 ]
  %c.addr.4 = phi float [ %c.addr.2, %if.end28 ], [ %c.addr.2, %land.lhs.true29 ], [ %c.addr.3, %if.then43 ], [ %c.addr.3, %if.end42 ]
  %b.addr.4 = phi float [ %b.addr.2, %if.end28 ], [ %b.addr.2, %land.lhs.true29 ], [ %b.addr.3, %if.then43 ], [ %b.addr.3, %if.end42 ]
  %tobool47.not = phi i1 [ false, %if.end28 ], [ true, %land.lhs.true29 ], [ false, %if.then43 ], [ false, %if.end42 ]
  %a.addr.4 = phi float [ %a.addr.2, %if.end28 ], [ %a.addr.2, %land.lhs.true29 ], [ %a.addr.3, %if.then43 ], [ %a.addr.3, %if.end42 ]
  br i1 %tobool47.not, label %if.end58, label %if.then48

if.then48:                                        ; preds = %if.end46
  %mul49 = fmul float %c.addr.4, %a.addr.4
  %mul50 = fmul float %d.addr.4, %b.addr.4
  %sub51 = fsub float %mul49, %mul50
  %mul52 = fmul float %sub51, 0x7FF0000000000000
  %mul53 = fmul float %d.addr.4, %a.addr.4
  %mul54 = fmul float %c.addr.4, %b.addr.4
  %add55 = fadd float %mul54, %mul53
  %mul56 = fmul float %add55, 0x7FF0000000000000
  br label %if.end58

if.end58:                                         ; preds = %if.then48, %if.end46, %entry
  %x.0 = phi float [ %mul52, %if.then48 ], [ %sub, %if.end46 ], [ %sub, %entry ]
  %y.0 = phi float [ %mul56, %if.then48 ], [ %add, %if.end46 ], [ %add, %entry ]
  %retval.sroa.0.0.vec.insert = insertelement <2 x float> poison, float %x.0, i64 0
  %retval.sroa.0.4.vec.insert = insertelement <2 x float> %retval.sroa.0.0.vec.insert, float %y.0, i64 1
  ret <2 x float> %retval.sroa.0.4.vec.insert
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef float @hp_keep_signs(float noundef %finite, float noundef %sign) unnamed_addr #7 {
entry:
  %0 = tail call float @llvm.copysign.f32(float %finite, float %sign)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #3

; Function Attrs: noinline nounwind
define weak dso_local <2 x float> @__divsc3(float noundef %a, float noundef %b, float noundef %c, float noundef %d) local_unnamed_addr #8 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %c)
  %1 = tail call float @llvm.fabs.f32(float %d)
  %2 = tail call float @llvm.maxnum.f32(float %0, float %1)
  %call = tail call float @logbf(float noundef %2) #29
  %3 = tail call float @llvm.fabs.f32(float %call)
  %or.cond62 = fcmp ueq float %3, 0x7FF0000000000000
  br i1 %or.cond62, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %conv = fptosi float %call to i32
  %sub = sub nsw i32 0, %conv
  %call1 = tail call float @scalbnf(float noundef %c, i32 noundef %sub) #29
  %call3 = tail call float @scalbnf(float noundef %d, i32 noundef %sub) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %d.addr.0 = phi float [ %d, %entry ], [ %call3, %if.then ]
  %scale.0 = phi i32 [ 0, %entry ], [ %conv, %if.then ]
  %c.addr.0 = phi float [ %c, %entry ], [ %call1, %if.then ]
  %mul = fmul float %c.addr.0, %c.addr.0
  %mul4 = fmul float %d.addr.0, %d.addr.0
  %add = fadd float %mul4, %mul
  %mul5 = fmul float %c.addr.0, %a
  %mul6 = fmul float %d.addr.0, %b
  %add7 = fadd float %mul6, %mul5
  %div = fdiv float %add7, %add
  %sub8 = sub nsw i32 0, %scale.0
  %call9 = tail call float @scalbnf(float noundef %div, i32 noundef %sub8) #29
  %mul10 = fmul float %c.addr.0, %b
  %mul11 = fmul float %d.addr.0, %a
  %sub12 = fsub float %mul10, %mul11
  %div13 = fdiv float %sub12, %add
  %call15 = tail call float @scalbnf(float noundef %div13, i32 noundef %sub8) #29
  %4 = fcmp uno float %call9, 0.000000e+00
  %5 = fcmp uno float %call15, 0.000000e+00
  %or.cond63 = select i1 %4, i1 %5, i1 false
  br i1 %or.cond63, label %if.then17, label %if.end66

if.then17:                                        ; preds = %if.end
  %cmp = fcmp oeq float %add, 0.000000e+00
  br i1 %cmp, label %land.lhs.true19, label %if.else

land.lhs.true19:                                  ; preds = %if.then17
  %6 = fcmp uno float %a, 0.000000e+00
  %7 = fcmp uno float %b, 0.000000e+00
  %or.cond64 = and i1 %6, %7
  br i1 %or.cond64, label %if.else, label %if.then20

if.then20:                                        ; preds = %land.lhs.true19
  %call21 = tail call fastcc float @hp_keep_signs(float noundef 0x7FF0000000000000, float noundef %c.addr.0) #29
  %mul22 = fmul float %call21, %a
  %mul24 = fmul float %call21, %b
  br label %if.end66

if.else:                                          ; preds = %land.lhs.true19, %if.then17
  %8 = tail call float @llvm.fabs.f32(float %a)
  %9 = fcmp oeq float %8, 0x7FF0000000000000
  %10 = tail call float @llvm.fabs.f32(float %b)
  %11 = fcmp oeq float %10, 0x7FF0000000000000
  %or.cond66 = or i1 %9, %11
  %or.cond66.not = xor i1 %or.cond66, true
  %12 = tail call float @llvm.fabs.f32(float %c.addr.0)
  %13 = fcmp ueq float %12, 0x7FF0000000000000
  %or.cond68 = or i1 %13, %or.cond66.not
  %14 = tail call float @llvm.fabs.f32(float %d.addr.0)
  %15 = fcmp ueq float %14, 0x7FF0000000000000
  %or.cond70 = or i1 %15, %or.cond68
  br i1 %or.cond70, label %if.else42, label %if.then28

if.then28:                                        ; preds = %if.else
  %conv29 = uitofp i1 %9 to float
  %call30 = tail call fastcc float @hp_keep_signs(float noundef %conv29, float noundef %a) #29
  %conv32 = uitofp i1 %11 to float
  %call33 = tail call fastcc float @hp_keep_signs(float noundef %conv32, float noundef %b) #29
  %mul34 = fmul float %c.addr.0, %call30
  %mul35 = fmul float %d.addr.0, %call33
  %add36 = fadd float %mul34, %mul35
  %mul37 = fmul float %add36, 0x7FF0000000000000
  %mul38 = fmul float %c.addr.0, %call33
  %mul39 = fmul float %d.addr.0, %call30
  %sub40 = fsub float %mul38, %mul39
  %mul41 = fmul float %sub40, 0x7FF0000000000000
  br label %if.end66

if.else42:                                        ; preds = %if.else
  %or.cond = fcmp une float %call, 0x7FF0000000000000
  %16 = fcmp ueq float %8, 0x7FF0000000000000
  %or.cond72 = or i1 %16, %or.cond
  %17 = fcmp ueq float %10, 0x7FF0000000000000
  %or.cond74 = or i1 %17, %or.cond72
  br i1 %or.cond74, label %if.end66, label %if.then48

if.then48:                                        ; preds = %if.else42
  %18 = fcmp oeq float %12, 0x7FF0000000000000
  %conv50 = uitofp i1 %18 to float
  %call51 = tail call fastcc float @hp_keep_signs(float noundef %conv50, float noundef %c.addr.0) #29
  %19 = fcmp oeq float %14, 0x7FF0000000000000
  %conv53 = uitofp i1 %19 to float
  %call54 = tail call fastcc float @hp_keep_signs(float noundef %conv53, float noundef %d.addr.0) #29
  %mul55 = fmul float %call51, %a
  %mul56 = fmul float %call54, %b
  %add57 = fadd float %mul55, %mul56
  %mul58 = fmul float %add57, 0.000000e+00
  %mul59 = fmul float %call51, %b
  %mul60 = fmul float %call54, %a
  %sub61 = fsub float %mul59, %mul60
  %mul62 = fmul float %sub61, 0.000000e+00
  br label %if.end66

if.end66:                                         ; preds = %if.then48, %if.else42, %if.then28, %if.then20, %if.end
  %x.0 = phi float [ %mul37, %if.then28 ], [ %mul58, %if.then48 ], [ %call9, %if.else42 ], [ %mul22, %if.then20 ], [ %call9, %if.end ]
  %y.0 = phi float [ %mul41, %if.then28 ], [ %mul62, %if.then48 ], [ %call15, %if.else42 ], [ %mul24, %if.then20 ], [ %call15, %if.end ]
  %retval.sroa.0.0.vec.insert = insertelement <2 x float> poison, float %x.0, i64 0
  %retval.sroa.0.4.vec.insert = insertelement <2 x float> %retval.sroa.0.0.vec.insert, float %y.0, i64 1
  ret <2 x float> %retval.sroa.0.4.vec.insert
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: noinline nounwind
define weak dso_local { double, double } @__muldc3(double noundef %a, double noundef %b, double noundef %c, double noundef %d) local_unnamed_addr #0 {
entry:
  %mul = fmul double %a, %c
  %mul1 = fmul double %b, %d
  %mul2 = fmul double %a, %d
  %mul3 = fmul double %b, %c
  %sub = fsub double %mul, %mul1
  %add = fadd double %mul3, %mul2
  %0 = fcmp uno double %sub, 0.000000e+00
  %1 = fcmp uno double %add, 0.000000e+00
  %or.cond = and i1 %0, %1
  br i1 %or.cond, label %if.then, label %if.end58

if.then:                                          ; preds = %entry
  %2 = tail call double @llvm.fabs.f64(double %a)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  %4 = tail call double @llvm.fabs.f64(double %b)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %or.cond49 = or i1 %3, %5
  br i1 %or.cond49, label %if.then4, label %if.end13

if.then4:                                         ; preds = %if.then
  %conv = uitofp i1 %3 to double
  %call = tail call fastcc double @hp_keep_signd(double noundef %conv, double noundef %a) #29
  %conv6 = uitofp i1 %5 to double
  %call7 = tail call fastcc double @hp_keep_signd(double noundef %conv6, double noundef %b) #29
  %6 = fcmp uno double %c, 0.000000e+00
  br i1 %6, label %if.then8, label %if.end

if.then8:                                         ; preds = %if.then4
  %call9 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %c) #29
  br label %if.end

if.end:                                           ; preds = %if.then8, %if.then4
  %c.addr.0 = phi double [ %call9, %if.then8 ], [ %c, %if.then4 ]
  %7 = fcmp uno double %d, 0.000000e+00
  br i1 %7, label %if.then10, label %if.end13

if.then10:                                        ; preds = %if.end
  %call11 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %d) #29
  br label %if.end13

if.end13:                                         ; preds = %if.then10, %if.end, %if.then
  %d.addr.1 = phi double [ %d, %if.then ], [ %call11, %if.then10 ], [ %d, %if.end ]
  %c.addr.1 = phi double [ %c, %if.then ], [ %c.addr.0, %if.then10 ], [ %c.addr.0, %if.end ]
  %again.0 = phi i32 [ 0, %if.then ], [ 1, %if.then10 ], [ 1, %if.end ]
  %b.addr.0 = phi double [ %b, %if.then ], [ %call7, %if.then10 ], [ %call7, %if.end ]
  %a.addr.0 = phi double [ %a, %if.then ], [ %call, %if.then10 ], [ %call, %if.end ]
  %8 = tail call double @llvm.fabs.f64(double %c.addr.1)
  %9 = fcmp oeq double %8, 0x7FF0000000000000
  %10 = tail call double @llvm.fabs.f64(double %d.addr.1)
  %11 = fcmp oeq double %10, 0x7FF0000000000000
  %or.cond51 = or i1 %11, %9
  br i1 %or.cond51, label %if.then15, label %if.end28

if.then15:                                        ; preds = %if.end13
  %conv17 = uitofp i1 %9 to double
  %call18 = tail call fastcc double @hp_keep_signd(double noundef %conv17, double noundef %c.addr.1) #29
  %conv20 = uitofp i1 %11 to double
  %call21 = tail call fastcc double @hp_keep_signd(double noundef %conv20, double noundef %d.addr.1) #29
  %12 = fcmp uno double %a.addr.0, 0.000000e+00
  br i1 %12, label %if.then22, label %if.end24

if.then22:                                        ; preds = %if.then15
  %call23 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %a.addr.0) #29
  br label %if.end24

if.end24:                                         ; preds = %if.then22, %if.then15
  %a.addr.1 = phi double [ %call23, %if.then22 ], [ %a.addr.0, %if.then15 ]
  %13 = fcmp uno double %b.addr.0, 0.000000e+00
  br i1 %13, label %if.then25, label %if.end28

if.then25:                                        ; preds = %if.end24
  %call26 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %b.addr.0) #29
  br label %if.end28

if.end28:                                         ; preds = %if.then25, %if.end24, %if.end13
  %d.addr.2 = phi double [ %d.addr.1, %if.end13 ], [ %call21, %if.then25 ], [ %call21, %if.end24 ]
  %c.addr.2 = phi double [ %c.addr.1, %if.end13 ], [ %call18, %if.then25 ], [ %call18, %if.end24 ]
  %again.1 = phi i32 [ %again.0, %if.end13 ], [ 1, %if.then25 ], [ 1, %if.end24 ]
  %b.addr.2 = phi double [ %b.addr.0, %if.end13 ], [ %call26, %if.then25 ], [ %b.addr.0, %if.end24 ]
  %a.addr.2 = phi double [ %a.addr.0, %if.end13 ], [ %a.addr.1, %if.then25 ], [ %a.addr.1, %if.end24 ]
  %tobool.not = icmp eq i32 %again.1, 0
  br i1 %tobool.not, label %land.lhs.true29, label %if.end46

land.lhs.true29:                                  ; preds = %if.end28
  %14 = tail call double @llvm.fabs.f64(double %mul)
  %15 = fcmp oeq double %14, 0x7FF0000000000000
  %16 = tail call double @llvm.fabs.f64(double %mul1)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  %or.cond53 = or i1 %15, %17
  %18 = tail call double @llvm.fabs.f64(double %mul2)
  %19 = fcmp oeq double %18, 0x7FF0000000000000
  %or.cond55 = or i1 %19, %or.cond53
  %20 = tail call double @llvm.fabs.f64(double %mul3)
  %21 = fcmp oeq double %20, 0x7FF0000000000000
  %or.cond57 = or i1 %21, %or.cond55
  br i1 %or.cond57, label %if.then33, label %if.end46

if.then33:                                        ; preds = %land.lhs.true29
  %22 = fcmp uno double %a.addr.2, 0.000000e+00
  br i1 %22, label %if.then34, label %if.end36

if.then34:                                        ; preds = %if.then33
  %call35 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %a.addr.2) #29
  br label %if.end36

if.end36:                                         ; preds = %if.then34, %if.then33
  %a.addr.3 = phi double [ %call35, %if.then34 ], [ %a.addr.2, %if.then33 ]
  %23 = fcmp uno double %b.addr.2, 0.000000e+00
  br i1 %23, label %if.then37, label %if.end39

if.then37:                                        ; preds = %if.end36
  %call38 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %b.addr.2) #29
  br label %if.end39

if.end39:                                         ; preds = %if.then37, %if.end36
  %b.addr.3 = phi double [ %call38, %if.then37 ], [ %b.addr.2, %if.end36 ]
  %24 = fcmp uno double %c.addr.2, 0.000000e+00
  br i1 %24, label %if.then40, label %if.end42

if.then40:                                        ; preds = %if.end39
  %call41 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %c.addr.2) #29
  br label %if.end42

if.end42:                                         ; preds = %if.then40, %if.end39
  %c.addr.3 = phi double [ %call41, %if.then40 ], [ %c.addr.2, %if.end39 ]
  %25 = fcmp uno double %d.addr.2, 0.000000e+00
  br i1 %25, label %if.then43, label %if.end46

if.then43:                                        ; preds = %if.end42
  %call44 = tail call fastcc double @hp_keep_signd(double noundef 0.000000e+00, double noundef %d.addr.2) #29
  br label %if.end46

if.end46:                                         ; preds = %if.then43, %if.end42, %land.lhs.true29, %if.end28
  %d.addr.4 = phi double [ %d.addr.2, %if.end28 ], [ %d.addr.2, %land.lhs.true29 ], [ %call44, %if.then43 ], [ %d.addr.2, %if.end42 ]
  %c.addr.4 = phi double [ %c.addr.2, %if.end28 ], [ %c.addr.2, %land.lhs.true29 ], [ %c.addr.3, %if.then43 ], [ %c.addr.3, %if.end42 ]
  %tobool47.not = phi i1 [ false, %if.end28 ], [ true, %land.lhs.true29 ], [ false, %if.then43 ], [ false, %if.end42 ]
  %b.addr.4 = phi double [ %b.addr.2, %if.end28 ], [ %b.addr.2, %land.lhs.true29 ], [ %b.addr.3, %if.then43 ], [ %b.addr.3, %if.end42 ]
  %a.addr.4 = phi double [ %a.addr.2, %if.end28 ], [ %a.addr.2, %land.lhs.true29 ], [ %a.addr.3, %if.then43 ], [ %a.addr.3, %if.end42 ]
  br i1 %tobool47.not, label %if.end58, label %if.then48

if.then48:                                        ; preds = %if.end46
  %mul49 = fmul double %c.addr.4, %a.addr.4
  %mul50 = fmul double %d.addr.4, %b.addr.4
  %sub51 = fsub double %mul49, %mul50
  %mul52 = fmul double %sub51, 0x7FF0000000000000
  %mul53 = fmul double %d.addr.4, %a.addr.4
  %mul54 = fmul double %c.addr.4, %b.addr.4
  %add55 = fadd double %mul54, %mul53
  %mul56 = fmul double %add55, 0x7FF0000000000000
  br label %if.end58

if.end58:                                         ; preds = %if.then48, %if.end46, %entry
  %x.0 = phi double [ %mul52, %if.then48 ], [ %sub, %if.end46 ], [ %sub, %entry ]
  %y.0 = phi double [ %mul56, %if.then48 ], [ %add, %if.end46 ], [ %add, %entry ]
  %.fca.0.insert = insertvalue { double, double } poison, double %x.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %y.0, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef double @hp_keep_signd(double noundef %finite, double noundef %sign) unnamed_addr #7 {
entry:
  %0 = tail call double @llvm.copysign.f64(double %finite, double %sign)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: noinline nounwind
define weak dso_local { double, double } @__divdc3(double noundef %a, double noundef %b, double noundef %c, double noundef %d) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %c)
  %1 = tail call double @llvm.fabs.f64(double %d)
  %2 = tail call double @llvm.maxnum.f64(double %0, double %1)
  %call = tail call double @logb(double noundef %2) #29
  %3 = tail call double @llvm.fabs.f64(double %call)
  %or.cond61 = fcmp ueq double %3, 0x7FF0000000000000
  br i1 %or.cond61, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %conv = fptosi double %call to i32
  %sub = sub nsw i32 0, %conv
  %call1 = tail call double @scalbn(double noundef %c, i32 noundef %sub) #29
  %call3 = tail call double @scalbn(double noundef %d, i32 noundef %sub) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %scale.0 = phi i32 [ 0, %entry ], [ %conv, %if.then ]
  %d.addr.0 = phi double [ %d, %entry ], [ %call3, %if.then ]
  %c.addr.0 = phi double [ %c, %entry ], [ %call1, %if.then ]
  %mul = fmul double %c.addr.0, %c.addr.0
  %mul4 = fmul double %d.addr.0, %d.addr.0
  %add = fadd double %mul4, %mul
  %mul5 = fmul double %c.addr.0, %a
  %mul6 = fmul double %d.addr.0, %b
  %add7 = fadd double %mul6, %mul5
  %div = fdiv double %add7, %add
  %sub8 = sub nsw i32 0, %scale.0
  %call9 = tail call double @scalbn(double noundef %div, i32 noundef %sub8) #29
  %mul10 = fmul double %c.addr.0, %b
  %mul11 = fmul double %d.addr.0, %a
  %sub12 = fsub double %mul10, %mul11
  %div13 = fdiv double %sub12, %add
  %call15 = tail call double @scalbn(double noundef %div13, i32 noundef %sub8) #29
  %4 = fcmp uno double %call9, 0.000000e+00
  %5 = fcmp uno double %call15, 0.000000e+00
  %or.cond62 = select i1 %4, i1 %5, i1 false
  br i1 %or.cond62, label %if.then17, label %if.end66

if.then17:                                        ; preds = %if.end
  %cmp = fcmp oeq double %add, 0.000000e+00
  br i1 %cmp, label %land.lhs.true19, label %if.else

land.lhs.true19:                                  ; preds = %if.then17
  %6 = fcmp uno double %a, 0.000000e+00
  %7 = fcmp uno double %b, 0.000000e+00
  %or.cond63 = and i1 %6, %7
  br i1 %or.cond63, label %if.else, label %if.then20

if.then20:                                        ; preds = %land.lhs.true19
  %call21 = tail call fastcc double @hp_keep_signd(double noundef 0x7FF0000000000000, double noundef %c.addr.0) #29
  %mul22 = fmul double %call21, %a
  %mul24 = fmul double %call21, %b
  br label %if.end66

if.else:                                          ; preds = %land.lhs.true19, %if.then17
  %8 = tail call double @llvm.fabs.f64(double %a)
  %9 = fcmp oeq double %8, 0x7FF0000000000000
  %10 = tail call double @llvm.fabs.f64(double %b)
  %11 = fcmp oeq double %10, 0x7FF0000000000000
  %or.cond65 = or i1 %9, %11
  %or.cond65.not = xor i1 %or.cond65, true
  %12 = tail call double @llvm.fabs.f64(double %c.addr.0)
  %13 = fcmp ueq double %12, 0x7FF0000000000000
  %or.cond67 = or i1 %13, %or.cond65.not
  %14 = tail call double @llvm.fabs.f64(double %d.addr.0)
  %15 = fcmp ueq double %14, 0x7FF0000000000000
  %or.cond69 = or i1 %15, %or.cond67
  br i1 %or.cond69, label %if.else42, label %if.then28

if.then28:                                        ; preds = %if.else
  %conv29 = uitofp i1 %9 to double
  %call30 = tail call fastcc double @hp_keep_signd(double noundef %conv29, double noundef %a) #29
  %conv32 = uitofp i1 %11 to double
  %call33 = tail call fastcc double @hp_keep_signd(double noundef %conv32, double noundef %b) #29
  %mul34 = fmul double %c.addr.0, %call30
  %mul35 = fmul double %d.addr.0, %call33
  %add36 = fadd double %mul34, %mul35
  %mul37 = fmul double %add36, 0x7FF0000000000000
  %mul38 = fmul double %c.addr.0, %call33
  %mul39 = fmul double %d.addr.0, %call30
  %sub40 = fsub double %mul38, %mul39
  %mul41 = fmul double %sub40, 0x7FF0000000000000
  br label %if.end66

if.else42:                                        ; preds = %if.else
  %or.cond = fcmp une double %call, 0x7FF0000000000000
  %16 = fcmp ueq double %8, 0x7FF0000000000000
  %or.cond71 = or i1 %16, %or.cond
  %17 = fcmp ueq double %10, 0x7FF0000000000000
  %or.cond73 = or i1 %17, %or.cond71
  br i1 %or.cond73, label %if.end66, label %if.then48

if.then48:                                        ; preds = %if.else42
  %18 = fcmp oeq double %12, 0x7FF0000000000000
  %conv50 = uitofp i1 %18 to double
  %call51 = tail call fastcc double @hp_keep_signd(double noundef %conv50, double noundef %c.addr.0) #29
  %19 = fcmp oeq double %14, 0x7FF0000000000000
  %conv53 = uitofp i1 %19 to double
  %call54 = tail call fastcc double @hp_keep_signd(double noundef %conv53, double noundef %d.addr.0) #29
  %mul55 = fmul double %call51, %a
  %mul56 = fmul double %call54, %b
  %add57 = fadd double %mul55, %mul56
  %mul58 = fmul double %add57, 0.000000e+00
  %mul59 = fmul double %call51, %b
  %mul60 = fmul double %call54, %a
  %sub61 = fsub double %mul59, %mul60
  %mul62 = fmul double %sub61, 0.000000e+00
  br label %if.end66

if.end66:                                         ; preds = %if.then48, %if.else42, %if.then28, %if.then20, %if.end
  %x.0 = phi double [ %mul37, %if.then28 ], [ %mul58, %if.then48 ], [ %call9, %if.else42 ], [ %mul22, %if.then20 ], [ %call9, %if.end ]
  %y.0 = phi double [ %mul41, %if.then28 ], [ %mul62, %if.then48 ], [ %call15, %if.else42 ], [ %mul24, %if.then20 ], [ %call15, %if.end ]
  %.fca.0.insert = insertvalue { double, double } poison, double %x.0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %y.0, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: noinline nounwind
define weak dso_local { x86_fp80, x86_fp80 } @__mulxc3(x86_fp80 noundef %a, x86_fp80 noundef %b, x86_fp80 noundef %c, x86_fp80 noundef %d) local_unnamed_addr #0 {
entry:
  %mul = fmul x86_fp80 %a, %c
  %mul1 = fmul x86_fp80 %b, %d
  %mul2 = fmul x86_fp80 %a, %d
  %mul3 = fmul x86_fp80 %b, %c
  %sub = fsub x86_fp80 %mul, %mul1
  %add = fadd x86_fp80 %mul3, %mul2
  %0 = fcmp uno x86_fp80 %sub, 0xK00000000000000000000
  %1 = fcmp uno x86_fp80 %add, 0xK00000000000000000000
  %or.cond = and i1 %0, %1
  br i1 %or.cond, label %if.then, label %if.end58

if.then:                                          ; preds = %entry
  %2 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %a)
  %3 = fcmp oeq x86_fp80 %2, 0xK7FFF8000000000000000
  %4 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %b)
  %5 = fcmp oeq x86_fp80 %4, 0xK7FFF8000000000000000
  %or.cond49 = or i1 %3, %5
  br i1 %or.cond49, label %if.then4, label %if.end13

if.then4:                                         ; preds = %if.then
  %conv = uitofp i1 %3 to x86_fp80
  %call = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv, x86_fp80 noundef %a) #29
  %conv6 = uitofp i1 %5 to x86_fp80
  %call7 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv6, x86_fp80 noundef %b) #29
  %6 = fcmp uno x86_fp80 %c, 0xK00000000000000000000
  br i1 %6, label %if.then8, label %if.end

if.then8:                                         ; preds = %if.then4
  %call9 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %c) #29
  br label %if.end

if.end:                                           ; preds = %if.then8, %if.then4
  %c.addr.0 = phi x86_fp80 [ %call9, %if.then8 ], [ %c, %if.then4 ]
  %7 = fcmp uno x86_fp80 %d, 0xK00000000000000000000
  br i1 %7, label %if.then10, label %if.end13

if.then10:                                        ; preds = %if.end
  %call11 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %d) #29
  br label %if.end13

if.end13:                                         ; preds = %if.then10, %if.end, %if.then
  %d.addr.1 = phi x86_fp80 [ %d, %if.then ], [ %call11, %if.then10 ], [ %d, %if.end ]
  %c.addr.1 = phi x86_fp80 [ %c, %if.then ], [ %c.addr.0, %if.then10 ], [ %c.addr.0, %if.end ]
  %again.0 = phi i32 [ 0, %if.then ], [ 1, %if.then10 ], [ 1, %if.end ]
  %b.addr.0 = phi x86_fp80 [ %b, %if.then ], [ %call7, %if.then10 ], [ %call7, %if.end ]
  %a.addr.0 = phi x86_fp80 [ %a, %if.then ], [ %call, %if.then10 ], [ %call, %if.end ]
  %8 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %c.addr.1)
  %9 = fcmp oeq x86_fp80 %8, 0xK7FFF8000000000000000
  %10 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %d.addr.1)
  %11 = fcmp oeq x86_fp80 %10, 0xK7FFF8000000000000000
  %or.cond51 = or i1 %11, %9
  br i1 %or.cond51, label %if.then15, label %if.end28

if.then15:                                        ; preds = %if.end13
  %conv17 = uitofp i1 %9 to x86_fp80
  %call18 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv17, x86_fp80 noundef %c.addr.1) #29
  %conv20 = uitofp i1 %11 to x86_fp80
  %call21 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv20, x86_fp80 noundef %d.addr.1) #29
  %12 = fcmp uno x86_fp80 %a.addr.0, 0xK00000000000000000000
  br i1 %12, label %if.then22, label %if.end24

if.then22:                                        ; preds = %if.then15
  %call23 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %a.addr.0) #29
  br label %if.end24

if.end24:                                         ; preds = %if.then22, %if.then15
  %a.addr.1 = phi x86_fp80 [ %call23, %if.then22 ], [ %a.addr.0, %if.then15 ]
  %13 = fcmp uno x86_fp80 %b.addr.0, 0xK00000000000000000000
  br i1 %13, label %if.then25, label %if.end28

if.then25:                                        ; preds = %if.end24
  %call26 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %b.addr.0) #29
  br label %if.end28

if.end28:                                         ; preds = %if.then25, %if.end24, %if.end13
  %d.addr.2 = phi x86_fp80 [ %d.addr.1, %if.end13 ], [ %call21, %if.then25 ], [ %call21, %if.end24 ]
  %c.addr.2 = phi x86_fp80 [ %c.addr.1, %if.end13 ], [ %call18, %if.then25 ], [ %call18, %if.end24 ]
  %again.1 = phi i32 [ %again.0, %if.end13 ], [ 1, %if.then25 ], [ 1, %if.end24 ]
  %b.addr.2 = phi x86_fp80 [ %b.addr.0, %if.end13 ], [ %call26, %if.then25 ], [ %b.addr.0, %if.end24 ]
  %a.addr.2 = phi x86_fp80 [ %a.addr.0, %if.end13 ], [ %a.addr.1, %if.then25 ], [ %a.addr.1, %if.end24 ]
  %tobool.not = icmp eq i32 %again.1, 0
  br i1 %tobool.not, label %land.lhs.true29, label %if.end46

land.lhs.true29:                                  ; preds = %if.end28
  %14 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %mul)
  %15 = fcmp oeq x86_fp80 %14, 0xK7FFF8000000000000000
  %16 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %mul1)
  %17 = fcmp oeq x86_fp80 %16, 0xK7FFF8000000000000000
  %or.cond53 = or i1 %15, %17
  %18 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %mul2)
  %19 = fcmp oeq x86_fp80 %18, 0xK7FFF8000000000000000
  %or.cond55 = or i1 %19, %or.cond53
  %20 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %mul3)
  %21 = fcmp oeq x86_fp80 %20, 0xK7FFF8000000000000000
  %or.cond57 = or i1 %21, %or.cond55
  br i1 %or.cond57, label %if.then33, label %if.end46

if.then33:                                        ; preds = %land.lhs.true29
  %22 = fcmp uno x86_fp80 %a.addr.2, 0xK00000000000000000000
  br i1 %22, label %if.then34, label %if.end36

if.then34:                                        ; preds = %if.then33
  %call35 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %a.addr.2) #29
  br label %if.end36

if.end36:                                         ; preds = %if.then34, %if.then33
  %a.addr.3 = phi x86_fp80 [ %call35, %if.then34 ], [ %a.addr.2, %if.then33 ]
  %23 = fcmp uno x86_fp80 %b.addr.2, 0xK00000000000000000000
  br i1 %23, label %if.then37, label %if.end39

if.then37:                                        ; preds = %if.end36
  %call38 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %b.addr.2) #29
  br label %if.end39

if.end39:                                         ; preds = %if.then37, %if.end36
  %b.addr.3 = phi x86_fp80 [ %call38, %if.then37 ], [ %b.addr.2, %if.end36 ]
  %24 = fcmp uno x86_fp80 %c.addr.2, 0xK00000000000000000000
  br i1 %24, label %if.then40, label %if.end42

if.then40:                                        ; preds = %if.end39
  %call41 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %c.addr.2) #29
  br label %if.end42

if.end42:                                         ; preds = %if.then40, %if.end39
  %c.addr.3 = phi x86_fp80 [ %call41, %if.then40 ], [ %c.addr.2, %if.end39 ]
  %25 = fcmp uno x86_fp80 %d.addr.2, 0xK00000000000000000000
  br i1 %25, label %if.then43, label %if.end46

if.then43:                                        ; preds = %if.end42
  %call44 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK00000000000000000000, x86_fp80 noundef %d.addr.2) #29
  br label %if.end46

if.end46:                                         ; preds = %if.then43, %if.end42, %land.lhs.true29, %if.end28
  %d.addr.4 = phi x86_fp80 [ %d.addr.2, %if.end28 ], [ %d.addr.2, %land.lhs.true29 ], [ %call44, %if.then43 ], [ %d.addr.2, %if.end42 ]
  %c.addr.4 = phi x86_fp80 [ %c.addr.2, %if.end28 ], [ %c.addr.2, %land.lhs.true29 ], [ %c.addr.3, %if.then43 ], [ %c.addr.3, %if.end42 ]
  %tobool47.not = phi i1 [ false, %if.end28 ], [ true, %land.lhs.true29 ], [ false, %if.then43 ], [ false, %if.end42 ]
  %b.addr.4 = phi x86_fp80 [ %b.addr.2, %if.end28 ], [ %b.addr.2, %land.lhs.true29 ], [ %b.addr.3, %if.then43 ], [ %b.addr.3, %if.end42 ]
  %a.addr.4 = phi x86_fp80 [ %a.addr.2, %if.end28 ], [ %a.addr.2, %land.lhs.true29 ], [ %a.addr.3, %if.then43 ], [ %a.addr.3, %if.end42 ]
  br i1 %tobool47.not, label %if.end58, label %if.then48

if.then48:                                        ; preds = %if.end46
  %mul49 = fmul x86_fp80 %c.addr.4, %a.addr.4
  %mul50 = fmul x86_fp80 %d.addr.4, %b.addr.4
  %sub51 = fsub x86_fp80 %mul49, %mul50
  %mul52 = fmul x86_fp80 %sub51, 0xK7FFF8000000000000000
  %mul53 = fmul x86_fp80 %d.addr.4, %a.addr.4
  %mul54 = fmul x86_fp80 %c.addr.4, %b.addr.4
  %add55 = fadd x86_fp80 %mul54, %mul53
  %mul56 = fmul x86_fp80 %add55, 0xK7FFF8000000000000000
  br label %if.end58

if.end58:                                         ; preds = %if.then48, %if.end46, %entry
  %x.0 = phi x86_fp80 [ %mul52, %if.then48 ], [ %sub, %if.end46 ], [ %sub, %entry ]
  %y.0 = phi x86_fp80 [ %mul56, %if.then48 ], [ %add, %if.end46 ], [ %add, %entry ]
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %x.0, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %y.0, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef x86_fp80 @hp_keep_signx(x86_fp80 noundef %finite, x86_fp80 noundef %sign) unnamed_addr #7 {
entry:
  %0 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %finite, x86_fp80 %sign)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local { x86_fp80, x86_fp80 } @__divxc3(x86_fp80 noundef %a, x86_fp80 noundef %b, x86_fp80 noundef %c, x86_fp80 noundef %d) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %c)
  %1 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %d)
  %2 = tail call x86_fp80 @llvm.maxnum.f80(x86_fp80 %0, x86_fp80 %1)
  %call = tail call x86_fp80 @logbl(x86_fp80 noundef %2) #29
  %3 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %call)
  %or.cond61 = fcmp ueq x86_fp80 %3, 0xK7FFF8000000000000000
  br i1 %or.cond61, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %conv = fptosi x86_fp80 %call to i32
  %sub = sub nsw i32 0, %conv
  %call1 = tail call x86_fp80 @scalbnl(x86_fp80 noundef %c, i32 noundef %sub) #29
  %call3 = tail call x86_fp80 @scalbnl(x86_fp80 noundef %d, i32 noundef %sub) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %scale.0 = phi i32 [ 0, %entry ], [ %conv, %if.then ]
  %d.addr.0 = phi x86_fp80 [ %d, %entry ], [ %call3, %if.then ]
  %c.addr.0 = phi x86_fp80 [ %c, %entry ], [ %call1, %if.then ]
  %mul = fmul x86_fp80 %c.addr.0, %c.addr.0
  %mul4 = fmul x86_fp80 %d.addr.0, %d.addr.0
  %add = fadd x86_fp80 %mul4, %mul
  %mul5 = fmul x86_fp80 %c.addr.0, %a
  %mul6 = fmul x86_fp80 %d.addr.0, %b
  %add7 = fadd x86_fp80 %mul6, %mul5
  %div = fdiv x86_fp80 %add7, %add
  %sub8 = sub nsw i32 0, %scale.0
  %call9 = tail call x86_fp80 @scalbnl(x86_fp80 noundef %div, i32 noundef %sub8) #29
  %mul10 = fmul x86_fp80 %c.addr.0, %b
  %mul11 = fmul x86_fp80 %d.addr.0, %a
  %sub12 = fsub x86_fp80 %mul10, %mul11
  %div13 = fdiv x86_fp80 %sub12, %add
  %call15 = tail call x86_fp80 @scalbnl(x86_fp80 noundef %div13, i32 noundef %sub8) #29
  %4 = fcmp uno x86_fp80 %call9, 0xK00000000000000000000
  %5 = fcmp uno x86_fp80 %call15, 0xK00000000000000000000
  %or.cond62 = select i1 %4, i1 %5, i1 false
  br i1 %or.cond62, label %if.then17, label %if.end66

if.then17:                                        ; preds = %if.end
  %cmp = fcmp oeq x86_fp80 %add, 0xK00000000000000000000
  br i1 %cmp, label %land.lhs.true19, label %if.else

land.lhs.true19:                                  ; preds = %if.then17
  %6 = fcmp uno x86_fp80 %a, 0xK00000000000000000000
  %7 = fcmp uno x86_fp80 %b, 0xK00000000000000000000
  %or.cond63 = and i1 %6, %7
  br i1 %or.cond63, label %if.else, label %if.then20

if.then20:                                        ; preds = %land.lhs.true19
  %call21 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef 0xK7FFF8000000000000000, x86_fp80 noundef %c.addr.0) #29
  %mul22 = fmul x86_fp80 %call21, %a
  %mul24 = fmul x86_fp80 %call21, %b
  br label %if.end66

if.else:                                          ; preds = %land.lhs.true19, %if.then17
  %8 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %a)
  %9 = fcmp oeq x86_fp80 %8, 0xK7FFF8000000000000000
  %10 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %b)
  %11 = fcmp oeq x86_fp80 %10, 0xK7FFF8000000000000000
  %or.cond65 = or i1 %9, %11
  %or.cond65.not = xor i1 %or.cond65, true
  %12 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %c.addr.0)
  %13 = fcmp ueq x86_fp80 %12, 0xK7FFF8000000000000000
  %or.cond67 = or i1 %13, %or.cond65.not
  %14 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %d.addr.0)
  %15 = fcmp ueq x86_fp80 %14, 0xK7FFF8000000000000000
  %or.cond69 = or i1 %15, %or.cond67
  br i1 %or.cond69, label %if.else42, label %if.then28

if.then28:                                        ; preds = %if.else
  %conv29 = uitofp i1 %9 to x86_fp80
  %call30 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv29, x86_fp80 noundef %a) #29
  %conv32 = uitofp i1 %11 to x86_fp80
  %call33 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv32, x86_fp80 noundef %b) #29
  %mul34 = fmul x86_fp80 %c.addr.0, %call30
  %mul35 = fmul x86_fp80 %d.addr.0, %call33
  %add36 = fadd x86_fp80 %mul34, %mul35
  %mul37 = fmul x86_fp80 %add36, 0xK7FFF8000000000000000
  %mul38 = fmul x86_fp80 %c.addr.0, %call33
  %mul39 = fmul x86_fp80 %d.addr.0, %call30
  %sub40 = fsub x86_fp80 %mul38, %mul39
  %mul41 = fmul x86_fp80 %sub40, 0xK7FFF8000000000000000
  br label %if.end66

if.else42:                                        ; preds = %if.else
  %or.cond = fcmp une x86_fp80 %call, 0xK7FFF8000000000000000
  %16 = fcmp ueq x86_fp80 %8, 0xK7FFF8000000000000000
  %or.cond71 = or i1 %16, %or.cond
  %17 = fcmp ueq x86_fp80 %10, 0xK7FFF8000000000000000
  %or.cond73 = or i1 %17, %or.cond71
  br i1 %or.cond73, label %if.end66, label %if.then48

if.then48:                                        ; preds = %if.else42
  %18 = fcmp oeq x86_fp80 %12, 0xK7FFF8000000000000000
  %conv50 = uitofp i1 %18 to x86_fp80
  %call51 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv50, x86_fp80 noundef %c.addr.0) #29
  %19 = fcmp oeq x86_fp80 %14, 0xK7FFF8000000000000000
  %conv53 = uitofp i1 %19 to x86_fp80
  %call54 = tail call fastcc x86_fp80 @hp_keep_signx(x86_fp80 noundef %conv53, x86_fp80 noundef %d.addr.0) #29
  %mul55 = fmul x86_fp80 %call51, %a
  %mul56 = fmul x86_fp80 %call54, %b
  %add57 = fadd x86_fp80 %mul55, %mul56
  %mul58 = fmul x86_fp80 %add57, 0xK00000000000000000000
  %mul59 = fmul x86_fp80 %call51, %b
  %mul60 = fmul x86_fp80 %call54, %a
  %sub61 = fsub x86_fp80 %mul59, %mul60
  %mul62 = fmul x86_fp80 %sub61, 0xK00000000000000000000
  br label %if.end66

if.end66:                                         ; preds = %if.then48, %if.else42, %if.then28, %if.then20, %if.end
  %x.0 = phi x86_fp80 [ %mul37, %if.then28 ], [ %mul58, %if.then48 ], [ %call9, %if.else42 ], [ %mul22, %if.then20 ], [ %call9, %if.end ]
  %y.0 = phi x86_fp80 [ %mul41, %if.then28 ], [ %mul62, %if.then48 ], [ %call15, %if.else42 ], [ %mul24, %if.then20 ], [ %call15, %if.end ]
  %.fca.0.insert = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %x.0, 0
  %.fca.1.insert = insertvalue { x86_fp80, x86_fp80 } %.fca.0.insert, x86_fp80 %y.0, 1
  ret { x86_fp80, x86_fp80 } %.fca.1.insert
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local ptr @__ctype_b_loc() local_unnamed_addr #0 {
entry:
  ret ptr @classes_of_0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__ctype_tolower_loc() local_unnamed_addr #0 {
entry:
  ret ptr @lowered_of_0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__ctype_toupper_loc() local_unnamed_addr #0 {
entry:
  ret ptr @raised_of_0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__ctype_get_mb_cur_max() local_unnamed_addr #0 {
entry:
  ret i64 1
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 2) i32 @__hp_isspace(i32 noundef %c) unnamed_addr #7 {
entry:
  %cmp = icmp eq i32 %c, 32
  %0 = add i32 %c, -9
  %1 = icmp ult i32 %0, 5
  %narrow = or i1 %cmp, %1
  %lor.ext = zext i1 %narrow to i32
  ret i32 %lor.ext
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 100) i32 @__hp_digit_value(i32 noundef %c) unnamed_addr #7 {
entry:
  %0 = add i32 %c, -48
  %or.cond = icmp ult i32 %0, 10
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %1 = add i32 %c, -97
  %or.cond1 = icmp ult i32 %1, 26
  br i1 %or.cond1, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  %add = add nsw i32 %c, -87
  br label %return

if.end7:                                          ; preds = %if.end
  %2 = add i32 %c, -65
  %or.cond2 = icmp ult i32 %2, 26
  %add13 = add nsw i32 %c, -55
  %spec.select = select i1 %or.cond2, i32 %add13, i32 99
  br label %return

return:                                           ; preds = %if.end7, %if.then5, %entry
  %retval.0 = phi i32 [ %add, %if.then5 ], [ %spec.select, %if.end7 ], [ %0, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isupper(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 256) #29
  ret i32 %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 32769) i32 @is(i32 noundef %c, i32 noundef %class) unnamed_addr #7 {
entry:
  %or.cond = icmp ult i32 %c, 256
  br i1 %or.cond, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %add = add nuw nsw i32 %c, 128
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds [384 x i16], ptr @classes, i64 0, i64 %idxprom
  %0 = load i16, ptr %arrayidx, align 2
  %conv = zext i16 %0 to i32
  %and = and i32 %conv, %class
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi i32 [ %and, %cond.true ], [ 0, %entry ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @islower(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 512) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isalpha(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 1024) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isdigit(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 2048) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isxdigit(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 4096) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isspace(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 8192) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isprint(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 16384) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isgraph(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 32768) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isblank(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 1) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @iscntrl(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 2) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ispunct(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 4) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isalnum(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 8) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isascii(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i32 %c, 128
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @toascii(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %and = and i32 %c, 127
  ret i32 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @tolower(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = add i32 %c, -65
  %or.cond = icmp ult i32 %0, 26
  %add = add nsw i32 %c, 32
  %cond = select i1 %or.cond, i32 %add, i32 %c
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @toupper(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = add i32 %c, -97
  %or.cond = icmp ult i32 %0, 26
  %sub = add nsw i32 %c, -32
  %cond = select i1 %or.cond, i32 %sub, i32 %c
  ret i32 %cond
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc nonnull ptr @__hp_errno() unnamed_addr #7 {
entry:
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__errno_location() local_unnamed_addr #0 {
entry:
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__errno() local_unnamed_addr #0 {
entry:
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__error() local_unnamed_addr #0 {
entry:
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc ptr @__hp_error_text(i32 noundef %number) unnamed_addr #7 {
entry:
  %cmp1 = icmp ugt i32 %number, 133
  br i1 %cmp1, label %return, label %if.end

if.end:                                           ; preds = %entry
  %conv = zext nneg i32 %number to i64
  %arrayidx = getelementptr inbounds [134 x ptr], ptr @texts.15, i64 0, i64 %conv
  %0 = load ptr, ptr %arrayidx, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi ptr [ %0, %if.end ], [ null, %entry ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc ptr @__hp_error_name(i32 noundef %number, ptr noundef writeonly %buffer, i64 noundef %room) unnamed_addr #9 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #29
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  tail call fastcc void @name_unknown(ptr noundef %buffer, i64 noundef %room, i32 noundef %number) #29
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi ptr [ %buffer, %if.end ], [ %call, %entry ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @name_unknown(ptr nocapture noundef writeonly %text, i64 noundef %room, i32 noundef %number) unnamed_addr #9 {
entry:
  %whole = alloca [32 x i8], align 16
  %reversed = alloca [12 x i8], align 1
  %cmp = icmp slt i32 %number, 0
  %cond = tail call i32 @llvm.abs.i32(i32 %number, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(14) %whole, ptr noundef nonnull align 1 dereferenceable(14) @name_unknown.start, i64 14, i1 false)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %whole, i64 14
  store i8 45, ptr %arrayidx, align 2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %n.0 = phi i64 [ 15, %if.then ], [ 14, %entry ]
  br label %do.body

do.body:                                          ; preds = %do.body, %if.end
  %digits.0 = phi i64 [ 0, %if.end ], [ %inc2, %do.body ]
  %magnitude.0 = phi i32 [ %cond, %if.end ], [ %div, %do.body ]
  %rem = urem i32 %magnitude.0, 10
  %0 = trunc nuw nsw i32 %rem to i8
  %conv = or disjoint i8 %0, 48
  %inc2 = add i64 %digits.0, 1
  %arrayidx3 = getelementptr inbounds [12 x i8], ptr %reversed, i64 0, i64 %digits.0
  store i8 %conv, ptr %arrayidx3, align 1
  %div = udiv i32 %magnitude.0, 10
  %cmp4.not = icmp ult i32 %magnitude.0, 10
  br i1 %cmp4.not, label %while.cond.preheader, label %do.body

while.cond.preheader:                             ; preds = %do.body
  %cmp6.not17 = icmp eq i64 %inc2, 0
  br i1 %cmp6.not17, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %while.cond.preheader
  %n.119 = phi i64 [ %inc9, %while.body ], [ %n.0, %while.cond.preheader ]
  %digits.118 = phi i64 [ %dec, %while.body ], [ %inc2, %while.cond.preheader ]
  %dec = add i64 %digits.118, -1
  %arrayidx8 = getelementptr inbounds [12 x i8], ptr %reversed, i64 0, i64 %dec
  %1 = load i8, ptr %arrayidx8, align 1
  %inc9 = add i64 %n.119, 1
  %arrayidx10 = getelementptr inbounds [32 x i8], ptr %whole, i64 0, i64 %n.119
  store i8 %1, ptr %arrayidx10, align 1
  %cmp6.not = icmp eq i64 %dec, 0
  br i1 %cmp6.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %while.cond.preheader
  %n.1.lcssa = phi i64 [ %n.0, %while.cond.preheader ], [ %inc9, %while.body ]
  %arrayidx12 = getelementptr inbounds [32 x i8], ptr %whole, i64 0, i64 %n.1.lcssa
  store i8 0, ptr %arrayidx12, align 1
  %cmp13.not = icmp eq i64 %room, 0
  br i1 %cmp13.not, label %if.end25, label %if.then15

if.then15:                                        ; preds = %while.end
  %inc11 = add i64 %n.1.lcssa, 1
  %cond21 = tail call i64 @llvm.umin.i64(i64 %inc11, i64 %room)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %text, ptr nonnull align 16 %whole, i64 %cond21, i1 false)
  %2 = getelementptr i8, ptr %text, i64 %cond21
  %arrayidx24 = getelementptr i8, ptr %2, i64 -1
  store i8 0, ptr %arrayidx24, align 1
  br label %if.end25

if.end25:                                         ; preds = %if.then15, %while.end
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strerror(i32 noundef %number) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_name(i32 noundef %number, ptr noundef nonnull @unknown, i64 noundef 32) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strerror_r(i32 noundef %number, ptr noundef %buffer, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_name(i32 noundef %number, ptr noundef %buffer, i64 noundef %room) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__xpg_strerror_r(i32 noundef %number, ptr noundef %buffer, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #29
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @name_unknown(ptr noundef %buffer, i64 noundef %room, i32 noundef %number) #29
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call fastcc i64 @__hp_strlen(ptr noundef nonnull %call) #29
  %add = add i64 %call1, 1
  %cmp2.not = icmp eq i64 %room, 0
  br i1 %cmp2.not, label %if.end5, label %if.then3

if.then3:                                         ; preds = %if.end
  %cond = tail call i64 @llvm.umin.i64(i64 %add, i64 %room)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %buffer, ptr nonnull align 1 %call, i64 %cond, i1 false)
  %0 = getelementptr i8, ptr %buffer, i64 %cond
  %arrayidx = getelementptr i8, ptr %0, i64 -1
  store i8 0, ptr %arrayidx, align 1
  br label %if.end5

if.end5:                                          ; preds = %if.then3, %if.end
  %cmp6.not = icmp ugt i64 %add, %room
  %cond7 = select i1 %cmp6.not, i32 34, i32 0
  br label %return

return:                                           ; preds = %if.end5, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond7, %if.end5 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fegetround() local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fesetround(i32 noundef %mode) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq i32 %mode, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.132) #31
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__flt_rounds() local_unnamed_addr #0 {
entry:
  ret i32 1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @feclearexcept(i32 noundef %which) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @feraiseexcept(i32 noundef %which) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fetestexcept(i32 noundef %which) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1.133) #31
  unreachable
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_flush(ptr nocapture noundef %sink) unnamed_addr #0 {
entry:
  %fd = getelementptr inbounds i8, ptr %sink, i64 32
  %0 = load i32, ptr %fd, align 8
  %cmp = icmp sgt i32 %0, -1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  %1 = load i64, ptr %used, align 8
  %cmp1.not = icmp eq i64 %1, 0
  br i1 %cmp1.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %2 = load ptr, ptr %sink, align 8
  tail call void @__heddle_write(i32 noundef %0, ptr noundef %2, i64 noundef %1) #30
  store i64 0, ptr %used, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

declare dso_local void @__heddle_write(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_put(ptr nocapture noundef %sink, ptr nocapture noundef readonly %text, i64 noundef %n) unnamed_addr #0 {
entry:
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  %0 = load i64, ptr %total, align 8
  %add = add i64 %0, %n
  store i64 %add, ptr %total, align 8
  %fd = getelementptr inbounds i8, ptr %sink, i64 32
  %cmp.not19 = icmp eq i64 %n, 0
  br i1 %cmp.not19, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  %room = getelementptr inbounds i8, ptr %sink, i64 8
  br label %while.body

while.body:                                       ; preds = %if.end4, %while.body.lr.ph
  %n.addr.021 = phi i64 [ %n, %while.body.lr.ph ], [ %sub14, %if.end4 ]
  %text.addr.020 = phi ptr [ %text, %while.body.lr.ph ], [ %add.ptr13, %if.end4 ]
  %1 = load i64, ptr %used, align 8
  %2 = load i64, ptr %room, align 8
  %cmp1 = icmp eq i64 %1, %2
  br i1 %cmp1, label %if.then, label %if.end4

if.then:                                          ; preds = %while.body
  %3 = load i32, ptr %fd, align 8
  %cmp2 = icmp slt i32 %3, 0
  br i1 %cmp2, label %while.end, label %if.end

if.end:                                           ; preds = %if.then
  tail call fastcc void @__hp_flush(ptr noundef %sink) #29
  br label %if.end4

if.end4:                                          ; preds = %if.end, %while.body
  %4 = load i64, ptr %room, align 8
  %5 = load i64, ptr %used, align 8
  %sub = sub i64 %4, %5
  %spec.select = tail call i64 @llvm.umin.i64(i64 %sub, i64 %n.addr.021)
  %6 = load ptr, ptr %sink, align 8
  %add.ptr = getelementptr inbounds i8, ptr %6, i64 %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %text.addr.020, i64 %spec.select, i1 false)
  %7 = load i64, ptr %used, align 8
  %add12 = add i64 %7, %spec.select
  store i64 %add12, ptr %used, align 8
  %add.ptr13 = getelementptr inbounds i8, ptr %text.addr.020, i64 %spec.select
  %sub14 = sub i64 %n.addr.021, %spec.select
  %cmp.not = icmp eq i64 %sub14, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %if.end4, %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_pad(ptr nocapture noundef %sink, i8 noundef signext %c, i64 noundef %n) unnamed_addr #0 {
entry:
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  %0 = load i64, ptr %total, align 8
  %add = add i64 %0, %n
  store i64 %add, ptr %total, align 8
  %fd = getelementptr inbounds i8, ptr %sink, i64 32
  %cmp.not17 = icmp eq i64 %n, 0
  br i1 %cmp.not17, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  %room = getelementptr inbounds i8, ptr %sink, i64 8
  br label %while.body

while.body:                                       ; preds = %if.end4, %while.body.lr.ph
  %n.addr.018 = phi i64 [ %n, %while.body.lr.ph ], [ %sub13, %if.end4 ]
  %1 = load i64, ptr %used, align 8
  %2 = load i64, ptr %room, align 8
  %cmp1 = icmp eq i64 %1, %2
  br i1 %cmp1, label %if.then, label %if.end4

if.then:                                          ; preds = %while.body
  %3 = load i32, ptr %fd, align 8
  %cmp2 = icmp slt i32 %3, 0
  br i1 %cmp2, label %while.end, label %if.end

if.end:                                           ; preds = %if.then
  tail call fastcc void @__hp_flush(ptr noundef %sink) #29
  br label %if.end4

if.end4:                                          ; preds = %if.end, %while.body
  %4 = load i64, ptr %room, align 8
  %5 = load i64, ptr %used, align 8
  %sub = sub i64 %4, %5
  %spec.select = tail call i64 @llvm.umin.i64(i64 %sub, i64 %n.addr.018)
  %6 = load ptr, ptr %sink, align 8
  %add.ptr = getelementptr inbounds i8, ptr %6, i64 %5
  tail call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 %c, i64 %spec.select, i1 false)
  %7 = load i64, ptr %used, align 8
  %add12 = add i64 %7, %spec.select
  store i64 %add12, ptr %used, align 8
  %sub13 = sub i64 %n.addr.018, %spec.select
  %cmp.not = icmp eq i64 %sub13, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %if.end4, %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_format(ptr nocapture noundef %sink, ptr noundef %format, ptr noundef %list) unnamed_addr #0 {
entry:
  %arguments = alloca %struct.arguments, align 8
  %spec = alloca %struct.hp_spec, align 8
  %length = alloca i32, align 4
  call void @llvm.va_copy.p0(ptr nonnull %arguments, ptr %list)
  %width = getelementptr inbounds i8, ptr %spec, i64 24
  %precision = getelementptr inbounds i8, ptr %spec, i64 40
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  br label %while.cond2.preheader.lr.ph

while.cond2.preheader.lr.ph:                      ; preds = %if.end38, %entry
  %tobool.not37 = phi i1 [ false, %entry ], [ %tobool.not, %if.end38 ]
  %fine.0.ph36 = phi i32 [ 1, %entry ], [ %fine.1, %if.end38 ]
  %format.addr.0.ph35 = phi ptr [ %format, %entry ], [ %spec.select, %if.end38 ]
  br label %while.cond2.preheader

while.cond2.preheader:                            ; preds = %if.then15, %while.cond2.preheader.lr.ph
  %format.addr.034 = phi ptr [ %format.addr.0.ph35, %while.cond2.preheader.lr.ph ], [ %incdec.ptr16, %if.then15 ]
  br label %while.cond2

while.cond2:                                      ; preds = %while.body8, %while.cond2.preheader
  %literal.0 = phi i64 [ %inc, %while.body8 ], [ 0, %while.cond2.preheader ]
  %arrayidx = getelementptr inbounds i8, ptr %format.addr.034, i64 %literal.0
  %0 = load i8, ptr %arrayidx, align 1
  switch i8 %0, label %while.body8 [
    i8 0, label %while.end
    i8 37, label %while.end
  ]

while.body8:                                      ; preds = %while.cond2
  %inc = add i64 %literal.0, 1
  br label %while.cond2

while.end:                                        ; preds = %while.cond2, %while.cond2
  %arrayidx.le = getelementptr inbounds i8, ptr %format.addr.034, i64 %literal.0
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %format.addr.034, i64 noundef %literal.0) #29
  %1 = load i8, ptr %arrayidx.le, align 1
  %cmp10 = icmp eq i8 %1, 0
  br i1 %cmp10, label %while.end45, label %if.end

if.end:                                           ; preds = %while.end
  %incdec.ptr = getelementptr inbounds i8, ptr %arrayidx.le, i64 1
  %2 = load i8, ptr %incdec.ptr, align 1
  %cmp13 = icmp eq i8 %2, 37
  br i1 %cmp13, label %if.then15, label %if.end17

if.then15:                                        ; preds = %if.end
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %incdec.ptr, i64 noundef 1) #29
  %incdec.ptr16 = getelementptr inbounds i8, ptr %arrayidx.le, i64 2
  br i1 %tobool.not37, label %if.end53.critedge, label %while.cond2.preheader

if.end17:                                         ; preds = %if.end
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %spec, i8 0, i64 56, i1 false)
  %call = call fastcc ptr @read_flags(ptr noundef nonnull %incdec.ptr, ptr noundef nonnull %spec) #29
  %call18 = call fastcc ptr @read_width(ptr noundef %call, ptr noundef nonnull %spec, ptr noundef nonnull %arguments) #29
  %call19 = call fastcc ptr @read_precision(ptr noundef %call18, ptr noundef nonnull %spec, ptr noundef nonnull %arguments) #29
  %call20 = call fastcc ptr @read_length(ptr noundef %call19, ptr noundef nonnull %length) #29
  %3 = load i64, ptr %width, align 8
  %cmp21 = icmp ugt i64 %3, 2147483647
  %4 = load i64, ptr %precision, align 8
  %cmp23 = icmp ugt i64 %4, 2147483647
  %or.cond = select i1 %cmp21, i1 true, i1 %cmp23
  br i1 %or.cond, label %if.then25, label %if.else

if.then25:                                        ; preds = %if.end17
  %call26 = tail call fastcc ptr @__hp_errno() #29
  store i32 75, ptr %call26, align 4
  br label %if.end38

if.else:                                          ; preds = %if.end17
  %5 = load i8, ptr %call20, align 1
  %cmp28 = icmp eq i8 %5, 37
  br i1 %cmp28, label %if.then30, label %if.else31

if.then30:                                        ; preds = %if.else
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %call20, i64 noundef 1) #29
  br label %if.end38

if.else31:                                        ; preds = %if.else
  store i8 %5, ptr %conversion, align 8
  %6 = load i32, ptr %length, align 4
  %call32 = call fastcc i32 @convert(ptr noundef %sink, ptr noundef nonnull %spec, i32 noundef %6, ptr noundef nonnull %arguments) #29
  %tobool33.not = icmp eq i32 %call32, 0
  br i1 %tobool33.not, label %if.then34, label %if.end38

if.then34:                                        ; preds = %if.else31
  %call35 = tail call fastcc ptr @__hp_errno() #29
  store i32 84, ptr %call35, align 4
  br label %if.end38

if.end38:                                         ; preds = %if.then34, %if.else31, %if.then30, %if.then25
  %fine.1 = phi i32 [ 0, %if.then25 ], [ %fine.0.ph36, %if.then30 ], [ %call32, %if.else31 ], [ 0, %if.then34 ]
  %7 = load i8, ptr %call20, align 1
  %cmp40.not = icmp ne i8 %7, 0
  %spec.select.idx = zext i1 %cmp40.not to i64
  %spec.select = getelementptr inbounds i8, ptr %call20, i64 %spec.select.idx
  %tobool.not = icmp eq i32 %fine.1, 0
  br i1 %tobool.not, label %if.end53.critedge, label %while.cond2.preheader.lr.ph

while.end45:                                      ; preds = %while.end
  call void @llvm.va_end.p0(ptr %arguments)
  br i1 %tobool.not37, label %cond.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %while.end45
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  %8 = load i64, ptr %total, align 8
  %cmp49 = icmp ugt i64 %8, 2147483647
  br i1 %cmp49, label %if.then51, label %cond.true

if.then51:                                        ; preds = %land.lhs.true
  %call52 = tail call fastcc ptr @__hp_errno() #29
  store i32 75, ptr %call52, align 4
  br label %cond.end

if.end53.critedge:                                ; preds = %if.end38, %if.then15
  call void @llvm.va_end.p0(ptr %arguments)
  br label %cond.end

cond.true:                                        ; preds = %land.lhs.true
  %conv56 = trunc nuw i64 %8 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %if.end53.critedge, %if.then51, %while.end45
  %cond = phi i32 [ %conv56, %cond.true ], [ -1, %if.end53.critedge ], [ -1, %while.end45 ], [ -1, %if.then51 ]
  ret i32 %cond
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #10

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_flags(ptr noundef readonly %format, ptr nocapture noundef writeonly %spec) unnamed_addr #11 {
entry:
  %zero = getelementptr inbounds i8, ptr %spec, i64 16
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %space = getelementptr inbounds i8, ptr %spec, i64 8
  %plus = getelementptr inbounds i8, ptr %spec, i64 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %format.addr.0 = phi ptr [ %format, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %format.addr.0, align 1
  switch i8 %0, label %sw.default [
    i8 45, label %sw.bb
    i8 43, label %sw.bb1
    i8 32, label %sw.bb2
    i8 35, label %sw.bb3
    i8 48, label %sw.bb4
    i8 39, label %for.inc
  ]

sw.bb:                                            ; preds = %for.cond
  store i32 1, ptr %spec, align 8
  br label %for.inc

sw.bb1:                                           ; preds = %for.cond
  store i32 1, ptr %plus, align 4
  br label %for.inc

sw.bb2:                                           ; preds = %for.cond
  store i32 1, ptr %space, align 8
  br label %for.inc

sw.bb3:                                           ; preds = %for.cond
  store i32 1, ptr %alternative, align 4
  br label %for.inc

sw.bb4:                                           ; preds = %for.cond
  store i32 1, ptr %zero, align 8
  br label %for.inc

sw.default:                                       ; preds = %for.cond
  ret ptr %format.addr.0

for.inc:                                          ; preds = %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb, %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %format.addr.0, i64 1
  br label %for.cond
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @read_width(ptr noundef %format, ptr nocapture noundef writeonly %spec, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %0 = load i8, ptr %format, align 1
  %cmp = icmp eq i8 %0, 42
  br i1 %cmp, label %if.then, label %if.end9

if.then:                                          ; preds = %entry
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then
  %1 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %1, align 8
  %2 = zext nneg i32 %gp_offset to i64
  %3 = getelementptr i8, ptr %reg_save_area, i64 %2
  %4 = add nuw nsw i32 %gp_offset, 8
  store i32 %4, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %5 = load i32, ptr %vaarg.addr, align 4
  %cmp2 = icmp slt i32 %5, 0
  br i1 %cmp2, label %if.then4, label %if.end

if.then4:                                         ; preds = %vaarg.end
  store i32 1, ptr %spec, align 8
  br label %if.end

if.end:                                           ; preds = %if.then4, %vaarg.end
  %cond = tail call i32 @llvm.abs.i32(i32 %5, i1 false)
  %conv7 = zext i32 %cond to i64
  %width8 = getelementptr inbounds i8, ptr %spec, i64 24
  store i64 %conv7, ptr %width8, align 8
  %add.ptr = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

if.end9:                                          ; preds = %entry
  %width10 = getelementptr inbounds i8, ptr %spec, i64 24
  %call = tail call fastcc ptr @read_number(ptr noundef nonnull %format, ptr noundef nonnull %width10) #29
  %6 = load i8, ptr %call, align 1
  %cmp12 = icmp eq i8 %6, 36
  br i1 %cmp12, label %if.then14, label %return

if.then14:                                        ; preds = %if.end9
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.145) #31
  unreachable

return:                                           ; preds = %if.end9, %if.end
  %retval.0 = phi ptr [ %add.ptr, %if.end ], [ %call, %if.end9 ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @read_precision(ptr noundef %format, ptr nocapture noundef writeonly %spec, ptr nocapture noundef %arguments) unnamed_addr #11 {
entry:
  %ignored = alloca i64, align 8
  %0 = load i8, ptr %format, align 1
  %cmp.not = icmp eq i8 %0, 46
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  %incdec.ptr = getelementptr inbounds i8, ptr %format, i64 1
  %has_precision = getelementptr inbounds i8, ptr %spec, i64 32
  store i32 1, ptr %has_precision, align 8
  %1 = load i8, ptr %incdec.ptr, align 1
  switch i8 %1, label %if.end20 [
    i8 42, label %if.then5
    i8 45, label %if.then17
  ]

if.then5:                                         ; preds = %if.end
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then5
  %2 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %2, align 8
  %3 = zext nneg i32 %gp_offset to i64
  %4 = getelementptr i8, ptr %reg_save_area, i64 %3
  %5 = add nuw nsw i32 %gp_offset, 8
  store i32 %5, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then5
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %4, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %6 = load i32, ptr %vaarg.addr, align 4
  %cmp6 = icmp slt i32 %6, 0
  br i1 %cmp6, label %if.then8, label %if.else

if.then8:                                         ; preds = %vaarg.end
  store i32 0, ptr %has_precision, align 8
  br label %if.end12

if.else:                                          ; preds = %vaarg.end
  %conv10 = zext nneg i32 %6 to i64
  %precision11 = getelementptr inbounds i8, ptr %spec, i64 40
  store i64 %conv10, ptr %precision11, align 8
  br label %if.end12

if.end12:                                         ; preds = %if.else, %if.then8
  %add.ptr = getelementptr inbounds i8, ptr %format, i64 2
  br label %return

if.then17:                                        ; preds = %if.end
  store i32 0, ptr %has_precision, align 8
  %add.ptr19 = getelementptr inbounds i8, ptr %format, i64 2
  %call = call fastcc ptr @read_number(ptr noundef nonnull %add.ptr19, ptr noundef nonnull %ignored) #29
  br label %return

if.end20:                                         ; preds = %if.end
  %precision21 = getelementptr inbounds i8, ptr %spec, i64 40
  %call22 = tail call fastcc ptr @read_number(ptr noundef nonnull %incdec.ptr, ptr noundef nonnull %precision21) #29
  br label %return

return:                                           ; preds = %if.end20, %if.then17, %if.end12, %entry
  %retval.0 = phi ptr [ %add.ptr, %if.end12 ], [ %call, %if.then17 ], [ %call22, %if.end20 ], [ %format, %entry ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc ptr @read_length(ptr noundef readonly %format, ptr nocapture noundef writeonly %length) unnamed_addr #12 {
entry:
  store i32 0, ptr %length, align 4
  %0 = load i8, ptr %format, align 1
  switch i8 %0, label %return [
    i8 104, label %sw.bb
    i8 108, label %sw.bb8
    i8 113, label %sw.bb21
    i8 106, label %sw.bb23
    i8 122, label %sw.bb25
    i8 90, label %sw.bb25
    i8 116, label %sw.bb27
    i8 76, label %sw.bb29
  ]

sw.bb:                                            ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %format, i64 1
  %1 = load i8, ptr %arrayidx, align 1
  %cmp = icmp eq i8 %1, 104
  %cond = select i1 %cmp, i32 1, i32 2
  store i32 %cond, ptr %length, align 4
  %2 = load i8, ptr %arrayidx, align 1
  %cmp5 = icmp eq i8 %2, 104
  %idx.ext = select i1 %cmp5, i64 2, i64 1
  %add.ptr = getelementptr inbounds i8, ptr %format, i64 %idx.ext
  br label %return

sw.bb8:                                           ; preds = %entry
  %arrayidx9 = getelementptr inbounds i8, ptr %format, i64 1
  %3 = load i8, ptr %arrayidx9, align 1
  %cmp11 = icmp eq i8 %3, 108
  %cond13 = select i1 %cmp11, i32 4, i32 3
  store i32 %cond13, ptr %length, align 4
  %4 = load i8, ptr %arrayidx9, align 1
  %cmp16 = icmp eq i8 %4, 108
  %idx.ext19 = select i1 %cmp16, i64 2, i64 1
  %add.ptr20 = getelementptr inbounds i8, ptr %format, i64 %idx.ext19
  br label %return

sw.bb21:                                          ; preds = %entry
  store i32 4, ptr %length, align 4
  %add.ptr22 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

sw.bb23:                                          ; preds = %entry
  store i32 5, ptr %length, align 4
  %add.ptr24 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

sw.bb25:                                          ; preds = %entry, %entry
  store i32 6, ptr %length, align 4
  %add.ptr26 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

sw.bb27:                                          ; preds = %entry
  store i32 7, ptr %length, align 4
  %add.ptr28 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

sw.bb29:                                          ; preds = %entry
  store i32 8, ptr %length, align 4
  %add.ptr30 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

return:                                           ; preds = %sw.bb29, %sw.bb27, %sw.bb25, %sw.bb23, %sw.bb21, %sw.bb8, %sw.bb, %entry
  %retval.0 = phi ptr [ %add.ptr30, %sw.bb29 ], [ %add.ptr28, %sw.bb27 ], [ %add.ptr26, %sw.bb25 ], [ %add.ptr24, %sw.bb23 ], [ %add.ptr22, %sw.bb21 ], [ %add.ptr20, %sw.bb8 ], [ %add.ptr, %sw.bb ], [ %format, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @convert(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i32 noundef %length, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %unknown = alloca [32 x i8], align 16
  %number = alloca %struct.hp_number, align 8
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  %0 = load i8, ptr %conversion, align 8
  switch i8 %0, label %sw.default [
    i8 100, label %sw.bb
    i8 105, label %sw.bb
    i8 117, label %sw.bb1
    i8 111, label %sw.bb1
    i8 120, label %sw.bb1
    i8 88, label %sw.bb1
    i8 99, label %sw.bb3
    i8 67, label %sw.bb6
    i8 115, label %sw.bb8
    i8 83, label %sw.bb25
    i8 109, label %sw.bb40
    i8 112, label %sw.bb44
    i8 110, label %sw.bb58
    i8 101, label %sw.bb59
    i8 69, label %sw.bb59
    i8 102, label %sw.bb59
    i8 70, label %sw.bb59
    i8 103, label %sw.bb59
    i8 71, label %sw.bb59
    i8 97, label %sw.bb59
    i8 65, label %sw.bb59
  ]

sw.bb:                                            ; preds = %entry, %entry
  %call = tail call fastcc i64 @next_signed(ptr noundef %arguments, i32 noundef %length) #29
  tail call fastcc void @put_signed(ptr noundef %sink, ptr noundef %spec, i64 noundef %call) #29
  br label %return

sw.bb1:                                           ; preds = %entry, %entry, %entry, %entry
  %call2 = tail call fastcc i64 @next_unsigned(ptr noundef %arguments, i32 noundef %length) #29
  tail call fastcc void @put_unsigned(ptr noundef %sink, ptr noundef %spec, i64 noundef %call2) #29
  br label %return

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %length, 3
  %conv4 = zext i1 %cmp to i32
  %call5 = tail call fastcc i32 @put_char(ptr noundef %sink, ptr noundef %spec, ptr noundef %arguments, i32 noundef %conv4) #29
  br label %return

sw.bb6:                                           ; preds = %entry
  %call7 = tail call fastcc i32 @put_char(ptr noundef %sink, ptr noundef %spec, ptr noundef %arguments, i32 noundef 1) #29
  br label %return

sw.bb8:                                           ; preds = %entry
  %cmp9 = icmp eq i32 %length, 3
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %cmp9, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb8
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then
  %1 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %1, align 8
  %2 = zext nneg i32 %gp_offset to i64
  %3 = getelementptr i8, ptr %reg_save_area, i64 %2
  %4 = add nuw nsw i32 %gp_offset, 8
  store i32 %4, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %5 = load ptr, ptr %vaarg.addr, align 8
  %call11 = tail call fastcc i32 @put_wide_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %5) #29
  br label %return

if.end:                                           ; preds = %sw.bb8
  br i1 %fits_in_gp, label %vaarg.in_reg17, label %vaarg.in_mem19

vaarg.in_reg17:                                   ; preds = %if.end
  %6 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area18 = load ptr, ptr %6, align 8
  %7 = zext nneg i32 %gp_offset to i64
  %8 = getelementptr i8, ptr %reg_save_area18, i64 %7
  %9 = add nuw nsw i32 %gp_offset, 8
  store i32 %9, ptr %arguments, align 8
  br label %vaarg.end23

vaarg.in_mem19:                                   ; preds = %if.end
  %overflow_arg_area_p20 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area21 = load ptr, ptr %overflow_arg_area_p20, align 8
  %overflow_arg_area.next22 = getelementptr i8, ptr %overflow_arg_area21, i64 8
  store ptr %overflow_arg_area.next22, ptr %overflow_arg_area_p20, align 8
  br label %vaarg.end23

vaarg.end23:                                      ; preds = %vaarg.in_mem19, %vaarg.in_reg17
  %vaarg.addr24 = phi ptr [ %8, %vaarg.in_reg17 ], [ %overflow_arg_area21, %vaarg.in_mem19 ]
  %10 = load ptr, ptr %vaarg.addr24, align 8
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %10) #29
  br label %return

sw.bb25:                                          ; preds = %entry
  %gp_offset29 = load i32, ptr %arguments, align 8
  %fits_in_gp30 = icmp ult i32 %gp_offset29, 41
  br i1 %fits_in_gp30, label %vaarg.in_reg31, label %vaarg.in_mem33

vaarg.in_reg31:                                   ; preds = %sw.bb25
  %11 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area32 = load ptr, ptr %11, align 8
  %12 = zext nneg i32 %gp_offset29 to i64
  %13 = getelementptr i8, ptr %reg_save_area32, i64 %12
  %14 = add nuw nsw i32 %gp_offset29, 8
  store i32 %14, ptr %arguments, align 8
  br label %vaarg.end37

vaarg.in_mem33:                                   ; preds = %sw.bb25
  %overflow_arg_area_p34 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area35 = load ptr, ptr %overflow_arg_area_p34, align 8
  %overflow_arg_area.next36 = getelementptr i8, ptr %overflow_arg_area35, i64 8
  store ptr %overflow_arg_area.next36, ptr %overflow_arg_area_p34, align 8
  br label %vaarg.end37

vaarg.end37:                                      ; preds = %vaarg.in_mem33, %vaarg.in_reg31
  %vaarg.addr38 = phi ptr [ %13, %vaarg.in_reg31 ], [ %overflow_arg_area35, %vaarg.in_mem33 ]
  %15 = load ptr, ptr %vaarg.addr38, align 8
  %call39 = tail call fastcc i32 @put_wide_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %15) #29
  br label %return

sw.bb40:                                          ; preds = %entry
  %call41 = tail call fastcc ptr @__hp_errno() #29
  %16 = load i32, ptr %call41, align 4
  %call43 = call fastcc ptr @__hp_error_name(i32 noundef %16, ptr noundef nonnull %unknown, i64 noundef 32) #29
  call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %call43) #29
  br label %return

sw.bb44:                                          ; preds = %entry
  %gp_offset48 = load i32, ptr %arguments, align 8
  %fits_in_gp49 = icmp ult i32 %gp_offset48, 41
  br i1 %fits_in_gp49, label %vaarg.in_reg50, label %vaarg.in_mem52

vaarg.in_reg50:                                   ; preds = %sw.bb44
  %17 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area51 = load ptr, ptr %17, align 8
  %18 = zext nneg i32 %gp_offset48 to i64
  %19 = getelementptr i8, ptr %reg_save_area51, i64 %18
  %20 = add nuw nsw i32 %gp_offset48, 8
  store i32 %20, ptr %arguments, align 8
  br label %vaarg.end56

vaarg.in_mem52:                                   ; preds = %sw.bb44
  %overflow_arg_area_p53 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area54 = load ptr, ptr %overflow_arg_area_p53, align 8
  %overflow_arg_area.next55 = getelementptr i8, ptr %overflow_arg_area54, i64 8
  store ptr %overflow_arg_area.next55, ptr %overflow_arg_area_p53, align 8
  br label %vaarg.end56

vaarg.end56:                                      ; preds = %vaarg.in_mem52, %vaarg.in_reg50
  %vaarg.addr57 = phi ptr [ %19, %vaarg.in_reg50 ], [ %overflow_arg_area54, %vaarg.in_mem52 ]
  %21 = load ptr, ptr %vaarg.addr57, align 8
  tail call fastcc void @put_pointer(ptr noundef %sink, ptr noundef %spec, ptr noundef %21) #29
  br label %return

sw.bb58:                                          ; preds = %entry
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  %22 = load i64, ptr %total, align 8
  tail call fastcc void @store_count(ptr noundef %arguments, i32 noundef %length, i64 noundef %22) #29
  br label %return

sw.bb59:                                          ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  switch i32 %length, label %cond.false [
    i32 8, label %cond.true
    i32 4, label %cond.true
  ]

cond.true:                                        ; preds = %sw.bb59, %sw.bb59
  %overflow_arg_area_p66 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area67 = load ptr, ptr %overflow_arg_area_p66, align 8
  %23 = getelementptr inbounds i8, ptr %overflow_arg_area67, i64 15
  %overflow_arg_area67.aligned = tail call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %23, i64 -16)
  %overflow_arg_area.next68 = getelementptr i8, ptr %overflow_arg_area67.aligned, i64 16
  store ptr %overflow_arg_area.next68, ptr %overflow_arg_area_p66, align 8
  %24 = load x86_fp80, ptr %overflow_arg_area67.aligned, align 16
  call fastcc void @take_long_double_apart(ptr dead_on_unwind nonnull writable sret(%struct.hp_number) align 8 %number, x86_fp80 noundef %24) #29
  br label %cond.end

cond.false:                                       ; preds = %sw.bb59
  %fp_offset_p = getelementptr inbounds i8, ptr %arguments, i64 4
  %fp_offset = load i32, ptr %fp_offset_p, align 4
  %fits_in_fp = icmp ult i32 %fp_offset, 161
  br i1 %fits_in_fp, label %vaarg.in_reg71, label %vaarg.in_mem73

vaarg.in_reg71:                                   ; preds = %cond.false
  %25 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area72 = load ptr, ptr %25, align 8
  %26 = zext nneg i32 %fp_offset to i64
  %27 = getelementptr i8, ptr %reg_save_area72, i64 %26
  %28 = add nuw nsw i32 %fp_offset, 16
  store i32 %28, ptr %fp_offset_p, align 4
  br label %vaarg.end77

vaarg.in_mem73:                                   ; preds = %cond.false
  %overflow_arg_area_p74 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area75 = load ptr, ptr %overflow_arg_area_p74, align 8
  %overflow_arg_area.next76 = getelementptr i8, ptr %overflow_arg_area75, i64 8
  store ptr %overflow_arg_area.next76, ptr %overflow_arg_area_p74, align 8
  br label %vaarg.end77

vaarg.end77:                                      ; preds = %vaarg.in_mem73, %vaarg.in_reg71
  %vaarg.addr78 = phi ptr [ %27, %vaarg.in_reg71 ], [ %overflow_arg_area75, %vaarg.in_mem73 ]
  %29 = load double, ptr %vaarg.addr78, align 8
  call fastcc void @take_double_apart(ptr dead_on_unwind nonnull writable sret(%struct.hp_number) align 8 %number, double noundef %29) #29
  br label %cond.end

cond.end:                                         ; preds = %vaarg.end77, %cond.true
  call fastcc void @__hp_format_float(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %number) #29
  br label %return

sw.default:                                       ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1.134) #31
  unreachable

return:                                           ; preds = %cond.end, %sw.bb58, %vaarg.end56, %sw.bb40, %vaarg.end37, %vaarg.end23, %vaarg.end, %sw.bb6, %sw.bb3, %sw.bb1, %sw.bb
  %retval.0 = phi i32 [ 1, %cond.end ], [ 1, %sw.bb58 ], [ 1, %vaarg.end56 ], [ 1, %sw.bb40 ], [ %call39, %vaarg.end37 ], [ %call11, %vaarg.end ], [ 1, %vaarg.end23 ], [ %call7, %sw.bb6 ], [ %call5, %sw.bb3 ], [ 1, %sw.bb1 ], [ 1, %sw.bb ]
  ret i32 %retval.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #10

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @next_signed(ptr nocapture noundef %arguments, i32 noundef %length) unnamed_addr #13 {
entry:
  switch i32 %length, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb2
    i32 3, label %sw.bb18
    i32 4, label %sw.bb32
    i32 8, label %sw.bb32
    i32 5, label %sw.bb46
    i32 6, label %sw.bb60
    i32 7, label %sw.bb60
  ]

sw.bb:                                            ; preds = %entry
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %sw.bb
  %0 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %0, align 8
  %1 = zext nneg i32 %gp_offset to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add nuw nsw i32 %gp_offset, 8
  store i32 %3, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load i32, ptr %vaarg.addr, align 4
  %conv = zext i32 %4 to i64
  %sext7 = shl i64 %conv, 56
  %conv1 = ashr exact i64 %sext7, 56
  br label %return

sw.bb2:                                           ; preds = %entry
  %gp_offset6 = load i32, ptr %arguments, align 8
  %fits_in_gp7 = icmp ult i32 %gp_offset6, 41
  br i1 %fits_in_gp7, label %vaarg.in_reg8, label %vaarg.in_mem10

vaarg.in_reg8:                                    ; preds = %sw.bb2
  %5 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area9 = load ptr, ptr %5, align 8
  %6 = zext nneg i32 %gp_offset6 to i64
  %7 = getelementptr i8, ptr %reg_save_area9, i64 %6
  %8 = add nuw nsw i32 %gp_offset6, 8
  store i32 %8, ptr %arguments, align 8
  br label %vaarg.end14

vaarg.in_mem10:                                   ; preds = %sw.bb2
  %overflow_arg_area_p11 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area12 = load ptr, ptr %overflow_arg_area_p11, align 8
  %overflow_arg_area.next13 = getelementptr i8, ptr %overflow_arg_area12, i64 8
  store ptr %overflow_arg_area.next13, ptr %overflow_arg_area_p11, align 8
  br label %vaarg.end14

vaarg.end14:                                      ; preds = %vaarg.in_mem10, %vaarg.in_reg8
  %vaarg.addr15 = phi ptr [ %7, %vaarg.in_reg8 ], [ %overflow_arg_area12, %vaarg.in_mem10 ]
  %9 = load i32, ptr %vaarg.addr15, align 4
  %conv16 = zext i32 %9 to i64
  %sext = shl i64 %conv16, 48
  %conv17 = ashr exact i64 %sext, 48
  br label %return

sw.bb18:                                          ; preds = %entry
  %gp_offset22 = load i32, ptr %arguments, align 8
  %fits_in_gp23 = icmp ult i32 %gp_offset22, 41
  br i1 %fits_in_gp23, label %vaarg.in_reg24, label %vaarg.in_mem26

vaarg.in_reg24:                                   ; preds = %sw.bb18
  %10 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area25 = load ptr, ptr %10, align 8
  %11 = zext nneg i32 %gp_offset22 to i64
  %12 = getelementptr i8, ptr %reg_save_area25, i64 %11
  %13 = add nuw nsw i32 %gp_offset22, 8
  store i32 %13, ptr %arguments, align 8
  br label %vaarg.end30

vaarg.in_mem26:                                   ; preds = %sw.bb18
  %overflow_arg_area_p27 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area28 = load ptr, ptr %overflow_arg_area_p27, align 8
  %overflow_arg_area.next29 = getelementptr i8, ptr %overflow_arg_area28, i64 8
  store ptr %overflow_arg_area.next29, ptr %overflow_arg_area_p27, align 8
  br label %vaarg.end30

vaarg.end30:                                      ; preds = %vaarg.in_mem26, %vaarg.in_reg24
  %vaarg.addr31 = phi ptr [ %12, %vaarg.in_reg24 ], [ %overflow_arg_area28, %vaarg.in_mem26 ]
  %14 = load i64, ptr %vaarg.addr31, align 8
  br label %return

sw.bb32:                                          ; preds = %entry, %entry
  %gp_offset36 = load i32, ptr %arguments, align 8
  %fits_in_gp37 = icmp ult i32 %gp_offset36, 41
  br i1 %fits_in_gp37, label %vaarg.in_reg38, label %vaarg.in_mem40

vaarg.in_reg38:                                   ; preds = %sw.bb32
  %15 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area39 = load ptr, ptr %15, align 8
  %16 = zext nneg i32 %gp_offset36 to i64
  %17 = getelementptr i8, ptr %reg_save_area39, i64 %16
  %18 = add nuw nsw i32 %gp_offset36, 8
  store i32 %18, ptr %arguments, align 8
  br label %vaarg.end44

vaarg.in_mem40:                                   ; preds = %sw.bb32
  %overflow_arg_area_p41 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area42 = load ptr, ptr %overflow_arg_area_p41, align 8
  %overflow_arg_area.next43 = getelementptr i8, ptr %overflow_arg_area42, i64 8
  store ptr %overflow_arg_area.next43, ptr %overflow_arg_area_p41, align 8
  br label %vaarg.end44

vaarg.end44:                                      ; preds = %vaarg.in_mem40, %vaarg.in_reg38
  %vaarg.addr45 = phi ptr [ %17, %vaarg.in_reg38 ], [ %overflow_arg_area42, %vaarg.in_mem40 ]
  %19 = load i64, ptr %vaarg.addr45, align 8
  br label %return

sw.bb46:                                          ; preds = %entry
  %gp_offset50 = load i32, ptr %arguments, align 8
  %fits_in_gp51 = icmp ult i32 %gp_offset50, 41
  br i1 %fits_in_gp51, label %vaarg.in_reg52, label %vaarg.in_mem54

vaarg.in_reg52:                                   ; preds = %sw.bb46
  %20 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area53 = load ptr, ptr %20, align 8
  %21 = zext nneg i32 %gp_offset50 to i64
  %22 = getelementptr i8, ptr %reg_save_area53, i64 %21
  %23 = add nuw nsw i32 %gp_offset50, 8
  store i32 %23, ptr %arguments, align 8
  br label %vaarg.end58

vaarg.in_mem54:                                   ; preds = %sw.bb46
  %overflow_arg_area_p55 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area56 = load ptr, ptr %overflow_arg_area_p55, align 8
  %overflow_arg_area.next57 = getelementptr i8, ptr %overflow_arg_area56, i64 8
  store ptr %overflow_arg_area.next57, ptr %overflow_arg_area_p55, align 8
  br label %vaarg.end58

vaarg.end58:                                      ; preds = %vaarg.in_mem54, %vaarg.in_reg52
  %vaarg.addr59 = phi ptr [ %22, %vaarg.in_reg52 ], [ %overflow_arg_area56, %vaarg.in_mem54 ]
  %24 = load i64, ptr %vaarg.addr59, align 8
  br label %return

sw.bb60:                                          ; preds = %entry, %entry
  %gp_offset64 = load i32, ptr %arguments, align 8
  %fits_in_gp65 = icmp ult i32 %gp_offset64, 41
  br i1 %fits_in_gp65, label %vaarg.in_reg66, label %vaarg.in_mem68

vaarg.in_reg66:                                   ; preds = %sw.bb60
  %25 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area67 = load ptr, ptr %25, align 8
  %26 = zext nneg i32 %gp_offset64 to i64
  %27 = getelementptr i8, ptr %reg_save_area67, i64 %26
  %28 = add nuw nsw i32 %gp_offset64, 8
  store i32 %28, ptr %arguments, align 8
  br label %vaarg.end72

vaarg.in_mem68:                                   ; preds = %sw.bb60
  %overflow_arg_area_p69 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area70 = load ptr, ptr %overflow_arg_area_p69, align 8
  %overflow_arg_area.next71 = getelementptr i8, ptr %overflow_arg_area70, i64 8
  store ptr %overflow_arg_area.next71, ptr %overflow_arg_area_p69, align 8
  br label %vaarg.end72

vaarg.end72:                                      ; preds = %vaarg.in_mem68, %vaarg.in_reg66
  %vaarg.addr73 = phi ptr [ %27, %vaarg.in_reg66 ], [ %overflow_arg_area70, %vaarg.in_mem68 ]
  %29 = load i64, ptr %vaarg.addr73, align 8
  br label %return

sw.default:                                       ; preds = %entry
  %gp_offset77 = load i32, ptr %arguments, align 8
  %fits_in_gp78 = icmp ult i32 %gp_offset77, 41
  br i1 %fits_in_gp78, label %vaarg.in_reg79, label %vaarg.in_mem81

vaarg.in_reg79:                                   ; preds = %sw.default
  %30 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area80 = load ptr, ptr %30, align 8
  %31 = zext nneg i32 %gp_offset77 to i64
  %32 = getelementptr i8, ptr %reg_save_area80, i64 %31
  %33 = add nuw nsw i32 %gp_offset77, 8
  store i32 %33, ptr %arguments, align 8
  br label %vaarg.end85

vaarg.in_mem81:                                   ; preds = %sw.default
  %overflow_arg_area_p82 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area83 = load ptr, ptr %overflow_arg_area_p82, align 8
  %overflow_arg_area.next84 = getelementptr i8, ptr %overflow_arg_area83, i64 8
  store ptr %overflow_arg_area.next84, ptr %overflow_arg_area_p82, align 8
  br label %vaarg.end85

vaarg.end85:                                      ; preds = %vaarg.in_mem81, %vaarg.in_reg79
  %vaarg.addr86 = phi ptr [ %32, %vaarg.in_reg79 ], [ %overflow_arg_area83, %vaarg.in_mem81 ]
  %34 = load i32, ptr %vaarg.addr86, align 4
  %conv87 = sext i32 %34 to i64
  br label %return

return:                                           ; preds = %vaarg.end85, %vaarg.end72, %vaarg.end58, %vaarg.end44, %vaarg.end30, %vaarg.end14, %vaarg.end
  %retval.0 = phi i64 [ %conv87, %vaarg.end85 ], [ %29, %vaarg.end72 ], [ %24, %vaarg.end58 ], [ %19, %vaarg.end44 ], [ %14, %vaarg.end30 ], [ %conv17, %vaarg.end14 ], [ %conv1, %vaarg.end ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_signed(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i64 noundef %value) unnamed_addr #0 {
entry:
  %cond = tail call i64 @llvm.abs.i64(i64 %value, i1 false)
  %value.lobit = lshr i64 %value, 63
  %conv = trunc nuw nsw i64 %value.lobit to i32
  %call = tail call fastcc ptr @sign_of(ptr noundef %spec, i32 noundef %conv) #29
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %cond, ptr noundef nonnull %call, i32 noundef 10) #29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @next_unsigned(ptr nocapture noundef %arguments, i32 noundef %length) unnamed_addr #13 {
entry:
  switch i32 %length, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb2
    i32 3, label %sw.bb18
    i32 4, label %sw.bb32
    i32 8, label %sw.bb32
    i32 5, label %sw.bb46
    i32 6, label %sw.bb60
    i32 7, label %sw.bb60
  ]

sw.bb:                                            ; preds = %entry
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %sw.bb
  %0 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %0, align 8
  %1 = zext nneg i32 %gp_offset to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add nuw nsw i32 %gp_offset, 8
  store i32 %3, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %sw.bb
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load i32, ptr %vaarg.addr, align 4
  %5 = and i32 %4, 255
  %conv1 = zext nneg i32 %5 to i64
  br label %return

sw.bb2:                                           ; preds = %entry
  %gp_offset6 = load i32, ptr %arguments, align 8
  %fits_in_gp7 = icmp ult i32 %gp_offset6, 41
  br i1 %fits_in_gp7, label %vaarg.in_reg8, label %vaarg.in_mem10

vaarg.in_reg8:                                    ; preds = %sw.bb2
  %6 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area9 = load ptr, ptr %6, align 8
  %7 = zext nneg i32 %gp_offset6 to i64
  %8 = getelementptr i8, ptr %reg_save_area9, i64 %7
  %9 = add nuw nsw i32 %gp_offset6, 8
  store i32 %9, ptr %arguments, align 8
  br label %vaarg.end14

vaarg.in_mem10:                                   ; preds = %sw.bb2
  %overflow_arg_area_p11 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area12 = load ptr, ptr %overflow_arg_area_p11, align 8
  %overflow_arg_area.next13 = getelementptr i8, ptr %overflow_arg_area12, i64 8
  store ptr %overflow_arg_area.next13, ptr %overflow_arg_area_p11, align 8
  br label %vaarg.end14

vaarg.end14:                                      ; preds = %vaarg.in_mem10, %vaarg.in_reg8
  %vaarg.addr15 = phi ptr [ %8, %vaarg.in_reg8 ], [ %overflow_arg_area12, %vaarg.in_mem10 ]
  %10 = load i32, ptr %vaarg.addr15, align 4
  %11 = and i32 %10, 65535
  %conv17 = zext nneg i32 %11 to i64
  br label %return

sw.bb18:                                          ; preds = %entry
  %gp_offset22 = load i32, ptr %arguments, align 8
  %fits_in_gp23 = icmp ult i32 %gp_offset22, 41
  br i1 %fits_in_gp23, label %vaarg.in_reg24, label %vaarg.in_mem26

vaarg.in_reg24:                                   ; preds = %sw.bb18
  %12 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area25 = load ptr, ptr %12, align 8
  %13 = zext nneg i32 %gp_offset22 to i64
  %14 = getelementptr i8, ptr %reg_save_area25, i64 %13
  %15 = add nuw nsw i32 %gp_offset22, 8
  store i32 %15, ptr %arguments, align 8
  br label %vaarg.end30

vaarg.in_mem26:                                   ; preds = %sw.bb18
  %overflow_arg_area_p27 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area28 = load ptr, ptr %overflow_arg_area_p27, align 8
  %overflow_arg_area.next29 = getelementptr i8, ptr %overflow_arg_area28, i64 8
  store ptr %overflow_arg_area.next29, ptr %overflow_arg_area_p27, align 8
  br label %vaarg.end30

vaarg.end30:                                      ; preds = %vaarg.in_mem26, %vaarg.in_reg24
  %vaarg.addr31 = phi ptr [ %14, %vaarg.in_reg24 ], [ %overflow_arg_area28, %vaarg.in_mem26 ]
  %16 = load i64, ptr %vaarg.addr31, align 8
  br label %return

sw.bb32:                                          ; preds = %entry, %entry
  %gp_offset36 = load i32, ptr %arguments, align 8
  %fits_in_gp37 = icmp ult i32 %gp_offset36, 41
  br i1 %fits_in_gp37, label %vaarg.in_reg38, label %vaarg.in_mem40

vaarg.in_reg38:                                   ; preds = %sw.bb32
  %17 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area39 = load ptr, ptr %17, align 8
  %18 = zext nneg i32 %gp_offset36 to i64
  %19 = getelementptr i8, ptr %reg_save_area39, i64 %18
  %20 = add nuw nsw i32 %gp_offset36, 8
  store i32 %20, ptr %arguments, align 8
  br label %vaarg.end44

vaarg.in_mem40:                                   ; preds = %sw.bb32
  %overflow_arg_area_p41 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area42 = load ptr, ptr %overflow_arg_area_p41, align 8
  %overflow_arg_area.next43 = getelementptr i8, ptr %overflow_arg_area42, i64 8
  store ptr %overflow_arg_area.next43, ptr %overflow_arg_area_p41, align 8
  br label %vaarg.end44

vaarg.end44:                                      ; preds = %vaarg.in_mem40, %vaarg.in_reg38
  %vaarg.addr45 = phi ptr [ %19, %vaarg.in_reg38 ], [ %overflow_arg_area42, %vaarg.in_mem40 ]
  %21 = load i64, ptr %vaarg.addr45, align 8
  br label %return

sw.bb46:                                          ; preds = %entry
  %gp_offset50 = load i32, ptr %arguments, align 8
  %fits_in_gp51 = icmp ult i32 %gp_offset50, 41
  br i1 %fits_in_gp51, label %vaarg.in_reg52, label %vaarg.in_mem54

vaarg.in_reg52:                                   ; preds = %sw.bb46
  %22 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area53 = load ptr, ptr %22, align 8
  %23 = zext nneg i32 %gp_offset50 to i64
  %24 = getelementptr i8, ptr %reg_save_area53, i64 %23
  %25 = add nuw nsw i32 %gp_offset50, 8
  store i32 %25, ptr %arguments, align 8
  br label %vaarg.end58

vaarg.in_mem54:                                   ; preds = %sw.bb46
  %overflow_arg_area_p55 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area56 = load ptr, ptr %overflow_arg_area_p55, align 8
  %overflow_arg_area.next57 = getelementptr i8, ptr %overflow_arg_area56, i64 8
  store ptr %overflow_arg_area.next57, ptr %overflow_arg_area_p55, align 8
  br label %vaarg.end58

vaarg.end58:                                      ; preds = %vaarg.in_mem54, %vaarg.in_reg52
  %vaarg.addr59 = phi ptr [ %24, %vaarg.in_reg52 ], [ %overflow_arg_area56, %vaarg.in_mem54 ]
  %26 = load i64, ptr %vaarg.addr59, align 8
  br label %return

sw.bb60:                                          ; preds = %entry, %entry
  %gp_offset64 = load i32, ptr %arguments, align 8
  %fits_in_gp65 = icmp ult i32 %gp_offset64, 41
  br i1 %fits_in_gp65, label %vaarg.in_reg66, label %vaarg.in_mem68

vaarg.in_reg66:                                   ; preds = %sw.bb60
  %27 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area67 = load ptr, ptr %27, align 8
  %28 = zext nneg i32 %gp_offset64 to i64
  %29 = getelementptr i8, ptr %reg_save_area67, i64 %28
  %30 = add nuw nsw i32 %gp_offset64, 8
  store i32 %30, ptr %arguments, align 8
  br label %vaarg.end72

vaarg.in_mem68:                                   ; preds = %sw.bb60
  %overflow_arg_area_p69 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area70 = load ptr, ptr %overflow_arg_area_p69, align 8
  %overflow_arg_area.next71 = getelementptr i8, ptr %overflow_arg_area70, i64 8
  store ptr %overflow_arg_area.next71, ptr %overflow_arg_area_p69, align 8
  br label %vaarg.end72

vaarg.end72:                                      ; preds = %vaarg.in_mem68, %vaarg.in_reg66
  %vaarg.addr73 = phi ptr [ %29, %vaarg.in_reg66 ], [ %overflow_arg_area70, %vaarg.in_mem68 ]
  %31 = load i64, ptr %vaarg.addr73, align 8
  br label %return

sw.default:                                       ; preds = %entry
  %gp_offset77 = load i32, ptr %arguments, align 8
  %fits_in_gp78 = icmp ult i32 %gp_offset77, 41
  br i1 %fits_in_gp78, label %vaarg.in_reg79, label %vaarg.in_mem81

vaarg.in_reg79:                                   ; preds = %sw.default
  %32 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area80 = load ptr, ptr %32, align 8
  %33 = zext nneg i32 %gp_offset77 to i64
  %34 = getelementptr i8, ptr %reg_save_area80, i64 %33
  %35 = add nuw nsw i32 %gp_offset77, 8
  store i32 %35, ptr %arguments, align 8
  br label %vaarg.end85

vaarg.in_mem81:                                   ; preds = %sw.default
  %overflow_arg_area_p82 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area83 = load ptr, ptr %overflow_arg_area_p82, align 8
  %overflow_arg_area.next84 = getelementptr i8, ptr %overflow_arg_area83, i64 8
  store ptr %overflow_arg_area.next84, ptr %overflow_arg_area_p82, align 8
  br label %vaarg.end85

vaarg.end85:                                      ; preds = %vaarg.in_mem81, %vaarg.in_reg79
  %vaarg.addr86 = phi ptr [ %34, %vaarg.in_reg79 ], [ %overflow_arg_area83, %vaarg.in_mem81 ]
  %36 = load i32, ptr %vaarg.addr86, align 4
  %conv87 = zext i32 %36 to i64
  br label %return

return:                                           ; preds = %vaarg.end85, %vaarg.end72, %vaarg.end58, %vaarg.end44, %vaarg.end30, %vaarg.end14, %vaarg.end
  %retval.0 = phi i64 [ %conv87, %vaarg.end85 ], [ %31, %vaarg.end72 ], [ %26, %vaarg.end58 ], [ %21, %vaarg.end44 ], [ %16, %vaarg.end30 ], [ %conv17, %vaarg.end14 ], [ %conv1, %vaarg.end ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_unsigned(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i64 noundef %value) unnamed_addr #0 {
entry:
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  %0 = load i8, ptr %conversion, align 8
  switch i8 %0, label %sw.default [
    i8 111, label %sw.bb
    i8 120, label %sw.bb1
    i8 88, label %sw.bb3
  ]

sw.bb:                                            ; preds = %entry
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull @.str.8.242, i32 noundef 8) #29
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %1 = load i32, ptr %alternative, align 4
  %tobool = icmp ne i32 %1, 0
  %cmp = icmp ne i64 %value, 0
  %2 = and i1 %cmp, %tobool
  %cond = select i1 %2, ptr @.str.8.157, ptr @.str.8.242
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull %cond, i32 noundef 16) #29
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %alternative4 = getelementptr inbounds i8, ptr %spec, i64 12
  %3 = load i32, ptr %alternative4, align 4
  %tobool5 = icmp ne i32 %3, 0
  %cmp7 = icmp ne i64 %value, 0
  %4 = and i1 %cmp7, %tobool5
  %cond10 = select i1 %4, ptr @.str.7.156, ptr @.str.8.242
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull %cond10, i32 noundef 16) #29
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull @.str.8.242, i32 noundef 10) #29
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb3, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @put_char(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef %arguments, i32 noundef %wide) unnamed_addr #0 {
entry:
  %c = alloca i8, align 1
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %entry
  %0 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %0, align 8
  %1 = zext nneg i32 %gp_offset to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add nuw nsw i32 %gp_offset, 8
  store i32 %3, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %entry
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load i32, ptr %vaarg.addr, align 4
  %tobool.not = icmp ne i32 %wide, 0
  %or.cond = icmp ugt i32 %4, 127
  %or.cond3 = select i1 %tobool.not, i1 %or.cond, i1 false
  br i1 %or.cond3, label %return, label %if.end

if.end:                                           ; preds = %vaarg.end
  %conv = trunc i32 %4 to i8
  store i8 %conv, ptr %c, align 1
  call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %c, i64 noundef 1) #29
  br label %return

return:                                           ; preds = %if.end, %vaarg.end
  %retval.0 = phi i32 [ 1, %if.end ], [ 0, %vaarg.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @put_wide_string(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr noundef readonly %s) unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %s, null
  br i1 %cmp, label %if.then, label %while.cond.preheader

while.cond.preheader:                             ; preds = %entry
  %has_precision = getelementptr inbounds i8, ptr %spec, i64 32
  %0 = load i32, ptr %has_precision, align 8
  %tobool.not = icmp eq i32 %0, 0
  %precision = getelementptr inbounds i8, ptr %spec, i64 40
  br label %while.cond

if.then:                                          ; preds = %entry
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef null) #29
  br label %return

while.cond:                                       ; preds = %if.end9, %while.cond.preheader
  %n.0 = phi i64 [ %inc, %if.end9 ], [ 0, %while.cond.preheader ]
  br i1 %tobool.not, label %land.rhs, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.cond
  %1 = load i64, ptr %precision, align 8
  %cmp1 = icmp ult i64 %n.0, %1
  br i1 %cmp1, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %lor.lhs.false, %while.cond
  %arrayidx = getelementptr inbounds i32, ptr %s, i64 %n.0
  %2 = load i32, ptr %arrayidx, align 4
  %cmp2.not = icmp eq i32 %2, 0
  br i1 %cmp2.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %or.cond = icmp ugt i32 %2, 127
  br i1 %or.cond, label %return, label %if.end9

if.end9:                                          ; preds = %while.body
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %land.rhs, %lor.lhs.false
  %width = getelementptr inbounds i8, ptr %spec, i64 24
  %3 = load i64, ptr %width, align 8
  %spec.select = tail call i64 @llvm.usub.sat.i64(i64 %3, i64 %n.0)
  %4 = load i32, ptr %spec, align 8
  %tobool12.not = icmp eq i32 %4, 0
  br i1 %tobool12.not, label %if.then13, label %if.end14

if.then13:                                        ; preds = %while.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #29
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %while.end
  %cmp1526.not = icmp eq i64 %n.0, 0
  br i1 %cmp1526.not, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %if.end14
  %i.027 = phi i64 [ %inc17, %for.body ], [ 0, %if.end14 ]
  %arrayidx16 = getelementptr inbounds i32, ptr %s, i64 %i.027
  %5 = load i32, ptr %arrayidx16, align 4
  %conv = trunc i32 %5 to i8
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %conv, i64 noundef 1) #29
  %inc17 = add nuw i64 %i.027, 1
  %exitcond.not = icmp eq i64 %inc17, %n.0
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end14
  %6 = load i32, ptr %spec, align 8
  %tobool19.not = icmp eq i32 %6, 0
  br i1 %tobool19.not, label %return, label %if.then20

if.then20:                                        ; preds = %for.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #29
  br label %return

return:                                           ; preds = %if.then20, %for.end, %while.body, %if.then
  %retval.0 = phi i32 [ 1, %if.then ], [ 1, %if.then20 ], [ 1, %for.end ], [ 0, %while.body ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_string(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr noundef readonly %s) unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %s, null
  %has_precision = getelementptr inbounds i8, ptr %spec, i64 32
  %0 = load i32, ptr %has_precision, align 8
  %tobool.not = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br i1 %tobool.not, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then
  %precision = getelementptr inbounds i8, ptr %spec, i64 40
  %1 = load i64, ptr %precision, align 8
  %cmp1.inv = icmp ult i64 %1, 6
  %2 = select i1 %cmp1.inv, i64 0, i64 6
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then
  %cond = phi i64 [ 6, %if.then ], [ %2, %lor.rhs ]
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull @.str.10.142, i64 noundef %cond) #29
  br label %return

if.end:                                           ; preds = %entry
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %if.end
  %precision4 = getelementptr inbounds i8, ptr %spec, i64 40
  %3 = load i64, ptr %precision4, align 8
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef nonnull %s, i64 noundef %3) #29
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %call5 = tail call fastcc i64 @__hp_strlen(ptr noundef nonnull %s) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond6 = phi i64 [ %call, %cond.true ], [ %call5, %cond.false ]
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %s, i64 noundef %cond6) #29
  br label %return

return:                                           ; preds = %cond.end, %lor.end
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_pointer(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr noundef %p) unnamed_addr #0 {
entry:
  %prefix = alloca [4 x i8], align 1
  %cmp = icmp eq ptr %p, null
  %n.0.sroa.gep = getelementptr inbounds i8, ptr %prefix, i64 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull @.str.11.135, i64 noundef 5) #29
  br label %return

if.end:                                           ; preds = %entry
  %call = tail call fastcc ptr @sign_of(ptr noundef %spec, i32 noundef 0) #29
  %0 = load i8, ptr %call, align 1
  %cmp1.not = icmp eq i8 %0, 0
  br i1 %cmp1.not, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  store i8 %0, ptr %prefix, align 1
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  %n.0.sroa.phi = phi ptr [ %n.0.sroa.gep, %if.then3 ], [ %prefix, %if.end ]
  %n.0 = phi i64 [ 1, %if.then3 ], [ 0, %if.end ]
  %inc5 = add nuw nsw i64 %n.0, 1
  store i8 48, ptr %n.0.sroa.phi, align 1
  %inc7 = or disjoint i64 %n.0, 2
  %arrayidx8 = getelementptr inbounds [4 x i8], ptr %prefix, i64 0, i64 %inc5
  store i8 120, ptr %arrayidx8, align 1
  %arrayidx9 = getelementptr inbounds [4 x i8], ptr %prefix, i64 0, i64 %inc7
  store i8 0, ptr %arrayidx9, align 1
  %1 = ptrtoint ptr %p to i64
  call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %1, ptr noundef nonnull %prefix, i32 noundef 16) #29
  br label %return

return:                                           ; preds = %if.end4, %if.then
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @store_count(ptr nocapture noundef %arguments, i32 noundef %length, i64 noundef %count) unnamed_addr #14 {
entry:
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %entry
  %0 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %0, align 8
  %1 = zext nneg i32 %gp_offset to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add nuw nsw i32 %gp_offset, 8
  store i32 %3, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %entry
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load ptr, ptr %vaarg.addr, align 8
  switch i32 %length, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb3
    i32 4, label %sw.bb4
    i32 8, label %sw.bb4
    i32 5, label %sw.bb5
    i32 6, label %sw.bb6
    i32 7, label %sw.bb6
  ]

sw.bb:                                            ; preds = %vaarg.end
  %conv = trunc i64 %count to i8
  store i8 %conv, ptr %4, align 1
  br label %sw.epilog

sw.bb1:                                           ; preds = %vaarg.end
  %conv2 = trunc i64 %count to i16
  store i16 %conv2, ptr %4, align 2
  br label %sw.epilog

sw.bb3:                                           ; preds = %vaarg.end
  store i64 %count, ptr %4, align 8
  br label %sw.epilog

sw.bb4:                                           ; preds = %vaarg.end, %vaarg.end
  store i64 %count, ptr %4, align 8
  br label %sw.epilog

sw.bb5:                                           ; preds = %vaarg.end
  store i64 %count, ptr %4, align 8
  br label %sw.epilog

sw.bb6:                                           ; preds = %vaarg.end, %vaarg.end
  store i64 %count, ptr %4, align 8
  br label %sw.epilog

sw.default:                                       ; preds = %vaarg.end
  %conv7 = trunc i64 %count to i32
  store i32 %conv7, ptr %4, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb6, %sw.bb5, %sw.bb4, %sw.bb3, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @take_long_double_apart(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.hp_number) align 8 %agg.result, x86_fp80 noundef %value) unnamed_addr #15 {
entry:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.result, i8 0, i64 32, i1 false)
  %0 = bitcast x86_fp80 %value to i80
  %value.addr.0.extract.trunc = trunc i80 %0 to i64
  store i64 %value.addr.0.extract.trunc, ptr %agg.result, align 8
  %value.addr.8.extract.shift = lshr i80 %0, 64
  %value.addr.8.extract.trunc = trunc nuw nsw i80 %value.addr.8.extract.shift to i32
  %and = and i32 %value.addr.8.extract.trunc, 32767
  %is_long = getelementptr inbounds i8, ptr %agg.result, i64 24
  store i32 1, ptr %is_long, align 8
  %shr = lshr i32 %value.addr.8.extract.trunc, 15
  %negative = getelementptr inbounds i8, ptr %agg.result, i64 12
  store i32 %shr, ptr %negative, align 4
  %cmp = icmp eq i32 %and, 32767
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %shl.mask = and i64 %value.addr.0.extract.trunc, 9223372036854775807
  %cmp4 = icmp ne i64 %shl.mask, 0
  %conv5 = zext i1 %cmp4 to i32
  %nan = getelementptr inbounds i8, ptr %agg.result, i64 20
  store i32 %conv5, ptr %nan, align 4
  %lnot = xor i1 %cmp4, true
  %lnot.ext = zext i1 %lnot to i32
  br label %if.end

if.else:                                          ; preds = %entry
  %cond = tail call i32 @llvm.umax.i32(i32 %and, i32 1)
  %sub = add nsw i32 %cond, -16446
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %.sink = phi i64 [ 8, %if.else ], [ 16, %if.then ]
  %sub.sink = phi i32 [ %sub, %if.else ], [ %lnot.ext, %if.then ]
  %exponent9 = getelementptr inbounds i8, ptr %agg.result, i64 %.sink
  store i32 %sub.sink, ptr %exponent9, align 8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @take_double_apart(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.hp_number) align 8 %agg.result, double noundef %value) unnamed_addr #15 {
entry:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %agg.result, i8 0, i64 32, i1 false)
  %0 = bitcast double %value to i64
  %shr = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %shr to i32
  %conv = and i32 %1, 2047
  %shr1 = lshr i64 %0, 63
  %conv2 = trunc nuw nsw i64 %shr1 to i32
  %negative = getelementptr inbounds i8, ptr %agg.result, i64 12
  store i32 %conv2, ptr %negative, align 4
  %and3 = and i64 %0, 4503599627370495
  store i64 %and3, ptr %agg.result, align 8
  switch i32 %conv, label %if.else13 [
    i32 2047, label %if.then
    i32 0, label %if.end16
  ]

if.then:                                          ; preds = %entry
  %cmp6 = icmp ne i64 %and3, 0
  %conv7 = zext i1 %cmp6 to i32
  %nan = getelementptr inbounds i8, ptr %agg.result, i64 20
  store i32 %conv7, ptr %nan, align 4
  %lnot = xor i1 %cmp6, true
  %lnot.ext = zext i1 %lnot to i32
  br label %if.end16

if.else13:                                        ; preds = %entry
  %or = or disjoint i64 %and3, 4503599627370496
  store i64 %or, ptr %agg.result, align 8
  %sub = add nsw i32 %conv, -1075
  br label %if.end16

if.end16:                                         ; preds = %if.else13, %if.then, %entry
  %.sink5 = phi i64 [ 8, %if.else13 ], [ 16, %if.then ], [ 8, %entry ]
  %.sink = phi i32 [ %sub, %if.else13 ], [ %lnot.ext, %if.then ], [ -1074, %entry ]
  %exponent12 = getelementptr inbounds i8, ptr %agg.result, i64 %.sink5
  store i32 %.sink, ptr %exponent12, align 8
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_text(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %text, i64 noundef %n) unnamed_addr #0 {
entry:
  %width = getelementptr inbounds i8, ptr %spec, i64 24
  %0 = load i64, ptr %width, align 8
  %spec.select = tail call i64 @llvm.usub.sat.i64(i64 %0, i64 %n)
  %1 = load i32, ptr %spec, align 8
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %text, i64 noundef %n) #29
  %2 = load i32, ptr %spec, align 8
  %tobool3.not = icmp eq i32 %2, 0
  br i1 %tobool3.not, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #29
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc nonnull ptr @sign_of(ptr nocapture noundef readonly %spec, i32 noundef %negative) unnamed_addr #16 {
entry:
  %tobool.not = icmp eq i32 %negative, 0
  br i1 %tobool.not, label %cond.false, label %cond.end6

cond.false:                                       ; preds = %entry
  %plus = getelementptr inbounds i8, ptr %spec, i64 4
  %0 = load i32, ptr %plus, align 4
  %tobool1.not = icmp eq i32 %0, 0
  br i1 %tobool1.not, label %cond.false3, label %cond.end6

cond.false3:                                      ; preds = %cond.false
  %space = getelementptr inbounds i8, ptr %spec, i64 8
  %1 = load i32, ptr %space, align 8
  %tobool4.not = icmp eq i32 %1, 0
  %cond = select i1 %tobool4.not, ptr @.str.8.242, ptr @.str.6.138
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false3, %cond.false, %entry
  %cond7 = phi ptr [ @.str.4.141, %entry ], [ %cond, %cond.false3 ], [ @.str.5.140, %cond.false ]
  ret ptr %cond7
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_integer(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i64 noundef %value, ptr nocapture noundef readonly %prefix, i32 noundef %base) unnamed_addr #0 {
entry:
  %text = alloca [24 x i8], align 16
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  %0 = load i8, ptr %conversion, align 8
  %cmp = icmp eq i8 %0, 88
  %cond = select i1 %cmp, ptr @.str.5.154, ptr @.str.6.155
  %cmp2.not38 = icmp eq i64 %value, 0
  br i1 %cmp2.not38, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %conv4 = zext nneg i32 %base to i64
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.lr.ph
  %value.addr.040 = phi i64 [ %value, %while.body.lr.ph ], [ %div, %while.body ]
  %start.039 = phi i64 [ 24, %while.body.lr.ph ], [ %dec, %while.body ]
  %rem = urem i64 %value.addr.040, %conv4
  %arrayidx = getelementptr inbounds i8, ptr %cond, i64 %rem
  %1 = load i8, ptr %arrayidx, align 1
  %dec = add i64 %start.039, -1
  %arrayidx5 = getelementptr inbounds [24 x i8], ptr %text, i64 0, i64 %dec
  store i8 %1, ptr %arrayidx5, align 1
  %div = udiv i64 %value.addr.040, %conv4
  %cmp2.not = icmp ult i64 %value.addr.040, %conv4
  br i1 %cmp2.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  %start.0.lcssa = phi i64 [ 24, %entry ], [ %dec, %while.body ]
  %sub = sub i64 24, %start.0.lcssa
  %has_precision = getelementptr inbounds i8, ptr %spec, i64 32
  %2 = load i32, ptr %has_precision, align 8
  %tobool.not = icmp eq i32 %2, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %while.end
  %precision = getelementptr inbounds i8, ptr %spec, i64 40
  %3 = load i64, ptr %precision, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %while.end
  %cond7 = phi i64 [ %3, %cond.true ], [ 1, %while.end ]
  %spec.select = tail call i64 @llvm.usub.sat.i64(i64 %cond7, i64 %sub)
  %cmp11 = icmp eq i32 %base, 8
  br i1 %cmp11, label %land.lhs.true, label %if.end25

land.lhs.true:                                    ; preds = %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %4 = load i32, ptr %alternative, align 4
  %tobool13 = icmp ne i32 %4, 0
  %cmp15 = icmp ule i64 %cond7, %sub
  %or.cond = and i1 %cmp15, %tobool13
  br i1 %or.cond, label %land.lhs.true17, label %if.end25

land.lhs.true17:                                  ; preds = %land.lhs.true
  %cmp18 = icmp eq i64 %start.0.lcssa, 24
  br i1 %cmp18, label %if.then24, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true17
  %arrayidx20 = getelementptr inbounds [24 x i8], ptr %text, i64 0, i64 %start.0.lcssa
  %5 = load i8, ptr %arrayidx20, align 1
  %cmp22.not = icmp eq i8 %5, 48
  br i1 %cmp22.not, label %if.end25, label %if.then24

if.then24:                                        ; preds = %lor.lhs.false, %land.lhs.true17
  br label %if.end25

if.end25:                                         ; preds = %if.then24, %lor.lhs.false, %land.lhs.true, %cond.end
  %zeros.1 = phi i64 [ 1, %if.then24 ], [ 0, %lor.lhs.false ], [ %spec.select, %land.lhs.true ], [ %spec.select, %cond.end ]
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %prefix) #29
  %add = add i64 %zeros.1, %sub
  %add26 = add i64 %add, %call
  %width = getelementptr inbounds i8, ptr %spec, i64 24
  %6 = load i64, ptr %width, align 8
  %spec.select35 = tail call i64 @llvm.usub.sat.i64(i64 %6, i64 %add26)
  %zero = getelementptr inbounds i8, ptr %spec, i64 16
  %7 = load i32, ptr %zero, align 8
  %tobool35.not = icmp eq i32 %7, 0
  br i1 %tobool35.not, label %if.end43, label %land.lhs.true36

land.lhs.true36:                                  ; preds = %if.end25
  %8 = load i32, ptr %spec, align 8
  %tobool37.not = icmp eq i32 %8, 0
  br i1 %tobool37.not, label %land.lhs.true38, label %if.end43

land.lhs.true38:                                  ; preds = %land.lhs.true36
  %add42 = select i1 %tobool.not, i64 %spec.select35, i64 0
  %spec.select36 = add i64 %add42, %zeros.1
  %spec.select37 = select i1 %tobool.not, i64 0, i64 %spec.select35
  br label %if.end43

if.end43:                                         ; preds = %land.lhs.true38, %land.lhs.true36, %if.end25
  %zeros.2 = phi i64 [ %zeros.1, %land.lhs.true36 ], [ %zeros.1, %if.end25 ], [ %spec.select36, %land.lhs.true38 ]
  %blanks.0 = phi i64 [ %spec.select35, %land.lhs.true36 ], [ %spec.select35, %if.end25 ], [ %spec.select37, %land.lhs.true38 ]
  %9 = load i32, ptr %spec, align 8
  %tobool45.not = icmp eq i32 %9, 0
  br i1 %tobool45.not, label %if.then46, label %if.end47

if.then46:                                        ; preds = %if.end43
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %blanks.0) #29
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %if.end43
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %prefix, i64 noundef %call) #29
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %zeros.2) #29
  %add.ptr = getelementptr inbounds i8, ptr %text, i64 %start.0.lcssa
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %add.ptr, i64 noundef %sub) #29
  %10 = load i32, ptr %spec, align 8
  %tobool49.not = icmp eq i32 %10, 0
  br i1 %tobool49.not, label %if.end51, label %if.then50

if.then50:                                        ; preds = %if.end47
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %blanks.0) #29
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %if.end47
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_number(ptr noundef readonly %format, ptr nocapture noundef writeonly %number) unnamed_addr #11 {
entry:
  %0 = load i8, ptr %format, align 1
  %1 = add i8 %0, -48
  %or.cond7 = icmp ult i8 %1, 10
  br i1 %or.cond7, label %for.body, label %for.end

for.body:                                         ; preds = %for.inc, %entry
  %2 = phi i8 [ %3, %for.inc ], [ %0, %entry ]
  %value.09 = phi i64 [ %value.1, %for.inc ], [ 0, %entry ]
  %format.addr.08 = phi ptr [ %incdec.ptr, %for.inc ], [ %format, %entry ]
  %cmp5 = icmp ult i64 %value.09, 2147483648
  br i1 %cmp5, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %mul = mul nuw nsw i64 %value.09, 10
  %narrow = add nsw i8 %2, -48
  %sub = zext nneg i8 %narrow to i64
  %add = add nuw nsw i64 %mul, %sub
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %value.1 = phi i64 [ %add, %if.then ], [ %value.09, %for.body ]
  %incdec.ptr = getelementptr inbounds i8, ptr %format.addr.08, i64 1
  %3 = load i8, ptr %incdec.ptr, align 1
  %4 = add i8 %3, -48
  %or.cond = icmp ult i8 %4, 10
  br i1 %or.cond, label %for.body, label %for.end

for.end:                                          ; preds = %for.inc, %entry
  %format.addr.0.lcssa = phi ptr [ %format, %entry ], [ %incdec.ptr, %for.inc ]
  %value.0.lcssa = phi i64 [ 0, %entry ], [ %value.1, %for.inc ]
  store i64 %value.0.lcssa, ptr %number, align 8
  ret ptr %format.addr.0.lcssa
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %buffer = alloca [512 x i8], align 16
  %sink = alloca %struct.hp_sink, align 8
  store ptr %buffer, ptr %sink, align 8
  %room = getelementptr inbounds i8, ptr %sink, i64 8
  store i64 512, ptr %room, align 8
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  store i64 0, ptr %used, align 8
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  store i64 0, ptr %total, align 8
  %fd2 = getelementptr inbounds i8, ptr %sink, i64 32
  store i32 %fd, ptr %fd2, align 8
  %call = call fastcc i32 @__hp_format(ptr noundef nonnull %sink, ptr noundef %format, ptr noundef %arguments) #29
  call fastcc void @__hp_flush(ptr noundef nonnull %sink) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_print(ptr nocapture noundef %stream, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %stream, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %failed = getelementptr inbounds i8, ptr %stream, i64 8
  store i32 1, ptr %failed, align 4
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 9, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call2 = tail call fastcc i32 @__hp_print_fd(i32 noundef %0, ptr noundef %format, ptr noundef %arguments) #29
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ %call2, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef %room, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %sink = alloca %struct.hp_sink, align 8
  store ptr %buffer, ptr %sink, align 8
  %room2 = getelementptr inbounds i8, ptr %sink, i64 8
  %cond = tail call i64 @llvm.usub.sat.i64(i64 %room, i64 1)
  store i64 %cond, ptr %room2, align 8
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  store i64 0, ptr %used, align 8
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  store i64 0, ptr %total, align 8
  %fd = getelementptr inbounds i8, ptr %sink, i64 32
  store i32 -1, ptr %fd, align 8
  %call = call fastcc i32 @__hp_format(ptr noundef nonnull %sink, ptr noundef %format, ptr noundef %arguments) #29
  %cmp3.not = icmp eq i64 %room, 0
  br i1 %cmp3.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %0 = load i64, ptr %used, align 8
  %arrayidx = getelementptr inbounds i8, ptr %buffer, i64 %0
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_format_float(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %plain = alloca %struct.hp_spec, align 8
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  %0 = load i8, ptr %conversion, align 8
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #29
  %nan = getelementptr inbounds i8, ptr %number, i64 20
  %1 = load i32, ptr %nan, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %infinite = getelementptr inbounds i8, ptr %number, i64 16
  %2 = load i32, ptr %infinite, align 8
  %tobool1.not = icmp eq i32 %2, 0
  br i1 %tobool1.not, label %if.else, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %plain, ptr noundef nonnull align 8 dereferenceable(56) %spec, i64 56, i1 false)
  %call2 = tail call fastcc signext i8 @sign_of.148(ptr noundef %spec, ptr noundef %number) #29
  %zero = getelementptr inbounds i8, ptr %plain, i64 16
  store i32 0, ptr %zero, align 8
  call fastcc void @put_start(ptr noundef %sink, ptr noundef nonnull %plain, i8 noundef signext %call2, ptr noundef nonnull @.str.8.242, i64 noundef 3) #29
  %3 = load i32, ptr %nan, align 4
  %tobool4.not = icmp eq i32 %3, 0
  %tobool5.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool5.not, ptr @.str.4.221, ptr @.str.1.150
  %cond7 = select i1 %tobool5.not, ptr @.str.5.222, ptr @.str.3.152
  %cond8 = select i1 %tobool4.not, ptr %cond7, ptr %cond
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %cond8, i64 noundef 3) #29
  %cmp.not = icmp eq i8 %call2, 0
  %add = select i1 %cmp.not, i64 3, i64 4
  call fastcc void @put_end(ptr noundef %sink, ptr noundef nonnull %plain, i64 noundef %add) #29
  br label %if.end26

if.else:                                          ; preds = %lor.lhs.false
  switch i8 %0, label %if.else21 [
    i8 97, label %if.then20
    i8 65, label %if.then20
  ]

if.then20:                                        ; preds = %if.else, %if.else
  tail call fastcc void @put_hexadecimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #29
  br label %if.end26

if.else21:                                        ; preds = %if.else
  %is_long = getelementptr inbounds i8, ptr %number, i64 24
  %4 = load i32, ptr %is_long, align 8
  %tobool22.not = icmp eq i32 %4, 0
  br i1 %tobool22.not, label %if.else24, label %if.then23

if.then23:                                        ; preds = %if.else21
  tail call fastcc void @put_long_double(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #29
  br label %if.end26

if.else24:                                        ; preds = %if.else21
  tail call fastcc void @put_double(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #29
  br label %if.end26

if.end26:                                         ; preds = %if.else24, %if.then23, %if.then20, %if.then
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 2) i32 @is_upper(i8 noundef signext %conversion) unnamed_addr #7 {
entry:
  %0 = add i8 %conversion, -65
  %1 = icmp ult i8 %0, 26
  %land.ext = zext i1 %1 to i32
  ret i32 %land.ext
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc signext range(i8 0, 46) i8 @sign_of.148(ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #16 {
entry:
  %negative = getelementptr inbounds i8, ptr %number, i64 12
  %0 = load i32, ptr %negative, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %cond.false, label %cond.end6

cond.false:                                       ; preds = %entry
  %plus = getelementptr inbounds i8, ptr %spec, i64 4
  %1 = load i32, ptr %plus, align 4
  %tobool1.not = icmp eq i32 %1, 0
  br i1 %tobool1.not, label %cond.false3, label %cond.end6

cond.false3:                                      ; preds = %cond.false
  %space = getelementptr inbounds i8, ptr %spec, i64 8
  %2 = load i32, ptr %space, align 8
  %tobool4.not = icmp eq i32 %2, 0
  %3 = select i1 %tobool4.not, i8 0, i8 32
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false3, %cond.false, %entry
  %cond7 = phi i8 [ 45, %entry ], [ %3, %cond.false3 ], [ 43, %cond.false ]
  ret i8 %cond7
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_start(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %prefix, i64 noundef %length) unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %prefix) #29
  %cmp = icmp ne i8 %sign, 0
  %conv2 = zext i1 %cmp to i64
  %add = add i64 %conv2, %length
  %add3 = add i64 %add, %call
  %width = getelementptr inbounds i8, ptr %spec, i64 24
  %0 = load i64, ptr %width, align 8
  %spec.select = tail call i64 @llvm.usub.sat.i64(i64 %0, i64 %add3)
  %1 = load i32, ptr %spec, align 8
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %zero = getelementptr inbounds i8, ptr %spec, i64 16
  %2 = load i32, ptr %zero, align 8
  %tobool7.not = icmp eq i32 %2, 0
  br i1 %tobool7.not, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  br i1 %cmp, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %sign, i64 noundef 1) #29
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %prefix, i64 noundef %call) #29
  %3 = load i32, ptr %spec, align 8
  %tobool14.not = icmp eq i32 %3, 0
  br i1 %tobool14.not, label %land.lhs.true15, label %if.end19

land.lhs.true15:                                  ; preds = %if.end12
  %zero16 = getelementptr inbounds i8, ptr %spec, i64 16
  %4 = load i32, ptr %zero16, align 8
  %tobool17.not = icmp eq i32 %4, 0
  br i1 %tobool17.not, label %if.end19, label %if.then18

if.then18:                                        ; preds = %land.lhs.true15
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %spec.select) #29
  br label %if.end19

if.end19:                                         ; preds = %if.then18, %land.lhs.true15, %if.end12
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_end(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i64 noundef %length) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %spec, align 8
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %width = getelementptr inbounds i8, ptr %spec, i64 24
  %1 = load i64, ptr %width, align 8
  %cmp = icmp ugt i64 %1, %length
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %sub = sub i64 %1, %length
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %sub) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_hexadecimal(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %text = alloca [16 x i8], align 16
  %end = alloca [12 x i8], align 1
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  %0 = load i8, ptr %conversion, align 8
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #29
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, ptr @.str.6.155, ptr @.str.5.154
  %is_long = getelementptr inbounds i8, ptr %number, i64 24
  %1 = load i32, ptr %is_long, align 8
  %tobool1.not = icmp eq i32 %1, 0
  %cond2 = select i1 %tobool1.not, i32 13, i32 15
  %conv = zext nneg i32 %cond2 to i64
  %2 = load i64, ptr %number, align 8
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent5 = getelementptr inbounds i8, ptr %number, i64 8
  %3 = load i32, ptr %exponent5, align 8
  %mul = shl nuw nsw i32 %cond2, 2
  %add = add nsw i32 %3, %mul
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond7 = phi i32 [ %add, %cond.false ], [ 0, %entry ]
  %has_precision = getelementptr inbounds i8, ptr %spec, i64 32
  %4 = load i32, ptr %has_precision, align 8
  %tobool8.not = icmp eq i32 %4, 0
  br i1 %tobool8.not, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %cond.end
  %precision = getelementptr inbounds i8, ptr %spec, i64 40
  %5 = load i64, ptr %precision, align 8
  %cmp9 = icmp ult i64 %5, %conv
  br i1 %cmp9, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  %6 = trunc i64 %5 to i32
  %conv12 = sub i32 %cond2, %6
  %mul13 = shl nsw i32 %conv12, 2
  %sh_prom = zext i32 %mul13 to i64
  %notmask = shl nsw i64 -1, %sh_prom
  %sub14 = xor i64 %notmask, -1
  %and = and i64 %2, %sub14
  %sub15 = add nsw i32 %mul13, -1
  %sh_prom16 = zext nneg i32 %sub15 to i64
  %shl17 = shl nuw i64 1, %sh_prom16
  %shr = lshr i64 %2, %sh_prom
  %cmp19 = icmp ugt i64 %and, %shl17
  br i1 %cmp19, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then
  %cmp21 = icmp eq i64 %and, %shl17
  %and23 = and i64 %shr, 1
  %cmp24 = icmp ne i64 %and23, 0
  %7 = select i1 %cmp21, i1 %cmp24, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then
  %8 = phi i1 [ true, %if.then ], [ %7, %lor.rhs ]
  %conv27 = zext i1 %8 to i64
  %add28 = add i64 %shr, %conv27
  %mul29 = shl i64 %5, 2
  %shr30 = lshr i64 %add28, %mul29
  %9 = and i64 %shr30, 4294967280
  %cmp32.not = icmp ne i64 %9, 0
  %cmp36 = icmp eq i64 %add28, 0
  %or.cond = and i1 %8, %cmp36
  %or.cond64 = or i1 %or.cond, %cmp32.not
  %add39 = add nsw i32 %cond7, 4
  %spec.select65 = select i1 %or.cond64, i64 1, i64 %shr30
  %spec.select66 = select i1 %or.cond64, i32 %add39, i32 %cond7
  br label %if.end55

if.else:                                          ; preds = %land.lhs.true, %cond.end
  %mul40 = shl nuw nsw i64 %conv, 2
  %shr41 = lshr i64 %2, %mul40
  %and4967 = and i64 %2, 15
  %cmp5068 = icmp eq i64 %and4967, 0
  %or.cond75 = and i1 %tobool8.not, %cmp5068
  br i1 %or.cond75, label %while.body, label %if.end55

while.body:                                       ; preds = %while.body, %if.else
  %mantissa.070 = phi i64 [ %shr53, %while.body ], [ %2, %if.else ]
  %shown.069 = phi i64 [ %dec, %while.body ], [ %conv, %if.else ]
  %shr53 = lshr exact i64 %mantissa.070, 4
  %dec = add nsw i64 %shown.069, -1
  %cmp46 = icmp ne i64 %dec, 0
  %10 = and i64 %mantissa.070, 240
  %cmp50 = icmp eq i64 %10, 0
  %11 = select i1 %cmp46, i1 %cmp50, i1 false
  br i1 %11, label %while.body, label %if.end55

if.end55:                                         ; preds = %while.body, %if.else, %lor.end
  %first.0 = phi i64 [ %shr41, %if.else ], [ %spec.select65, %lor.end ], [ %shr41, %while.body ]
  %shown.1 = phi i64 [ %conv, %if.else ], [ %5, %lor.end ], [ %dec, %while.body ]
  %exponent.0 = phi i32 [ %cond7, %if.else ], [ %spec.select66, %lor.end ], [ %cond7, %while.body ]
  %mantissa.1 = phi i64 [ %2, %if.else ], [ %add28, %lor.end ], [ %shr53, %while.body ]
  %cmp56.not72 = icmp eq i64 %shown.1, 0
  br i1 %cmp56.not72, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %if.end55
  %mantissa.274 = phi i64 [ %shr61, %for.body ], [ %mantissa.1, %if.end55 ]
  %i.073 = phi i64 [ %sub59, %for.body ], [ %shown.1, %if.end55 ]
  %and58 = and i64 %mantissa.274, 15
  %arrayidx = getelementptr inbounds i8, ptr %cond, i64 %and58
  %12 = load i8, ptr %arrayidx, align 1
  %sub59 = add i64 %i.073, -1
  %arrayidx60 = getelementptr inbounds [16 x i8], ptr %text, i64 0, i64 %sub59
  store i8 %12, ptr %arrayidx60, align 1
  %shr61 = lshr i64 %mantissa.274, 4
  %cmp56.not = icmp eq i64 %sub59, 0
  br i1 %cmp56.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end55
  %conv67 = select i1 %tobool.not, i8 112, i8 80
  %call68 = call fastcc i64 @exponent_text(ptr noundef nonnull %end, i8 noundef signext %conv67, i32 noundef %exponent.0, i64 noundef 1) #29
  br i1 %tobool8.not, label %cond.end79, label %land.lhs.true71

land.lhs.true71:                                  ; preds = %for.end
  %precision72 = getelementptr inbounds i8, ptr %spec, i64 40
  %13 = load i64, ptr %precision72, align 8
  %spec.select = tail call i64 @llvm.usub.sat.i64(i64 %13, i64 %shown.1)
  br label %cond.end79

cond.end79:                                       ; preds = %land.lhs.true71, %for.end
  %cond80 = phi i64 [ 0, %for.end ], [ %spec.select, %land.lhs.true71 ]
  %add81 = sub i64 0, %cond80
  %cmp82.not = icmp eq i64 %shown.1, %add81
  br i1 %cmp82.not, label %lor.rhs84, label %lor.end86

lor.rhs84:                                        ; preds = %cond.end79
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %14 = load i32, ptr %alternative, align 4
  %tobool85 = icmp ne i32 %14, 0
  br label %lor.end86

lor.end86:                                        ; preds = %lor.rhs84, %cond.end79
  %15 = phi i1 [ true, %cond.end79 ], [ %tobool85, %lor.rhs84 ]
  %add89 = select i1 %15, i64 2, i64 1
  %add90 = add i64 %call68, %shown.1
  %add91 = add i64 %add90, %cond80
  %add92 = add i64 %add91, %add89
  %call93 = tail call fastcc signext i8 @sign_of.148(ptr noundef %spec, ptr noundef nonnull %number) #29
  %cond97 = select i1 %tobool.not, ptr @.str.8.157, ptr @.str.7.156
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call93, ptr noundef nonnull %cond97, i64 noundef %add92) #29
  %idxprom = and i64 %first.0, 4294967295
  %arrayidx98 = getelementptr inbounds i8, ptr %cond, i64 %idxprom
  %16 = load i8, ptr %arrayidx98, align 1
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %16, i64 noundef 1) #29
  br i1 %15, label %if.then100, label %if.end101

if.then100:                                       ; preds = %lor.end86
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i64 noundef 1) #29
  br label %if.end101

if.end101:                                        ; preds = %if.then100, %lor.end86
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %text, i64 noundef %shown.1) #29
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %cond80) #29
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %end, i64 noundef %call68) #29
  %cmp106.not = icmp eq i8 %call93, 0
  %add104 = select i1 %cmp106.not, i64 2, i64 3
  %add109 = add i64 %add104, %add92
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i64 noundef %add109) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_long_double(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %limbs = alloca [516 x i32], align 16
  %billions = alloca [552 x i32], align 16
  %digits = alloca [11600 x i8], align 16
  call fastcc void @put_decimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number, ptr noundef nonnull %limbs, ptr noundef nonnull %billions, ptr noundef nonnull %digits) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_double(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %limbs = alloca [35 x i32], align 16
  %billions = alloca [36 x i32], align 16
  %digits = alloca [800 x i8], align 16
  call fastcc void @put_decimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number, ptr noundef nonnull %limbs, ptr noundef nonnull %billions, ptr noundef nonnull %digits) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_decimal(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number, ptr noundef %limbs, ptr nocapture noundef %billions, ptr noundef %digits) unnamed_addr #0 {
entry:
  %d = alloca %struct.decimal, align 8
  store ptr %limbs, ptr %d, align 8
  %limb_count = getelementptr inbounds i8, ptr %d, i64 8
  store i64 0, ptr %limb_count, align 8
  %lowest = getelementptr inbounds i8, ptr %d, i64 16
  store i64 0, ptr %lowest, align 8
  %digits2 = getelementptr inbounds i8, ptr %d, i64 24
  store ptr %digits, ptr %digits2, align 8
  %count = getelementptr inbounds i8, ptr %d, i64 32
  store i64 0, ptr %count, align 8
  %exponent = getelementptr inbounds i8, ptr %d, i64 40
  store i32 0, ptr %exponent, align 8
  %started = getelementptr inbounds i8, ptr %d, i64 44
  store i32 0, ptr %started, align 4
  %more = getelementptr inbounds i8, ptr %d, i64 48
  store i32 0, ptr %more, align 8
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  %0 = load i8, ptr %conversion, align 8
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #29
  %tobool.not = icmp eq i32 %call, 0
  %conv = select i1 %tobool.not, i8 101, i8 69
  %call3 = tail call fastcc signext i8 @sign_of.148(ptr noundef %spec, ptr noundef %number) #29
  %has_precision = getelementptr inbounds i8, ptr %spec, i64 32
  %1 = load i32, ptr %has_precision, align 8
  %tobool4.not = icmp eq i32 %1, 0
  br i1 %tobool4.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %precision5 = getelementptr inbounds i8, ptr %spec, i64 40
  %2 = load i64, ptr %precision5, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond6 = phi i64 [ %2, %cond.true ], [ 6, %entry ]
  switch i8 %0, label %sw.default [
    i8 102, label %sw.epilog
    i8 70, label %sw.epilog
    i8 101, label %sw.bb11
    i8 69, label %sw.bb11
  ]

sw.bb11:                                          ; preds = %cond.end, %cond.end
  %add = add i64 %cond6, 1
  br label %sw.epilog

sw.default:                                       ; preds = %cond.end
  %spec.store.select = tail call i64 @llvm.umax.i64(i64 %cond6, i64 1)
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb11, %cond.end, %cond.end
  %precision.0 = phi i64 [ %spec.store.select, %sw.default ], [ %cond6, %sw.bb11 ], [ %cond6, %cond.end ], [ %cond6, %cond.end ]
  %request.sroa.4.0 = phi i64 [ %spec.store.select, %sw.default ], [ %add, %sw.bb11 ], [ %cond6, %cond.end ], [ %cond6, %cond.end ]
  %request.sroa.0.0 = phi i32 [ 0, %sw.default ], [ 0, %sw.bb11 ], [ 1, %cond.end ], [ 1, %cond.end ]
  %3 = load i64, ptr %number, align 8
  %cmp15.not = icmp eq i64 %3, 0
  br i1 %cmp15.not, label %if.end19, label %if.then17

if.then17:                                        ; preds = %sw.epilog
  call fastcc void @make_digits(ptr noundef nonnull %d, ptr noundef nonnull %number, i32 %request.sroa.0.0, i64 %request.sroa.4.0, ptr noundef %billions) #29
  %call18 = call fastcc i64 @wanted_digits(ptr noundef nonnull %d, i32 %request.sroa.0.0, i64 %request.sroa.4.0) #29
  call fastcc void @round_at(ptr noundef nonnull %d, i64 noundef %call18) #29
  br label %if.end19

if.end19:                                         ; preds = %if.then17, %sw.epilog
  %4 = load i8, ptr %conversion, align 8
  switch i8 %4, label %sw.default24 [
    i8 102, label %sw.bb22
    i8 70, label %sw.bb22
    i8 101, label %sw.bb23
    i8 69, label %sw.bb23
  ]

sw.bb22:                                          ; preds = %if.end19, %if.end19
  call fastcc void @put_fixed(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i64 noundef %precision.0) #29
  br label %sw.epilog25

sw.bb23:                                          ; preds = %if.end19, %if.end19
  call fastcc void @put_scientific(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i64 noundef %precision.0, i8 noundef signext %conv) #29
  br label %sw.epilog25

sw.default24:                                     ; preds = %if.end19
  call fastcc void @put_general(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i64 noundef %precision.0, i8 noundef signext %conv) #29
  br label %sw.epilog25

sw.epilog25:                                      ; preds = %sw.default24, %sw.bb23, %sw.bb22
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @make_digits(ptr nocapture noundef %d, ptr nocapture noundef readonly %number, i32 %request.coerce0, i64 %request.coerce1, ptr nocapture noundef %billions) unnamed_addr #17 {
entry:
  %0 = load i64, ptr %number, align 8
  %exponent2 = getelementptr inbounds i8, ptr %number, i64 8
  %1 = load i32, ptr %exponent2, align 8
  %and36 = and i64 %0, 1
  %cmp37 = icmp eq i64 %and36, 0
  %cmp338 = icmp ne i64 %0, 0
  %2 = and i1 %cmp338, %cmp37
  br i1 %2, label %while.body, label %while.end

while.body:                                       ; preds = %while.body, %entry
  %mantissa.040 = phi i64 [ %shr, %while.body ], [ %0, %entry ]
  %exponent.039 = phi i32 [ %inc, %while.body ], [ %1, %entry ]
  %shr = lshr exact i64 %mantissa.040, 1
  %inc = add nsw i32 %exponent.039, 1
  %3 = and i64 %mantissa.040, 2
  %cmp = icmp eq i64 %3, 0
  %cmp3 = icmp ne i64 %mantissa.040, 0
  %4 = and i1 %cmp3, %cmp
  br i1 %4, label %while.body, label %while.end

while.end:                                        ; preds = %while.body, %entry
  %exponent.0.lcssa = phi i32 [ %1, %entry ], [ %inc, %while.body ]
  %mantissa.0.lcssa = phi i64 [ %0, %entry ], [ %shr, %while.body ]
  %cmp4 = icmp sgt i32 %exponent.0.lcssa, -1
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %while.end
  tail call fastcc void @put_integer_part(ptr noundef %d, i64 noundef %mantissa.0.lcssa, i32 noundef %exponent.0.lcssa, ptr noundef %billions) #29
  br label %if.end37.sink.split

if.end:                                           ; preds = %while.end
  %sub = sub nsw i32 0, %exponent.0.lcssa
  %cmp5 = icmp slt i32 %exponent.0.lcssa, -63
  %sh_prom = zext nneg i32 %sub to i64
  %shr6 = lshr i64 %mantissa.0.lcssa, %sh_prom
  %cmp7.not35 = icmp eq i64 %shr6, 0
  %cmp7.not = select i1 %cmp5, i1 true, i1 %cmp7.not35
  br i1 %cmp7.not, label %if.end11, label %if.then8

if.then8:                                         ; preds = %if.end
  tail call fastcc void @put_integer_part(ptr noundef %d, i64 noundef %shr6, i32 noundef 0, ptr noundef %billions) #29
  %shl = shl i64 %shr6, %sh_prom
  %sub10 = sub i64 %mantissa.0.lcssa, %shl
  br label %if.end11

if.end11:                                         ; preds = %if.then8, %if.end
  %mantissa.1 = phi i64 [ %sub10, %if.then8 ], [ %mantissa.0.lcssa, %if.end ]
  tail call fastcc void @set_fraction(ptr noundef %d, i64 noundef %mantissa.1, i32 noundef %sub) #29
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %call42 = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #29
  %tobool.not43 = icmp eq i32 %call42, 0
  br i1 %tobool.not43, label %while.body13.lr.ph, label %while.end27

while.body13.lr.ph:                               ; preds = %if.end11
  %started = getelementptr inbounds i8, ptr %d, i64 44
  %tobool19.not = icmp ne i32 %request.coerce0, 0
  br label %while.body13

while.body13:                                     ; preds = %if.end24, %while.body13.lr.ph
  %indvars.iv = phi i64 [ -9, %while.body13.lr.ph ], [ %indvars.iv.next, %if.end24 ]
  %5 = load i32, ptr %started, align 4
  %tobool14.not = icmp eq i32 %5, 0
  br i1 %tobool14.not, label %cond.false18, label %cond.true15

cond.true15:                                      ; preds = %while.body13
  %6 = load i64, ptr %count, align 8
  %call16 = tail call fastcc i64 @wanted_digits(ptr noundef %d, i32 %request.coerce0, i64 %request.coerce1) #29
  %cmp17 = icmp sgt i64 %6, %call16
  br i1 %cmp17, label %while.end27.loopexit, label %if.end24

cond.false18:                                     ; preds = %while.body13
  %7 = sub nsw i64 -10, %indvars.iv
  %cmp21 = icmp sgt i64 %7, %request.coerce1
  %or.cond = select i1 %tobool19.not, i1 %cmp21, i1 false
  br i1 %or.cond, label %while.end27.loopexit, label %if.end24

if.end24:                                         ; preds = %cond.false18, %cond.true15
  %call25 = tail call fastcc i32 @next_nine(ptr noundef %d) #29
  %8 = trunc nsw i64 %indvars.iv to i32
  tail call fastcc void @put_nine(ptr noundef %d, i32 noundef %call25, i32 noundef %8) #29
  %indvars.iv.next = add nsw i64 %indvars.iv, -9
  %call = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %while.body13, label %while.end27.loopexit

while.end27.loopexit:                             ; preds = %if.end24, %cond.false18, %cond.true15
  %position.0.lcssa.ph.in = phi i64 [ %indvars.iv.next, %if.end24 ], [ %indvars.iv, %cond.true15 ], [ %indvars.iv, %cond.false18 ]
  %position.0.lcssa.ph = trunc i64 %position.0.lcssa.ph.in to i32
  %9 = add nsw i32 %position.0.lcssa.ph, 8
  br label %while.end27

while.end27:                                      ; preds = %while.end27.loopexit, %if.end11
  %position.0.lcssa = phi i32 [ -1, %if.end11 ], [ %9, %while.end27.loopexit ]
  %call28 = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #29
  %lnot.ext = xor i32 %call28, 1
  %more31 = getelementptr inbounds i8, ptr %d, i64 48
  store i32 %lnot.ext, ptr %more31, align 8
  %started32 = getelementptr inbounds i8, ptr %d, i64 44
  %10 = load i32, ptr %started32, align 4
  %tobool33.not = icmp eq i32 %10, 0
  br i1 %tobool33.not, label %if.end37.sink.split, label %if.end37

if.end37.sink.split:                              ; preds = %while.end27, %if.then
  %.sink = phi i64 [ 48, %if.then ], [ 40, %while.end27 ]
  %position.0.lcssa.sink = phi i32 [ 0, %if.then ], [ %position.0.lcssa, %while.end27 ]
  %exponent36 = getelementptr inbounds i8, ptr %d, i64 %.sink
  store i32 %position.0.lcssa.sink, ptr %exponent36, align 8
  br label %if.end37

if.end37:                                         ; preds = %if.end37.sink.split, %while.end27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc i64 @wanted_digits(ptr nocapture noundef readonly %d, i32 %request.coerce0, i64 %request.coerce1) unnamed_addr #16 {
entry:
  %tobool.not = icmp eq i32 %request.coerce0, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %exponent = getelementptr inbounds i8, ptr %d, i64 40
  %0 = load i32, ptr %exponent, align 8
  %conv = sext i32 %0 to i64
  %add = add i64 %request.coerce1, 1
  %add1 = add i64 %add, %conv
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi i64 [ %add1, %cond.true ], [ %request.coerce1, %entry ]
  ret i64 %cond
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @round_at(ptr nocapture noundef %d, i64 noundef %wanted) unnamed_addr #17 {
entry:
  %cmp = icmp slt i64 %wanted, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp1 = icmp eq i64 %wanted, 0
  br i1 %cmp1, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %lor.lhs.false
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %0 = load i64, ptr %count, align 8
  %cmp2 = icmp eq i64 %0, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true, %entry
  %count3 = getelementptr inbounds i8, ptr %d, i64 32
  store i64 0, ptr %count3, align 8
  br label %return

if.end:                                           ; preds = %land.lhs.true, %lor.lhs.false
  %count4 = getelementptr inbounds i8, ptr %d, i64 32
  %1 = load i64, ptr %count4, align 8
  %cmp5.not = icmp sgt i64 %1, %wanted
  br i1 %cmp5.not, label %if.end7, label %return

if.end7:                                          ; preds = %if.end
  %more = getelementptr inbounds i8, ptr %d, i64 48
  %2 = load i32, ptr %more, align 8
  %3 = icmp ne i32 %2, 0
  %i.033 = add nuw i64 %wanted, 1
  %cmp934 = icmp uge i64 %i.033, %1
  %.not35 = select i1 %cmp934, i1 true, i1 %3
  br i1 %.not35, label %for.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %if.end7
  %digits = getelementptr inbounds i8, ptr %d, i64 24
  %4 = load ptr, ptr %digits, align 8
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.036 = phi i64 [ %i.033, %for.body.lr.ph ], [ %i.0, %for.body ]
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %i.036
  %5 = load i8, ptr %arrayidx, align 1
  %cmp10 = icmp ne i8 %5, 48
  %i.0 = add nuw i64 %i.036, 1
  %cmp9 = icmp uge i64 %i.0, %1
  %.not = select i1 %cmp9, i1 true, i1 %cmp10
  br i1 %.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end7
  %sticky.0.lcssa = phi i1 [ %3, %if.end7 ], [ %cmp10, %for.body ]
  %digits12 = getelementptr inbounds i8, ptr %d, i64 24
  %6 = load ptr, ptr %digits12, align 8
  %arrayidx13 = getelementptr inbounds i8, ptr %6, i64 %wanted
  %7 = load i8, ptr %arrayidx13, align 1
  br i1 %cmp1, label %land.end23, label %land.rhs16

land.rhs16:                                       ; preds = %for.end
  %arrayidx18 = getelementptr i8, ptr %arrayidx13, i64 -1
  %8 = load i8, ptr %arrayidx18, align 1
  %9 = and i8 %8, 1
  %cmp21 = icmp ne i8 %9, 0
  br label %land.end23

land.end23:                                       ; preds = %land.rhs16, %for.end
  %10 = phi i1 [ false, %for.end ], [ %cmp21, %land.rhs16 ]
  %cmp25 = icmp sgt i8 %7, 53
  br i1 %cmp25, label %while.cond.critedge, label %lor.rhs

lor.rhs:                                          ; preds = %land.end23
  %cmp28 = icmp eq i8 %7, 53
  %11 = select i1 %sticky.0.lcssa, i1 true, i1 %10
  %spec.select = select i1 %cmp28, i1 %11, i1 false
  store i64 %wanted, ptr %count4, align 8
  br i1 %spec.select, label %while.cond.preheader, label %return

while.cond.critedge:                              ; preds = %land.end23
  store i64 %wanted, ptr %count4, align 8
  br label %while.cond.preheader

while.cond.preheader:                             ; preds = %while.cond.critedge, %lor.rhs
  %cond38 = icmp eq i64 %wanted, 0
  br i1 %cond38, label %if.then54, label %land.rhs43

land.rhs43:                                       ; preds = %while.body, %while.cond.preheader
  %keep.039 = phi i64 [ %dec, %while.body ], [ %wanted, %while.cond.preheader ]
  %12 = getelementptr i8, ptr %6, i64 %keep.039
  %arrayidx46 = getelementptr i8, ptr %12, i64 -1
  %13 = load i8, ptr %arrayidx46, align 1
  %cmp48 = icmp eq i8 %13, 57
  br i1 %cmp48, label %while.body, label %if.end59

while.body:                                       ; preds = %land.rhs43
  %dec = add nsw i64 %keep.039, -1
  %cond = icmp eq i64 %dec, 0
  br i1 %cond, label %if.then54, label %land.rhs43

if.then54:                                        ; preds = %while.body, %while.cond.preheader
  store i8 49, ptr %6, align 1
  store i64 1, ptr %count4, align 8
  %exponent = getelementptr inbounds i8, ptr %d, i64 40
  %14 = load i32, ptr %exponent, align 8
  %inc58 = add nsw i32 %14, 1
  store i32 %inc58, ptr %exponent, align 8
  br label %return

if.end59:                                         ; preds = %land.rhs43
  %arrayidx46.le = getelementptr i8, ptr %12, i64 -1
  %inc63 = add i8 %13, 1
  store i8 %inc63, ptr %arrayidx46.le, align 1
  store i64 %keep.039, ptr %count4, align 8
  br label %return

return:                                           ; preds = %if.end59, %if.then54, %lor.rhs, %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_fixed(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %d, i64 noundef %places) unnamed_addr #0 {
entry:
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %0 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent1 = getelementptr inbounds i8, ptr %d, i64 40
  %1 = load i32, ptr %exponent1, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %1, %cond.false ], [ 0, %entry ]
  %cmp2 = icmp sgt i32 %cond, -1
  %conv = sext i32 %cond to i64
  %add = add nsw i64 %conv, 1
  %cond6 = select i1 %cmp2, i64 %add, i64 1
  %cmp7.not = icmp eq i64 %places, 0
  br i1 %cmp7.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %2 = load i32, ptr %alternative, align 4
  %tobool = icmp ne i32 %2, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %3 = phi i1 [ true, %cond.end ], [ %tobool, %lor.rhs ]
  %conv9 = zext i1 %3 to i64
  %add10 = add i64 %cond6, %places
  %add11 = add i64 %add10, %conv9
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef nonnull @.str.8.242, i64 noundef %add11) #29
  br i1 %cmp2, label %if.then, label %if.else

if.then:                                          ; preds = %lor.end
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 0, i64 noundef %cond6) #29
  br label %if.end

if.else:                                          ; preds = %lor.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef 1) #29
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br i1 %3, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i64 noundef 1) #29
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end
  %add19 = add nsw i64 %add, %places
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef %add, i64 noundef %add19) #29
  %cmp21 = icmp ne i8 %sign, 0
  %conv23 = zext i1 %cmp21 to i64
  %add24 = add i64 %add11, %conv23
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i64 noundef %add24) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_scientific(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %d, i64 noundef %places, i8 noundef signext %letter) unnamed_addr #0 {
entry:
  %exponent = alloca [12 x i8], align 1
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %0 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent1 = getelementptr inbounds i8, ptr %d, i64 40
  %1 = load i32, ptr %exponent1, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %1, %cond.false ], [ 0, %entry ]
  %call = call fastcc i64 @exponent_text(ptr noundef nonnull %exponent, i8 noundef signext %letter, i32 noundef %cond, i64 noundef 2) #29
  %cmp2.not = icmp eq i64 %places, 0
  br i1 %cmp2.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %2 = load i32, ptr %alternative, align 4
  %tobool = icmp ne i32 %2, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %3 = phi i1 [ true, %cond.end ], [ %tobool, %lor.rhs ]
  %add = select i1 %3, i64 2, i64 1
  %add3 = add i64 %call, %places
  %add4 = add i64 %add3, %add
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef nonnull @.str.8.242, i64 noundef %add4) #29
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 0, i64 noundef 1) #29
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i64 noundef 1) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.end
  %add6 = add nsw i64 %places, 1
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 1, i64 noundef %add6) #29
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %exponent, i64 noundef %call) #29
  %cmp9 = icmp ne i8 %sign, 0
  %conv11 = zext i1 %cmp9 to i64
  %add12 = add i64 %add4, %conv11
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i64 noundef %add12) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_general(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %d, i64 noundef %precision, i8 noundef signext %letter) unnamed_addr #0 {
entry:
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %0 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent1 = getelementptr inbounds i8, ptr %d, i64 40
  %1 = load i32, ptr %exponent1, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %1, %cond.false ], [ 0, %entry ]
  %call = tail call fastcc i64 @significant(ptr noundef %d) #29
  %cmp2 = icmp slt i32 %cond, -4
  br i1 %cmp2, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %cond.end
  %conv = sext i32 %cond to i64
  %cmp3.not = icmp slt i64 %conv, %precision
  br i1 %cmp3.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %2 = load i32, ptr %alternative, align 4
  %tobool.not = icmp eq i32 %2, 0
  %sub = add i64 %precision, -1
  %cond13 = tail call i64 @llvm.usub.sat.i64(i64 %call, i64 1)
  %cond15 = select i1 %tobool.not, i64 %cond13, i64 %sub
  tail call fastcc void @put_scientific(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef %d, i64 noundef %cond15, i8 noundef signext %letter) #29
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = xor i64 %conv, -1
  %sub19 = add i64 %3, %precision
  %alternative23 = getelementptr inbounds i8, ptr %spec, i64 12
  %4 = load i32, ptr %alternative23, align 4
  %tobool24.not = icmp eq i32 %4, 0
  br i1 %tobool24.not, label %if.then25, label %if.end35

if.then25:                                        ; preds = %if.end
  %sub22 = add i64 %call, %3
  %cmp26 = icmp eq i64 %call, 0
  %5 = tail call i64 @llvm.smax.i64(i64 %sub22, i64 0)
  %cond34 = select i1 %cmp26, i64 0, i64 %5
  br label %if.end35

if.end35:                                         ; preds = %if.then25, %if.end
  %places16.0 = phi i64 [ %sub19, %if.end ], [ %cond34, %if.then25 ]
  tail call fastcc void @put_fixed(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef %d, i64 noundef %places16.0) #29
  br label %return

return:                                           ; preds = %if.end35, %if.then
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @significant(ptr nocapture noundef readonly %d) unnamed_addr #18 {
entry:
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %0 = load i64, ptr %count, align 8
  %cmp.not5 = icmp eq i64 %0, 0
  br i1 %cmp.not5, label %while.end, label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %entry
  %digits = getelementptr inbounds i8, ptr %d, i64 24
  %1 = load ptr, ptr %digits, align 8
  %invariant.gep = getelementptr i8, ptr %1, i64 -1
  br label %land.rhs

land.rhs:                                         ; preds = %while.body, %land.rhs.lr.ph
  %n.06 = phi i64 [ %0, %land.rhs.lr.ph ], [ %dec, %while.body ]
  %gep = getelementptr i8, ptr %invariant.gep, i64 %n.06
  %2 = load i8, ptr %gep, align 1
  %cmp1 = icmp eq i8 %2, 48
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %dec = add i64 %n.06, -1
  %cmp.not = icmp eq i64 %dec, 0
  br i1 %cmp.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %n.0.lcssa = phi i64 [ %0, %entry ], [ %n.06, %land.rhs ], [ 0, %while.body ]
  ret i64 %n.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define internal fastcc i64 @exponent_text(ptr nocapture noundef writeonly %text, i8 noundef signext %letter, i32 noundef %exponent, i64 noundef %least) unnamed_addr #19 {
entry:
  %reversed = alloca [8 x i8], align 1
  %cmp = icmp slt i32 %exponent, 0
  %cmp114 = icmp ne i32 %exponent, 0
  %cmp215 = icmp ne i64 %least, 0
  %0 = or i1 %cmp114, %cmp215
  br i1 %0, label %while.body.preheader, label %while.end

while.body.preheader:                             ; preds = %entry
  %cond = tail call i32 @llvm.abs.i32(i32 %exponent, i1 false)
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.preheader
  %magnitude.017 = phi i32 [ %div, %while.body ], [ %cond, %while.body.preheader ]
  %digits.016 = phi i64 [ %inc, %while.body ], [ 0, %while.body.preheader ]
  %rem = urem i32 %magnitude.017, 10
  %1 = trunc nuw nsw i32 %rem to i8
  %conv = or disjoint i8 %1, 48
  %inc = add i64 %digits.016, 1
  %arrayidx = getelementptr inbounds [8 x i8], ptr %reversed, i64 0, i64 %digits.016
  store i8 %conv, ptr %arrayidx, align 1
  %div = udiv i32 %magnitude.017, 10
  %cmp1 = icmp ugt i32 %magnitude.017, 9
  %cmp2 = icmp ult i64 %inc, %least
  %2 = or i1 %cmp1, %cmp2
  br i1 %2, label %while.body, label %while.end

while.end:                                        ; preds = %while.body, %entry
  %digits.0.lcssa = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  store i8 %letter, ptr %text, align 1
  %conv8 = select i1 %cmp, i8 45, i8 43
  %arrayidx10 = getelementptr inbounds i8, ptr %text, i64 1
  store i8 %conv8, ptr %arrayidx10, align 1
  %cmp12.not18 = icmp eq i64 %digits.0.lcssa, 0
  br i1 %cmp12.not18, label %while.end18, label %while.body14

while.body14:                                     ; preds = %while.body14, %while.end
  %n.020 = phi i64 [ %inc16, %while.body14 ], [ 2, %while.end ]
  %digits.119 = phi i64 [ %dec, %while.body14 ], [ %digits.0.lcssa, %while.end ]
  %dec = add i64 %digits.119, -1
  %arrayidx15 = getelementptr inbounds [8 x i8], ptr %reversed, i64 0, i64 %dec
  %3 = load i8, ptr %arrayidx15, align 1
  %inc16 = add i64 %n.020, 1
  %arrayidx17 = getelementptr inbounds i8, ptr %text, i64 %n.020
  store i8 %3, ptr %arrayidx17, align 1
  %cmp12.not = icmp eq i64 %dec, 0
  br i1 %cmp12.not, label %while.end18, label %while.body14

while.end18:                                      ; preds = %while.body14, %while.end
  %n.0.lcssa = phi i64 [ 2, %while.end ], [ %inc16, %while.body14 ]
  ret i64 %n.0.lcssa
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_places(ptr nocapture noundef %sink, ptr nocapture noundef readonly %d, i64 noundef %from, i64 noundef %to) unnamed_addr #0 {
entry:
  %count1 = getelementptr inbounds i8, ptr %d, i64 32
  %0 = load i64, ptr %count1, align 8
  %cmp = icmp slt i64 %from, 0
  %cmp2 = icmp slt i64 %from, %to
  %or.cond = and i1 %cmp, %cmp2
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %to. = tail call i64 @llvm.smin.i64(i64 %to, i64 0)
  %cond = sub nsw i64 %to., %from
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %cond) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %from.addr.0 = phi i64 [ %to., %if.then ], [ %from, %entry ]
  %cmp5 = icmp slt i64 %from.addr.0, %to
  %cmp7 = icmp slt i64 %from.addr.0, %0
  %or.cond25 = select i1 %cmp5, i1 %cmp7, i1 false
  br i1 %or.cond25, label %if.then8, label %if.end15

if.then8:                                         ; preds = %if.end
  %cond13 = tail call i64 @llvm.smin.i64(i64 %0, i64 %to)
  %digits = getelementptr inbounds i8, ptr %d, i64 24
  %1 = load ptr, ptr %digits, align 8
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %from.addr.0
  %sub14 = sub nsw i64 %cond13, %from.addr.0
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %add.ptr, i64 noundef %sub14) #29
  br label %if.end15

if.end15:                                         ; preds = %if.then8, %if.end
  %from.addr.1 = phi i64 [ %cond13, %if.then8 ], [ %from.addr.0, %if.end ]
  %cmp16 = icmp slt i64 %from.addr.1, %to
  br i1 %cmp16, label %if.then17, label %if.end19

if.then17:                                        ; preds = %if.end15
  %sub18 = sub nsw i64 %to, %from.addr.1
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %sub18) #29
  br label %if.end19

if.end19:                                         ; preds = %if.then17, %if.end15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_integer_part(ptr nocapture noundef %d, i64 noundef %mantissa, i32 noundef %shift, ptr nocapture noundef %billions) unnamed_addr #17 {
entry:
  %cmp.not25 = icmp eq i64 %mantissa, 0
  br i1 %cmp.not25, label %while.cond1.preheader, label %while.body

while.cond1.preheader:                            ; preds = %while.body, %entry
  %n.0.lcssa = phi i64 [ 0, %entry ], [ %inc, %while.body ]
  %cmp236 = icmp sgt i32 %shift, 0
  br i1 %cmp236, label %while.body4, label %while.cond27.preheader

while.body:                                       ; preds = %while.body, %entry
  %mantissa.addr.027 = phi i64 [ %div, %while.body ], [ %mantissa, %entry ]
  %n.026 = phi i64 [ %inc, %while.body ], [ 0, %entry ]
  %rem = urem i64 %mantissa.addr.027, 1000000000
  %conv = trunc nuw nsw i64 %rem to i32
  %inc = add i64 %n.026, 1
  %arrayidx = getelementptr inbounds i32, ptr %billions, i64 %n.026
  store i32 %conv, ptr %arrayidx, align 4
  %div = udiv i64 %mantissa.addr.027, 1000000000
  %cmp.not = icmp ult i64 %mantissa.addr.027, 1000000000
  br i1 %cmp.not, label %while.cond1.preheader, label %while.body

while.cond27.preheader:                           ; preds = %while.end25, %while.cond1.preheader
  %n.1.lcssa = phi i64 [ %n.0.lcssa, %while.cond1.preheader ], [ %n.2.lcssa, %while.end25 ]
  %cmp28.not40 = icmp eq i64 %n.1.lcssa, 0
  br i1 %cmp28.not40, label %while.end33, label %while.body30

while.body4:                                      ; preds = %while.end25, %while.cond1.preheader
  %n.138 = phi i64 [ %n.2.lcssa, %while.end25 ], [ %n.0.lcssa, %while.cond1.preheader ]
  %shift.addr.037 = phi i32 [ %sub, %while.end25 ], [ %shift, %while.cond1.preheader ]
  %cond = tail call i32 @llvm.smin.i32(i32 %shift.addr.037, i32 32)
  %cmp728.not = icmp eq i64 %n.138, 0
  br i1 %cmp728.not, label %while.cond16.preheader, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %while.body4
  %sh_prom = zext nneg i32 %cond to i64
  br label %for.body

while.cond16.preheader:                           ; preds = %for.body, %while.body4
  %carry.0.lcssa = phi i64 [ 0, %while.body4 ], [ %div14, %for.body ]
  %cmp17.not32 = icmp eq i64 %carry.0.lcssa, 0
  br i1 %cmp17.not32, label %while.end25, label %while.body19

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.030 = phi i64 [ 0, %for.body.lr.ph ], [ %inc15, %for.body ]
  %carry.029 = phi i64 [ 0, %for.body.lr.ph ], [ %div14, %for.body ]
  %arrayidx9 = getelementptr inbounds i32, ptr %billions, i64 %i.030
  %0 = load i32, ptr %arrayidx9, align 4
  %conv10 = zext i32 %0 to i64
  %shl = shl i64 %conv10, %sh_prom
  %add = add i64 %shl, %carry.029
  %rem11 = urem i64 %add, 1000000000
  %conv12 = trunc nuw nsw i64 %rem11 to i32
  store i32 %conv12, ptr %arrayidx9, align 4
  %div14 = udiv i64 %add, 1000000000
  %inc15 = add nuw i64 %i.030, 1
  %exitcond.not = icmp eq i64 %inc15, %n.138
  br i1 %exitcond.not, label %while.cond16.preheader, label %for.body

while.body19:                                     ; preds = %while.body19, %while.cond16.preheader
  %carry.134 = phi i64 [ %div24, %while.body19 ], [ %carry.0.lcssa, %while.cond16.preheader ]
  %n.233 = phi i64 [ %inc22, %while.body19 ], [ %n.138, %while.cond16.preheader ]
  %rem20 = urem i64 %carry.134, 1000000000
  %conv21 = trunc nuw nsw i64 %rem20 to i32
  %inc22 = add i64 %n.233, 1
  %arrayidx23 = getelementptr inbounds i32, ptr %billions, i64 %n.233
  store i32 %conv21, ptr %arrayidx23, align 4
  %div24 = udiv i64 %carry.134, 1000000000
  %cmp17.not = icmp ult i64 %carry.134, 1000000000
  br i1 %cmp17.not, label %while.end25, label %while.body19

while.end25:                                      ; preds = %while.body19, %while.cond16.preheader
  %n.2.lcssa = phi i64 [ %n.138, %while.cond16.preheader ], [ %inc22, %while.body19 ]
  %sub = sub nsw i32 %shift.addr.037, %cond
  %cmp2 = icmp sgt i32 %sub, 0
  br i1 %cmp2, label %while.body4, label %while.cond27.preheader

while.body30:                                     ; preds = %while.body30, %while.cond27.preheader
  %n.341 = phi i64 [ %dec, %while.body30 ], [ %n.1.lcssa, %while.cond27.preheader ]
  %dec = add i64 %n.341, -1
  %arrayidx31 = getelementptr inbounds i32, ptr %billions, i64 %dec
  %1 = load i32, ptr %arrayidx31, align 4
  %conv32 = trunc i64 %dec to i32
  %mul = mul nsw i32 %conv32, 9
  tail call fastcc void @put_nine(ptr noundef %d, i32 noundef %1, i32 noundef %mul) #29
  %cmp28.not = icmp eq i64 %dec, 0
  br i1 %cmp28.not, label %while.end33, label %while.body30

while.end33:                                      ; preds = %while.body30, %while.cond27.preheader
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @set_fraction(ptr nocapture noundef %d, i64 noundef %numerator, i32 noundef %shift) unnamed_addr #20 {
entry:
  %parts = alloca [3 x i32], align 4
  %conv = zext i32 %shift to i64
  %add = add nuw nsw i64 %conv, 31
  %div19 = lshr i64 %add, 5
  %0 = trunc nuw i64 %add to i32
  %conv1 = and i32 %0, -32
  %sub = sub nsw i32 %conv1, %shift
  %conv2 = trunc i64 %numerator to i32
  %shr = lshr i64 %numerator, 32
  %conv3 = trunc nuw i64 %shr to i32
  %shl = shl i32 %conv2, %sub
  store i32 %shl, ptr %parts, align 4
  %arrayinit.element = getelementptr inbounds i8, ptr %parts, i64 4
  %cmp = icmp eq i32 %conv1, %shift
  %shl5 = shl i32 %conv3, %sub
  %sub6 = sub nsw i32 32, %sub
  %shr7 = lshr i32 %conv2, %sub6
  %or = or i32 %shr7, %shl5
  %cond = select i1 %cmp, i32 %conv3, i32 %or
  store i32 %cond, ptr %arrayinit.element, align 4
  %arrayinit.element8 = getelementptr inbounds i8, ptr %parts, i64 8
  %shr14 = lshr i32 %conv3, %sub6
  %cond16 = select i1 %cmp, i32 0, i32 %shr14
  store i32 %cond16, ptr %arrayinit.element8, align 4
  %limb_count = getelementptr inbounds i8, ptr %d, i64 8
  store i64 %div19, ptr %limb_count, align 8
  %lowest = getelementptr inbounds i8, ptr %d, i64 16
  store i64 0, ptr %lowest, align 8
  %cmp1720.not = icmp eq i32 %shift, 0
  br i1 %cmp1720.not, label %for.end, label %for.body

for.body:                                         ; preds = %cond.end23, %entry
  %i.021 = phi i64 [ %inc, %cond.end23 ], [ 0, %entry ]
  %cmp19 = icmp ult i64 %i.021, 3
  br i1 %cmp19, label %cond.true21, label %cond.end23

cond.true21:                                      ; preds = %for.body
  %arrayidx = getelementptr inbounds [3 x i32], ptr %parts, i64 0, i64 %i.021
  %1 = load i32, ptr %arrayidx, align 4
  br label %cond.end23

cond.end23:                                       ; preds = %cond.true21, %for.body
  %cond24 = phi i32 [ %1, %cond.true21 ], [ 0, %for.body ]
  %2 = load ptr, ptr %d, align 8
  %arrayidx25 = getelementptr inbounds i32, ptr %2, i64 %i.021
  store i32 %cond24, ptr %arrayidx25, align 4
  %inc = add nuw nsw i64 %i.021, 1
  %exitcond.not = icmp eq i64 %inc, %div19
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %cond.end23, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @fraction_is_zero(ptr nocapture noundef %d) unnamed_addr #11 {
entry:
  %lowest = getelementptr inbounds i8, ptr %d, i64 16
  %limb_count = getelementptr inbounds i8, ptr %d, i64 8
  %0 = load i64, ptr %limb_count, align 8
  %lowest.promoted = load i64, ptr %lowest, align 8
  %cmp8 = icmp ult i64 %lowest.promoted, %0
  br i1 %cmp8, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %entry
  %1 = load ptr, ptr %d, align 8
  br label %land.rhs

land.rhs:                                         ; preds = %while.body, %land.rhs.lr.ph
  %2 = phi i64 [ %lowest.promoted, %land.rhs.lr.ph ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %2
  %3 = load i32, ptr %arrayidx, align 4
  %cmp2 = icmp eq i32 %3, 0
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nuw i64 %2, 1
  store i64 %inc, ptr %lowest, align 8
  %exitcond.not = icmp eq i64 %inc, %0
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %.lcssa7 = phi i64 [ %lowest.promoted, %entry ], [ %2, %land.rhs ], [ %0, %while.body ]
  %cmp6 = icmp eq i64 %.lcssa7, %0
  %conv = zext i1 %cmp6 to i32
  ret i32 %conv
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 1000000000) i32 @next_nine(ptr nocapture noundef %d) unnamed_addr #17 {
entry:
  %lowest = getelementptr inbounds i8, ptr %d, i64 16
  %limb_count = getelementptr inbounds i8, ptr %d, i64 8
  %0 = load i64, ptr %limb_count, align 8
  %lowest.promoted = load i64, ptr %lowest, align 8
  %cmp15 = icmp ult i64 %lowest.promoted, %0
  br i1 %cmp15, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %entry
  %1 = load ptr, ptr %d, align 8
  br label %land.rhs

land.rhs:                                         ; preds = %while.body, %land.rhs.lr.ph
  %2 = phi i64 [ %lowest.promoted, %land.rhs.lr.ph ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %2
  %3 = load i32, ptr %arrayidx, align 4
  %cmp2 = icmp eq i32 %3, 0
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nuw i64 %2, 1
  store i64 %inc, ptr %lowest, align 8
  %exitcond.not = icmp eq i64 %inc, %0
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %.lcssa = phi i64 [ %lowest.promoted, %entry ], [ %2, %land.rhs ], [ %0, %while.body ]
  %limb_count.le = getelementptr inbounds i8, ptr %d, i64 8
  %4 = load i64, ptr %limb_count.le, align 8
  %cmp617 = icmp ult i64 %.lcssa, %4
  br i1 %cmp617, label %for.body, label %for.end

for.body:                                         ; preds = %for.body, %while.end
  %i.019 = phi i64 [ %inc12, %for.body ], [ %.lcssa, %while.end ]
  %carry.018 = phi i64 [ %shr, %for.body ], [ 0, %while.end ]
  %5 = load ptr, ptr %d, align 8
  %arrayidx8 = getelementptr inbounds i32, ptr %5, i64 %i.019
  %6 = load i32, ptr %arrayidx8, align 4
  %conv = zext i32 %6 to i64
  %mul = mul nuw nsw i64 %conv, 1000000000
  %add = add nuw nsw i64 %mul, %carry.018
  %conv9 = trunc i64 %add to i32
  store i32 %conv9, ptr %arrayidx8, align 4
  %shr = lshr i64 %add, 32
  %inc12 = add nuw i64 %i.019, 1
  %7 = load i64, ptr %limb_count.le, align 8
  %cmp6 = icmp ult i64 %inc12, %7
  br i1 %cmp6, label %for.body, label %for.end.loopexit

for.end.loopexit:                                 ; preds = %for.body
  %8 = trunc nuw nsw i64 %shr to i32
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit, %while.end
  %carry.0.lcssa = phi i32 [ 0, %while.end ], [ %8, %for.end.loopexit ]
  ret i32 %carry.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_nine(ptr nocapture noundef %d, i32 noundef %billionth, i32 noundef %exponent) unnamed_addr #17 {
entry:
  %nine = alloca [9 x i8], align 1
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 8, %entry ], [ %indvars.iv.next, %for.body ]
  %billionth.addr.016 = phi i32 [ %billionth, %entry ], [ %div, %for.body ]
  %rem = urem i32 %billionth.addr.016, 10
  %0 = trunc nuw nsw i32 %rem to i8
  %conv = or disjoint i8 %0, 48
  %arrayidx = getelementptr inbounds [9 x i8], ptr %nine, i64 0, i64 %indvars.iv
  store i8 %conv, ptr %arrayidx, align 1
  %div = udiv i32 %billionth.addr.016, 10
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv, 0
  br i1 %cmp.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body
  %started = getelementptr inbounds i8, ptr %d, i64 44
  %1 = load i32, ptr %started, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %land.rhs, label %if.end14

land.rhs:                                         ; preds = %while.body, %for.end
  %indvars.iv20 = phi i64 [ %indvars.iv.next21, %while.body ], [ 0, %for.end ]
  %arrayidx4 = getelementptr inbounds [9 x i8], ptr %nine, i64 0, i64 %indvars.iv20
  %2 = load i8, ptr %arrayidx4, align 1
  %cmp6 = icmp eq i8 %2, 48
  br i1 %cmp6, label %while.body, label %while.end.split.loop.exit23

while.body:                                       ; preds = %land.rhs
  %indvars.iv.next21 = add nuw nsw i64 %indvars.iv20, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next21, 9
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end.split.loop.exit23:                      ; preds = %land.rhs
  %3 = trunc nuw nsw i64 %indvars.iv20 to i32
  br label %while.end

while.end:                                        ; preds = %while.end.split.loop.exit23, %while.body
  %skip.0.lcssa = phi i32 [ %3, %while.end.split.loop.exit23 ], [ 9, %while.body ]
  %cmp8 = icmp eq i32 %skip.0.lcssa, 9
  br i1 %cmp8, label %return, label %if.end

if.end:                                           ; preds = %while.end
  store i32 1, ptr %started, align 4
  %add12 = add nsw i32 %exponent, 8
  %sub = sub i32 %add12, %skip.0.lcssa
  %exponent13 = getelementptr inbounds i8, ptr %d, i64 40
  store i32 %sub, ptr %exponent13, align 8
  br label %if.end14

if.end14:                                         ; preds = %if.end, %for.end
  %skip.1 = phi i32 [ 0, %for.end ], [ %skip.0.lcssa, %if.end ]
  %digits = getelementptr inbounds i8, ptr %d, i64 24
  %4 = load ptr, ptr %digits, align 8
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %5 = load i64, ptr %count, align 8
  %add.ptr = getelementptr inbounds i8, ptr %4, i64 %5
  %idx.ext = zext nneg i32 %skip.1 to i64
  %add.ptr15 = getelementptr inbounds i8, ptr %nine, i64 %idx.ext
  %sub16 = sub nsw i32 9, %skip.1
  %conv17 = sext i32 %sub16 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr nonnull align 1 %add.ptr15, i64 %conv17, i1 false)
  %6 = load i64, ptr %count, align 8
  %add21 = add i64 %6, %conv17
  store i64 %add21, ptr %count, align 8
  br label %return

return:                                           ; preds = %if.end14, %while.end
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__memcpy_chk(ptr noalias noundef %to, ptr noalias noundef %from, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.158) #29
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret ptr %to
}

; Function Attrs: noinline nounwind
define internal fastcc void @check(i64 noundef %needed, i64 noundef %available, ptr noundef %function) unnamed_addr #0 {
entry:
  %cmp = icmp ugt i64 %needed, %available
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.211, ptr noundef %function) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__mempcpy_chk(ptr noalias noundef %to, ptr noalias noundef %from, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.1.160) #29
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %n
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__memmove_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.2.161) #29
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret ptr %to
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noinline nounwind
define weak dso_local ptr @__memset_chk(ptr noundef %p, i32 noundef %c, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.3.162) #29
  %0 = trunc i32 %c to i8
  tail call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %0, i64 %n, i1 false)
  ret ptr %p
}

; Function Attrs: noinline nounwind
define weak dso_local void @__explicit_bzero_chk(ptr noundef %p, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.4.163) #29
  tail call void @llvm.memset.p0.i64(ptr align 1 %p, i8 0, i64 %n, i1 false)
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strcpy_chk(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %add = add i64 %call, 1
  tail call fastcc void @check(i64 noundef %add, i64 noundef %size, ptr noundef nonnull @.str.5.164) #29
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %s, i64 %add, i1 false)
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__stpcpy_chk(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %add = add i64 %call, 1
  tail call fastcc void @check(i64 noundef %add, i64 noundef %size, ptr noundef nonnull @.str.6.165) #29
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %s, i64 %add, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %add
  %add.ptr1 = getelementptr inbounds i8, ptr %add.ptr, i64 -1
  ret ptr %add.ptr1
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strncpy_chk(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.7.166) #29
  %call = tail call fastcc ptr @copy_fixed(ptr noundef %to, ptr noundef %s, i64 noundef %n) #29
  ret ptr %to
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc ptr @copy_fixed(ptr noundef writeonly %to, ptr nocapture noundef readonly %s, i64 noundef %n) unnamed_addr #9 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %s, i64 noundef %n) #29
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %s, i64 %call, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  %sub = sub i64 %n, %call
  tail call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 0, i64 %sub, i1 false)
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__stpncpy_chk(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.8.167) #29
  %call = tail call fastcc ptr @copy_fixed(ptr noundef %to, ptr noundef %s, i64 noundef %n) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strcat_chk(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %to) #29
  %call1 = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %add = add i64 %call1, 1
  %add2 = add i64 %add, %call
  tail call fastcc void @check(i64 noundef %add2, i64 noundef %size, ptr noundef nonnull @.str.9.168) #29
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %s, i64 %add, i1 false)
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strncat_chk(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %to) #29
  %call1 = tail call fastcc i64 @__hp_strnlen(ptr noundef %s, i64 noundef %n) #29
  %add = add i64 %call1, %call
  %add2 = add i64 %add, 1
  tail call fastcc void @check(i64 noundef %add2, i64 noundef %size, ptr noundef nonnull @.str.10.169) #29
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %s, i64 %call1, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %to, i64 %add
  store i8 0, ptr %arrayidx, align 1
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__vsprintf_chk(ptr noalias noundef %buffer, i32 noundef %flag, i64 noundef %size, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @print_checked(ptr noundef %buffer, i64 noundef %size, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @print_checked(ptr noundef %buffer, i64 noundef %size, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %sink = alloca %struct.hp_sink, align 8
  store ptr %buffer, ptr %sink, align 8
  %room = getelementptr inbounds i8, ptr %sink, i64 8
  store i64 %size, ptr %room, align 8
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  store i64 0, ptr %used, align 8
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  store i64 0, ptr %total, align 8
  %fd = getelementptr inbounds i8, ptr %sink, i64 32
  store i32 -1, ptr %fd, align 8
  %call = call fastcc i32 @__hp_format(ptr noundef nonnull %sink, ptr noundef %format, ptr noundef %arguments) #29
  %0 = load i64, ptr %total, align 8
  %cond = tail call i64 @llvm.usub.sat.i64(i64 %size, i64 1)
  tail call fastcc void @check(i64 noundef %0, i64 noundef %cond, ptr noundef nonnull @.str.16.170) #29
  %1 = load i64, ptr %used, align 8
  %arrayidx = getelementptr inbounds i8, ptr %buffer, i64 %1
  store i8 0, ptr %arrayidx, align 1
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sprintf_chk(ptr noalias noundef %buffer, i32 noundef %flag, i64 noundef %size, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @print_checked(ptr noundef %buffer, i64 noundef %size, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #10

; Function Attrs: noinline nounwind
define weak dso_local i32 @__vsnprintf_chk(ptr noalias noundef %buffer, i64 noundef %room, i32 noundef %flag, i64 noundef %size, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %room, i64 noundef %size, ptr noundef nonnull @.str.11.171) #29
  %call = tail call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef %room, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__snprintf_chk(ptr noalias noundef %buffer, i64 noundef %room, i32 noundef %flag, i64 noundef %size, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  tail call fastcc void @check(i64 noundef %room, i64 noundef %size, ptr noundef nonnull @.str.11.171) #29
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef %room, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__vfprintf_chk(ptr noalias noundef %stream, i32 noundef %flag, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print(ptr noundef %stream, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__vprintf_chk(i32 noundef %flag, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %call = tail call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__printf_chk(i32 noundef %flag, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr @stdout, align 8
  %call = call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__fprintf_chk(ptr noalias noundef %stream, i32 noundef %flag, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print(ptr noundef %stream, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__dprintf_chk(i32 noundef %fd, i32 noundef %flag, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__fgets_chk(ptr noalias noundef %buffer, i64 noundef %size, i32 noundef %room, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %narrow = tail call i32 @llvm.smax.i32(i32 %room, i32 0)
  %cond = zext nneg i32 %narrow to i64
  tail call fastcc void @check(i64 noundef %cond, i64 noundef %size, ptr noundef nonnull @.str.12.172) #29
  %call = tail call fastcc ptr @__hp_read_line(ptr noundef %buffer, i32 noundef %room, ptr noundef %stream) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__fread_chk(ptr noalias noundef %data, i64 noundef %size, i64 noundef %item, i64 noundef %count, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %item, i64 %count)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  %spec.store.select = select i1 %1, i64 -1, i64 %2
  tail call fastcc void @check(i64 noundef %spec.store.select, i64 noundef %size, ptr noundef nonnull @.str.13.173) #29
  %call = tail call fastcc i64 @__hp_read_items(ptr noundef %data, i64 noundef %item, i64 noundef %count, ptr noundef %stream) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__read_chk(i32 noundef %fd, ptr noundef %buffer, i64 noundef %n, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @check(i64 noundef %n, i64 noundef %size, ptr noundef nonnull @.str.14.174) #29
  %call = tail call fastcc i64 @__hp_read(i32 noundef %fd, ptr noundef %buffer, i64 noundef %n) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_getc(ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %byte = alloca i8, align 1
  %pushed_back = getelementptr inbounds i8, ptr %stream, i64 12
  %0 = load i32, ptr %pushed_back, align 4
  %cmp.not = icmp eq i32 %0, -1
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 -1, ptr %pushed_back, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %stream, align 4
  %cmp3.not = icmp eq i32 %1, 0
  br i1 %cmp3.not, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  %failed = getelementptr inbounds i8, ptr %stream, i64 8
  store i32 1, ptr %failed, align 4
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 9, ptr %call, align 4
  br label %return

if.end5:                                          ; preds = %if.end
  %at_end = getelementptr inbounds i8, ptr %stream, i64 4
  %2 = load i32, ptr %at_end, align 4
  %tobool.not = icmp eq i32 %2, 0
  br i1 %tobool.not, label %if.end7, label %return

if.end7:                                          ; preds = %if.end5
  %call9 = call i64 @__heddle_read(i32 noundef 0, ptr noundef nonnull %byte, i64 noundef 1) #30
  %cmp10 = icmp slt i64 %call9, 1
  br i1 %cmp10, label %if.then11, label %if.end13

if.then11:                                        ; preds = %if.end7
  store i32 1, ptr %at_end, align 4
  br label %return

if.end13:                                         ; preds = %if.end7
  %3 = load i8, ptr %byte, align 1
  %conv = zext i8 %3 to i32
  br label %return

return:                                           ; preds = %if.end13, %if.then11, %if.end5, %if.then4, %if.then
  %retval.0 = phi i32 [ %0, %if.then ], [ -1, %if.then4 ], [ -1, %if.then11 ], [ %conv, %if.end13 ], [ -1, %if.end5 ]
  ret i32 %retval.0
}

declare dso_local i64 @__heddle_read(i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @__hp_ungetc(i32 noundef %c, ptr nocapture noundef writeonly %stream) unnamed_addr #15 {
entry:
  %conv1 = and i32 %c, 255
  %pushed_back = getelementptr inbounds i8, ptr %stream, i64 12
  store i32 %conv1, ptr %pushed_back, align 4
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fgetc(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @getc(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @_IO_getc(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @getc_unlocked(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fgetc_unlocked(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @getchar() local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %0) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @getchar_unlocked() local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %0) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ungetc(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %c, -1
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %pushed_back = getelementptr inbounds i8, ptr %stream, i64 12
  %0 = load i32, ptr %pushed_back, align 4
  %cmp1.not = icmp eq i32 %0, -1
  br i1 %cmp1.not, label %if.end, label %return

if.end:                                           ; preds = %lor.lhs.false
  %at_end = getelementptr inbounds i8, ptr %stream, i64 4
  store i32 0, ptr %at_end, align 4
  %conv2 = and i32 %c, 255
  store i32 %conv2, ptr %pushed_back, align 4
  br label %return

return:                                           ; preds = %if.end, %lor.lhs.false, %entry
  %retval.0 = phi i32 [ %conv2, %if.end ], [ -1, %lor.lhs.false ], [ -1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc noundef ptr @__hp_read_line(ptr noundef writeonly %buffer, i32 noundef %room, ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %room, 1
  br i1 %cmp, label %return, label %while.cond.preheader

while.cond.preheader:                             ; preds = %entry
  %sub = add nsw i32 %room, -1
  %wide.trip.count = zext i32 %sub to i64
  br label %while.cond

while.cond:                                       ; preds = %if.end7, %while.cond.preheader
  %indvars.iv = phi i64 [ 0, %while.cond.preheader ], [ %indvars.iv.next, %if.end7 ]
  %exitcond.not = icmp eq i64 %indvars.iv, %wide.trip.count
  br i1 %exitcond.not, label %while.end, label %while.body

while.body:                                       ; preds = %while.cond
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  %cmp2 = icmp eq i32 %call, -1
  br i1 %cmp2, label %if.then3, label %if.end7

if.then3:                                         ; preds = %while.body
  %cmp4 = icmp eq i64 %indvars.iv, 0
  br i1 %cmp4, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.then3
  %0 = trunc nuw nsw i64 %indvars.iv to i32
  %failed = getelementptr inbounds i8, ptr %stream, i64 8
  %1 = load i32, ptr %failed, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %while.end, label %return

if.end7:                                          ; preds = %while.body
  %conv = trunc i32 %call to i8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds i8, ptr %buffer, i64 %indvars.iv
  store i8 %conv, ptr %arrayidx, align 1
  %cmp8 = icmp eq i32 %call, 10
  br i1 %cmp8, label %while.end.loopexit.split.loop.exit16, label %while.cond

while.end.loopexit.split.loop.exit16:             ; preds = %if.end7
  %indvars.le = trunc i64 %indvars.iv.next to i32
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit.split.loop.exit16, %lor.lhs.false, %while.cond
  %n.1 = phi i32 [ %0, %lor.lhs.false ], [ %indvars.le, %while.end.loopexit.split.loop.exit16 ], [ %sub, %while.cond ]
  %idxprom12 = sext i32 %n.1 to i64
  %arrayidx13 = getelementptr inbounds i8, ptr %buffer, i64 %idxprom12
  store i8 0, ptr %arrayidx13, align 1
  br label %return

return:                                           ; preds = %while.end, %lor.lhs.false, %if.then3, %entry
  %retval.0 = phi ptr [ %buffer, %while.end ], [ null, %entry ], [ null, %lor.lhs.false ], [ null, %if.then3 ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @fgets(ptr noalias noundef %buffer, i32 noundef %room, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_read_line(ptr noundef %buffer, i32 noundef %room, ptr noundef %stream) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @fgets_unlocked(ptr noalias noundef %buffer, i32 noundef %room, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_read_line(ptr noundef %buffer, i32 noundef %room, ptr noundef %stream) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @gets(ptr noundef %buffer) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %call10 = tail call fastcc i32 @__hp_getc(ptr noundef %0) #29
  %cmp11 = icmp eq i32 %call10, -1
  br i1 %cmp11, label %return, label %if.end

if.end:                                           ; preds = %if.end5, %entry
  %call13 = phi i32 [ %call, %if.end5 ], [ %call10, %entry ]
  %n.012 = phi i64 [ %inc, %if.end5 ], [ 0, %entry ]
  switch i32 %call13, label %if.end5 [
    i32 -1, label %for.end
    i32 10, label %for.end
  ]

if.end5:                                          ; preds = %if.end
  %conv = trunc i32 %call13 to i8
  %inc = add i64 %n.012, 1
  %arrayidx = getelementptr inbounds i8, ptr %buffer, i64 %n.012
  store i8 %conv, ptr %arrayidx, align 1
  %1 = load ptr, ptr @stdin, align 8
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %1) #29
  %cmp = icmp eq i32 %call, -1
  %cmp1 = icmp eq i64 %inc, 0
  %or.cond = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %or.cond, label %return, label %if.end

for.end:                                          ; preds = %if.end, %if.end
  %arrayidx6 = getelementptr inbounds i8, ptr %buffer, i64 %n.012
  store i8 0, ptr %arrayidx6, align 1
  br label %return

return:                                           ; preds = %for.end, %if.end5, %entry
  %retval.0 = phi ptr [ %buffer, %for.end ], [ null, %entry ], [ null, %if.end5 ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @getdelim(ptr noalias noundef %line, ptr noalias noundef %room, i32 noundef %delimiter, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_until(ptr noundef %line, ptr noundef %room, i32 noundef %delimiter, ptr noundef %stream) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i64 @read_until(ptr nocapture noundef %line, ptr nocapture noundef %room, i32 noundef %delimiter, ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %line, align 8
  %cmp = icmp eq ptr %0, null
  br i1 %cmp, label %if.then, label %for.cond.preheader

if.then:                                          ; preds = %entry
  store i64 0, ptr %room, align 8
  br label %for.cond.preheader

for.cond.preheader:                               ; preds = %if.then, %entry
  br label %for.cond

for.cond:                                         ; preds = %if.end18, %for.cond.preheader
  %n.0 = phi i64 [ %inc, %if.end18 ], [ 0, %for.cond.preheader ]
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  %cmp1 = icmp eq i32 %call, -1
  %cmp2 = icmp eq i64 %n.0, 0
  %or.cond = select i1 %cmp1, i1 %cmp2, i1 false
  br i1 %or.cond, label %return, label %if.end4

if.end4:                                          ; preds = %for.cond
  %1 = load i64, ptr %room, align 8
  %add = add i64 %n.0, 2
  %cmp5 = icmp ult i64 %1, %add
  br i1 %cmp5, label %if.then6, label %if.end15

if.then6:                                         ; preds = %if.end4
  %cmp7 = icmp ult i64 %1, 60
  %mul = shl i64 %1, 1
  %spec.select = select i1 %cmp7, i64 120, i64 %mul
  %call8 = tail call ptr @malloc(i64 noundef %spec.select) #29
  %cmp9 = icmp eq ptr %call8, null
  br i1 %cmp9, label %return, label %if.end11

if.end11:                                         ; preds = %if.then6
  br i1 %cmp2, label %if.end14, label %if.then13

if.then13:                                        ; preds = %if.end11
  %2 = load ptr, ptr %line, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call8, ptr align 1 %2, i64 %n.0, i1 false)
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %if.end11
  %3 = load ptr, ptr %line, align 8
  tail call void @free(ptr noundef %3) #29
  store ptr %call8, ptr %line, align 8
  store i64 %spec.select, ptr %room, align 8
  br label %if.end15

if.end15:                                         ; preds = %if.end14, %if.end4
  br i1 %cmp1, label %for.end, label %if.end18

if.end18:                                         ; preds = %if.end15
  %conv = trunc i32 %call to i8
  %4 = load ptr, ptr %line, align 8
  %inc = add i64 %n.0, 1
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %n.0
  store i8 %conv, ptr %arrayidx, align 1
  %cmp19 = icmp eq i32 %call, %delimiter
  br i1 %cmp19, label %for.end, label %for.cond

for.end:                                          ; preds = %if.end18, %if.end15
  %n.1 = phi i64 [ %n.0, %if.end15 ], [ %inc, %if.end18 ]
  %5 = load ptr, ptr %line, align 8
  %arrayidx23 = getelementptr inbounds i8, ptr %5, i64 %n.1
  store i8 0, ptr %arrayidx23, align 1
  br label %return

return:                                           ; preds = %for.end, %if.then6, %for.cond
  %retval.0 = phi i64 [ %n.1, %for.end ], [ -1, %for.cond ], [ -1, %if.then6 ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @getline(ptr noalias noundef %line, ptr noalias noundef %room, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_until(ptr noundef %line, ptr noundef %room, i32 noundef 10, ptr noundef %stream) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i64 @__hp_read_items(ptr nocapture noundef writeonly %data, i64 noundef %size, i64 noundef %count, ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  br i1 %1, label %if.then, label %while.cond.preheader

while.cond.preheader:                             ; preds = %entry
  %cmp6.not = icmp eq i64 %2, 0
  br i1 %cmp6.not, label %while.end, label %while.body

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.211, ptr noundef nonnull @.str.1.180) #31
  unreachable

while.body:                                       ; preds = %if.end3, %while.cond.preheader
  %n.07 = phi i64 [ %inc, %if.end3 ], [ 0, %while.cond.preheader ]
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %stream) #29
  %cmp1 = icmp eq i32 %call, -1
  br i1 %cmp1, label %while.end, label %if.end3

if.end3:                                          ; preds = %while.body
  %conv = trunc i32 %call to i8
  %inc = add nuw i64 %n.07, 1
  %arrayidx = getelementptr inbounds i8, ptr %data, i64 %n.07
  store i8 %conv, ptr %arrayidx, align 1
  %exitcond.not = icmp eq i64 %inc, %2
  br i1 %exitcond.not, label %while.end, label %while.body

while.end:                                        ; preds = %if.end3, %while.body, %while.cond.preheader
  %n.0.lcssa = phi i64 [ 0, %while.cond.preheader ], [ %inc, %if.end3 ], [ %n.07, %while.body ]
  %cmp4 = icmp eq i64 %size, 0
  br i1 %cmp4, label %cond.end, label %cond.false

cond.false:                                       ; preds = %while.end
  %div = udiv i64 %n.0.lcssa, %size
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %while.end
  %cond = phi i64 [ %div, %cond.false ], [ 0, %while.end ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @fread(ptr noalias noundef %data, i64 noundef %size, i64 noundef %count, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_read_items(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr noundef %stream) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @fread_unlocked(ptr noalias noundef %data, i64 noundef %size, i64 noundef %count, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_read_items(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr noundef %stream) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @fopen(ptr noundef %path, ptr noundef %mode) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.2.181) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @fopen64(ptr noundef %path, ptr noundef %mode) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.3.182) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @fdopen(i32 noundef %fd, ptr noundef %mode) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4.183) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @freopen(ptr noundef %path, ptr noundef %mode, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.5.184) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @popen(ptr noundef %command, ptr noundef %mode) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6.185) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pclose(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.7.186) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @tmpfile() local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.8.187) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fclose(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.9.188) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fseek(ptr noundef %stream, i64 noundef %offset, i32 noundef %whence) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.10.189) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @ftell(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.11.190) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @rewind(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.12.191) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @remove(ptr noundef %path) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.13.192) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @rename(ptr noundef %from, ptr noundef %to) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.14.193) #31
  unreachable
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @__hp_parse_integer(ptr dead_on_unwind noalias nocapture writable sret(%struct.hp_integer) align 8 %agg.result, ptr noundef %s, ptr noundef writeonly %end, i32 noundef %base) unnamed_addr #17 {
entry:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %agg.result, i8 0, i64 24, i1 false)
  %cmp1 = icmp eq i32 %base, 1
  %0 = icmp ugt i32 %base, 36
  %or.cond1 = or i1 %0, %cmp1
  br i1 %or.cond1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 22, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cmp4 = icmp ne ptr %end, null
  br i1 %cmp4, label %if.then5, label %while.cond.preheader

if.then5:                                         ; preds = %if.end
  store ptr %s, ptr %end, align 8
  br label %while.cond.preheader

while.cond.preheader:                             ; preds = %if.then5, %if.end
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %while.cond.preheader
  %s.addr.0 = phi ptr [ %incdec.ptr, %while.cond ], [ %s, %while.cond.preheader ]
  %1 = load i8, ptr %s.addr.0, align 1
  %conv = zext i8 %1 to i32
  %call7 = tail call fastcc i32 @__hp_isspace(i32 noundef %conv) #29
  %tobool.not = icmp eq i32 %call7, 0
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br i1 %tobool.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  switch i8 %1, label %if.end20 [
    i8 43, label %if.then15
    i8 45, label %if.then15
  ]

if.then15:                                        ; preds = %while.end, %while.end
  %cmp17 = icmp eq i8 %1, 45
  %conv18 = zext i1 %cmp17 to i32
  %negative = getelementptr inbounds i8, ptr %agg.result, i64 8
  store i32 %conv18, ptr %negative, align 8
  %incdec.ptr19 = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br label %if.end20

if.end20:                                         ; preds = %if.then15, %while.end
  %s.addr.1 = phi ptr [ %incdec.ptr19, %if.then15 ], [ %s.addr.0, %while.end ]
  %2 = load i8, ptr %s.addr.1, align 1
  %cmp22 = icmp eq i8 %2, 48
  br i1 %cmp22, label %if.then24, label %if.else50

if.then24:                                        ; preds = %if.end20
  %arrayidx = getelementptr inbounds i8, ptr %s.addr.1, i64 1
  %3 = load i8, ptr %arrayidx, align 1
  switch i8 %3, label %if.else [
    i8 120, label %land.rhs
    i8 88, label %land.rhs
  ]

land.rhs:                                         ; preds = %if.then24, %if.then24
  %arrayidx33 = getelementptr inbounds i8, ptr %s.addr.1, i64 2
  %4 = load i8, ptr %arrayidx33, align 1
  %conv34 = zext i8 %4 to i32
  %call35 = tail call fastcc i32 @__hp_digit_value(i32 noundef %conv34) #29
  %cmp36 = icmp ult i32 %call35, 16
  %5 = and i32 %base, 47
  %or.cond2 = icmp eq i32 %5, 0
  %or.cond = and i1 %or.cond2, %cmp36
  br i1 %or.cond, label %if.end55, label %if.else

if.else:                                          ; preds = %land.rhs, %if.then24
  %cmp45 = icmp eq i32 %base, 0
  %spec.store.select = select i1 %cmp45, i32 8, i32 %base
  br label %if.end55

if.else50:                                        ; preds = %if.end20
  %cmp51 = icmp eq i32 %base, 0
  %spec.store.select3 = select i1 %cmp51, i32 10, i32 %base
  br label %if.end55

if.end55:                                         ; preds = %if.else50, %if.else, %land.rhs
  %base.addr.0 = phi i32 [ %spec.store.select, %if.else ], [ %spec.store.select3, %if.else50 ], [ 16, %land.rhs ]
  %s.addr.2 = phi ptr [ %s.addr.1, %if.else ], [ %s.addr.1, %if.else50 ], [ %arrayidx33, %land.rhs ]
  %6 = load i8, ptr %s.addr.2, align 1
  %conv5631 = zext i8 %6 to i32
  %call5732 = tail call fastcc i32 @__hp_digit_value(i32 noundef %conv5631) #29
  %cmp58.not33 = icmp slt i32 %call5732, %base.addr.0
  br i1 %cmp58.not33, label %if.end61.lr.ph, label %for.end

if.end61.lr.ph:                                   ; preds = %if.end55
  %agg.result.promoted = load i64, ptr %agg.result, align 8
  %found = getelementptr inbounds i8, ptr %agg.result, i64 16
  %conv62 = zext nneg i32 %base.addr.0 to i64
  %overflow = getelementptr inbounds i8, ptr %agg.result, i64 12
  br label %if.end61

if.end61:                                         ; preds = %for.inc, %if.end61.lr.ph
  %call5735 = phi i32 [ %call5732, %if.end61.lr.ph ], [ %call57, %for.inc ]
  %s.addr.334 = phi ptr [ %s.addr.2, %if.end61.lr.ph ], [ %incdec.ptr72, %for.inc ]
  %7 = phi i64 [ %agg.result.promoted, %if.end61.lr.ph ], [ %15, %for.inc ]
  store i32 1, ptr %found, align 8
  %8 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %7, i64 %conv62)
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  store i64 %10, ptr %agg.result, align 8
  br i1 %9, label %if.then70, label %lor.lhs.false65

lor.lhs.false65:                                  ; preds = %if.end61
  %conv67 = zext nneg i32 %call5735 to i64
  %11 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %10, i64 %conv67)
  %12 = extractvalue { i64, i1 } %11, 1
  %13 = extractvalue { i64, i1 } %11, 0
  store i64 %13, ptr %agg.result, align 8
  br i1 %12, label %if.then70, label %for.inc

if.then70:                                        ; preds = %lor.lhs.false65, %if.end61
  %14 = phi i64 [ %13, %lor.lhs.false65 ], [ %10, %if.end61 ]
  store i32 1, ptr %overflow, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.then70, %lor.lhs.false65
  %15 = phi i64 [ %13, %lor.lhs.false65 ], [ %14, %if.then70 ]
  %incdec.ptr72 = getelementptr inbounds i8, ptr %s.addr.334, i64 1
  %16 = load i8, ptr %incdec.ptr72, align 1
  %conv56 = zext i8 %16 to i32
  %call57 = tail call fastcc i32 @__hp_digit_value(i32 noundef %conv56) #29
  %cmp58.not = icmp slt i32 %call57, %base.addr.0
  br i1 %cmp58.not, label %if.end61, label %for.end

for.end:                                          ; preds = %for.inc, %if.end55
  %s.addr.3.lcssa = phi ptr [ %s.addr.2, %if.end55 ], [ %incdec.ptr72, %for.inc ]
  %overflow73 = getelementptr inbounds i8, ptr %agg.result, i64 12
  %17 = load i32, ptr %overflow73, align 4
  %tobool74.not = icmp eq i32 %17, 0
  br i1 %tobool74.not, label %if.end77, label %if.then75

if.then75:                                        ; preds = %for.end
  store i64 -1, ptr %agg.result, align 8
  br label %if.end77

if.end77:                                         ; preds = %if.then75, %for.end
  %found78 = getelementptr inbounds i8, ptr %agg.result, i64 16
  %18 = load i32, ptr %found78, align 8
  %tobool79 = icmp ne i32 %18, 0
  %or.cond4 = and i1 %cmp4, %tobool79
  br i1 %or.cond4, label %if.then83, label %return

if.then83:                                        ; preds = %if.end77
  store ptr %s.addr.3.lcssa, ptr %end, align 8
  br label %return

return:                                           ; preds = %if.then83, %if.end77, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtol(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) unnamed_addr #17 {
entry:
  %n = alloca %struct.hp_integer, align 8
  call fastcc void @__hp_parse_integer(ptr dead_on_unwind nonnull writable sret(%struct.hp_integer) align 8 %n, ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  %negative = getelementptr inbounds i8, ptr %n, i64 8
  %0 = load i32, ptr %negative, align 8
  %tobool.not = icmp eq i32 %0, 0
  %cond = select i1 %tobool.not, i64 9223372036854775807, i64 -9223372036854775808
  %1 = load i64, ptr %n, align 8
  %cmp = icmp ugt i64 %1, %cond
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  br i1 %tobool.not, label %return, label %if.end11

if.end11:                                         ; preds = %if.end
  %cmp13 = icmp eq i64 %1, %cond
  %sub17 = sub nsw i64 0, %1
  %cond19 = select i1 %cmp13, i64 -9223372036854775808, i64 %sub17
  br label %return

return:                                           ; preds = %if.end11, %if.end, %if.then
  %retval.0 = phi i64 [ %cond, %if.then ], [ %cond19, %if.end11 ], [ %1, %if.end ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__isoc23_strtol(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtoul(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) unnamed_addr #17 {
entry:
  %n = alloca %struct.hp_integer, align 8
  call fastcc void @__hp_parse_integer(ptr dead_on_unwind nonnull writable sret(%struct.hp_integer) align 8 %n, ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  %overflow = getelementptr inbounds i8, ptr %n, i64 12
  %0 = load i32, ptr %overflow, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %n, align 8
  %negative = getelementptr inbounds i8, ptr %n, i64 8
  %2 = load i32, ptr %negative, align 8
  %tobool1.not = icmp eq i32 %2, 0
  %sub = sub i64 0, %1
  %cond = select i1 %tobool1.not, i64 %1, i64 %sub
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i64 [ -1, %if.then ], [ %cond, %if.end ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__isoc23_strtoul(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtoll(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtoq(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtoimax(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__isoc23_strtoll(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__isoc23_strtoimax(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtoull(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtouq(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strtoumax(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__isoc23_strtoull(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__isoc23_strtoumax(ptr noalias noundef %s, ptr noalias noundef %end, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @atoi(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef null, i32 noundef 10) #29
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @atol(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef null, i32 noundef 10) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @atoll(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @read_signed(ptr noundef %s, ptr noundef null, i32 noundef 10) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @abs(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cond = tail call i32 @llvm.abs.i32(i32 %n, i1 true)
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @labs(i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cond = tail call i64 @llvm.abs.i64(i64 %n, i1 true)
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @llabs(i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cond = tail call i64 @llvm.abs.i64(i64 %n, i1 true)
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @imaxabs(i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cond = tail call i64 @llvm.abs.i64(i64 %n, i1 true)
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @div(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 {
entry:
  %div = sdiv i32 %a, %b
  %rem1 = srem i32 %a, %b
  %retval.sroa.2.0.insert.ext = zext i32 %rem1 to i64
  %retval.sroa.2.0.insert.shift = shl nuw i64 %retval.sroa.2.0.insert.ext, 32
  %retval.sroa.0.0.insert.ext = zext i32 %div to i64
  %retval.sroa.0.0.insert.insert = or disjoint i64 %retval.sroa.2.0.insert.shift, %retval.sroa.0.0.insert.ext
  ret i64 %retval.sroa.0.0.insert.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %div = sdiv i64 %a, %b
  %rem1 = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem1, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @lldiv(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %div = sdiv i64 %a, %b
  %rem1 = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem1, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @imaxdiv(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %div = sdiv i64 %a, %b
  %rem1 = srem i64 %a, %b
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %div, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %rem1, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc void @__hp_with_errno(i32 noundef %number) unnamed_addr #21 {
entry:
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 %number, ptr %call, align 4
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local float @fabsf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  ret float %0
}

; Function Attrs: noinline nounwind
define weak dso_local float @floorf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.floor.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @ceilf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.ceil.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @truncf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.trunc.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @roundf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.round.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @roundevenf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.roundeven.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.roundeven.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @rintf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.rint.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @nearbyintf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.nearbyint.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @fminf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.minnum.f32(float %x, float %y)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @fmaxf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.maxnum.f32(float %x, float %y)
  ret float %0
}

; Function Attrs: noinline nounwind
define weak dso_local float @fmaf(float noundef %x, float noundef %y, float noundef %z) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @copysignf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.copysign.f32(float %x, float %y)
  ret float %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @lroundf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.lround.i64.f32(float %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lround.i64.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @lrintf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.lrint.i64.f32(float %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lrint.i64.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @llroundf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.llround.i64.f32(float %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @llrintf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.llrint.i64.f32(float %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @sqrtf(float noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt float %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %0 = tail call float @llvm.sqrt.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: noinline nounwind
define weak dso_local float @fdimf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp uno float %x, %y
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd float %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ogt float %x, %y
  %sub = fsub float %x, %y
  %cond = select i1 %cmp1, float %sub, float 0.000000e+00
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi float [ %add, %if.then ], [ %cond, %if.end ]
  ret float %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @fmodf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp une float %y, 0.000000e+00
  %0 = fcmp uno float %x, 0.000000e+00
  %or.cond = or i1 %0, %cmp
  br i1 %or.cond, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %1 = tail call float @llvm.fabs.f32(float %x)
  %2 = fcmp une float %1, 0x7FF0000000000000
  %3 = fcmp uno float %y, 0.000000e+00
  %or.cond5 = or i1 %2, %3
  br i1 %or.cond5, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %fmod = frem float %x, %y
  ret float %fmod
}

; Function Attrs: noinline nounwind
define weak dso_local float @modff(float noundef %x, ptr noundef %whole) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.trunc.f32(float %x)
  store float %0, ptr %whole, align 4
  %1 = tail call float @llvm.fabs.f32(float %x)
  %2 = fcmp oeq float %1, 0x7FF0000000000000
  %sub = fsub float %x, %0
  %sub.sink = select i1 %2, float 0.000000e+00, float %sub
  %3 = tail call float @llvm.copysign.f32(float %sub.sink, float %x)
  ret float %3
}

; Function Attrs: noinline nounwind
define weak dso_local float @nanf(ptr noundef %payload) local_unnamed_addr #0 {
entry:
  ret float 0x7FF8000000000000
}

; Function Attrs: noinline nounwind
define weak dso_local double @fabs(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  ret double %0
}

; Function Attrs: noinline nounwind
define weak dso_local double @floor(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.floor.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @ceil(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.ceil.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @trunc(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.trunc.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @round(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.round.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @roundeven(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.roundeven.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.roundeven.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @rint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.rint.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @nearbyint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.nearbyint.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nearbyint.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @fmin(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.minnum.f64(double %x, double %y)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @fmax(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.maxnum.f64(double %x, double %y)
  ret double %0
}

; Function Attrs: noinline nounwind
define weak dso_local double @fma(double noundef %x, double noundef %y, double noundef %z) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fma.f64(double %x, double %y, double %z)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @copysign(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.copysign.f64(double %x, double %y)
  ret double %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @lround(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.lround.i64.f64(double %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lround.i64.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @lrint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.lrint.i64.f64(double %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lrint.i64.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @llround(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.llround.i64.f64(double %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @llrint(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.llrint.i64.f64(double %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @sqrt(double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt double %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %0 = tail call double @llvm.sqrt.f64(double %x)
  ret double %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: noinline nounwind
define weak dso_local double @fdim(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp uno double %x, %y
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd double %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ogt double %x, %y
  %sub = fsub double %x, %y
  %cond = select i1 %cmp1, double %sub, double 0.000000e+00
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi double [ %add, %if.then ], [ %cond, %if.end ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local double @fmod(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp une double %y, 0.000000e+00
  %0 = fcmp uno double %x, 0.000000e+00
  %or.cond = or i1 %0, %cmp
  br i1 %or.cond, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %1 = tail call double @llvm.fabs.f64(double %x)
  %2 = fcmp une double %1, 0x7FF0000000000000
  %3 = fcmp uno double %y, 0.000000e+00
  %or.cond5 = or i1 %2, %3
  br i1 %or.cond5, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %fmod = frem double %x, %y
  ret double %fmod
}

; Function Attrs: noinline nounwind
define weak dso_local double @modf(double noundef %x, ptr noundef %whole) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.trunc.f64(double %x)
  store double %0, ptr %whole, align 8
  %1 = tail call double @llvm.fabs.f64(double %x)
  %2 = fcmp oeq double %1, 0x7FF0000000000000
  %sub = fsub double %x, %0
  %sub.sink = select i1 %2, double 0.000000e+00, double %sub
  %3 = tail call double @llvm.copysign.f64(double %sub.sink, double %x)
  ret double %3
}

; Function Attrs: noinline nounwind
define weak dso_local double @nan(ptr noundef %payload) local_unnamed_addr #0 {
entry:
  ret double 0x7FF8000000000000
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @fabsl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @floorl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.floor.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.floor.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @ceill(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.ceil.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.ceil.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @truncl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.trunc.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.trunc.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @roundl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.round.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.round.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @roundevenl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.roundeven.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.roundeven.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @rintl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.rint.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @nearbyintl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.nearbyint.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @fminl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.minnum.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @fmaxl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.maxnum.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @fmal(x86_fp80 noundef %x, x86_fp80 noundef %y, x86_fp80 noundef %z) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fma.f80(x86_fp80 %x, x86_fp80 %y, x86_fp80 %z)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fma.f80(x86_fp80, x86_fp80, x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @copysignl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %x, x86_fp80 %y)
  ret x86_fp80 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @lroundl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.lround.i64.f80(x86_fp80 %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lround.i64.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @lrintl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.lrint.i64.f80(x86_fp80 %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.lrint.i64.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @llroundl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.llround.i64.f80(x86_fp80 %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llround.i64.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local i64 @llrintl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i64 @llvm.llrint.i64.f80(x86_fp80 %x)
  ret i64 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.llrint.i64.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @sqrtl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %cmp = fcmp olt x86_fp80 %x, 0xK00000000000000000000
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %0 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.sqrt.f80(x86_fp80) #3

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @fdiml(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp uno x86_fp80 %x, %y
  %add = fadd x86_fp80 %x, %y
  %cmp1 = fcmp ogt x86_fp80 %x, %y
  %sub = fsub x86_fp80 %x, %y
  %cond = select i1 %cmp1, x86_fp80 %sub, x86_fp80 0xK00000000000000000000
  %retval.0 = select i1 %cmp, x86_fp80 %add, x86_fp80 %cond
  ret x86_fp80 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @fmodl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp une x86_fp80 %y, 0xK00000000000000000000
  %0 = fcmp uno x86_fp80 %x, 0xK00000000000000000000
  %or.cond = or i1 %0, %cmp
  br i1 %or.cond, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %1 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %2 = fcmp une x86_fp80 %1, 0xK7FFF8000000000000000
  %3 = fcmp uno x86_fp80 %y, 0xK00000000000000000000
  %or.cond5 = or i1 %2, %3
  br i1 %or.cond5, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %fmod = frem x86_fp80 %x, %y
  ret x86_fp80 %fmod
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @modfl(x86_fp80 noundef %x, ptr noundef %whole) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.trunc.f80(x86_fp80 %x)
  store x86_fp80 %0, ptr %whole, align 16
  %1 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %2 = fcmp oeq x86_fp80 %1, 0xK7FFF8000000000000000
  %sub = fsub x86_fp80 %x, %0
  %sub.sink = select i1 %2, x86_fp80 0xK00000000000000000000, x86_fp80 %sub
  %3 = tail call x86_fp80 @llvm.copysign.f80(x86_fp80 %sub.sink, x86_fp80 %x)
  ret x86_fp80 %3
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @nanl(ptr noundef %payload) local_unnamed_addr #0 {
entry:
  ret x86_fp80 0xK7FFFC000000000000000
}

; Function Attrs: noinline nounwind
define weak dso_local float @remainderf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc float @remainder_off(float noundef %x, float noundef %y) #29
  ret float %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc float @remainder_off(float noundef %x, float noundef %y) unnamed_addr #21 {
entry:
  %or.cond = fcmp uno float %x, %y
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd float %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp = fcmp oeq float %y, 0.000000e+00
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp oeq float %0, 0x7FF0000000000000
  %or.cond34 = or i1 %cmp, %1
  br i1 %or.cond34, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %2 = tail call float @llvm.fabs.f32(float %y)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  br i1 %3, label %return, label %if.end5

if.end5:                                          ; preds = %if.end3
  %cmp6 = fcmp ugt float %2, 0x47DFFFFFE0000000
  br i1 %cmp6, label %if.end9, label %if.then7

if.then7:                                         ; preds = %if.end5
  %add8 = fadd float %2, %2
  %fmod = frem float %0, %add8
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %if.end5
  %a.0 = phi float [ %fmod, %if.then7 ], [ %0, %if.end5 ]
  %cmp10 = fcmp olt float %2, 0x3820000000000000
  br i1 %cmp10, label %if.then11, label %if.else

if.then11:                                        ; preds = %if.end9
  %add12 = fadd float %a.0, %a.0
  %cmp13 = fcmp ogt float %add12, %2
  br i1 %cmp13, label %if.then14, label %if.end29

if.then14:                                        ; preds = %if.then11
  %sub = fsub float %a.0, %2
  %add15 = fadd float %sub, %sub
  %cmp16 = fcmp ult float %add15, %2
  br i1 %cmp16, label %if.end29, label %if.then17

if.then17:                                        ; preds = %if.then14
  %sub18 = fsub float %sub, %2
  br label %if.end29

if.else:                                          ; preds = %if.end9
  %div = fmul float %2, 5.000000e-01
  %cmp21 = fcmp ogt float %a.0, %div
  br i1 %cmp21, label %if.then22, label %if.end29

if.then22:                                        ; preds = %if.else
  %sub23 = fsub float %a.0, %2
  %cmp24 = fcmp ult float %sub23, %div
  br i1 %cmp24, label %if.end29, label %if.then25

if.then25:                                        ; preds = %if.then22
  %sub26 = fsub float %sub23, %2
  br label %if.end29

if.end29:                                         ; preds = %if.then25, %if.then22, %if.else, %if.then17, %if.then14, %if.then11
  %a.1 = phi float [ %sub18, %if.then17 ], [ %sub, %if.then14 ], [ %a.0, %if.then11 ], [ %sub26, %if.then25 ], [ %sub23, %if.then22 ], [ %a.0, %if.else ]
  %4 = bitcast float %x to i32
  %5 = icmp slt i32 %4, 0
  %fneg = fneg float %a.1
  %cond = select i1 %5, float %fneg, float %a.1
  br label %return

return:                                           ; preds = %if.end29, %if.end3, %if.then2, %if.then
  %retval.0 = phi float [ %add, %if.then ], [ 0x7FF8000000000000, %if.then2 ], [ %cond, %if.end29 ], [ %x, %if.end3 ]
  ret float %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @dremf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc float @remainder_off(float noundef %x, float noundef %y) #29
  ret float %call
}

; Function Attrs: noinline nounwind
define weak dso_local double @remainder(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @remainder_of(double noundef %x, double noundef %y) #29
  ret double %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc double @remainder_of(double noundef %x, double noundef %y) unnamed_addr #21 {
entry:
  %or.cond = fcmp uno double %x, %y
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd double %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp = fcmp oeq double %y, 0.000000e+00
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp oeq double %0, 0x7FF0000000000000
  %or.cond34 = or i1 %cmp, %1
  br i1 %or.cond34, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %2 = tail call double @llvm.fabs.f64(double %y)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  br i1 %3, label %return, label %if.end5

if.end5:                                          ; preds = %if.end3
  %cmp6 = fcmp ugt double %2, 0x7FDFFFFFFFFFFFFF
  br i1 %cmp6, label %if.end9, label %if.then7

if.then7:                                         ; preds = %if.end5
  %add8 = fadd double %2, %2
  %fmod = frem double %0, %add8
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %if.end5
  %a.0 = phi double [ %fmod, %if.then7 ], [ %0, %if.end5 ]
  %cmp10 = fcmp olt double %2, 0x20000000000000
  br i1 %cmp10, label %if.then11, label %if.else

if.then11:                                        ; preds = %if.end9
  %add12 = fadd double %a.0, %a.0
  %cmp13 = fcmp ogt double %add12, %2
  br i1 %cmp13, label %if.then14, label %if.end29

if.then14:                                        ; preds = %if.then11
  %sub = fsub double %a.0, %2
  %add15 = fadd double %sub, %sub
  %cmp16 = fcmp ult double %add15, %2
  br i1 %cmp16, label %if.end29, label %if.then17

if.then17:                                        ; preds = %if.then14
  %sub18 = fsub double %sub, %2
  br label %if.end29

if.else:                                          ; preds = %if.end9
  %div = fmul double %2, 5.000000e-01
  %cmp21 = fcmp ogt double %a.0, %div
  br i1 %cmp21, label %if.then22, label %if.end29

if.then22:                                        ; preds = %if.else
  %sub23 = fsub double %a.0, %2
  %cmp24 = fcmp ult double %sub23, %div
  br i1 %cmp24, label %if.end29, label %if.then25

if.then25:                                        ; preds = %if.then22
  %sub26 = fsub double %sub23, %2
  br label %if.end29

if.end29:                                         ; preds = %if.then25, %if.then22, %if.else, %if.then17, %if.then14, %if.then11
  %a.1 = phi double [ %sub18, %if.then17 ], [ %sub, %if.then14 ], [ %a.0, %if.then11 ], [ %sub26, %if.then25 ], [ %sub23, %if.then22 ], [ %a.0, %if.else ]
  %4 = bitcast double %x to i64
  %5 = icmp slt i64 %4, 0
  %fneg = fneg double %a.1
  %cond = select i1 %5, double %fneg, double %a.1
  br label %return

return:                                           ; preds = %if.end29, %if.end3, %if.then2, %if.then
  %retval.0 = phi double [ %add, %if.then ], [ 0x7FF8000000000000, %if.then2 ], [ %cond, %if.end29 ], [ %x, %if.end3 ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local double @drem(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @remainder_of(double noundef %x, double noundef %y) #29
  ret double %call
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @remainderl(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc x86_fp80 @remainder_ofl(x86_fp80 noundef %x, x86_fp80 noundef %y) #29
  ret x86_fp80 %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc x86_fp80 @remainder_ofl(x86_fp80 noundef %x, x86_fp80 noundef %y) unnamed_addr #21 {
entry:
  %or.cond = fcmp uno x86_fp80 %x, %y
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd x86_fp80 %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp = fcmp oeq x86_fp80 %y, 0xK00000000000000000000
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %or.cond34 = or i1 %cmp, %1
  br i1 %or.cond34, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %2 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %y)
  %3 = fcmp oeq x86_fp80 %2, 0xK7FFF8000000000000000
  br i1 %3, label %return, label %if.end5

if.end5:                                          ; preds = %if.end3
  %cmp6 = fcmp ugt x86_fp80 %2, 0xK7FFDFFFFFFFFFFFFFFFF
  br i1 %cmp6, label %if.end9, label %if.then7

if.then7:                                         ; preds = %if.end5
  %add8 = fadd x86_fp80 %2, %2
  %fmod = frem x86_fp80 %0, %add8
  br label %if.end9

if.end9:                                          ; preds = %if.then7, %if.end5
  %a.0 = phi x86_fp80 [ %fmod, %if.then7 ], [ %0, %if.end5 ]
  %cmp10 = fcmp olt x86_fp80 %2, 0xK00028000000000000000
  br i1 %cmp10, label %if.then11, label %if.else

if.then11:                                        ; preds = %if.end9
  %add12 = fadd x86_fp80 %a.0, %a.0
  %cmp13 = fcmp ogt x86_fp80 %add12, %2
  br i1 %cmp13, label %if.then14, label %if.end29

if.then14:                                        ; preds = %if.then11
  %sub = fsub x86_fp80 %a.0, %2
  %add15 = fadd x86_fp80 %sub, %sub
  %cmp16 = fcmp ult x86_fp80 %add15, %2
  br i1 %cmp16, label %if.end29, label %if.then17

if.then17:                                        ; preds = %if.then14
  %sub18 = fsub x86_fp80 %sub, %2
  br label %if.end29

if.else:                                          ; preds = %if.end9
  %div = fmul x86_fp80 %2, 0xK3FFE8000000000000000
  %cmp21 = fcmp ogt x86_fp80 %a.0, %div
  br i1 %cmp21, label %if.then22, label %if.end29

if.then22:                                        ; preds = %if.else
  %sub23 = fsub x86_fp80 %a.0, %2
  %cmp24 = fcmp ult x86_fp80 %sub23, %div
  br i1 %cmp24, label %if.end29, label %if.then25

if.then25:                                        ; preds = %if.then22
  %sub26 = fsub x86_fp80 %sub23, %2
  br label %if.end29

if.end29:                                         ; preds = %if.then25, %if.then22, %if.else, %if.then17, %if.then14, %if.then11
  %a.1 = phi x86_fp80 [ %sub18, %if.then17 ], [ %sub, %if.then14 ], [ %a.0, %if.then11 ], [ %sub26, %if.then25 ], [ %sub23, %if.then22 ], [ %a.0, %if.else ]
  %4 = bitcast x86_fp80 %x to i80
  %5 = icmp slt i80 %4, 0
  %fneg = fneg x86_fp80 %a.1
  %cond = select i1 %5, x86_fp80 %fneg, x86_fp80 %a.1
  br label %return

return:                                           ; preds = %if.end29, %if.end3, %if.then2, %if.then
  %retval.0 = phi x86_fp80 [ %add, %if.then ], [ 0xK7FFFC000000000000000, %if.then2 ], [ %cond, %if.end29 ], [ %x, %if.end3 ]
  ret x86_fp80 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @dreml(x86_fp80 noundef %x, x86_fp80 noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc x86_fp80 @remainder_ofl(x86_fp80 noundef %x, x86_fp80 noundef %y) #29
  ret x86_fp80 %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc x86_fp80 @__hp_scale(x86_fp80 noundef %x, i32 noundef %n) unnamed_addr #7 {
entry:
  %call = tail call fastcc x86_fp80 @power_of_twol(i32 noundef %n) #29
  %mul = fmul x86_fp80 %call, %x
  ret x86_fp80 %mul
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc x86_fp80 @power_of_twol(i32 noundef %n) unnamed_addr #7 {
entry:
  %0 = trunc i32 %n to i16
  %conv = add i16 %0, 16383
  %value.8.insert.ext = zext i16 %conv to i80
  %value.8.insert.shift = shl nuw i80 %value.8.insert.ext, 64
  %value.8.insert.insert = or disjoint i80 %value.8.insert.shift, 9223372036854775808
  %1 = bitcast i80 %value.8.insert.insert to x86_fp80
  ret x86_fp80 %1
}

; Function Attrs: noinline nounwind
define weak dso_local float @ldexpf(float noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %call = tail call fastcc float @scale_or_failf(float noundef %x, i64 noundef %conv) #29
  ret float %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc float @scale_or_failf(float noundef %x, i64 noundef %n) unnamed_addr #22 {
entry:
  %call = tail call fastcc float @scalef(float noundef %x, i64 noundef %n) #29
  %or.cond = tail call i1 @llvm.is.fpclass.f32(float %x, i32 615)
  br i1 %or.cond, label %if.end, label %land.lhs.true1

land.lhs.true1:                                   ; preds = %entry
  %or.cond7 = tail call i1 @llvm.is.fpclass.f32(float %call, i32 612)
  br i1 %or.cond7, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true1
  %call3 = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call3, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true1, %entry
  ret float %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc float @scalef(float noundef %x, i64 noundef %n) unnamed_addr #23 {
entry:
  %cmp112 = icmp sgt i64 %n, 127
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond3.preheader

for.body.lr.ph:                                   ; preds = %entry
  %call = tail call fastcc float @power_of_twof(i32 noundef 127) #29
  br label %for.body

for.cond3.preheader:                              ; preds = %for.body, %entry
  %x.addr.0.lcssa = phi float [ %x, %entry ], [ %mul, %for.body ]
  %n.addr.0.lcssa = phi i64 [ %n, %entry ], [ %sub, %for.body ]
  %cmp617 = icmp slt i64 %n.addr.0.lcssa, -126
  br i1 %cmp617, label %for.body8.lr.ph, label %for.end14

for.body8.lr.ph:                                  ; preds = %for.cond3.preheader
  %call9 = tail call fastcc float @power_of_twof(i32 noundef -102) #29
  br label %for.body8

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.015 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %n.addr.014 = phi i64 [ %n, %for.body.lr.ph ], [ %sub, %for.body ]
  %x.addr.013 = phi float [ %x, %for.body.lr.ph ], [ %mul, %for.body ]
  %mul = fmul float %x.addr.013, %call
  %sub = add nsw i64 %n.addr.014, -127
  %inc = add nuw nsw i32 %i.015, 1
  %cmp = icmp eq i32 %i.015, 0
  %cmp1 = icmp sgt i64 %n.addr.014, 254
  %0 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %0, label %for.body, label %for.cond3.preheader

for.body8:                                        ; preds = %for.body8, %for.body8.lr.ph
  %i2.020 = phi i32 [ 0, %for.body8.lr.ph ], [ %inc13, %for.body8 ]
  %n.addr.119 = phi i64 [ %n.addr.0.lcssa, %for.body8.lr.ph ], [ %sub11, %for.body8 ]
  %x.addr.118 = phi float [ %x.addr.0.lcssa, %for.body8.lr.ph ], [ %mul10, %for.body8 ]
  %mul10 = fmul float %x.addr.118, %call9
  %sub11 = add nuw nsw i64 %n.addr.119, 102
  %inc13 = add nuw nsw i32 %i2.020, 1
  %cmp4 = icmp eq i32 %i2.020, 0
  %cmp6 = icmp slt i64 %n.addr.119, -228
  %1 = select i1 %cmp4, i1 %cmp6, i1 false
  br i1 %1, label %for.body8, label %for.end14

for.end14:                                        ; preds = %for.body8, %for.cond3.preheader
  %x.addr.1.lcssa = phi float [ %x.addr.0.lcssa, %for.cond3.preheader ], [ %mul10, %for.body8 ]
  %n.addr.1.lcssa = phi i64 [ %n.addr.0.lcssa, %for.cond3.preheader ], [ %sub11, %for.body8 ]
  %cond = tail call i64 @llvm.smax.i64(i64 %n.addr.1.lcssa, i64 -126)
  %cond20 = tail call i64 @llvm.smin.i64(i64 %cond, i64 127)
  %conv = trunc nsw i64 %cond20 to i32
  %call21 = tail call fastcc float @power_of_twof(i32 noundef %conv) #29
  %mul22 = fmul float %x.addr.1.lcssa, %call21
  ret float %mul22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef float @power_of_twof(i32 noundef %n) unnamed_addr #7 {
entry:
  %add = shl i32 %n, 23
  %shl = add i32 %add, 1065353216
  %0 = bitcast i32 %shl to float
  ret float %0
}

; Function Attrs: noinline nounwind
define weak dso_local float @scalbnf(float noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %call = tail call fastcc float @scale_or_failf(float noundef %x, i64 noundef %conv) #29
  ret float %call
}

; Function Attrs: noinline nounwind
define weak dso_local float @scalblnf(float noundef %x, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc float @scale_or_failf(float noundef %x, i64 noundef %n) #29
  ret float %call
}

; Function Attrs: noinline nounwind
define weak dso_local float @frexpf(float noundef %x, ptr noundef %exponent) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc float @take_apartf(float noundef %x, ptr noundef %exponent) #29
  ret float %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc float @take_apartf(float noundef %x, ptr nocapture noundef writeonly %exponent) unnamed_addr #15 {
entry:
  %or.cond = tail call i1 @llvm.is.fpclass.f32(float %x, i32 615)
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %exponent, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call float @llvm.fabs.f32(float %x)
  %call = tail call fastcc float @power_of_twof(i32 noundef -126) #29
  %cmp1 = fcmp olt float %0, %call
  br i1 %cmp1, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %call3 = tail call fastcc float @power_of_twof(i32 noundef 24) #29
  %mul = fmul float %call3, %x
  br label %if.end4

if.end4:                                          ; preds = %if.then2, %if.end
  %x.addr.0 = phi float [ %mul, %if.then2 ], [ %x, %if.end ]
  %lifted.0.neg = phi i32 [ -23, %if.then2 ], [ 1, %if.end ]
  %call5 = tail call fastcc i32 @stored_exponentf(float noundef %x.addr.0) #29
  %sub = add nsw i32 %lifted.0.neg, %call5
  store i32 %sub, ptr %exponent, align 4
  %call6 = tail call fastcc float @with_halff(float noundef %x.addr.0) #29
  br label %return

return:                                           ; preds = %if.end4, %if.then
  %retval.0 = phi float [ %x, %if.then ], [ %call6, %if.end4 ]
  ret float %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 -127, 129) i32 @stored_exponentf(float noundef %x) unnamed_addr #7 {
entry:
  %0 = bitcast float %x to i32
  %shr = lshr i32 %0, 23
  %and = and i32 %shr, 255
  %sub = add nsw i32 %and, -127
  ret i32 %sub
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc float @with_halff(float noundef %x) unnamed_addr #7 {
entry:
  %0 = bitcast float %x to i32
  %and = and i32 %0, -2139095041
  %or = or disjoint i32 %and, 1056964608
  %1 = bitcast i32 %or to float
  ret float %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ilogbf(float noundef %x) local_unnamed_addr #0 {
entry:
  %exponent = alloca i32, align 4
  %cmp = fcmp oeq float %x, 0.000000e+00
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp ueq float %0, 0x7FF0000000000000
  %or.cond = or i1 %cmp, %1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  %2 = fcmp oeq float %0, 0x7FF0000000000000
  %cond = select i1 %2, i32 2147483647, i32 -2147483648
  %cond2 = select i1 %cmp, i32 -2147483648, i32 %cond
  br label %return

if.end:                                           ; preds = %entry
  %call3 = call fastcc float @take_apartf(float noundef %x, ptr noundef nonnull %exponent) #29
  %3 = load i32, ptr %exponent, align 4
  %sub = add nsw i32 %3, -1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %cond2, %if.then ], [ %sub, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @logbf(float noundef %x) local_unnamed_addr #0 {
entry:
  %exponent = alloca i32, align 4
  %cmp = fcmp oeq float %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp ueq float %0, 0x7FF0000000000000
  br i1 %1, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  %mul = fmul float %x, %x
  br label %return

if.end2:                                          ; preds = %if.end
  %call3 = call fastcc float @take_apartf(float noundef %x, ptr noundef nonnull %exponent) #29
  %2 = load i32, ptr %exponent, align 4
  %sub = add nsw i32 %2, -1
  %conv = sitofp i32 %sub to float
  br label %return

return:                                           ; preds = %if.end2, %if.then1, %if.then
  %retval.0 = phi float [ 0xFFF0000000000000, %if.then ], [ %conv, %if.end2 ], [ %mul, %if.then1 ]
  ret float %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local double @ldexp(double noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %call = tail call fastcc double @scale_or_fail(double noundef %x, i64 noundef %conv) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @scale_or_fail(double noundef %x, i64 noundef %n) unnamed_addr #22 {
entry:
  %call = tail call fastcc double @scale(double noundef %x, i64 noundef %n) #29
  %or.cond = tail call i1 @llvm.is.fpclass.f64(double %x, i32 615)
  br i1 %or.cond, label %if.end, label %land.lhs.true1

land.lhs.true1:                                   ; preds = %entry
  %or.cond7 = tail call i1 @llvm.is.fpclass.f64(double %call, i32 612)
  br i1 %or.cond7, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true1
  %call3 = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call3, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true1, %entry
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc double @scale(double noundef %x, i64 noundef %n) unnamed_addr #23 {
entry:
  %cmp112 = icmp sgt i64 %n, 1023
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond3.preheader

for.body.lr.ph:                                   ; preds = %entry
  %call = tail call fastcc double @power_of_two(i32 noundef 1023) #29
  br label %for.body

for.cond3.preheader:                              ; preds = %for.body, %entry
  %x.addr.0.lcssa = phi double [ %x, %entry ], [ %mul, %for.body ]
  %n.addr.0.lcssa = phi i64 [ %n, %entry ], [ %sub, %for.body ]
  %cmp617 = icmp slt i64 %n.addr.0.lcssa, -1022
  br i1 %cmp617, label %for.body8.lr.ph, label %for.end14

for.body8.lr.ph:                                  ; preds = %for.cond3.preheader
  %call9 = tail call fastcc double @power_of_two(i32 noundef -969) #29
  br label %for.body8

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.015 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %n.addr.014 = phi i64 [ %n, %for.body.lr.ph ], [ %sub, %for.body ]
  %x.addr.013 = phi double [ %x, %for.body.lr.ph ], [ %mul, %for.body ]
  %mul = fmul double %x.addr.013, %call
  %sub = add nsw i64 %n.addr.014, -1023
  %inc = add nuw nsw i32 %i.015, 1
  %cmp = icmp eq i32 %i.015, 0
  %cmp1 = icmp sgt i64 %n.addr.014, 2046
  %0 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %0, label %for.body, label %for.cond3.preheader

for.body8:                                        ; preds = %for.body8, %for.body8.lr.ph
  %i2.020 = phi i32 [ 0, %for.body8.lr.ph ], [ %inc13, %for.body8 ]
  %n.addr.119 = phi i64 [ %n.addr.0.lcssa, %for.body8.lr.ph ], [ %sub11, %for.body8 ]
  %x.addr.118 = phi double [ %x.addr.0.lcssa, %for.body8.lr.ph ], [ %mul10, %for.body8 ]
  %mul10 = fmul double %x.addr.118, %call9
  %sub11 = add nuw nsw i64 %n.addr.119, 969
  %inc13 = add nuw nsw i32 %i2.020, 1
  %cmp4 = icmp eq i32 %i2.020, 0
  %cmp6 = icmp slt i64 %n.addr.119, -1991
  %1 = select i1 %cmp4, i1 %cmp6, i1 false
  br i1 %1, label %for.body8, label %for.end14

for.end14:                                        ; preds = %for.body8, %for.cond3.preheader
  %x.addr.1.lcssa = phi double [ %x.addr.0.lcssa, %for.cond3.preheader ], [ %mul10, %for.body8 ]
  %n.addr.1.lcssa = phi i64 [ %n.addr.0.lcssa, %for.cond3.preheader ], [ %sub11, %for.body8 ]
  %cond = tail call i64 @llvm.smax.i64(i64 %n.addr.1.lcssa, i64 -1022)
  %cond20 = tail call i64 @llvm.smin.i64(i64 %cond, i64 1023)
  %conv = trunc nsw i64 %cond20 to i32
  %call21 = tail call fastcc double @power_of_two(i32 noundef %conv) #29
  %mul22 = fmul double %x.addr.1.lcssa, %call21
  ret double %mul22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc double @power_of_two(i32 noundef %n) unnamed_addr #7 {
entry:
  %add = add nsw i32 %n, 1023
  %conv = zext i32 %add to i64
  %shl = shl i64 %conv, 52
  %0 = bitcast i64 %shl to double
  ret double %0
}

; Function Attrs: noinline nounwind
define weak dso_local double @scalbn(double noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %call = tail call fastcc double @scale_or_fail(double noundef %x, i64 noundef %conv) #29
  ret double %call
}

; Function Attrs: noinline nounwind
define weak dso_local double @scalbln(double noundef %x, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @scale_or_fail(double noundef %x, i64 noundef %n) #29
  ret double %call
}

; Function Attrs: noinline nounwind
define weak dso_local double @frexp(double noundef %x, ptr noundef %exponent) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @take_apart(double noundef %x, ptr noundef %exponent) #29
  ret double %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc double @take_apart(double noundef %x, ptr nocapture noundef writeonly %exponent) unnamed_addr #15 {
entry:
  %or.cond = tail call i1 @llvm.is.fpclass.f64(double %x, i32 615)
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %exponent, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call double @llvm.fabs.f64(double %x)
  %call = tail call fastcc double @power_of_two(i32 noundef -1022) #29
  %cmp1 = fcmp olt double %0, %call
  br i1 %cmp1, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %call3 = tail call fastcc double @power_of_two(i32 noundef 53) #29
  %mul = fmul double %call3, %x
  br label %if.end4

if.end4:                                          ; preds = %if.then2, %if.end
  %x.addr.0 = phi double [ %mul, %if.then2 ], [ %x, %if.end ]
  %lifted.0.neg = phi i32 [ -52, %if.then2 ], [ 1, %if.end ]
  %call5 = tail call fastcc i32 @stored_exponent(double noundef %x.addr.0) #29
  %sub = add nsw i32 %lifted.0.neg, %call5
  store i32 %sub, ptr %exponent, align 4
  %call6 = tail call fastcc double @with_half(double noundef %x.addr.0) #29
  br label %return

return:                                           ; preds = %if.end4, %if.then
  %retval.0 = phi double [ %x, %if.then ], [ %call6, %if.end4 ]
  ret double %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 -1023, 1025) i32 @stored_exponent(double noundef %x) unnamed_addr #7 {
entry:
  %0 = bitcast double %x to i64
  %shr = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %shr to i32
  %conv = and i32 %1, 2047
  %sub = add nsw i32 %conv, -1023
  ret i32 %sub
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc double @with_half(double noundef %x) unnamed_addr #7 {
entry:
  %0 = bitcast double %x to i64
  %and = and i64 %0, -9218868437227405313
  %or = or disjoint i64 %and, 4602678819172646912
  %1 = bitcast i64 %or to double
  ret double %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ilogb(double noundef %x) local_unnamed_addr #0 {
entry:
  %exponent = alloca i32, align 4
  %cmp = fcmp oeq double %x, 0.000000e+00
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  %or.cond = or i1 %cmp, %1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  %2 = fcmp oeq double %0, 0x7FF0000000000000
  %cond = select i1 %2, i32 2147483647, i32 -2147483648
  %cond2 = select i1 %cmp, i32 -2147483648, i32 %cond
  br label %return

if.end:                                           ; preds = %entry
  %call3 = call fastcc double @take_apart(double noundef %x, ptr noundef nonnull %exponent) #29
  %3 = load i32, ptr %exponent, align 4
  %sub = add nsw i32 %3, -1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %cond2, %if.then ], [ %sub, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local double @logb(double noundef %x) local_unnamed_addr #0 {
entry:
  %exponent = alloca i32, align 4
  %cmp = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  %mul = fmul double %x, %x
  br label %return

if.end2:                                          ; preds = %if.end
  %call3 = call fastcc double @take_apart(double noundef %x, ptr noundef nonnull %exponent) #29
  %2 = load i32, ptr %exponent, align 4
  %sub = add nsw i32 %2, -1
  %conv = sitofp i32 %sub to double
  br label %return

return:                                           ; preds = %if.end2, %if.then1, %if.then
  %retval.0 = phi double [ 0xFFF0000000000000, %if.then ], [ %conv, %if.end2 ], [ %mul, %if.then1 ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @ldexpl(x86_fp80 noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %call = tail call fastcc x86_fp80 @scale_or_faill(x86_fp80 noundef %x, i64 noundef %conv) #29
  ret x86_fp80 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc x86_fp80 @scale_or_faill(x86_fp80 noundef %x, i64 noundef %n) unnamed_addr #22 {
entry:
  %call = tail call fastcc x86_fp80 @scalel(x86_fp80 noundef %x, i64 noundef %n) #29
  %or.cond = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 615)
  br i1 %or.cond, label %if.end, label %land.lhs.true1

land.lhs.true1:                                   ; preds = %entry
  %or.cond7 = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %call, i32 612)
  br i1 %or.cond7, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true1
  %call3 = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call3, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true1, %entry
  ret x86_fp80 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @scalel(x86_fp80 noundef %x, i64 noundef %n) unnamed_addr #23 {
entry:
  %cmp112 = icmp sgt i64 %n, 16383
  br i1 %cmp112, label %for.body.lr.ph, label %for.cond3.preheader

for.body.lr.ph:                                   ; preds = %entry
  %call = tail call fastcc x86_fp80 @power_of_twol(i32 noundef 16383) #29
  br label %for.body

for.cond3.preheader:                              ; preds = %for.body, %entry
  %x.addr.0.lcssa = phi x86_fp80 [ %x, %entry ], [ %mul, %for.body ]
  %n.addr.0.lcssa = phi i64 [ %n, %entry ], [ %sub, %for.body ]
  %cmp617 = icmp slt i64 %n.addr.0.lcssa, -16382
  br i1 %cmp617, label %for.body8.lr.ph, label %for.end14

for.body8.lr.ph:                                  ; preds = %for.cond3.preheader
  %call9 = tail call fastcc x86_fp80 @power_of_twol(i32 noundef -16318) #29
  br label %for.body8

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.015 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %n.addr.014 = phi i64 [ %n, %for.body.lr.ph ], [ %sub, %for.body ]
  %x.addr.013 = phi x86_fp80 [ %x, %for.body.lr.ph ], [ %mul, %for.body ]
  %mul = fmul x86_fp80 %x.addr.013, %call
  %sub = add nsw i64 %n.addr.014, -16383
  %inc = add nuw nsw i32 %i.015, 1
  %cmp = icmp eq i32 %i.015, 0
  %cmp1 = icmp sgt i64 %n.addr.014, 32766
  %0 = select i1 %cmp, i1 %cmp1, i1 false
  br i1 %0, label %for.body, label %for.cond3.preheader

for.body8:                                        ; preds = %for.body8, %for.body8.lr.ph
  %i2.020 = phi i32 [ 0, %for.body8.lr.ph ], [ %inc13, %for.body8 ]
  %n.addr.119 = phi i64 [ %n.addr.0.lcssa, %for.body8.lr.ph ], [ %sub11, %for.body8 ]
  %x.addr.118 = phi x86_fp80 [ %x.addr.0.lcssa, %for.body8.lr.ph ], [ %mul10, %for.body8 ]
  %mul10 = fmul x86_fp80 %x.addr.118, %call9
  %sub11 = add nuw nsw i64 %n.addr.119, 16318
  %inc13 = add nuw nsw i32 %i2.020, 1
  %cmp4 = icmp eq i32 %i2.020, 0
  %cmp6 = icmp slt i64 %n.addr.119, -32700
  %1 = select i1 %cmp4, i1 %cmp6, i1 false
  br i1 %1, label %for.body8, label %for.end14

for.end14:                                        ; preds = %for.body8, %for.cond3.preheader
  %x.addr.1.lcssa = phi x86_fp80 [ %x.addr.0.lcssa, %for.cond3.preheader ], [ %mul10, %for.body8 ]
  %n.addr.1.lcssa = phi i64 [ %n.addr.0.lcssa, %for.cond3.preheader ], [ %sub11, %for.body8 ]
  %cond = tail call i64 @llvm.smax.i64(i64 %n.addr.1.lcssa, i64 -16382)
  %cond20 = tail call i64 @llvm.smin.i64(i64 %cond, i64 16383)
  %conv = trunc nsw i64 %cond20 to i32
  %call21 = tail call fastcc x86_fp80 @power_of_twol(i32 noundef %conv) #29
  %mul22 = fmul x86_fp80 %x.addr.1.lcssa, %call21
  ret x86_fp80 %mul22
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @scalbnl(x86_fp80 noundef %x, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %call = tail call fastcc x86_fp80 @scale_or_faill(x86_fp80 noundef %x, i64 noundef %conv) #29
  ret x86_fp80 %call
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @scalblnl(x86_fp80 noundef %x, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc x86_fp80 @scale_or_faill(x86_fp80 noundef %x, i64 noundef %n) #29
  ret x86_fp80 %call
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @frexpl(x86_fp80 noundef %x, ptr noundef %exponent) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc x86_fp80 @take_apartl(x86_fp80 noundef %x, ptr noundef %exponent) #29
  ret x86_fp80 %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc x86_fp80 @take_apartl(x86_fp80 noundef %x, ptr nocapture noundef writeonly %exponent) unnamed_addr #15 {
entry:
  %or.cond = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 615)
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %exponent, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %call = tail call fastcc x86_fp80 @power_of_twol(i32 noundef -16382) #29
  %cmp1 = fcmp olt x86_fp80 %0, %call
  br i1 %cmp1, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %call3 = tail call fastcc x86_fp80 @power_of_twol(i32 noundef 64) #29
  %mul = fmul x86_fp80 %call3, %x
  br label %if.end4

if.end4:                                          ; preds = %if.then2, %if.end
  %x.addr.0 = phi x86_fp80 [ %mul, %if.then2 ], [ %x, %if.end ]
  %lifted.0.neg = phi i32 [ -63, %if.then2 ], [ 1, %if.end ]
  %call5 = tail call fastcc i32 @stored_exponentl(x86_fp80 noundef %x.addr.0) #29
  %sub = add nsw i32 %lifted.0.neg, %call5
  store i32 %sub, ptr %exponent, align 4
  %call6 = tail call fastcc x86_fp80 @with_halfl(x86_fp80 noundef %x.addr.0) #29
  br label %return

return:                                           ; preds = %if.end4, %if.then
  %retval.0 = phi x86_fp80 [ %x, %if.then ], [ %call6, %if.end4 ]
  ret x86_fp80 %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 -16383, 16385) i32 @stored_exponentl(x86_fp80 noundef %x) unnamed_addr #7 {
entry:
  %0 = bitcast x86_fp80 %x to i80
  %x.addr.8.extract.shift = lshr i80 %0, 64
  %x.addr.8.extract.trunc = trunc nuw nsw i80 %x.addr.8.extract.shift to i32
  %and = and i32 %x.addr.8.extract.trunc, 32767
  %sub = add nsw i32 %and, -16383
  ret i32 %sub
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc x86_fp80 @with_halfl(x86_fp80 noundef %x) unnamed_addr #7 {
entry:
  %0 = bitcast x86_fp80 %x to i80
  %x.addr.8.extract.shift = lshr i80 %0, 64
  %x.addr.8.extract.trunc = trunc nuw i80 %x.addr.8.extract.shift to i16
  %and = and i16 %x.addr.8.extract.trunc, -32768
  %or = or disjoint i16 %and, 16382
  %x.addr.8.insert.ext = zext i16 %or to i80
  %x.addr.8.insert.shift = shl nuw i80 %x.addr.8.insert.ext, 64
  %x.addr.8.insert.mask = and i80 %0, 18446744073709551615
  %x.addr.8.insert.insert = or disjoint i80 %x.addr.8.insert.shift, %x.addr.8.insert.mask
  %1 = bitcast i80 %x.addr.8.insert.insert to x86_fp80
  ret x86_fp80 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ilogbl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %exponent = alloca i32, align 4
  %cmp = fcmp oeq x86_fp80 %x, 0xK00000000000000000000
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp ueq x86_fp80 %0, 0xK7FFF8000000000000000
  %or.cond = or i1 %cmp, %1
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 33, ptr %call, align 4
  %2 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %cond = select i1 %2, i32 2147483647, i32 -2147483648
  %cond2 = select i1 %cmp, i32 -2147483648, i32 %cond
  br label %return

if.end:                                           ; preds = %entry
  %call3 = call fastcc x86_fp80 @take_apartl(x86_fp80 noundef %x, ptr noundef nonnull %exponent) #29
  %3 = load i32, ptr %exponent, align 4
  %sub = add nsw i32 %3, -1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ %cond2, %if.then ], [ %sub, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @logbl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %exponent = alloca i32, align 4
  %cmp = fcmp oeq x86_fp80 %x, 0xK00000000000000000000
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp ueq x86_fp80 %0, 0xK7FFF8000000000000000
  br i1 %1, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  %mul = fmul x86_fp80 %x, %x
  br label %return

if.end2:                                          ; preds = %if.end
  %call3 = call fastcc x86_fp80 @take_apartl(x86_fp80 noundef %x, ptr noundef nonnull %exponent) #29
  %2 = load i32, ptr %exponent, align 4
  %sub = add nsw i32 %2, -1
  %conv = sitofp i32 %sub to x86_fp80
  br label %return

return:                                           ; preds = %if.end2, %if.then1, %if.then
  %retval.0 = phi x86_fp80 [ 0xKFFFF8000000000000000, %if.then ], [ %conv, %if.end2 ], [ %mul, %if.then1 ]
  ret x86_fp80 %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc x86_fp80 @__hp_reduce(x86_fp80 noundef %x, ptr nocapture noundef %exponent) unnamed_addr #12 {
entry:
  %call = tail call fastcc x86_fp80 @take_apartl(x86_fp80 noundef %x, ptr noundef %exponent) #29
  %cmp = fcmp olt x86_fp80 %call, 0xK3FFEB504F333F9DE6484
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %mul = fmul x86_fp80 %call, 0xK40008000000000000000
  %0 = load i32, ptr %exponent, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, ptr %exponent, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %m.0 = phi x86_fp80 [ %mul, %if.then ], [ %call, %entry ]
  ret x86_fp80 %m.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @nextafterf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp uno float %x, %y
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd float %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp oeq float %x, %y
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %cmp4 = fcmp oeq float %x, 0.000000e+00
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:                                         ; preds = %if.end3
  %cmp6 = fcmp olt float %y, 0.000000e+00
  %or = select i1 %cmp6, i32 -2147483647, i32 1
  br label %if.end14

if.else:                                          ; preds = %if.end3
  %0 = bitcast float %x to i32
  %cmp7 = fcmp olt float %x, %y
  %1 = fcmp ule float %x, 0.000000e+00
  %cmp10 = xor i1 %1, %cmp7
  %cond13.v = select i1 %cmp10, i32 1, i32 -1
  %cond13 = add i32 %cond13.v, %0
  br label %if.end14

if.end14:                                         ; preds = %if.else, %if.then5
  %bits.0 = phi i32 [ %or, %if.then5 ], [ %cond13, %if.else ]
  %2 = bitcast i32 %bits.0 to float
  %3 = tail call i1 @llvm.is.fpclass.f32(float %2, i32 264)
  br i1 %3, label %return, label %if.then15

if.then15:                                        ; preds = %if.end14
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

return:                                           ; preds = %if.then15, %if.end14, %if.end, %if.then
  %retval.0 = phi float [ %add, %if.then ], [ %y, %if.end ], [ %2, %if.then15 ], [ %2, %if.end14 ]
  ret float %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local double @nextafter(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %cmp = fcmp uno double %x, %y
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd double %x, %y
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp oeq double %x, %y
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %cmp4 = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:                                         ; preds = %if.end3
  %cmp6 = fcmp olt double %y, 0.000000e+00
  %or = select i1 %cmp6, i64 -9223372036854775807, i64 1
  br label %if.end14

if.else:                                          ; preds = %if.end3
  %0 = bitcast double %x to i64
  %cmp7 = fcmp olt double %x, %y
  %1 = fcmp ule double %x, 0.000000e+00
  %cmp10 = xor i1 %1, %cmp7
  %cond13.v = select i1 %cmp10, i64 1, i64 -1
  %cond13 = add i64 %cond13.v, %0
  br label %if.end14

if.end14:                                         ; preds = %if.else, %if.then5
  %bits.0 = phi i64 [ %or, %if.then5 ], [ %cond13, %if.else ]
  %2 = bitcast i64 %bits.0 to double
  %3 = tail call i1 @llvm.is.fpclass.f64(double %2, i32 264)
  br i1 %3, label %return, label %if.then15

if.then15:                                        ; preds = %if.end14
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

return:                                           ; preds = %if.then15, %if.end14, %if.end, %if.then
  %retval.0 = phi double [ %add, %if.then ], [ %y, %if.end ], [ %2, %if.then15 ], [ %2, %if.end14 ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__fpclassifyf(float noundef %x) local_unnamed_addr #0 {
entry:
  %iszero = fcmp oeq float %x, 0.000000e+00
  br i1 %iszero, label %fpclassify_end, label %fpclassify_not_zero

fpclassify_end:                                   ; preds = %fpclassify_not_inf, %fpclassify_not_nan, %fpclassify_not_zero, %entry
  %fpclassify_result = phi i32 [ 2, %entry ], [ 0, %fpclassify_not_zero ], [ 1, %fpclassify_not_nan ], [ %1, %fpclassify_not_inf ]
  ret i32 %fpclassify_result

fpclassify_not_zero:                              ; preds = %entry
  %cmp = fcmp uno float %x, 0.000000e+00
  br i1 %cmp, label %fpclassify_end, label %fpclassify_not_nan

fpclassify_not_nan:                               ; preds = %fpclassify_not_zero
  %0 = tail call float @llvm.fabs.f32(float %x) #32
  %isinf = fcmp oeq float %0, 0x7FF0000000000000
  br i1 %isinf, label %fpclassify_end, label %fpclassify_not_inf

fpclassify_not_inf:                               ; preds = %fpclassify_not_nan
  %isnormal = fcmp uge float %0, 0x3810000000000000
  %1 = select i1 %isnormal, i32 4, i32 3
  br label %fpclassify_end
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isnanf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno float %x, 0.000000e+00
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isinff(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp oeq float %0, 0x7FF0000000000000
  %2 = bitcast float %x to i32
  %.inv = icmp sgt i32 %2, -1
  %cond = select i1 %.inv, i32 1, i32 -1
  %cond1 = select i1 %1, i32 %cond, i32 0
  ret i32 %cond1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__finitef(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp one float %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__signbitf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast float %x to i32
  %.lobit = lshr i32 %0, 31
  ret i32 %.lobit
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isnanf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno float %x, 0.000000e+00
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isinff(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp oeq float %0, 0x7FF0000000000000
  %2 = bitcast float %x to i32
  %.inv = icmp sgt i32 %2, -1
  %cond = select i1 %.inv, i32 1, i32 -1
  %cond1 = select i1 %1, i32 %cond, i32 0
  ret i32 %cond1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @finitef(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp one float %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__fpclassify(double noundef %x) local_unnamed_addr #0 {
entry:
  %iszero = fcmp oeq double %x, 0.000000e+00
  br i1 %iszero, label %fpclassify_end, label %fpclassify_not_zero

fpclassify_end:                                   ; preds = %fpclassify_not_inf, %fpclassify_not_nan, %fpclassify_not_zero, %entry
  %fpclassify_result = phi i32 [ 2, %entry ], [ 0, %fpclassify_not_zero ], [ 1, %fpclassify_not_nan ], [ %1, %fpclassify_not_inf ]
  ret i32 %fpclassify_result

fpclassify_not_zero:                              ; preds = %entry
  %cmp = fcmp uno double %x, 0.000000e+00
  br i1 %cmp, label %fpclassify_end, label %fpclassify_not_nan

fpclassify_not_nan:                               ; preds = %fpclassify_not_zero
  %0 = tail call double @llvm.fabs.f64(double %x) #32
  %isinf = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %isinf, label %fpclassify_end, label %fpclassify_not_inf

fpclassify_not_inf:                               ; preds = %fpclassify_not_nan
  %isnormal = fcmp uge double %0, 0x10000000000000
  %1 = select i1 %isnormal, i32 4, i32 3
  br label %fpclassify_end
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isnan(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno double %x, 0.000000e+00
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isinf(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp oeq double %0, 0x7FF0000000000000
  %2 = bitcast double %x to i64
  %3 = icmp slt i64 %2, 0
  %cond = select i1 %3, i32 -1, i32 1
  %cond1 = select i1 %1, i32 %cond, i32 0
  ret i32 %cond1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__finite(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp one double %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__signbit(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast double %x to i64
  %.lobit = lshr i64 %0, 63
  %1 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isnan(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno double %x, 0.000000e+00
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isinf(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp oeq double %0, 0x7FF0000000000000
  %2 = bitcast double %x to i64
  %3 = icmp slt i64 %2, 0
  %cond = select i1 %3, i32 -1, i32 1
  %cond1 = select i1 %1, i32 %cond, i32 0
  ret i32 %cond1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @finite(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp one double %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__fpclassifyl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %iszero = fcmp oeq x86_fp80 %x, 0xK00000000000000000000
  br i1 %iszero, label %fpclassify_end, label %fpclassify_not_zero

fpclassify_end:                                   ; preds = %fpclassify_not_inf, %fpclassify_not_nan, %fpclassify_not_zero, %entry
  %fpclassify_result = phi i32 [ 2, %entry ], [ 0, %fpclassify_not_zero ], [ 1, %fpclassify_not_nan ], [ %1, %fpclassify_not_inf ]
  ret i32 %fpclassify_result

fpclassify_not_zero:                              ; preds = %entry
  %cmp = fcmp uno x86_fp80 %x, 0xK00000000000000000000
  br i1 %cmp, label %fpclassify_end, label %fpclassify_not_nan

fpclassify_not_nan:                               ; preds = %fpclassify_not_zero
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x) #32
  %isinf = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  br i1 %isinf, label %fpclassify_end, label %fpclassify_not_inf

fpclassify_not_inf:                               ; preds = %fpclassify_not_nan
  %isnormal = fcmp uge x86_fp80 %0, 0xK00018000000000000000
  %1 = select i1 %isnormal, i32 4, i32 3
  br label %fpclassify_end
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isnanl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno x86_fp80 %x, 0xK00000000000000000000
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isinfl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %2 = bitcast x86_fp80 %x to i80
  %3 = icmp slt i80 %2, 0
  %cond = select i1 %3, i32 -1, i32 1
  %cond1 = select i1 %1, i32 %cond, i32 0
  ret i32 %cond1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__finitel(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp one x86_fp80 %0, 0xK7FFF8000000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__signbitl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast x86_fp80 %x to i80
  %.lobit = lshr i80 %0, 79
  %1 = trunc nuw nsw i80 %.lobit to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isnanl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno x86_fp80 %x, 0xK00000000000000000000
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isinfl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %2 = bitcast x86_fp80 %x to i80
  %3 = icmp slt i80 %2, 0
  %cond = select i1 %3, i32 -1, i32 1
  %cond1 = select i1 %1, i32 %cond, i32 0
  ret i32 %cond1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @finitel(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp one x86_fp80 %0, 0xK7FFF8000000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isfinite(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp one double %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isnormal(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i1 @llvm.is.fpclass.f64(double %x, i32 264)
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @signbit(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast double %x to i64
  %.lobit = lshr i64 %0, 63
  %1 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %1
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @__hp_exp_small(x86_fp80 noundef %r) unnamed_addr #23 {
entry:
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.05 = phi i32 [ 17, %entry ], [ %dec, %for.body ]
  %sum.04 = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %add, %for.body ]
  %conv = uitofp nneg i32 %i.05 to x86_fp80
  %div = fdiv x86_fp80 %r, %conv
  %mul = fmul x86_fp80 %sum.04, %div
  %add = fadd x86_fp80 %mul, 0xK3FFF8000000000000000
  %dec = add nsw i32 %i.05, -1
  %cmp = icmp ugt i32 %i.05, 1
  br i1 %cmp, label %for.body, label %for.end

for.end:                                          ; preds = %for.body
  ret x86_fp80 %add
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @__hp_exp(x86_fp80 noundef %x) unnamed_addr #23 {
entry:
  %mul = fmul x86_fp80 %x, 0xK3FFFB8AA3B295C17F0BC
  %0 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %mul)
  %mul1 = fmul x86_fp80 %0, 0xK3FFEB17217F7D1CF0000
  %sub = fsub x86_fp80 %x, %mul1
  %mul2 = fmul x86_fp80 %0, 0xK3FCDF35793C7673007E6
  %sub3 = fsub x86_fp80 %sub, %mul2
  %call = tail call fastcc x86_fp80 @__hp_exp_small(x86_fp80 noundef %sub3) #29
  %conv = fptosi x86_fp80 %0 to i32
  %call4 = tail call fastcc x86_fp80 @__hp_scale(x86_fp80 noundef %call, i32 noundef %conv) #29
  ret x86_fp80 %call4
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @__hp_expm1(x86_fp80 noundef %x) unnamed_addr #23 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %cmp = fcmp ult x86_fp80 %0, 0xK3FFDB333333333333333
  br i1 %cmp, label %for.body, label %if.then

if.then:                                          ; preds = %entry
  %call = tail call fastcc x86_fp80 @__hp_exp(x86_fp80 noundef %x) #29
  %sub = fadd x86_fp80 %call, 0xKBFFF8000000000000000
  br label %return

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ %dec, %for.body ], [ 18, %entry ]
  %sum.07 = phi x86_fp80 [ %add, %for.body ], [ 0xK3FFF8000000000000000, %entry ]
  %conv = uitofp nneg i32 %i.08 to x86_fp80
  %div = fdiv x86_fp80 %x, %conv
  %mul = fmul x86_fp80 %sum.07, %div
  %add = fadd x86_fp80 %mul, 0xK3FFF8000000000000000
  %dec = add nsw i32 %i.08, -1
  %cmp1 = icmp ugt i32 %i.08, 2
  br i1 %cmp1, label %for.body, label %for.end

for.end:                                          ; preds = %for.body
  %mul2 = fmul x86_fp80 %add, %x
  br label %return

return:                                           ; preds = %for.end, %if.then
  %retval.0 = phi x86_fp80 [ %sub, %if.then ], [ %mul2, %for.end ]
  ret x86_fp80 %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @__hp_log(x86_fp80 noundef %x) unnamed_addr #23 {
entry:
  %k = alloca i32, align 4
  %call = call fastcc x86_fp80 @__hp_reduce(x86_fp80 noundef %x, ptr noundef nonnull %k) #29
  %sub = fadd x86_fp80 %call, 0xKBFFF8000000000000000
  %add = fadd x86_fp80 %sub, 0xK40008000000000000000
  %div = fdiv x86_fp80 %sub, %add
  %0 = load i32, ptr %k, align 4
  %conv = sitofp i32 %0 to x86_fp80
  %mul = fmul x86_fp80 %conv, 0xK3FFEB17217F7D1CF0000
  %mul1 = fmul x86_fp80 %div, 0xK40008000000000000000
  %call2 = tail call fastcc x86_fp80 @log_tail(x86_fp80 noundef %div) #29
  %add3 = fadd x86_fp80 %call2, %mul1
  %mul5 = fmul x86_fp80 %conv, 0xK3FCDF35793C7673007E6
  %add6 = fadd x86_fp80 %mul5, %add3
  %add7 = fadd x86_fp80 %mul, %add6
  ret x86_fp80 %add7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @log_tail(x86_fp80 noundef %s) unnamed_addr #23 {
entry:
  %mul = fmul x86_fp80 %s, %s
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ 27, %entry ], [ %sub, %for.body ]
  %sum.06 = phi x86_fp80 [ 0xK00000000000000000000, %entry ], [ %mul1, %for.body ]
  %conv = uitofp nneg i32 %i.07 to x86_fp80
  %div = fdiv x86_fp80 0xK3FFF8000000000000000, %conv
  %add = fadd x86_fp80 %sum.06, %div
  %mul1 = fmul x86_fp80 %mul, %add
  %sub = add nsw i32 %i.07, -2
  %cmp = icmp ugt i32 %i.07, 4
  br i1 %cmp, label %for.body, label %for.end

for.end:                                          ; preds = %for.body
  %mul2 = fmul x86_fp80 %s, 0xK40008000000000000000
  %mul3 = fmul x86_fp80 %mul2, %mul1
  ret x86_fp80 %mul3
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @__hp_log1p(x86_fp80 noundef %x) unnamed_addr #23 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %cmp = fcmp ogt x86_fp80 %0, 0xK3FFD947AE147AE147AE1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd x86_fp80 %x, 0xK3FFF8000000000000000
  %call = tail call fastcc x86_fp80 @__hp_log(x86_fp80 noundef %add) #29
  br label %return

if.end:                                           ; preds = %entry
  %add1 = fadd x86_fp80 %x, 0xK40008000000000000000
  %div = fdiv x86_fp80 %x, %add1
  %mul = fmul x86_fp80 %div, 0xK40008000000000000000
  %call2 = tail call fastcc x86_fp80 @log_tail(x86_fp80 noundef %div) #29
  %add3 = fadd x86_fp80 %mul, %call2
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi x86_fp80 [ %call, %if.then ], [ %add3, %if.end ]
  ret x86_fp80 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local double @exp(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @exp_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc noundef double @exp_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp = fcmp olt double %x, 0.000000e+00
  %cond = select i1 %cmp, double 0.000000e+00, double %x
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ogt double %x, 7.100000e+02
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc double @too_large() #29
  br label %return

if.end3:                                          ; preds = %if.end
  %cmp4 = fcmp olt double %x, -7.460000e+02
  br i1 %cmp4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end3
  tail call fastcc void @__hp_with_errno(i32 noundef 34) #29
  br label %return

if.end7:                                          ; preds = %if.end3
  %conv = fpext double %x to x86_fp80
  %call8 = tail call fastcc x86_fp80 @__hp_exp(x86_fp80 noundef %conv) #29
  %call9 = tail call fastcc double @narrow(x86_fp80 noundef %call8) #29
  br label %return

return:                                           ; preds = %if.end7, %if.then5, %if.then2, %if.then
  %retval.0 = phi double [ %call, %if.then2 ], [ 0.000000e+00, %if.then5 ], [ %call9, %if.end7 ], [ %cond, %if.then ]
  ret double %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc noundef double @too_large() unnamed_addr #21 {
entry:
  tail call fastcc void @__hp_with_errno(i32 noundef 34) #29
  ret double 0x7FF0000000000000
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc noundef double @narrow(x86_fp80 noundef %x) unnamed_addr #21 {
entry:
  %conv = fptrunc x86_fp80 %x to double
  %0 = tail call double @llvm.fabs.f64(double %conv)
  %1 = fcmp oeq double %0, 0x7FF0000000000000
  br i1 %1, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %cmp = fcmp une x86_fp80 %x, 0xK00000000000000000000
  %cmp2 = fcmp olt double %0, 0x10000000000000
  %or.cond = and i1 %cmp, %cmp2
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  ret double %conv
}

; Function Attrs: noinline nounwind
define weak dso_local float @expf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @exp_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc noundef float @narrow_to_float(double noundef %x) unnamed_addr #21 {
entry:
  %conv = fptrunc double %x to float
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %2 = tail call float @llvm.fabs.f32(float %conv)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  br i1 %3, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true
  %cmp = fcmp une double %x, 0.000000e+00
  %cmp3 = fcmp olt float %2, 0x3810000000000000
  %or.cond = and i1 %cmp, %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %land.lhs.true
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false, %entry
  ret float %conv
}

; Function Attrs: noinline nounwind
define weak dso_local double @exp2(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @exp2_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc noundef double @exp2_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp = fcmp olt double %x, 0.000000e+00
  %cond = select i1 %cmp, double 0.000000e+00, double %x
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ult double %x, 1.024000e+03
  br i1 %cmp1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc double @too_large() #29
  br label %return

if.end3:                                          ; preds = %if.end
  %cmp4 = fcmp olt double %x, -1.076000e+03
  br i1 %cmp4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end3
  tail call fastcc void @__hp_with_errno(i32 noundef 34) #29
  br label %return

if.end7:                                          ; preds = %if.end3
  %conv = fpext double %x to x86_fp80
  %2 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %conv)
  %sub = fsub x86_fp80 %conv, %2
  %mul = fmul x86_fp80 %sub, 0xK3FFEB17217F7D1CF79AC
  %call9 = tail call fastcc x86_fp80 @__hp_exp_small(x86_fp80 noundef %mul) #29
  %conv10 = fptosi x86_fp80 %2 to i32
  %call11 = tail call fastcc x86_fp80 @__hp_scale(x86_fp80 noundef %call9, i32 noundef %conv10) #29
  %call12 = tail call fastcc double @narrow(x86_fp80 noundef %call11) #29
  br label %return

return:                                           ; preds = %if.end7, %if.then5, %if.then2, %if.then
  %retval.0 = phi double [ %call, %if.then2 ], [ 0.000000e+00, %if.then5 ], [ %call12, %if.end7 ], [ %cond, %if.then ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @exp2f(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @exp2_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @exp10(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @exp10_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc noundef double @exp10_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp = fcmp olt double %x, 0.000000e+00
  %cond = select i1 %cmp, double 0.000000e+00, double %x
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ogt double %x, 3.090000e+02
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc double @too_large() #29
  br label %return

if.end3:                                          ; preds = %if.end
  %cmp4 = fcmp olt double %x, -3.240000e+02
  br i1 %cmp4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end3
  tail call fastcc void @__hp_with_errno(i32 noundef 34) #29
  br label %return

if.end7:                                          ; preds = %if.end3
  %conv = fpext double %x to x86_fp80
  %mul = fmul x86_fp80 %conv, 0xK4000D49A784BCD1B8AFE
  %2 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %mul)
  %mul9 = fmul x86_fp80 %2, 0xK3FFD9A209A84FBD00000
  %sub = fsub x86_fp80 %conv, %mul9
  %mul10 = fmul x86_fp80 %2, 0xK3FC98677076A653F4837
  %3 = fadd x86_fp80 %sub, %mul10
  %mul12 = fmul x86_fp80 %3, 0xK4000935D8DDDAAA8AC17
  %call13 = tail call fastcc x86_fp80 @__hp_exp_small(x86_fp80 noundef %mul12) #29
  %conv14 = fptosi x86_fp80 %2 to i32
  %call15 = tail call fastcc x86_fp80 @__hp_scale(x86_fp80 noundef %call13, i32 noundef %conv14) #29
  %call16 = tail call fastcc double @narrow(x86_fp80 noundef %call15) #29
  br label %return

return:                                           ; preds = %if.end7, %if.then5, %if.then2, %if.then
  %retval.0 = phi double [ %call, %if.then2 ], [ 0.000000e+00, %if.then5 ], [ %call16, %if.end7 ], [ %cond, %if.then ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @exp10f(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @exp10_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @expm1(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @expm1_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @expm1_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %cmp = fcmp olt double %x, 0.000000e+00
  %cond = select i1 %cmp, double -1.000000e+00, double %x
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ogt double %x, 7.100000e+02
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc double @too_large() #29
  br label %return

if.end3:                                          ; preds = %if.end
  %cmp4 = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp4, label %return, label %if.end6

if.end6:                                          ; preds = %if.end3
  %cmp7 = fcmp olt double %x, -8.000000e+01
  br i1 %cmp7, label %return, label %if.end9

if.end9:                                          ; preds = %if.end6
  %cmp10 = fcmp ogt double %x, 7.000000e+02
  %conv = fpext double %x to x86_fp80
  %call12 = tail call fastcc x86_fp80 @__hp_expm1(x86_fp80 noundef %conv) #29
  br i1 %cmp10, label %cond.true11, label %cond.false14

cond.true11:                                      ; preds = %if.end9
  %call13 = tail call fastcc double @narrow(x86_fp80 noundef %call12) #29
  br label %return

cond.false14:                                     ; preds = %if.end9
  %conv17 = fptrunc x86_fp80 %call12 to double
  br label %return

return:                                           ; preds = %cond.false14, %cond.true11, %if.end6, %if.end3, %if.then2, %if.then
  %retval.0 = phi double [ %call, %if.then2 ], [ %cond, %if.then ], [ %x, %if.end3 ], [ -1.000000e+00, %if.end6 ], [ %call13, %cond.true11 ], [ %conv17, %cond.false14 ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @expm1f(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @expm1_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @log(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @log_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @log_of(double noundef %x) unnamed_addr #22 {
entry:
  %otherwise = alloca double, align 8
  %call = call fastcc i32 @has_log(double noundef %x, ptr noundef nonnull %otherwise) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %conv = fpext double %x to x86_fp80
  %call1 = tail call fastcc x86_fp80 @__hp_log(x86_fp80 noundef %conv) #29
  %conv2 = fptrunc x86_fp80 %call1 to double
  br label %cond.end

cond.false:                                       ; preds = %entry
  %0 = load double, ptr %otherwise, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %conv2, %cond.true ], [ %0, %cond.false ]
  ret double %cond
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @has_log(double noundef %x, ptr nocapture noundef writeonly %otherwise) unnamed_addr #21 {
entry:
  %or.cond = tail call i1 @llvm.is.fpclass.f64(double %x, i32 639)
  br i1 %or.cond, label %if.end, label %return

if.end:                                           ; preds = %entry
  %cmp1 = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp1, label %return.sink.split.sink.split, label %if.else

if.else:                                          ; preds = %if.end
  %cmp3 = fcmp olt double %x, 0.000000e+00
  br i1 %cmp3, label %return.sink.split.sink.split, label %return.sink.split

return.sink.split.sink.split:                     ; preds = %if.else, %if.end
  %.sink7 = phi i32 [ 34, %if.end ], [ 33, %if.else ]
  %.sink.ph = phi double [ 0xFFF0000000000000, %if.end ], [ 0x7FF8000000000000, %if.else ]
  tail call fastcc void @__hp_with_errno(i32 noundef %.sink7) #29
  br label %return.sink.split

return.sink.split:                                ; preds = %return.sink.split.sink.split, %if.else
  %.sink = phi double [ %x, %if.else ], [ %.sink.ph, %return.sink.split.sink.split ]
  store double %.sink, ptr %otherwise, align 8
  br label %return

return:                                           ; preds = %return.sink.split, %entry
  %retval.0 = phi i32 [ 1, %entry ], [ 0, %return.sink.split ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @logf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @log_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @log2(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @log2_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @log2_of(double noundef %x) unnamed_addr #22 {
entry:
  %otherwise = alloca double, align 8
  %k = alloca i32, align 4
  %call = call fastcc i32 @has_log(double noundef %x, ptr noundef nonnull %otherwise) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load double, ptr %otherwise, align 8
  br label %return

if.end:                                           ; preds = %entry
  %conv = fpext double %x to x86_fp80
  %call1 = call fastcc x86_fp80 @__hp_reduce(x86_fp80 noundef %conv, ptr noundef nonnull %k) #29
  %sub = fadd x86_fp80 %call1, 0xKBFFF8000000000000000
  %add = fadd x86_fp80 %sub, 0xK40008000000000000000
  %div = fdiv x86_fp80 %sub, %add
  %1 = load i32, ptr %k, align 4
  %conv2 = sitofp i32 %1 to x86_fp80
  %mul = fmul x86_fp80 %div, 0xK40008000000000000000
  %call3 = tail call fastcc x86_fp80 @log_tail(x86_fp80 noundef %div) #29
  %add4 = fadd x86_fp80 %call3, %mul
  %mul5 = fmul x86_fp80 %add4, 0xK3FFFB8AA3B295C17F0BC
  %add6 = fadd x86_fp80 %mul5, %conv2
  %conv7 = fptrunc x86_fp80 %add6 to double
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi double [ %conv7, %if.end ], [ %0, %if.then ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @log2f(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @log2_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @log10(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @log10_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @log10_of(double noundef %x) unnamed_addr #22 {
entry:
  %otherwise = alloca double, align 8
  %call = call fastcc i32 @has_log(double noundef %x, ptr noundef nonnull %otherwise) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %conv = fpext double %x to x86_fp80
  %call1 = tail call fastcc x86_fp80 @__hp_log(x86_fp80 noundef %conv) #29
  %mul = fmul x86_fp80 %call1, 0xK3FFDDE5BD8A937287195
  %conv2 = fptrunc x86_fp80 %mul to double
  br label %cond.end

cond.false:                                       ; preds = %entry
  %0 = load double, ptr %otherwise, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %conv2, %cond.true ], [ %0, %cond.false ]
  ret double %cond
}

; Function Attrs: noinline nounwind
define weak dso_local float @log10f(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @log10_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @log1p(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @log1p_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @log1p_of(double noundef %x) unnamed_addr #22 {
entry:
  %otherwise = alloca double, align 8
  %cmp = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ule double %x, -1.000000e+00
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  %or.cond = or i1 %cmp1, %1
  br i1 %or.cond, label %if.end4, label %if.then2

if.then2:                                         ; preds = %if.end
  %conv = fpext double %x to x86_fp80
  %call = tail call fastcc x86_fp80 @__hp_log1p(x86_fp80 noundef %conv) #29
  %conv3 = fptrunc x86_fp80 %call to double
  br label %return

if.end4:                                          ; preds = %if.end
  %add = fadd double %x, 1.000000e+00
  %call5 = call fastcc i32 @has_log(double noundef %add, ptr noundef nonnull %otherwise) #29
  %tobool.not = icmp eq i32 %call5, 0
  %2 = load double, ptr %otherwise, align 8
  %cond = select i1 %tobool.not, double %2, double 0.000000e+00
  br label %return

return:                                           ; preds = %if.end4, %if.then2, %entry
  %retval.0 = phi double [ %conv3, %if.then2 ], [ %cond, %if.end4 ], [ %x, %entry ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @log1pf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @log1p_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @sinh(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @sinh_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc noundef double @sinh_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %or.cond = tail call i1 @llvm.is.fpclass.f64(double %x, i32 615)
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp1 = fcmp ogt double %0, 7.120000e+02
  br i1 %cmp1, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %1 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %x)
  tail call fastcc void @__hp_with_errno(i32 noundef 34) #29
  br label %return

if.end4:                                          ; preds = %if.end
  %2 = fpext double %0 to x86_fp80
  %call5 = tail call fastcc x86_fp80 @__hp_expm1(x86_fp80 noundef %2) #29
  %add = fadd x86_fp80 %call5, 0xK3FFF8000000000000000
  %div = fdiv x86_fp80 %call5, %add
  %add6 = fadd x86_fp80 %call5, %div
  %div7 = fmul x86_fp80 %add6, 0xK3FFE8000000000000000
  %cmp8 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg x86_fp80 %div7
  %cond = select i1 %cmp8, x86_fp80 %fneg, x86_fp80 %div7
  %call10 = tail call fastcc double @narrow(x86_fp80 noundef %cond) #29
  br label %return

return:                                           ; preds = %if.end4, %if.then3, %entry
  %retval.0 = phi double [ %1, %if.then3 ], [ %call10, %if.end4 ], [ %x, %entry ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @sinhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @sinh_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @cosh(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @cosh_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc noundef double @cosh_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %mul = fmul double %x, %x
  br label %return

if.end:                                           ; preds = %entry
  %cmp = fcmp ogt double %0, 7.120000e+02
  br i1 %cmp, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  %call = tail call fastcc double @too_large() #29
  br label %return

if.end3:                                          ; preds = %if.end
  %2 = fpext double %0 to x86_fp80
  %call4 = tail call fastcc x86_fp80 @__hp_exp(x86_fp80 noundef %2) #29
  %div = fdiv x86_fp80 0xK3FFF8000000000000000, %call4
  %add = fadd x86_fp80 %call4, %div
  %div5 = fmul x86_fp80 %add, 0xK3FFE8000000000000000
  %call6 = tail call fastcc double @narrow(x86_fp80 noundef %div5) #29
  br label %return

return:                                           ; preds = %if.end3, %if.then2, %if.then
  %retval.0 = phi double [ %call, %if.then2 ], [ %call6, %if.end3 ], [ %mul, %if.then ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @coshf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @cosh_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @tanh(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @tanh_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc double @tanh_of(double noundef %x) unnamed_addr #23 {
entry:
  %or.cond = fcmp ueq double %x, 0.000000e+00
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = tail call double @llvm.fabs.f64(double %x)
  %cmp1 = fcmp ogt double %0, 3.000000e+01
  br i1 %cmp1, label %if.then3, label %if.end7

if.then3:                                         ; preds = %if.end
  %cmp4 = fcmp olt double %x, 0.000000e+00
  %conv6 = select i1 %cmp4, double -1.000000e+00, double 1.000000e+00
  br label %return

if.end7:                                          ; preds = %if.end
  %1 = fpext double %0 to x86_fp80
  %mul = fmul x86_fp80 %1, 0xK40008000000000000000
  %call = tail call fastcc x86_fp80 @__hp_expm1(x86_fp80 noundef %mul) #29
  %add = fadd x86_fp80 %call, 0xK40008000000000000000
  %div = fdiv x86_fp80 %call, %add
  %cmp8 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg x86_fp80 %div
  %cond10 = select i1 %cmp8, x86_fp80 %fneg, x86_fp80 %div
  %conv11 = fptrunc x86_fp80 %cond10 to double
  br label %return

return:                                           ; preds = %if.end7, %if.then3, %entry
  %retval.0 = phi double [ %conv6, %if.then3 ], [ %conv11, %if.end7 ], [ %x, %entry ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @tanhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @tanh_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @asinh(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @asinh_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc double @asinh_of(double noundef %x) unnamed_addr #23 {
entry:
  %or.cond = tail call i1 @llvm.is.fpclass.f64(double %x, i32 615)
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fpext double %0 to x86_fp80
  %mul = fmul x86_fp80 %1, %1
  %add = fadd x86_fp80 %mul, 0xK3FFF8000000000000000
  %2 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %add)
  %add2 = fadd x86_fp80 %2, 0xK3FFF8000000000000000
  %div = fdiv x86_fp80 %mul, %add2
  %add3 = fadd x86_fp80 %div, %1
  %call = tail call fastcc x86_fp80 @__hp_log1p(x86_fp80 noundef %add3) #29
  %cmp4 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg x86_fp80 %call
  %cond = select i1 %cmp4, x86_fp80 %fneg, x86_fp80 %call
  %conv6 = fptrunc x86_fp80 %cond to double
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi double [ %conv6, %if.end ], [ %x, %entry ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @asinhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @asinh_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @acosh(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @acosh_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @acosh_of(double noundef %x) unnamed_addr #22 {
entry:
  %cmp = fcmp olt double %x, 1.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @__hp_with_errno(i32 noundef 33) #29
  br label %return

if.end:                                           ; preds = %entry
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %return, label %if.end2

if.end2:                                          ; preds = %if.end
  %conv = fpext double %x to x86_fp80
  %sub = fadd x86_fp80 %conv, 0xKBFFF8000000000000000
  %mul = fmul x86_fp80 %sub, 0xK40008000000000000000
  %mul3 = fmul x86_fp80 %sub, %sub
  %add = fadd x86_fp80 %mul, %mul3
  %2 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %add)
  %add4 = fadd x86_fp80 %sub, %2
  %call5 = tail call fastcc x86_fp80 @__hp_log1p(x86_fp80 noundef %add4) #29
  %conv6 = fptrunc x86_fp80 %call5 to double
  br label %return

return:                                           ; preds = %if.end2, %if.end, %if.then
  %retval.0 = phi double [ 0x7FF8000000000000, %if.then ], [ %conv6, %if.end2 ], [ %x, %if.end ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @acoshf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @acosh_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @atanh(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @atanh_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @atanh_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fpext double %0 to x86_fp80
  %or.cond = fcmp ueq double %x, 0.000000e+00
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp2 = fcmp ogt double %0, 1.000000e+00
  br i1 %cmp2, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  tail call fastcc void @__hp_with_errno(i32 noundef 33) #29
  br label %return

if.end5:                                          ; preds = %if.end
  %cmp6 = fcmp oeq double %0, 1.000000e+00
  br i1 %cmp6, label %if.then8, label %if.end10

if.then8:                                         ; preds = %if.end5
  %2 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %x)
  tail call fastcc void @__hp_with_errno(i32 noundef 34) #29
  br label %return

if.end10:                                         ; preds = %if.end5
  %mul = fmul x86_fp80 %1, 0xK40008000000000000000
  %sub = fsub x86_fp80 0xK3FFF8000000000000000, %1
  %div = fdiv x86_fp80 %mul, %sub
  %call11 = tail call fastcc x86_fp80 @__hp_log1p(x86_fp80 noundef %div) #29
  %div12 = fmul x86_fp80 %call11, 0xK3FFE8000000000000000
  %cmp13 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg x86_fp80 %div12
  %cond = select i1 %cmp13, x86_fp80 %fneg, x86_fp80 %div12
  %conv15 = fptrunc x86_fp80 %cond to double
  br label %return

return:                                           ; preds = %if.end10, %if.then8, %if.then4, %entry
  %retval.0 = phi double [ 0x7FF8000000000000, %if.then4 ], [ %2, %if.then8 ], [ %conv15, %if.end10 ], [ %x, %entry ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @atanhf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @atanh_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @cbrt(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @cbrt_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc double @cbrt_of(double noundef %x) unnamed_addr #23 {
entry:
  %k = alloca i32, align 4
  %or.cond = tail call i1 @llvm.is.fpclass.f64(double %x, i32 615)
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = tail call double @llvm.fabs.f64(double %x)
  %conv = fpext double %0 to x86_fp80
  %call = call fastcc x86_fp80 @__hp_reduce(x86_fp80 noundef %conv, ptr noundef nonnull %k) #29
  %k.promoted = load i32, ptr %k, align 4
  %rem18 = srem i32 %k.promoted, 3
  %cmp1.not19 = icmp eq i32 %rem18, 0
  br i1 %cmp1.not19, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %if.end
  %m.021 = phi x86_fp80 [ %mul, %while.body ], [ %call, %if.end ]
  %dec1720 = phi i32 [ %dec, %while.body ], [ %k.promoted, %if.end ]
  %mul = fmul x86_fp80 %m.021, 0xK40008000000000000000
  %dec = add nsw i32 %dec1720, -1
  %rem = srem i32 %dec, 3
  %cmp1.not = icmp eq i32 %rem, 0
  br i1 %cmp1.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %if.end
  %dec17.lcssa = phi i32 [ %k.promoted, %if.end ], [ %dec, %while.body ]
  %m.0.lcssa = phi x86_fp80 [ %call, %if.end ], [ %mul, %while.body ]
  store i32 %dec17.lcssa, ptr %k, align 4
  %mul3 = fmul x86_fp80 %m.0.lcssa, 0xK3FFD8F5C28F5C28F5C29
  %add = fadd x86_fp80 %mul3, 0xK3FFEB851EB851EB851EC
  %cmp4 = fcmp ogt x86_fp80 %m.0.lcssa, 0xK40008000000000000000
  %sub = fadd x86_fp80 %m.0.lcssa, 0xKC0008000000000000000
  %mul6 = fmul x86_fp80 %sub, 0xK3FFBCCCCCCCCCCCCCCCD
  %cond = select i1 %cmp4, x86_fp80 %mul6, x86_fp80 0xK00000000000000000000
  %sub7 = fsub x86_fp80 %add, %cond
  br label %for.body

for.body:                                         ; preds = %for.body, %while.end
  %i.025 = phi i32 [ 0, %while.end ], [ %inc, %for.body ]
  %root.024 = phi x86_fp80 [ %sub7, %while.end ], [ %sub13, %for.body ]
  %mul10 = fmul x86_fp80 %root.024, %root.024
  %div = fdiv x86_fp80 %m.0.lcssa, %mul10
  %sub11 = fsub x86_fp80 %root.024, %div
  %div12 = fdiv x86_fp80 %sub11, 0xK4000C000000000000000
  %sub13 = fsub x86_fp80 %root.024, %div12
  %inc = add nuw nsw i32 %i.025, 1
  %exitcond.not = icmp eq i32 %inc, 6
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body
  %div14 = sdiv i32 %dec17.lcssa, 3
  %call15 = tail call fastcc x86_fp80 @__hp_scale(x86_fp80 noundef %sub13, i32 noundef %div14) #29
  %cmp16 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg x86_fp80 %call15
  %cond21 = select i1 %cmp16, x86_fp80 %fneg, x86_fp80 %call15
  %conv22 = fptrunc x86_fp80 %cond21 to double
  br label %return

return:                                           ; preds = %for.end, %entry
  %retval.0 = phi double [ %conv22, %for.end ], [ %x, %entry ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @cbrtf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @cbrt_of(double noundef %conv) #29
  %call1 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call1
}

; Function Attrs: noinline nounwind
define weak dso_local double @pow(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @pow_of(double noundef %x, double noundef %y) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc noundef double @pow_of(double noundef %x, double noundef %y) unnamed_addr #22 {
entry:
  %log2 = alloca %struct.pair, align 16
  %power = alloca %struct.pair, align 16
  %cmp = fcmp oeq double %y, 0.000000e+00
  %cmp1 = fcmp oeq double %x, 1.000000e+00
  %or.cond = or i1 %cmp1, %cmp
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %or.cond23 = fcmp uno double %x, %y
  br i1 %or.cond23, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %add = fadd double %x, %y
  br label %return

if.end4:                                          ; preds = %if.end
  %0 = tail call double @llvm.fabs.f64(double %x)
  %or.cond25 = tail call i1 @llvm.is.fpclass.f64(double %x, i32 612)
  %1 = tail call double @llvm.fabs.f64(double %y)
  %2 = fcmp oeq double %1, 0x7FF0000000000000
  %or.cond27 = or i1 %or.cond25, %2
  br i1 %or.cond27, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end4
  %call = tail call fastcc double @special_power(double noundef %x, double noundef %y) #29
  br label %return

if.end9:                                          ; preds = %if.end4
  %call10 = tail call fastcc i32 @parity(double noundef %y) #29
  %cmp11 = fcmp olt double %x, 0.000000e+00
  %cmp12 = icmp eq i32 %call10, 0
  %or.cond1 = select i1 %cmp11, i1 %cmp12, i1 false
  br i1 %or.cond1, label %if.then13, label %if.end15

if.then13:                                        ; preds = %if.end9
  tail call fastcc void @__hp_with_errno(i32 noundef 33) #29
  br label %return

if.end15:                                         ; preds = %if.end9
  %cmp17 = icmp eq i32 %call10, 1
  %3 = select i1 %cmp11, i1 %cmp17, i1 false
  %conv = select i1 %3, x86_fp80 0xKBFFF8000000000000000, x86_fp80 0xK3FFF8000000000000000
  call fastcc void @log2_pair(ptr dead_on_unwind nonnull writable sret(%struct.pair) align 16 %log2, double noundef %0) #29
  %4 = load x86_fp80, ptr %log2, align 16
  %conv18 = fpext double %y to x86_fp80
  %mul = fmul x86_fp80 %4, %conv18
  %cmp19 = fcmp ogt x86_fp80 %mul, 0xK40098020000000000000
  br i1 %cmp19, label %if.then21, label %if.end24

if.then21:                                        ; preds = %if.end15
  %mul22 = fmul x86_fp80 %conv, 0xK44008000000000000000
  %call23 = tail call fastcc double @narrow(x86_fp80 noundef %mul22) #29
  br label %return

if.end24:                                         ; preds = %if.end15
  %cmp25 = fcmp olt x86_fp80 %mul, 0xKC0098700000000000000
  br i1 %cmp25, label %if.then27, label %if.end30

if.then27:                                        ; preds = %if.end24
  %mul28 = fmul x86_fp80 %conv, 0xK3BC78000000000000000
  %call29 = tail call fastcc double @narrow(x86_fp80 noundef %mul28) #29
  br label %return

if.end30:                                         ; preds = %if.end24
  call fastcc void @product(ptr dead_on_unwind nonnull writable sret(%struct.pair) align 16 %power, x86_fp80 noundef %4, x86_fp80 noundef %conv18) #29
  %5 = load x86_fp80, ptr %power, align 16
  %6 = tail call x86_fp80 @llvm.rint.f80(x86_fp80 %5)
  %sub = fsub x86_fp80 %5, %6
  %low = getelementptr inbounds i8, ptr %power, i64 16
  %7 = load x86_fp80, ptr %low, align 16
  %low35 = getelementptr inbounds i8, ptr %log2, i64 16
  %8 = load x86_fp80, ptr %low35, align 16
  %mul37 = fmul x86_fp80 %8, %conv18
  %add38 = fadd x86_fp80 %7, %mul37
  %add39 = fadd x86_fp80 %sub, %add38
  %mul40 = fmul x86_fp80 %add39, 0xK3FFEB17217F7D1CF79AC
  %call41 = tail call fastcc x86_fp80 @__hp_exp_small(x86_fp80 noundef %mul40) #29
  %conv42 = fptosi x86_fp80 %6 to i32
  %call43 = tail call fastcc x86_fp80 @__hp_scale(x86_fp80 noundef %call41, i32 noundef %conv42) #29
  %mul44 = fmul x86_fp80 %conv, %call43
  %call45 = tail call fastcc double @narrow(x86_fp80 noundef %mul44) #29
  br label %return

return:                                           ; preds = %if.end30, %if.then27, %if.then21, %if.then13, %if.then8, %if.then3, %entry
  %retval.0 = phi double [ %add, %if.then3 ], [ %call, %if.then8 ], [ 0x7FF8000000000000, %if.then13 ], [ %call23, %if.then21 ], [ %call29, %if.then27 ], [ %call45, %if.end30 ], [ 1.000000e+00, %entry ]
  ret double %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc noundef double @special_power(double noundef %x, double noundef %y) unnamed_addr #21 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = tail call double @llvm.fabs.f64(double %y)
  %2 = fcmp oeq double %1, 0x7FF0000000000000
  br i1 %2, label %if.then, label %if.end7

if.then:                                          ; preds = %entry
  %cmp = fcmp oeq double %0, 1.000000e+00
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %if.then
  %cmp2 = fcmp ogt double %0, 1.000000e+00
  %3 = fcmp ule double %y, 0.000000e+00
  %cmp5 = xor i1 %cmp2, %3
  %cond = select i1 %cmp5, double 0x7FF0000000000000, double 0.000000e+00
  br label %return

if.end7:                                          ; preds = %entry
  %cmp8 = fcmp oeq double %x, 0.000000e+00
  %cmp10 = fcmp olt double %y, 0.000000e+00
  %4 = xor i1 %cmp8, %cmp10
  %cond14 = select i1 %4, double 0.000000e+00, double 0x7FF0000000000000
  %or.cond = and i1 %cmp8, %cmp10
  br i1 %or.cond, label %if.then19, label %if.end20

if.then19:                                        ; preds = %if.end7
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %if.end7
  %5 = bitcast double %x to i64
  %6 = icmp slt i64 %5, 0
  br i1 %6, label %land.lhs.true21, label %return

land.lhs.true21:                                  ; preds = %if.end20
  %call22 = tail call fastcc i32 @parity(double noundef %y) #29
  %cmp23 = icmp eq i32 %call22, 1
  br i1 %cmp23, label %cond.true, label %return

cond.true:                                        ; preds = %land.lhs.true21
  %fneg = fneg double %cond14
  br label %return

return:                                           ; preds = %cond.true, %land.lhs.true21, %if.end20, %if.end, %if.then
  %retval.0 = phi double [ %cond, %if.end ], [ 1.000000e+00, %if.then ], [ %fneg, %cond.true ], [ %cond14, %land.lhs.true21 ], [ %cond14, %if.end20 ]
  ret double %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 3) i32 @parity(double noundef %y) unnamed_addr #7 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %y)
  %cmp = fcmp ult double %0, 0x4340000000000000
  br i1 %cmp, label %if.end, label %return

if.end:                                           ; preds = %entry
  %1 = tail call double @llvm.trunc.f64(double %0)
  %cmp1 = fcmp une double %0, %1
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %conv = fptoui double %0 to i64
  %and = and i64 %conv, 1
  %cmp4.not = icmp eq i64 %and, 0
  %cond = select i1 %cmp4.not, i32 2, i32 1
  br label %return

return:                                           ; preds = %if.end3, %if.end, %entry
  %retval.0 = phi i32 [ %cond, %if.end3 ], [ 2, %entry ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define internal fastcc void @log2_pair(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.pair) align 16 %agg.result, double noundef %x) unnamed_addr #19 {
entry:
  %k = alloca i32, align 4
  %sg = alloca %struct.pair, align 16
  %ln = alloca %struct.pair, align 16
  %log2 = alloca %struct.pair, align 16
  %whole = alloca %struct.pair, align 16
  %conv = fpext double %x to x86_fp80
  %call = call fastcc x86_fp80 @__hp_reduce(x86_fp80 noundef %conv, ptr noundef nonnull %k) #29
  %sub = fadd x86_fp80 %call, 0xKBFFF8000000000000000
  %add = fadd x86_fp80 %sub, 0xK40008000000000000000
  %div = fdiv x86_fp80 %sub, %add
  call fastcc void @product(ptr dead_on_unwind nonnull writable sret(%struct.pair) align 16 %sg, x86_fp80 noundef %div, x86_fp80 noundef %add) #29
  %0 = load x86_fp80, ptr %sg, align 16
  %sub1 = fsub x86_fp80 %sub, %0
  %low = getelementptr inbounds i8, ptr %sg, i64 16
  %1 = load x86_fp80, ptr %low, align 16
  %sub2 = fsub x86_fp80 %sub1, %1
  %div3 = fdiv x86_fp80 %sub2, %add
  %mul = fmul x86_fp80 %div, 0xK40008000000000000000
  %call4 = tail call fastcc x86_fp80 @log_tail(x86_fp80 noundef %div) #29
  %mul5 = fmul x86_fp80 %div3, 0xK40008000000000000000
  %add6 = fadd x86_fp80 %call4, %mul5
  call fastcc void @sum(ptr dead_on_unwind nonnull writable sret(%struct.pair) align 16 %ln, x86_fp80 noundef %mul, x86_fp80 noundef %add6) #29
  %2 = load x86_fp80, ptr %ln, align 16
  call fastcc void @product(ptr dead_on_unwind nonnull writable sret(%struct.pair) align 16 %log2, x86_fp80 noundef %2, x86_fp80 noundef 0xK3FFFB8AA3B295C17F0BC) #29
  %low8 = getelementptr inbounds i8, ptr %ln, i64 16
  %3 = load x86_fp80, ptr %low8, align 16
  %mul9 = fmul x86_fp80 %3, 0xK3FFFB8AA3B295C17F0BC
  %mul11 = fmul x86_fp80 %2, 0xK3FBE82F0025F2DC582EE
  %4 = fsub x86_fp80 %mul9, %mul11
  %low13 = getelementptr inbounds i8, ptr %log2, i64 16
  %5 = load x86_fp80, ptr %low13, align 16
  %add14 = fadd x86_fp80 %5, %4
  store x86_fp80 %add14, ptr %low13, align 16
  %6 = load i32, ptr %k, align 4
  %cmp = icmp eq i32 %6, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %7 = load x86_fp80, ptr %log2, align 16
  tail call fastcc void @sum(ptr dead_on_unwind writable sret(%struct.pair) align 16 %agg.result, x86_fp80 noundef %7, x86_fp80 noundef %add14) #29
  br label %return

if.end:                                           ; preds = %entry
  %conv18 = sitofp i32 %6 to x86_fp80
  %8 = load x86_fp80, ptr %log2, align 16
  call fastcc void @sum(ptr dead_on_unwind nonnull writable sret(%struct.pair) align 16 %whole, x86_fp80 noundef %conv18, x86_fp80 noundef %8) #29
  %9 = load x86_fp80, ptr %whole, align 16
  %low21 = getelementptr inbounds i8, ptr %whole, i64 16
  %10 = load x86_fp80, ptr %low21, align 16
  %add23 = fadd x86_fp80 %add14, %10
  tail call fastcc void @sum(ptr dead_on_unwind writable sret(%struct.pair) align 16 %agg.result, x86_fp80 noundef %9, x86_fp80 noundef %add23) #29
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @product(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.pair) align 16 %agg.result, x86_fp80 noundef %a, x86_fp80 noundef %b) unnamed_addr #15 {
entry:
  %mul = fmul x86_fp80 %a, 0xK401F8000000080000000
  %mul1 = fmul x86_fp80 %b, 0xK401F8000000080000000
  %sub = fsub x86_fp80 %mul, %a
  %sub2 = fsub x86_fp80 %mul, %sub
  %sub3 = fsub x86_fp80 %mul1, %b
  %sub4 = fsub x86_fp80 %mul1, %sub3
  %sub5 = fsub x86_fp80 %a, %sub2
  %sub6 = fsub x86_fp80 %b, %sub4
  %mul7 = fmul x86_fp80 %a, %b
  store x86_fp80 %mul7, ptr %agg.result, align 16
  %low = getelementptr inbounds i8, ptr %agg.result, i64 16
  %mul8 = fmul x86_fp80 %sub2, %sub4
  %sub10 = fsub x86_fp80 %mul8, %mul7
  %mul11 = fmul x86_fp80 %sub2, %sub6
  %add = fadd x86_fp80 %sub10, %mul11
  %mul12 = fmul x86_fp80 %sub5, %sub4
  %add13 = fadd x86_fp80 %mul12, %add
  %mul14 = fmul x86_fp80 %sub5, %sub6
  %add15 = fadd x86_fp80 %mul14, %add13
  store x86_fp80 %add15, ptr %low, align 16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @sum(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.pair) align 16 %agg.result, x86_fp80 noundef %a, x86_fp80 noundef %b) unnamed_addr #15 {
entry:
  %add = fadd x86_fp80 %a, %b
  store x86_fp80 %add, ptr %agg.result, align 16
  %low = getelementptr inbounds i8, ptr %agg.result, i64 16
  %sub = fsub x86_fp80 %add, %a
  %sub2 = fsub x86_fp80 %b, %sub
  store x86_fp80 %sub2, ptr %low, align 16
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local float @powf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = tail call fastcc double @pow_of(double noundef %conv, double noundef %conv1) #29
  %call2 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call2
}

; Function Attrs: noinline nounwind
define weak dso_local double @hypot(double noundef %x, double noundef %y) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @hypot_of(double noundef %x, double noundef %y) #29
  ret double %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc double @hypot_of(double noundef %x, double noundef %y) unnamed_addr #21 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp oeq double %0, 0x7FF0000000000000
  %2 = tail call double @llvm.fabs.f64(double %y)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  %or.cond = or i1 %1, %3
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %conv = fpext double %x to x86_fp80
  %conv1 = fpext double %y to x86_fp80
  %mul = fmul x86_fp80 %conv, %conv
  %mul2 = fmul x86_fp80 %conv1, %conv1
  %add = fadd x86_fp80 %mul, %mul2
  %4 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %add)
  %conv3 = fptrunc x86_fp80 %4 to double
  %5 = tail call double @llvm.fabs.f64(double %conv3)
  %6 = fcmp oeq double %5, 0x7FF0000000000000
  br i1 %6, label %if.then4, label %return

if.then4:                                         ; preds = %if.end
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call, align 4
  br label %return

return:                                           ; preds = %if.then4, %if.end, %entry
  %retval.0 = phi double [ 0x7FF0000000000000, %entry ], [ %conv3, %if.then4 ], [ %conv3, %if.end ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @hypotf(float noundef %x, float noundef %y) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %call = tail call fastcc double @hypot_of(double noundef %conv, double noundef %conv1) #29
  %call2 = tail call fastcc float @narrow_to_float(double noundef %call) #29
  ret float %call2
}

; Function Attrs: noinline nounwind
define weak dso_local double @sin(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @sin_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @sin_of(double noundef %x) unnamed_addr #22 {
entry:
  %otherwise = alloca double, align 8
  %agg.tmp = alloca %struct.angle, align 16
  %call = call fastcc i32 @has_angle(double noundef %x, ptr noundef nonnull %otherwise) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load double, ptr %otherwise, align 8
  br label %return

if.end:                                           ; preds = %entry
  %cmp = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp, label %return, label %cond.false

cond.false:                                       ; preds = %if.end
  call fastcc void @reduce(ptr dead_on_unwind nonnull writable sret(%struct.angle) align 16 %agg.tmp, double noundef %x) #29
  %call1 = tail call fastcc x86_fp80 @sine_in(ptr noundef nonnull byval(%struct.angle) align 16 %agg.tmp, i32 noundef 0) #29
  %conv = fptrunc x86_fp80 %call1 to double
  br label %return

return:                                           ; preds = %cond.false, %if.end, %if.then
  %retval.0 = phi double [ %0, %if.then ], [ %conv, %cond.false ], [ %x, %if.end ]
  ret double %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @has_angle(double noundef %x, ptr nocapture noundef writeonly %otherwise) unnamed_addr #21 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %1, label %if.end, label %return

if.end:                                           ; preds = %entry
  %2 = fcmp uno double %x, 0.000000e+00
  br i1 %2, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end
  tail call fastcc void @__hp_with_errno(i32 noundef 33) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %if.end
  %cond = phi double [ 0x7FF8000000000000, %cond.false ], [ %x, %if.end ]
  store double %cond, ptr %otherwise, align 8
  br label %return

return:                                           ; preds = %cond.end, %entry
  %retval.0 = phi i32 [ 0, %cond.end ], [ 1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @reduce(ptr dead_on_unwind noalias nocapture writable sret(%struct.angle) align 16 %agg.result, double noundef %x) unnamed_addr #9 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %cmp = fcmp ugt double %0, 7.800000e-01
  br i1 %cmp, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %conv = fpext double %x to x86_fp80
  store x86_fp80 %conv, ptr %agg.result, align 16
  %angle.sroa.21.0.agg.result.sroa_idx = getelementptr inbounds i8, ptr %agg.result, i64 16
  store i32 0, ptr %angle.sroa.21.0.agg.result.sroa_idx, align 16
  br label %cond.end

cond.false:                                       ; preds = %entry
  tail call fastcc void @reduce_large(ptr dead_on_unwind writable sret(%struct.angle) align 16 %agg.result, double noundef %x) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc x86_fp80 @sine_in(ptr nocapture noundef readonly byval(%struct.angle) align 16 %angle, i32 noundef %quarter_turns) unnamed_addr #24 {
entry:
  %quadrant1 = getelementptr inbounds i8, ptr %angle, i64 16
  %0 = load i32, ptr %quadrant1, align 16
  %add = add i32 %0, %quarter_turns
  %and2 = and i32 %add, 1
  %cmp.not = icmp eq i32 %and2, 0
  %1 = load x86_fp80, ptr %angle, align 16
  br i1 %cmp.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %call = tail call fastcc x86_fp80 @cosine_of(x86_fp80 noundef %1) #29
  br label %cond.end

cond.false:                                       ; preds = %entry
  %call4 = tail call fastcc x86_fp80 @sine_of(x86_fp80 noundef %1) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi x86_fp80 [ %call, %cond.true ], [ %call4, %cond.false ]
  %and5 = and i32 %add, 2
  %cmp6.not = icmp eq i32 %and5, 0
  %fneg = fneg x86_fp80 %cond
  %cond10 = select i1 %cmp6.not, x86_fp80 %cond, x86_fp80 %fneg
  ret x86_fp80 %cond10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @cosine_of(x86_fp80 noundef %r) unnamed_addr #23 {
entry:
  %mul = fmul x86_fp80 %r, %r
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.07 = phi i32 [ 21, %entry ], [ %sub3, %for.body ]
  %sum.06 = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %sub, %for.body ]
  %add = add nuw nsw i32 %i.07, 1
  %mul1 = mul nuw nsw i32 %add, %i.07
  %conv = uitofp nneg i32 %mul1 to x86_fp80
  %div = fdiv x86_fp80 %mul, %conv
  %mul2 = fmul x86_fp80 %sum.06, %div
  %sub = fsub x86_fp80 0xK3FFF8000000000000000, %mul2
  %sub3 = add nsw i32 %i.07, -2
  %cmp = icmp ugt i32 %i.07, 2
  br i1 %cmp, label %for.body, label %for.end

for.end:                                          ; preds = %for.body
  ret x86_fp80 %sub
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @sine_of(x86_fp80 noundef %r) unnamed_addr #23 {
entry:
  %mul = fmul x86_fp80 %r, %r
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.08 = phi i32 [ 20, %entry ], [ %sub3, %for.body ]
  %sum.07 = phi x86_fp80 [ 0xK3FFF8000000000000000, %entry ], [ %sub, %for.body ]
  %add = or disjoint i32 %i.08, 1
  %mul1 = mul nuw nsw i32 %add, %i.08
  %conv = uitofp nneg i32 %mul1 to x86_fp80
  %div = fdiv x86_fp80 %mul, %conv
  %mul2 = fmul x86_fp80 %sum.07, %div
  %sub = fsub x86_fp80 0xK3FFF8000000000000000, %mul2
  %sub3 = add nsw i32 %i.08, -2
  %cmp = icmp ugt i32 %i.08, 2
  br i1 %cmp, label %for.body, label %for.end

for.end:                                          ; preds = %for.body
  %mul4 = fmul x86_fp80 %sub, %r
  ret x86_fp80 %mul4
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @reduce_large(ptr dead_on_unwind noalias nocapture writable sret(%struct.angle) align 16 %agg.result, double noundef %x) unnamed_addr #9 {
entry:
  %product = alloca [9 x i32], align 16
  %fraction = alloca [6 x i32], align 16
  %0 = bitcast double %x to i64
  %shr = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %shr to i32
  %conv = and i32 %1, 2047
  %cmp = icmp ugt i32 %conv, 1077
  %sub3 = add nsw i32 %conv, -1077
  %div50 = lshr i32 %sub3, 5
  %cond = select i1 %cmp, i32 %div50, i32 0
  %add = shl nuw i32 %cond, 5
  %2 = sub i32 %add, %conv
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(36) %product, i8 0, i64 36, i1 false)
  %and = lshr i64 %0, 32
  %3 = and i64 %and, 1048575
  %sub11 = add nuw nsw i32 %cond, 6
  %conv14 = and i64 %0, 4294967295
  %4 = zext nneg i32 %sub11 to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %carry.054 = phi i64 [ 0, %entry ], [ %shr20, %for.body ]
  %5 = sub nuw nsw i64 %4, %indvars.iv
  %arrayidx = getelementptr inbounds [40 x i32], ptr @two_over_pi, i64 0, i64 %5
  %6 = load i32, ptr %arrayidx, align 4
  %conv13 = zext i32 %6 to i64
  %mul15 = mul nuw i64 %conv14, %conv13
  %add16 = add nuw i64 %mul15, %carry.054
  %conv17 = trunc i64 %add16 to i32
  %arrayidx19 = getelementptr inbounds [9 x i32], ptr %product, i64 0, i64 %indvars.iv
  store i32 %conv17, ptr %arrayidx19, align 4
  %shr20 = lshr i64 %add16, 32
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 7
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body
  %conv7 = or disjoint i64 %3, 1048576
  %conv21 = trunc nuw i64 %shr20 to i32
  %arrayidx22 = getelementptr inbounds i8, ptr %product, i64 28
  store i32 %conv21, ptr %arrayidx22, align 4
  %sub29 = add nuw nsw i32 %cond, 6
  %7 = zext nneg i32 %sub29 to i64
  br label %for.body27

for.body27:                                       ; preds = %for.body27, %for.end
  %indvars.iv64 = phi i64 [ 0, %for.end ], [ %indvars.iv.next65, %for.body27 ]
  %carry.156 = phi i64 [ 0, %for.end ], [ %shr46, %for.body27 ]
  %8 = sub nuw nsw i64 %7, %indvars.iv64
  %arrayidx32 = getelementptr inbounds [40 x i32], ptr @two_over_pi, i64 0, i64 %8
  %9 = load i32, ptr %arrayidx32, align 4
  %conv33 = zext i32 %9 to i64
  %mul35 = mul nuw nsw i64 %conv7, %conv33
  %indvars.iv.next65 = add nuw nsw i64 %indvars.iv64, 1
  %arrayidx38 = getelementptr inbounds [9 x i32], ptr %product, i64 0, i64 %indvars.iv.next65
  %10 = load i32, ptr %arrayidx38, align 4
  %conv39 = zext i32 %10 to i64
  %add40 = add nuw nsw i64 %carry.156, %conv39
  %add41 = add nuw nsw i64 %add40, %mul35
  %conv42 = trunc i64 %add41 to i32
  store i32 %conv42, ptr %arrayidx38, align 4
  %shr46 = lshr i64 %add41, 32
  %exitcond68.not = icmp eq i64 %indvars.iv.next65, 7
  br i1 %exitcond68.not, label %for.end49, label %for.body27

for.end49:                                        ; preds = %for.body27
  %sub4 = add i32 %2, 1299
  %conv50 = trunc nuw nsw i64 %shr46 to i32
  %arrayidx51 = getelementptr inbounds i8, ptr %product, i64 32
  store i32 %conv50, ptr %arrayidx51, align 16
  %div52 = sdiv i32 %sub4, 32
  %rem = srem i32 %sub4, 32
  %idxprom56 = sext i32 %div52 to i64
  %arrayidx57 = getelementptr inbounds [9 x i32], ptr %product, i64 0, i64 %idxprom56
  %11 = load i32, ptr %arrayidx57, align 4
  %shr61 = lshr i32 %11, %rem
  %cmp64.not = icmp ne i32 %rem, 0
  %cmp67 = icmp slt i32 %sub4, 256
  %or.cond = and i1 %cmp67, %cmp64.not
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %for.end49
  %add66 = add nsw i32 %div52, 1
  %idxprom70 = sext i32 %add66 to i64
  %arrayidx71 = getelementptr inbounds [9 x i32], ptr %product, i64 0, i64 %idxprom70
  %12 = load i32, ptr %arrayidx71, align 4
  %sub72 = sub nsw i32 32, %rem
  %shl = shl i32 %12, %sub72
  %or73 = or i32 %shl, %shr61
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end49
  %whole.0 = phi i32 [ %or73, %if.then ], [ %shr61, %for.end49 ]
  %13 = sext i32 %div52 to i64
  %14 = sext i32 %div52 to i64
  br label %for.body78

for.body78:                                       ; preds = %cond.end90, %if.end
  %indvars.iv69 = phi i64 [ 0, %if.end ], [ %indvars.iv.next70, %cond.end90 ]
  %15 = xor i64 %indvars.iv69, -1
  %16 = add nsw i64 %14, %15
  %17 = sub nsw i64 %13, %indvars.iv69
  %arrayidx83 = getelementptr inbounds [9 x i32], ptr %product, i64 0, i64 %17
  %18 = load i32, ptr %arrayidx83, align 4
  %cmp84 = icmp sgt i64 %16, -1
  br i1 %cmp84, label %cond.true86, label %cond.end90

cond.true86:                                      ; preds = %for.body78
  %arrayidx88 = getelementptr inbounds [9 x i32], ptr %product, i64 0, i64 %16
  %19 = load i32, ptr %arrayidx88, align 4
  br label %cond.end90

cond.end90:                                       ; preds = %cond.true86, %for.body78
  %cond91 = phi i32 [ %19, %cond.true86 ], [ 0, %for.body78 ]
  %20 = freeze i32 %18
  %cond101 = tail call i32 @llvm.fshr.i32(i32 %20, i32 %cond91, i32 %rem)
  %arrayidx103 = getelementptr inbounds [6 x i32], ptr %fraction, i64 0, i64 %indvars.iv69
  store i32 %cond101, ptr %arrayidx103, align 4
  %indvars.iv.next70 = add nuw nsw i64 %indvars.iv69, 1
  %exitcond74.not = icmp eq i64 %indvars.iv.next70, 6
  br i1 %exitcond74.not, label %for.end106, label %for.body78

for.end106:                                       ; preds = %cond.end90
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %agg.result, i8 0, i64 32, i1 false)
  %quadrant = getelementptr inbounds i8, ptr %agg.result, i64 16
  %and107 = and i32 %whole.0, 3
  store i32 %and107, ptr %quadrant, align 16
  %21 = load i32, ptr %fraction, align 16
  %cmp110 = icmp slt i32 %21, 0
  %.lobit = lshr i32 %21, 31
  br i1 %cmp110, label %if.then112, label %for.body141.preheader

if.then112:                                       ; preds = %for.end106
  %add114 = add i32 %whole.0, 1
  %and115 = and i32 %add114, 3
  store i32 %and115, ptr %quadrant, align 16
  br label %for.body121

for.body121:                                      ; preds = %for.body121, %if.then112
  %indvars.iv75 = phi i64 [ 5, %if.then112 ], [ %indvars.iv.next76, %for.body121 ]
  %borrow.058 = phi i32 [ 1, %if.then112 ], [ %land.ext, %for.body121 ]
  %arrayidx123 = getelementptr inbounds [6 x i32], ptr %fraction, i64 0, i64 %indvars.iv75
  %22 = load i32, ptr %arrayidx123, align 4
  %not = xor i32 %22, -1
  %add124 = add i32 %borrow.058, %not
  store i32 %add124, ptr %arrayidx123, align 4
  %cmp127.not = icmp ne i32 %borrow.058, 0
  %cmp131 = icmp eq i32 %add124, 0
  %spec.select = select i1 %cmp127.not, i1 %cmp131, i1 false
  %land.ext = zext i1 %spec.select to i32
  %indvars.iv.next76 = add nsw i64 %indvars.iv75, -1
  %cmp119.not = icmp eq i64 %indvars.iv75, 0
  br i1 %cmp119.not, label %for.body141.preheader, label %for.body121

for.body141.preheader:                            ; preds = %for.body121, %for.end106
  br label %for.body141

for.body141:                                      ; preds = %for.body141, %for.body141.preheader
  %indvars.iv78 = phi i64 [ %indvars.iv.next79, %for.body141 ], [ 5, %for.body141.preheader ]
  %rest136.060 = phi x86_fp80 [ %mul146, %for.body141 ], [ 0xK00000000000000000000, %for.body141.preheader ]
  %arrayidx143 = getelementptr inbounds [6 x i32], ptr %fraction, i64 0, i64 %indvars.iv78
  %23 = load i32, ptr %arrayidx143, align 4
  %conv144 = uitofp i32 %23 to x86_fp80
  %add145 = fadd x86_fp80 %rest136.060, %conv144
  %mul146 = fmul x86_fp80 %add145, 0xK3FDF8000000000000000
  %indvars.iv.next79 = add nsw i64 %indvars.iv78, -1
  %cmp139.not = icmp eq i64 %indvars.iv78, 0
  br i1 %cmp139.not, label %for.end149, label %for.body141

for.end149:                                       ; preds = %for.body141
  %mul150 = fmul x86_fp80 %mul146, 0xK3FFFC90FDAA22168C235
  %cmp153 = icmp slt i64 %0, 0
  %.lobit51 = lshr i64 %0, 63
  %conv154 = trunc nuw nsw i64 %.lobit51 to i32
  %cmp155.not = icmp eq i32 %.lobit, %conv154
  %fneg = fneg x86_fp80 %mul150
  %spec.select52 = select i1 %cmp155.not, x86_fp80 %mul150, x86_fp80 %fneg
  store x86_fp80 %spec.select52, ptr %agg.result, align 16
  br i1 %cmp153, label %if.then164, label %if.end169

if.then164:                                       ; preds = %for.end149
  %24 = load i32, ptr %quadrant, align 16
  %sub166 = sub i32 0, %24
  %and167 = and i32 %sub166, 3
  store i32 %and167, ptr %quadrant, align 16
  br label %if.end169

if.end169:                                        ; preds = %if.then164, %for.end149
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local float @sinf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @sin_of(double noundef %conv) #29
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind
define weak dso_local double @cos(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @cos_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @cos_of(double noundef %x) unnamed_addr #22 {
entry:
  %otherwise = alloca double, align 8
  %agg.tmp = alloca %struct.angle, align 16
  %call = call fastcc i32 @has_angle(double noundef %x, ptr noundef nonnull %otherwise) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  call fastcc void @reduce(ptr dead_on_unwind nonnull writable sret(%struct.angle) align 16 %agg.tmp, double noundef %x) #29
  %call1 = tail call fastcc x86_fp80 @sine_in(ptr noundef nonnull byval(%struct.angle) align 16 %agg.tmp, i32 noundef 1) #29
  %conv = fptrunc x86_fp80 %call1 to double
  br label %cond.end

cond.false:                                       ; preds = %entry
  %0 = load double, ptr %otherwise, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %conv, %cond.true ], [ %0, %cond.false ]
  ret double %cond
}

; Function Attrs: noinline nounwind
define weak dso_local float @cosf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @cos_of(double noundef %conv) #29
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind
define weak dso_local double @tan(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @tan_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @tan_of(double noundef %x) unnamed_addr #22 {
entry:
  %otherwise = alloca double, align 8
  %angle = alloca %struct.angle, align 16
  %call = call fastcc i32 @has_angle(double noundef %x, ptr noundef nonnull %otherwise) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load double, ptr %otherwise, align 8
  br label %return

if.end:                                           ; preds = %entry
  %cmp = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp, label %return, label %if.end2

if.end2:                                          ; preds = %if.end
  call fastcc void @reduce(ptr dead_on_unwind nonnull writable sret(%struct.angle) align 16 %angle, double noundef %x) #29
  %call3 = tail call fastcc x86_fp80 @sine_in(ptr noundef nonnull byval(%struct.angle) align 16 %angle, i32 noundef 0) #29
  %call4 = tail call fastcc x86_fp80 @sine_in(ptr noundef nonnull byval(%struct.angle) align 16 %angle, i32 noundef 1) #29
  %div = fdiv x86_fp80 %call3, %call4
  %conv = fptrunc x86_fp80 %div to double
  br label %return

return:                                           ; preds = %if.end2, %if.end, %if.then
  %retval.0 = phi double [ %conv, %if.end2 ], [ %0, %if.then ], [ %x, %if.end ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @tanf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @tan_of(double noundef %conv) #29
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind
define weak dso_local double @asin(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @asin_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @asin_of(double noundef %x) unnamed_addr #22 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fpext double %0 to x86_fp80
  %cmp = fcmp ogt double %0, 1.000000e+00
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @__hp_with_errno(i32 noundef 33) #29
  br label %return

if.end:                                           ; preds = %entry
  %or.cond = fcmp ueq double %x, 0.000000e+00
  br i1 %or.cond, label %return, label %if.end5

if.end5:                                          ; preds = %if.end
  %sub = fsub x86_fp80 0xK3FFF8000000000000000, %1
  %add = fadd x86_fp80 %1, 0xK3FFF8000000000000000
  %mul = fmul x86_fp80 %sub, %add
  %2 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %mul)
  %div = fdiv x86_fp80 %1, %2
  %call6 = tail call fastcc x86_fp80 @arc_tangent(x86_fp80 noundef %div) #29
  %conv7 = fptrunc x86_fp80 %call6 to double
  %3 = tail call double @llvm.copysign.f64(double %conv7, double %x)
  br label %return

return:                                           ; preds = %if.end5, %if.end, %if.then
  %retval.0 = phi double [ 0x7FF8000000000000, %if.then ], [ %3, %if.end5 ], [ %x, %if.end ]
  ret double %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc x86_fp80 @arc_tangent(x86_fp80 noundef %t) unnamed_addr #23 {
entry:
  %cmp = fcmp ogt x86_fp80 %t, 0xK3FFF8000000000000000
  %div = fdiv x86_fp80 0xK3FFF8000000000000000, %t
  %t.addr.0 = select i1 %cmp, x86_fp80 %div, x86_fp80 %t
  %mul = fmul x86_fp80 %t.addr.0, 0xK40018000000000000000
  %add = fadd x86_fp80 %mul, 0xK3FFE8000000000000000
  %conv1 = fptosi x86_fp80 %add to i32
  %conv2 = sitofp i32 %conv1 to x86_fp80
  %div3 = fmul x86_fp80 %conv2, 0xK3FFD8000000000000000
  %sub = fsub x86_fp80 %t.addr.0, %div3
  %mul4 = fmul x86_fp80 %t.addr.0, %div3
  %add5 = fadd x86_fp80 %mul4, 0xK3FFF8000000000000000
  %div6 = fdiv x86_fp80 %sub, %add5
  %mul7 = fmul x86_fp80 %div6, %div6
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.016 = phi i32 [ 23, %entry ], [ %sub14, %for.body ]
  %sum.015 = phi x86_fp80 [ 0xK00000000000000000000, %entry ], [ %mul13, %for.body ]
  %conv10 = uitofp nneg i32 %i.016 to x86_fp80
  %div11 = fdiv x86_fp80 0xK3FFF8000000000000000, %conv10
  %sub12 = fsub x86_fp80 %div11, %sum.015
  %mul13 = fmul x86_fp80 %mul7, %sub12
  %sub14 = add nsw i32 %i.016, -2
  %cmp8 = icmp ugt i32 %i.016, 4
  br i1 %cmp8, label %for.body, label %for.end

for.end:                                          ; preds = %for.body
  %idxprom = sext i32 %conv1 to i64
  %arrayidx = getelementptr inbounds [5 x x86_fp80], ptr @arc_tangent.angles, i64 0, i64 %idxprom
  %0 = load x86_fp80, ptr %arrayidx, align 16
  %mul15 = fmul x86_fp80 %div6, %mul13
  %sub16 = fsub x86_fp80 %div6, %mul15
  %add17 = fadd x86_fp80 %sub16, %0
  %sub19 = fsub x86_fp80 0xK3FFFC90FDAA22168C235, %add17
  %cond = select i1 %cmp, x86_fp80 %sub19, x86_fp80 %add17
  ret x86_fp80 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local float @asinf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @asin_of(double noundef %conv) #29
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind
define weak dso_local double @acos(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @acos_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none)
define internal fastcc double @acos_of(double noundef %x) unnamed_addr #22 {
entry:
  %conv = fpext double %x to x86_fp80
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %conv)
  %cmp = fcmp ogt x86_fp80 %0, 0xK3FFF8000000000000000
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @__hp_with_errno(i32 noundef 33) #29
  br label %return

if.end:                                           ; preds = %entry
  %1 = fcmp uno double %x, 0.000000e+00
  br i1 %1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %sub = fsub x86_fp80 0xK3FFF8000000000000000, %conv
  %add = fadd x86_fp80 %conv, 0xK3FFF8000000000000000
  %div = fdiv x86_fp80 %sub, %add
  %2 = tail call x86_fp80 @llvm.sqrt.f80(x86_fp80 %div)
  %call4 = tail call fastcc x86_fp80 @arc_tangent(x86_fp80 noundef %2) #29
  %mul = fmul x86_fp80 %call4, 0xK40008000000000000000
  %conv5 = fptrunc x86_fp80 %mul to double
  br label %return

return:                                           ; preds = %if.end3, %if.end, %if.then
  %retval.0 = phi double [ 0x7FF8000000000000, %if.then ], [ %conv5, %if.end3 ], [ %x, %if.end ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @acosf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @acos_of(double noundef %conv) #29
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind
define weak dso_local double @atan(double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @atan_of(double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc double @atan_of(double noundef %x) unnamed_addr #23 {
entry:
  %or.cond = fcmp ueq double %x, 0.000000e+00
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fpext double %0 to x86_fp80
  %call = tail call fastcc x86_fp80 @arc_tangent(x86_fp80 noundef %1) #29
  %cmp1 = fcmp olt double %x, 0.000000e+00
  %fneg = fneg x86_fp80 %call
  %cond = select i1 %cmp1, x86_fp80 %fneg, x86_fp80 %call
  %conv3 = fptrunc x86_fp80 %cond to double
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi double [ %conv3, %if.end ], [ %x, %entry ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @atanf(float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @atan_of(double noundef %conv) #29
  %conv1 = fptrunc double %call to float
  ret float %conv1
}

; Function Attrs: noinline nounwind
define weak dso_local double @atan2(double noundef %y, double noundef %x) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @atan2_of(double noundef %y, double noundef %x) #29
  ret double %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc double @atan2_of(double noundef %y, double noundef %x) unnamed_addr #23 {
entry:
  %or.cond = fcmp uno double %x, %y
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add = fadd double %y, %x
  br label %return

if.end:                                           ; preds = %entry
  %0 = bitcast double %x to i64
  %1 = icmp slt i64 %0, 0
  %cmp = fcmp oeq double %y, 0.000000e+00
  br i1 %cmp, label %if.then1, label %if.else

if.then1:                                         ; preds = %if.end
  %cond = select i1 %1, x86_fp80 0xK4000C90FDAA22168C235, x86_fp80 0xK00000000000000000000
  br label %if.end11

if.else:                                          ; preds = %if.end
  %2 = tail call double @llvm.fabs.f64(double %y)
  %3 = fcmp oeq double %2, 0x7FF0000000000000
  %4 = tail call double @llvm.fabs.f64(double %x)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %or.cond14 = and i1 %3, %5
  br i1 %or.cond14, label %if.then2, label %if.else5

if.then2:                                         ; preds = %if.else
  %cond4 = select i1 %1, x86_fp80 0xK400096CBE3F9990E91A8, x86_fp80 0xK3FFEC90FDAA22168C235
  br label %if.end11

if.else5:                                         ; preds = %if.else
  %conv = fpext double %y to x86_fp80
  %conv6 = fpext double %x to x86_fp80
  %div = fdiv x86_fp80 %conv, %conv6
  %6 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %div)
  %call = tail call fastcc x86_fp80 @arc_tangent(x86_fp80 noundef %6) #29
  %sub = fsub x86_fp80 0xK4000C90FDAA22168C235, %call
  %spec.select = select i1 %1, x86_fp80 %sub, x86_fp80 %call
  br label %if.end11

if.end11:                                         ; preds = %if.else5, %if.then2, %if.then1
  %result.0 = phi x86_fp80 [ %cond, %if.then1 ], [ %cond4, %if.then2 ], [ %spec.select, %if.else5 ]
  %conv12 = fptrunc x86_fp80 %result.0 to double
  %7 = tail call double @llvm.copysign.f64(double %conv12, double %y)
  br label %return

return:                                           ; preds = %if.end11, %if.then
  %retval.0 = phi double [ %add, %if.then ], [ %7, %if.end11 ]
  ret double %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local float @atan2f(float noundef %y, float noundef %x) local_unnamed_addr #0 {
entry:
  %conv = fpext float %y to double
  %conv1 = fpext float %x to double
  %call = tail call fastcc double @atan2_of(double noundef %conv, double noundef %conv1) #29
  %conv2 = fptrunc double %call to float
  ret float %conv2
}

; Function Attrs: noinline nounwind
define weak dso_local void @sincos(double noundef %x, ptr noundef %sine, ptr noundef %cosine) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @sin_of(double noundef %x) #29
  store double %call, ptr %sine, align 8
  %call1 = tail call fastcc double @cos_of(double noundef %x) #29
  store double %call1, ptr %cosine, align 8
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @sincosf(float noundef %x, ptr noundef %sine, ptr noundef %cosine) local_unnamed_addr #0 {
entry:
  %conv = fpext float %x to double
  %call = tail call fastcc double @sin_of(double noundef %conv) #29
  %conv1 = fptrunc double %call to float
  store float %conv1, ptr %sine, align 4
  %call3 = tail call fastcc double @cos_of(double noundef %conv) #29
  %conv4 = fptrunc double %call3 to float
  store float %conv4, ptr %cosine, align 4
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memcpy(ptr noalias noundef %to, ptr noalias noundef %from, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @mempcpy(ptr noalias noundef %to, ptr noalias noundef %from, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %n
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__mempcpy(ptr noalias noundef %to, ptr noalias noundef %from, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %n
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memmove(ptr noundef %to, ptr noundef %from, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memset(ptr noundef %p, i32 noundef %c, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = trunc i32 %c to i8
  tail call void @llvm.memset.p0.i64(ptr align 1 %p, i8 %0, i64 %n, i1 false)
  ret ptr %p
}

; Function Attrs: noinline nounwind
define weak dso_local void @bcopy(ptr noundef %from, ptr noundef %to, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false)
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @bzero(ptr noundef %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memset.p0.i64(ptr align 1 %p, i8 0, i64 %n, i1 false)
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @explicit_bzero(ptr noundef %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memset.p0.i64(ptr align 1 %p, i8 0, i64 %n, i1 false)
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @memcmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i64 noundef %n) #29
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 -1, 2) i32 @compare(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, i64 noundef %n) unnamed_addr #24 {
entry:
  %cmp10.not = icmp eq i64 %n, 0
  br i1 %cmp10.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add nuw i64 %i.011, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.011 = phi i64 [ %inc, %for.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %i.011
  %0 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i64 %i.011
  %1 = load i8, ptr %arrayidx1, align 1
  %cmp3.not = icmp eq i8 %0, %1
  br i1 %cmp3.not, label %for.cond, label %if.then

if.then:                                          ; preds = %for.body
  %cmp9 = icmp ult i8 %0, %1
  %cond = select i1 %cmp9, i32 -1, i32 1
  br label %return

return:                                           ; preds = %if.then, %for.cond, %entry
  %retval.0 = phi i32 [ %cond, %if.then ], [ 0, %entry ], [ 0, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @bcmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i64 noundef %n) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @timingsafe_bcmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i64 noundef %n) #29
  %cmp = icmp ne i32 %call, 0
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memccpy(ptr noalias noundef %to, ptr noalias noundef %from, i32 noundef %stop, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8.not = icmp eq i64 %n, 0
  br i1 %cmp8.not, label %return, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %0 = trunc i32 %stop to i8
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %i.09 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %arrayidx = getelementptr inbounds i8, ptr %from, i64 %i.09
  %1 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %to, i64 %i.09
  store i8 %1, ptr %arrayidx1, align 1
  %cmp5 = icmp eq i8 %1, %0
  br i1 %cmp5, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx1.le = getelementptr inbounds i8, ptr %to, i64 %i.09
  %add.ptr7 = getelementptr inbounds i8, ptr %arrayidx1.le, i64 1
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add nuw i64 %i.09, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

return:                                           ; preds = %for.inc, %if.then, %entry
  %retval.0 = phi ptr [ %add.ptr7, %if.then ], [ null, %entry ], [ null, %for.inc ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memchr(ptr noundef %p, i32 noundef %wanted, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7.not = icmp eq i64 %n, 0
  br i1 %cmp7.not, label %return, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %0 = trunc i32 %wanted to i8
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %i.08 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %arrayidx = getelementptr inbounds i8, ptr %p, i64 %i.08
  %1 = load i8, ptr %arrayidx, align 1
  %cmp3 = icmp eq i8 %1, %0
  br i1 %cmp3, label %return.split.loop.exit5, label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nuw i64 %i.08, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

return.split.loop.exit5:                          ; preds = %for.body
  %arrayidx.le = getelementptr inbounds i8, ptr %p, i64 %i.08
  br label %return

return:                                           ; preds = %return.split.loop.exit5, %for.inc, %entry
  %retval.0 = phi ptr [ %arrayidx.le, %return.split.loop.exit5 ], [ null, %entry ], [ null, %for.inc ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @rawmemchr(ptr noundef %p, i32 noundef %wanted) local_unnamed_addr #0 {
entry:
  %0 = trunc i32 %wanted to i8
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %s.0 = phi ptr [ %p, %entry ], [ %incdec.ptr, %while.cond ]
  %1 = load i8, ptr %s.0, align 1
  %cmp.not = icmp eq i8 %1, %0
  %incdec.ptr = getelementptr inbounds i8, ptr %s.0, i64 1
  br i1 %cmp.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  ret ptr %s.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memrchr(ptr noundef %p, i32 noundef %wanted, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = trunc i32 %wanted to i8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.addr.0 = phi i64 [ %n, %entry ], [ %dec, %while.body ]
  %cmp.not = icmp eq i64 %n.addr.0, 0
  br i1 %cmp.not, label %return, label %while.body

while.body:                                       ; preds = %while.cond
  %dec = add i64 %n.addr.0, -1
  %arrayidx = getelementptr inbounds i8, ptr %p, i64 %dec
  %1 = load i8, ptr %arrayidx, align 1
  %cmp3 = icmp eq i8 %1, %0
  br i1 %cmp3, label %return.split.loop.exit5, label %while.cond

return.split.loop.exit5:                          ; preds = %while.body
  %arrayidx.le = getelementptr inbounds i8, ptr %p, i64 %dec
  br label %return

return:                                           ; preds = %return.split.loop.exit5, %while.cond
  %retval.0 = phi ptr [ %arrayidx.le, %return.split.loop.exit5 ], [ null, %while.cond ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memmem(ptr noundef %where, i64 noundef %where_size, ptr noundef %what, i64 noundef %what_size) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp ugt i64 %what_size, %where_size
  %sub = sub i64 %where_size, %what_size
  br i1 %cmp.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add i64 %i.08, 1
  %cmp1.not = icmp ugt i64 %inc, %sub
  %or.cond = or i1 %cmp.not, %cmp1.not
  br i1 %or.cond, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.08 = phi i64 [ %inc, %for.cond ], [ 0, %entry ]
  %add.ptr = getelementptr inbounds i8, ptr %where, i64 %i.08
  %call = tail call fastcc i32 @compare(ptr noundef %add.ptr, ptr noundef %what, i64 noundef %what_size) #29
  %cmp2 = icmp eq i32 %call, 0
  br i1 %cmp2, label %return, label %for.cond

return:                                           ; preds = %for.body, %for.cond, %entry
  %retval.0 = phi ptr [ null, %entry ], [ %add.ptr, %for.body ], [ null, %for.cond ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ffs(i32 noundef %value) local_unnamed_addr #0 {
entry:
  %conv = zext i32 %value to i64
  %call = tail call fastcc i32 @first_set(i64 noundef %conv) #29
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc i32 @first_set(i64 noundef %value) unnamed_addr #23 {
entry:
  br label %for.body

for.body:                                         ; preds = %for.inc, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.inc ]
  %0 = shl nuw i64 1, %indvars.iv
  %1 = and i64 %0, %value
  %cmp1.not = icmp eq i64 %1, 0
  br i1 %cmp1.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  %2 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add nuw nsw i32 %2, 1
  br label %return

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %return, label %for.body

return:                                           ; preds = %for.inc, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ 0, %for.inc ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ffsl(i64 noundef %value) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @first_set(i64 noundef %value) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ffsll(i64 noundef %value) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @first_set(i64 noundef %value) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vfprintf(ptr noalias noundef %stream, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print(ptr noundef %stream, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vprintf(ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %call = tail call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vsnprintf(ptr noalias noundef %buffer, i64 noundef %room, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef %room, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vsprintf(ptr noalias noundef %buffer, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef -1, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vdprintf(i32 noundef %fd, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vasprintf(ptr noalias noundef %result, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @print_allocated(ptr noundef %result, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @print_allocated(ptr nocapture noundef writeonly %result, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %again = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_copy.p0(ptr nonnull %again, ptr %arguments)
  %call = call fastcc i32 @__hp_print_to(ptr noundef null, i64 noundef 0, ptr noundef %format, ptr noundef nonnull %again) #29
  call void @llvm.va_end.p0(ptr %again)
  %cmp = icmp slt i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %narrow = add nuw i32 %call, 1
  %add = zext i32 %narrow to i64
  %call3 = call ptr @malloc(i64 noundef %add) #29
  %cmp4 = icmp eq ptr %call3, null
  br i1 %cmp4, label %return, label %if.end7

if.end7:                                          ; preds = %if.end
  store ptr %call3, ptr %result, align 8
  %call10 = call fastcc i32 @__hp_print_to(ptr noundef nonnull %call3, i64 noundef %add, ptr noundef %format, ptr noundef %arguments) #29
  br label %return

return:                                           ; preds = %if.end7, %if.end, %entry
  %retval.0 = phi i32 [ %call10, %if.end7 ], [ -1, %entry ], [ -1, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @printf(ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr @stdout, align 8
  %call = call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fprintf(ptr noalias noundef %stream, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print(ptr noundef %stream, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @dprintf(i32 noundef %fd, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sprintf(ptr noalias noundef %buffer, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef -1, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @snprintf(ptr noalias noundef %buffer, i64 noundef %room, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef %room, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @asprintf(ptr noalias noundef %result, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @print_allocated(ptr noundef %result, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputc(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.210(i32 noundef %c, ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 -1, 256) i32 @put_char.210(i32 noundef %c, ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %byte = alloca i8, align 1
  %conv = trunc i32 %c to i8
  store i8 %conv, ptr %byte, align 1
  %call = call fastcc i32 @put(ptr noundef %stream, ptr noundef nonnull %byte, i64 noundef 1) #29
  %tobool.not = icmp eq i32 %call, 0
  %0 = load i8, ptr %byte, align 1
  %conv1 = zext i8 %0 to i32
  %cond = select i1 %tobool.not, i32 -1, i32 %conv1
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @put(ptr nocapture noundef %stream, ptr noundef %data, i64 noundef %n) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %stream, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %failed = getelementptr inbounds i8, ptr %stream, i64 8
  store i32 1, ptr %failed, align 4
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 9, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cmp1.not = icmp eq i64 %n, 0
  br i1 %cmp1.not, label %return, label %if.then2

if.then2:                                         ; preds = %if.end
  tail call void @__heddle_write(i32 noundef %0, ptr noundef %data, i64 noundef %n) #30
  br label %return

return:                                           ; preds = %if.then2, %if.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 1, %if.then2 ], [ 1, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putc(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.210(i32 noundef %c, ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @_IO_putc(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.210(i32 noundef %c, ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putc_unlocked(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.210(i32 noundef %c, ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputc_unlocked(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.210(i32 noundef %c, ptr noundef %stream) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putchar(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %call = tail call fastcc i32 @put_char.210(i32 noundef %c, ptr noundef %0) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putchar_unlocked(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %call = tail call fastcc i32 @put_char.210(i32 noundef %c, ptr noundef %0) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputs(ptr noalias noundef %s, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %call1 = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %s, i64 noundef %call) #29
  %tobool.not = icmp eq i32 %call1, 0
  %cond = select i1 %tobool.not, i32 -1, i32 1
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputs_unlocked(ptr noalias noundef %s, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %call1 = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %s, i64 noundef %call) #29
  %tobool.not = icmp eq i32 %call1, 0
  %cond = select i1 %tobool.not, i32 -1, i32 1
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @puts(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %buffer = alloca [256 x i8], align 16
  %sink = alloca %struct.hp_sink, align 8
  store ptr %buffer, ptr %sink, align 8
  %room = getelementptr inbounds i8, ptr %sink, i64 8
  store i64 256, ptr %room, align 8
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  store i64 0, ptr %used, align 8
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  store i64 0, ptr %total, align 8
  %fd = getelementptr inbounds i8, ptr %sink, i64 32
  %0 = load ptr, ptr @stdout, align 8
  %1 = load i32, ptr %0, align 4
  store i32 %1, ptr %fd, align 8
  %call = call fastcc i32 @put(ptr noundef nonnull %0, ptr noundef %s, i64 noundef 0) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call3 = call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef %s, i64 noundef %call3) #29
  call fastcc void @__hp_pad(ptr noundef nonnull %sink, i8 noundef signext 10, i64 noundef 1) #29
  call fastcc void @__hp_flush(ptr noundef nonnull %sink) #29
  %2 = load i64, ptr %total, align 8
  %cond3 = call i64 @llvm.umin.i64(i64 %2, i64 2147483647)
  %cond = trunc nuw nsw i64 %cond3 to i32
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ %cond, %if.end ], [ -1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @fwrite(ptr noalias noundef %data, i64 noundef %size, i64 noundef %count, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @put_items(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr noundef %stream) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i64 @put_items(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %0 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.211, ptr noundef nonnull @.str.2.212) #31
  unreachable

if.end:                                           ; preds = %entry
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %return, label %if.end2

if.end2:                                          ; preds = %if.end
  %call = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %data, i64 noundef %2) #29
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, i64 0, i64 %count
  br label %return

return:                                           ; preds = %if.end2, %if.end
  %retval.0 = phi i64 [ %cond, %if.end2 ], [ 0, %if.end ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @fwrite_unlocked(ptr noalias noundef %data, i64 noundef %size, i64 noundef %count, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @put_items(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr noundef %stream) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @perror(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %unknown = alloca [32 x i8], align 16
  %buffer = alloca [256 x i8], align 16
  %sink = alloca %struct.hp_sink, align 8
  store ptr %buffer, ptr %sink, align 8
  %room = getelementptr inbounds i8, ptr %sink, i64 8
  store i64 256, ptr %room, align 8
  %used = getelementptr inbounds i8, ptr %sink, i64 16
  store i64 0, ptr %used, align 8
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  store i64 0, ptr %total, align 8
  %fd = getelementptr inbounds i8, ptr %sink, i64 32
  store i32 2, ptr %fd, align 8
  %call = tail call fastcc ptr @__hp_errno() #29
  %0 = load i32, ptr %call, align 4
  %call3 = call fastcc ptr @__hp_error_name(i32 noundef %0, ptr noundef nonnull %unknown, i64 noundef 32) #29
  %cmp.not = icmp eq ptr %s, null
  br i1 %cmp.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %1 = load i8, ptr %s, align 1
  %cmp4.not = icmp eq i8 %1, 0
  br i1 %cmp4.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %call6 = call fastcc i64 @__hp_strlen(ptr noundef nonnull %s) #29
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull %s, i64 noundef %call6) #29
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull @.str.213, i64 noundef 2) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %call7 = call fastcc i64 @__hp_strlen(ptr noundef %call3) #29
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef %call3, i64 noundef %call7) #29
  call fastcc void @__hp_pad(ptr noundef nonnull %sink, i8 noundef signext 10, i64 noundef 1) #29
  call fastcc void @__hp_flush(ptr noundef nonnull %sink) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fflush(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fflush_unlocked(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local void @setbuf(ptr noalias noundef %stream, ptr noalias noundef %buffer) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @setbuffer(ptr noundef %stream, ptr noundef %buffer, i64 noundef %size) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @setlinebuf(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @setvbuf(ptr noalias noundef %stream, ptr noalias noundef %buffer, i32 noundef %mode, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %mode, 2
  %cond = sext i1 %0 to i32
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @feof(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %at_end = getelementptr inbounds i8, ptr %stream, i64 4
  %0 = load i32, ptr %at_end, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ferror(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %failed = getelementptr inbounds i8, ptr %stream, i64 8
  %0 = load i32, ptr %failed, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @feof_unlocked(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %at_end = getelementptr inbounds i8, ptr %stream, i64 4
  %0 = load i32, ptr %at_end, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ferror_unlocked(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %failed = getelementptr inbounds i8, ptr %stream, i64 8
  %0 = load i32, ptr %failed, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @clearerr(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %at_end = getelementptr inbounds i8, ptr %stream, i64 4
  store i32 0, ptr %at_end, align 4
  %failed = getelementptr inbounds i8, ptr %stream, i64 8
  store i32 0, ptr %failed, align 4
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fileno(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %stream, align 4
  ret i32 %0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc double @__hp_strtod(ptr noundef %s, ptr noundef writeonly %end) unnamed_addr #17 {
entry:
  %p = alloca %struct.parsed, align 8
  %d = alloca %struct.decimal.8, align 8
  %simple = alloca double, align 8
  %r = alloca %struct.hp_integer, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %d, i8 0, i64 24, i1 false)
  %call = call fastcc ptr @parse(ptr noundef %s, ptr noundef nonnull %p, ptr noundef nonnull %d) #29
  %cmp.not = icmp eq ptr %end, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %0 = load i32, ptr %p, align 8
  %cmp1 = icmp eq i32 %0, 0
  %cond = select i1 %cmp1, ptr %s, ptr %call
  store ptr %cond, ptr %end, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %p, align 8
  switch i32 %1, label %if.end45.fold.split [
    i32 4, label %if.end45
    i32 3, label %if.then7
    i32 2, label %if.then11
  ]

if.then7:                                         ; preds = %if.end
  br label %if.end45

if.then11:                                        ; preds = %if.end
  %2 = load ptr, ptr %d, align 8
  %cmp12.not = icmp eq ptr %2, null
  br i1 %cmp12.not, label %if.end27, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then11
  %call13 = call fastcc i32 @try_simple(ptr noundef nonnull %d, ptr noundef nonnull %simple) #29
  %tobool.not = icmp eq i32 %call13, 0
  br i1 %tobool.not, label %if.end20, label %if.then14

if.then14:                                        ; preds = %land.lhs.true
  %negative = getelementptr inbounds i8, ptr %p, i64 4
  %3 = load i32, ptr %negative, align 4
  %tobool15.not = icmp eq i32 %3, 0
  %4 = load double, ptr %simple, align 8
  %fneg = fneg double %4
  %cond19 = select i1 %tobool15.not, double %4, double %fneg
  br label %return

if.end20:                                         ; preds = %land.lhs.true
  br i1 %cmp12.not, label %if.end27, label %land.lhs.true23

land.lhs.true23:                                  ; preds = %if.end20
  %call24 = call fastcc i32 @is_far_out(ptr noundef nonnull %p, ptr noundef nonnull %d, ptr noundef nonnull @double_type) #29
  %tobool25.not = icmp eq i32 %call24, 0
  br i1 %tobool25.not, label %if.then26, label %if.end27

if.then26:                                        ; preds = %land.lhs.true23
  call fastcc void @convert_for_double(ptr noundef nonnull %p, ptr noundef nonnull %d, ptr noundef nonnull @double_type) #29
  br label %if.end27

if.end27:                                         ; preds = %if.then26, %land.lhs.true23, %if.end20, %if.then11
  call fastcc void @round_to(ptr dead_on_unwind nonnull writable sret(%struct.hp_integer) align 8 %r, ptr noundef nonnull %p, ptr noundef nonnull @double_type) #29
  %call28 = call fastcc i32 @is_out_of_range(ptr noundef nonnull %p, ptr noundef nonnull %r, ptr noundef nonnull @double_type) #29
  %tobool29.not = icmp eq i32 %call28, 0
  br i1 %tobool29.not, label %if.end32, label %if.then30

if.then30:                                        ; preds = %if.end27
  %call31 = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call31, align 4
  br label %if.end32

if.end32:                                         ; preds = %if.then30, %if.end27
  %huge = getelementptr inbounds i8, ptr %r, i64 12
  %5 = load i32, ptr %huge, align 4
  %tobool33.not = icmp eq i32 %5, 0
  br i1 %tobool33.not, label %if.else35, label %if.end45

if.else35:                                        ; preds = %if.end32
  %6 = load i64, ptr %r, align 8
  %cmp36 = icmp ult i64 %6, 4503599627370496
  br i1 %cmp36, label %if.end45, label %if.else39

if.else39:                                        ; preds = %if.else35
  %exponent = getelementptr inbounds i8, ptr %r, i64 8
  %7 = load i32, ptr %exponent, align 8
  %add = add nsw i32 %7, 1075
  %conv = zext i32 %add to i64
  %shl = shl i64 %conv, 52
  %and = and i64 %6, 4503599627370495
  %or = or disjoint i64 %shl, %and
  br label %if.end45

if.end45.fold.split:                              ; preds = %if.end
  br label %if.end45

if.end45:                                         ; preds = %if.end45.fold.split, %if.else39, %if.else35, %if.end32, %if.then7, %if.end
  %bits.0 = phi i64 [ 9218868437227405312, %if.then7 ], [ %or, %if.else39 ], [ 9221120237041090560, %if.end ], [ 0, %if.end45.fold.split ], [ 9218868437227405312, %if.end32 ], [ %6, %if.else35 ]
  %negative46 = getelementptr inbounds i8, ptr %p, i64 4
  %8 = load i32, ptr %negative46, align 4
  %conv47 = zext i32 %8 to i64
  %shl48 = shl i64 %conv47, 63
  %or49 = or i64 %shl48, %bits.0
  %9 = bitcast i64 %or49 to double
  br label %return

return:                                           ; preds = %if.end45, %if.then14
  %retval.0 = phi double [ %9, %if.end45 ], [ %cond19, %if.then14 ]
  ret double %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @parse(ptr noundef %s, ptr nocapture noundef %result, ptr nocapture noundef %d) unnamed_addr #17 {
entry:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %result, i8 0, i64 40, i1 false)
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %while.cond ]
  %0 = load i8, ptr %s.addr.0, align 1
  %conv = zext i8 %0 to i32
  %call = tail call fastcc i32 @__hp_isspace(i32 noundef %conv) #29
  %tobool.not = icmp eq i32 %call, 0
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br i1 %tobool.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  switch i8 %0, label %if.end [
    i8 43, label %if.then
    i8 45, label %if.then
  ]

if.then:                                          ; preds = %while.end, %while.end
  %cmp7 = icmp eq i8 %0, 45
  %conv8 = zext i1 %cmp7 to i32
  %negative = getelementptr inbounds i8, ptr %result, i64 4
  store i32 %conv8, ptr %negative, align 4
  %incdec.ptr9 = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br label %if.end

if.end:                                           ; preds = %if.then, %while.end
  %s.addr.1 = phi ptr [ %incdec.ptr9, %if.then ], [ %s.addr.0, %while.end ]
  %call10 = tail call fastcc i64 @matches(ptr noundef nonnull %s.addr.1, ptr noundef nonnull @.str.5.222) #29
  %cmp11.not = icmp eq i64 %call10, 0
  br i1 %cmp11.not, label %if.end17, label %if.then13

if.then13:                                        ; preds = %if.end
  store i32 3, ptr %result, align 8
  %call14 = tail call fastcc i64 @matches(ptr noundef nonnull %s.addr.1, ptr noundef nonnull @.str.1.215) #29
  %cmp15.not = icmp eq i64 %call14, 0
  %cond = select i1 %cmp15.not, i64 %call10, i64 %call14
  %add.ptr = getelementptr inbounds i8, ptr %s.addr.1, i64 %cond
  br label %return

if.end17:                                         ; preds = %if.end
  %call18 = tail call fastcc i64 @matches(ptr noundef nonnull %s.addr.1, ptr noundef nonnull @.str.4.221) #29
  %cmp19.not = icmp eq i64 %call18, 0
  br i1 %cmp19.not, label %if.end47, label %if.then21

if.then21:                                        ; preds = %if.end17
  store i32 4, ptr %result, align 8
  %add.ptr23 = getelementptr inbounds i8, ptr %s.addr.1, i64 3
  %1 = load i8, ptr %add.ptr23, align 1
  %cmp25 = icmp eq i8 %1, 40
  br i1 %cmp25, label %if.then27, label %return

if.then27:                                        ; preds = %if.then21
  %add.ptr28 = getelementptr inbounds i8, ptr %s.addr.1, i64 4
  br label %while.cond29

while.cond29:                                     ; preds = %while.body37, %if.then27
  %inside.0 = phi ptr [ %add.ptr28, %if.then27 ], [ %incdec.ptr38, %while.body37 ]
  %2 = load i8, ptr %inside.0, align 1
  %conv30 = zext i8 %2 to i32
  %call31 = tail call fastcc i32 @__hp_digit_value(i32 noundef %conv30) #29
  %cmp32 = icmp ult i32 %call31, 36
  br i1 %cmp32, label %while.body37, label %lor.rhs

lor.rhs:                                          ; preds = %while.cond29
  switch i8 %2, label %return [
    i8 95, label %while.body37
    i8 41, label %if.then43
  ]

while.body37:                                     ; preds = %lor.rhs, %while.cond29
  %incdec.ptr38 = getelementptr inbounds i8, ptr %inside.0, i64 1
  br label %while.cond29

if.then43:                                        ; preds = %lor.rhs
  %add.ptr44 = getelementptr inbounds i8, ptr %inside.0, i64 1
  br label %return

if.end47:                                         ; preds = %if.end17
  %3 = load i8, ptr %s.addr.1, align 1
  %cmp49 = icmp eq i8 %3, 48
  br i1 %cmp49, label %land.lhs.true, label %if.end75

land.lhs.true:                                    ; preds = %if.end47
  %arrayidx51 = getelementptr inbounds i8, ptr %s.addr.1, i64 1
  %4 = load i8, ptr %arrayidx51, align 1
  %call52 = tail call fastcc i32 @lower(i8 noundef signext %4) #29
  %cmp53 = icmp eq i32 %call52, 120
  br i1 %cmp53, label %land.lhs.true55, label %if.end75

land.lhs.true55:                                  ; preds = %land.lhs.true
  %arrayidx56 = getelementptr inbounds i8, ptr %s.addr.1, i64 2
  %5 = load i8, ptr %arrayidx56, align 1
  %conv57 = zext i8 %5 to i32
  %call58 = tail call fastcc i32 @__hp_digit_value(i32 noundef %conv57) #29
  %cmp59 = icmp ult i32 %call58, 16
  br i1 %cmp59, label %if.then72, label %lor.lhs.false61

lor.lhs.false61:                                  ; preds = %land.lhs.true55
  %cmp64 = icmp eq i8 %5, 46
  br i1 %cmp64, label %land.lhs.true66, label %if.end75

land.lhs.true66:                                  ; preds = %lor.lhs.false61
  %arrayidx67 = getelementptr inbounds i8, ptr %s.addr.1, i64 3
  %6 = load i8, ptr %arrayidx67, align 1
  %conv68 = zext i8 %6 to i32
  %call69 = tail call fastcc i32 @__hp_digit_value(i32 noundef %conv68) #29
  %cmp70 = icmp ult i32 %call69, 16
  br i1 %cmp70, label %if.then72, label %if.end75

if.then72:                                        ; preds = %land.lhs.true66, %land.lhs.true55
  %call74 = tail call fastcc ptr @read_hexadecimal(ptr noundef nonnull %arrayidx56, ptr noundef %result) #29
  br label %return

if.end75:                                         ; preds = %land.lhs.true66, %lor.lhs.false61, %land.lhs.true, %if.end47
  %call76 = tail call fastcc i32 @is_digit(i8 noundef signext %3) #29
  %tobool77.not = icmp eq i32 %call76, 0
  br i1 %tobool77.not, label %land.lhs.true78, label %if.end87

land.lhs.true78:                                  ; preds = %if.end75
  %cmp80 = icmp eq i8 %3, 46
  br i1 %cmp80, label %land.lhs.true82, label %return

land.lhs.true82:                                  ; preds = %land.lhs.true78
  %arrayidx83 = getelementptr inbounds i8, ptr %s.addr.1, i64 1
  %7 = load i8, ptr %arrayidx83, align 1
  %call84 = tail call fastcc i32 @is_digit(i8 noundef signext %7) #29
  %tobool85.not = icmp eq i32 %call84, 0
  br i1 %tobool85.not, label %return, label %if.end87

if.end87:                                         ; preds = %land.lhs.true82, %if.end75
  %call88 = tail call fastcc ptr @scan_decimal(ptr noundef nonnull %s.addr.1, ptr noundef %d) #29
  %8 = load ptr, ptr %d, align 8
  %cmp89 = icmp eq ptr %8, null
  %cond91 = select i1 %cmp89, i32 1, i32 2
  store i32 %cond91, ptr %result, align 8
  br label %return

return:                                           ; preds = %if.end87, %land.lhs.true82, %land.lhs.true78, %if.then72, %if.then43, %lor.rhs, %if.then21, %if.then13
  %retval.0 = phi ptr [ %add.ptr, %if.then13 ], [ %call74, %if.then72 ], [ %call88, %if.end87 ], [ %add.ptr44, %if.then43 ], [ %add.ptr23, %if.then21 ], [ %s.addr.1, %land.lhs.true82 ], [ %s.addr.1, %land.lhs.true78 ], [ %add.ptr23, %lor.rhs ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @try_simple(ptr nocapture noundef readonly %d, ptr nocapture noundef writeonly %value) unnamed_addr #11 {
entry:
  %s = alloca ptr, align 8
  %count = getelementptr inbounds i8, ptr %d, i64 8
  %0 = load i64, ptr %count, align 8
  %cmp = icmp ugt i64 %0, 15
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %exponent = getelementptr inbounds i8, ptr %d, i64 16
  %1 = load i64, ptr %exponent, align 8
  %sub = sub nsw i64 %1, %0
  %add = add nsw i64 %sub, 1
  %2 = add i64 %sub, -22
  %or.cond = icmp ult i64 %2, -45
  br i1 %or.cond, label %return, label %if.end5

if.end5:                                          ; preds = %if.end
  %3 = load ptr, ptr %d, align 8
  store ptr %3, ptr %s, align 8
  %cmp712.not = icmp eq i64 %0, 0
  br i1 %cmp712.not, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %if.end5
  %i.014 = phi i64 [ %inc, %for.body ], [ 0, %if.end5 ]
  %n.013 = phi i64 [ %add8, %for.body ], [ 0, %if.end5 ]
  %mul = mul i64 %n.013, 10
  %call = call fastcc i32 @take_digit(ptr noundef nonnull %s) #29
  %conv = zext i32 %call to i64
  %add8 = add i64 %mul, %conv
  %inc = add nuw i64 %i.014, 1
  %exitcond.not = icmp eq i64 %inc, %0
  br i1 %exitcond.not, label %for.end.loopexit, label %for.body

for.end.loopexit:                                 ; preds = %for.body
  %4 = uitofp i64 %add8 to double
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit, %if.end5
  %n.0.lcssa = phi double [ 0.000000e+00, %if.end5 ], [ %4, %for.end.loopexit ]
  %cmp9 = icmp slt i64 %sub, -1
  br i1 %cmp9, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %sub12 = xor i64 %sub, -1
  %arrayidx = getelementptr inbounds [23 x double], ptr @powers_of_ten, i64 0, i64 %sub12
  %5 = load double, ptr %arrayidx, align 8
  %div = fdiv double %n.0.lcssa, %5
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %arrayidx14 = getelementptr inbounds [23 x double], ptr @powers_of_ten, i64 0, i64 %add
  %6 = load double, ptr %arrayidx14, align 8
  %mul15 = fmul double %6, %n.0.lcssa
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %div, %cond.true ], [ %mul15, %cond.false ]
  store double %cond, ptr %value, align 8
  br label %return

return:                                           ; preds = %cond.end, %if.end, %entry
  %retval.0 = phi i32 [ 1, %cond.end ], [ 0, %entry ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc range(i32 0, 2) i32 @is_far_out(ptr nocapture noundef writeonly %p, ptr nocapture noundef readonly %d, ptr nocapture noundef readonly %type) unnamed_addr #12 {
entry:
  %exponent = getelementptr inbounds i8, ptr %d, i64 16
  %0 = load i64, ptr %exponent, align 8
  %highest_decimal = getelementptr inbounds i8, ptr %type, i64 16
  %1 = load i32, ptr %highest_decimal, align 4
  %conv = sext i32 %1 to i64
  %cmp = icmp sge i64 %0, %conv
  %conv1 = zext i1 %cmp to i32
  %huge = getelementptr inbounds i8, ptr %p, i64 28
  store i32 %conv1, ptr %huge, align 4
  %2 = load i64, ptr %exponent, align 8
  %lowest_decimal = getelementptr inbounds i8, ptr %type, i64 20
  %3 = load i32, ptr %lowest_decimal, align 4
  %conv3 = sext i32 %3 to i64
  %cmp4 = icmp slt i64 %2, %conv3
  %conv5 = zext i1 %cmp4 to i32
  %tiny = getelementptr inbounds i8, ptr %p, i64 32
  store i32 %conv5, ptr %tiny, align 8
  %spec.select = select i1 %cmp, i32 1, i32 %conv5
  ret i32 %spec.select
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @convert_for_double(ptr nocapture noundef %p, ptr nocapture noundef readonly %d, ptr nocapture noundef readonly %type) unnamed_addr #17 {
entry:
  %first = alloca [180 x i32], align 16
  %second = alloca [180 x i32], align 16
  call fastcc void @convert_decimal(ptr noundef %p, ptr noundef %d, ptr noundef %type, ptr noundef nonnull %first, ptr noundef nonnull %second) #29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @round_to(ptr dead_on_unwind noalias nocapture writable sret(%struct.hp_integer) align 8 %agg.result, ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %type) unnamed_addr #12 {
entry:
  store i64 0, ptr %agg.result, align 8
  %exponent = getelementptr inbounds i8, ptr %agg.result, i64 8
  %lowest = getelementptr inbounds i8, ptr %type, i64 4
  %0 = load i32, ptr %lowest, align 4
  store i32 %0, ptr %exponent, align 8
  %huge = getelementptr inbounds i8, ptr %agg.result, i64 12
  %huge1 = getelementptr inbounds i8, ptr %p, i64 28
  %1 = load i32, ptr %huge1, align 4
  store i32 %1, ptr %huge, align 4
  %inexact = getelementptr inbounds i8, ptr %agg.result, i64 16
  store i32 1, ptr %inexact, align 8
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  %tiny = getelementptr inbounds i8, ptr %p, i64 32
  %2 = load i32, ptr %tiny, align 8
  %tobool3.not = icmp eq i32 %2, 0
  br i1 %tobool3.not, label %if.end, label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load i32, ptr %type, align 4
  %sub = sub nsw i32 64, %3
  %exponent4 = getelementptr inbounds i8, ptr %p, i64 16
  %4 = load i32, ptr %exponent4, align 8
  %add = add nsw i32 %4, %sub
  %cmp = icmp slt i32 %add, %0
  %sub9 = sub nsw i32 %0, %4
  %spec.select = select i1 %cmp, i32 %sub9, i32 %sub
  %half11 = getelementptr inbounds i8, ptr %p, i64 20
  %5 = load i32, ptr %half11, align 4
  %more12 = getelementptr inbounds i8, ptr %p, i64 24
  %6 = load i32, ptr %more12, align 8
  %mantissa14 = getelementptr inbounds i8, ptr %p, i64 8
  %7 = load i64, ptr %mantissa14, align 8
  %cmp15 = icmp sgt i32 %spec.select, 64
  br i1 %cmp15, label %if.end33, label %if.else

if.else:                                          ; preds = %if.end
  %cmp17 = icmp sgt i32 %spec.select, 0
  br i1 %cmp17, label %if.then18, label %if.end33

if.then18:                                        ; preds = %if.else
  %sub19 = add nsw i32 %spec.select, -1
  %sh_prom = zext nneg i32 %sub19 to i64
  %8 = shl nuw i64 1, %sh_prom
  %9 = and i64 %8, %7
  %cmp20 = icmp ne i64 %9, 0
  %conv = zext i1 %cmp20 to i32
  %notmask = shl nsw i64 -1, %sh_prom
  %sub23 = xor i64 %notmask, -1
  %and24 = and i64 %7, %sub23
  %cmp25 = icmp ne i64 %and24, 0
  %conv26 = zext i1 %cmp25 to i32
  %10 = or i32 %5, %conv26
  %or27 = or i32 %10, %6
  %cmp28 = icmp eq i32 %spec.select, 64
  %sh_prom30 = zext nneg i32 %spec.select to i64
  %shr31 = lshr i64 %7, %sh_prom30
  %cond = select i1 %cmp28, i64 0, i64 %shr31
  br label %if.end33

if.end33:                                         ; preds = %if.then18, %if.else, %if.end
  %half.0 = phi i32 [ %conv, %if.then18 ], [ %5, %if.else ], [ 0, %if.end ]
  %more.0 = phi i32 [ %or27, %if.then18 ], [ %6, %if.else ], [ 1, %if.end ]
  %mantissa13.0 = phi i64 [ %cond, %if.then18 ], [ %7, %if.else ], [ 0, %if.end ]
  %add35 = add nsw i32 %spec.select, %4
  store i32 %add35, ptr %exponent, align 8
  %tobool37 = icmp ne i32 %half.0, 0
  %tobool38 = icmp ne i32 %more.0, 0
  %11 = select i1 %tobool37, i1 true, i1 %tobool38
  %lor.ext = zext i1 %11 to i32
  store i32 %lor.ext, ptr %inexact, align 8
  br i1 %tobool37, label %land.lhs.true, label %if.end67

land.lhs.true:                                    ; preds = %if.end33
  %and43 = and i64 %mantissa13.0, 1
  %cmp44.not = icmp ne i64 %and43, 0
  %or.cond.not = select i1 %tobool38, i1 true, i1 %cmp44.not
  br i1 %or.cond.not, label %if.then46, label %if.end67

if.then46:                                        ; preds = %land.lhs.true
  %inc = add i64 %mantissa13.0, 1
  %cmp48 = icmp eq i32 %3, 64
  br i1 %cmp48, label %cond.true50, label %cond.false53

cond.true50:                                      ; preds = %if.then46
  %cmp51 = icmp eq i64 %inc, 0
  br i1 %cmp51, label %if.then59, label %if.end67

cond.false53:                                     ; preds = %if.then46
  %sh_prom55 = zext nneg i32 %3 to i64
  %shr56 = lshr i64 %inc, %sh_prom55
  %cmp57.not = icmp eq i64 %shr56, 0
  br i1 %cmp57.not, label %if.end67, label %if.then59

if.then59:                                        ; preds = %cond.false53, %cond.true50
  %sub61 = add nsw i32 %3, -1
  %sh_prom62 = zext nneg i32 %sub61 to i64
  %shl63 = shl nuw i64 1, %sh_prom62
  %inc65 = add nsw i32 %add35, 1
  store i32 %inc65, ptr %exponent, align 8
  br label %if.end67

if.end67:                                         ; preds = %if.then59, %cond.false53, %cond.true50, %land.lhs.true, %if.end33
  %mantissa13.1 = phi i64 [ %shl63, %if.then59 ], [ %inc, %cond.true50 ], [ %inc, %cond.false53 ], [ %mantissa13.0, %if.end33 ], [ %mantissa13.0, %land.lhs.true ]
  store i64 %mantissa13.1, ptr %agg.result, align 8
  %sub70 = add nsw i32 %3, -1
  %sh_prom71 = zext nneg i32 %sub70 to i64
  %shr72 = lshr i64 %mantissa13.1, %sh_prom71
  %cmp73.not = icmp eq i64 %shr72, 0
  br i1 %cmp73.not, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end67
  %12 = load i32, ptr %exponent, align 8
  %add77 = add i32 %3, -1
  %sub78 = add i32 %add77, %12
  %highest = getelementptr inbounds i8, ptr %type, i64 8
  %13 = load i32, ptr %highest, align 4
  %cmp79 = icmp sgt i32 %sub78, %13
  %14 = zext i1 %cmp79 to i32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end67
  %land.ext = phi i32 [ 0, %if.end67 ], [ %14, %land.rhs ]
  store i32 %land.ext, ptr %huge, align 4
  br label %return

return:                                           ; preds = %land.end, %lor.lhs.false, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @is_out_of_range(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %r, ptr nocapture noundef readonly %type) unnamed_addr #16 {
entry:
  %huge = getelementptr inbounds i8, ptr %r, i64 12
  %0 = load i32, ptr %huge, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %entry
  %inexact = getelementptr inbounds i8, ptr %r, i64 16
  %1 = load i32, ptr %inexact, align 8
  %tobool1.not = icmp eq i32 %1, 0
  br i1 %tobool1.not, label %lor.end, label %land.rhs

land.rhs:                                         ; preds = %lor.rhs
  %call = tail call fastcc i32 @is_below_normal(ptr noundef %p, ptr noundef %type) #29
  br label %lor.end

lor.end:                                          ; preds = %land.rhs, %lor.rhs, %entry
  %lor.ext = phi i32 [ 1, %entry ], [ 0, %lor.rhs ], [ %call, %land.rhs ]
  ret i32 %lor.ext
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @is_below_normal(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %type) unnamed_addr #16 {
entry:
  %lowest = getelementptr inbounds i8, ptr %type, i64 4
  %0 = load i32, ptr %lowest, align 4
  %1 = load i32, ptr %type, align 4
  %add = add nsw i32 %1, %0
  %sub = add nsw i32 %add, -1
  %sub2 = sub nsw i32 64, %1
  %tiny = getelementptr inbounds i8, ptr %p, i64 32
  %2 = load i32, ptr %tiny, align 8
  %tobool.not = icmp eq i32 %2, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  %exponent = getelementptr inbounds i8, ptr %p, i64 16
  %3 = load i32, ptr %exponent, align 8
  %4 = add i32 %add, -65
  %cmp.not = icmp eq i32 %3, %4
  br i1 %cmp.not, label %if.end9, label %if.then5

if.then5:                                         ; preds = %if.end
  %add3 = add nsw i32 %3, 63
  %cmp8 = icmp slt i32 %add3, %sub
  br label %return

if.end9:                                          ; preds = %if.end
  %cmp10 = icmp eq i32 %1, 64
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end9
  %half12 = getelementptr inbounds i8, ptr %p, i64 20
  %5 = load i32, ptr %half12, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.end9
  %mantissa = getelementptr inbounds i8, ptr %p, i64 8
  %6 = load i64, ptr %mantissa, align 8
  %sub13 = sub i32 63, %1
  %sh_prom = zext nneg i32 %sub13 to i64
  %7 = shl nuw i64 1, %sh_prom
  %8 = and i64 %6, %7
  %cmp14 = icmp ne i64 %8, 0
  %conv15 = zext i1 %cmp14 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %5, %cond.true ], [ %conv15, %cond.false ]
  %mantissa16 = getelementptr inbounds i8, ptr %p, i64 8
  %9 = load i64, ptr %mantissa16, align 8
  %sh_prom17 = zext i32 %sub2 to i64
  %shr18 = lshr i64 %9, %sh_prom17
  %shr20 = lshr i64 -1, %sh_prom17
  %cmp21 = icmp ne i64 %shr18, %shr20
  %tobool23.not = icmp eq i32 %cond, 0
  %10 = select i1 %cmp21, i1 true, i1 %tobool23.not
  br label %return

return:                                           ; preds = %cond.end, %if.then5, %entry
  %retval.0.shrunk = phi i1 [ %cmp8, %if.then5 ], [ %10, %cond.end ], [ true, %entry ]
  %retval.0 = zext i1 %retval.0.shrunk to i32
  ret i32 %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @convert_decimal(ptr nocapture noundef %result, ptr nocapture noundef readonly %d, ptr nocapture noundef readonly %type, ptr noundef %first, ptr noundef %second) unnamed_addr #17 {
entry:
  %n = alloca %struct.big, align 8
  %s = alloca ptr, align 8
  %five = alloca %struct.big, align 8
  store ptr %first, ptr %n, align 8
  %count = getelementptr inbounds i8, ptr %n, i64 8
  store i64 0, ptr %count, align 8
  %0 = load ptr, ptr %d, align 8
  store ptr %0, ptr %s, align 8
  %count2 = getelementptr inbounds i8, ptr %d, i64 8
  %1 = load i64, ptr %count2, align 8
  %digits3 = getelementptr inbounds i8, ptr %type, i64 12
  %2 = load i32, ptr %digits3, align 4
  %conv = sext i32 %2 to i64
  %cmp = icmp ugt i64 %1, %conv
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %more = getelementptr inbounds i8, ptr %result, i64 24
  store i32 1, ptr %more, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %count1.0 = phi i64 [ %conv, %if.then ], [ %1, %entry ]
  %cmp523.not = icmp eq i64 %count1.0, 0
  br i1 %cmp523.not, label %while.end, label %for.body

for.body:                                         ; preds = %for.body.backedge, %if.end
  %k.022 = phi i32 [ %k.022.be, %for.body.backedge ], [ 0, %if.end ]
  %scale.021 = phi i32 [ %scale.021.be, %for.body.backedge ], [ 1, %if.end ]
  %chunk.020 = phi i32 [ %chunk.020.be, %for.body.backedge ], [ 0, %if.end ]
  %i.119 = phi i64 [ %inc12, %for.body.backedge ], [ 0, %if.end ]
  %mul = mul i32 %chunk.020, 10
  %call = call fastcc i32 @take_digit(ptr noundef nonnull %s) #29
  %add = add i32 %call, %mul
  %mul11 = mul i32 %scale.021, 10
  %inc = add nuw nsw i32 %k.022, 1
  %inc12 = add i64 %i.119, 1
  %cmp7 = icmp ult i32 %k.022, 8
  %cmp9 = icmp ult i64 %inc12, %count1.0
  %3 = select i1 %cmp7, i1 %cmp9, i1 false
  br i1 %3, label %for.body.backedge, label %for.end

for.body.backedge:                                ; preds = %for.end, %for.body
  %k.022.be = phi i32 [ %inc, %for.body ], [ 0, %for.end ]
  %scale.021.be = phi i32 [ %mul11, %for.body ], [ 1, %for.end ]
  %chunk.020.be = phi i32 [ %add, %for.body ], [ 0, %for.end ]
  br label %for.body

for.end:                                          ; preds = %for.body
  call fastcc void @multiply_add(ptr noundef nonnull %n, i32 noundef %mul11, i32 noundef %add) #29
  %cmp5 = icmp ult i64 %inc12, %count1.0
  br i1 %cmp5, label %for.body.backedge, label %while.end

while.end:                                        ; preds = %for.end, %if.end
  %exponent = getelementptr inbounds i8, ptr %d, i64 16
  %4 = load i64, ptr %exponent, align 8
  %conv13 = trunc i64 %4 to i32
  %conv14 = trunc i64 %count1.0 to i32
  %sub = sub nsw i32 %conv13, %conv14
  %add15 = add nsw i32 %sub, 1
  %cmp16 = icmp sgt i32 %sub, -2
  br i1 %cmp16, label %if.then18, label %if.else

if.then18:                                        ; preds = %while.end
  call fastcc void @multiply_power_of_five(ptr noundef nonnull %n, i32 noundef %add15) #29
  call fastcc void @lead(ptr noundef %result, ptr noundef nonnull %n, i32 noundef %add15) #29
  br label %if.end22

if.else:                                          ; preds = %while.end
  store ptr %second, ptr %five, align 8
  %count20 = getelementptr inbounds i8, ptr %five, i64 8
  store i64 1, ptr %count20, align 8
  store i32 1, ptr %second, align 4
  %sub21 = xor i32 %sub, -1
  call fastcc void @multiply_power_of_five(ptr noundef nonnull %five, i32 noundef %sub21) #29
  call fastcc void @divide(ptr noundef %result, ptr noundef nonnull %n, ptr noundef nonnull %five, i32 noundef %add15) #29
  br label %if.end22

if.end22:                                         ; preds = %if.else, %if.then18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc range(i32 -176, 80) i32 @take_digit(ptr nocapture noundef %s) unnamed_addr #13 {
entry:
  %0 = load ptr, ptr %s, align 8
  %1 = load i8, ptr %0, align 1
  %cmp = icmp eq i8 %1, 46
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr, ptr %s, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %2 = load ptr, ptr %s, align 8
  %3 = load i8, ptr %2, align 1
  %conv2 = sext i8 %3 to i32
  %sub = add nsw i32 %conv2, -48
  %incdec.ptr3 = getelementptr inbounds i8, ptr %2, i64 1
  store ptr %incdec.ptr3, ptr %s, align 8
  ret i32 %sub
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiply_add(ptr nocapture noundef %n, i32 noundef %factor, i32 noundef %summand) unnamed_addr #17 {
entry:
  %conv = zext i32 %summand to i64
  %count = getelementptr inbounds i8, ptr %n, i64 8
  %0 = load i64, ptr %count, align 8
  %cmp12.not = icmp eq i64 %0, 0
  br i1 %cmp12.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %conv3 = zext i32 %factor to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.014 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %carry.013 = phi i64 [ %conv, %for.body.lr.ph ], [ %shr, %for.body ]
  %1 = load ptr, ptr %n, align 8
  %arrayidx = getelementptr inbounds i32, ptr %1, i64 %i.014
  %2 = load i32, ptr %arrayidx, align 4
  %conv2 = zext i32 %2 to i64
  %mul = mul nuw i64 %conv2, %conv3
  %add = add nuw i64 %mul, %carry.013
  %conv4 = trunc i64 %add to i32
  store i32 %conv4, ptr %arrayidx, align 4
  %shr = lshr i64 %add, 32
  %inc = add nuw i64 %i.014, 1
  %3 = load i64, ptr %count, align 8
  %cmp = icmp ult i64 %inc, %3
  br i1 %cmp, label %for.body, label %for.end

for.end:                                          ; preds = %for.body, %entry
  %carry.0.lcssa = phi i64 [ %conv, %entry ], [ %shr, %for.body ]
  %.lcssa = phi i64 [ %0, %entry ], [ %3, %for.body ]
  %cmp7.not = icmp eq i64 %carry.0.lcssa, 0
  br i1 %cmp7.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.end
  %count.le = getelementptr inbounds i8, ptr %n, i64 8
  %conv9 = trunc nuw i64 %carry.0.lcssa to i32
  %4 = load ptr, ptr %n, align 8
  %inc12 = add i64 %.lcssa, 1
  store i64 %inc12, ptr %count.le, align 8
  %arrayidx13 = getelementptr inbounds i32, ptr %4, i64 %.lcssa
  store i32 %conv9, ptr %arrayidx13, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiply_power_of_five(ptr nocapture noundef %n, i32 noundef %power) unnamed_addr #17 {
entry:
  %cmp5 = icmp ugt i32 %power, 12
  br i1 %cmp5, label %for.body, label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.body, %entry
  %power.addr.0.lcssa = phi i32 [ %power, %entry ], [ %sub, %for.body ]
  %cmp2.not7 = icmp eq i32 %power.addr.0.lcssa, 0
  br i1 %cmp2.not7, label %for.end5, label %for.body3

for.body:                                         ; preds = %for.body, %entry
  %power.addr.06 = phi i32 [ %sub, %for.body ], [ %power, %entry ]
  tail call fastcc void @multiply_add(ptr noundef %n, i32 noundef 1220703125, i32 noundef 0) #29
  %sub = add nsw i32 %power.addr.06, -13
  %cmp = icmp ugt i32 %sub, 12
  br i1 %cmp, label %for.body, label %for.cond1.preheader

for.body3:                                        ; preds = %for.body3, %for.cond1.preheader
  %power.addr.18 = phi i32 [ %dec, %for.body3 ], [ %power.addr.0.lcssa, %for.cond1.preheader ]
  tail call fastcc void @multiply_add(ptr noundef %n, i32 noundef 5, i32 noundef 0) #29
  %dec = add nsw i32 %power.addr.18, -1
  %cmp2.not = icmp eq i32 %dec, 0
  br i1 %cmp2.not, label %for.end5, label %for.body3

for.end5:                                         ; preds = %for.body3, %for.cond1.preheader
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @lead(ptr nocapture noundef %result, ptr nocapture noundef readonly %n, i32 noundef %exponent) unnamed_addr #11 {
entry:
  %call = tail call fastcc i32 @bit_length(ptr noundef %n) #29
  %mantissa = getelementptr inbounds i8, ptr %result, i64 8
  store i64 0, ptr %mantissa, align 8
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.022 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %0 = phi i64 [ 0, %entry ], [ %or, %for.body ]
  %shl = shl i64 %0, 1
  %1 = xor i32 %i.022, -1
  %sub3 = add i32 %call, %1
  %call4 = tail call fastcc i32 @bit_at(ptr noundef %n, i32 noundef %sub3) #29
  %conv = zext nneg i32 %call4 to i64
  %or = or disjoint i64 %shl, %conv
  store i64 %or, ptr %mantissa, align 8
  %inc = add nuw nsw i32 %i.022, 1
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body
  %sub = add nsw i32 %call, -65
  %add = add i32 %exponent, -64
  %sub6 = add i32 %add, %call
  %exponent7 = getelementptr inbounds i8, ptr %result, i64 16
  store i32 %sub6, ptr %exponent7, align 8
  %call8 = tail call fastcc i32 @bit_at(ptr noundef %n, i32 noundef %sub) #29
  %half = getelementptr inbounds i8, ptr %result, i64 20
  store i32 %call8, ptr %half, align 4
  %more = getelementptr inbounds i8, ptr %result, i64 24
  %cmp1123 = icmp sgt i32 %call, 65
  br i1 %cmp1123, label %land.rhs.preheader, label %for.end26

land.rhs.preheader:                               ; preds = %for.end
  %2 = sext i32 %sub to i64
  br label %land.rhs

land.rhs:                                         ; preds = %for.body13, %land.rhs.preheader
  %indvars.iv = phi i64 [ 0, %land.rhs.preheader ], [ %indvars.iv.next, %for.body13 ]
  %3 = load i32, ptr %more, align 8
  %tobool.not = icmp eq i32 %3, 0
  br i1 %tobool.not, label %for.body13, label %for.end26

for.body13:                                       ; preds = %land.rhs
  %4 = load ptr, ptr %n, align 8
  %5 = lshr exact i64 %indvars.iv, 3
  %arrayidx = getelementptr inbounds i8, ptr %4, i64 %5
  %6 = load i32, ptr %arrayidx, align 4
  %7 = sub nsw i64 %2, %indvars.iv
  %cmp15 = icmp slt i64 %7, 32
  %8 = trunc nsw i64 %7 to i32
  %notmask = shl nsw i32 -1, %8
  %sub19 = xor i32 %notmask, -1
  %and = select i1 %cmp15, i32 %sub19, i32 -1
  %limb.0 = and i32 %6, %and
  %cmp20 = icmp ne i32 %limb.0, 0
  %conv21 = zext i1 %cmp20 to i32
  store i32 %conv21, ptr %more, align 8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32
  %9 = trunc nuw i64 %indvars.iv.next to i32
  %cmp11 = icmp sgt i32 %sub, %9
  br i1 %cmp11, label %land.rhs, label %for.end26

for.end26:                                        ; preds = %for.body13, %land.rhs, %for.end
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @divide(ptr nocapture noundef %result, ptr nocapture noundef %n, ptr nocapture noundef %d, i32 noundef %exponent) unnamed_addr #17 {
entry:
  %call = tail call fastcc i32 @bit_length(ptr noundef %n) #29
  %call1 = tail call fastcc i32 @bit_length(ptr noundef %d) #29
  %sub = sub nsw i32 %call, %call1
  %cmp = icmp sgt i32 %sub, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  tail call fastcc void @shift_left(ptr noundef %d, i32 noundef %sub) #29
  br label %if.end

if.else:                                          ; preds = %entry
  %sub2 = sub nsw i32 0, %sub
  tail call fastcc void @shift_left(ptr noundef %n, i32 noundef %sub2) #29
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %add = add nsw i32 %sub, %exponent
  %call3 = tail call fastcc i32 @is_less(ptr noundef %n, ptr noundef %d) #29
  %tobool.not = icmp eq i32 %call3, 0
  br i1 %tobool.not, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  tail call fastcc void @shift_left(ptr noundef %n, i32 noundef 1) #29
  %dec = add nsw i32 %add, -1
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  %exponent.addr.0 = phi i32 [ %dec, %if.then4 ], [ %add, %if.end ]
  %mantissa = getelementptr inbounds i8, ptr %result, i64 8
  store i64 0, ptr %mantissa, align 8
  %half = getelementptr inbounds i8, ptr %result, i64 20
  br label %for.body

for.body:                                         ; preds = %if.end17, %if.end5
  %i.026 = phi i32 [ 0, %if.end5 ], [ %inc, %if.end17 ]
  %call7 = tail call fastcc i32 @is_less(ptr noundef %n, ptr noundef %d) #29
  %tobool8.not = icmp eq i32 %call7, 0
  %lnot.ext = xor i32 %call7, 1
  br i1 %tobool8.not, label %if.then10, label %if.end11

if.then10:                                        ; preds = %for.body
  tail call fastcc void @subtract(ptr noundef %n, ptr noundef %d) #29
  br label %if.end11

if.end11:                                         ; preds = %if.then10, %for.body
  %cmp12.not = icmp eq i32 %i.026, 64
  br i1 %cmp12.not, label %if.else16, label %if.then13

if.then13:                                        ; preds = %if.end11
  %0 = load i64, ptr %mantissa, align 8
  %shl = shl i64 %0, 1
  %conv = zext nneg i32 %lnot.ext to i64
  %or = or disjoint i64 %shl, %conv
  store i64 %or, ptr %mantissa, align 8
  br label %if.end17

if.else16:                                        ; preds = %if.end11
  store i32 %lnot.ext, ptr %half, align 4
  br label %if.end17

if.end17:                                         ; preds = %if.else16, %if.then13
  tail call fastcc void @shift_left(ptr noundef %n, i32 noundef 1) #29
  %inc = add nuw nsw i32 %i.026, 1
  %exitcond.not = icmp eq i32 %inc, 65
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %if.end17
  %sub18 = add nsw i32 %exponent.addr.0, -63
  %exponent19 = getelementptr inbounds i8, ptr %result, i64 16
  store i32 %sub18, ptr %exponent19, align 8
  %count = getelementptr inbounds i8, ptr %n, i64 8
  %1 = load i64, ptr %count, align 8
  %cmp20 = icmp ne i64 %1, 0
  %conv21 = zext i1 %cmp20 to i32
  %more = getelementptr inbounds i8, ptr %result, i64 24
  %2 = load i32, ptr %more, align 8
  %or22 = or i32 %2, %conv21
  store i32 %or22, ptr %more, align 8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define internal fastcc i32 @bit_length(ptr nocapture noundef readonly %n) unnamed_addr #25 {
entry:
  %count = getelementptr inbounds i8, ptr %n, i64 8
  %0 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %0, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %.tr = trunc i64 %0 to i32
  %conv = shl i32 %.tr, 5
  %1 = load ptr, ptr %n, align 8
  %2 = getelementptr i32, ptr %1, i64 %0
  %arrayidx = getelementptr i8, ptr %2, i64 -4
  %3 = load i32, ptr %arrayidx, align 4
  %4 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %sub3 = sub nsw i32 %conv, %4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %sub3, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @shift_left(ptr nocapture noundef %n, i32 noundef %bits) unnamed_addr #17 {
entry:
  %div29 = lshr i32 %bits, 5
  %conv = zext nneg i32 %div29 to i64
  %rem = and i32 %bits, 31
  %count = getelementptr inbounds i8, ptr %n, i64 8
  %0 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %0, 0
  %cmp2 = icmp eq i32 %bits, 0
  %or.cond = or i1 %cmp2, %cmp
  br i1 %or.cond, label %if.end48, label %if.end

if.end:                                           ; preds = %entry
  %cmp4 = icmp eq i32 %rem, 0
  br i1 %cmp4, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end
  %1 = load ptr, ptr %n, align 8
  %2 = getelementptr i32, ptr %1, i64 %0
  %arrayidx = getelementptr i8, ptr %2, i64 -4
  %3 = load i32, ptr %arrayidx, align 4
  %sub7 = sub nuw nsw i32 32, %rem
  %shr = lshr i32 %3, %sub7
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %if.end
  %cond = phi i32 [ %shr, %cond.false ], [ 0, %if.end ]
  %cmp9.not30 = icmp eq i64 %0, 0
  br i1 %cmp9.not30, label %for.cond31.preheader, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %cond.end
  %cmp13 = icmp ne i32 %rem, 0
  %sub19 = sub nuw nsw i32 32, %rem
  br label %for.body

for.cond31.preheader:                             ; preds = %cond.end22, %cond.end
  %cmp3232.not = icmp ult i32 %bits, 32
  br i1 %cmp3232.not, label %for.end38, label %for.body34

for.body:                                         ; preds = %cond.end22, %for.body.lr.ph
  %i.031 = phi i64 [ %0, %for.body.lr.ph ], [ %sub25, %cond.end22 ]
  %cmp11 = icmp ne i64 %i.031, 1
  %or.cond1 = and i1 %cmp13, %cmp11
  br i1 %or.cond1, label %cond.true15, label %cond.end22

cond.true15:                                      ; preds = %for.body
  %4 = load ptr, ptr %n, align 8
  %5 = getelementptr i32, ptr %4, i64 %i.031
  %arrayidx18 = getelementptr i8, ptr %5, i64 -8
  %6 = load i32, ptr %arrayidx18, align 4
  %shr20 = lshr i32 %6, %sub19
  br label %cond.end22

cond.end22:                                       ; preds = %cond.true15, %for.body
  %cond23 = phi i32 [ %shr20, %cond.true15 ], [ 0, %for.body ]
  %7 = load ptr, ptr %n, align 8
  %sub25 = add i64 %i.031, -1
  %arrayidx26 = getelementptr inbounds i32, ptr %7, i64 %sub25
  %8 = load i32, ptr %arrayidx26, align 4
  %shl = shl i32 %8, %rem
  %or = or i32 %shl, %cond23
  %arrayidx29 = getelementptr i32, ptr %arrayidx26, i64 %conv
  store i32 %or, ptr %arrayidx29, align 4
  %cmp9.not = icmp eq i64 %sub25, 0
  br i1 %cmp9.not, label %for.cond31.preheader, label %for.body

for.body34:                                       ; preds = %for.body34, %for.cond31.preheader
  %i30.033 = phi i64 [ %inc, %for.body34 ], [ 0, %for.cond31.preheader ]
  %9 = load ptr, ptr %n, align 8
  %arrayidx36 = getelementptr inbounds i32, ptr %9, i64 %i30.033
  store i32 0, ptr %arrayidx36, align 4
  %inc = add nuw nsw i64 %i30.033, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.end38, label %for.body34

for.end38:                                        ; preds = %for.body34, %for.cond31.preheader
  %add39 = add i64 %0, %conv
  store i64 %add39, ptr %count, align 8
  %cmp41.not = icmp eq i32 %cond, 0
  br i1 %cmp41.not, label %if.end48, label %if.then43

if.then43:                                        ; preds = %for.end38
  %10 = load ptr, ptr %n, align 8
  %inc46 = add i64 %add39, 1
  store i64 %inc46, ptr %count, align 8
  %arrayidx47 = getelementptr inbounds i32, ptr %10, i64 %add39
  store i32 %cond, ptr %arrayidx47, align 4
  br label %if.end48

if.end48:                                         ; preds = %if.then43, %for.end38, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @is_less(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b) unnamed_addr #18 {
entry:
  %count = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %count, align 8
  %count1 = getelementptr inbounds i8, ptr %b, i64 8
  %1 = load i64, ptr %count1, align 8
  %cmp.not = icmp eq i64 %0, %1
  br i1 %cmp.not, label %for.cond, label %if.then

if.then:                                          ; preds = %entry
  %cmp4 = icmp ult i64 %0, %1
  br label %return

for.cond:                                         ; preds = %for.body, %entry
  %i.0 = phi i64 [ %sub, %for.body ], [ %0, %entry ]
  %cmp6.not = icmp eq i64 %i.0, 0
  br i1 %cmp6.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %a, align 8
  %sub = add i64 %i.0, -1
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %sub
  %3 = load i32, ptr %arrayidx, align 4
  %4 = load ptr, ptr %b, align 8
  %arrayidx10 = getelementptr inbounds i32, ptr %4, i64 %sub
  %5 = load i32, ptr %arrayidx10, align 4
  %cmp11.not = icmp eq i32 %3, %5
  br i1 %cmp11.not, label %for.cond, label %if.then13

if.then13:                                        ; preds = %for.body
  %cmp20 = icmp ult i32 %3, %5
  br label %return

return:                                           ; preds = %if.then13, %for.cond, %if.then
  %retval.0.shrunk = phi i1 [ %cmp4, %if.then ], [ %cmp20, %if.then13 ], [ false, %for.cond ]
  %retval.0 = zext i1 %retval.0.shrunk to i32
  ret i32 %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @subtract(ptr nocapture noundef %a, ptr nocapture noundef readonly %b) unnamed_addr #17 {
entry:
  %count = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %count, align 8
  %cmp16.not20 = icmp eq i64 %0, 0
  br i1 %cmp16.not20, label %while.cond.preheader, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %count1 = getelementptr inbounds i8, ptr %b, i64 8
  br label %for.body

while.cond.preheader:                             ; preds = %cond.end, %entry
  %count.le = getelementptr inbounds i8, ptr %a, i64 8
  %count.le.promoted = load i64, ptr %count.le, align 8
  %cmp16.not19 = icmp eq i64 %count.le.promoted, 0
  br i1 %cmp16.not19, label %while.end, label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %while.cond.preheader
  %1 = load ptr, ptr %a, align 8
  %invariant.gep = getelementptr i8, ptr %1, i64 -4
  br label %land.rhs

for.body:                                         ; preds = %cond.end, %for.body.lr.ph
  %borrow.018 = phi i64 [ 0, %for.body.lr.ph ], [ %conv8, %cond.end ]
  %i.017 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %cond.end ]
  %2 = load i64, ptr %count1, align 8
  %cmp2 = icmp ult i64 %i.017, %2
  br i1 %cmp2, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %3 = load ptr, ptr %b, align 8
  %arrayidx = getelementptr inbounds i32, ptr %3, i64 %i.017
  %4 = load i32, ptr %arrayidx, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %for.body
  %cond = phi i32 [ %4, %cond.true ], [ 0, %for.body ]
  %conv = zext i32 %cond to i64
  %add = add nuw nsw i64 %borrow.018, %conv
  %5 = load ptr, ptr %a, align 8
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %i.017
  %6 = load i32, ptr %arrayidx4, align 4
  %conv5 = zext i32 %6 to i64
  %cmp6 = icmp ugt i64 %add, %conv5
  %conv8 = zext i1 %cmp6 to i64
  %7 = trunc i64 %add to i32
  %conv12 = sub i32 %6, %7
  store i32 %conv12, ptr %arrayidx4, align 4
  %inc = add nuw i64 %i.017, 1
  %8 = load i64, ptr %count, align 8
  %cmp = icmp ult i64 %inc, %8
  br i1 %cmp, label %for.body, label %while.cond.preheader

land.rhs:                                         ; preds = %while.body, %land.rhs.lr.ph
  %9 = phi i64 [ %count.le.promoted, %land.rhs.lr.ph ], [ %dec, %while.body ]
  %gep = getelementptr i32, ptr %invariant.gep, i64 %9
  %10 = load i32, ptr %gep, align 4
  %cmp22 = icmp eq i32 %10, 0
  br i1 %cmp22, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %dec = add i64 %9, -1
  store i64 %dec, ptr %count.le, align 8
  %cmp16.not = icmp eq i64 %dec, 0
  br i1 %cmp16.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %while.cond.preheader
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @bit_at(ptr nocapture noundef readonly %n, i32 noundef %bit) unnamed_addr #25 {
entry:
  %cmp = icmp sgt i32 %bit, -1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %0 = load ptr, ptr %n, align 8
  %div3 = lshr i32 %bit, 5
  %idxprom = zext nneg i32 %div3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %0, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4
  %rem = and i32 %bit, 31
  %2 = lshr i32 %1, %rem
  %3 = and i32 %2, 1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %land.ext = phi i32 [ 0, %entry ], [ %3, %land.rhs ]
  ret i32 %land.ext
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i64 @matches(ptr nocapture noundef readonly %s, ptr nocapture noundef readonly %word) unnamed_addr #24 {
entry:
  %0 = load i8, ptr %word, align 1
  %cmp.not6 = icmp eq i8 %0, 0
  br i1 %cmp.not6, label %return, label %while.body

while.body:                                       ; preds = %if.end, %entry
  %1 = phi i8 [ %3, %if.end ], [ %0, %entry ]
  %n.07 = phi i64 [ %inc, %if.end ], [ 0, %entry ]
  %arrayidx2 = getelementptr inbounds i8, ptr %s, i64 %n.07
  %2 = load i8, ptr %arrayidx2, align 1
  %call = tail call fastcc i32 @lower(i8 noundef signext %2) #29
  %conv4 = sext i8 %1 to i32
  %cmp5.not = icmp eq i32 %call, %conv4
  br i1 %cmp5.not, label %if.end, label %return

if.end:                                           ; preds = %while.body
  %inc = add i64 %n.07, 1
  %arrayidx = getelementptr inbounds i8, ptr %word, i64 %inc
  %3 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %3, 0
  br i1 %cmp.not, label %return, label %while.body

return:                                           ; preds = %if.end, %while.body, %entry
  %retval.0 = phi i64 [ 0, %entry ], [ 0, %while.body ], [ %inc, %if.end ]
  ret i64 %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 -128, 160) i32 @lower(i8 noundef signext %c) unnamed_addr #7 {
entry:
  %conv = sext i8 %c to i32
  %0 = add i8 %c, -65
  %or.cond = icmp ult i8 %0, 26
  %add = add nsw i32 %conv, 32
  %cond = select i1 %or.cond, i32 %add, i32 %conv
  ret i32 %cond
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_hexadecimal(ptr noundef %s, ptr nocapture noundef %result) unnamed_addr #17 {
entry:
  %written = alloca i64, align 8
  %mantissa = getelementptr inbounds i8, ptr %result, i64 8
  store i64 0, ptr %mantissa, align 8
  %more = getelementptr inbounds i8, ptr %result, i64 24
  %half = getelementptr inbounds i8, ptr %result, i64 20
  br label %for.cond

for.cond:                                         ; preds = %for.inc25, %entry
  %point.0 = phi i32 [ 0, %entry ], [ %point.1, %for.inc25 ]
  %full.0 = phi i32 [ 0, %entry ], [ %full.3, %for.inc25 ]
  %exponent.0 = phi i64 [ 0, %entry ], [ %exponent.3, %for.inc25 ]
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc25 ]
  %0 = load i8, ptr %s.addr.0, align 1
  %cmp = icmp ne i8 %0, 46
  %tobool = icmp ne i32 %point.0, 0
  %or.cond = select i1 %cmp, i1 true, i1 %tobool
  br i1 %or.cond, label %if.end, label %for.inc25

if.end:                                           ; preds = %for.cond
  %conv2 = zext i8 %0 to i32
  %call = tail call fastcc i32 @__hp_digit_value(i32 noundef %conv2) #29
  %cmp3 = icmp ugt i32 %call, 15
  br i1 %cmp3, label %for.end26, label %if.end6

if.end6:                                          ; preds = %if.end
  %cond.neg = select i1 %tobool, i64 -4, i64 0
  %sub = add i64 %cond.neg, %exponent.0
  %mantissa.promoted = load i64, ptr %mantissa, align 8
  br label %for.body

for.body:                                         ; preds = %for.inc, %if.end6
  %i.035 = phi i32 [ 3, %if.end6 ], [ %dec, %for.inc ]
  %exponent.134 = phi i64 [ %sub, %if.end6 ], [ %exponent.2, %for.inc ]
  %full.133 = phi i32 [ %full.0, %if.end6 ], [ %full.2, %for.inc ]
  %1 = phi i64 [ %mantissa.promoted, %if.end6 ], [ %3, %for.inc ]
  %shr = lshr i32 %call, %i.035
  %and = and i32 %shr, 1
  %cmp14 = icmp sgt i64 %1, -1
  br i1 %cmp14, label %if.then16, label %if.end20

if.then16:                                        ; preds = %for.body
  %shl = shl nuw i64 %1, 1
  %conv18 = zext nneg i32 %and to i64
  %or = or disjoint i64 %shl, %conv18
  store i64 %or, ptr %mantissa, align 8
  br label %for.inc

if.end20:                                         ; preds = %for.body
  %tobool21.not = icmp eq i32 %full.133, 0
  br i1 %tobool21.not, label %if.then22, label %if.else

if.then22:                                        ; preds = %if.end20
  store i32 %and, ptr %half, align 4
  br label %if.end24

if.else:                                          ; preds = %if.end20
  %2 = load i32, ptr %more, align 8
  %or23 = or i32 %2, %and
  store i32 %or23, ptr %more, align 8
  br label %if.end24

if.end24:                                         ; preds = %if.else, %if.then22
  %inc = add nsw i64 %exponent.134, 1
  br label %for.inc

for.inc:                                          ; preds = %if.end24, %if.then16
  %3 = phi i64 [ %or, %if.then16 ], [ %1, %if.end24 ]
  %full.2 = phi i32 [ %full.133, %if.then16 ], [ 1, %if.end24 ]
  %exponent.2 = phi i64 [ %exponent.134, %if.then16 ], [ %inc, %if.end24 ]
  %dec = add nsw i32 %i.035, -1
  %cmp10.not = icmp eq i32 %i.035, 0
  br i1 %cmp10.not, label %for.inc25, label %for.body

for.inc25:                                        ; preds = %for.inc, %for.cond
  %point.1 = phi i32 [ 1, %for.cond ], [ %point.0, %for.inc ]
  %full.3 = phi i32 [ %full.0, %for.cond ], [ %full.2, %for.inc ]
  %exponent.3 = phi i64 [ %exponent.0, %for.cond ], [ %exponent.2, %for.inc ]
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br label %for.cond

for.end26:                                        ; preds = %if.end
  %call27 = call fastcc ptr @read_exponent(ptr noundef nonnull %s.addr.0, i8 noundef signext 112, ptr noundef nonnull %written) #29
  %4 = load i64, ptr %written, align 8
  %add = add nsw i64 %4, %exponent.0
  %5 = load i64, ptr %mantissa, align 8
  %cmp29.not = icmp eq i64 %5, 0
  %cond31 = select i1 %cmp29.not, i32 1, i32 2
  store i32 %cond31, ptr %result, align 8
  %cmp32 = icmp sgt i64 %add, 1000000
  %conv33 = zext i1 %cmp32 to i32
  %huge = getelementptr inbounds i8, ptr %result, i64 28
  store i32 %conv33, ptr %huge, align 4
  %cmp34 = icmp slt i64 %add, -1000000
  %conv35 = zext i1 %cmp34 to i32
  %tiny = getelementptr inbounds i8, ptr %result, i64 32
  store i32 %conv35, ptr %tiny, align 8
  %6 = add i64 %add, -1000001
  %brmerge = icmp ult i64 %6, -2000001
  %or.cond32 = select i1 %cmp29.not, i1 true, i1 %brmerge
  br i1 %or.cond32, label %if.end56, label %if.then45

if.then45:                                        ; preds = %for.end26
  %conv46 = trunc i64 %add to i32
  %exponent47 = getelementptr inbounds i8, ptr %result, i64 16
  %mantissa.promoted36 = load i64, ptr %mantissa, align 8
  %cmp5037 = icmp sgt i64 %mantissa.promoted36, -1
  br i1 %cmp5037, label %while.body, label %if.end56.loopexit

while.body:                                       ; preds = %while.body, %if.then45
  %storemerge38 = phi i32 [ %dec55, %while.body ], [ %conv46, %if.then45 ]
  %7 = phi i64 [ %shl53, %while.body ], [ %mantissa.promoted36, %if.then45 ]
  %shl53 = shl nuw i64 %7, 1
  %dec55 = add nsw i32 %storemerge38, -1
  %cmp50 = icmp sgt i64 %shl53, -1
  br i1 %cmp50, label %while.body, label %while.cond.if.end56.loopexit_crit_edge

while.cond.if.end56.loopexit_crit_edge:           ; preds = %while.body
  store i64 %shl53, ptr %mantissa, align 8
  br label %if.end56.loopexit

if.end56.loopexit:                                ; preds = %while.cond.if.end56.loopexit_crit_edge, %if.then45
  %storemerge.lcssa = phi i32 [ %dec55, %while.cond.if.end56.loopexit_crit_edge ], [ %conv46, %if.then45 ]
  store i32 %storemerge.lcssa, ptr %exponent47, align 8
  br label %if.end56

if.end56:                                         ; preds = %if.end56.loopexit, %for.end26
  ret ptr %call27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 2) i32 @is_digit(i8 noundef signext %c) unnamed_addr #7 {
entry:
  %0 = add i8 %c, -48
  %1 = icmp ult i8 %0, 10
  %land.ext = zext i1 %1 to i32
  ret i32 %land.ext
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @scan_decimal(ptr noundef %s, ptr nocapture noundef %d) unnamed_addr #17 {
entry:
  %written = alloca i64, align 8
  store ptr null, ptr %d, align 8
  %count = getelementptr inbounds i8, ptr %d, i64 8
  store i64 0, ptr %count, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.inc ]
  %position.0 = phi i64 [ 0, %entry ], [ %position.1, %for.inc ]
  %point.0 = phi i32 [ 0, %entry ], [ %point.1, %for.inc ]
  %before.0 = phi i64 [ 0, %entry ], [ %before.1, %for.inc ]
  %zeros_after.0 = phi i64 [ 0, %entry ], [ %zeros_after.1, %for.inc ]
  %0 = load i8, ptr %s.addr.0, align 1
  %cmp = icmp ne i8 %0, 46
  %tobool = icmp ne i32 %point.0, 0
  %or.cond = select i1 %cmp, i1 true, i1 %tobool
  br i1 %or.cond, label %if.end, label %for.inc

if.end:                                           ; preds = %for.cond
  %call = tail call fastcc i32 @is_digit(i8 noundef signext %0) #29
  %tobool2.not = icmp eq i32 %call, 0
  br i1 %tobool2.not, label %for.end, label %if.end4

if.end4:                                          ; preds = %if.end
  %1 = load ptr, ptr %d, align 8
  %cmp6 = icmp ne ptr %1, null
  %cmp10.not = icmp eq i8 %0, 48
  %or.cond20 = or i1 %cmp10.not, %cmp6
  br i1 %or.cond20, label %if.end14, label %if.then12

if.then12:                                        ; preds = %if.end4
  store ptr %s.addr.0, ptr %d, align 8
  br label %if.end14

if.end14:                                         ; preds = %if.then12, %if.end4
  %2 = load ptr, ptr %d, align 8
  %cmp16.not = icmp eq ptr %2, null
  br i1 %cmp16.not, label %if.else, label %if.then18

if.then18:                                        ; preds = %if.end14
  %inc = add i64 %position.0, 1
  %lnot = xor i1 %tobool, true
  %conv20 = zext i1 %lnot to i64
  %add = add nsw i64 %before.0, %conv20
  %3 = load i8, ptr %s.addr.0, align 1
  %cmp22.not = icmp eq i8 %3, 48
  br i1 %cmp22.not, label %for.inc, label %if.then24

if.then24:                                        ; preds = %if.then18
  store i64 %inc, ptr %count, align 8
  br label %for.inc

if.else:                                          ; preds = %if.end14
  %conv27 = zext nneg i32 %point.0 to i64
  %add28 = add nsw i64 %zeros_after.0, %conv27
  br label %for.inc

for.inc:                                          ; preds = %if.else, %if.then24, %if.then18, %for.cond
  %position.1 = phi i64 [ %inc, %if.then24 ], [ %inc, %if.then18 ], [ %position.0, %if.else ], [ %position.0, %for.cond ]
  %point.1 = phi i32 [ %point.0, %if.then24 ], [ %point.0, %if.then18 ], [ %point.0, %if.else ], [ 1, %for.cond ]
  %before.1 = phi i64 [ %add, %if.then24 ], [ %add, %if.then18 ], [ %before.0, %if.else ], [ %before.0, %for.cond ]
  %zeros_after.1 = phi i64 [ %zeros_after.0, %if.then24 ], [ %zeros_after.0, %if.then18 ], [ %add28, %if.else ], [ %zeros_after.0, %for.cond ]
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br label %for.cond

for.end:                                          ; preds = %if.end
  %call30 = call fastcc ptr @read_exponent(ptr noundef nonnull %s.addr.0, i8 noundef signext 101, ptr noundef nonnull %written) #29
  %4 = load i64, ptr %written, align 8
  %cmp31 = icmp sgt i64 %before.0, 0
  %sub = add nsw i64 %before.0, -1
  %sub33 = xor i64 %zeros_after.0, -1
  %cond = select i1 %cmp31, i64 %sub, i64 %sub33
  %add34 = add nsw i64 %4, %cond
  %exponent = getelementptr inbounds i8, ptr %d, i64 16
  store i64 %add34, ptr %exponent, align 8
  ret ptr %call30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_exponent(ptr noundef readonly %s, i8 noundef signext %letter, ptr nocapture noundef %exponent) unnamed_addr #11 {
entry:
  store i64 0, ptr %exponent, align 8
  %0 = load i8, ptr %s, align 1
  %call = tail call fastcc i32 @lower(i8 noundef signext %0) #29
  %conv = zext nneg i8 %letter to i32
  %cmp.not = icmp eq i32 %call, %conv
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  %add.ptr = getelementptr inbounds i8, ptr %s, i64 1
  %1 = load i8, ptr %add.ptr, align 1
  %cmp3 = icmp eq i8 %1, 45
  %cmp9 = icmp eq i8 %1, 43
  %or.cond = or i1 %cmp3, %cmp9
  %incdec.ptr = getelementptr inbounds i8, ptr %s, i64 2
  %digits.0 = select i1 %or.cond, ptr %incdec.ptr, ptr %add.ptr
  %2 = load i8, ptr %digits.0, align 1
  %call13 = tail call fastcc i32 @is_digit(i8 noundef signext %2) #29
  %tobool.not = icmp eq i32 %call13, 0
  br i1 %tobool.not, label %return, label %for.cond.preheader

for.cond.preheader:                               ; preds = %if.end
  %3 = load i8, ptr %digits.0, align 1
  %call1617 = tail call fastcc i32 @is_digit(i8 noundef signext %3) #29
  %tobool17.not18 = icmp eq i32 %call1617, 0
  br i1 %tobool17.not18, label %for.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %for.cond.preheader
  %exponent.promoted = load i64, ptr %exponent, align 8
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %4 = phi i64 [ %exponent.promoted, %for.body.lr.ph ], [ %6, %for.inc ]
  %5 = phi i8 [ %3, %for.body.lr.ph ], [ %7, %for.inc ]
  %digits.119 = phi ptr [ %digits.0, %for.body.lr.ph ], [ %incdec.ptr24, %for.inc ]
  %cmp18 = icmp slt i64 %4, 1000000000
  br i1 %cmp18, label %if.then20, label %for.inc

if.then20:                                        ; preds = %for.body
  %mul = mul nsw i64 %4, 10
  %conv21 = sext i8 %5 to i64
  %sub = add nsw i64 %conv21, -48
  %add = add nsw i64 %sub, %mul
  store i64 %add, ptr %exponent, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.then20, %for.body
  %6 = phi i64 [ %4, %for.body ], [ %add, %if.then20 ]
  %incdec.ptr24 = getelementptr inbounds i8, ptr %digits.119, i64 1
  %7 = load i8, ptr %incdec.ptr24, align 1
  %call16 = tail call fastcc i32 @is_digit(i8 noundef signext %7) #29
  %tobool17.not = icmp eq i32 %call16, 0
  br i1 %tobool17.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.inc, %for.cond.preheader
  %digits.1.lcssa = phi ptr [ %digits.0, %for.cond.preheader ], [ %incdec.ptr24, %for.inc ]
  br i1 %cmp3, label %if.then26, label %return

if.then26:                                        ; preds = %for.end
  %8 = load i64, ptr %exponent, align 8
  %sub27 = sub nsw i64 0, %8
  store i64 %sub27, ptr %exponent, align 8
  br label %return

return:                                           ; preds = %if.then26, %for.end, %if.end, %entry
  %retval.0 = phi ptr [ %s, %entry ], [ %s, %if.end ], [ %digits.1.lcssa, %if.then26 ], [ %digits.1.lcssa, %for.end ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc float @__hp_strtof(ptr noundef %s, ptr noundef writeonly %end) unnamed_addr #17 {
entry:
  %p = alloca %struct.parsed, align 8
  %d = alloca %struct.decimal.8, align 8
  %r = alloca %struct.hp_integer, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %d, i8 0, i64 24, i1 false)
  %call = call fastcc ptr @parse(ptr noundef %s, ptr noundef nonnull %p, ptr noundef nonnull %d) #29
  %cmp.not = icmp eq ptr %end, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %0 = load i32, ptr %p, align 8
  %cmp1 = icmp eq i32 %0, 0
  %cond = select i1 %cmp1, ptr %s, ptr %call
  store ptr %cond, ptr %end, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %p, align 8
  switch i32 %1, label %if.end34.fold.split [
    i32 4, label %if.end34
    i32 3, label %if.then7
    i32 2, label %if.then11
  ]

if.then7:                                         ; preds = %if.end
  br label %if.end34

if.then11:                                        ; preds = %if.end
  %2 = load ptr, ptr %d, align 8
  %cmp12.not = icmp eq ptr %2, null
  br i1 %cmp12.not, label %if.end15, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then11
  %call13 = call fastcc i32 @is_far_out(ptr noundef nonnull %p, ptr noundef nonnull %d, ptr noundef nonnull @float_type) #29
  %tobool.not = icmp eq i32 %call13, 0
  br i1 %tobool.not, label %if.then14, label %if.end15

if.then14:                                        ; preds = %land.lhs.true
  call fastcc void @convert_for_double(ptr noundef nonnull %p, ptr noundef nonnull %d, ptr noundef nonnull @float_type) #29
  br label %if.end15

if.end15:                                         ; preds = %if.then14, %land.lhs.true, %if.then11
  call fastcc void @round_to(ptr dead_on_unwind nonnull writable sret(%struct.hp_integer) align 8 %r, ptr noundef nonnull %p, ptr noundef nonnull @float_type) #29
  %call16 = call fastcc i32 @is_out_of_range(ptr noundef nonnull %p, ptr noundef nonnull %r, ptr noundef nonnull @float_type) #29
  %tobool17.not = icmp eq i32 %call16, 0
  br i1 %tobool17.not, label %if.end20, label %if.then18

if.then18:                                        ; preds = %if.end15
  %call19 = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call19, align 4
  br label %if.end20

if.end20:                                         ; preds = %if.then18, %if.end15
  %huge = getelementptr inbounds i8, ptr %r, i64 12
  %3 = load i32, ptr %huge, align 4
  %tobool21.not = icmp eq i32 %3, 0
  br i1 %tobool21.not, label %if.else23, label %if.end34

if.else23:                                        ; preds = %if.end20
  %4 = load i64, ptr %r, align 8
  %cmp24 = icmp ult i64 %4, 8388608
  br i1 %cmp24, label %if.then25, label %if.else27

if.then25:                                        ; preds = %if.else23
  %conv = trunc nuw i64 %4 to i32
  br label %if.end34

if.else27:                                        ; preds = %if.else23
  %exponent = getelementptr inbounds i8, ptr %r, i64 8
  %5 = load i32, ptr %exponent, align 8
  %add = shl i32 %5, 23
  %shl = add i32 %add, 1258291200
  %conv29 = trunc i64 %4 to i32
  %and = and i32 %conv29, 8388607
  %or = or disjoint i32 %shl, %and
  br label %if.end34

if.end34.fold.split:                              ; preds = %if.end
  br label %if.end34

if.end34:                                         ; preds = %if.end34.fold.split, %if.else27, %if.then25, %if.end20, %if.then7, %if.end
  %bits.0 = phi i32 [ 2139095040, %if.then7 ], [ %conv, %if.then25 ], [ %or, %if.else27 ], [ 2143289344, %if.end ], [ 0, %if.end34.fold.split ], [ 2139095040, %if.end20 ]
  %negative = getelementptr inbounds i8, ptr %p, i64 4
  %6 = load i32, ptr %negative, align 4
  %shl35 = shl i32 %6, 31
  %or36 = or i32 %shl35, %bits.0
  %7 = bitcast i32 %or36 to float
  ret float %7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc x86_fp80 @__hp_strtold(ptr noundef %s, ptr noundef writeonly %end) unnamed_addr #17 {
entry:
  %p = alloca %struct.parsed, align 8
  %d = alloca %struct.decimal.8, align 8
  %r = alloca %struct.hp_integer, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %d, i8 0, i64 24, i1 false)
  %call = call fastcc ptr @parse(ptr noundef %s, ptr noundef nonnull %p, ptr noundef nonnull %d) #29
  %cmp.not = icmp eq ptr %end, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %0 = load i32, ptr %p, align 8
  %cmp1 = icmp eq i32 %0, 0
  %cond = select i1 %cmp1, ptr %s, ptr %call
  store ptr %cond, ptr %end, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %p, align 8
  switch i32 %1, label %if.end42.fold.split [
    i32 4, label %if.end42
    i32 3, label %if.then7
    i32 2, label %if.then11
  ]

if.then7:                                         ; preds = %if.end
  br label %if.end42

if.then11:                                        ; preds = %if.end
  %2 = load ptr, ptr %d, align 8
  %cmp12.not = icmp eq ptr %2, null
  br i1 %cmp12.not, label %if.end15, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.then11
  %call13 = call fastcc i32 @is_far_out(ptr noundef nonnull %p, ptr noundef nonnull %d, ptr noundef nonnull @long_type) #29
  %tobool.not = icmp eq i32 %call13, 0
  br i1 %tobool.not, label %if.then14, label %if.end15

if.then14:                                        ; preds = %land.lhs.true
  call fastcc void @convert_for_long_double(ptr noundef nonnull %p, ptr noundef nonnull %d) #29
  br label %if.end15

if.end15:                                         ; preds = %if.then14, %land.lhs.true, %if.then11
  call fastcc void @round_to(ptr dead_on_unwind nonnull writable sret(%struct.hp_integer) align 8 %r, ptr noundef nonnull %p, ptr noundef nonnull @long_type) #29
  %call16 = call fastcc i32 @is_out_of_range(ptr noundef nonnull %p, ptr noundef nonnull %r, ptr noundef nonnull @long_type) #29
  %tobool17.not = icmp eq i32 %call16, 0
  br i1 %tobool17.not, label %if.end20, label %if.then18

if.then18:                                        ; preds = %if.end15
  %call19 = tail call fastcc ptr @__hp_errno() #29
  store i32 34, ptr %call19, align 4
  br label %if.end20

if.end20:                                         ; preds = %if.then18, %if.end15
  %huge = getelementptr inbounds i8, ptr %r, i64 12
  %3 = load i32, ptr %huge, align 4
  %tobool21.not = icmp eq i32 %3, 0
  %4 = load i64, ptr %r, align 8
  %cond26 = select i1 %tobool21.not, i64 %4, i64 -9223372036854775808
  br i1 %tobool21.not, label %cond.false30, label %if.end42

cond.false30:                                     ; preds = %if.end20
  %cmp31 = icmp sgt i64 %cond26, -1
  %exponent = getelementptr inbounds i8, ptr %r, i64 8
  %5 = load i32, ptr %exponent, align 8
  %6 = add i32 %5, 16446
  %7 = select i1 %cmp31, i32 0, i32 %6
  br label %if.end42

if.end42.fold.split:                              ; preds = %if.end
  br label %if.end42

if.end42:                                         ; preds = %if.end42.fold.split, %cond.false30, %if.end20, %if.then7, %if.end
  %top.0 = phi i32 [ 32767, %if.then7 ], [ 32767, %if.end ], [ 0, %if.end42.fold.split ], [ %7, %cond.false30 ], [ 32767, %if.end20 ]
  %mantissa.0 = phi i64 [ -9223372036854775808, %if.then7 ], [ -4611686018427387904, %if.end ], [ 0, %if.end42.fold.split ], [ %cond26, %cond.false30 ], [ %cond26, %if.end20 ]
  %negative = getelementptr inbounds i8, ptr %p, i64 4
  %8 = load i32, ptr %negative, align 4
  %conv43 = shl i32 %8, 15
  %or = or i32 %conv43, %top.0
  %value.0.insert.ext = zext i64 %mantissa.0 to i80
  %conv46.mask = and i32 %or, 65535
  %value.8.insert.ext = zext nneg i32 %conv46.mask to i80
  %value.8.insert.shift = shl nuw i80 %value.8.insert.ext, 64
  %value.8.insert.insert = or disjoint i80 %value.8.insert.shift, %value.0.insert.ext
  %9 = bitcast i80 %value.8.insert.insert to x86_fp80
  ret x86_fp80 %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @convert_for_long_double(ptr nocapture noundef %p, ptr nocapture noundef readonly %d) unnamed_addr #17 {
entry:
  %first = alloca [2420 x i32], align 16
  %second = alloca [2420 x i32], align 16
  call fastcc void @convert_decimal(ptr noundef %p, ptr noundef %d, ptr noundef nonnull @long_type, ptr noundef nonnull %first, ptr noundef nonnull %second) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local double @strtod(ptr noalias noundef %s, ptr noalias noundef %end) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @__hp_strtod(ptr noundef %s, ptr noundef %end) #29
  ret double %call
}

; Function Attrs: noinline nounwind
define weak dso_local float @strtof(ptr noalias noundef %s, ptr noalias noundef %end) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc float @__hp_strtof(ptr noundef %s, ptr noundef %end) #29
  ret float %call
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @strtold(ptr noalias noundef %s, ptr noalias noundef %end) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc x86_fp80 @__hp_strtold(ptr noundef %s, ptr noundef %end) #29
  ret x86_fp80 %call
}

; Function Attrs: noinline nounwind
define weak dso_local double @atof(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc double @__hp_strtod(ptr noundef %s, ptr noundef null) #29
  ret double %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vfscanf(ptr noalias noundef %stream, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @scan_stream(ptr noundef %stream, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @scan_stream(ptr noundef %stream, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %source = alloca %struct.source, align 8
  store ptr null, ptr %source, align 8
  %stream1 = getelementptr inbounds i8, ptr %source, i64 8
  store ptr %stream, ptr %stream1, align 8
  %count = getelementptr inbounds i8, ptr %source, i64 16
  store i64 0, ptr %count, align 8
  %call = call fastcc i32 @scan(ptr noundef nonnull %source, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @scan(ptr noundef %source, ptr noundef %format, ptr noundef %list) unnamed_addr #0 {
entry:
  %arguments = alloca %struct.arguments, align 8
  %conversion = alloca %struct.conversion, align 8
  %members = alloca [256 x i8], align 16
  call void @llvm.va_copy.p0(ptr nonnull %arguments, ptr %list)
  %0 = load i8, ptr %format, align 1
  %cmp3542.not = icmp eq i8 %0, 0
  br i1 %cmp3542.not, label %while.end, label %while.body.lr.ph.lr.ph

while.body.lr.ph.lr.ph:                           ; preds = %entry
  %letter = getelementptr inbounds i8, ptr %conversion, i64 20
  %length = getelementptr inbounds i8, ptr %conversion, i64 16
  %count = getelementptr inbounds i8, ptr %source, i64 16
  br label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %if.end68, %while.body.lr.ph.lr.ph
  %1 = phi i8 [ %0, %while.body.lr.ph.lr.ph ], [ %14, %if.end68 ]
  %format.addr.0.ph44 = phi ptr [ %format, %while.body.lr.ph.lr.ph ], [ %format.addr.2, %if.end68 ]
  %stored.0.ph43 = phi i32 [ 0, %while.body.lr.ph.lr.ph ], [ %stored.1, %if.end68 ]
  br label %while.body

while.body:                                       ; preds = %while.cond.backedge, %while.body.lr.ph
  %2 = phi i8 [ %1, %while.body.lr.ph ], [ %3, %while.cond.backedge ]
  %format.addr.037 = phi ptr [ %format.addr.0.ph44, %while.body.lr.ph ], [ %format.addr.0.be, %while.cond.backedge ]
  %conv5 = zext i8 %2 to i32
  %call = call fastcc i32 @__hp_isspace(i32 noundef %conv5) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.body
  call fastcc void @skip_space(ptr noundef %source) #29
  %incdec.ptr = getelementptr inbounds i8, ptr %format.addr.037, i64 1
  br label %while.cond.backedge

while.cond.backedge:                              ; preds = %if.then35, %if.then33, %if.end26, %if.then
  %outcome.0.be = phi i32 [ 0, %if.then ], [ %outcome.1, %if.end26 ], [ 0, %if.then35 ], [ 0, %if.then33 ]
  %format.addr.0.be = phi ptr [ %incdec.ptr, %if.then ], [ %incdec.ptr27, %if.end26 ], [ %call29, %if.then35 ], [ %call29, %if.then33 ]
  %3 = load i8, ptr %format.addr.0.be, align 1
  %cmp = icmp ne i8 %3, 0
  %cmp3 = icmp eq i32 %outcome.0.be, 0
  %4 = and i1 %cmp3, %cmp
  br i1 %4, label %while.body, label %while.end

if.end:                                           ; preds = %while.body
  %cmp7.not = icmp eq i8 %2, 37
  br i1 %cmp7.not, label %lor.lhs.false, label %if.end18

lor.lhs.false:                                    ; preds = %if.end
  %arrayidx = getelementptr inbounds i8, ptr %format.addr.037, i64 1
  %5 = load i8, ptr %arrayidx, align 1
  %cmp10 = icmp eq i8 %5, 37
  br i1 %cmp10, label %if.then12, label %if.end28

if.then12:                                        ; preds = %lor.lhs.false
  br i1 %cmp7.not, label %if.then16, label %if.end18

if.then16:                                        ; preds = %if.then12
  call fastcc void @skip_space(ptr noundef %source) #29
  %incdec.ptr17 = getelementptr inbounds i8, ptr %format.addr.037, i64 1
  br label %if.end18

if.end18:                                         ; preds = %if.then16, %if.then12, %if.end
  %format.addr.1 = phi ptr [ %incdec.ptr17, %if.then16 ], [ %format.addr.037, %if.then12 ], [ %format.addr.037, %if.end ]
  %call19 = call fastcc i32 @next(ptr noundef %source) #29
  %6 = load i8, ptr %format.addr.1, align 1
  %conv20 = zext i8 %6 to i32
  %cmp21.not = icmp eq i32 %call19, %conv20
  br i1 %cmp21.not, label %if.end26, label %if.then23

if.then23:                                        ; preds = %if.end18
  call fastcc void @give_back(ptr noundef %source, i32 noundef %call19) #29
  %cmp24 = icmp eq i32 %call19, -1
  %cond = select i1 %cmp24, i32 2, i32 1
  br label %if.end26

if.end26:                                         ; preds = %if.then23, %if.end18
  %outcome.1 = phi i32 [ %cond, %if.then23 ], [ 0, %if.end18 ]
  %incdec.ptr27 = getelementptr inbounds i8, ptr %format.addr.1, i64 1
  br label %while.cond.backedge

if.end28:                                         ; preds = %lor.lhs.false
  %call29 = call fastcc ptr @read_conversion(ptr noundef nonnull %arrayidx, ptr noundef nonnull %conversion) #29
  %7 = load i8, ptr %letter, align 4
  switch i8 %7, label %if.end58 [
    i8 110, label %if.then33
    i8 91, label %if.then42
    i8 115, label %for.body
  ]

if.then33:                                        ; preds = %if.end28
  %8 = load i32, ptr %conversion, align 8
  %tobool34.not = icmp eq i32 %8, 0
  br i1 %tobool34.not, label %if.then35, label %while.cond.backedge

if.then35:                                        ; preds = %if.then33
  %9 = load i32, ptr %length, align 8
  %10 = load i64, ptr %count, align 8
  call fastcc void @store_integer(ptr noundef nonnull %arguments, i32 noundef %9, i64 noundef %10) #29
  br label %while.cond.backedge

if.then42:                                        ; preds = %if.end28
  %call44 = call fastcc ptr @read_set(ptr noundef %call29, ptr noundef nonnull %members) #29
  br label %if.end58

for.body:                                         ; preds = %for.body, %if.end28
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %if.end28 ]
  %11 = trunc nuw nsw i64 %indvars.iv to i32
  %call53 = call fastcc i32 @__hp_isspace(i32 noundef %11) #29
  %12 = trunc nuw nsw i32 %call53 to i8
  %conv55 = xor i8 %12, 1
  %arrayidx56 = getelementptr inbounds [256 x i8], ptr %members, i64 0, i64 %indvars.iv
  store i8 %conv55, ptr %arrayidx56, align 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 256
  br i1 %exitcond.not, label %if.end58, label %for.body

if.end58:                                         ; preds = %for.body, %if.then42, %if.end28
  %format.addr.2 = phi ptr [ %call44, %if.then42 ], [ %call29, %for.body ], [ %call29, %if.end28 ]
  switch i8 %7, label %if.then67 [
    i8 99, label %if.end68
    i8 91, label %if.end68
  ]

if.then67:                                        ; preds = %if.end58
  call fastcc void @skip_space(ptr noundef %source) #29
  br label %if.end68

if.end68:                                         ; preds = %if.then67, %if.end58, %if.end58
  %call70 = call fastcc i32 @convert.217(ptr noundef %source, ptr noundef nonnull %conversion, ptr noundef nonnull %members, ptr noundef nonnull %arguments) #29
  %cmp71 = icmp eq i32 %call70, 0
  %13 = load i32, ptr %conversion, align 8
  %tobool75.not = icmp eq i32 %13, 0
  %narrow = select i1 %cmp71, i1 %tobool75.not, i1 false
  %add = zext i1 %narrow to i32
  %stored.1 = add nuw nsw i32 %stored.0.ph43, %add
  %14 = load i8, ptr %format.addr.2, align 1
  %cmp35 = icmp ne i8 %14, 0
  %cmp336 = icmp eq i32 %call70, 0
  %15 = and i1 %cmp336, %cmp35
  br i1 %15, label %while.body.lr.ph, label %while.end

while.end:                                        ; preds = %if.end68, %while.cond.backedge, %entry
  %stored.0.ph.lcssa = phi i32 [ 0, %entry ], [ %stored.0.ph43, %while.cond.backedge ], [ %stored.1, %if.end68 ]
  %outcome.0.lcssa = phi i32 [ 0, %entry ], [ %outcome.0.be, %while.cond.backedge ], [ %call70, %if.end68 ]
  call void @llvm.va_end.p0(ptr %arguments)
  %cmp81 = icmp eq i32 %outcome.0.lcssa, 2
  %cmp84 = icmp eq i32 %stored.0.ph.lcssa, 0
  %or.cond1 = select i1 %cmp81, i1 %cmp84, i1 false
  %cond86 = select i1 %or.cond1, i32 -1, i32 %stored.0.ph.lcssa
  ret i32 %cond86
}

; Function Attrs: noinline nounwind
define internal fastcc void @skip_space(ptr nocapture noundef %source) unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @next(ptr noundef %source) #29
  %cmp.not5 = icmp eq i32 %call, -1
  br i1 %cmp.not5, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %c.06 = phi i32 [ %call2, %while.body ], [ %call, %entry ]
  %call1 = tail call fastcc i32 @__hp_isspace(i32 noundef %c.06) #29
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %call2 = tail call fastcc i32 @next(ptr noundef %source) #29
  %cmp.not = icmp eq i32 %call2, -1
  br i1 %cmp.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %c.0.lcssa = phi i32 [ %call, %entry ], [ %c.06, %land.rhs ], [ %call2, %while.body ]
  tail call fastcc void @give_back(ptr noundef %source, i32 noundef %c.0.lcssa) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @next(ptr nocapture noundef %source) unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %source, align 8
  %cmp.not = icmp eq ptr %0, null
  br i1 %cmp.not, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %1 = load i8, ptr %0, align 1
  %cmp2 = icmp eq i8 %1, 0
  br i1 %cmp2, label %return, label %if.end

if.end:                                           ; preds = %if.then
  %conv = zext i8 %1 to i32
  %incdec.ptr = getelementptr inbounds i8, ptr %0, i64 1
  store ptr %incdec.ptr, ptr %source, align 8
  br label %if.end10

if.else:                                          ; preds = %entry
  %stream = getelementptr inbounds i8, ptr %source, i64 8
  %2 = load ptr, ptr %stream, align 8
  %call = tail call fastcc i32 @__hp_getc(ptr noundef %2) #29
  %cmp6 = icmp eq i32 %call, -1
  br i1 %cmp6, label %return, label %if.end10

if.end10:                                         ; preds = %if.else, %if.end
  %c.0 = phi i32 [ %conv, %if.end ], [ %call, %if.else ]
  %count = getelementptr inbounds i8, ptr %source, i64 16
  %3 = load i64, ptr %count, align 8
  %inc = add i64 %3, 1
  store i64 %inc, ptr %count, align 8
  br label %return

return:                                           ; preds = %if.end10, %if.else, %if.then
  %retval.0 = phi i32 [ %c.0, %if.end10 ], [ -1, %if.then ], [ -1, %if.else ]
  ret i32 %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @give_back(ptr nocapture noundef %source, i32 noundef %c) unnamed_addr #26 {
entry:
  %cmp = icmp eq i32 %c, -1
  br i1 %cmp, label %if.end4, label %if.end

if.end:                                           ; preds = %entry
  %count = getelementptr inbounds i8, ptr %source, i64 16
  %0 = load i64, ptr %count, align 8
  %dec = add i64 %0, -1
  store i64 %dec, ptr %count, align 8
  %1 = load ptr, ptr %source, align 8
  %cmp1.not = icmp eq ptr %1, null
  br i1 %cmp1.not, label %if.else, label %if.then2

if.then2:                                         ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %1, i64 -1
  store ptr %incdec.ptr, ptr %source, align 8
  br label %if.end4

if.else:                                          ; preds = %if.end
  %stream = getelementptr inbounds i8, ptr %source, i64 8
  %2 = load ptr, ptr %stream, align 8
  tail call fastcc void @__hp_ungetc(i32 noundef %c, ptr noundef %2) #29
  br label %if.end4

if.end4:                                          ; preds = %if.else, %if.then2, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @read_conversion(ptr noundef %format, ptr nocapture noundef writeonly %conversion) unnamed_addr #0 {
entry:
  %0 = load i8, ptr %format, align 1
  %cmp = icmp eq i8 %0, 42
  %conv1 = zext i1 %cmp to i32
  store i32 %conv1, ptr %conversion, align 8
  %spec.select.idx = zext i1 %cmp to i64
  %spec.select = getelementptr inbounds i8, ptr %format, i64 %spec.select.idx
  %width = getelementptr inbounds i8, ptr %conversion, i64 8
  store i64 -1, ptr %width, align 8
  %1 = load i8, ptr %spec.select, align 1
  %2 = add i8 %1, -48
  %or.cond = icmp ult i8 %2, 10
  br i1 %or.cond, label %for.cond.preheader, label %if.end32

for.cond.preheader:                               ; preds = %entry
  %3 = load i8, ptr %spec.select, align 1
  %4 = add i8 %3, -48
  %or.cond2223 = icmp ult i8 %4, 10
  br i1 %or.cond2223, label %for.body, label %for.end

for.body:                                         ; preds = %for.inc, %for.cond.preheader
  %5 = phi i8 [ %6, %for.inc ], [ %3, %for.cond.preheader ]
  %width10.025 = phi i64 [ %width10.1, %for.inc ], [ 0, %for.cond.preheader ]
  %format.addr.124 = phi ptr [ %incdec.ptr23, %for.inc ], [ %spec.select, %for.cond.preheader ]
  %cmp17 = icmp ult i64 %width10.025, 2147483647
  br i1 %cmp17, label %if.then19, label %for.inc

if.then19:                                        ; preds = %for.body
  %mul = mul nuw nsw i64 %width10.025, 10
  %narrow = add nsw i8 %5, -48
  %sub = zext nneg i8 %narrow to i64
  %add = add nuw nsw i64 %mul, %sub
  br label %for.inc

for.inc:                                          ; preds = %if.then19, %for.body
  %width10.1 = phi i64 [ %add, %if.then19 ], [ %width10.025, %for.body ]
  %incdec.ptr23 = getelementptr inbounds i8, ptr %format.addr.124, i64 1
  %6 = load i8, ptr %incdec.ptr23, align 1
  %7 = add i8 %6, -48
  %or.cond22 = icmp ult i8 %7, 10
  br i1 %or.cond22, label %for.body, label %for.end

for.end:                                          ; preds = %for.inc, %for.cond.preheader
  %format.addr.1.lcssa = phi ptr [ %spec.select, %for.cond.preheader ], [ %incdec.ptr23, %for.inc ]
  %width10.0.lcssa = phi i64 [ 0, %for.cond.preheader ], [ %width10.1, %for.inc ]
  %.lcssa = phi i8 [ %3, %for.cond.preheader ], [ %6, %for.inc ]
  %cmp25 = icmp eq i8 %.lcssa, 36
  br i1 %cmp25, label %if.then27, label %if.end28

if.then27:                                        ; preds = %for.end
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.225) #31
  unreachable

if.end28:                                         ; preds = %for.end
  %cmp29 = icmp eq i64 %width10.0.lcssa, 0
  %cond = select i1 %cmp29, i64 -1, i64 %width10.0.lcssa
  store i64 %cond, ptr %width, align 8
  br label %if.end32

if.end32:                                         ; preds = %if.end28, %entry
  %format.addr.2 = phi ptr [ %format.addr.1.lcssa, %if.end28 ], [ %spec.select, %entry ]
  %length = getelementptr inbounds i8, ptr %conversion, i64 16
  %call = tail call fastcc ptr @read_length.226(ptr noundef nonnull %format.addr.2, ptr noundef nonnull %length) #29
  %8 = load i8, ptr %call, align 1
  %letter = getelementptr inbounds i8, ptr %conversion, i64 20
  store i8 %8, ptr %letter, align 4
  %9 = load i8, ptr %call, align 1
  %cmp34 = icmp ne i8 %9, 0
  %cond39.idx = zext i1 %cmp34 to i64
  %cond39 = getelementptr inbounds i8, ptr %call, i64 %cond39.idx
  ret ptr %cond39
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @store_integer(ptr nocapture noundef %arguments, i32 noundef %length, i64 noundef %value) unnamed_addr #14 {
entry:
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %entry
  %0 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %0, align 8
  %1 = zext nneg i32 %gp_offset to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add nuw nsw i32 %gp_offset, 8
  store i32 %3, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %entry
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load ptr, ptr %vaarg.addr, align 8
  switch i32 %length, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb3
    i32 4, label %sw.bb4
    i32 5, label %sw.bb4
  ]

sw.bb:                                            ; preds = %vaarg.end
  %conv = trunc i64 %value to i8
  store i8 %conv, ptr %4, align 1
  br label %sw.epilog

sw.bb1:                                           ; preds = %vaarg.end
  %conv2 = trunc i64 %value to i16
  store i16 %conv2, ptr %4, align 2
  br label %sw.epilog

sw.bb3:                                           ; preds = %vaarg.end
  store i64 %value, ptr %4, align 8
  br label %sw.epilog

sw.bb4:                                           ; preds = %vaarg.end, %vaarg.end
  store i64 %value, ptr %4, align 8
  br label %sw.epilog

sw.default:                                       ; preds = %vaarg.end
  %conv5 = trunc i64 %value to i32
  store i32 %conv5, ptr %4, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb4, %sw.bb3, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @read_set(ptr noundef readonly %format, ptr nocapture noundef writeonly %members) unnamed_addr #11 {
entry:
  %0 = load i8, ptr %format, align 1
  %cmp = icmp eq i8 %0, 94
  %spec.select.idx = zext i1 %cmp to i64
  %spec.select = getelementptr inbounds i8, ptr %format, i64 %spec.select.idx
  %1 = zext i1 %cmp to i8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(256) %members, i8 %1, i64 256, i1 false)
  %2 = load i8, ptr %spec.select, align 1
  %cmp3.not24 = icmp eq i8 %2, 0
  br i1 %cmp3.not24, label %while.end, label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %entry
  %lnot = xor i1 %cmp, true
  %conv30 = zext i1 %lnot to i8
  br label %land.rhs

land.rhs:                                         ; preds = %for.end, %land.rhs.lr.ph
  %3 = phi i8 [ %2, %land.rhs.lr.ph ], [ %8, %for.end ]
  %format.addr.125 = phi ptr [ %spec.select, %land.rhs.lr.ph ], [ %incdec.ptr32, %for.end ]
  %cmp6 = icmp ne i8 %3, 93
  %cmp8 = icmp eq ptr %format.addr.125, %spec.select
  %4 = or i1 %cmp6, %cmp8
  br i1 %4, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %arrayidx = getelementptr inbounds i8, ptr %format.addr.125, i64 1
  %5 = load i8, ptr %arrayidx, align 1
  %cmp11 = icmp eq i8 %5, 45
  br i1 %cmp11, label %land.lhs.true, label %if.end24

land.lhs.true:                                    ; preds = %while.body
  %arrayidx13 = getelementptr inbounds i8, ptr %format.addr.125, i64 2
  %6 = load i8, ptr %arrayidx13, align 1
  switch i8 %6, label %if.then22 [
    i8 93, label %if.end24
    i8 0, label %if.end24
  ]

if.then22:                                        ; preds = %land.lhs.true
  br label %if.end24

if.end24:                                         ; preds = %if.then22, %land.lhs.true, %land.lhs.true, %while.body
  %format.addr.2 = phi ptr [ %arrayidx13, %if.then22 ], [ %format.addr.125, %land.lhs.true ], [ %format.addr.125, %while.body ], [ %format.addr.125, %land.lhs.true ]
  %to.0 = phi i8 [ %6, %if.then22 ], [ %3, %land.lhs.true ], [ %3, %while.body ], [ %3, %land.lhs.true ]
  %cmp27.not22 = icmp ugt i8 %3, %to.0
  br i1 %cmp27.not22, label %for.end, label %for.body.preheader

for.body.preheader:                               ; preds = %if.end24
  %conv26 = zext i8 %to.0 to i64
  %7 = zext i8 %3 to i64
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.preheader
  %indvars.iv = phi i64 [ %7, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx31 = getelementptr inbounds i8, ptr %members, i64 %indvars.iv
  store i8 %conv30, ptr %arrayidx31, align 1
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv, %conv26
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end24
  %incdec.ptr32 = getelementptr inbounds i8, ptr %format.addr.2, i64 1
  %8 = load i8, ptr %incdec.ptr32, align 1
  %cmp3.not = icmp eq i8 %8, 0
  br i1 %cmp3.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %for.end, %land.rhs, %entry
  %format.addr.1.lcssa = phi ptr [ %spec.select, %entry ], [ %format.addr.125, %land.rhs ], [ %incdec.ptr32, %for.end ]
  %.lcssa = phi i64 [ 0, %entry ], [ 1, %land.rhs ], [ 0, %for.end ]
  %cond = getelementptr inbounds i8, ptr %format.addr.1.lcssa, i64 %.lcssa
  ret ptr %cond
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 3) i32 @convert.217(ptr noundef %source, ptr nocapture noundef %conversion, ptr nocapture noundef readonly %members, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %letter = getelementptr inbounds i8, ptr %conversion, i64 20
  %0 = load i8, ptr %letter, align 4
  switch i8 %0, label %sw.default [
    i8 100, label %sw.bb
    i8 105, label %sw.bb1
    i8 117, label %sw.bb3
    i8 111, label %sw.bb5
    i8 120, label %sw.bb7
    i8 88, label %sw.bb7
    i8 112, label %sw.bb9
    i8 101, label %sw.bb11
    i8 69, label %sw.bb11
    i8 102, label %sw.bb11
    i8 70, label %sw.bb11
    i8 103, label %sw.bb11
    i8 71, label %sw.bb11
    i8 97, label %sw.bb11
    i8 65, label %sw.bb11
    i8 115, label %sw.bb13
    i8 91, label %sw.bb13
    i8 99, label %sw.bb13
  ]

sw.bb:                                            ; preds = %entry
  %call = tail call fastcc i32 @scan_integer(ptr noundef %source, ptr noundef %conversion, i32 noundef 10, i32 noundef 1, ptr noundef %arguments) #29
  br label %return

sw.bb1:                                           ; preds = %entry
  %call2 = tail call fastcc i32 @scan_integer(ptr noundef %source, ptr noundef %conversion, i32 noundef 0, i32 noundef 1, ptr noundef %arguments) #29
  br label %return

sw.bb3:                                           ; preds = %entry
  %call4 = tail call fastcc i32 @scan_integer(ptr noundef %source, ptr noundef %conversion, i32 noundef 10, i32 noundef 0, ptr noundef %arguments) #29
  br label %return

sw.bb5:                                           ; preds = %entry
  %call6 = tail call fastcc i32 @scan_integer(ptr noundef %source, ptr noundef %conversion, i32 noundef 8, i32 noundef 0, ptr noundef %arguments) #29
  br label %return

sw.bb7:                                           ; preds = %entry, %entry
  %call8 = tail call fastcc i32 @scan_integer(ptr noundef %source, ptr noundef %conversion, i32 noundef 16, i32 noundef 0, ptr noundef %arguments) #29
  br label %return

sw.bb9:                                           ; preds = %entry
  %length = getelementptr inbounds i8, ptr %conversion, i64 16
  store i32 3, ptr %length, align 8
  %call10 = tail call fastcc i32 @scan_integer(ptr noundef %source, ptr noundef %conversion, i32 noundef 16, i32 noundef 0, ptr noundef %arguments) #29
  br label %return

sw.bb11:                                          ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %call12 = tail call fastcc i32 @scan_float(ptr noundef %source, ptr noundef %conversion, ptr noundef %arguments) #29
  br label %return

sw.bb13:                                          ; preds = %entry, %entry, %entry
  %length14 = getelementptr inbounds i8, ptr %conversion, i64 16
  %1 = load i32, ptr %length14, align 8
  %cmp = icmp eq i32 %1, 3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb13
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.2.218) #31
  unreachable

if.end:                                           ; preds = %sw.bb13
  %cmp18 = icmp eq i8 %0, 99
  br i1 %cmp18, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %call20 = tail call fastcc i32 @scan_chars(ptr noundef %source, ptr noundef %conversion, ptr noundef %arguments) #29
  br label %return

cond.false:                                       ; preds = %if.end
  %call21 = tail call fastcc i32 @scan_word(ptr noundef %source, ptr noundef %conversion, ptr noundef %members, ptr noundef %arguments) #29
  br label %return

sw.default:                                       ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.3.219) #31
  unreachable

return:                                           ; preds = %cond.false, %cond.true, %sw.bb11, %sw.bb9, %sw.bb7, %sw.bb5, %sw.bb3, %sw.bb1, %sw.bb
  %retval.0 = phi i32 [ %call12, %sw.bb11 ], [ %call10, %sw.bb9 ], [ %call8, %sw.bb7 ], [ %call6, %sw.bb5 ], [ %call4, %sw.bb3 ], [ %call2, %sw.bb1 ], [ %call, %sw.bb ], [ %call20, %cond.true ], [ %call21, %cond.false ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 3) i32 @scan_integer(ptr nocapture noundef %source, ptr nocapture noundef readonly %conversion, i32 noundef %base, i32 noundef %is_signed, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %width = getelementptr inbounds i8, ptr %conversion, i64 8
  %0 = load i64, ptr %width, align 8
  %call = tail call fastcc i32 @next(ptr noundef %source) #29
  switch i32 %call, label %if.end8 [
    i32 -1, label %return
    i32 45, label %if.then3
    i32 43, label %if.then3
  ]

if.then3:                                         ; preds = %entry, %entry
  %cmp2 = icmp eq i32 %call, 45
  %dec = add i64 %0, -1
  %cmp5.not = icmp eq i64 %dec, 0
  br i1 %cmp5.not, label %if.end8, label %cond.true

cond.true:                                        ; preds = %if.then3
  %call7 = tail call fastcc i32 @next(ptr noundef %source) #29
  br label %if.end8

if.end8:                                          ; preds = %cond.true, %if.then3, %entry
  %left.0 = phi i64 [ %dec, %if.then3 ], [ %dec, %cond.true ], [ %0, %entry ]
  %negative.0.shrunk = phi i1 [ %cmp2, %if.then3 ], [ %cmp2, %cond.true ], [ false, %entry ]
  %c.0 = phi i32 [ -1, %if.then3 ], [ %call7, %cond.true ], [ %call, %entry ]
  %negative.0 = zext i1 %negative.0.shrunk to i32
  %cmp9 = icmp eq i32 %c.0, 48
  %cmp11 = icmp ne i64 %left.0, 0
  %or.cond1 = select i1 %cmp9, i1 %cmp11, i1 false
  br i1 %or.cond1, label %land.lhs.true13, label %if.end47

land.lhs.true13:                                  ; preds = %if.end8
  %cmp14 = icmp eq i32 %base, 0
  switch i32 %base, label %if.end47 [
    i32 16, label %if.then19
    i32 0, label %if.then19
  ]

if.then19:                                        ; preds = %land.lhs.true13, %land.lhs.true13
  %dec20 = add i64 %left.0, -1
  %cmp21.not = icmp eq i64 %dec20, 0
  br i1 %cmp21.not, label %cond.end26, label %cond.true23

cond.true23:                                      ; preds = %if.then19
  %call24 = tail call fastcc i32 @next(ptr noundef %source) #29
  br label %cond.end26

cond.end26:                                       ; preds = %cond.true23, %if.then19
  %cond27 = phi i32 [ %call24, %cond.true23 ], [ -1, %if.then19 ]
  %1 = and i32 %cond27, -33
  %or.cond3 = icmp eq i32 %1, 88
  br i1 %or.cond3, label %if.then33, label %if.else

if.then33:                                        ; preds = %cond.end26
  %dec34 = add i64 %left.0, -2
  %cmp35.not = icmp eq i64 %dec34, 0
  br i1 %cmp35.not, label %if.end47, label %cond.true37

cond.true37:                                      ; preds = %if.then33
  %call38 = tail call fastcc i32 @next(ptr noundef %source) #29
  br label %if.end47

if.else:                                          ; preds = %cond.end26
  %spec.store.select = select i1 %cmp14, i32 8, i32 %base
  br label %if.end47

if.end47:                                         ; preds = %if.else, %cond.true37, %if.then33, %land.lhs.true13, %if.end8
  %base.addr.0 = phi i32 [ %spec.store.select, %if.else ], [ %base, %land.lhs.true13 ], [ %base, %if.end8 ], [ 16, %if.then33 ], [ 16, %cond.true37 ]
  %left.1 = phi i64 [ %dec20, %if.else ], [ %left.0, %land.lhs.true13 ], [ %left.0, %if.end8 ], [ %dec34, %if.then33 ], [ %dec34, %cond.true37 ]
  %2 = phi i1 [ false, %if.else ], [ true, %land.lhs.true13 ], [ true, %if.end8 ], [ false, %if.then33 ], [ false, %cond.true37 ]
  %c.1 = phi i32 [ %cond27, %if.else ], [ 48, %land.lhs.true13 ], [ %c.0, %if.end8 ], [ -1, %if.then33 ], [ %call38, %cond.true37 ]
  %cmp48 = icmp eq i32 %base.addr.0, 0
  %spec.store.select4 = select i1 %cmp48, i32 10, i32 %base.addr.0
  %cmp5240 = icmp ne i32 %c.1, -1
  %cmp5541 = icmp ne i64 %left.1, 0
  %or.cond542 = select i1 %cmp5240, i1 %cmp5541, i1 false
  br i1 %or.cond542, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %if.end47
  %conv60 = zext nneg i32 %spec.store.select4 to i64
  %call5755 = tail call fastcc i32 @__hp_digit_value(i32 noundef %c.1) #29
  %cmp5856 = icmp slt i32 %call5755, %spec.store.select4
  br i1 %cmp5856, label %while.body, label %while.end

land.rhs:                                         ; preds = %cond.end74
  %call57 = tail call fastcc i32 @__hp_digit_value(i32 noundef %cond75) #29
  %cmp58 = icmp slt i32 %call57, %spec.store.select4
  br i1 %cmp58, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs, %land.rhs.lr.ph
  %call5760 = phi i32 [ %call57, %land.rhs ], [ %call5755, %land.rhs.lr.ph ]
  %magnitude.04359 = phi i64 [ %magnitude.2, %land.rhs ], [ 0, %land.rhs.lr.ph ]
  %left.24458 = phi i64 [ %dec68, %land.rhs ], [ %left.1, %land.rhs.lr.ph ]
  %overflow.04557 = phi i32 [ %overflow.1, %land.rhs ], [ 0, %land.rhs.lr.ph ]
  %3 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %magnitude.04359, i64 %conv60)
  %4 = extractvalue { i64, i1 } %3, 1
  %5 = extractvalue { i64, i1 } %3, 0
  %conv64 = zext nneg i32 %call5760 to i64
  %6 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %5, i64 %conv64)
  %7 = extractvalue { i64, i1 } %6, 1
  %8 = extractvalue { i64, i1 } %6, 0
  %magnitude.2 = select i1 %4, i64 %5, i64 %8
  %9 = select i1 %4, i1 true, i1 %7
  %overflow.1 = select i1 %9, i32 1, i32 %overflow.04557
  %dec68 = add i64 %left.24458, -1
  %cmp69.not = icmp eq i64 %dec68, 0
  br i1 %cmp69.not, label %cond.end74, label %cond.true71

cond.true71:                                      ; preds = %while.body
  %call72 = tail call fastcc i32 @next(ptr noundef %source) #29
  br label %cond.end74

cond.end74:                                       ; preds = %cond.true71, %while.body
  %cond75 = phi i32 [ %call72, %cond.true71 ], [ -1, %while.body ]
  %cmp52 = icmp ne i32 %cond75, -1
  %cmp55 = icmp ne i64 %dec68, 0
  %or.cond5 = and i1 %cmp52, %cmp55
  br i1 %or.cond5, label %land.rhs, label %while.end

while.end:                                        ; preds = %cond.end74, %land.rhs, %land.rhs.lr.ph, %if.end47
  %magnitude.0.lcssa = phi i64 [ 0, %if.end47 ], [ 0, %land.rhs.lr.ph ], [ %magnitude.2, %land.rhs ], [ %magnitude.2, %cond.end74 ]
  %overflow.0.lcssa = phi i32 [ 0, %if.end47 ], [ 0, %land.rhs.lr.ph ], [ %overflow.1, %land.rhs ], [ %overflow.1, %cond.end74 ]
  %found.1.lcssa = phi i1 [ %2, %if.end47 ], [ %2, %land.rhs.lr.ph ], [ false, %land.rhs ], [ false, %cond.end74 ]
  %c.2.lcssa = phi i32 [ %c.1, %if.end47 ], [ %c.1, %land.rhs.lr.ph ], [ %cond75, %land.rhs ], [ %cond75, %cond.end74 ]
  tail call fastcc void @give_back(ptr noundef %source, i32 noundef %c.2.lcssa) #29
  br i1 %found.1.lcssa, label %return, label %if.end77

if.end77:                                         ; preds = %while.end
  %10 = load i32, ptr %conversion, align 8
  %tobool78.not = icmp eq i32 %10, 0
  br i1 %tobool78.not, label %if.then79, label %return

if.then79:                                        ; preds = %if.end77
  %length = getelementptr inbounds i8, ptr %conversion, i64 16
  %11 = load i32, ptr %length, align 8
  %call81 = tail call fastcc i64 @clamp(i64 noundef %magnitude.0.lcssa, i32 noundef %overflow.0.lcssa, i32 noundef %negative.0, i32 noundef %is_signed) #29
  tail call fastcc void @store_integer(ptr noundef %arguments, i32 noundef %11, i64 noundef %call81) #29
  br label %return

return:                                           ; preds = %if.then79, %if.end77, %while.end, %entry
  %retval.0 = phi i32 [ 2, %entry ], [ 1, %while.end ], [ 0, %if.then79 ], [ 0, %if.end77 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 3) i32 @scan_float(ptr noundef %source, ptr nocapture noundef readonly %conversion, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %collector = alloca %struct.collector, align 8
  store ptr %source, ptr %collector, align 8
  %width = getelementptr inbounds i8, ptr %conversion, i64 8
  %0 = load i64, ptr %width, align 8
  %left = getelementptr inbounds i8, ptr %collector, i64 8
  store i64 %0, ptr %left, align 8
  %used = getelementptr inbounds i8, ptr %collector, i64 528
  store i64 0, ptr %used, align 8
  call fastcc void @look(ptr noundef nonnull %collector) #29
  %c = getelementptr inbounds i8, ptr %collector, i64 16
  %1 = load i32, ptr %c, align 8
  %cmp = icmp eq i32 %1, -1
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call = call fastcc i32 @accept_number(ptr noundef nonnull %collector) #29
  %2 = load i32, ptr %c, align 8
  tail call fastcc void @give_back(ptr noundef %source, i32 noundef %2) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end4

if.end4:                                          ; preds = %if.end
  %text = getelementptr inbounds i8, ptr %collector, i64 20
  %3 = load i64, ptr %used, align 8
  %arrayidx = getelementptr inbounds [504 x i8], ptr %text, i64 0, i64 %3
  store i8 0, ptr %arrayidx, align 1
  %4 = load i32, ptr %conversion, align 8
  %tobool6.not = icmp eq i32 %4, 0
  br i1 %tobool6.not, label %if.end8, label %return

if.end8:                                          ; preds = %if.end4
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.end8
  %5 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %5, align 8
  %6 = zext nneg i32 %gp_offset to i64
  %7 = getelementptr i8, ptr %reg_save_area, i64 %6
  %8 = add nuw nsw i32 %gp_offset, 8
  store i32 %8, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.end8
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %7, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %9 = load ptr, ptr %vaarg.addr, align 8
  %length = getelementptr inbounds i8, ptr %conversion, i64 16
  %10 = load i32, ptr %length, align 8
  switch i32 %10, label %sw.default [
    i32 3, label %sw.bb
    i32 4, label %sw.bb12
    i32 5, label %sw.bb12
  ]

sw.bb:                                            ; preds = %vaarg.end
  %call11 = call fastcc double @__hp_strtod(ptr noundef nonnull %text, ptr noundef null) #29
  store double %call11, ptr %9, align 8
  br label %return

sw.bb12:                                          ; preds = %vaarg.end, %vaarg.end
  %call15 = call fastcc x86_fp80 @__hp_strtold(ptr noundef nonnull %text, ptr noundef null) #29
  store x86_fp80 %call15, ptr %9, align 16
  br label %return

sw.default:                                       ; preds = %vaarg.end
  %call18 = call fastcc float @__hp_strtof(ptr noundef nonnull %text, ptr noundef null) #29
  store float %call18, ptr %9, align 4
  br label %return

return:                                           ; preds = %sw.default, %sw.bb12, %sw.bb, %if.end4, %if.end, %entry
  %retval.0 = phi i32 [ 2, %entry ], [ 1, %if.end ], [ 0, %if.end4 ], [ 0, %sw.default ], [ 0, %sw.bb12 ], [ 0, %sw.bb ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 3) i32 @scan_chars(ptr nocapture noundef %source, ptr nocapture noundef readonly %conversion, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %width1 = getelementptr inbounds i8, ptr %conversion, i64 8
  %0 = load i64, ptr %width1, align 8
  %cmp = icmp eq i64 %0, -1
  %spec.select = select i1 %cmp, i64 1, i64 %0
  %1 = load i32, ptr %conversion, align 8
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %cond.false4, label %cond.end5

cond.false4:                                      ; preds = %entry
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %cond.false4
  %2 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %2, align 8
  %3 = zext nneg i32 %gp_offset to i64
  %4 = getelementptr i8, ptr %reg_save_area, i64 %3
  %5 = add nuw nsw i32 %gp_offset, 8
  store i32 %5, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %cond.false4
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %4, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %6 = load ptr, ptr %vaarg.addr, align 8
  br label %cond.end5

cond.end5:                                        ; preds = %vaarg.end, %entry
  %cond6 = phi ptr [ %6, %vaarg.end ], [ null, %entry ]
  %cmp79.not = icmp eq i64 %spec.select, 0
  br i1 %cmp79.not, label %return, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %cond.end5
  %cmp11.not = icmp eq ptr %cond6, null
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %n.010 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %call = tail call fastcc i32 @next(ptr noundef %source) #29
  %cmp8 = icmp eq i32 %call, -1
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %cmp9 = icmp eq i64 %n.010, 0
  %cond10 = select i1 %cmp9, i32 2, i32 0
  br label %return

if.end:                                           ; preds = %for.body
  br i1 %cmp11.not, label %for.inc, label %if.then12

if.then12:                                        ; preds = %if.end
  %conv = trunc i32 %call to i8
  %arrayidx = getelementptr inbounds i8, ptr %cond6, i64 %n.010
  store i8 %conv, ptr %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %if.then12, %if.end
  %inc = add nuw i64 %n.010, 1
  %exitcond.not = icmp eq i64 %inc, %spec.select
  br i1 %exitcond.not, label %return, label %for.body

return:                                           ; preds = %for.inc, %if.then, %cond.end5
  %retval.0 = phi i32 [ %cond10, %if.then ], [ 0, %cond.end5 ], [ 0, %for.inc ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 3) i32 @scan_word(ptr nocapture noundef %source, ptr nocapture noundef readonly %conversion, ptr nocapture noundef readonly %members, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %conversion, align 8
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %entry
  %gp_offset = load i32, ptr %arguments, align 8
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %cond.false
  %1 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area = load ptr, ptr %1, align 8
  %2 = zext nneg i32 %gp_offset to i64
  %3 = getelementptr i8, ptr %reg_save_area, i64 %2
  %4 = add nuw nsw i32 %gp_offset, 8
  store i32 %4, ptr %arguments, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %cond.false
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %3, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %5 = load ptr, ptr %vaarg.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %vaarg.end, %entry
  %cond = phi ptr [ %5, %vaarg.end ], [ null, %entry ]
  %width = getelementptr inbounds i8, ptr %conversion, i64 8
  %6 = load i64, ptr %width, align 8
  %cmp14.not = icmp eq i64 %6, 0
  br i1 %cmp14.not, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %cond.end
  %cmp3.not = icmp eq ptr %cond, null
  br label %while.body

while.body:                                       ; preds = %if.end6, %while.body.lr.ph
  %n.015 = phi i64 [ 0, %while.body.lr.ph ], [ %inc, %if.end6 ]
  %call = tail call fastcc i32 @next(ptr noundef %source) #29
  %cmp1 = icmp eq i32 %call, -1
  br i1 %cmp1, label %while.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.body
  %idxprom = sext i32 %call to i64
  %arrayidx = getelementptr inbounds i8, ptr %members, i64 %idxprom
  %7 = load i8, ptr %arrayidx, align 1
  %tobool2.not = icmp eq i8 %7, 0
  br i1 %tobool2.not, label %while.end, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  br i1 %cmp3.not, label %if.end6, label %if.then4

if.then4:                                         ; preds = %if.end
  %conv = trunc i32 %call to i8
  %arrayidx5 = getelementptr inbounds i8, ptr %cond, i64 %n.015
  store i8 %conv, ptr %arrayidx5, align 1
  br label %if.end6

if.end6:                                          ; preds = %if.then4, %if.end
  %inc = add nuw i64 %n.015, 1
  %8 = load i64, ptr %width, align 8
  %cmp = icmp ult i64 %inc, %8
  br i1 %cmp, label %while.body, label %while.end

while.end:                                        ; preds = %if.end6, %lor.lhs.false, %while.body, %cond.end
  %n.0.lcssa = phi i64 [ 0, %cond.end ], [ %inc, %if.end6 ], [ %n.015, %lor.lhs.false ], [ %n.015, %while.body ]
  %c.1 = phi i32 [ -1, %cond.end ], [ -1, %if.end6 ], [ %call, %lor.lhs.false ], [ -1, %while.body ]
  tail call fastcc void @give_back(ptr noundef %source, i32 noundef %c.1) #29
  %cmp9 = icmp eq i64 %n.0.lcssa, 0
  br i1 %cmp9, label %if.then11, label %if.end14

if.then11:                                        ; preds = %while.end
  %cmp7.not = icmp eq i32 %c.1, -1
  %cond13 = select i1 %cmp7.not, i32 2, i32 1
  br label %return

if.end14:                                         ; preds = %while.end
  %cmp15.not = icmp eq ptr %cond, null
  br i1 %cmp15.not, label %return, label %if.then17

if.then17:                                        ; preds = %if.end14
  %arrayidx18 = getelementptr inbounds i8, ptr %cond, i64 %n.0.lcssa
  store i8 0, ptr %arrayidx18, align 1
  br label %return

return:                                           ; preds = %if.then17, %if.end14, %if.then11
  %retval.0 = phi i32 [ %cond13, %if.then11 ], [ 0, %if.then17 ], [ 0, %if.end14 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @look(ptr nocapture noundef %collector) unnamed_addr #0 {
entry:
  %left = getelementptr inbounds i8, ptr %collector, i64 8
  %0 = load i64, ptr %left, align 8
  %cmp.not = icmp eq i64 %0, 0
  br i1 %cmp.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %collector, align 8
  %call = tail call fastcc i32 @next(ptr noundef %1) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi i32 [ %call, %cond.true ], [ -1, %entry ]
  %c = getelementptr inbounds i8, ptr %collector, i64 16
  store i32 %cond, ptr %c, align 8
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @accept_number(ptr nocapture noundef %collector) unnamed_addr #0 {
entry:
  %c = getelementptr inbounds i8, ptr %collector, i64 16
  %0 = load i32, ptr %c, align 8
  switch i32 %0, label %if.end [
    i32 43, label %if.then
    i32 45, label %if.then
  ]

if.then:                                          ; preds = %entry, %entry
  tail call fastcc void @accept(ptr noundef %collector) #29
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr %c, align 8
  %call = tail call fastcc i32 @lower.220(i32 noundef %1) #29
  switch i32 %call, label %if.end20 [
    i32 110, label %return.sink.split
    i32 105, label %if.then11
  ]

if.then11:                                        ; preds = %if.end
  %call12 = tail call fastcc i32 @accept_word(ptr noundef %collector, ptr noundef nonnull @.str.5.222) #29
  %tobool.not = icmp eq i32 %call12, 0
  br i1 %tobool.not, label %return, label %if.end14

if.end14:                                         ; preds = %if.then11
  %2 = load i32, ptr %c, align 8
  %call16 = tail call fastcc i32 @lower.220(i32 noundef %2) #29
  %cmp17.not = icmp eq i32 %call16, 105
  br i1 %cmp17.not, label %return.sink.split, label %return

if.end20:                                         ; preds = %if.end
  %cmp22 = icmp eq i32 %1, 48
  br i1 %cmp22, label %if.then23, label %if.end29

if.then23:                                        ; preds = %if.end20
  tail call fastcc void @accept(ptr noundef %collector) #29
  %3 = load i32, ptr %c, align 8
  %call25 = tail call fastcc i32 @lower.220(i32 noundef %3) #29
  %cmp26 = icmp eq i32 %call25, 120
  br i1 %cmp26, label %if.then27, label %if.end29

if.then27:                                        ; preds = %if.then23
  tail call fastcc void @accept(ptr noundef %collector) #29
  br label %if.end29

if.end29:                                         ; preds = %if.then27, %if.then23, %if.end20
  %cmp36 = phi i32 [ 112, %if.then27 ], [ 101, %if.then23 ], [ 101, %if.end20 ]
  %base.0 = phi i32 [ 16, %if.then27 ], [ 10, %if.then23 ], [ 10, %if.end20 ]
  %digits.0 = phi i64 [ 0, %if.then27 ], [ 1, %if.then23 ], [ 0, %if.end20 ]
  %call30 = tail call fastcc i64 @accept_digits(ptr noundef %collector, i32 noundef %base.0) #29
  %add = sub i64 0, %call30
  %cmp31 = icmp eq i64 %digits.0, %add
  br i1 %cmp31, label %return, label %if.end33

if.end33:                                         ; preds = %if.end29
  %4 = load i32, ptr %c, align 8
  %call35 = tail call fastcc i32 @lower.220(i32 noundef %4) #29
  %cmp37 = icmp eq i32 %call35, %cmp36
  br i1 %cmp37, label %if.then38, label %return

if.then38:                                        ; preds = %if.end33
  tail call fastcc void @accept(ptr noundef %collector) #29
  %5 = load i32, ptr %c, align 8
  switch i32 %5, label %if.end45 [
    i32 43, label %if.then44
    i32 45, label %if.then44
  ]

if.then44:                                        ; preds = %if.then38, %if.then38
  tail call fastcc void @accept(ptr noundef %collector) #29
  br label %if.end45

if.end45:                                         ; preds = %if.then44, %if.then38
  %6 = load i32, ptr %c, align 8
  %7 = add i32 %6, -48
  %or.cond26 = icmp ult i32 %7, 10
  br i1 %or.cond26, label %while.body, label %return

while.body:                                       ; preds = %while.body, %if.end45
  tail call fastcc void @accept(ptr noundef %collector) #29
  %8 = load i32, ptr %c, align 8
  %9 = add i32 %8, -48
  %or.cond = icmp ult i32 %9, 10
  br i1 %or.cond, label %while.body, label %return

return.sink.split:                                ; preds = %if.end14, %if.end
  %.str.6.223.sink = phi ptr [ @.str.4.221, %if.end ], [ @.str.6.223, %if.end14 ]
  %call18 = tail call fastcc i32 @accept_word(ptr noundef %collector, ptr noundef nonnull %.str.6.223.sink) #29
  br label %return

return:                                           ; preds = %return.sink.split, %while.body, %if.end45, %if.end33, %if.end29, %if.end14, %if.then11
  %retval.0 = phi i32 [ 0, %if.then11 ], [ 1, %if.end14 ], [ 0, %if.end29 ], [ 1, %if.end33 ], [ 1, %if.end45 ], [ %call18, %return.sink.split ], [ 1, %while.body ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @accept(ptr nocapture noundef %collector) unnamed_addr #0 {
entry:
  %used = getelementptr inbounds i8, ptr %collector, i64 528
  %0 = load i64, ptr %used, align 8
  %cmp = icmp eq i64 %0, 500
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.7.224) #31
  unreachable

if.end:                                           ; preds = %entry
  %c = getelementptr inbounds i8, ptr %collector, i64 16
  %1 = load i32, ptr %c, align 8
  %conv = trunc i32 %1 to i8
  %text = getelementptr inbounds i8, ptr %collector, i64 20
  %inc = add i64 %0, 1
  store i64 %inc, ptr %used, align 8
  %arrayidx = getelementptr inbounds [504 x i8], ptr %text, i64 0, i64 %0
  store i8 %conv, ptr %arrayidx, align 1
  %left = getelementptr inbounds i8, ptr %collector, i64 8
  %2 = load i64, ptr %left, align 8
  %dec = add i64 %2, -1
  store i64 %dec, ptr %left, align 8
  tail call fastcc void @look(ptr noundef %collector) #29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc i32 @lower.220(i32 noundef %c) unnamed_addr #7 {
entry:
  %0 = add i32 %c, -65
  %or.cond = icmp ult i32 %0, 26
  %add = add nsw i32 %c, 32
  %cond = select i1 %or.cond, i32 %add, i32 %c
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @accept_word(ptr nocapture noundef %collector, ptr nocapture noundef readonly %word) unnamed_addr #0 {
entry:
  %c = getelementptr inbounds i8, ptr %collector, i64 16
  %0 = load i8, ptr %word, align 1
  %cmp.not4 = icmp eq i8 %0, 0
  br i1 %cmp.not4, label %return, label %for.body

for.body:                                         ; preds = %if.end, %entry
  %1 = phi i8 [ %3, %if.end ], [ %0, %entry ]
  %word.addr.05 = phi ptr [ %incdec.ptr, %if.end ], [ %word, %entry ]
  %2 = load i32, ptr %c, align 8
  %call = tail call fastcc i32 @lower.220(i32 noundef %2) #29
  %conv2 = sext i8 %1 to i32
  %cmp3.not = icmp eq i32 %call, %conv2
  br i1 %cmp3.not, label %if.end, label %return

if.end:                                           ; preds = %for.body
  tail call fastcc void @accept(ptr noundef %collector) #29
  %incdec.ptr = getelementptr inbounds i8, ptr %word.addr.05, i64 1
  %3 = load i8, ptr %incdec.ptr, align 1
  %cmp.not = icmp eq i8 %3, 0
  br i1 %cmp.not, label %return, label %for.body

return:                                           ; preds = %if.end, %for.body, %entry
  %retval.0 = phi i32 [ 1, %entry ], [ 0, %for.body ], [ 1, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc i64 @accept_digits(ptr nocapture noundef %collector, i32 noundef %base) unnamed_addr #0 {
entry:
  %c = getelementptr inbounds i8, ptr %collector, i64 16
  br label %for.cond

for.cond:                                         ; preds = %if.end8, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %n.1, %if.end8 ]
  %point.0 = phi i32 [ 0, %entry ], [ %point.1, %if.end8 ]
  %0 = load i32, ptr %c, align 8
  %cmp = icmp ne i32 %0, 46
  %tobool = icmp ne i32 %point.0, 0
  %or.cond = select i1 %cmp, i1 true, i1 %tobool
  br i1 %or.cond, label %if.else, label %if.end8

if.else:                                          ; preds = %for.cond
  %cmp2.not = icmp eq i32 %0, -1
  br i1 %cmp2.not, label %if.else7, label %land.lhs.true3

land.lhs.true3:                                   ; preds = %if.else
  %call = tail call fastcc i32 @__hp_digit_value(i32 noundef %0) #29
  %cmp5 = icmp slt i32 %call, %base
  br i1 %cmp5, label %if.then6, label %if.else7

if.then6:                                         ; preds = %land.lhs.true3
  %inc = add i64 %n.0, 1
  br label %if.end8

if.else7:                                         ; preds = %land.lhs.true3, %if.else
  ret i64 %n.0

if.end8:                                          ; preds = %if.then6, %for.cond
  %n.1 = phi i64 [ %inc, %if.then6 ], [ %n.0, %for.cond ]
  %point.1 = phi i32 [ %point.0, %if.then6 ], [ 1, %for.cond ]
  tail call fastcc void @accept(ptr noundef %collector) #29
  br label %for.cond
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc i64 @clamp(i64 noundef %magnitude, i32 noundef %overflow, i32 noundef %negative, i32 noundef %is_signed) unnamed_addr #7 {
entry:
  %tobool2.not = icmp eq i32 %is_signed, 0
  br i1 %tobool2.not, label %if.else, label %if.then

if.then:                                          ; preds = %entry
  %conv = zext nneg i32 %negative to i64
  %add = add nuw i64 %conv, 9223372036854775807
  %tobool3.not.not = icmp eq i32 %overflow, 0
  %0 = tail call i64 @llvm.umin.i64(i64 %add, i64 %magnitude)
  %spec.select = select i1 %tobool3.not.not, i64 %0, i64 %add
  br label %if.end13

if.else:                                          ; preds = %entry
  %tobool7.not = icmp eq i32 %overflow, 0
  br i1 %tobool7.not, label %if.end13, label %return

if.end13:                                         ; preds = %if.else, %if.then
  %magnitude.addr.0 = phi i64 [ %magnitude, %if.else ], [ %spec.select, %if.then ]
  %tobool14.not = icmp eq i32 %negative, 0
  %sub = sub i64 0, %magnitude.addr.0
  %cond15 = select i1 %tobool14.not, i64 %magnitude.addr.0, i64 %sub
  br label %return

return:                                           ; preds = %if.end13, %if.else
  %retval.0 = phi i64 [ %cond15, %if.end13 ], [ -1, %if.else ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @read_length.226(ptr noundef readonly %format, ptr nocapture noundef writeonly %length) unnamed_addr #0 {
entry:
  store i32 0, ptr %length, align 4
  %0 = load i8, ptr %format, align 1
  switch i8 %0, label %return [
    i8 104, label %sw.bb
    i8 108, label %sw.bb8
    i8 113, label %sw.bb21
    i8 106, label %sw.bb21
    i8 122, label %sw.bb23
    i8 116, label %sw.bb23
    i8 76, label %sw.bb25
    i8 109, label %sw.bb27
  ]

sw.bb:                                            ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %format, i64 1
  %1 = load i8, ptr %arrayidx, align 1
  %cmp = icmp eq i8 %1, 104
  %cond = select i1 %cmp, i32 1, i32 2
  store i32 %cond, ptr %length, align 4
  %2 = load i8, ptr %arrayidx, align 1
  %cmp5 = icmp eq i8 %2, 104
  %idx.ext = select i1 %cmp5, i64 2, i64 1
  %add.ptr = getelementptr inbounds i8, ptr %format, i64 %idx.ext
  br label %return

sw.bb8:                                           ; preds = %entry
  %arrayidx9 = getelementptr inbounds i8, ptr %format, i64 1
  %3 = load i8, ptr %arrayidx9, align 1
  %cmp11 = icmp eq i8 %3, 108
  %cond13 = select i1 %cmp11, i32 4, i32 3
  store i32 %cond13, ptr %length, align 4
  %4 = load i8, ptr %arrayidx9, align 1
  %cmp16 = icmp eq i8 %4, 108
  %idx.ext19 = select i1 %cmp16, i64 2, i64 1
  %add.ptr20 = getelementptr inbounds i8, ptr %format, i64 %idx.ext19
  br label %return

sw.bb21:                                          ; preds = %entry, %entry
  store i32 4, ptr %length, align 4
  %add.ptr22 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

sw.bb23:                                          ; preds = %entry, %entry
  store i32 3, ptr %length, align 4
  %add.ptr24 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

sw.bb25:                                          ; preds = %entry
  store i32 5, ptr %length, align 4
  %add.ptr26 = getelementptr inbounds i8, ptr %format, i64 1
  br label %return

sw.bb27:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1.227) #31
  unreachable

return:                                           ; preds = %sw.bb25, %sw.bb23, %sw.bb21, %sw.bb8, %sw.bb, %entry
  %retval.0 = phi ptr [ %add.ptr26, %sw.bb25 ], [ %add.ptr24, %sw.bb23 ], [ %add.ptr22, %sw.bb21 ], [ %add.ptr20, %sw.bb8 ], [ %add.ptr, %sw.bb ], [ %format, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vscanf(ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %call = tail call fastcc i32 @scan_stream(ptr noundef %0, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vsscanf(ptr noalias noundef %text, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @scan_text(ptr noundef %text, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @scan_text(ptr noundef %text, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %source = alloca %struct.source, align 8
  store ptr %text, ptr %source, align 8
  %stream = getelementptr inbounds i8, ptr %source, i64 8
  store ptr null, ptr %stream, align 8
  %count = getelementptr inbounds i8, ptr %source, i64 16
  store i64 0, ptr %count, align 8
  %call = call fastcc i32 @scan(ptr noundef nonnull %source, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fscanf(ptr noalias noundef %stream, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @scan_stream(ptr noundef %stream, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @scanf(ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr @stdin, align 8
  %call = call fastcc i32 @scan_stream(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sscanf(ptr noalias noundef %text, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @scan_text(ptr noundef %text, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc99_vfscanf(ptr noalias noundef %stream, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @scan_stream(ptr noundef %stream, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc99_vscanf(ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %call = tail call fastcc i32 @scan_stream(ptr noundef %0, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc99_vsscanf(ptr noalias noundef %text, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @scan_text(ptr noundef %text, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc99_fscanf(ptr noalias noundef %stream, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @scan_stream(ptr noundef %stream, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc99_scanf(ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr @stdin, align 8
  %call = call fastcc i32 @scan_stream(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc99_sscanf(ptr noalias noundef %text, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @scan_text(ptr noundef %text, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc23_vfscanf(ptr noalias noundef %stream, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @scan_stream(ptr noundef %stream, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc23_vscanf(ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %call = tail call fastcc i32 @scan_stream(ptr noundef %0, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc23_vsscanf(ptr noalias noundef %text, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @scan_text(ptr noundef %text, ptr noundef %format, ptr noundef %arguments) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc23_fscanf(ptr noalias noundef %stream, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @scan_stream(ptr noundef %stream, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc23_scanf(ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr @stdin, align 8
  %call = call fastcc i32 @scan_stream(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__isoc23_sscanf(ptr noalias noundef %text, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @scan_text(ptr noundef %text, ptr noundef %format, ptr noundef nonnull %arguments) #29
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @qsort(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare) local_unnamed_addr #0 {
entry:
  %plain = alloca %struct.plain_compare, align 8
  store ptr %compare, ptr %plain, align 8
  call fastcc void @sort(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef nonnull @call_plain, ptr noundef nonnull %plain) #29
  ret void
}

; Function Attrs: noinline nounwind
define internal i32 @call_plain(ptr noundef %a, ptr noundef %b, ptr nocapture noundef readonly %argument) #0 {
entry:
  %0 = load ptr, ptr %argument, align 8
  %call = tail call i32 %0(ptr noundef %a, ptr noundef %b) #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc void @sort(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr nocapture noundef readonly %compare, ptr noundef %argument) unnamed_addr #0 {
entry:
  %cmp = icmp eq i64 %size, 0
  br i1 %cmp, label %for.end11, label %if.end

if.end:                                           ; preds = %entry
  %cmp1 = icmp ult i64 %count, 17
  br i1 %cmp1, label %if.then2, label %for.body.preheader

if.then2:                                         ; preds = %if.end
  tail call fastcc void @insertion_sort(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare, ptr noundef %argument) #29
  br label %for.end11

for.body.preheader:                               ; preds = %if.end
  %div23 = lshr i64 %count, 1
  br label %for.body

for.cond6.preheader:                              ; preds = %for.body
  %last.026 = add i64 %count, -1
  %cmp7.not27 = icmp eq i64 %last.026, 0
  br i1 %cmp7.not27, label %for.end11, label %for.body8

for.body:                                         ; preds = %for.body, %for.body.preheader
  %root.025 = phi i64 [ %sub, %for.body ], [ %div23, %for.body.preheader ]
  %sub = add nsw i64 %root.025, -1
  tail call fastcc void @sink(ptr noundef %base, i64 noundef %sub, i64 noundef %count, i64 noundef %size, ptr noundef %compare, ptr noundef %argument) #29
  %cmp4.not = icmp eq i64 %sub, 0
  br i1 %cmp4.not, label %for.cond6.preheader, label %for.body

for.body8:                                        ; preds = %for.body8, %for.cond6.preheader
  %last.028 = phi i64 [ %last.0, %for.body8 ], [ %last.026, %for.cond6.preheader ]
  %mul = mul i64 %last.028, %size
  %add.ptr = getelementptr inbounds i8, ptr %base, i64 %mul
  tail call fastcc void @swap(ptr noundef %base, ptr noundef %add.ptr, i64 noundef %size) #29
  tail call fastcc void @sink(ptr noundef %base, i64 noundef 0, i64 noundef %last.028, i64 noundef %size, ptr noundef %compare, ptr noundef %argument) #29
  %last.0 = add i64 %last.028, -1
  %cmp7.not = icmp eq i64 %last.0, 0
  br i1 %cmp7.not, label %for.end11, label %for.body8

for.end11:                                        ; preds = %for.body8, %for.cond6.preheader, %if.then2, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @insertion_sort(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr nocapture noundef readonly %compare, ptr noundef %argument) unnamed_addr #0 {
entry:
  %cmp11 = icmp ugt i64 %count, 1
  br i1 %cmp11, label %for.cond1.preheader.lr.ph, label %for.end7

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %idx.neg = sub i64 0, %size
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.inc6, %for.cond1.preheader.lr.ph
  %i.012 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %inc, %for.inc6 ]
  br label %for.body3

for.body3:                                        ; preds = %if.end, %for.cond1.preheader
  %j.010 = phi i64 [ %i.012, %for.cond1.preheader ], [ %dec, %if.end ]
  %mul = mul i64 %j.010, %size
  %add.ptr = getelementptr inbounds i8, ptr %base, i64 %mul
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i64 %idx.neg
  %call = tail call i32 %compare(ptr noundef %add.ptr4, ptr noundef %add.ptr, ptr noundef %argument) #30
  %cmp5 = icmp slt i32 %call, 1
  br i1 %cmp5, label %for.inc6, label %if.end

if.end:                                           ; preds = %for.body3
  tail call fastcc void @swap(ptr noundef %add.ptr4, ptr noundef %add.ptr, i64 noundef %size) #29
  %dec = add nsw i64 %j.010, -1
  %cmp2.not = icmp eq i64 %dec, 0
  br i1 %cmp2.not, label %for.inc6, label %for.body3

for.inc6:                                         ; preds = %if.end, %for.body3
  %inc = add nuw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %count
  br i1 %exitcond.not, label %for.end7, label %for.cond1.preheader

for.end7:                                         ; preds = %for.inc6, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @sink(ptr noundef %base, i64 noundef %root, i64 noundef %count, i64 noundef %size, ptr nocapture noundef readonly %compare, ptr noundef %argument) unnamed_addr #0 {
entry:
  %mul24 = shl i64 %root, 1
  %add25 = or disjoint i64 %mul24, 1
  %cmp.not26 = icmp ult i64 %add25, %count
  br i1 %cmp.not26, label %if.end, label %return

if.end:                                           ; preds = %if.end17, %entry
  %add29 = phi i64 [ %add, %if.end17 ], [ %add25, %entry ]
  %mul28 = phi i64 [ %mul, %if.end17 ], [ %mul24, %entry ]
  %root.addr.027 = phi i64 [ %child.0, %if.end17 ], [ %root, %entry ]
  %add1 = add nuw i64 %mul28, 2
  %cmp2 = icmp ult i64 %add1, %count
  br i1 %cmp2, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %if.end
  %mul3 = mul i64 %add29, %size
  %add.ptr = getelementptr inbounds i8, ptr %base, i64 %mul3
  %mul5 = mul i64 %add1, %size
  %add.ptr6 = getelementptr inbounds i8, ptr %base, i64 %mul5
  %call = tail call i32 %compare(ptr noundef %add.ptr, ptr noundef %add.ptr6, ptr noundef %argument) #30
  %cmp7 = icmp slt i32 %call, 0
  %spec.select = select i1 %cmp7, i64 %add1, i64 %add29
  br label %if.end9

if.end9:                                          ; preds = %land.lhs.true, %if.end
  %child.0 = phi i64 [ %add29, %if.end ], [ %spec.select, %land.lhs.true ]
  %mul10 = mul i64 %root.addr.027, %size
  %add.ptr11 = getelementptr inbounds i8, ptr %base, i64 %mul10
  %mul12 = mul i64 %child.0, %size
  %add.ptr13 = getelementptr inbounds i8, ptr %base, i64 %mul12
  %call14 = tail call i32 %compare(ptr noundef %add.ptr11, ptr noundef %add.ptr13, ptr noundef %argument) #30
  %cmp15 = icmp sgt i32 %call14, -1
  br i1 %cmp15, label %return, label %if.end17

if.end17:                                         ; preds = %if.end9
  tail call fastcc void @swap(ptr noundef %add.ptr11, ptr noundef %add.ptr13, i64 noundef %size) #29
  %mul = shl i64 %child.0, 1
  %add = or disjoint i64 %mul, 1
  %cmp.not = icmp ult i64 %add, %count
  br i1 %cmp.not, label %if.end, label %return

return:                                           ; preds = %if.end17, %if.end9, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @swap(ptr nocapture noundef %a, ptr nocapture noundef %b, i64 noundef %size) unnamed_addr #17 {
entry:
  %spare = alloca [64 x i8], align 16
  %cmp.not13 = icmp eq i64 %size, 0
  br i1 %cmp.not13, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %a.addr.016 = phi ptr [ %add.ptr, %while.body ], [ %a, %entry ]
  %size.addr.015 = phi i64 [ %sub, %while.body ], [ %size, %entry ]
  %b.addr.014 = phi ptr [ %add.ptr3, %while.body ], [ %b, %entry ]
  %cond = tail call i64 @llvm.umin.i64(i64 %size.addr.015, i64 64)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %spare, ptr noundef nonnull align 1 dereferenceable(1) %a.addr.016, i64 %cond, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %a.addr.016, ptr noundef nonnull align 1 dereferenceable(1) %b.addr.014, i64 %cond, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %b.addr.014, ptr noundef nonnull align 16 dereferenceable(1) %spare, i64 %cond, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %a.addr.016, i64 %cond
  %add.ptr3 = getelementptr inbounds i8, ptr %b.addr.014, i64 %cond
  %sub = sub i64 %size.addr.015, %cond
  %cmp.not = icmp eq i64 %sub, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @qsort_r(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare, ptr noundef %argument) local_unnamed_addr #0 {
entry:
  tail call fastcc void @sort(ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare, ptr noundef %argument) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @bsearch(ptr noundef %key, ptr noundef %base, i64 noundef %count, i64 noundef %size, ptr noundef %compare) local_unnamed_addr #0 {
entry:
  %cmp.not10 = icmp eq i64 %count, 0
  br i1 %cmp.not10, label %return, label %while.body

while.body:                                       ; preds = %if.end, %entry
  %count.addr.012 = phi i64 [ %count.addr.1, %if.end ], [ %count, %entry ]
  %start.011 = phi ptr [ %start.1, %if.end ], [ %base, %entry ]
  %div9 = lshr i64 %count.addr.012, 1
  %mul = mul i64 %div9, %size
  %add.ptr = getelementptr inbounds i8, ptr %start.011, i64 %mul
  %call = tail call i32 %compare(ptr noundef %key, ptr noundef %add.ptr) #30
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %return, label %if.end

if.end:                                           ; preds = %while.body
  %cmp2 = icmp sgt i32 %call, 0
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i64 %size
  %add.neg = xor i64 %div9, -1
  %sub = add i64 %count.addr.012, %add.neg
  %start.1 = select i1 %cmp2, ptr %add.ptr4, ptr %start.011
  %count.addr.1 = select i1 %cmp2, i64 %sub, i64 %div9
  %cmp.not = icmp eq i64 %count.addr.1, 0
  br i1 %cmp.not, label %return, label %while.body

return:                                           ; preds = %if.end, %while.body, %entry
  %retval.0 = phi ptr [ null, %entry ], [ %add.ptr, %while.body ], [ null, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @rand() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  %and = and i32 %call, 2147483647
  ret i32 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @rand_r(ptr noundef %seed) local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  %and = and i32 %call, 2147483647
  ret i32 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @random() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  %and = and i32 %call, 2147483647
  %conv = zext nneg i32 %and to i64
  ret i64 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @lrand48() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  %and = and i32 %call, 2147483647
  %conv = zext nneg i32 %and to i64
  ret i64 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @mrand48() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  %conv = sext i32 %call to i64
  ret i64 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local double @drand48() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  %conv = uitofp i16 %call to double
  %call1 = tail call i32 @heddle_any_uint() #30
  %conv2 = uitofp i32 %call1 to double
  %mul = fmul double %conv, 0x3EF0000000000000
  %mul3 = fmul double %conv2, 0x3CF0000000000000
  %add = fadd double %mul, %mul3
  ret double %add
}

declare dso_local zeroext i16 @heddle_any_ushort() local_unnamed_addr #1

declare dso_local i32 @heddle_any_uint() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @srand(i32 noundef %seed) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @srandom(i32 noundef %seed) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @srand48(i64 noundef %seed) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @getenv(ptr noundef %name) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @find_variable(ptr noundef %name) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @find_variable(ptr nocapture noundef readonly %name) unnamed_addr #0 {
entry:
  %call = tail call ptr @__heddle_environ() #30
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %return, label %land.rhs

land.rhs:                                         ; preds = %for.inc, %entry
  %i.023 = phi i64 [ %inc28, %for.inc ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds ptr, ptr %call, i64 %i.023
  %0 = load ptr, ptr %arrayidx, align 8
  %cmp1.not = icmp eq ptr %0, null
  br i1 %cmp1.not, label %return, label %while.cond.preheader

while.cond.preheader:                             ; preds = %land.rhs
  %1 = load i8, ptr %name, align 1
  %cmp5.not17 = icmp eq i8 %1, 0
  br i1 %cmp5.not17, label %while.end, label %land.rhs7.preheader

land.rhs7.preheader:                              ; preds = %while.cond.preheader
  %2 = load i8, ptr %0, align 1
  %cmp1226 = icmp eq i8 %2, %1
  br i1 %cmp1226, label %while.body, label %while.end

land.rhs7:                                        ; preds = %while.body
  %arrayidx8 = getelementptr inbounds i8, ptr %0, i64 %inc
  %3 = load i8, ptr %arrayidx8, align 1
  %cmp12 = icmp eq i8 %3, %4
  br i1 %cmp12, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs7, %land.rhs7.preheader
  %n.01827 = phi i64 [ %inc, %land.rhs7 ], [ 0, %land.rhs7.preheader ]
  %inc = add i64 %n.01827, 1
  %arrayidx4 = getelementptr inbounds i8, ptr %name, i64 %inc
  %4 = load i8, ptr %arrayidx4, align 1
  %cmp5.not = icmp eq i8 %4, 0
  br i1 %cmp5.not, label %while.end, label %land.rhs7

while.end:                                        ; preds = %while.body, %land.rhs7, %land.rhs7.preheader, %while.cond.preheader
  %n.0.lcssa = phi i64 [ 0, %while.cond.preheader ], [ 0, %land.rhs7.preheader ], [ %inc, %land.rhs7 ], [ %inc, %while.body ]
  %cmp5.not.lcssa = phi i1 [ %cmp5.not17, %while.cond.preheader ], [ %cmp5.not17, %land.rhs7.preheader ], [ %cmp5.not, %land.rhs7 ], [ %cmp5.not, %while.body ]
  %cmp19 = icmp ne i64 %n.0.lcssa, 0
  %or.cond = and i1 %cmp19, %cmp5.not.lcssa
  br i1 %or.cond, label %land.lhs.true21, label %for.inc

land.lhs.true21:                                  ; preds = %while.end
  %arrayidx22 = getelementptr inbounds i8, ptr %0, i64 %n.0.lcssa
  %5 = load i8, ptr %arrayidx22, align 1
  %cmp24 = icmp eq i8 %5, 61
  br i1 %cmp24, label %if.then, label %for.inc

if.then:                                          ; preds = %land.lhs.true21
  %arrayidx22.le = getelementptr inbounds i8, ptr %0, i64 %n.0.lcssa
  %add.ptr27 = getelementptr inbounds i8, ptr %arrayidx22.le, i64 1
  br label %return

for.inc:                                          ; preds = %land.lhs.true21, %while.end
  %inc28 = add i64 %i.023, 1
  br i1 %cmp.not, label %return, label %land.rhs

return:                                           ; preds = %for.inc, %if.then, %land.rhs, %entry
  %retval.0 = phi ptr [ %add.ptr27, %if.then ], [ null, %entry ], [ null, %land.rhs ], [ null, %for.inc ]
  ret ptr %retval.0
}

declare dso_local ptr @__heddle_environ() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local ptr @secure_getenv(ptr noundef %name) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @find_variable(ptr noundef %name) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @system(ptr noundef %command) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.228) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @abort() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_abort() #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @exit(i32 noundef %status) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_finish(i32 noundef %status) #33
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @_Exit(i32 noundef %status) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_exit(i32 noundef %status) #31
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @__heddle_exit(i32 noundef) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @_exit(i32 noundef %status) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_exit(i32 noundef %status) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @atexit(ptr noundef %handler) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_at_exit(ptr noundef %handler, ptr noundef null, ptr noundef null) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @at_quick_exit(ptr noundef %handler) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr @quick_count, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %conv = zext i32 %0 to i64
  %inc = add i32 %0, 1
  store i32 %inc, ptr @quick_count, align 4
  %arrayidx = getelementptr inbounds [32 x ptr], ptr @quick_handlers, i64 0, i64 %conv
  store ptr %handler, ptr %arrayidx, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %conv1 = zext i1 %cmp to i32
  tail call void @heddle_atomic_end() #30
  ret i32 %conv1
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @quick_exit(i32 noundef %status) local_unnamed_addr #4 {
entry:
  %0 = load i32, ptr @quick_count, align 4
  %cmp.not1 = icmp eq i32 %0, 0
  br i1 %cmp.not1, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %1 = phi i32 [ %3, %while.body ], [ %0, %entry ]
  %dec = add i32 %1, -1
  store i32 %dec, ptr @quick_count, align 4
  %idxprom = zext i32 %dec to i64
  %arrayidx = getelementptr inbounds [32 x ptr], ptr @quick_handlers, i64 0, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8
  tail call void %2() #30
  %3 = load i32, ptr @quick_count, align 4
  %cmp.not = icmp eq i32 %3, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  tail call void @__heddle_exit(i32 noundef %status) #31
  unreachable
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i64 @__hp_strlen(ptr nocapture noundef readonly %s) unnamed_addr #24 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %0, 0
  %inc = add i64 %n.0, 1
  br i1 %cmp.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  ret i64 %n.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i64 @__hp_strnlen(ptr nocapture noundef readonly %s, i64 noundef %limit) unnamed_addr #24 {
entry:
  %cmp4.not = icmp eq i64 %limit, 0
  br i1 %cmp4.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %n.05 = phi i64 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %n.05
  %0 = load i8, ptr %arrayidx, align 1
  %cmp1.not = icmp eq i8 %0, 0
  br i1 %cmp1.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %inc = add nuw i64 %n.05, 1
  %exitcond.not = icmp eq i64 %inc, %limit
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %n.0.lcssa = phi i64 [ 0, %entry ], [ %n.05, %land.rhs ], [ %limit, %while.body ]
  ret i64 %n.0.lcssa
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strlen(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strnlen(ptr noundef %s, i64 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %s, i64 noundef %limit) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strcpy(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy(ptr noundef %to, ptr noundef %s) #29
  ret ptr %to
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @copy(ptr noundef writeonly %to, ptr nocapture noundef readonly %s) unnamed_addr #17 {
entry:
  %0 = load i8, ptr %s, align 1
  store i8 %0, ptr %to, align 1
  %cmp.not4 = icmp eq i8 %0, 0
  br i1 %cmp.not4, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %s.addr.06 = phi ptr [ %incdec.ptr2, %while.body ], [ %s, %entry ]
  %to.addr.05 = phi ptr [ %incdec.ptr, %while.body ], [ %to, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %to.addr.05, i64 1
  %incdec.ptr2 = getelementptr inbounds i8, ptr %s.addr.06, i64 1
  %1 = load i8, ptr %incdec.ptr2, align 1
  store i8 %1, ptr %incdec.ptr, align 1
  %cmp.not = icmp eq i8 %1, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  %to.addr.0.lcssa = phi ptr [ %to, %entry ], [ %incdec.ptr, %while.body ]
  ret ptr %to.addr.0.lcssa
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @stpcpy(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy(ptr noundef %to, ptr noundef %s) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__stpcpy(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy(ptr noundef %to, ptr noundef %s) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strncpy(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy_fixed.233(ptr noundef %to, ptr noundef %s, i64 noundef %n) #29
  ret ptr %to
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc ptr @copy_fixed.233(ptr noundef writeonly %to, ptr nocapture noundef readonly %s, i64 noundef %n) unnamed_addr #9 {
entry:
  %cmp12.not = icmp eq i64 %n, 0
  br i1 %cmp12.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %i.013 = phi i64 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %i.013
  %0 = load i8, ptr %arrayidx, align 1
  %cmp1.not = icmp eq i8 %0, 0
  br i1 %cmp1.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %arrayidx4 = getelementptr inbounds i8, ptr %to, i64 %i.013
  store i8 %0, ptr %arrayidx4, align 1
  %inc = add nuw i64 %i.013, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %i.0.lcssa = phi i64 [ 0, %entry ], [ %i.013, %land.rhs ], [ %n, %while.body ]
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %i.0.lcssa
  %sub = sub i64 %n, %i.0.lcssa
  tail call void @llvm.memset.p0.i64(ptr align 1 %add.ptr, i8 0, i64 %sub, i1 false)
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @stpncpy(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy_fixed.233(ptr noundef %to, ptr noundef %s, i64 noundef %n) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strcat(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %to) #29
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  %call1 = tail call fastcc ptr @copy(ptr noundef %add.ptr, ptr noundef %s) #29
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strncat(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %to) #29
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  %cmp10.not = icmp eq i64 %n, 0
  br i1 %cmp10.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %i.011 = phi i64 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %i.011
  %0 = load i8, ptr %arrayidx, align 1
  %cmp1.not = icmp eq i8 %0, 0
  br i1 %cmp1.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %arrayidx4 = getelementptr inbounds i8, ptr %add.ptr, i64 %i.011
  store i8 %0, ptr %arrayidx4, align 1
  %inc = add nuw i64 %i.011, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %i.0.lcssa = phi i64 [ 0, %entry ], [ %i.011, %land.rhs ], [ %n, %while.body ]
  %arrayidx5 = getelementptr inbounds i8, ptr %add.ptr, i64 %i.0.lcssa
  store i8 0, ptr %arrayidx5, align 1
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strlcpy(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %cmp.not = icmp eq i64 %room, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %cmp1 = icmp ult i64 %call, %room
  %sub = add i64 %room, -1
  %cond = select i1 %cmp1, i64 %call, i64 %sub
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %s, i64 %cond, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %to, i64 %cond
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strlcat(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %to, i64 noundef %room) #29
  %call1 = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %cmp = icmp ult i64 %call, %room
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %sub = sub i64 %room, %call
  %cmp2 = icmp ult i64 %call1, %sub
  %sub4 = add i64 %sub, -1
  %cond = select i1 %cmp2, i64 %call1, i64 %sub4
  %add.ptr = getelementptr i8, ptr %to, i64 %call
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %s, i64 %cond, i1 false)
  %arrayidx = getelementptr i8, ptr %add.ptr, i64 %cond
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %add5 = add i64 %call1, %call
  ret i64 %add5
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strxfrm(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #29
  %cmp.not = icmp eq i64 %n, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %cmp1 = icmp ult i64 %call, %n
  %add = add i64 %call, 1
  %cond = select i1 %cmp1, i64 %add, i64 %n
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %s, i64 %cond, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strcmp(ptr noundef %a, ptr noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare.234(ptr noundef %a, ptr noundef %b) #29
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc range(i32 -1, 2) i32 @compare.234(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b) unnamed_addr #18 {
entry:
  %0 = load i8, ptr %a, align 1
  %1 = load i8, ptr %b, align 1
  %cmp7 = icmp ne i8 %0, %1
  %cmp4.not8 = icmp eq i8 %0, 0
  %or.cond9 = or i1 %cmp4.not8, %cmp7
  br i1 %or.cond9, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %entry
  %b.addr.011 = phi ptr [ %incdec.ptr6, %while.body ], [ %b, %entry ]
  %a.addr.010 = phi ptr [ %incdec.ptr, %while.body ], [ %a, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.010, i64 1
  %incdec.ptr6 = getelementptr inbounds i8, ptr %b.addr.011, i64 1
  %2 = load i8, ptr %incdec.ptr, align 1
  %3 = load i8, ptr %incdec.ptr6, align 1
  %cmp = icmp ne i8 %2, %3
  %cmp4.not = icmp eq i8 %2, 0
  %or.cond = or i1 %cmp4.not, %cmp
  br i1 %or.cond, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  %.lcssa6 = phi i8 [ %0, %entry ], [ %2, %while.body ]
  %.lcssa = phi i8 [ %1, %entry ], [ %3, %while.body ]
  %call = tail call fastcc i32 @difference(i8 noundef zeroext %.lcssa6, i8 noundef zeroext %.lcssa) #29
  ret i32 %call
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 -1, 2) i32 @difference(i8 noundef zeroext %a, i8 noundef zeroext %b) unnamed_addr #7 {
entry:
  %cmp = icmp ugt i8 %a, %b
  %conv2 = zext i1 %cmp to i32
  %cmp5 = icmp ult i8 %a, %b
  %conv6.neg = sext i1 %cmp5 to i32
  %sub = add nsw i32 %conv6.neg, %conv2
  ret i32 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strcoll(ptr noundef %a, ptr noundef %b) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare.234(ptr noundef %a, ptr noundef %b) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strncmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11.not = icmp eq i64 %n, 0
  br i1 %cmp11.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add nuw i64 %i.012, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.012 = phi i64 [ %inc, %for.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %i.012
  %0 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i64 %i.012
  %1 = load i8, ptr %arrayidx1, align 1
  %cmp3.not = icmp ne i8 %0, %1
  %cmp7 = icmp eq i8 %0, 0
  %or.cond = or i1 %cmp7, %cmp3.not
  br i1 %or.cond, label %if.then, label %for.cond

if.then:                                          ; preds = %for.body
  %call = tail call fastcc i32 @difference(i8 noundef zeroext %0, i8 noundef zeroext %1) #29
  br label %return

return:                                           ; preds = %if.then, %for.cond, %entry
  %retval.0 = phi i32 [ %call, %if.then ], [ 0, %entry ], [ 0, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strcasecmp(ptr noundef %a, ptr noundef %b) local_unnamed_addr #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %i.0
  %0 = load i8, ptr %arrayidx, align 1
  %call = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %0) #29
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i64 %i.0
  %1 = load i8, ptr %arrayidx1, align 1
  %call2 = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %1) #29
  %cmp = icmp ne i8 %call, %call2
  %cmp7.not = icmp eq i8 %0, 0
  %or.cond = or i1 %cmp7.not, %cmp
  %inc = add i64 %i.0, 1
  br i1 %or.cond, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  %conv11 = zext i8 %call to i32
  %conv14 = zext i8 %call2 to i32
  %sub = sub nsw i32 %conv11, %conv14
  ret i32 %sub
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef zeroext i8 @lower.235(i8 noundef zeroext %c) unnamed_addr #7 {
entry:
  %0 = add i8 %c, -65
  %or.cond = icmp ult i8 %0, 26
  %add = add i8 %c, 32
  %cond.v = select i1 %or.cond, i8 %add, i8 %c
  ret i8 %cond.v
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strncasecmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8.not = icmp eq i64 %n, 0
  br i1 %cmp8.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add nuw i64 %i.09, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.09 = phi i64 [ %inc, %for.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %i.09
  %0 = load i8, ptr %arrayidx, align 1
  %call = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %0) #29
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i64 %i.09
  %1 = load i8, ptr %arrayidx1, align 1
  %call2 = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %1) #29
  %cmp4 = icmp ne i8 %call, %call2
  %cmp7 = icmp eq i8 %call, 0
  %or.cond = or i1 %cmp7, %cmp4
  br i1 %or.cond, label %if.then, label %for.cond

if.then:                                          ; preds = %for.body
  %conv = zext i8 %call to i32
  %conv3 = zext i8 %call2 to i32
  %sub = sub nsw i32 %conv, %conv3
  br label %return

return:                                           ; preds = %if.then, %for.cond, %entry
  %retval.0 = phi i32 [ %sub, %if.then ], [ 0, %entry ], [ 0, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strchr(ptr noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %c to i8
  %call = tail call fastcc ptr @find(ptr noundef %s, i8 noundef signext %conv) #29
  ret ptr %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc ptr @find(ptr noundef readonly %s, i8 noundef signext %c) unnamed_addr #18 {
entry:
  %call = tail call fastcc ptr @find_or_end(ptr noundef %s, i8 noundef signext %c) #29
  %0 = load i8, ptr %call, align 1
  %cmp = icmp eq i8 %0, %c
  %cond = select i1 %cmp, ptr %call, ptr null
  ret ptr %cond
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc noundef ptr @find_or_end(ptr noundef readonly %s, i8 noundef signext %c) unnamed_addr #18 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %while.cond ]
  %0 = load i8, ptr %s.addr.0, align 1
  %cmp.not = icmp eq i8 %0, %c
  %cmp4.not = icmp eq i8 %0, 0
  %or.cond = or i1 %cmp.not, %cmp4.not
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br i1 %or.cond, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  ret ptr %s.addr.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @index(ptr noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %c to i8
  %call = tail call fastcc ptr @find(ptr noundef %s, i8 noundef signext %conv) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strchrnul(ptr noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %c to i8
  %call = tail call fastcc ptr @find_or_end(ptr noundef %s, i8 noundef signext %conv) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strrchr(ptr noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %c to i8
  %call = tail call fastcc ptr @find_last(ptr noundef %s, i8 noundef signext %conv) #29
  ret ptr %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc ptr @find_last(ptr noundef readonly %s, i8 noundef signext %c) unnamed_addr #18 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond, %entry
  %s.addr.0 = phi ptr [ %s, %entry ], [ %incdec.ptr, %for.cond ]
  %last.0 = phi ptr [ null, %entry ], [ %spec.select, %for.cond ]
  %0 = load i8, ptr %s.addr.0, align 1
  %cmp = icmp eq i8 %0, %c
  %spec.select = select i1 %cmp, ptr %s.addr.0, ptr %last.0
  %cmp4 = icmp eq i8 %0, 0
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 1
  br i1 %cmp4, label %if.then6, label %for.cond

if.then6:                                         ; preds = %for.cond
  ret ptr %spec.select
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @rindex(ptr noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %c to i8
  %call = tail call fastcc ptr @find_last(ptr noundef %s, i8 noundef signext %conv) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strspn(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @span(ptr noundef %s, ptr noundef %set, i32 noundef 1) #29
  ret i64 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @span(ptr nocapture noundef readonly %s, ptr nocapture noundef readonly %set, i32 noundef %inside) unnamed_addr #18 {
entry:
  %0 = load i8, ptr %s, align 1
  %cmp.not5 = icmp eq i8 %0, 0
  br i1 %cmp.not5, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %1 = phi i8 [ %2, %while.body ], [ %0, %entry ]
  %n.06 = phi i64 [ %inc, %while.body ], [ 0, %entry ]
  %call = tail call fastcc i32 @is_in(i8 noundef signext %1, ptr noundef %set) #29
  %cmp3 = icmp eq i32 %call, %inside
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i64 %n.06, 1
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %inc
  %2 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %2, 0
  br i1 %cmp.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %n.0.lcssa = phi i64 [ 0, %entry ], [ %n.06, %land.rhs ], [ %inc, %while.body ]
  ret i64 %n.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @is_in(i8 noundef signext %c, ptr nocapture noundef readonly %set) unnamed_addr #18 {
entry:
  %0 = load i8, ptr %set, align 1
  %cmp.not3 = icmp eq i8 %0, 0
  br i1 %cmp.not3, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %incdec.ptr = getelementptr inbounds i8, ptr %set.addr.04, i64 1
  %1 = load i8, ptr %incdec.ptr, align 1
  %cmp.not = icmp eq i8 %1, 0
  br i1 %cmp.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %2 = phi i8 [ %1, %for.cond ], [ %0, %entry ]
  %set.addr.04 = phi ptr [ %incdec.ptr, %for.cond ], [ %set, %entry ]
  %cmp4 = icmp eq i8 %2, %c
  br i1 %cmp4, label %return, label %for.cond

return:                                           ; preds = %for.body, %for.cond, %entry
  %retval.0 = phi i32 [ 0, %entry ], [ 1, %for.body ], [ 0, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strcspn(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @span(ptr noundef %s, ptr noundef %set, i32 noundef 0) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strpbrk(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @span(ptr noundef %s, ptr noundef %set, i32 noundef 0) #29
  %add.ptr = getelementptr inbounds i8, ptr %s, i64 %call
  %0 = load i8, ptr %add.ptr, align 1
  %cmp = icmp eq i8 %0, 0
  %cond = select i1 %cmp, ptr null, ptr %add.ptr
  ret ptr %cond
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strstr(ptr noundef %s, ptr noundef %what) local_unnamed_addr #0 {
entry:
  %0 = load i8, ptr %what, align 1
  %cmp.not15 = icmp eq i8 %0, 0
  br i1 %cmp.not15, label %return, label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %for.inc, %entry
  %s.addr.019 = phi ptr [ %incdec.ptr, %for.inc ], [ %s, %entry ]
  %1 = load i8, ptr %s.addr.019, align 1
  %cmp629 = icmp eq i8 %1, %0
  br i1 %cmp629, label %while.body, label %while.end

land.rhs:                                         ; preds = %while.body
  %arrayidx2 = getelementptr inbounds i8, ptr %s.addr.019, i64 %inc
  %2 = load i8, ptr %arrayidx2, align 1
  %cmp6 = icmp eq i8 %2, %3
  br i1 %cmp6, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs, %land.rhs.lr.ph
  %i.01630 = phi i64 [ %inc, %land.rhs ], [ 0, %land.rhs.lr.ph ]
  %inc = add i64 %i.01630, 1
  %arrayidx = getelementptr inbounds i8, ptr %what, i64 %inc
  %3 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %3, 0
  br i1 %cmp.not, label %return, label %land.rhs

while.end:                                        ; preds = %land.rhs, %land.rhs.lr.ph
  %cmp.not17.lcssa = phi i1 [ %cmp.not15, %land.rhs.lr.ph ], [ %cmp.not, %land.rhs ]
  %i.016.lcssa = phi i64 [ 0, %land.rhs.lr.ph ], [ %inc, %land.rhs ]
  br i1 %cmp.not17.lcssa, label %return, label %if.end

if.end:                                           ; preds = %while.end
  %arrayidx12 = getelementptr inbounds i8, ptr %s.addr.019, i64 %i.016.lcssa
  %4 = load i8, ptr %arrayidx12, align 1
  %cmp14 = icmp eq i8 %4, 0
  br i1 %cmp14, label %return, label %for.inc

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.019, i64 1
  br i1 %cmp.not15, label %return, label %land.rhs.lr.ph

return:                                           ; preds = %for.inc, %if.end, %while.end, %while.body, %entry
  %retval.0 = phi ptr [ %s, %entry ], [ %s.addr.019, %while.body ], [ %s.addr.019, %while.end ], [ null, %if.end ], [ %incdec.ptr, %for.inc ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strcasestr(ptr noundef %s, ptr noundef %what) local_unnamed_addr #0 {
entry:
  %0 = load i8, ptr %what, align 1
  %cmp.not15 = icmp eq i8 %0, 0
  br i1 %cmp.not15, label %return, label %land.rhs.lr.ph.preheader

land.rhs.lr.ph.preheader:                         ; preds = %entry
  %call530 = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %0) #29
  br label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %for.inc, %land.rhs.lr.ph.preheader
  %s.addr.019 = phi ptr [ %incdec.ptr, %for.inc ], [ %s, %land.rhs.lr.ph.preheader ]
  %1 = load i8, ptr %s.addr.019, align 1
  %call29 = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %1) #29
  %cmp731 = icmp eq i8 %call29, %call530
  br i1 %cmp731, label %while.body, label %while.end

land.rhs:                                         ; preds = %while.body
  %arrayidx2 = getelementptr inbounds i8, ptr %s.addr.019, i64 %inc
  %2 = load i8, ptr %arrayidx2, align 1
  %call = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %2) #29
  %call5 = tail call fastcc zeroext i8 @lower.235(i8 noundef zeroext %3) #29
  %cmp7 = icmp eq i8 %call, %call5
  br i1 %cmp7, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs, %land.rhs.lr.ph
  %i.01632 = phi i64 [ %inc, %land.rhs ], [ 0, %land.rhs.lr.ph ]
  %inc = add i64 %i.01632, 1
  %arrayidx = getelementptr inbounds i8, ptr %what, i64 %inc
  %3 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %3, 0
  br i1 %cmp.not, label %return, label %land.rhs

while.end:                                        ; preds = %land.rhs, %land.rhs.lr.ph
  %cmp.not17.lcssa = phi i1 [ %cmp.not15, %land.rhs.lr.ph ], [ %cmp.not, %land.rhs ]
  %i.016.lcssa = phi i64 [ 0, %land.rhs.lr.ph ], [ %inc, %land.rhs ]
  br i1 %cmp.not17.lcssa, label %return, label %if.end

if.end:                                           ; preds = %while.end
  %arrayidx13 = getelementptr inbounds i8, ptr %s.addr.019, i64 %i.016.lcssa
  %4 = load i8, ptr %arrayidx13, align 1
  %cmp15 = icmp eq i8 %4, 0
  br i1 %cmp15, label %return, label %for.inc

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.019, i64 1
  br i1 %cmp.not15, label %return, label %land.rhs.lr.ph

return:                                           ; preds = %for.inc, %if.end, %while.end, %while.body, %entry
  %retval.0 = phi ptr [ %s, %entry ], [ %s.addr.019, %while.body ], [ %s.addr.019, %while.end ], [ null, %if.end ], [ %incdec.ptr, %for.inc ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strtok_r(ptr noalias noundef %s, ptr noalias noundef %separators, ptr noalias noundef %rest) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @next_word(ptr noundef %s, ptr noundef %separators, ptr noundef %rest) #29
  ret ptr %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @next_word(ptr noundef %s, ptr nocapture noundef readonly %separators, ptr nocapture noundef %rest) unnamed_addr #17 {
entry:
  %cmp = icmp eq ptr %s, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %rest, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %s.addr.0 = phi ptr [ %0, %if.then ], [ %s, %entry ]
  %call = tail call fastcc i64 @span(ptr noundef %s.addr.0, ptr noundef %separators, i32 noundef 1) #29
  %add.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 %call
  %1 = load i8, ptr %add.ptr, align 1
  %cmp1 = icmp eq i8 %1, 0
  br i1 %cmp1, label %return, label %if.end4

if.end4:                                          ; preds = %if.end
  %call5 = tail call fastcc i64 @span(ptr noundef nonnull %add.ptr, ptr noundef %separators, i32 noundef 0) #29
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr, i64 %call5
  %2 = load i8, ptr %add.ptr6, align 1
  %cmp8 = icmp eq i8 %2, 0
  br i1 %cmp8, label %return, label %if.else

if.else:                                          ; preds = %if.end4
  store i8 0, ptr %add.ptr6, align 1
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr6, i64 1
  br label %return

return:                                           ; preds = %if.else, %if.end4, %if.end
  %storemerge15 = phi ptr [ %add.ptr, %if.end ], [ %add.ptr11, %if.else ], [ %add.ptr6, %if.end4 ]
  %retval.0 = phi ptr [ null, %if.end ], [ %add.ptr, %if.else ], [ %add.ptr, %if.end4 ]
  store ptr %storemerge15, ptr %rest, align 8
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strtok_r(ptr noalias noundef %s, ptr noalias noundef %separators, ptr noalias noundef %rest) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @next_word(ptr noundef %s, ptr noundef %separators, ptr noundef %rest) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strtok(ptr noalias noundef %s, ptr noalias noundef %separators) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @next_word(ptr noundef %s, ptr noundef %separators, ptr noundef nonnull @strtok_rest) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strsep(ptr noundef %rest, ptr noundef %separators) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %rest, align 8
  %cmp = icmp eq ptr %0, null
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call = tail call fastcc i64 @span(ptr noundef nonnull %0, ptr noundef %separators, i32 noundef 0) #29
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %call
  %1 = load i8, ptr %add.ptr, align 1
  %cmp1 = icmp eq i8 %1, 0
  br i1 %cmp1, label %if.end5, label %if.else

if.else:                                          ; preds = %if.end
  store i8 0, ptr %add.ptr, align 1
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i64 1
  br label %if.end5

if.end5:                                          ; preds = %if.else, %if.end
  %storemerge = phi ptr [ %add.ptr4, %if.else ], [ null, %if.end ]
  store ptr %storemerge, ptr %rest, align 8
  br label %return

return:                                           ; preds = %if.end5, %entry
  %retval.0 = phi ptr [ %0, %if.end5 ], [ null, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @time(ptr noundef %where) local_unnamed_addr #0 {
entry:
  %call = tail call i64 @__heddle_time() #30
  %cmp.not = icmp eq ptr %where, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i64 %call, ptr %where, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i64 %call
}

declare dso_local i64 @__heddle_time() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i64 @clock() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_long() #30
  %and = and i64 %call, 9223372036854775807
  ret i64 %and
}

declare dso_local i64 @heddle_any_long() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local double @difftime(i64 noundef %end, i64 noundef %start) local_unnamed_addr #0 {
entry:
  %conv = sitofp i64 %end to x86_fp80
  %conv1 = sitofp i64 %start to x86_fp80
  %sub = fsub x86_fp80 %conv, %conv1
  %conv2 = fptrunc x86_fp80 %sub to double
  ret double %conv2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @gettimeofday(ptr noalias noundef %now, ptr noalias noundef %zone) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %now, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call = tail call i64 @__heddle_time() #30
  store i64 %call, ptr %now, align 8
  %call1 = tail call i64 @heddle_choose(i64 noundef 1000000) #30
  %tv_usec = getelementptr inbounds i8, ptr %now, i64 8
  store i64 %call1, ptr %tv_usec, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @clock_gettime(i32 noundef %clock, ptr noundef %now) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @has_clock(i32 noundef %clock) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = tail call fastcc ptr @__hp_errno() #29
  store i32 22, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call2 = tail call i64 @__heddle_time() #30
  store i64 %call2, ptr %now, align 8
  %call3 = tail call i64 @heddle_choose(i64 noundef 1000000000) #30
  %tv_nsec = getelementptr inbounds i8, ptr %now, i64 8
  store i64 %call3, ptr %tv_nsec, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @has_clock(i32 noundef %clock) unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %clock, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call = tail call zeroext i1 @heddle_any_bool() #30
  br label %cond.end

cond.false:                                       ; preds = %entry
  %cmp1 = icmp slt i32 %clock, 12
  %cmp3 = icmp ne i32 %clock, 10
  %0 = and i1 %cmp1, %cmp3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond.in = phi i1 [ %call, %cond.true ], [ %0, %cond.false ]
  %cond = zext i1 %cond.in to i32
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @timespec_get(ptr noundef %now, i32 noundef %base) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq i32 %base, 1
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  %call = tail call i64 @__heddle_time() #30
  store i64 %call, ptr %now, align 8
  %call1 = tail call i64 @heddle_choose(i64 noundef 1000000000) #30
  %tv_nsec = getelementptr inbounds i8, ptr %now, i64 8
  store i64 %call1, ptr %tv_nsec, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 1, %if.end ], [ 0, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sleep(i32 noundef %seconds) local_unnamed_addr #0 {
entry:
  tail call void @heddle_yield() #30
  ret i32 0
}

declare dso_local void @heddle_yield() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @usleep(i32 noundef %microseconds) local_unnamed_addr #0 {
entry:
  tail call void @heddle_yield() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nanosleep(ptr noundef %time, ptr noundef %left) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %time, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %tv_nsec = getelementptr inbounds i8, ptr %time, i64 8
  %1 = load i64, ptr %tv_nsec, align 8
  %or.cond = icmp ugt i64 %1, 999999999
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 22, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  tail call void @heddle_yield() #30
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @write(i32 noundef %fd, ptr noundef %data, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %fd, -3
  %or.cond = icmp ult i32 %0, -2
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.236) #31
  unreachable

if.end:                                           ; preds = %entry
  %cmp2.not = icmp eq i64 %n, 0
  br i1 %cmp2.not, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  tail call void @__heddle_write(i32 noundef %fd, ptr noundef %data, i64 noundef %n) #30
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  ret i64 %n
}

; Function Attrs: noinline nounwind
define internal fastcc i64 @__hp_read(i32 noundef %fd, ptr noundef %buffer, i64 noundef %n) unnamed_addr #0 {
entry:
  %cmp.not = icmp eq i32 %fd, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1.239) #31
  unreachable

if.end:                                           ; preds = %entry
  %cmp1.not = icmp eq i64 %n, 0
  br i1 %cmp1.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %if.end
  %call = tail call i64 @__heddle_read(i32 noundef 0, ptr noundef %buffer, i64 noundef %n) #30
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %if.end
  %cond = phi i64 [ %call, %cond.true ], [ 0, %if.end ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @read(i32 noundef %fd, ptr noundef %buffer, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_read(i32 noundef %fd, ptr noundef %buffer, i64 noundef %n) #29
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @getpid() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  %and = and i32 %call, 2147483647
  %cmp = icmp ne i32 %and, 0
  %conv = zext i1 %cmp to i32
  tail call void @heddle_assume(i32 noundef %conv) #30
  ret i32 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isatty(i32 noundef %fd) local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #30
  %conv = zext i1 %call to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @setlocale(i32 noundef %category, ptr noundef %name) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %category, 12
  br i1 %or.cond, label %return, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %entry
  %cmp3.not = icmp eq ptr %name, null
  br i1 %cmp3.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %lor.lhs.false2
  %call = tail call fastcc i32 @is_c_locale(ptr noundef nonnull %name) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %land.lhs.true, %lor.lhs.false2
  br label %return

return:                                           ; preds = %if.end, %land.lhs.true, %entry
  %retval.0 = phi ptr [ @.str.2.240, %if.end ], [ null, %land.lhs.true ], [ null, %entry ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @is_c_locale(ptr nocapture noundef readonly %name) unnamed_addr #24 {
entry:
  %0 = load i8, ptr %name, align 1
  switch i8 %0, label %while.cond.preheader [
    i8 0, label %return
    i8 67, label %land.lhs.true
  ]

land.lhs.true:                                    ; preds = %entry
  %arrayidx6 = getelementptr inbounds i8, ptr %name, i64 1
  %1 = load i8, ptr %arrayidx6, align 1
  %cmp8 = icmp eq i8 %1, 0
  br i1 %cmp8, label %return, label %while.cond.preheader

while.cond.preheader:                             ; preds = %land.lhs.true, %entry
  br label %while.cond

while.cond:                                       ; preds = %while.body, %while.cond.preheader
  %n.0 = phi i64 [ %inc, %while.body ], [ 0, %while.cond.preheader ]
  %exitcond.not = icmp eq i64 %n.0, 6
  br i1 %exitcond.not, label %return, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %arrayidx12 = getelementptr inbounds i8, ptr %name, i64 %n.0
  %2 = load i8, ptr %arrayidx12, align 1
  %arrayidx14 = getelementptr inbounds [6 x i8], ptr @is_c_locale.posix, i64 0, i64 %n.0
  %3 = load i8, ptr %arrayidx14, align 1
  %cmp16 = icmp eq i8 %2, %3
  br i1 %cmp16, label %while.body, label %return

while.body:                                       ; preds = %land.rhs
  %inc = add nuw nsw i64 %n.0, 1
  %cmp20 = icmp eq i8 %2, 0
  br i1 %cmp20, label %return, label %while.cond

return:                                           ; preds = %while.body, %land.rhs, %while.cond, %land.lhs.true, %entry
  %retval.0 = phi i32 [ 1, %entry ], [ 1, %land.lhs.true ], [ 1, %while.body ], [ 0, %while.cond ], [ 0, %land.rhs ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @localeconv() local_unnamed_addr #0 {
entry:
  ret ptr @conventions
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @signal(i32 noundef %number, ptr noundef %action) local_unnamed_addr #0 {
entry:
  %cmp = icmp ugt ptr %action, inttoptr (i64 1 to ptr)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.3.243) #31
  unreachable

if.end:                                           ; preds = %entry
  ret ptr null
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sigaction(i32 noundef %number, ptr noundef %action, ptr noundef %old) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4.244) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @raise(i32 noundef %number) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %number, 6
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_abort() #31
  unreachable

if.end:                                           ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.5.245) #31
  unreachable
}

; Function Attrs: noinline nounwind returns_twice
define weak dso_local i32 @setjmp(ptr noundef %environment) local_unnamed_addr #27 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind returns_twice
define weak dso_local i32 @_setjmp(ptr noundef %environment) local_unnamed_addr #27 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind returns_twice
define weak dso_local i32 @sigsetjmp(ptr noundef %environment, i32 noundef %signals) local_unnamed_addr #27 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind returns_twice
define weak dso_local i32 @__sigsetjmp(ptr noundef %environment, i32 noundef %signals) local_unnamed_addr #27 {
entry:
  ret i32 0
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @longjmp(ptr noundef %environment, i32 noundef %value) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6.246) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @_longjmp(ptr noundef %environment, i32 noundef %value) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6.246) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @siglongjmp(ptr noundef %environment, i32 noundef %value) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6.246) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__longjmp_chk(ptr noundef %environment, i32 noundef %value) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6.246) #31
  unreachable
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_at_exit(ptr noundef %plain, ptr noundef %with_argument, ptr noundef %argument) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr @handler_count, align 4
  %cmp = icmp eq i32 %0, 128
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.249) #31
  unreachable

if.end:                                           ; preds = %entry
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i64 0, i64 %idxprom
  store ptr %plain, ptr %arrayidx, align 8
  %with_argument4 = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i64 0, i64 %idxprom, i32 1
  store ptr %with_argument, ptr %with_argument4, align 8
  %argument7 = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i64 0, i64 %idxprom, i32 2
  store ptr %argument, ptr %argument7, align 8
  %inc = add i32 %0, 1
  store i32 %inc, ptr @handler_count, align 4
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__heddle_finish(i32 noundef %status) local_unnamed_addr #4 {
entry:
  %0 = load i32, ptr @handler_count, align 4
  %cmp.not2 = icmp eq i32 %0, 0
  br i1 %cmp.not2, label %while.end, label %while.body

while.body:                                       ; preds = %if.end, %entry
  %1 = phi i32 [ %2, %if.end ], [ %0, %entry ]
  %dec = add i32 %1, -1
  store i32 %dec, ptr @handler_count, align 4
  %idxprom = zext i32 %dec to i64
  %arrayidx = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i64 0, i64 %idxprom
  %last.sroa.0.0.copyload = load ptr, ptr %arrayidx, align 8
  %cmp1.not = icmp eq ptr %last.sroa.0.0.copyload, null
  br i1 %cmp1.not, label %if.else, label %if.then

if.then:                                          ; preds = %while.body
  tail call void %last.sroa.0.0.copyload() #30
  br label %if.end

if.else:                                          ; preds = %while.body
  %last.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %last.sroa.4.0.copyload = load ptr, ptr %last.sroa.4.0.arrayidx.sroa_idx, align 8
  %last.sroa.3.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %last.sroa.3.0.copyload = load ptr, ptr %last.sroa.3.0.arrayidx.sroa_idx, align 8
  tail call void %last.sroa.3.0.copyload(ptr noundef %last.sroa.4.0.copyload) #30
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %2 = load i32, ptr @handler_count, align 4
  %cmp.not = icmp eq i32 %2, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %if.end, %entry
  tail call void @__heddle_exit(i32 noundef %status) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_load(i64 noundef %size, ptr noundef %from, ptr noundef %to, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %size, i1 false)
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_store(i64 noundef %size, ptr noundef %to, ptr noundef %from, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %size, i1 false)
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_exchange(i64 noundef %size, ptr noundef %at, ptr noundef %new, ptr noundef %old, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %cmp9.not = icmp eq i64 %size, 0
  br i1 %cmp9.not, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.010 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %add.ptr = getelementptr inbounds i8, ptr %at, i64 %i.010
  %byte.0.copyload = load i8, ptr %add.ptr, align 1
  %add.ptr1 = getelementptr inbounds i8, ptr %new, i64 %i.010
  %newer.0.copyload = load i8, ptr %add.ptr1, align 1
  store i8 %newer.0.copyload, ptr %add.ptr, align 1
  %add.ptr3 = getelementptr inbounds i8, ptr %old, i64 %i.010
  store i8 %byte.0.copyload, ptr %add.ptr3, align 1
  %inc = add nuw i64 %i.010, 1
  %exitcond.not = icmp eq i64 %inc, %size
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %entry
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__atomic_compare_exchange(i64 noundef %size, ptr noundef %at, ptr noundef %expected, ptr noundef %new, i32 noundef %success, i32 noundef %failure) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %cmp11.not = icmp eq i64 %size, 0
  br i1 %cmp11.not, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.012 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %at, i64 %i.012
  %0 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %expected, i64 %i.012
  %1 = load i8, ptr %arrayidx1, align 1
  %cmp3 = icmp eq i8 %0, %1
  %inc = add nuw i64 %i.012, 1
  %cmp = icmp ult i64 %inc, %size
  %2 = select i1 %cmp, i1 %cmp3, i1 false
  br i1 %2, label %for.body, label %for.end

for.end:                                          ; preds = %for.body, %entry
  %same.0.lcssa = phi i1 [ true, %entry ], [ %cmp3, %for.body ]
  br i1 %same.0.lcssa, label %if.then, label %if.else

if.then:                                          ; preds = %for.end
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %at, ptr align 1 %new, i64 %size, i1 false)
  br label %if.end

if.else:                                          ; preds = %for.end
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %expected, ptr align 1 %at, i64 %size, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @heddle_atomic_end() #30
  ret i1 %same.0.lcssa
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__atomic_is_lock_free(i64 noundef %size, ptr noundef %at) local_unnamed_addr #0 {
entry:
  %0 = icmp ult i64 %size, 9
  %switch.cast = trunc i64 %size to i9
  %switch.downshift = lshr i9 -234, %switch.cast
  %switch.masked = trunc i9 %switch.downshift to i1
  %1 = select i1 %0, i1 %switch.masked, i1 false
  ret i1 %1
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_load_1(ptr noundef %at, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_store_1(ptr noundef %at, i8 noundef zeroext %value, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i8 %value, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_exchange_1(ptr noundef %at, i8 noundef zeroext %new, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  store i8 %new, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__atomic_compare_exchange_1(ptr noundef %at, ptr noundef %expected, i8 noundef zeroext %new, i32 noundef %success, i32 noundef %failure) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %1 = load i8, ptr %expected, align 1
  %cmp = icmp eq i8 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i8 %new, ptr %at, align 1
  br label %if.end

if.else:                                          ; preds = %entry
  store i8 %0, ptr %expected, align 1
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_fetch_add_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %add = add i8 %0, %by
  store i8 %add, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_add_fetch_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %add = add i8 %0, %by
  store i8 %add, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %add
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_fetch_and_add_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %add = add i8 %0, %by
  store i8 %add, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_add_and_fetch_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %add = add i8 %0, %by
  store i8 %add, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %add
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_fetch_sub_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %sub = sub i8 %0, %by
  store i8 %sub, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_sub_fetch_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %sub = sub i8 %0, %by
  store i8 %sub, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_fetch_and_sub_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %sub = sub i8 %0, %by
  store i8 %sub, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_sub_and_fetch_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %sub = sub i8 %0, %by
  store i8 %sub, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_fetch_and_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  store i8 %and3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_and_fetch_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  store i8 %and3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %and3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_fetch_and_and_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  store i8 %and3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_and_and_fetch_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  store i8 %and3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %and3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_fetch_or_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %or3 = or i8 %0, %by
  store i8 %or3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_or_fetch_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %or3 = or i8 %0, %by
  store i8 %or3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %or3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_fetch_and_or_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %or3 = or i8 %0, %by
  store i8 %or3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_or_and_fetch_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %or3 = or i8 %0, %by
  store i8 %or3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %or3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_fetch_xor_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %xor3 = xor i8 %0, %by
  store i8 %xor3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_xor_fetch_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %xor3 = xor i8 %0, %by
  store i8 %xor3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %xor3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_fetch_and_xor_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %xor3 = xor i8 %0, %by
  store i8 %xor3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_xor_and_fetch_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %xor3 = xor i8 %0, %by
  store i8 %xor3, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %xor3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_fetch_nand_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  %not = xor i8 %and3, -1
  store i8 %not, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__atomic_nand_fetch_1(ptr noundef %at, i8 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  %not = xor i8 %and3, -1
  store i8 %not, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %not
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_fetch_and_nand_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  %not = xor i8 %and3, -1
  store i8 %not, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_nand_and_fetch_1(ptr noundef %at, i8 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %and3 = and i8 %0, %by
  %not = xor i8 %and3, -1
  store i8 %not, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %not
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_val_compare_and_swap_1(ptr noundef %at, i8 noundef zeroext %expected, i8 noundef zeroext %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %cmp = icmp eq i8 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8 %new, ptr %at, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__sync_bool_compare_and_swap_1(ptr noundef %at, i8 noundef zeroext %expected, i8 noundef zeroext %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  %cmp = icmp eq i8 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i8 %new, ptr %at, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__sync_lock_test_and_set_1(ptr noundef %at, i8 noundef zeroext %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i8, ptr %at, align 1
  store i8 %new, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret i8 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__sync_lock_release_1(ptr noundef %at) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i8 0, ptr %at, align 1
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_load_2(ptr noundef %at, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_store_2(ptr noundef %at, i16 noundef zeroext %value, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i16 %value, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_exchange_2(ptr noundef %at, i16 noundef zeroext %new, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  store i16 %new, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__atomic_compare_exchange_2(ptr noundef %at, ptr noundef %expected, i16 noundef zeroext %new, i32 noundef %success, i32 noundef %failure) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %1 = load i16, ptr %expected, align 2
  %cmp = icmp eq i16 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i16 %new, ptr %at, align 2
  br label %if.end

if.else:                                          ; preds = %entry
  store i16 %0, ptr %expected, align 2
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_fetch_add_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %add = add i16 %0, %by
  store i16 %add, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_add_fetch_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %add = add i16 %0, %by
  store i16 %add, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %add
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_fetch_and_add_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %add = add i16 %0, %by
  store i16 %add, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_add_and_fetch_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %add = add i16 %0, %by
  store i16 %add, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %add
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_fetch_sub_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %sub = sub i16 %0, %by
  store i16 %sub, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_sub_fetch_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %sub = sub i16 %0, %by
  store i16 %sub, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_fetch_and_sub_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %sub = sub i16 %0, %by
  store i16 %sub, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_sub_and_fetch_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %sub = sub i16 %0, %by
  store i16 %sub, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_fetch_and_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  store i16 %and3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_and_fetch_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  store i16 %and3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %and3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_fetch_and_and_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  store i16 %and3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_and_and_fetch_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  store i16 %and3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %and3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_fetch_or_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %or3 = or i16 %0, %by
  store i16 %or3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_or_fetch_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %or3 = or i16 %0, %by
  store i16 %or3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %or3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_fetch_and_or_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %or3 = or i16 %0, %by
  store i16 %or3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_or_and_fetch_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %or3 = or i16 %0, %by
  store i16 %or3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %or3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_fetch_xor_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %xor3 = xor i16 %0, %by
  store i16 %xor3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_xor_fetch_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %xor3 = xor i16 %0, %by
  store i16 %xor3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %xor3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_fetch_and_xor_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %xor3 = xor i16 %0, %by
  store i16 %xor3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_xor_and_fetch_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %xor3 = xor i16 %0, %by
  store i16 %xor3, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %xor3
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_fetch_nand_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  %not = xor i16 %and3, -1
  store i16 %not, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__atomic_nand_fetch_2(ptr noundef %at, i16 noundef zeroext %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  %not = xor i16 %and3, -1
  store i16 %not, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %not
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_fetch_and_nand_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  %not = xor i16 %and3, -1
  store i16 %not, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_nand_and_fetch_2(ptr noundef %at, i16 noundef zeroext %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %and3 = and i16 %0, %by
  %not = xor i16 %and3, -1
  store i16 %not, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %not
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_val_compare_and_swap_2(ptr noundef %at, i16 noundef zeroext %expected, i16 noundef zeroext %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %cmp = icmp eq i16 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i16 %new, ptr %at, align 2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__sync_bool_compare_and_swap_2(ptr noundef %at, i16 noundef zeroext %expected, i16 noundef zeroext %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  %cmp = icmp eq i16 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i16 %new, ptr %at, align 2
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__sync_lock_test_and_set_2(ptr noundef %at, i16 noundef zeroext %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i16, ptr %at, align 2
  store i16 %new, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret i16 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__sync_lock_release_2(ptr noundef %at) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i16 0, ptr %at, align 2
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_load_4(ptr noundef %at, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_store_4(ptr noundef %at, i32 noundef %value, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i32 %value, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_exchange_4(ptr noundef %at, i32 noundef %new, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  store i32 %new, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__atomic_compare_exchange_4(ptr noundef %at, ptr noundef %expected, i32 noundef %new, i32 noundef %success, i32 noundef %failure) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %1 = load i32, ptr %expected, align 4
  %cmp = icmp eq i32 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i32 %new, ptr %at, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  store i32 %0, ptr %expected, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_fetch_add_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %add = add i32 %0, %by
  store i32 %add, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_add_fetch_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %add = add i32 %0, %by
  store i32 %add, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %add
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_fetch_and_add_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %add = add i32 %0, %by
  store i32 %add, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_add_and_fetch_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %add = add i32 %0, %by
  store i32 %add, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %add
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_fetch_sub_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %sub = sub i32 %0, %by
  store i32 %sub, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_sub_fetch_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %sub = sub i32 %0, %by
  store i32 %sub, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_fetch_and_sub_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %sub = sub i32 %0, %by
  store i32 %sub, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_sub_and_fetch_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %sub = sub i32 %0, %by
  store i32 %sub, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_fetch_and_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  store i32 %and, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_and_fetch_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  store i32 %and, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_fetch_and_and_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  store i32 %and, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_and_and_fetch_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  store i32 %and, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_fetch_or_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %or = or i32 %0, %by
  store i32 %or, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_or_fetch_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %or = or i32 %0, %by
  store i32 %or, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %or
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_fetch_and_or_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %or = or i32 %0, %by
  store i32 %or, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_or_and_fetch_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %or = or i32 %0, %by
  store i32 %or, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %or
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_fetch_xor_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %xor = xor i32 %0, %by
  store i32 %xor, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_xor_fetch_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %xor = xor i32 %0, %by
  store i32 %xor, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %xor
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_fetch_and_xor_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %xor = xor i32 %0, %by
  store i32 %xor, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_xor_and_fetch_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %xor = xor i32 %0, %by
  store i32 %xor, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %xor
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_fetch_nand_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  %not = xor i32 %and, -1
  store i32 %not, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__atomic_nand_fetch_4(ptr noundef %at, i32 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  %not = xor i32 %and, -1
  store i32 %not, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %not
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_fetch_and_nand_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  %not = xor i32 %and, -1
  store i32 %not, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_nand_and_fetch_4(ptr noundef %at, i32 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %and = and i32 %0, %by
  %not = xor i32 %and, -1
  store i32 %not, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %not
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_val_compare_and_swap_4(ptr noundef %at, i32 noundef %expected, i32 noundef %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %cmp = icmp eq i32 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 %new, ptr %at, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__sync_bool_compare_and_swap_4(ptr noundef %at, i32 noundef %expected, i32 noundef %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  %cmp = icmp eq i32 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 %new, ptr %at, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__sync_lock_test_and_set_4(ptr noundef %at, i32 noundef %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %at, align 4
  store i32 %new, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__sync_lock_release_4(ptr noundef %at) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i32 0, ptr %at, align 4
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_load_8(ptr noundef %at, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_store_8(ptr noundef %at, i64 noundef %value, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i64 %value, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_exchange_8(ptr noundef %at, i64 noundef %new, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  store i64 %new, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__atomic_compare_exchange_8(ptr noundef %at, ptr noundef %expected, i64 noundef %new, i32 noundef %success, i32 noundef %failure) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %1 = load i64, ptr %expected, align 8
  %cmp = icmp eq i64 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i64 %new, ptr %at, align 8
  br label %if.end

if.else:                                          ; preds = %entry
  store i64 %0, ptr %expected, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_fetch_add_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %add = add i64 %0, %by
  store i64 %add, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_add_fetch_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %add = add i64 %0, %by
  store i64 %add, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %add
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_fetch_and_add_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %add = add i64 %0, %by
  store i64 %add, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_add_and_fetch_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %add = add i64 %0, %by
  store i64 %add, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %add
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_fetch_sub_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %sub = sub i64 %0, %by
  store i64 %sub, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_sub_fetch_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %sub = sub i64 %0, %by
  store i64 %sub, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_fetch_and_sub_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %sub = sub i64 %0, %by
  store i64 %sub, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_sub_and_fetch_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %sub = sub i64 %0, %by
  store i64 %sub, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %sub
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_fetch_and_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  store i64 %and, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_and_fetch_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  store i64 %and, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_fetch_and_and_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  store i64 %and, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_and_and_fetch_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  store i64 %and, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %and
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_fetch_or_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %or = or i64 %0, %by
  store i64 %or, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_or_fetch_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %or = or i64 %0, %by
  store i64 %or, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %or
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_fetch_and_or_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %or = or i64 %0, %by
  store i64 %or, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_or_and_fetch_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %or = or i64 %0, %by
  store i64 %or, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %or
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_fetch_xor_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %xor = xor i64 %0, %by
  store i64 %xor, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_xor_fetch_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %xor = xor i64 %0, %by
  store i64 %xor, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %xor
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_fetch_and_xor_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %xor = xor i64 %0, %by
  store i64 %xor, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_xor_and_fetch_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %xor = xor i64 %0, %by
  store i64 %xor, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %xor
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_fetch_nand_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  %not = xor i64 %and, -1
  store i64 %not, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__atomic_nand_fetch_8(ptr noundef %at, i64 noundef %by, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  %not = xor i64 %and, -1
  store i64 %not, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %not
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_fetch_and_nand_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  %not = xor i64 %and, -1
  store i64 %not, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_nand_and_fetch_8(ptr noundef %at, i64 noundef %by) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %and = and i64 %0, %by
  %not = xor i64 %and, -1
  store i64 %not, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %not
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_val_compare_and_swap_8(ptr noundef %at, i64 noundef %expected, i64 noundef %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %cmp = icmp eq i64 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 %new, ptr %at, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__sync_bool_compare_and_swap_8(ptr noundef %at, i64 noundef %expected, i64 noundef %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  %cmp = icmp eq i64 %0, %expected
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 %new, ptr %at, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__sync_lock_test_and_set_8(ptr noundef %at, i64 noundef %new) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i64, ptr %at, align 8
  store i64 %new, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__sync_lock_release_8(ptr noundef %at) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i64 0, ptr %at, align 8
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_load_16(ptr noundef %at, i32 noundef %order) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local void @__atomic_store_16(ptr noundef %at, i64 noundef %value.coerce0, i64 noundef %value.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %value.sroa.2.0.insert.ext = zext i64 %value.coerce1 to i128
  %value.sroa.2.0.insert.shift = shl nuw i128 %value.sroa.2.0.insert.ext, 64
  %value.sroa.0.0.insert.ext = zext i64 %value.coerce0 to i128
  %value.sroa.0.0.insert.insert = or disjoint i128 %value.sroa.2.0.insert.shift, %value.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  store i128 %value.sroa.0.0.insert.insert, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_exchange_16(ptr noundef %at, i64 noundef %new.coerce0, i64 noundef %new.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %new.sroa.2.0.insert.ext = zext i64 %new.coerce1 to i128
  %new.sroa.2.0.insert.shift = shl nuw i128 %new.sroa.2.0.insert.ext, 64
  %new.sroa.0.0.insert.ext = zext i64 %new.coerce0 to i128
  %new.sroa.0.0.insert.insert = or disjoint i128 %new.sroa.2.0.insert.shift, %new.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  store i128 %new.sroa.0.0.insert.insert, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__atomic_compare_exchange_16(ptr noundef %at, ptr noundef %expected, i64 noundef %new.coerce0, i64 noundef %new.coerce1, i32 noundef %success, i32 noundef %failure) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %1 = load i128, ptr %expected, align 16
  %cmp = icmp eq i128 %0, %1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %new.sroa.2.0.insert.ext = zext i64 %new.coerce1 to i128
  %new.sroa.2.0.insert.shift = shl nuw i128 %new.sroa.2.0.insert.ext, 64
  %new.sroa.0.0.insert.ext = zext i64 %new.coerce0 to i128
  %new.sroa.0.0.insert.insert = or disjoint i128 %new.sroa.2.0.insert.shift, %new.sroa.0.0.insert.ext
  store i128 %new.sroa.0.0.insert.insert, ptr %at, align 16
  br label %if.end

if.else:                                          ; preds = %entry
  store i128 %0, ptr %expected, align 16
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_fetch_add_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %add = add i128 %by.sroa.0.0.insert.insert, %0
  store i128 %add, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_add_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %add = add i128 %by.sroa.0.0.insert.insert, %0
  store i128 %add, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %add to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %add, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_fetch_and_add_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %add = add i128 %by.sroa.0.0.insert.insert, %0
  store i128 %add, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_add_and_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %add = add i128 %by.sroa.0.0.insert.insert, %0
  store i128 %add, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %add to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %add, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_fetch_sub_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.coerce1.neg = sub i64 0, %by.coerce1
  %by.coerce1.neg.z = zext i64 %by.coerce1.neg to i128
  %by.sroa.2.0.insert.shift.neg3 = shl nuw i128 %by.coerce1.neg.z, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %by.sroa.0.0.insert.insert.neg = sub i128 %by.sroa.2.0.insert.shift.neg3, %by.sroa.0.0.insert.ext
  %sub = add i128 %by.sroa.0.0.insert.insert.neg, %0
  store i128 %sub, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_sub_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.coerce1.neg = sub i64 0, %by.coerce1
  %by.coerce1.neg.z = zext i64 %by.coerce1.neg to i128
  %by.sroa.2.0.insert.shift.neg3 = shl nuw i128 %by.coerce1.neg.z, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %by.sroa.0.0.insert.insert.neg = sub i128 %by.sroa.2.0.insert.shift.neg3, %by.sroa.0.0.insert.ext
  %sub = add i128 %by.sroa.0.0.insert.insert.neg, %0
  store i128 %sub, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %sub to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %sub, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_fetch_and_sub_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.coerce1.neg = sub i64 0, %by.coerce1
  %by.coerce1.neg.z = zext i64 %by.coerce1.neg to i128
  %by.sroa.2.0.insert.shift.neg3 = shl nuw i128 %by.coerce1.neg.z, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %by.sroa.0.0.insert.insert.neg = sub i128 %by.sroa.2.0.insert.shift.neg3, %by.sroa.0.0.insert.ext
  %sub = add i128 %by.sroa.0.0.insert.insert.neg, %0
  store i128 %sub, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_sub_and_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.coerce1.neg = sub i64 0, %by.coerce1
  %by.coerce1.neg.z = zext i64 %by.coerce1.neg to i128
  %by.sroa.2.0.insert.shift.neg3 = shl nuw i128 %by.coerce1.neg.z, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %by.sroa.0.0.insert.insert.neg = sub i128 %by.sroa.2.0.insert.shift.neg3, %by.sroa.0.0.insert.ext
  %sub = add i128 %by.sroa.0.0.insert.insert.neg, %0
  store i128 %sub, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %sub to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %sub, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_fetch_and_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  store i128 %and, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_and_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  store i128 %and, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %and to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %and, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_fetch_and_and_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  store i128 %and, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_and_and_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  store i128 %and, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %and to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %and, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_fetch_or_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %or = or i128 %0, %by.sroa.0.0.insert.insert
  store i128 %or, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_or_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %or = or i128 %0, %by.sroa.0.0.insert.insert
  store i128 %or, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %or to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %or, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_fetch_and_or_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %or = or i128 %0, %by.sroa.0.0.insert.insert
  store i128 %or, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_or_and_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %or = or i128 %0, %by.sroa.0.0.insert.insert
  store i128 %or, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %or to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %or, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_fetch_xor_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %xor = xor i128 %0, %by.sroa.0.0.insert.insert
  store i128 %xor, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_xor_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %xor = xor i128 %0, %by.sroa.0.0.insert.insert
  store i128 %xor, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %xor to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %xor, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_fetch_and_xor_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %xor = xor i128 %0, %by.sroa.0.0.insert.insert
  store i128 %xor, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_xor_and_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %xor = xor i128 %0, %by.sroa.0.0.insert.insert
  store i128 %xor, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %xor to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %xor, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_fetch_nand_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  %not = xor i128 %and, -1
  store i128 %not, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__atomic_nand_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1, i32 noundef %order) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  %not = xor i128 %and, -1
  store i128 %not, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %not to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %not, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_fetch_and_nand_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  %not = xor i128 %and, -1
  store i128 %not, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_nand_and_fetch_16(ptr noundef %at, i64 noundef %by.coerce0, i64 noundef %by.coerce1) local_unnamed_addr #0 {
entry:
  %by.sroa.2.0.insert.ext = zext i64 %by.coerce1 to i128
  %by.sroa.2.0.insert.shift = shl nuw i128 %by.sroa.2.0.insert.ext, 64
  %by.sroa.0.0.insert.ext = zext i64 %by.coerce0 to i128
  %by.sroa.0.0.insert.insert = or disjoint i128 %by.sroa.2.0.insert.shift, %by.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %and = and i128 %0, %by.sroa.0.0.insert.insert
  %not = xor i128 %and, -1
  store i128 %not, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %not to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %not, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_val_compare_and_swap_16(ptr noundef %at, i64 noundef %expected.coerce0, i64 noundef %expected.coerce1, i64 noundef %new.coerce0, i64 noundef %new.coerce1) local_unnamed_addr #0 {
entry:
  %expected.sroa.2.0.insert.ext = zext i64 %expected.coerce1 to i128
  %expected.sroa.2.0.insert.shift = shl nuw i128 %expected.sroa.2.0.insert.ext, 64
  %expected.sroa.0.0.insert.ext = zext i64 %expected.coerce0 to i128
  %expected.sroa.0.0.insert.insert = or disjoint i128 %expected.sroa.2.0.insert.shift, %expected.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %cmp = icmp eq i128 %0, %expected.sroa.0.0.insert.insert
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %new.sroa.2.0.insert.ext = zext i64 %new.coerce1 to i128
  %new.sroa.2.0.insert.shift = shl nuw i128 %new.sroa.2.0.insert.ext, 64
  %new.sroa.0.0.insert.ext = zext i64 %new.coerce0 to i128
  %new.sroa.0.0.insert.insert = or disjoint i128 %new.sroa.2.0.insert.shift, %new.sroa.0.0.insert.ext
  store i128 %new.sroa.0.0.insert.insert, ptr %at, align 16
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__sync_bool_compare_and_swap_16(ptr noundef %at, i64 noundef %expected.coerce0, i64 noundef %expected.coerce1, i64 noundef %new.coerce0, i64 noundef %new.coerce1) local_unnamed_addr #0 {
entry:
  %expected.sroa.2.0.insert.ext = zext i64 %expected.coerce1 to i128
  %expected.sroa.2.0.insert.shift = shl nuw i128 %expected.sroa.2.0.insert.ext, 64
  %expected.sroa.0.0.insert.ext = zext i64 %expected.coerce0 to i128
  %expected.sroa.0.0.insert.insert = or disjoint i128 %expected.sroa.2.0.insert.shift, %expected.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  %cmp = icmp eq i128 %0, %expected.sroa.0.0.insert.insert
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %new.sroa.2.0.insert.ext = zext i64 %new.coerce1 to i128
  %new.sroa.2.0.insert.shift = shl nuw i128 %new.sroa.2.0.insert.ext, 64
  %new.sroa.0.0.insert.ext = zext i64 %new.coerce0 to i128
  %new.sroa.0.0.insert.insert = or disjoint i128 %new.sroa.2.0.insert.shift, %new.sroa.0.0.insert.ext
  store i128 %new.sroa.0.0.insert.insert, ptr %at, align 16
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret i1 %cmp
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__sync_lock_test_and_set_16(ptr noundef %at, i64 noundef %new.coerce0, i64 noundef %new.coerce1) local_unnamed_addr #0 {
entry:
  %new.sroa.2.0.insert.ext = zext i64 %new.coerce1 to i128
  %new.sroa.2.0.insert.shift = shl nuw i128 %new.sroa.2.0.insert.ext, 64
  %new.sroa.0.0.insert.ext = zext i64 %new.coerce0 to i128
  %new.sroa.0.0.insert.insert = or disjoint i128 %new.sroa.2.0.insert.shift, %new.sroa.0.0.insert.ext
  tail call void @heddle_atomic_begin() #30
  %0 = load i128, ptr %at, align 16
  store i128 %new.sroa.0.0.insert.insert, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local void @__sync_lock_release_16(ptr noundef %at) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i128 0, ptr %at, align 16
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__sync_synchronize() local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_init(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %attributes, align 8
  %.compoundliteral.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %attributes, i64 4
  store i32 0, ptr %.compoundliteral.sroa.2.0..sroa_idx, align 4
  %.compoundliteral.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %attributes, i64 8
  store i32 0, ptr %.compoundliteral.sroa.3.0..sroa_idx, align 8
  %.compoundliteral.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %attributes, i64 12
  store i32 0, ptr %.compoundliteral.sroa.4.0..sroa_idx, align 4
  %.compoundliteral.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %attributes, i64 16
  store i64 4096, ptr %.compoundliteral.sroa.5.0..sroa_idx, align 8
  %.compoundliteral.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %attributes, i64 24
  store i64 8388608, ptr %.compoundliteral.sroa.6.0..sroa_idx, align 8
  %.compoundliteral.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %attributes, i64 32
  store ptr null, ptr %.compoundliteral.sroa.7.0..sroa_idx, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_destroy(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setdetachstate(ptr noundef %attributes, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %value, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i32 %value, ptr %attributes, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getdetachstate(ptr noundef %attributes, ptr noundef %value) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 8
  store i32 %0, ptr %value, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setinheritsched(ptr noundef %attributes, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %value, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %explicit_scheduling = getelementptr inbounds i8, ptr %attributes, i64 8
  store i32 %value, ptr %explicit_scheduling, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getinheritsched(ptr noundef %attributes, ptr noundef %value) local_unnamed_addr #0 {
entry:
  %explicit_scheduling = getelementptr inbounds i8, ptr %attributes, i64 8
  %0 = load i32, ptr %explicit_scheduling, align 8
  store i32 %0, ptr %value, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setscope(ptr noundef %attributes, i32 noundef %scope) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %scope, 0
  %cmp1 = icmp eq i32 %scope, 1
  %cond = select i1 %cmp1, i32 95, i32 22
  %cond2 = select i1 %cmp, i32 0, i32 %cond
  ret i32 %cond2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getscope(ptr noundef %attributes, ptr noundef %scope) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %scope, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setschedpolicy(ptr noundef %attributes, i32 noundef %policy) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %policy, 2
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %policy2 = getelementptr inbounds i8, ptr %attributes, i64 4
  store i32 %policy, ptr %policy2, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getschedpolicy(ptr noundef %attributes, ptr noundef %policy) local_unnamed_addr #0 {
entry:
  %policy1 = getelementptr inbounds i8, ptr %attributes, i64 4
  %0 = load i32, ptr %policy1, align 4
  store i32 %0, ptr %policy, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setschedparam(ptr noundef %attributes, ptr noundef %param) local_unnamed_addr #0 {
entry:
  %policy = getelementptr inbounds i8, ptr %attributes, i64 4
  %0 = load i32, ptr %policy, align 4
  %cmp = icmp ne i32 %0, 0
  %cond3 = zext i1 %cmp to i32
  %1 = load i32, ptr %param, align 4
  %cmp4 = icmp slt i32 %1, %cond3
  %cond = select i1 %cmp, i32 99, i32 0
  %cmp6 = icmp sgt i32 %1, %cond
  %or.cond = or i1 %cmp4, %cmp6
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %priority8 = getelementptr inbounds i8, ptr %attributes, i64 12
  store i32 %1, ptr %priority8, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getschedparam(ptr noundef %attributes, ptr noundef %param) local_unnamed_addr #0 {
entry:
  %priority = getelementptr inbounds i8, ptr %attributes, i64 12
  %0 = load i32, ptr %priority, align 4
  store i32 %0, ptr %param, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setguardsize(ptr noundef %attributes, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %guard = getelementptr inbounds i8, ptr %attributes, i64 16
  store i64 %size, ptr %guard, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getguardsize(ptr noundef %attributes, ptr noundef %size) local_unnamed_addr #0 {
entry:
  %guard = getelementptr inbounds i8, ptr %attributes, i64 16
  %0 = load i64, ptr %guard, align 8
  store i64 %0, ptr %size, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setstacksize(ptr noundef %attributes, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %cmp = icmp ult i64 %size, 16384
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %stack_size = getelementptr inbounds i8, ptr %attributes, i64 24
  store i64 %size, ptr %stack_size, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getstacksize(ptr noundef %attributes, ptr noundef %size) local_unnamed_addr #0 {
entry:
  %stack_size = getelementptr inbounds i8, ptr %attributes, i64 24
  %0 = load i64, ptr %stack_size, align 8
  store i64 %0, ptr %size, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setstack(ptr noundef %attributes, ptr noundef %stack, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %cmp = icmp ult i64 %size, 16384
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %stack1 = getelementptr inbounds i8, ptr %attributes, i64 32
  store ptr %stack, ptr %stack1, align 8
  %stack_size = getelementptr inbounds i8, ptr %attributes, i64 24
  store i64 %size, ptr %stack_size, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_getstack(ptr noundef %attributes, ptr noundef %stack, ptr noundef %size) local_unnamed_addr #0 {
entry:
  %stack1 = getelementptr inbounds i8, ptr %attributes, i64 32
  %0 = load ptr, ptr %stack1, align 8
  store ptr %0, ptr %stack, align 8
  %stack_size = getelementptr inbounds i8, ptr %attributes, i64 24
  %1 = load i64, ptr %stack_size, align 8
  store i64 %1, ptr %size, align 8
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_attr_setaffinity_np(ptr noundef %attributes, i64 noundef %size, ptr noundef %processors) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_getattr_np(i64 noundef %thread, ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.252) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setschedparam(i64 noundef %thread, i32 noundef %policy, ptr noundef %param) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_getschedparam(i64 noundef %thread, ptr noundef %policy, ptr noundef %param) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1.253) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setschedprio(i64 noundef %thread, i32 noundef %priority) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, ptr noundef %processors) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_getaffinity_np(i64 noundef %thread, i64 noundef %size, ptr noundef %processors) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.2.254) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setconcurrency(i32 noundef %level) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %level, 0
  %cond = select i1 %cmp, i32 22, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_getconcurrency() local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sched_get_priority_max(i32 noundef %policy) local_unnamed_addr #0 {
entry:
  %0 = add i32 %policy, -1
  %1 = icmp ult i32 %0, 2
  %cond = select i1 %1, i32 99, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sched_get_priority_min(i32 noundef %policy) local_unnamed_addr #0 {
entry:
  %0 = add i32 %policy, -1
  %1 = icmp ult i32 %0, 2
  %cond = zext i1 %1 to i32
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_getcpuclockid(i64 noundef %thread, ptr noundef %clock) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.3.255) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_barrier_wait(ptr noundef %barrier) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %barrier, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.256) #31
  unreachable

if.end:                                           ; preds = %entry
  %waiting = getelementptr inbounds i8, ptr %barrier, i64 4
  %arrayidx.i = getelementptr inbounds i8, ptr %barrier, i64 8
  %1 = load i32, ptr %arrayidx.i, align 4
  %conv.i = zext i32 %1 to i64
  %shl.i = shl nuw i64 %conv.i, 32
  %2 = load i32, ptr %waiting, align 4
  %conv3.i = zext i32 %2 to i64
  %or.i = or disjoint i64 %shl.i, %conv3.i
  %3 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %or.i)
  %cast = trunc nuw nsw i64 %3 to i32
  %add = add nuw nsw i32 %cast, 1
  %cmp2 = icmp ult i32 %add, %0
  br i1 %cmp2, label %if.then3, label %if.else

if.then3:                                         ; preds = %if.end
  %call.i = tail call i32 @heddle_self() #30
  %rem.i = and i32 %call.i, 31
  %shl.i5 = shl nuw i32 1, %rem.i
  %div4.i = lshr i32 %call.i, 5
  %idxprom.i = zext nneg i32 %div4.i to i64
  %arrayidx.i6 = getelementptr inbounds [2 x i32], ptr %waiting, i64 0, i64 %idxprom.i
  %4 = load i32, ptr %arrayidx.i6, align 4
  %or.i7 = or i32 %shl.i5, %4
  store i32 %or.i7, ptr %arrayidx.i6, align 4
  tail call void @__heddle_wait(ptr noundef nonnull %arrayidx.i6, i32 noundef %shl.i5, i32 noundef 0) #30
  br label %if.end6

if.else:                                          ; preds = %if.end
  store i32 0, ptr %waiting, align 4
  store i32 0, ptr %arrayidx.i, align 4
  br label %if.end6

if.end6:                                          ; preds = %if.else, %if.then3
  %result.0 = phi i32 [ 0, %if.then3 ], [ -1, %if.else ]
  tail call void @heddle_atomic_end() #30
  ret i32 %result.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_barrier_init(ptr noundef %barrier, ptr noundef %attributes, i32 noundef %count) local_unnamed_addr #0 {
entry:
  %or.cond = icmp slt i32 %count, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  tail call void @heddle_atomic_begin() #30
  store i32 %count, ptr %barrier, align 4
  %waiting = getelementptr inbounds i8, ptr %barrier, i64 4
  store i32 0, ptr %waiting, align 4
  %arrayidx3.i = getelementptr inbounds i8, ptr %barrier, i64 8
  store i32 0, ptr %arrayidx3.i, align 4
  tail call void @heddle_atomic_end() #30
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_barrier_destroy(ptr noundef %barrier) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %waiting = getelementptr inbounds i8, ptr %barrier, i64 4
  %arrayidx.i = getelementptr inbounds i8, ptr %barrier, i64 8
  %0 = load i32, ptr %arrayidx.i, align 4
  %conv.i = zext i32 %0 to i64
  %shl.i = shl nuw i64 %conv.i, 32
  %1 = load i32, ptr %waiting, align 4
  %conv3.i = zext i32 %1 to i64
  %or.i = or disjoint i64 %shl.i, %conv3.i
  %cmp.not = icmp eq i64 %or.i, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.1.258) #31
  unreachable

if.end:                                           ; preds = %entry
  store i32 0, ptr %barrier, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_barrierattr_init(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %attributes, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_barrierattr_destroy(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_barrierattr_setpshared(ptr noundef %attributes, i32 noundef %shared) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %shared, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i32 %shared, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_barrierattr_getpshared(ptr noundef %attributes, ptr noundef %shared) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  store i32 %0, ptr %shared, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_spin_init(ptr noundef %lock, i32 noundef %shared) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unlock(ptr noundef %lock) #30
  ret i32 0
}

declare dso_local void @__heddle_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_spin_destroy(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %lock, align 4
  %cmp.not = icmp eq i32 %0, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.2.259) #31
  unreachable

if.end:                                           ; preds = %entry
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_spin_lock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  tail call void @__heddle_lock(ptr noundef %lock, i32 noundef %add.i) #30
  ret i32 0
}

declare dso_local void @__heddle_lock(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_spin_trylock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %lock, align 4
  %cmp.not = icmp eq i32 %0, 0
  br i1 %cmp.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  tail call void @__heddle_lock(ptr noundef nonnull %lock, i32 noundef %add.i) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %cond = phi i32 [ 0, %if.then ], [ 16, %entry ]
  tail call void @heddle_atomic_end() #30
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_spin_unlock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %lock, align 4
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %cmp.not = icmp eq i32 %0, %add.i
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.3.260) #31
  unreachable

if.end:                                           ; preds = %entry
  tail call void @__heddle_unlock(ptr noundef nonnull %lock) #30
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_once(ptr noundef %control, ptr nocapture noundef readonly %routine) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %control, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i32 1, ptr %control, align 4
  br label %if.end

if.else:                                          ; preds = %entry
  tail call void @__heddle_wait(ptr noundef nonnull %control, i32 noundef 2, i32 noundef 2) #30
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  tail call void @heddle_atomic_end() #30
  br i1 %cmp, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  tail call void %routine() #30
  tail call void @heddle_atomic_begin() #30
  store i32 2, ptr %control, align 4
  tail call void @heddle_atomic_end() #30
  br label %if.end3

if.end3:                                          ; preds = %if.then2, %if.end
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_once(ptr noundef %control, ptr noundef %routine) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_once(ptr noundef %control, ptr noundef %routine) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @thrd_create(ptr noundef %thread, ptr noundef %start, ptr noundef %argument) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_thread_create(ptr noundef %thread, ptr noundef nonnull @thread_run, ptr noundef %start, ptr noundef %argument, i32 noundef 0) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef 0) #29
  ret i32 %call1
}

; Function Attrs: noinline noreturn nounwind
define internal void @thread_run(ptr nocapture noundef readonly %start, ptr noundef %argument) #4 {
entry:
  %call = tail call i32 %start(ptr noundef %argument) #30
  %conv = sext i32 %call to i64
  %0 = inttoptr i64 %conv to ptr
  tail call fastcc void @__hp_thread_end(ptr noundef %0) #33
  unreachable
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 5) i32 @outcome(i32 noundef %error) unnamed_addr #7 {
entry:
  switch i32 %error, label %sw.default [
    i32 0, label %return
    i32 16, label %sw.bb1
    i32 12, label %sw.bb2
    i32 110, label %sw.bb3
  ]

sw.bb1:                                           ; preds = %entry
  br label %return

sw.bb2:                                           ; preds = %entry
  br label %return

sw.bb3:                                           ; preds = %entry
  br label %return

sw.default:                                       ; preds = %entry
  br label %return

return:                                           ; preds = %sw.default, %sw.bb3, %sw.bb2, %sw.bb1, %entry
  %retval.0 = phi i32 [ 2, %sw.default ], [ 4, %sw.bb3 ], [ 3, %sw.bb2 ], [ 1, %sw.bb1 ], [ %error, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @thrd_exit(i32 noundef %result) local_unnamed_addr #4 {
entry:
  %conv = sext i32 %result to i64
  %0 = inttoptr i64 %conv to ptr
  tail call fastcc void @__hp_thread_exit(ptr noundef %0) #33
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @thrd_join(i64 noundef %thread, ptr noundef %result) local_unnamed_addr #0 {
entry:
  %kept = alloca ptr, align 8
  store ptr null, ptr %kept, align 8
  %call = call fastcc i32 @__hp_thread_join(i64 noundef %thread, ptr noundef nonnull %kept) #29
  %cmp = icmp eq i32 %call, 0
  %cmp1 = icmp ne ptr %result, null
  %or.cond = and i1 %cmp1, %cmp
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %kept, align 8
  %1 = ptrtoint ptr %0 to i64
  %conv = trunc i64 %1 to i32
  store i32 %conv, ptr %result, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %call2 = call fastcc i32 @outcome(i32 noundef %call) #29
  ret i32 %call2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @thrd_detach(i64 noundef %thread) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_thread_detach(i64 noundef %thread) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef %call) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @thrd_current() local_unnamed_addr #0 {
entry:
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %conv = zext i32 %add.i to i64
  ret i64 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @thrd_equal(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local void @thrd_yield() local_unnamed_addr #0 {
entry:
  tail call void @heddle_yield() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @thrd_sleep(ptr noundef %time, ptr noundef %left) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %time, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %1 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %1, 999999999
  br i1 %narrow, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  tail call void @heddle_yield() #30
  br label %return

return:                                           ; preds = %if.end, %lor.lhs.false, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ -2, %lor.lhs.false ], [ -2, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @mtx_init(ptr noundef %mutex, i32 noundef %type) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i32 0, ptr %mutex, align 4
  %and = and i32 %type, 1
  %kind = getelementptr inbounds i8, ptr %mutex, i64 16
  store i32 %and, ptr %kind, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local void @mtx_destroy(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %mutex, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %kind = getelementptr inbounds i8, ptr %mutex, i64 16
  store i32 -1, ptr %kind, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @mtx_lock(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i.i = tail call i32 @heddle_self() #30
  %add.i.i = add i32 %call.i.i, 1
  %kind.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %kind.i, align 4
  %cmp.not.i = icmp eq i32 %0, 0
  br i1 %cmp.not.i, label %if.end4.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = tail call fastcc i32 @__hp_mutex_relock(ptr noundef %mutex, i32 noundef %add.i.i) #29
  %cmp1.not.i = icmp eq i32 %call.i, 0
  br i1 %cmp1.not.i, label %if.end4.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.then.i
  %cmp3.i = icmp eq i32 %call.i, -1
  %cond.i = select i1 %cmp3.i, i32 0, i32 %call.i
  br label %mutex_take.exit

if.end4.i:                                        ; preds = %if.then.i, %entry
  tail call void @__heddle_lock(ptr noundef %mutex, i32 noundef %add.i.i) #30
  br label %mutex_take.exit

mutex_take.exit:                                  ; preds = %if.end4.i, %if.then2.i
  %retval.0.i = phi i32 [ %cond.i, %if.then2.i ], [ 0, %if.end4.i ]
  tail call void @heddle_atomic_end() #30
  %call1 = tail call fastcc i32 @outcome(i32 noundef %retval.0.i) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @mtx_trylock(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_mutex_trylock(ptr noundef %mutex) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef %call) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @mtx_timedlock(ptr noundef %mutex, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef %call) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @mtx_unlock(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i.i = tail call i32 @heddle_self() #30
  %add.i.i = add i32 %call.i.i, 1
  %0 = load i32, ptr %mutex, align 4
  %cmp.not.i = icmp eq i32 %0, %add.i.i
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = tail call fastcc i32 @__hp_mutex_not_simply_held(ptr noundef nonnull %mutex, i32 noundef %add.i.i) #29
  br label %mutex_release.exit

if.end.i:                                         ; preds = %entry
  tail call void @__heddle_unlock(ptr noundef nonnull %mutex) #30
  br label %mutex_release.exit

mutex_release.exit:                               ; preds = %if.end.i, %if.then.i
  %retval.0.i = phi i32 [ %call.i, %if.then.i ], [ 0, %if.end.i ]
  tail call void @heddle_atomic_end() #30
  %call1 = tail call fastcc i32 @outcome(i32 noundef %retval.0.i) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @cnd_init(ptr noundef %condition) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_broadcast(ptr noundef %condition) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local void @cnd_destroy(ptr noundef %condition) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_destroy(ptr noundef %condition) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @cnd_wait(ptr noundef %condition, ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_cond_wait(ptr noundef %condition, ptr noundef %mutex) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef %call) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @cnd_timedwait(ptr noundef %condition, ptr noundef %mutex, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_cond_timedwait(ptr noundef %condition, ptr noundef %mutex, ptr noundef %time) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef %call) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @cnd_signal(ptr noundef %condition) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_signal(ptr noundef %condition) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @cnd_broadcast(ptr noundef %condition) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_broadcast(ptr noundef %condition) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local void @call_once(ptr noundef %control, ptr noundef %routine) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_once(ptr noundef %control, ptr noundef %routine) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @tss_create(ptr noundef %key, ptr noundef %destroy) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_key_create(ptr noundef %key, ptr noundef %destroy) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef 0) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local void @tss_delete(i32 noundef %key) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_key_delete(i32 noundef %key) #29
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @tss_get(i32 noundef %key) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_key_get(i32 noundef %key) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @tss_set(i32 noundef %key, ptr noundef %value) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_key_set(i32 noundef %key, ptr noundef %value) #29
  %call1 = tail call fastcc i32 @outcome(i32 noundef %call) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_cond_wait(ptr noundef %condition, ptr noundef %mutex) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %0 = load i32, ptr %mutex, align 4
  %cmp.not.i = icmp eq i32 %0, %add.i
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i5 = tail call fastcc i32 @__hp_mutex_not_simply_held(ptr noundef nonnull %mutex, i32 noundef %add.i) #29
  br label %mutex_release.265.exit

if.end.i:                                         ; preds = %entry
  tail call void @__heddle_unlock(ptr noundef nonnull %mutex) #30
  br label %mutex_release.265.exit

mutex_release.265.exit:                           ; preds = %if.end.i, %if.then.i
  %retval.0.i = phi i32 [ %call.i5, %if.then.i ], [ 0, %if.end.i ]
  %cmp = icmp eq i32 %retval.0.i, 0
  br i1 %cmp, label %if.then, label %if.end7

if.then:                                          ; preds = %mutex_release.265.exit
  %call2 = tail call i32 @__heddle_may_wake() #30
  %tobool.not = icmp eq i32 %call2, 0
  %call.i7 = tail call i32 @heddle_self() #30
  br i1 %tobool.not, label %if.else, label %if.then3

if.then3:                                         ; preds = %if.then
  %sh_prom.i = zext nneg i32 %call.i7 to i64
  %shl.i = shl nuw i64 1, %sh_prom.i
  %arrayidx.i18 = getelementptr inbounds i8, ptr %condition, i64 4
  %1 = load i32, ptr %arrayidx.i18, align 4
  %conv.i19 = zext i32 %1 to i64
  %shl.i20 = shl nuw i64 %conv.i19, 32
  %2 = load i32, ptr %condition, align 4
  %conv3.i21 = zext i32 %2 to i64
  %3 = or disjoint i64 %shl.i20, %conv3.i21
  %or.i = or i64 %3, %shl.i
  %conv.i24 = trunc i64 %or.i to i32
  store i32 %conv.i24, ptr %condition, align 4
  %shr.i25 = lshr i64 %or.i, 32
  %conv1.i26 = trunc nuw i64 %shr.i25 to i32
  store i32 %conv1.i26, ptr %arrayidx.i18, align 4
  tail call void @heddle_atomic_end() #30
  tail call void @heddle_yield() #30
  tail call void @heddle_atomic_begin() #30
  %4 = load i32, ptr %arrayidx.i18, align 4
  %conv.i15 = zext i32 %4 to i64
  %shl.i16 = shl nuw i64 %conv.i15, 32
  %5 = load i32, ptr %condition, align 4
  %conv3.i = zext i32 %5 to i64
  %or.i17 = or disjoint i64 %shl.i16, %conv3.i
  %not.i = xor i64 %shl.i, -1
  %and.i = and i64 %or.i17, %not.i
  %conv.i23 = trunc i64 %and.i to i32
  store i32 %conv.i23, ptr %condition, align 4
  %shr.i = lshr i64 %and.i, 32
  %conv1.i = trunc nuw i64 %shr.i to i32
  store i32 %conv1.i, ptr %arrayidx.i18, align 4
  br label %if.end

if.else:                                          ; preds = %if.then
  %rem.i = and i32 %call.i7, 31
  %shl.i8 = shl nuw i32 1, %rem.i
  %div4.i = lshr i32 %call.i7, 5
  %idxprom.i = zext nneg i32 %div4.i to i64
  %arrayidx.i = getelementptr inbounds [2 x i32], ptr %condition, i64 0, i64 %idxprom.i
  %6 = load i32, ptr %arrayidx.i, align 4
  %or.i9 = or i32 %shl.i8, %6
  store i32 %or.i9, ptr %arrayidx.i, align 4
  tail call void @__heddle_wait(ptr noundef nonnull %arrayidx.i, i32 noundef %shl.i8, i32 noundef 0) #30
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then3
  %kind.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %7 = load i32, ptr %kind.i, align 4
  %cmp.not.i10 = icmp eq i32 %7, 0
  br i1 %cmp.not.i10, label %if.end4.i, label %if.then.i11

if.then.i11:                                      ; preds = %if.end
  %call.i12 = tail call fastcc i32 @__hp_mutex_relock(ptr noundef nonnull %mutex, i32 noundef %add.i) #29
  %cmp1.not.i = icmp eq i32 %call.i12, 0
  br i1 %cmp1.not.i, label %if.end4.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.then.i11
  %cmp3.i = icmp eq i32 %call.i12, -1
  %cond.i = select i1 %cmp3.i, i32 0, i32 %call.i12
  br label %if.end7

if.end4.i:                                        ; preds = %if.then.i11, %if.end
  tail call void @__heddle_lock(ptr noundef nonnull %mutex, i32 noundef %add.i) #30
  br label %if.end7

if.end7:                                          ; preds = %if.end4.i, %if.then2.i, %mutex_release.265.exit
  %error.0 = phi i32 [ %retval.0.i, %mutex_release.265.exit ], [ %cond.i, %if.then2.i ], [ 0, %if.end4.i ]
  tail call void @heddle_atomic_end() #30
  ret i32 %error.0
}

declare dso_local i32 @__heddle_may_wake() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cond_wait(ptr noundef %condition, ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_cond_wait(ptr noundef %condition, ptr noundef %mutex) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_cond_timedwait(ptr nocapture noundef %condition, ptr noundef %mutex, ptr nocapture noundef readonly %time) unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  br i1 %narrow, label %return, label %if.end

if.end:                                           ; preds = %entry
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %1 = load i32, ptr %mutex, align 4
  %cmp.not.i = icmp eq i32 %1, %add.i
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %call.i5 = tail call fastcc i32 @__hp_mutex_not_simply_held(ptr noundef nonnull %mutex, i32 noundef %add.i) #29
  %2 = icmp eq i32 %call.i5, 0
  br i1 %2, label %if.then3, label %if.end9

if.end.i:                                         ; preds = %if.end
  tail call void @__heddle_unlock(ptr noundef nonnull %mutex) #30
  br label %if.then3

if.then3:                                         ; preds = %if.end.i, %if.then.i
  %call.i6 = tail call i32 @heddle_self() #30
  %sh_prom.i = zext nneg i32 %call.i6 to i64
  %shl.i = shl nuw i64 1, %sh_prom.i
  %arrayidx.i14 = getelementptr inbounds i8, ptr %condition, i64 4
  %3 = load i32, ptr %arrayidx.i14, align 4
  %conv.i15 = zext i32 %3 to i64
  %shl.i16 = shl nuw i64 %conv.i15, 32
  %4 = load i32, ptr %condition, align 4
  %conv3.i17 = zext i32 %4 to i64
  %5 = or disjoint i64 %shl.i16, %conv3.i17
  %or.i = or i64 %5, %shl.i
  %conv.i20 = trunc i64 %or.i to i32
  store i32 %conv.i20, ptr %condition, align 4
  %shr.i21 = lshr i64 %or.i, 32
  %conv1.i22 = trunc nuw i64 %shr.i21 to i32
  store i32 %conv1.i22, ptr %arrayidx.i14, align 4
  tail call void @heddle_atomic_end() #30
  tail call void @heddle_yield() #30
  tail call void @heddle_atomic_begin() #30
  %6 = load i32, ptr %arrayidx.i14, align 4
  %conv.i11 = zext i32 %6 to i64
  %shl.i12 = shl nuw i64 %conv.i11, 32
  %7 = load i32, ptr %condition, align 4
  %conv3.i = zext i32 %7 to i64
  %or.i13 = or disjoint i64 %shl.i12, %conv3.i
  %not.i = xor i64 %shl.i, -1
  %and.i = and i64 %or.i13, %not.i
  %conv.i19 = trunc i64 %and.i to i32
  store i32 %conv.i19, ptr %condition, align 4
  %shr.i = lshr i64 %and.i, 32
  %conv1.i = trunc nuw i64 %shr.i to i32
  store i32 %conv1.i, ptr %arrayidx.i14, align 4
  %and3.i = and i64 %or.i13, %shl.i
  %cmp.i.not = icmp eq i64 %and3.i, 0
  br i1 %cmp.i.not, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.then3
  %call6 = tail call i32 @__heddle_may_wake() #30
  %tobool7.not.not = icmp eq i32 %call6, 0
  %8 = select i1 %tobool7.not.not, i32 110, i32 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.then3
  %land.ext = phi i32 [ 0, %if.then3 ], [ %8, %land.rhs ]
  %kind.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %9 = load i32, ptr %kind.i, align 4
  %cmp.not.i7 = icmp eq i32 %9, 0
  br i1 %cmp.not.i7, label %if.end4.i, label %if.then.i8

if.then.i8:                                       ; preds = %land.end
  %call.i9 = tail call fastcc i32 @__hp_mutex_relock(ptr noundef nonnull %mutex, i32 noundef %add.i) #29
  %cmp1.not.i = icmp eq i32 %call.i9, 0
  br i1 %cmp1.not.i, label %if.end4.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.then.i8
  %cmp3.i = icmp eq i32 %call.i9, -1
  %cond.i = select i1 %cmp3.i, i32 0, i32 %call.i9
  br label %if.end9

if.end4.i:                                        ; preds = %if.then.i8, %land.end
  tail call void @__heddle_lock(ptr noundef nonnull %mutex, i32 noundef %add.i) #30
  br label %if.end9

if.end9:                                          ; preds = %if.end4.i, %if.then2.i, %if.then.i
  %late.0 = phi i32 [ 0, %if.then.i ], [ %land.ext, %if.then2.i ], [ %land.ext, %if.end4.i ]
  %error.0 = phi i32 [ 1, %if.then.i ], [ %cond.i, %if.then2.i ], [ 0, %if.end4.i ]
  tail call void @heddle_atomic_end() #30
  %cmp10.not = icmp eq i32 %error.0, 0
  %late.0.error.0 = select i1 %cmp10.not, i32 %late.0, i32 %error.0
  br label %return

return:                                           ; preds = %if.end9, %entry
  %retval.0 = phi i32 [ %late.0.error.0, %if.end9 ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cond_timedwait(ptr noundef %condition, ptr noundef %mutex, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_cond_timedwait(ptr noundef %condition, ptr noundef %mutex, ptr noundef %time) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cond_clockwait(ptr noundef %condition, ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_cond_timedwait(ptr noundef %condition, ptr noundef %mutex, ptr noundef %time) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_cond_signal(ptr nocapture noundef %condition) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %arrayidx.i = getelementptr inbounds i8, ptr %condition, i64 4
  %0 = load i32, ptr %arrayidx.i, align 4
  %conv.i = zext i32 %0 to i64
  %shl.i = shl nuw i64 %conv.i, 32
  %1 = load i32, ptr %condition, align 4
  %conv3.i = zext i32 %1 to i64
  %or.i = or disjoint i64 %shl.i, %conv3.i
  %cmp.not = icmp eq i64 %or.i, 0
  br i1 %cmp.not, label %if.end11, label %if.then

if.then:                                          ; preds = %entry
  %2 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %or.i)
  %cmp2 = icmp ugt i64 %2, 1
  br i1 %cmp2, label %if.then3, label %if.end

if.then3:                                         ; preds = %if.then
  %call4 = tail call i64 @heddle_choose(i64 noundef %2) #30
  %cmp5.not11 = icmp eq i64 %call4, 0
  br i1 %cmp5.not11, label %if.end, label %for.body

for.body:                                         ; preds = %for.body, %if.then3
  %before.013 = phi i64 [ %dec, %for.body ], [ %call4, %if.then3 ]
  %rest.012 = phi i64 [ %and, %for.body ], [ %or.i, %if.then3 ]
  %sub = add i64 %rest.012, -1
  %and = and i64 %sub, %rest.012
  %dec = add i64 %before.013, -1
  %cmp5.not = icmp eq i64 %dec, 0
  br i1 %cmp5.not, label %if.end, label %for.body

if.end:                                           ; preds = %for.body, %if.then3, %if.then
  %rest.1 = phi i64 [ %or.i, %if.then ], [ %or.i, %if.then3 ], [ %and, %for.body ]
  %sub8 = sub i64 0, %rest.1
  %and9 = and i64 %rest.1, %sub8
  %not = xor i64 %and9, -1
  %and10 = and i64 %or.i, %not
  %conv.i10 = trunc i64 %and10 to i32
  store i32 %conv.i10, ptr %condition, align 4
  %shr.i = lshr i64 %and10, 32
  %conv1.i = trunc nuw i64 %shr.i to i32
  store i32 %conv1.i, ptr %arrayidx.i, align 4
  br label %if.end11

if.end11:                                         ; preds = %if.end, %entry
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cond_signal(ptr noundef %condition) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_signal(ptr noundef %condition) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_cond_broadcast(ptr nocapture noundef writeonly %condition) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i32 0, ptr %condition, align 4
  %arrayidx3.i = getelementptr inbounds i8, ptr %condition, i64 4
  store i32 0, ptr %arrayidx3.i, align 4
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cond_broadcast(ptr noundef %condition) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_broadcast(ptr noundef %condition) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cond_init(ptr noundef %condition, ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_broadcast(ptr noundef %condition) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_cond_destroy(ptr nocapture noundef readonly %condition) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %arrayidx.i = getelementptr inbounds i8, ptr %condition, i64 4
  %0 = load i32, ptr %arrayidx.i, align 4
  %conv.i = zext i32 %0 to i64
  %shl.i = shl nuw i64 %conv.i, 32
  %1 = load i32, ptr %condition, align 4
  %conv3.i = zext i32 %1 to i64
  %or.i = or disjoint i64 %shl.i, %conv3.i
  %cmp.not = icmp eq i64 %or.i, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.279) #31
  unreachable

if.end:                                           ; preds = %entry
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cond_destroy(ptr noundef %condition) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_cond_destroy(ptr noundef %condition) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_condattr_init(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %attributes, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_condattr_destroy(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_condattr_setpshared(ptr noundef %attributes, i32 noundef %shared) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %shared, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, -2
  %or = or disjoint i32 %and, %shared
  store i32 %or, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_condattr_getpshared(ptr noundef %attributes, ptr noundef %shared) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, 1
  store i32 %and, ptr %shared, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_condattr_setclock(ptr noundef %attributes, i32 noundef %clock) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %clock, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, 1
  %shl = shl nuw nsw i32 %clock, 1
  %or = or disjoint i32 %and, %shl
  store i32 %or, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_condattr_getclock(ptr noundef %attributes, ptr noundef %clock) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  %shr = lshr i32 %0, 1
  store i32 %shr, ptr %clock, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_key_create(ptr nocapture noundef writeonly %key, ptr noundef %destroy) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr @keys_made, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.284) #31
  unreachable

if.end:                                           ; preds = %entry
  %inc = add i32 %0, 1
  store i32 %inc, ptr @keys_made, align 4
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds [32 x %struct.key], ptr @keys, i64 0, i64 %idxprom
  store i32 1, ptr %arrayidx, align 16
  %destroy3 = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store ptr %destroy, ptr %destroy3, align 8
  tail call void @heddle_atomic_begin() #30
  store ptr @destroy_values, ptr getelementptr inbounds (i8, ptr @__heddle_thread_hooks, i64 16), align 16
  tail call void @heddle_atomic_end() #30
  tail call void @heddle_atomic_end() #30
  store i32 %0, ptr %key, align 4
  ret void
}

; Function Attrs: noinline nounwind
define internal void @destroy_values() #0 {
entry:
  %key = alloca i32, align 4
  %destroy = alloca ptr, align 8
  br label %for.body

for.body:                                         ; preds = %for.inc, %entry
  %round.06 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  store i32 0, ptr %key, align 4
  %call2 = call fastcc ptr @take_value(ptr noundef nonnull %key, ptr noundef nonnull %destroy) #29
  %cmp1.not3 = icmp eq ptr %call2, null
  br i1 %cmp1.not3, label %for.inc, label %while.body

while.body:                                       ; preds = %if.end, %for.body
  %call5 = phi ptr [ %call, %if.end ], [ %call2, %for.body ]
  %found.14 = phi i32 [ %found.2, %if.end ], [ 0, %for.body ]
  %0 = load ptr, ptr %destroy, align 8
  %cmp2.not = icmp eq ptr %0, null
  br i1 %cmp2.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.body
  tail call void %0(ptr noundef nonnull %call5) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %found.2 = phi i32 [ 1, %if.then ], [ %found.14, %while.body ]
  %call = call fastcc ptr @take_value(ptr noundef nonnull %key, ptr noundef nonnull %destroy) #29
  %cmp1.not = icmp eq ptr %call, null
  br i1 %cmp1.not, label %for.inc, label %while.body

for.inc:                                          ; preds = %if.end, %for.body
  %found.1.lcssa = phi i32 [ 0, %for.body ], [ %found.2, %if.end ]
  %inc = add nuw nsw i32 %round.06, 1
  %cmp = icmp ult i32 %round.06, 3
  %tobool = icmp ne i32 %found.1.lcssa, 0
  %1 = select i1 %cmp, i1 %tobool, i1 false
  br i1 %1, label %for.body, label %for.end

for.end:                                          ; preds = %for.inc
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @take_value(ptr nocapture noundef %key, ptr nocapture noundef writeonly %destroy) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr @keys_made, align 4
  %key.promoted = load i32, ptr %key, align 4
  %cmp12 = icmp ult i32 %key.promoted, %0
  br i1 %cmp12, label %land.rhs.lr.ph, label %if.end

land.rhs.lr.ph:                                   ; preds = %entry
  %1 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %idxprom18 = zext i32 %key.promoted to i64
  %arrayidx19 = getelementptr inbounds [32 x ptr], ptr %1, i64 0, i64 %idxprom18
  %2 = load ptr, ptr %arrayidx19, align 8
  %cmp120 = icmp eq ptr %2, null
  br i1 %cmp120, label %while.body, label %while.end

land.rhs:                                         ; preds = %while.body
  %idxprom = zext i32 %inc to i64
  %arrayidx = getelementptr inbounds [32 x ptr], ptr %1, i64 0, i64 %idxprom
  %3 = load ptr, ptr %arrayidx, align 8
  %cmp1 = icmp eq ptr %3, null
  br i1 %cmp1, label %while.body, label %land.rhs.while.end_crit_edge

while.body:                                       ; preds = %land.rhs, %land.rhs.lr.ph
  %4 = phi i32 [ %inc, %land.rhs ], [ %key.promoted, %land.rhs.lr.ph ]
  %inc = add nuw i32 %4, 1
  %exitcond.not = icmp eq i32 %inc, %0
  br i1 %exitcond.not, label %if.end.loopexit, label %land.rhs

land.rhs.while.end_crit_edge:                     ; preds = %land.rhs
  store i32 %inc, ptr %key, align 4
  %cmp = icmp ult i32 %inc, %0
  br label %while.end

while.end:                                        ; preds = %land.rhs.while.end_crit_edge, %land.rhs.lr.ph
  %cmp13.lcssa = phi i1 [ %cmp, %land.rhs.while.end_crit_edge ], [ %cmp12, %land.rhs.lr.ph ]
  %.lcssa = phi i32 [ %inc, %land.rhs.while.end_crit_edge ], [ %key.promoted, %land.rhs.lr.ph ]
  br i1 %cmp13.lcssa, label %if.then, label %if.end

if.then:                                          ; preds = %while.end
  %5 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %idxprom3 = zext i32 %.lcssa to i64
  %arrayidx4 = getelementptr inbounds [32 x ptr], ptr %5, i64 0, i64 %idxprom3
  %6 = load ptr, ptr %arrayidx4, align 8
  store ptr null, ptr %arrayidx4, align 8
  %arrayidx8 = getelementptr inbounds [32 x %struct.key], ptr @keys, i64 0, i64 %idxprom3
  %7 = load i32, ptr %arrayidx8, align 16
  %tobool.not = icmp eq i32 %7, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %if.then
  %destroy11 = getelementptr inbounds i8, ptr %arrayidx8, i64 8
  %8 = load ptr, ptr %destroy11, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %if.then
  %cond = phi ptr [ %8, %cond.true ], [ null, %if.then ]
  store ptr %cond, ptr %destroy, align 8
  %9 = load i32, ptr %key, align 4
  %inc12 = add i32 %9, 1
  store i32 %inc12, ptr %key, align 4
  br label %if.end

if.end.loopexit:                                  ; preds = %while.body
  store i32 %inc, ptr %key, align 4
  br label %if.end

if.end:                                           ; preds = %if.end.loopexit, %cond.end, %while.end, %entry
  %value.0 = phi ptr [ %6, %cond.end ], [ null, %while.end ], [ null, %entry ], [ null, %if.end.loopexit ]
  tail call void @heddle_atomic_end() #30
  ret ptr %value.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 23) i32 @__hp_key_delete(i32 noundef %key) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %cmp = icmp ult i32 %key, 32
  br i1 %cmp, label %land.rhs, label %if.end

land.rhs:                                         ; preds = %entry
  %idxprom = zext nneg i32 %key to i64
  %arrayidx = getelementptr inbounds [32 x %struct.key], ptr @keys, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 16
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.rhs
  store i32 0, ptr %arrayidx, align 16
  %destroy = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store ptr null, ptr %destroy, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.rhs, %entry
  %cond = phi i32 [ 0, %if.then ], [ 22, %land.rhs ], [ 22, %entry ]
  tail call void @heddle_atomic_end() #30
  ret i32 %cond
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none)
define internal fastcc ptr @__hp_key_get(i32 noundef %key) unnamed_addr #28 {
entry:
  %cmp = icmp ult i32 %key, 32
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %0 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %idxprom = zext nneg i32 %key to i64
  %arrayidx = getelementptr inbounds [32 x ptr], ptr %0, i64 0, i64 %idxprom
  %1 = load ptr, ptr %arrayidx, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi ptr [ %1, %cond.true ], [ null, %entry ]
  ret ptr %cond
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 23) i32 @__hp_key_set(i32 noundef %key, ptr noundef %value) unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is_usable(i32 noundef %key) #29
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = tail call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @values)
  %idxprom = zext i32 %key to i64
  %arrayidx = getelementptr inbounds [32 x ptr], ptr %0, i64 0, i64 %idxprom
  store ptr %value, ptr %arrayidx, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @is_usable(i32 noundef %key) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %cmp = icmp ult i32 %key, 32
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %idxprom = zext nneg i32 %key to i64
  %arrayidx = getelementptr inbounds [32 x %struct.key], ptr @keys, i64 0, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 16
  %tobool = icmp ne i32 %0, 0
  %1 = zext i1 %tobool to i32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %land.ext = phi i32 [ 0, %entry ], [ %1, %land.rhs ]
  tail call void @heddle_atomic_end() #30
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_key_create(ptr noundef %key, ptr noundef %destroy) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_key_create(ptr noundef %key, ptr noundef %destroy) #29
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_key_delete(i32 noundef %key) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_key_delete(i32 noundef %key) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @pthread_getspecific(i32 noundef %key) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_key_get(i32 noundef %key) #29
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setspecific(i32 noundef %key, ptr noundef %value) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_key_set(i32 noundef %key, ptr noundef %value) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 -1, 36) i32 @__hp_mutex_relock(ptr nocapture noundef %mutex, i32 noundef %self) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %mutex, align 4
  %and = and i32 %0, 255
  %cmp = icmp eq i32 %and, %self
  %kind = getelementptr inbounds i8, ptr %mutex, i64 16
  %1 = load i32, ptr %kind, align 4
  switch i32 %1, label %sw.default [
    i32 3, label %return
    i32 2, label %sw.bb1
    i32 1, label %sw.bb2
  ]

sw.bb1:                                           ; preds = %entry
  %cond = select i1 %cmp, i32 35, i32 0
  br label %return

sw.bb2:                                           ; preds = %entry
  br i1 %cmp, label %if.end, label %return

if.end:                                           ; preds = %sw.bb2
  %cmp5 = icmp ugt i32 %0, -257
  br i1 %cmp5, label %return, label %if.end8

if.end8:                                          ; preds = %if.end
  %add = add nuw i32 %0, 256
  store i32 %add, ptr %mutex, align 4
  br label %return

sw.default:                                       ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.294) #31
  unreachable

return:                                           ; preds = %if.end8, %if.end, %sw.bb2, %sw.bb1, %entry
  %retval.0 = phi i32 [ -1, %if.end8 ], [ %cond, %sw.bb1 ], [ 0, %entry ], [ 0, %sw.bb2 ], [ 11, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @__hp_mutex_not_simply_held(ptr nocapture noundef %mutex, i32 noundef %self) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %mutex, align 4
  %and = and i32 %0, 255
  %cmp = icmp eq i32 %and, %self
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %sub = add i32 %0, -256
  store i32 %sub, ptr %mutex, align 4
  br label %return

if.end:                                           ; preds = %entry
  %kind = getelementptr inbounds i8, ptr %mutex, i64 16
  %1 = load i32, ptr %kind, align 4
  switch i32 %1, label %if.then11 [
    i32 1, label %return
    i32 2, label %return
    i32 0, label %if.end12
    i32 3, label %if.end12
  ]

if.then11:                                        ; preds = %if.end
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.1.299) #31
  unreachable

if.end12:                                         ; preds = %if.end, %if.end
  %cmp14 = icmp eq i32 %0, 0
  br i1 %cmp14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end12
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.2.300) #31
  unreachable

if.end16:                                         ; preds = %if.end12
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.3.301) #31
  unreachable

return:                                           ; preds = %if.end, %if.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 1, %if.end ], [ 1, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_lock(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i1 = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i1, 1
  %kind.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %kind.i, align 4
  %cmp.not.i = icmp eq i32 %0, 0
  br i1 %cmp.not.i, label %if.end4.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = tail call fastcc i32 @__hp_mutex_relock(ptr noundef %mutex, i32 noundef %add.i) #29
  %cmp1.not.i = icmp eq i32 %call.i, 0
  br i1 %cmp1.not.i, label %if.end4.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.then.i
  %cmp3.i = icmp eq i32 %call.i, -1
  %cond.i = select i1 %cmp3.i, i32 0, i32 %call.i
  br label %mutex_take.304.exit

if.end4.i:                                        ; preds = %if.then.i, %entry
  tail call void @__heddle_lock(ptr noundef %mutex, i32 noundef %add.i) #30
  br label %mutex_take.304.exit

mutex_take.304.exit:                              ; preds = %if.end4.i, %if.then2.i
  %retval.0.i = phi i32 [ %cond.i, %if.then2.i ], [ 0, %if.end4.i ]
  tail call void @heddle_atomic_end() #30
  ret i32 %retval.0.i
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_unlock(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i.i = tail call i32 @heddle_self() #30
  %add.i.i = add i32 %call.i.i, 1
  %0 = load i32, ptr %mutex, align 4
  %cmp.not.i = icmp eq i32 %0, %add.i.i
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i = tail call fastcc i32 @__hp_mutex_not_simply_held(ptr noundef nonnull %mutex, i32 noundef %add.i.i) #29
  br label %mutex_release.306.exit

if.end.i:                                         ; preds = %entry
  tail call void @__heddle_unlock(ptr noundef nonnull %mutex) #30
  br label %mutex_release.306.exit

mutex_release.306.exit:                           ; preds = %if.end.i, %if.then.i
  %retval.0.i = phi i32 [ %call.i, %if.then.i ], [ 0, %if.end.i ]
  tail call void @heddle_atomic_end() #30
  ret i32 %retval.0.i
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_mutex_trylock(ptr noundef %mutex) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %kind.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %0 = load i32, ptr %kind.i, align 4
  %cmp.not.i = icmp eq i32 %0, 0
  br i1 %cmp.not.i, label %if.end4.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i2 = tail call fastcc i32 @__hp_mutex_relock(ptr noundef %mutex, i32 noundef %add.i) #29
  %cmp1.not.i = icmp eq i32 %call.i2, 0
  br i1 %cmp1.not.i, label %if.end4.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.then.i
  %cmp3.i = icmp eq i32 %call.i2, -1
  %cond.i = select i1 %cmp3.i, i32 0, i32 %call.i2
  br label %mutex_try.exit

if.end4.i:                                        ; preds = %if.then.i, %entry
  %1 = load i32, ptr %mutex, align 4
  %cmp5.not.i = icmp eq i32 %1, 0
  br i1 %cmp5.not.i, label %if.end7.i, label %mutex_try.exit

if.end7.i:                                        ; preds = %if.end4.i
  tail call void @__heddle_lock(ptr noundef nonnull %mutex, i32 noundef %add.i) #30
  br label %mutex_try.exit

mutex_try.exit:                                   ; preds = %if.end7.i, %if.end4.i, %if.then2.i
  %retval.0.i = phi i32 [ %cond.i, %if.then2.i ], [ 0, %if.end7.i ], [ 16, %if.end4.i ]
  tail call void @heddle_atomic_end() #30
  %cmp = icmp eq i32 %retval.0.i, 35
  %cond = select i1 %cmp, i32 16, i32 %retval.0.i
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_trylock(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_mutex_trylock(ptr noundef %mutex) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_mutex_timedlock(ptr noundef %mutex, ptr nocapture noundef readonly %time) unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i3 = select i1 %narrow, i32 22, i32 110
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %kind.i = getelementptr inbounds i8, ptr %mutex, i64 16
  %1 = load i32, ptr %kind.i, align 4
  %cmp.not.i = icmp eq i32 %1, 0
  br i1 %cmp.not.i, label %if.end4.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  %call.i1 = tail call fastcc i32 @__hp_mutex_relock(ptr noundef %mutex, i32 noundef %add.i) #29
  %cmp1.not.i = icmp eq i32 %call.i1, 0
  br i1 %cmp1.not.i, label %if.end4.i, label %if.then2.i

if.then2.i:                                       ; preds = %if.then.i
  %cmp3.i = icmp eq i32 %call.i1, -1
  %cond.i = select i1 %cmp3.i, i32 0, i32 %call.i1
  br label %mutex_try.exit

if.end4.i:                                        ; preds = %if.then.i, %entry
  %2 = load i32, ptr %mutex, align 4
  %cmp5.not.i = icmp eq i32 %2, 0
  br i1 %cmp5.not.i, label %if.end7.i, label %mutex_try.exit

if.end7.i:                                        ; preds = %if.end4.i
  tail call void @__heddle_lock(ptr noundef nonnull %mutex, i32 noundef %add.i) #30
  br label %mutex_try.exit

mutex_try.exit:                                   ; preds = %if.end7.i, %if.end4.i, %if.then2.i
  %retval.0.i = phi i32 [ %cond.i, %if.then2.i ], [ 0, %if.end7.i ], [ %cond.i3, %if.end4.i ]
  tail call void @heddle_atomic_end() #30
  ret i32 %retval.0.i
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_clocklock(ptr noundef %mutex, i32 noundef %clock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_mutex_timedlock(ptr noundef %mutex, ptr noundef %time) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_init(ptr noundef %mutex, ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %attributes, null
  br i1 %cmp.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, 3
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi i32 [ %and, %cond.true ], [ 0, %entry ]
  tail call void @heddle_atomic_begin() #30
  store i32 0, ptr %mutex, align 4
  %kind1 = getelementptr inbounds i8, ptr %mutex, i64 16
  store i32 %cond, ptr %kind1, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_destroy(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %mutex, align 4
  %cmp.not = icmp eq i32 %0, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.4.312) #31
  unreachable

if.end:                                           ; preds = %entry
  %kind = getelementptr inbounds i8, ptr %mutex, i64 16
  %1 = load i32, ptr %kind, align 4
  %cmp1 = icmp eq i32 %1, -1
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.5.313) #31
  unreachable

if.end3:                                          ; preds = %if.end
  store i32 -1, ptr %kind, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_consistent(ptr noundef %mutex) local_unnamed_addr #0 {
entry:
  ret i32 22
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_getprioceiling(ptr noundef %mutex, ptr noundef %ceiling) local_unnamed_addr #0 {
entry:
  ret i32 22
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutex_setprioceiling(ptr noundef %mutex, i32 noundef %ceiling, ptr noundef %old) local_unnamed_addr #0 {
entry:
  ret i32 22
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_init(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %attributes, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_destroy(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_settype(ptr noundef %attributes, i32 noundef %kind) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %kind, 3
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, -4
  %or = or disjoint i32 %and, %kind
  store i32 %or, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_gettype(ptr noundef %attributes, ptr noundef %kind) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, 3
  store i32 %and, ptr %kind, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_setpshared(ptr noundef %attributes, i32 noundef %shared) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %shared, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp.not = icmp eq i32 %shared, 0
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, -129
  %cond = select i1 %cmp.not, i32 0, i32 128
  %or = or disjoint i32 %and, %cond
  store i32 %or, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_getpshared(ptr noundef %attributes, ptr noundef %shared) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  %and = lshr i32 %0, 7
  %and.lobit = and i32 %and, 1
  store i32 %and.lobit, ptr %shared, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_setprotocol(ptr noundef %attributes, i32 noundef %protocol) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %protocol, 2
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = load i32, ptr %attributes, align 4
  %and = and i32 %0, -49
  %shl = shl nuw nsw i32 %protocol, 4
  %or = or disjoint i32 %and, %shl
  store i32 %or, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_getprotocol(ptr noundef %attributes, ptr noundef %protocol) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  %and = lshr i32 %0, 4
  %shr = and i32 %and, 3
  store i32 %shr, ptr %protocol, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_setprioceiling(ptr noundef %attributes, i32 noundef %ceiling) local_unnamed_addr #0 {
entry:
  %0 = add i32 %ceiling, -100
  %or.cond = icmp ult i32 %0, -99
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %attributes, align 4
  %and = and i32 %1, -16773121
  %shl = shl nuw nsw i32 %ceiling, 12
  %or = or disjoint i32 %and, %shl
  store i32 %or, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_getprioceiling(ptr noundef %attributes, ptr noundef %ceiling) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  %and = lshr i32 %0, 12
  %shr = and i32 %and, 4095
  %cond = tail call i32 @llvm.umax.i32(i32 %shr, i32 1)
  store i32 %cond, ptr %ceiling, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_setrobust(ptr noundef %attributes, i32 noundef %robust) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %robust, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6.314) #31
  unreachable

if.end:                                           ; preds = %entry
  %cmp1 = icmp eq i32 %robust, 0
  %cond = select i1 %cmp1, i32 0, i32 22
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_setrobust_np(ptr noundef %attributes, i32 noundef %robust) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %robust, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6.314) #31
  unreachable

if.end:                                           ; preds = %entry
  %cmp1 = icmp eq i32 %robust, 0
  %cond = select i1 %cmp1, i32 0, i32 22
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_getrobust(ptr noundef %attributes, ptr noundef %robust) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %robust, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_mutexattr_getrobust_np(ptr noundef %attributes, ptr noundef %robust) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %robust, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_rdlock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %lock, align 4
  %shr.i = lshr i32 %0, 16
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %cmp.not = icmp eq i32 %shr.i, %add.i
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_wait(ptr noundef nonnull %lock, i32 noundef -65536, i32 noundef 0) #30
  %1 = load i32, ptr %lock, align 4
  %cmp.i = icmp eq i32 %1, 65535
  br i1 %cmp.i, label %if.end, label %if.end.i

if.end.i:                                         ; preds = %if.then
  %inc.i = add i32 %1, 1
  store i32 %inc.i, ptr %lock, align 4
  br label %if.end

if.end:                                           ; preds = %if.end.i, %if.then, %entry
  %error.0 = phi i32 [ 35, %entry ], [ 0, %if.end.i ], [ 11, %if.then ]
  tail call void @heddle_atomic_end() #30
  ret i32 %error.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_wrlock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %0 = load i32, ptr %lock, align 4
  %shr.i = lshr i32 %0, 16
  %cmp.not = icmp eq i32 %shr.i, %add.i
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %shl = shl i32 %add.i, 16
  tail call void @__heddle_lock(ptr noundef nonnull %lock, i32 noundef %shl) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %error.0 = phi i32 [ 0, %if.then ], [ 35, %entry ]
  tail call void @heddle_atomic_end() #30
  ret i32 %error.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_tryrdlock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @try_read(ptr noundef %lock, i32 noundef 16, i32 noundef 16) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @try_read(ptr nocapture noundef %lock, i32 noundef %busy, i32 noundef %again) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %lock, align 4
  %cmp = icmp ult i32 %0, 65536
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %cmp.i = icmp eq i32 %0, 65535
  br i1 %cmp.i, label %cond.end6, label %if.end.i

if.end.i:                                         ; preds = %cond.true
  %inc.i = add nuw nsw i32 %0, 1
  store i32 %inc.i, ptr %lock, align 4
  br label %cond.end6

cond.false:                                       ; preds = %entry
  %shr.i = lshr i32 %0, 16
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %cmp3 = icmp eq i32 %shr.i, %add.i
  %cond = select i1 %cmp3, i32 %again, i32 %busy
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false, %if.end.i, %cond.true
  %cond7 = phi i32 [ %cond, %cond.false ], [ 0, %if.end.i ], [ 11, %cond.true ]
  tail call void @heddle_atomic_end() #30
  ret i32 %cond7
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_trywrlock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @try_write(ptr noundef %lock, i32 noundef 16, i32 noundef 16) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @try_write(ptr noundef %lock, i32 noundef %busy, i32 noundef %again) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %0 = load i32, ptr %lock, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %shl = shl i32 %add.i, 16
  tail call void @__heddle_lock(ptr noundef nonnull %lock, i32 noundef %shl) #30
  br label %if.end

if.else:                                          ; preds = %entry
  %shr.i = lshr i32 %0, 16
  %cmp3 = icmp eq i32 %shr.i, %add.i
  %cond = select i1 %cmp3, i32 %again, i32 %busy
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %error.0 = phi i32 [ 0, %if.then ], [ %cond, %if.else ]
  tail call void @heddle_atomic_end() #30
  ret i32 %error.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_timedrdlock(ptr noundef %lock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call1 = tail call fastcc i32 @try_read(ptr noundef %lock, i32 noundef %cond.i, i32 noundef 35) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_timedwrlock(ptr noundef %lock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call1 = tail call fastcc i32 @try_write(ptr noundef %lock, i32 noundef %cond.i, i32 noundef 35) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_clockrdlock(ptr noundef %lock, i32 noundef %clock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call1 = tail call fastcc i32 @try_read(ptr noundef %lock, i32 noundef %cond.i, i32 noundef 35) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_clockwrlock(ptr noundef %lock, i32 noundef %clock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call1 = tail call fastcc i32 @try_write(ptr noundef %lock, i32 noundef %cond.i, i32 noundef 35) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_unlock(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %lock, align 4
  %shr.i = lshr i32 %0, 16
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %cmp = icmp eq i32 %shr.i, %add.i
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  tail call void @__heddle_unlock(ptr noundef nonnull %lock) #30
  br label %if.end11

if.else:                                          ; preds = %entry
  %cmp2.not = icmp ult i32 %0, 65536
  br i1 %cmp2.not, label %if.else4, label %if.then3

if.then3:                                         ; preds = %if.else
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.318) #31
  unreachable

if.else4:                                         ; preds = %if.else
  %1 = load i32, ptr %lock, align 4
  %cmp6 = icmp eq i32 %1, 0
  br i1 %cmp6, label %if.then7, label %if.else8

if.then7:                                         ; preds = %if.else4
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.1.320) #31
  unreachable

if.else8:                                         ; preds = %if.else4
  %dec = add i32 %1, -1
  store i32 %dec, ptr %lock, align 4
  br label %if.end11

if.end11:                                         ; preds = %if.else8, %if.then
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_init(ptr noundef %lock, ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store i32 0, ptr %lock, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlock_destroy(ptr noundef %lock) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %lock, align 4
  %cmp.not = icmp eq i32 %0, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.2.322) #31
  unreachable

if.end:                                           ; preds = %entry
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlockattr_init(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  store i32 0, ptr %attributes, align 4
  %shared = getelementptr inbounds i8, ptr %attributes, i64 4
  store i32 0, ptr %shared, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlockattr_destroy(ptr noundef %attributes) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlockattr_setpshared(ptr noundef %attributes, i32 noundef %shared) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %shared, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %shared2 = getelementptr inbounds i8, ptr %attributes, i64 4
  store i32 %shared, ptr %shared2, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlockattr_getpshared(ptr noundef %attributes, ptr noundef %shared) local_unnamed_addr #0 {
entry:
  %shared1 = getelementptr inbounds i8, ptr %attributes, i64 4
  %0 = load i32, ptr %shared1, align 4
  store i32 %0, ptr %shared, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlockattr_setkind_np(ptr noundef %attributes, i32 noundef %kind) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %kind, 2
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  store i32 %kind, ptr %attributes, align 4
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_rwlockattr_getkind_np(ptr noundef %attributes, ptr noundef %kind) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %attributes, align 4
  store i32 %0, ptr %kind, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_init(ptr noundef %semaphore, i32 noundef %shared, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %value, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 22, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  tail call void @heddle_atomic_begin() #30
  store i32 %value, ptr %semaphore, align 4
  tail call void @heddle_atomic_end() #30
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_destroy(ptr noundef %semaphore) local_unnamed_addr #0 {
entry:
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_wait(ptr noundef %semaphore) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  tail call void @heddle_block_until(ptr noundef %semaphore) #30
  %0 = load i32, ptr %semaphore, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, ptr %semaphore, align 4
  tail call void @heddle_atomic_end() #30
  ret i32 0
}

declare dso_local void @heddle_block_until(ptr noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_trywait(ptr noundef %semaphore) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @try_wait(ptr noundef %semaphore, i32 noundef 11) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 -1, 1) i32 @try_wait(ptr nocapture noundef %semaphore, i32 noundef %busy) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %semaphore, align 4
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end4.critedge

if.then:                                          ; preds = %entry
  %dec = add nsw i32 %0, -1
  store i32 %dec, ptr %semaphore, align 4
  tail call void @heddle_atomic_end() #30
  br label %return

if.end4.critedge:                                 ; preds = %entry
  tail call void @heddle_atomic_end() #30
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 %busy, ptr %call, align 4
  br label %return

return:                                           ; preds = %if.end4.critedge, %if.then
  %retval.0 = phi i32 [ -1, %if.end4.critedge ], [ 0, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_timedwait(ptr noundef %semaphore, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call1 = tail call fastcc i32 @try_wait(ptr noundef %semaphore, i32 noundef %cond.i) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_clockwait(ptr noundef %semaphore, i32 noundef %clock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call1 = tail call fastcc i32 @try_wait(ptr noundef %semaphore, i32 noundef %cond.i) #29
  ret i32 %call1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_post(ptr noundef %semaphore) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %semaphore, align 4
  %cmp = icmp eq i32 %0, 2147483647
  br i1 %cmp, label %if.end4.critedge, label %if.then

if.then:                                          ; preds = %entry
  %inc = add nsw i32 %0, 1
  store i32 %inc, ptr %semaphore, align 4
  tail call void @heddle_atomic_end() #30
  br label %return

if.end4.critedge:                                 ; preds = %entry
  tail call void @heddle_atomic_end() #30
  %call = tail call fastcc ptr @__hp_errno() #29
  store i32 75, ptr %call, align 4
  br label %return

return:                                           ; preds = %if.end4.critedge, %if.then
  %retval.0 = phi i32 [ -1, %if.end4.critedge ], [ 0, %if.then ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_getvalue(ptr noundef %semaphore, ptr noundef %value) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %0 = load i32, ptr %semaphore, align 4
  tail call void @heddle_atomic_end() #30
  store i32 %0, ptr %value, align 4
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @sem_open(ptr noundef %name, i32 noundef %flags, ...) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.325) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_close(ptr noundef %semaphore) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.325) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sem_unlink(ptr noundef %name) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.325) #31
  unreachable
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_thread_create(ptr nocapture noundef writeonly %thread, ptr noundef %run, ptr noundef %start, ptr noundef %argument, i32 noundef %detached) unnamed_addr #0 {
entry:
  store i64 0, ptr %thread, align 8
  tail call void @heddle_atomic_begin() #30
  %call = tail call i32 @__heddle_spawn(ptr noundef %run, ptr noundef %start, ptr noundef %argument) #30
  %tobool.not = icmp eq i32 %detached, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call1 = tail call i32 @__heddle_mark(i32 noundef %call, i32 noundef 1, i32 noundef 0) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %conv = sext i32 %call to i64
  %add = add nsw i64 %conv, 1
  store i64 %add, ptr %thread, align 8
  tail call void @heddle_atomic_end() #30
  ret void
}

declare dso_local i32 @__heddle_spawn(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare dso_local i32 @__heddle_mark(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_create(ptr noundef %thread, ptr noundef %attributes, ptr noundef %start, ptr noundef %argument) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %attributes, null
  br i1 %cmp.not, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %entry
  %0 = load i32, ptr %attributes, align 4
  %tobool = icmp ne i32 %0, 0
  %1 = zext i1 %tobool to i32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %land.ext = phi i32 [ 0, %entry ], [ %1, %land.rhs ]
  tail call fastcc void @__hp_thread_create(ptr noundef %thread, ptr noundef nonnull @thread_run.330, ptr noundef %start, ptr noundef %argument, i32 noundef %land.ext) #29
  ret i32 0
}

; Function Attrs: noinline noreturn nounwind
define internal void @thread_run.330(ptr nocapture noundef readonly %start, ptr noundef %argument) #4 {
entry:
  %call = tail call ptr %start(ptr noundef %argument) #30
  tail call fastcc void @__hp_thread_end(ptr noundef %call) #33
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define internal fastcc void @__hp_thread_end(ptr noundef %result) unnamed_addr #4 {
entry:
  tail call void @heddle_atomic_begin() #30
  br label %for.body

for.body:                                         ; preds = %for.inc, %entry
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @__heddle_thread_hooks, i64 0, i64 %indvars.iv
  %0 = load ptr, ptr %arrayidx, align 8
  %cmp1.not = icmp eq ptr %0, null
  br i1 %cmp1.not, label %for.inc, label %if.then

if.then:                                          ; preds = %for.body
  tail call void @heddle_atomic_end() #30
  tail call void %0() #30
  tail call void @heddle_atomic_begin() #30
  br label %for.inc

for.inc:                                          ; preds = %if.then, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 3
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.inc
  %call = tail call i32 @heddle_self() #30
  %call2 = tail call i32 @__heddle_mark(i32 noundef %call, i32 noundef 4, i32 noundef 1) #30
  %.b = load i1, ptr @without_first, align 4
  br i1 %.b, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %for.end
  %call6 = tail call fastcc i32 @is_last() #29
  %tobool7.not = icmp eq i32 %call6, 0
  br i1 %tobool7.not, label %if.end9, label %if.then8

if.then8:                                         ; preds = %land.lhs.true
  tail call void @heddle_atomic_end() #30
  tail call void @__heddle_finish(i32 noundef 0) #33
  unreachable

if.end9:                                          ; preds = %land.lhs.true, %for.end
  %tobool.not = icmp eq i32 %call2, 0
  %spec.select = select i1 %tobool.not, ptr %result, ptr null
  tail call void @__heddle_end(ptr noundef %spec.select) #31
  unreachable
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @is_last() unnamed_addr #0 {
entry:
  br label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add nuw nsw i32 %p.03, 1
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %p.03 = phi i32 [ 0, %entry ], [ %inc, %for.cond ]
  %call = tail call i32 @__heddle_mark(i32 noundef %p.03, i32 noundef 0, i32 noundef 4) #30
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %for.cond

return:                                           ; preds = %for.body, %for.cond
  %retval.0 = phi i32 [ 0, %for.body ], [ 1, %for.cond ]
  ret i32 %retval.0
}

; Function Attrs: noreturn
declare dso_local void @__heddle_end(ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind
define internal fastcc void @__hp_thread_exit(ptr noundef %result) unnamed_addr #4 {
entry:
  %call = tail call i32 @heddle_self() #30
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @heddle_atomic_begin() #30
  store i1 true, ptr @without_first, align 4
  tail call void @heddle_atomic_end() #30
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call fastcc void @__hp_thread_end(ptr noundef %result) #33
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @pthread_exit(ptr noundef %result) local_unnamed_addr #4 {
entry:
  tail call fastcc void @__hp_thread_exit(ptr noundef %result) #33
  unreachable
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_thread_join(i64 noundef %thread, ptr noundef writeonly %result) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %conv = zext i32 %add.i to i64
  %cmp = icmp eq i64 %conv, %thread
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %call2 = tail call fastcc i32 @unjoinable(i64 noundef %thread) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %call2, %cond.false ], [ 35, %entry ]
  %cmp3 = icmp eq i32 %cond, 0
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %conv5 = trunc i64 %thread to i32
  %sub = add nsw i32 %conv5, -1
  %call6 = tail call i32 @__heddle_mark(i32 noundef %sub, i32 noundef 2, i32 noundef 0) #30
  tail call void @heddle_join(i32 noundef %sub) #30
  %call7 = tail call ptr @__heddle_result(i32 noundef %sub) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end
  %kept.0 = phi ptr [ %call7, %if.then ], [ null, %cond.end ]
  tail call void @heddle_atomic_end() #30
  %cmp10 = icmp ne ptr %result, null
  %or.cond = and i1 %cmp10, %cmp3
  br i1 %or.cond, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.end
  store ptr %kept.0, ptr %result, align 8
  br label %if.end13

if.end13:                                         ; preds = %if.then12, %if.end
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 4) i32 @unjoinable(i64 noundef %thread) unnamed_addr #0 {
entry:
  %sub = add i64 %thread, -1
  %cmp = icmp ult i64 %sub, 64
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %conv = trunc nuw i64 %thread to i32
  %sub1 = add nsw i32 %conv, -1
  %call = tail call i32 @__heddle_mark(i32 noundef %sub1, i32 noundef 0, i32 noundef 11) #30
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond = phi i32 [ %call, %cond.true ], [ 8, %entry ]
  %and = and i32 %cond, 8
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:                                           ; preds = %cond.end
  %and2 = and i32 %cond, 2
  %tobool3.not = icmp eq i32 %and2, 0
  br i1 %tobool3.not, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.6.338) #31
  unreachable

if.end5:                                          ; preds = %if.end
  %and6 = and i32 %cond, 1
  %tobool7.not = icmp eq i32 %and6, 0
  br i1 %tobool7.not, label %return, label %if.then8

if.then8:                                         ; preds = %if.end5
  tail call void @__heddle_violation(ptr noundef nonnull @.str.8.341, ptr noundef nonnull @.str.7.340) #31
  unreachable

return:                                           ; preds = %if.end5, %cond.end
  %retval.0 = phi i32 [ 3, %cond.end ], [ 0, %if.end5 ]
  ret i32 %retval.0
}

declare dso_local void @heddle_join(i32 noundef) local_unnamed_addr #1

declare dso_local ptr @__heddle_result(i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_join(i64 noundef %thread, ptr noundef %result) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_thread_join(i64 noundef %thread, ptr noundef %result) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_tryjoin_np(i64 noundef %thread, ptr noundef %result) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @try_join(i64 noundef %thread, ptr noundef %result, i32 noundef 16) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 111) i32 @try_join(i64 noundef %thread, ptr noundef writeonly %result, i32 noundef %busy) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %conv = zext i32 %add.i to i64
  %cmp = icmp eq i64 %conv, %thread
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %call2 = tail call fastcc i32 @unjoinable(i64 noundef %thread) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %call2, %cond.false ], [ 35, %entry ]
  %cmp3 = icmp eq i32 %cond, 0
  br i1 %cmp3, label %if.then, label %if.end10

if.then:                                          ; preds = %cond.end
  %conv5 = trunc i64 %thread to i32
  %sub = add nsw i32 %conv5, -1
  %call6 = tail call i32 @__heddle_mark(i32 noundef %sub, i32 noundef 0, i32 noundef 4) #30
  %tobool.not = icmp eq i32 %call6, 0
  br i1 %tobool.not, label %if.end10, label %if.then7

if.then7:                                         ; preds = %if.then
  %call8 = tail call i32 @__heddle_mark(i32 noundef %sub, i32 noundef 2, i32 noundef 0) #30
  %call9 = tail call ptr @__heddle_result(i32 noundef %sub) #30
  br label %if.end10

if.end10:                                         ; preds = %if.then7, %if.then, %cond.end
  %error.0 = phi i32 [ 0, %if.then7 ], [ %cond, %cond.end ], [ %busy, %if.then ]
  %kept.0 = phi ptr [ %call9, %if.then7 ], [ null, %cond.end ], [ null, %if.then ]
  tail call void @heddle_atomic_end() #30
  %cmp11 = icmp eq i32 %error.0, 0
  %cmp13 = icmp ne ptr %result, null
  %or.cond = and i1 %cmp13, %cmp11
  br i1 %or.cond, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end10
  store ptr %kept.0, ptr %result, align 8
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end10
  ret i32 %error.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_timedjoin_np(i64 noundef %thread, ptr noundef %result, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %time, null
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call = tail call fastcc i32 @__hp_thread_join(i64 noundef %thread, ptr noundef %result) #29
  br label %cond.end

cond.false:                                       ; preds = %entry
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call2 = tail call fastcc i32 @try_join(i64 noundef %thread, ptr noundef %result, i32 noundef %cond.i) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ %call2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_clockjoin_np(i64 noundef %thread, ptr noundef %result, i32 noundef %clock, ptr noundef %time) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %time, null
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call = tail call fastcc i32 @__hp_thread_join(i64 noundef %thread, ptr noundef %result) #29
  br label %cond.end

cond.false:                                       ; preds = %entry
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %0 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %0, 999999999
  %cond.i = select i1 %narrow, i32 22, i32 110
  %call2 = tail call fastcc i32 @try_join(i64 noundef %thread, ptr noundef %result, i32 noundef %cond.i) #29
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ %call2, %cond.false ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 4) i32 @__hp_thread_detach(i64 noundef %thread) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  %call = tail call fastcc i32 @unjoinable(i64 noundef %thread) #29
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %conv = trunc i64 %thread to i32
  %sub = add nsw i32 %conv, -1
  %call1 = tail call i32 @__heddle_mark(i32 noundef %sub, i32 noundef 1, i32 noundef 4) #30
  %tobool.not = icmp eq i32 %call1, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %call4 = tail call ptr @__heddle_result(i32 noundef %sub) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  tail call void @heddle_atomic_end() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_detach(i64 noundef %thread) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_thread_detach(i64 noundef %thread) #29
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @pthread_self() local_unnamed_addr #0 {
entry:
  %call.i = tail call i32 @heddle_self() #30
  %add.i = add i32 %call.i, 1
  %conv = zext i32 %add.i to i64
  ret i64 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_equal(i64 noundef %a, i64 noundef %b) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i64 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setname_np(i64 noundef %thread, ptr noundef %name) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %name, i64 noundef 16) #29
  %cmp = icmp eq i64 %call, 16
  %cond = select i1 %cmp, i32 34, i32 0
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_getname_np(i64 noundef %thread, ptr noundef %buffer, i64 noundef %room) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.346) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sched_yield() local_unnamed_addr #0 {
entry:
  tail call void @heddle_yield() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_yield() local_unnamed_addr #0 {
entry:
  tail call void @heddle_yield() #30
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, ptr noundef %time, ptr noundef %left) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %time, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %tv_nsec.i = getelementptr inbounds i8, ptr %time, i64 8
  %1 = load i64, ptr %tv_nsec.i, align 8
  %narrow = icmp ugt i64 %1, 999999999
  br i1 %narrow, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  tail call void @heddle_yield() #30
  br label %return

return:                                           ; preds = %if.end, %lor.lhs.false, %entry
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %lor.lhs.false ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_cancel(i64 noundef %thread) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1.347) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @pthread_testcancel() local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setcancelstate(i32 noundef %state, ptr noundef %old) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %state, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp2.not = icmp eq ptr %old, null
  br i1 %cmp2.not, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %1 = load i32, ptr %0, align 4
  store i32 %1, ptr %old, align 4
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  store i32 %state, ptr %2, align 4
  br label %return

return:                                           ; preds = %if.end4, %entry
  %retval.0 = phi i32 [ 0, %if.end4 ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_setcanceltype(i32 noundef %type, ptr noundef %old) local_unnamed_addr #0 {
entry:
  %or.cond = icmp ugt i32 %type, 1
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp2.not = icmp eq ptr %old, null
  br i1 %cmp2.not, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  %1 = load i32, ptr %0, align 4
  store i32 %1, ptr %old, align 4
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  store i32 %type, ptr %2, align 4
  br label %return

return:                                           ; preds = %if.end4, %entry
  %retval.0 = phi i32 [ 0, %if.end4 ], [ 22, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__pthread_register_cancel(ptr noundef %buffer) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  store ptr @refuse_pushed, ptr @__heddle_thread_hooks, align 16
  tail call void @heddle_atomic_end() #30
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pushed)
  %1 = load i32, ptr %0, align 4
  %inc = add i32 %1, 1
  store i32 %inc, ptr %0, align 4
  ret void
}

; Function Attrs: noinline nounwind
define internal void @refuse_pushed() #0 {
entry:
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pushed)
  %1 = load i32, ptr %0, align 4
  %cmp.not = icmp eq i32 %1, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.9.349) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__pthread_unregister_cancel(ptr noundef %buffer) local_unnamed_addr #0 {
entry:
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @pushed)
  %1 = load i32, ptr %0, align 4
  %dec = add i32 %1, -1
  store i32 %dec, ptr %0, align 4
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__pthread_unwind_next(ptr noundef %buffer) local_unnamed_addr #4 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.2.350) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_kill(i64 noundef %thread, i32 noundef %number) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq i32 %number, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.3.351) #31
  unreachable

if.end:                                           ; preds = %entry
  %sub = add i64 %thread, -1
  %cmp1 = icmp ult i64 %sub, 64
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.end
  %conv = trunc nuw i64 %thread to i32
  %sub2 = add nsw i32 %conv, -1
  %call = tail call i32 @__heddle_mark(i32 noundef %sub2, i32 noundef 0, i32 noundef 8) #30
  %tobool.not = icmp eq i32 %call, 0
  %0 = select i1 %tobool.not, i32 0, i32 3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %cond = phi i32 [ 3, %if.end ], [ %0, %land.rhs ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_sigmask(i32 noundef %how, ptr noundef %set, ptr noundef %old) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %old, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4.352) #31
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @pthread_atfork(ptr noundef %prepare, ptr noundef %parent, ptr noundef %child) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.5.353) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_assume(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_assume(i32 noundef %condition) #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_assert(i32 noundef %condition, ptr noundef %why) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %why) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_precondition(i32 noundef %condition, ptr noundef %why) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %why) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_postcondition(i32 noundef %condition, ptr noundef %why) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %why) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_cover(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_cover(i32 noundef %condition) #30
  ret void
}

declare dso_local void @heddle_cover(i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_input(ptr noundef %name, ...) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_output(ptr noundef %name, ...) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__CPROVER_allocate(i64 noundef %size, i32 noundef %zeroed) local_unnamed_addr #0 {
entry:
  %call = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef 16, i32 noundef 0) #30
  %tobool.not = icmp eq i32 %zeroed, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @llvm.memset.p0.i64(ptr align 1 %call, i8 0, i64 %size, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_deallocate(ptr noundef %p) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %p, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #30
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isnanf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno float %x, 0.000000e+00
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isinff(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp oeq float %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isfinitef(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  %1 = fcmp one float %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isnormalf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i1 @llvm.is.fpclass.f32(float %x, i32 264)
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_signf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast float %x to i32
  %.lobit = lshr i32 %0, 31
  ret i32 %.lobit
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isnand(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno double %x, 0.000000e+00
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isinfd(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp oeq double %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isfinited(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  %1 = fcmp one double %0, 0x7FF0000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isnormald(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i1 @llvm.is.fpclass.f64(double %x, i32 264)
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_signd(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast double %x to i64
  %.lobit = lshr i64 %0, 63
  %1 = trunc nuw nsw i64 %.lobit to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isnanld(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = fcmp uno x86_fp80 %x, 0xK00000000000000000000
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isinfld(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp oeq x86_fp80 %0, 0xK7FFF8000000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isfiniteld(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  %1 = fcmp one x86_fp80 %0, 0xK7FFF8000000000000000
  %2 = zext i1 %1 to i32
  ret i32 %2
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_isnormalld(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call i1 @llvm.is.fpclass.f80(x86_fp80 %x, i32 264)
  %1 = zext i1 %0 to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__CPROVER_signld(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = bitcast x86_fp80 %x to i80
  %.lobit = lshr i80 %0, 79
  %1 = trunc nuw nsw i80 %.lobit to i32
  ret i32 %1
}

; Function Attrs: noinline nounwind
define weak dso_local double @__CPROVER_fabs(double noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call double @llvm.fabs.f64(double %x)
  ret double %0
}

; Function Attrs: noinline nounwind
define weak dso_local float @__CPROVER_fabsf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  ret float %0
}

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @__CPROVER_fabsl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_assume(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_assume(i32 noundef %condition) #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_assert(i32 noundef %condition, ptr noundef %why) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef %why) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_cover(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_cover(i32 noundef %condition) #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_yield() local_unnamed_addr #0 {
entry:
  tail call void @heddle_yield() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_really_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_really_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @nondet_bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #30
  ret i1 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @nondet__Bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #30
  ret i1 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_char() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

declare dso_local signext i8 @heddle_any_char() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_schar() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_signed_char() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @nondet_uchar() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #30
  ret i8 %call
}

declare dso_local zeroext i8 @heddle_any_uchar() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @nondet_unsigned_char() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @nondet_short() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #30
  ret i16 %call
}

declare dso_local signext i16 @heddle_any_short() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @nondet_ushort() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @nondet_unsigned_short() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_signed_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_uint() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_unsigned() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_unsigned_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_long() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_ulong() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_unsigned_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_longlong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

declare dso_local void @heddle_any_bytes(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_ulonglong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_unsigned_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_size_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #30
  ret i64 %call
}

declare dso_local i64 @heddle_any_size_t() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local float @nondet_float() local_unnamed_addr #0 {
entry:
  %call = tail call float @heddle_any_float() #30
  ret float %call
}

declare dso_local float @heddle_any_float() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local double @nondet_double() local_unnamed_addr #0 {
entry:
  %call = tail call double @heddle_any_double() #30
  ret double %call
}

declare dso_local double @heddle_any_double() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_int8_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @nondet_int16_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_int32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_int64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @nondet_uint8_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @nondet_uint16_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_uint32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_uint64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @nondet_pointer() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #30
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @nondet_ptr() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #30
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #30
  ret i1 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #30
  ret i1 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_schar() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_unsigned_char() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_unsigned() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_unsigned_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_long() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_unsigned_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_unsigned_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local float @__VERIFIER_nondet_float() local_unnamed_addr #0 {
entry:
  %call = tail call float @heddle_any_float() #30
  ret float %call
}

; Function Attrs: noinline nounwind
define weak dso_local double @__VERIFIER_nondet_double() local_unnamed_addr #0 {
entry:
  %call = tail call double @heddle_any_double() #30
  ret double %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_s8() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @__VERIFIER_nondet_s16() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_s32() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_s64() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_u8() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_u16() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_u32() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_u64() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_int8_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @__VERIFIER_nondet_int16_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_int32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_int64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_uint8_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #30
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_uint16_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #30
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_uint32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #30
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_uint64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_loff_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #30
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_sector_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_pthread_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #30
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__VERIFIER_nondet_int128() local_unnamed_addr #0 {
entry:
  %value = alloca i128, align 16
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 16) #30
  %0 = load i128, ptr %value, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__VERIFIER_nondet_uint128() local_unnamed_addr #0 {
entry:
  %value = alloca i128, align 16
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 16) #30
  %0 = load i128, ptr %value, align 16
  %retval.sroa.0.0.extract.trunc = trunc i128 %0 to i64
  %retval.sroa.2.0.extract.shift = lshr i128 %0, 64
  %retval.sroa.2.0.extract.trunc = trunc nuw i128 %retval.sroa.2.0.extract.shift to i64
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %retval.sroa.0.0.extract.trunc, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %retval.sroa.2.0.extract.trunc, 1
  ret { i64, i64 } %.fca.1.insert
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_pointer() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #30
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_charp() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #30
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_pchar() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #30
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_nondet_memory(ptr noundef %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @heddle_any_bytes(ptr noundef %p, i64 noundef %n) #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_assume(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_assume(i32 noundef %condition) #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_assert(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.356, ptr noundef nonnull @.str.1.357) #31
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__VERIFIER_error() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.2.358, ptr noundef nonnull @.str.3.359) #31
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @reach_error() local_unnamed_addr #4 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.2.358, ptr noundef nonnull @.str.4.360) #31
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #30
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #30
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #3

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
attributes #2 = { noreturn }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline noreturn nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) }
attributes #8 = { noinline nounwind }
attributes #9 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind willreturn }
attributes #11 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #15 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #16 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #17 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #18 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) }
attributes #19 = { nofree noinline norecurse nosync nounwind memory(argmem: write) }
attributes #20 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #21 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none) }
attributes #22 = { nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) }
attributes #23 = { nofree noinline norecurse nosync nounwind memory(none) }
attributes #24 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #25 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) }
attributes #26 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #27 = { noinline nounwind returns_twice }
attributes #28 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) }
attributes #29 = { nobuiltin }
attributes #30 = { nobuiltin nounwind }
attributes #31 = { nobuiltin noreturn nounwind }
attributes #32 = { memory(none) }
attributes #33 = { nobuiltin noreturn }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
