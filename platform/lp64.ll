target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.hp_file = type { i32, i32, i32, i32 }
%struct.handler = type { ptr, ptr, ptr }
%struct.arguments = type { [1 x %struct.__va_list_tag] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.hp_spec = type { i32, i32, i32, i32, i32, i64, i32, i64, i8 }
%struct.hp_number = type { i64, i32, i32, i32, i32, i32 }
%struct.hp_sink = type { ptr, i64, i64, i64, i32 }
%struct.decimal = type { ptr, i64, i64, ptr, i64, i32, i32, i32 }

@.str = private unnamed_addr constant [29 x i8] c"C++ exception std::bad_alloc\00", align 1
@__dso_handle = weak dso_local local_unnamed_addr global ptr null, align 8
@.str.1 = private unnamed_addr constant [40 x i8] c"the destructor of a thread_local object\00", align 1
@.str.1.2 = private unnamed_addr constant [12 x i8] c"unreachable\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.3 = private unnamed_addr constant [37 x i8] c"a deleted virtual function is called\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"C++ exception\00", align 1
@.str.5 = private unnamed_addr constant [28 x i8] c"C++ exception std::bad_cast\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"C++ exception std::bad_typeid\00", align 1
@.str.7 = private unnamed_addr constant [40 x i8] c"C++ exception std::bad_array_new_length\00", align 1
@.str.2.10 = private unnamed_addr constant [49 x i8] c"the compiler's check found the stack overwritten\00", align 1
@classes_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @classes, i64 256), align 8
@lowered_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @lowered, i64 512), align 8
@raised_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @raised, i64 512), align 8
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@lowered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@raised = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 16
@error_number = internal thread_local global i32 0, align 4
@texts = internal unnamed_addr constant [134 x ptr] [ptr @.str.15, ptr @.str.1.16, ptr @.str.2.17, ptr @.str.3.18, ptr @.str.4.19, ptr @.str.5.20, ptr @.str.6.21, ptr @.str.7.22, ptr @.str.8.23, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15.24, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr @.str.30, ptr @.str.31, ptr @.str.32, ptr @.str.33, ptr @.str.34, ptr @.str.35, ptr @.str.36, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr @.str.40, ptr null, ptr @.str.41, ptr @.str.42, ptr @.str.43, ptr @.str.44, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.49, ptr @.str.50, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr @.str.54, ptr @.str.55, ptr @.str.56, ptr null, ptr @.str.57, ptr @.str.58, ptr @.str.59, ptr @.str.60, ptr @.str.61, ptr @.str.62, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr @.str.69, ptr @.str.70, ptr @.str.71, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.75, ptr @.str.76, ptr @.str.77, ptr @.str.78, ptr @.str.79, ptr @.str.80, ptr @.str.81, ptr @.str.82, ptr @.str.83, ptr @.str.84, ptr @.str.85, ptr @.str.86, ptr @.str.87, ptr @.str.88, ptr @.str.89, ptr @.str.90, ptr @.str.91, ptr @.str.92, ptr @.str.93, ptr @.str.94, ptr @.str.95, ptr @.str.96, ptr @.str.97, ptr @.str.98, ptr @.str.99, ptr @.str.100, ptr @.str.101, ptr @.str.102, ptr @.str.103, ptr @.str.104, ptr @.str.105, ptr @.str.106, ptr @.str.107, ptr @.str.108, ptr @.str.109, ptr @.str.110, ptr @.str.111, ptr @.str.112, ptr @.str.113, ptr @.str.114, ptr @.str.115, ptr @.str.116, ptr @.str.117, ptr @.str.118, ptr @.str.119, ptr @.str.120, ptr @.str.121, ptr @.str.122, ptr @.str.123, ptr @.str.124, ptr @.str.125, ptr @.str.126, ptr @.str.127, ptr @.str.128, ptr @.str.129, ptr @.str.130, ptr @.str.131], align 16
@unknown = internal global [32 x i8] zeroinitializer, align 16
@.str.15 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.1.16 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.2.17 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.3.18 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.4.19 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.5.20 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.6.21 = private unnamed_addr constant [26 x i8] c"No such device or address\00", align 1
@.str.7.22 = private unnamed_addr constant [23 x i8] c"Argument list too long\00", align 1
@.str.8.23 = private unnamed_addr constant [18 x i8] c"Exec format error\00", align 1
@.str.9 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"No child processes\00", align 1
@.str.11 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.12 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.15.24 = private unnamed_addr constant [22 x i8] c"Block device required\00", align 1
@.str.16 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
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
@.str.132 = private unnamed_addr constant [31 x i8] c"printf with numbered arguments\00", align 1
@.str.1.25 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
@.str.2.26 = private unnamed_addr constant [46 x i8] c"a conversion of printf that C does not define\00", align 1
@.str.5.33 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.6.32 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.7.30 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.11.34 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.12.27 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.136 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.1.137 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.2.138 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.3.139 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.4.140 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.5.141 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.6.142 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.7.143 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.8.144 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@standard_input = internal global %struct.hp_file { i32 0, i32 0, i32 0, i32 -1 }, align 4
@stdin = weak dso_local local_unnamed_addr global ptr @standard_input, align 8
@standard_output = internal global %struct.hp_file { i32 1, i32 0, i32 0, i32 -1 }, align 4
@stdout = weak dso_local local_unnamed_addr global ptr @standard_output, align 8
@standard_error = internal global %struct.hp_file { i32 2, i32 0, i32 0, i32 -1 }, align 4
@stderr = weak dso_local local_unnamed_addr global ptr @standard_error, align 8
@.str.148 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.1.149 = private unnamed_addr constant [17 x i8] c"Unknown error %d\00", align 1
@.str.2.146 = private unnamed_addr constant [7 x i8] c"bounds\00", align 1
@.str.3.147 = private unnamed_addr constant [41 x i8] c"fwrite of more bytes than any object has\00", align 1
@strtok_rest = internal global ptr null, align 8
@handler_count = internal unnamed_addr global i32 0, align 4
@.str.157 = private unnamed_addr constant [47 x i8] c"more than 128 functions registered with atexit\00", align 1
@handlers = internal unnamed_addr global [128 x %struct.handler] zeroinitializer, align 16
@.str.160 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.1.161 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.2.162 = private unnamed_addr constant [6 x i8] c"reach\00", align 1
@.str.3.163 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.4.164 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1

; Function Attrs: noinline nounwind
define weak dso_local ptr @_Znwm(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef 16, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @allocate(i64 noundef %size, i64 noundef %align, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %size, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #23
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str) #24
  unreachable

if.end:                                           ; preds = %lor.lhs.false
  %call1 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %align, i32 noundef %kind) #23
  ret ptr %call1
}

declare dso_local i32 @__heddle_may_fail() local_unnamed_addr #1

; Function Attrs: noreturn
declare dso_local void @__heddle_unsupported(ptr noundef) local_unnamed_addr #2

declare dso_local ptr @__heddle_alloc(i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local ptr @_Znam(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef 16, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwmRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef 16, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @try_allocate(i64 noundef %size, i64 noundef %align, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %size, 0
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #23
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:                                           ; preds = %lor.lhs.false
  %call1 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %align, i32 noundef %kind) #23
  br label %return

return:                                           ; preds = %if.end, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %call1, %if.end ], [ null, %lor.lhs.false ], [ null, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnamRKSt9nothrow_t(i64 noundef %size, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef 16, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwmSt11align_val_t(i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef %align, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnamSt11align_val_t(i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i64 noundef %size, i64 noundef %align, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %align, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef %align, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %align, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i64 noundef %size, i64 noundef %align, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvm(ptr noundef %p, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @release(ptr noundef %p, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp.not = icmp eq ptr %p, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef %kind) #23
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

declare dso_local void @__heddle_free(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvm(ptr noundef %p, i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvmSt11align_val_t(ptr noundef %p, i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvmSt11align_val_t(ptr noundef %p, i64 noundef %size, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPv(ptr noundef %p) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPv(ptr noundef %p) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvRKSt9nothrow_t(ptr noundef %p, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvRKSt9nothrow_t(ptr noundef %p, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvSt11align_val_t(ptr noundef %p, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvSt11align_val_t(ptr noundef %p, i64 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__cxa_atexit(ptr noundef %destroy, ptr noundef %object, ptr noundef %library) local_unnamed_addr #0 {
entry:
  tail call fastcc void @__hp_at_exit(ptr noundef %destroy, ptr noundef %object) #22
  ret i32 0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__cxa_thread_atexit(ptr noundef %destroy, ptr noundef %object, ptr noundef %library) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.1) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_finalize(ptr noundef %library) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__cxa_guard_acquire(ptr noundef %guard) local_unnamed_addr #0 {
entry:
  %arrayidx1 = getelementptr inbounds i8, ptr %guard, i64 1
  br label %for.cond

for.cond:                                         ; preds = %if.end9, %entry
  tail call void @heddle_atomic_begin() #23
  %0 = load i8, ptr %guard, align 1
  %1 = load i8, ptr %arrayidx1, align 1
  %tobool = icmp ne i8 %0, 0
  %tobool2 = icmp ne i8 %1, 0
  %or.cond = select i1 %tobool, i1 true, i1 %tobool2
  br i1 %or.cond, label %if.end, label %if.then

if.then:                                          ; preds = %for.cond
  store i8 1, ptr %arrayidx1, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  tail call void @heddle_atomic_end() #23
  %tobool2.not = xor i1 %tobool2, true
  %brmerge = select i1 %tobool, i1 true, i1 %tobool2.not
  br i1 %brmerge, label %return, label %if.end9

if.end9:                                          ; preds = %if.end
  tail call void @heddle_yield() #23
  br label %for.cond

return:                                           ; preds = %if.end
  %not.tobool = xor i1 %tobool, true
  %.mux = zext i1 %not.tobool to i32
  ret i32 %.mux
}

declare dso_local void @heddle_atomic_begin() local_unnamed_addr #1

declare dso_local void @heddle_atomic_end() local_unnamed_addr #1

declare dso_local void @heddle_yield() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_guard_release(ptr noundef %guard) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  %arrayidx = getelementptr inbounds i8, ptr %guard, i64 1
  store i8 0, ptr %arrayidx, align 1
  store atomic i8 1, ptr %guard release, align 1
  tail call void @heddle_atomic_end() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_guard_abort(ptr noundef %guard) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  %arrayidx = getelementptr inbounds i8, ptr %guard, i64 1
  store i8 0, ptr %arrayidx, align 1
  tail call void @heddle_atomic_end() #23
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_pure_virtual() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.2, ptr noundef nonnull @.str.2) #24
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @__heddle_violation(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_deleted_virtual() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.1.2, ptr noundef nonnull @.str.3) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @_ZSt9terminatev() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_abort() #24
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @__heddle_abort() local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__clang_call_terminate(ptr noundef %exception) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_abort() #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__cxa_allocate_exception(i64 noundef %size) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_free_exception(ptr noundef %exception) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_throw(ptr noundef %exception, ptr noundef %type, ptr noundef %destroy) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_rethrow() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__cxa_begin_catch(ptr noundef %exception) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_end_catch() local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__cxa_get_exception_ptr(ptr noundef %exception) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_bad_cast() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.5) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_bad_typeid() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.6) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_throw_bad_array_new_length() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.7) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__cxa_call_unexpected(ptr noundef %exception) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @_Unwind_Resume(ptr noundef %exception) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__gxx_personality_v0(i32 noundef %version, i32 noundef %actions, i64 noundef %class, ptr noundef %exception, ptr noundef %context) local_unnamed_addr #0 {
entry:
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.4) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @malloc(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 16) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @allocate.3(i64 noundef %size, i64 noundef %align) unnamed_addr #0 {
entry:
  %cmp = icmp slt i64 %size, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #23
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call1 = tail call fastcc ptr @__hp_errno() #22
  store i32 12, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %call2 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %align, i32 noundef 0) #23
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
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #23
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @cfree(ptr noundef %p) local_unnamed_addr #0 {
entry:
  tail call void @free(ptr noundef %p) #22
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
  %call = tail call fastcc ptr @__hp_errno() #22
  store i32 12, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call fastcc ptr @allocate.3(i64 noundef %2, i64 noundef 16) #22
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
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noinline nounwind
define weak dso_local ptr @realloc(ptr noundef %p, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @resize(ptr noundef %p, i64 noundef %size) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @resize(ptr noundef %p, i64 noundef %size) unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %p, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 16) #22
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call i64 @__heddle_size(ptr noundef nonnull %p) #23
  %cmp2 = icmp eq i64 %size, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #23
  br label %return

if.end4:                                          ; preds = %if.end
  %call5 = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 16) #22
  %cmp6 = icmp eq ptr %call5, null
  br i1 %cmp6, label %return, label %if.end8

if.end8:                                          ; preds = %if.end4
  %cond = tail call i64 @llvm.umin.i64(i64 %call1, i64 %size)
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call5, ptr nonnull align 1 %p, i64 %cond, i1 false)
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #23
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
  %call = tail call fastcc ptr @__hp_errno() #22
  store i32 12, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = extractvalue { i64, i1 } %0, 0
  %call1 = tail call fastcc ptr @resize(ptr noundef %p, i64 noundef %2) #22
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ %call1, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memalign(i64 noundef %align, i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is_power_of_two(i64 noundef %align) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = tail call fastcc ptr @__hp_errno() #22
  store i32 22, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cond = tail call i64 @llvm.umax.i64(i64 %align, i64 16)
  %call2 = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef %cond) #22
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
  %call = tail call fastcc i32 @is_power_of_two(i64 noundef %align) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = tail call fastcc ptr @__hp_errno() #22
  store i32 22, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cond = tail call i64 @llvm.umax.i64(i64 %align, i64 16)
  %call2 = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef %cond) #22
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
  %call = tail call fastcc i32 @is_power_of_two(i64 noundef %align) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  %cmp1 = icmp slt i64 %size, 0
  br i1 %cmp1, label %return, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %if.end
  %call3 = tail call i32 @__heddle_may_fail() #23
  %tobool4.not = icmp eq i32 %call3, 0
  br i1 %tobool4.not, label %if.end6, label %return

if.end6:                                          ; preds = %lor.lhs.false2
  %cond = tail call i64 @llvm.umax.i64(i64 %align, i64 16)
  %call8 = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef %cond, i32 noundef 0) #23
  store ptr %call8, ptr %result, align 8
  br label %return

return:                                           ; preds = %if.end6, %lor.lhs.false2, %if.end, %lor.lhs.false, %entry
  %retval.0 = phi i32 [ 0, %if.end6 ], [ 22, %lor.lhs.false ], [ 22, %entry ], [ 12, %lor.lhs.false2 ], [ 12, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @valloc(i64 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate.3(i64 noundef %size, i64 noundef 4096) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @malloc_usable_size(ptr noundef %p) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %p, null
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %call = tail call i64 @__heddle_size(ptr noundef nonnull %p) #23
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i64 [ %call, %cond.false ], [ 0, %entry ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strdup(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #22
  %add = add i64 %call, 1
  %call1 = tail call ptr @malloc(i64 noundef %add) #22
  %cmp.not = icmp eq ptr %call1, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call1, ptr align 1 %s, i64 %add, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %call1
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strndup(ptr noundef %s, i64 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %s, i64 noundef %limit) #22
  %add = add i64 %call, 1
  %call1 = tail call ptr @malloc(i64 noundef %add) #22
  %cmp.not = icmp eq ptr %call1, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call1, ptr align 1 %s, i64 %call, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %call1, i64 %call
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %call1
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strdup(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call ptr @strdup(ptr noundef %s) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__strndup(ptr noundef %s, i64 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call ptr @strndup(ptr noundef %s, i64 noundef %limit) #22
  ret ptr %call
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_fail(ptr noundef %condition, ptr noundef %file, i32 noundef %line, ptr noundef %function) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %condition) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_perror_fail(i32 noundef %number, ptr noundef %file, i32 noundef %line, ptr noundef %function) local_unnamed_addr #3 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #22
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %call) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert(ptr noundef %condition, ptr noundef %file, i32 noundef %line) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %condition) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_func(ptr noundef %file, i32 noundef %line, ptr noundef %function, ptr noundef %condition) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %condition) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__assert_rtn(ptr noundef %function, ptr noundef %file, i32 noundef %line, ptr noundef %condition) local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %condition) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @assert(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef nonnull @.str.160) #24
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__stack_chk_fail() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.2.146, ptr noundef nonnull @.str.2.10) #24
  unreachable
}

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

; Function Attrs: noinline nounwind
define weak dso_local i32 @isupper(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 256) #22
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
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 512) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isalpha(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 1024) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isdigit(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 2048) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isxdigit(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 4096) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isspace(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 8192) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isprint(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 16384) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isgraph(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 32768) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isblank(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 1) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @iscntrl(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 2) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ispunct(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 4) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @isalnum(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is(i32 noundef %c, i32 noundef 8) #22
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #4

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
  %arrayidx = getelementptr inbounds [134 x ptr], ptr @texts, i64 0, i64 %conv
  %0 = load ptr, ptr %arrayidx, align 8
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi ptr [ %0, %if.end ], [ null, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strerror(i32 noundef %number) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #22
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  tail call fastcc void @name_unknown(ptr noundef nonnull @unknown, i64 noundef 32, i32 noundef %number) #22
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi ptr [ @unknown, %if.end ], [ %call, %entry ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @name_unknown(ptr nocapture noundef writeonly %text, i64 noundef %room, i32 noundef %number) unnamed_addr #8 {
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
define weak dso_local ptr @strerror_r(i32 noundef %number, ptr noundef %buffer, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #22
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  tail call fastcc void @name_unknown(ptr noundef %buffer, i64 noundef %room, i32 noundef %number) #22
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi ptr [ %buffer, %if.end ], [ %call, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__xpg_strerror_r(i32 noundef %number, ptr noundef %buffer, i64 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #22
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @name_unknown(ptr noundef %buffer, i64 noundef %room, i32 noundef %number) #22
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call fastcc i64 @__hp_strlen(ptr noundef nonnull %call) #22
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
  tail call void @__heddle_write(i32 noundef %0, ptr noundef %2, i64 noundef %1) #23
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
  tail call fastcc void @__hp_flush(ptr noundef %sink) #22
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
  tail call fastcc void @__hp_flush(ptr noundef %sink) #22
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
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %format.addr.034, i64 noundef %literal.0) #22
  %1 = load i8, ptr %arrayidx.le, align 1
  %cmp10 = icmp eq i8 %1, 0
  br i1 %cmp10, label %while.end45, label %if.end

if.end:                                           ; preds = %while.end
  %incdec.ptr = getelementptr inbounds i8, ptr %arrayidx.le, i64 1
  %2 = load i8, ptr %incdec.ptr, align 1
  %cmp13 = icmp eq i8 %2, 37
  br i1 %cmp13, label %if.then15, label %if.end17

if.then15:                                        ; preds = %if.end
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %incdec.ptr, i64 noundef 1) #22
  %incdec.ptr16 = getelementptr inbounds i8, ptr %arrayidx.le, i64 2
  br i1 %tobool.not37, label %if.end53.critedge, label %while.cond2.preheader

if.end17:                                         ; preds = %if.end
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %spec, i8 0, i64 56, i1 false)
  %call = call fastcc ptr @read_flags(ptr noundef nonnull %incdec.ptr, ptr noundef nonnull %spec) #22
  %call18 = call fastcc ptr @read_width(ptr noundef %call, ptr noundef nonnull %spec, ptr noundef nonnull %arguments) #22
  %call19 = call fastcc ptr @read_precision(ptr noundef %call18, ptr noundef nonnull %spec, ptr noundef nonnull %arguments) #22
  %call20 = call fastcc ptr @read_length(ptr noundef %call19, ptr noundef nonnull %length) #22
  %3 = load i64, ptr %width, align 8
  %cmp21 = icmp ugt i64 %3, 2147483647
  %4 = load i64, ptr %precision, align 8
  %cmp23 = icmp ugt i64 %4, 2147483647
  %or.cond = select i1 %cmp21, i1 true, i1 %cmp23
  br i1 %or.cond, label %if.then25, label %if.else

if.then25:                                        ; preds = %if.end17
  %call26 = tail call fastcc ptr @__hp_errno() #22
  store i32 75, ptr %call26, align 4
  br label %if.end38

if.else:                                          ; preds = %if.end17
  %5 = load i8, ptr %call20, align 1
  %cmp28 = icmp eq i8 %5, 37
  br i1 %cmp28, label %if.then30, label %if.else31

if.then30:                                        ; preds = %if.else
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %call20, i64 noundef 1) #22
  br label %if.end38

if.else31:                                        ; preds = %if.else
  store i8 %5, ptr %conversion, align 8
  %6 = load i32, ptr %length, align 4
  %call32 = call fastcc i32 @convert(ptr noundef %sink, ptr noundef nonnull %spec, i32 noundef %6, ptr noundef nonnull %arguments) #22
  %tobool33.not = icmp eq i32 %call32, 0
  br i1 %tobool33.not, label %if.then34, label %if.end38

if.then34:                                        ; preds = %if.else31
  %call35 = tail call fastcc ptr @__hp_errno() #22
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
  %call52 = tail call fastcc ptr @__hp_errno() #22
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
declare void @llvm.va_copy.p0(ptr, ptr) #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_flags(ptr noundef readonly %format, ptr nocapture noundef writeonly %spec) unnamed_addr #10 {
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
  %call = tail call fastcc ptr @read_number(ptr noundef nonnull %format, ptr noundef nonnull %width10) #22
  %6 = load i8, ptr %call, align 1
  %cmp12 = icmp eq i8 %6, 36
  br i1 %cmp12, label %if.then14, label %return

if.then14:                                        ; preds = %if.end9
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.132) #24
  unreachable

return:                                           ; preds = %if.end9, %if.end
  %retval.0 = phi ptr [ %add.ptr, %if.end ], [ %call, %if.end9 ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @read_precision(ptr noundef %format, ptr nocapture noundef writeonly %spec, ptr nocapture noundef %arguments) unnamed_addr #10 {
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
  %call = call fastcc ptr @read_number(ptr noundef nonnull %add.ptr19, ptr noundef nonnull %ignored) #22
  br label %return

if.end20:                                         ; preds = %if.end
  %precision21 = getelementptr inbounds i8, ptr %spec, i64 40
  %call22 = tail call fastcc ptr @read_number(ptr noundef nonnull %incdec.ptr, ptr noundef nonnull %precision21) #22
  br label %return

return:                                           ; preds = %if.end20, %if.then17, %if.end12, %entry
  %retval.0 = phi ptr [ %add.ptr, %if.end12 ], [ %call, %if.then17 ], [ %call22, %if.end20 ], [ %format, %entry ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc ptr @read_length(ptr noundef readonly %format, ptr nocapture noundef writeonly %length) unnamed_addr #11 {
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
    i8 112, label %sw.bb45
    i8 110, label %sw.bb59
    i8 101, label %sw.bb60
    i8 69, label %sw.bb60
    i8 102, label %sw.bb60
    i8 70, label %sw.bb60
    i8 103, label %sw.bb60
    i8 71, label %sw.bb60
    i8 97, label %sw.bb60
    i8 65, label %sw.bb60
  ]

sw.bb:                                            ; preds = %entry, %entry
  %call = tail call fastcc i64 @next_signed(ptr noundef %arguments, i32 noundef %length) #22
  tail call fastcc void @put_signed(ptr noundef %sink, ptr noundef %spec, i64 noundef %call) #22
  br label %return

sw.bb1:                                           ; preds = %entry, %entry, %entry, %entry
  %call2 = tail call fastcc i64 @next_unsigned(ptr noundef %arguments, i32 noundef %length) #22
  tail call fastcc void @put_unsigned(ptr noundef %sink, ptr noundef %spec, i64 noundef %call2) #22
  br label %return

sw.bb3:                                           ; preds = %entry
  %cmp = icmp eq i32 %length, 3
  %conv4 = zext i1 %cmp to i32
  %call5 = tail call fastcc i32 @put_char(ptr noundef %sink, ptr noundef %spec, ptr noundef %arguments, i32 noundef %conv4) #22
  br label %return

sw.bb6:                                           ; preds = %entry
  %call7 = tail call fastcc i32 @put_char(ptr noundef %sink, ptr noundef %spec, ptr noundef %arguments, i32 noundef 1) #22
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
  %call11 = tail call fastcc i32 @put_wide_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %5) #22
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
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %10) #22
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
  %call39 = tail call fastcc i32 @put_wide_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %15) #22
  br label %return

sw.bb40:                                          ; preds = %entry
  %call41 = tail call fastcc ptr @__hp_errno() #22
  %16 = load i32, ptr %call41, align 4
  %call42 = tail call fastcc ptr @__hp_error_text(i32 noundef %16) #22
  %cmp43.not = icmp eq ptr %call42, null
  %cond = select i1 %cmp43.not, ptr @.str.1.25, ptr %call42
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %cond) #22
  br label %return

sw.bb45:                                          ; preds = %entry
  %gp_offset49 = load i32, ptr %arguments, align 8
  %fits_in_gp50 = icmp ult i32 %gp_offset49, 41
  br i1 %fits_in_gp50, label %vaarg.in_reg51, label %vaarg.in_mem53

vaarg.in_reg51:                                   ; preds = %sw.bb45
  %17 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area52 = load ptr, ptr %17, align 8
  %18 = zext nneg i32 %gp_offset49 to i64
  %19 = getelementptr i8, ptr %reg_save_area52, i64 %18
  %20 = add nuw nsw i32 %gp_offset49, 8
  store i32 %20, ptr %arguments, align 8
  br label %vaarg.end57

vaarg.in_mem53:                                   ; preds = %sw.bb45
  %overflow_arg_area_p54 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area55 = load ptr, ptr %overflow_arg_area_p54, align 8
  %overflow_arg_area.next56 = getelementptr i8, ptr %overflow_arg_area55, i64 8
  store ptr %overflow_arg_area.next56, ptr %overflow_arg_area_p54, align 8
  br label %vaarg.end57

vaarg.end57:                                      ; preds = %vaarg.in_mem53, %vaarg.in_reg51
  %vaarg.addr58 = phi ptr [ %19, %vaarg.in_reg51 ], [ %overflow_arg_area55, %vaarg.in_mem53 ]
  %21 = load ptr, ptr %vaarg.addr58, align 8
  tail call fastcc void @put_pointer(ptr noundef %sink, ptr noundef %spec, ptr noundef %21) #22
  br label %return

sw.bb59:                                          ; preds = %entry
  %total = getelementptr inbounds i8, ptr %sink, i64 24
  %22 = load i64, ptr %total, align 8
  tail call fastcc void @store_count(ptr noundef %arguments, i32 noundef %length, i64 noundef %22) #22
  br label %return

sw.bb60:                                          ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  switch i32 %length, label %cond.false71 [
    i32 8, label %cond.true65
    i32 4, label %cond.true65
  ]

cond.true65:                                      ; preds = %sw.bb60, %sw.bb60
  %overflow_arg_area_p68 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area69 = load ptr, ptr %overflow_arg_area_p68, align 8
  %23 = getelementptr inbounds i8, ptr %overflow_arg_area69, i64 15
  %overflow_arg_area69.aligned = tail call align 16 ptr @llvm.ptrmask.p0.i64(ptr nonnull %23, i64 -16)
  %overflow_arg_area.next70 = getelementptr i8, ptr %overflow_arg_area69.aligned, i64 16
  store ptr %overflow_arg_area.next70, ptr %overflow_arg_area_p68, align 8
  %24 = load x86_fp80, ptr %overflow_arg_area69.aligned, align 16
  call fastcc void @take_long_double_apart(ptr dead_on_unwind nonnull writable sret(%struct.hp_number) align 8 %number, x86_fp80 noundef %24) #22
  br label %cond.end82

cond.false71:                                     ; preds = %sw.bb60
  %fp_offset_p = getelementptr inbounds i8, ptr %arguments, i64 4
  %fp_offset = load i32, ptr %fp_offset_p, align 4
  %fits_in_fp = icmp ult i32 %fp_offset, 161
  br i1 %fits_in_fp, label %vaarg.in_reg74, label %vaarg.in_mem76

vaarg.in_reg74:                                   ; preds = %cond.false71
  %25 = getelementptr inbounds i8, ptr %arguments, i64 16
  %reg_save_area75 = load ptr, ptr %25, align 8
  %26 = zext nneg i32 %fp_offset to i64
  %27 = getelementptr i8, ptr %reg_save_area75, i64 %26
  %28 = add nuw nsw i32 %fp_offset, 16
  store i32 %28, ptr %fp_offset_p, align 4
  br label %vaarg.end80

vaarg.in_mem76:                                   ; preds = %cond.false71
  %overflow_arg_area_p77 = getelementptr inbounds i8, ptr %arguments, i64 8
  %overflow_arg_area78 = load ptr, ptr %overflow_arg_area_p77, align 8
  %overflow_arg_area.next79 = getelementptr i8, ptr %overflow_arg_area78, i64 8
  store ptr %overflow_arg_area.next79, ptr %overflow_arg_area_p77, align 8
  br label %vaarg.end80

vaarg.end80:                                      ; preds = %vaarg.in_mem76, %vaarg.in_reg74
  %vaarg.addr81 = phi ptr [ %27, %vaarg.in_reg74 ], [ %overflow_arg_area78, %vaarg.in_mem76 ]
  %29 = load double, ptr %vaarg.addr81, align 8
  call fastcc void @take_double_apart(ptr dead_on_unwind nonnull writable sret(%struct.hp_number) align 8 %number, double noundef %29) #22
  br label %cond.end82

cond.end82:                                       ; preds = %vaarg.end80, %cond.true65
  call fastcc void @__hp_format_float(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %number) #22
  br label %return

sw.default:                                       ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.2.26) #24
  unreachable

return:                                           ; preds = %cond.end82, %sw.bb59, %vaarg.end57, %sw.bb40, %vaarg.end37, %vaarg.end23, %vaarg.end, %sw.bb6, %sw.bb3, %sw.bb1, %sw.bb
  %retval.0 = phi i32 [ 1, %cond.end82 ], [ 1, %sw.bb59 ], [ 1, %vaarg.end57 ], [ 1, %sw.bb40 ], [ %call39, %vaarg.end37 ], [ %call11, %vaarg.end ], [ 1, %vaarg.end23 ], [ %call7, %sw.bb6 ], [ %call5, %sw.bb3 ], [ 1, %sw.bb1 ], [ 1, %sw.bb ]
  ret i32 %retval.0
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #9

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @next_signed(ptr nocapture noundef %arguments, i32 noundef %length) unnamed_addr #12 {
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
  %call = tail call fastcc ptr @sign_of(ptr noundef %spec, i32 noundef %conv) #22
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %cond, ptr noundef nonnull %call, i32 noundef 10) #22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc i64 @next_unsigned(ptr nocapture noundef %arguments, i32 noundef %length) unnamed_addr #12 {
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
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull @.str.136, i32 noundef 8) #22
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %alternative = getelementptr inbounds i8, ptr %spec, i64 12
  %1 = load i32, ptr %alternative, align 4
  %tobool = icmp ne i32 %1, 0
  %cmp = icmp ne i64 %value, 0
  %2 = and i1 %cmp, %tobool
  %cond = select i1 %2, ptr @.str.8.144, ptr @.str.136
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull %cond, i32 noundef 16) #22
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %alternative4 = getelementptr inbounds i8, ptr %spec, i64 12
  %3 = load i32, ptr %alternative4, align 4
  %tobool5 = icmp ne i32 %3, 0
  %cmp7 = icmp ne i64 %value, 0
  %4 = and i1 %cmp7, %tobool5
  %cond10 = select i1 %4, ptr @.str.7.143, ptr @.str.136
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull %cond10, i32 noundef 16) #22
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull @.str.136, i32 noundef 10) #22
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
  call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %c, i64 noundef 1) #22
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
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef null) #22
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
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #22
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %while.end
  %cmp1526.not = icmp eq i64 %n.0, 0
  br i1 %cmp1526.not, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %if.end14
  %i.027 = phi i64 [ %inc17, %for.body ], [ 0, %if.end14 ]
  %arrayidx16 = getelementptr inbounds i32, ptr %s, i64 %i.027
  %5 = load i32, ptr %arrayidx16, align 4
  %conv = trunc i32 %5 to i8
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %conv, i64 noundef 1) #22
  %inc17 = add nuw i64 %i.027, 1
  %exitcond.not = icmp eq i64 %inc17, %n.0
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end14
  %6 = load i32, ptr %spec, align 8
  %tobool19.not = icmp eq i32 %6, 0
  br i1 %tobool19.not, label %return, label %if.then20

if.then20:                                        ; preds = %for.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #22
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
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull @.str.11.34, i64 noundef %cond) #22
  br label %return

if.end:                                           ; preds = %entry
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %if.end
  %precision4 = getelementptr inbounds i8, ptr %spec, i64 40
  %3 = load i64, ptr %precision4, align 8
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef nonnull %s, i64 noundef %3) #22
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %call5 = tail call fastcc i64 @__hp_strlen(ptr noundef nonnull %s) #22
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond6 = phi i64 [ %call, %cond.true ], [ %call5, %cond.false ]
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %s, i64 noundef %cond6) #22
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
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull @.str.12.27, i64 noundef 5) #22
  br label %return

if.end:                                           ; preds = %entry
  %call = tail call fastcc ptr @sign_of(ptr noundef %spec, i32 noundef 0) #22
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
  call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %1, ptr noundef nonnull %prefix, i32 noundef 16) #22
  br label %return

return:                                           ; preds = %if.end4, %if.then
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @store_count(ptr nocapture noundef %arguments, i32 noundef %length, i64 noundef %count) unnamed_addr #13 {
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
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @take_long_double_apart(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.hp_number) align 8 %agg.result, x86_fp80 noundef %value) unnamed_addr #14 {
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
define internal fastcc void @take_double_apart(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.hp_number) align 8 %agg.result, double noundef %value) unnamed_addr #14 {
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
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %text, i64 noundef %n) #22
  %2 = load i32, ptr %spec, align 8
  %tobool3.not = icmp eq i32 %2, 0
  br i1 %tobool3.not, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #22
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.end
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc nonnull ptr @sign_of(ptr nocapture noundef readonly %spec, i32 noundef %negative) unnamed_addr #15 {
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
  %cond = select i1 %tobool4.not, ptr @.str.136, ptr @.str.7.30
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false3, %cond.false, %entry
  %cond7 = phi ptr [ @.str.5.33, %entry ], [ %cond, %cond.false3 ], [ @.str.6.32, %cond.false ]
  ret ptr %cond7
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_integer(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i64 noundef %value, ptr nocapture noundef readonly %prefix, i32 noundef %base) unnamed_addr #0 {
entry:
  %text = alloca [24 x i8], align 16
  %conversion = getelementptr inbounds i8, ptr %spec, i64 48
  %0 = load i8, ptr %conversion, align 8
  %cmp = icmp eq i8 %0, 88
  %cond = select i1 %cmp, ptr @.str.5.141, ptr @.str.6.142
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
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %prefix) #22
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
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %blanks.0) #22
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %if.end43
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %prefix, i64 noundef %call) #22
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %zeros.2) #22
  %add.ptr = getelementptr inbounds i8, ptr %text, i64 %start.0.lcssa
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %add.ptr, i64 noundef %sub) #22
  %10 = load i32, ptr %spec, align 8
  %tobool49.not = icmp eq i32 %10, 0
  br i1 %tobool49.not, label %if.end51, label %if.then50

if.then50:                                        ; preds = %if.end47
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %blanks.0) #22
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %if.end47
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_number(ptr noundef readonly %format, ptr nocapture noundef writeonly %number) unnamed_addr #10 {
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
  %call = call fastcc i32 @__hp_format(ptr noundef nonnull %sink, ptr noundef %format, ptr noundef %arguments) #22
  call fastcc void @__hp_flush(ptr noundef nonnull %sink) #22
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
  %call = tail call fastcc ptr @__hp_errno() #22
  store i32 9, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call2 = tail call fastcc i32 @__hp_print_fd(i32 noundef %0, ptr noundef %format, ptr noundef %arguments) #22
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
  %call = call fastcc i32 @__hp_format(ptr noundef nonnull %sink, ptr noundef %format, ptr noundef %arguments) #22
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
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #22
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
  %call2 = tail call fastcc signext i8 @sign_of.135(ptr noundef %spec, ptr noundef %number) #22
  %zero = getelementptr inbounds i8, ptr %plain, i64 16
  store i32 0, ptr %zero, align 8
  call fastcc void @put_start(ptr noundef %sink, ptr noundef nonnull %plain, i8 noundef signext %call2, ptr noundef nonnull @.str.136, i64 noundef 3) #22
  %3 = load i32, ptr %nan, align 4
  %tobool4.not = icmp eq i32 %3, 0
  %tobool5.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool5.not, ptr @.str.2.138, ptr @.str.1.137
  %cond7 = select i1 %tobool5.not, ptr @.str.4.140, ptr @.str.3.139
  %cond8 = select i1 %tobool4.not, ptr %cond7, ptr %cond
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %cond8, i64 noundef 3) #22
  %cmp.not = icmp eq i8 %call2, 0
  %add = select i1 %cmp.not, i64 3, i64 4
  call fastcc void @put_end(ptr noundef %sink, ptr noundef nonnull %plain, i64 noundef %add) #22
  br label %if.end26

if.else:                                          ; preds = %lor.lhs.false
  switch i8 %0, label %if.else21 [
    i8 97, label %if.then20
    i8 65, label %if.then20
  ]

if.then20:                                        ; preds = %if.else, %if.else
  tail call fastcc void @put_hexadecimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #22
  br label %if.end26

if.else21:                                        ; preds = %if.else
  %is_long = getelementptr inbounds i8, ptr %number, i64 24
  %4 = load i32, ptr %is_long, align 8
  %tobool22.not = icmp eq i32 %4, 0
  br i1 %tobool22.not, label %if.else24, label %if.then23

if.then23:                                        ; preds = %if.else21
  tail call fastcc void @put_long_double(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #22
  br label %if.end26

if.else24:                                        ; preds = %if.else21
  tail call fastcc void @put_double(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #22
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
define internal fastcc signext range(i8 0, 46) i8 @sign_of.135(ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #15 {
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
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %prefix) #22
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
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %spec.select) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  br i1 %cmp, label %if.then11, label %if.end12

if.then11:                                        ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %sign, i64 noundef 1) #22
  br label %if.end12

if.end12:                                         ; preds = %if.then11, %if.end
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %prefix, i64 noundef %call) #22
  %3 = load i32, ptr %spec, align 8
  %tobool14.not = icmp eq i32 %3, 0
  br i1 %tobool14.not, label %land.lhs.true15, label %if.end19

land.lhs.true15:                                  ; preds = %if.end12
  %zero16 = getelementptr inbounds i8, ptr %spec, i64 16
  %4 = load i32, ptr %zero16, align 8
  %tobool17.not = icmp eq i32 %4, 0
  br i1 %tobool17.not, label %if.end19, label %if.then18

if.then18:                                        ; preds = %land.lhs.true15
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %spec.select) #22
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
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i64 noundef %sub) #22
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
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #22
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, ptr @.str.6.142, ptr @.str.5.141
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
  %call68 = call fastcc i64 @exponent_text(ptr noundef nonnull %end, i8 noundef signext %conv67, i32 noundef %exponent.0, i64 noundef 1) #22
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
  %call93 = tail call fastcc signext i8 @sign_of.135(ptr noundef %spec, ptr noundef nonnull %number) #22
  %cond97 = select i1 %tobool.not, ptr @.str.8.144, ptr @.str.7.143
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call93, ptr noundef nonnull %cond97, i64 noundef %add92) #22
  %idxprom = and i64 %first.0, 4294967295
  %arrayidx98 = getelementptr inbounds i8, ptr %cond, i64 %idxprom
  %16 = load i8, ptr %arrayidx98, align 1
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %16, i64 noundef 1) #22
  br i1 %15, label %if.then100, label %if.end101

if.then100:                                       ; preds = %lor.end86
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i64 noundef 1) #22
  br label %if.end101

if.end101:                                        ; preds = %if.then100, %lor.end86
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %text, i64 noundef %shown.1) #22
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %cond80) #22
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %end, i64 noundef %call68) #22
  %cmp106.not = icmp eq i8 %call93, 0
  %add104 = select i1 %cmp106.not, i64 2, i64 3
  %add109 = add i64 %add104, %add92
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i64 noundef %add109) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_long_double(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %limbs = alloca [516 x i32], align 16
  %billions = alloca [552 x i32], align 16
  %digits = alloca [11600 x i8], align 16
  call fastcc void @put_decimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number, ptr noundef nonnull %limbs, ptr noundef nonnull %billions, ptr noundef nonnull %digits) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_double(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %limbs = alloca [35 x i32], align 16
  %billions = alloca [36 x i32], align 16
  %digits = alloca [800 x i8], align 16
  call fastcc void @put_decimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number, ptr noundef nonnull %limbs, ptr noundef nonnull %billions, ptr noundef nonnull %digits) #22
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
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #22
  %tobool.not = icmp eq i32 %call, 0
  %conv = select i1 %tobool.not, i8 101, i8 69
  %call3 = tail call fastcc signext i8 @sign_of.135(ptr noundef %spec, ptr noundef %number) #22
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
  call fastcc void @make_digits(ptr noundef nonnull %d, ptr noundef nonnull %number, i32 %request.sroa.0.0, i64 %request.sroa.4.0, ptr noundef %billions) #22
  %call18 = call fastcc i64 @wanted_digits(ptr noundef nonnull %d, i32 %request.sroa.0.0, i64 %request.sroa.4.0) #22
  call fastcc void @round_at(ptr noundef nonnull %d, i64 noundef %call18) #22
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
  call fastcc void @put_fixed(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i64 noundef %precision.0) #22
  br label %sw.epilog25

sw.bb23:                                          ; preds = %if.end19, %if.end19
  call fastcc void @put_scientific(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i64 noundef %precision.0, i8 noundef signext %conv) #22
  br label %sw.epilog25

sw.default24:                                     ; preds = %if.end19
  call fastcc void @put_general(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i64 noundef %precision.0, i8 noundef signext %conv) #22
  br label %sw.epilog25

sw.epilog25:                                      ; preds = %sw.default24, %sw.bb23, %sw.bb22
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @make_digits(ptr nocapture noundef %d, ptr nocapture noundef readonly %number, i32 %request.coerce0, i64 %request.coerce1, ptr nocapture noundef %billions) unnamed_addr #16 {
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
  tail call fastcc void @put_integer_part(ptr noundef %d, i64 noundef %mantissa.0.lcssa, i32 noundef %exponent.0.lcssa, ptr noundef %billions) #22
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
  tail call fastcc void @put_integer_part(ptr noundef %d, i64 noundef %shr6, i32 noundef 0, ptr noundef %billions) #22
  %shl = shl i64 %shr6, %sh_prom
  %sub10 = sub i64 %mantissa.0.lcssa, %shl
  br label %if.end11

if.end11:                                         ; preds = %if.then8, %if.end
  %mantissa.1 = phi i64 [ %sub10, %if.then8 ], [ %mantissa.0.lcssa, %if.end ]
  tail call fastcc void @set_fraction(ptr noundef %d, i64 noundef %mantissa.1, i32 noundef %sub) #22
  %count = getelementptr inbounds i8, ptr %d, i64 32
  %call42 = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #22
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
  %call16 = tail call fastcc i64 @wanted_digits(ptr noundef %d, i32 %request.coerce0, i64 %request.coerce1) #22
  %cmp17 = icmp sgt i64 %6, %call16
  br i1 %cmp17, label %while.end27.loopexit, label %if.end24

cond.false18:                                     ; preds = %while.body13
  %7 = sub nsw i64 -10, %indvars.iv
  %cmp21 = icmp sgt i64 %7, %request.coerce1
  %or.cond = select i1 %tobool19.not, i1 %cmp21, i1 false
  br i1 %or.cond, label %while.end27.loopexit, label %if.end24

if.end24:                                         ; preds = %cond.false18, %cond.true15
  %call25 = tail call fastcc i32 @next_nine(ptr noundef %d) #22
  %8 = trunc nsw i64 %indvars.iv to i32
  tail call fastcc void @put_nine(ptr noundef %d, i32 noundef %call25, i32 noundef %8) #22
  %indvars.iv.next = add nsw i64 %indvars.iv, -9
  %call = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %while.body13, label %while.end27.loopexit

while.end27.loopexit:                             ; preds = %if.end24, %cond.false18, %cond.true15
  %position.0.lcssa.ph.in = phi i64 [ %indvars.iv.next, %if.end24 ], [ %indvars.iv, %cond.true15 ], [ %indvars.iv, %cond.false18 ]
  %position.0.lcssa.ph = trunc i64 %position.0.lcssa.ph.in to i32
  %9 = add nsw i32 %position.0.lcssa.ph, 8
  br label %while.end27

while.end27:                                      ; preds = %while.end27.loopexit, %if.end11
  %position.0.lcssa = phi i32 [ -1, %if.end11 ], [ %9, %while.end27.loopexit ]
  %call28 = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #22
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
define internal fastcc i64 @wanted_digits(ptr nocapture noundef readonly %d, i32 %request.coerce0, i64 %request.coerce1) unnamed_addr #15 {
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
define internal fastcc void @round_at(ptr nocapture noundef %d, i64 noundef %wanted) unnamed_addr #16 {
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
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef nonnull @.str.136, i64 noundef %add11) #22
  br i1 %cmp2, label %if.then, label %if.else

if.then:                                          ; preds = %lor.end
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 0, i64 noundef %cond6) #22
  br label %if.end

if.else:                                          ; preds = %lor.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef 1) #22
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br i1 %3, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i64 noundef 1) #22
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end
  %add19 = add nsw i64 %add, %places
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef %add, i64 noundef %add19) #22
  %cmp21 = icmp ne i8 %sign, 0
  %conv23 = zext i1 %cmp21 to i64
  %add24 = add i64 %add11, %conv23
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i64 noundef %add24) #22
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
  %call = call fastcc i64 @exponent_text(ptr noundef nonnull %exponent, i8 noundef signext %letter, i32 noundef %cond, i64 noundef 2) #22
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
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef nonnull @.str.136, i64 noundef %add4) #22
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 0, i64 noundef 1) #22
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i64 noundef 1) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.end
  %add6 = add nsw i64 %places, 1
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 1, i64 noundef %add6) #22
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %exponent, i64 noundef %call) #22
  %cmp9 = icmp ne i8 %sign, 0
  %conv11 = zext i1 %cmp9 to i64
  %add12 = add i64 %add4, %conv11
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i64 noundef %add12) #22
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
  %call = tail call fastcc i64 @significant(ptr noundef %d) #22
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
  tail call fastcc void @put_scientific(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef %d, i64 noundef %cond15, i8 noundef signext %letter) #22
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
  tail call fastcc void @put_fixed(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef %d, i64 noundef %places16.0) #22
  br label %return

return:                                           ; preds = %if.end35, %if.then
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @significant(ptr nocapture noundef readonly %d) unnamed_addr #17 {
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
define internal fastcc i64 @exponent_text(ptr nocapture noundef writeonly %text, i8 noundef signext %letter, i32 noundef %exponent, i64 noundef %least) unnamed_addr #18 {
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
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %cond) #22
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
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %add.ptr, i64 noundef %sub14) #22
  br label %if.end15

if.end15:                                         ; preds = %if.then8, %if.end
  %from.addr.1 = phi i64 [ %cond13, %if.then8 ], [ %from.addr.0, %if.end ]
  %cmp16 = icmp slt i64 %from.addr.1, %to
  br i1 %cmp16, label %if.then17, label %if.end19

if.then17:                                        ; preds = %if.end15
  %sub18 = sub nsw i64 %to, %from.addr.1
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i64 noundef %sub18) #22
  br label %if.end19

if.end19:                                         ; preds = %if.then17, %if.end15
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_integer_part(ptr nocapture noundef %d, i64 noundef %mantissa, i32 noundef %shift, ptr nocapture noundef %billions) unnamed_addr #16 {
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
  tail call fastcc void @put_nine(ptr noundef %d, i32 noundef %1, i32 noundef %mul) #22
  %cmp28.not = icmp eq i64 %dec, 0
  br i1 %cmp28.not, label %while.end33, label %while.body30

while.end33:                                      ; preds = %while.body30, %while.cond27.preheader
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @set_fraction(ptr nocapture noundef %d, i64 noundef %numerator, i32 noundef %shift) unnamed_addr #19 {
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
define internal fastcc range(i32 0, 2) i32 @fraction_is_zero(ptr nocapture noundef %d) unnamed_addr #10 {
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
define internal fastcc range(i32 0, 1000000000) i32 @next_nine(ptr nocapture noundef %d) unnamed_addr #16 {
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
define internal fastcc void @put_nine(ptr nocapture noundef %d, i32 noundef %billionth, i32 noundef %exponent) unnamed_addr #16 {
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #6

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
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i64 noundef %n) #22
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 -1, 2) i32 @compare(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, i64 noundef %n) unnamed_addr #20 {
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
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i64 noundef %n) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @timingsafe_bcmp(ptr noundef %a, ptr noundef %b, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i64 noundef %n) #22
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
  %call = tail call fastcc i32 @compare(ptr noundef %add.ptr, ptr noundef %what, i64 noundef %what_size) #22
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
  %call = tail call fastcc i32 @first_set(i64 noundef %conv) #22
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc i32 @first_set(i64 noundef %value) unnamed_addr #21 {
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
  %call = tail call fastcc i32 @first_set(i64 noundef %value) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ffsll(i64 noundef %value) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @first_set(i64 noundef %value) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vfprintf(ptr noalias noundef %stream, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print(ptr noundef %stream, ptr noundef %format, ptr noundef %arguments) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vprintf(ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %call = tail call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef %arguments) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vsnprintf(ptr noalias noundef %buffer, i64 noundef %room, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef %room, ptr noundef %format, ptr noundef %arguments) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vsprintf(ptr noalias noundef %buffer, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef -1, ptr noundef %format, ptr noundef %arguments) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vdprintf(i32 noundef %fd, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef %arguments) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vasprintf(ptr noalias noundef %result, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %again = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_copy.p0(ptr nonnull %again, ptr %arguments)
  %call = call fastcc i32 @__hp_print_to(ptr noundef null, i64 noundef 0, ptr noundef %format, ptr noundef nonnull %again) #22
  call void @llvm.va_end.p0(ptr %again)
  %cmp = icmp slt i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %narrow = add nuw i32 %call, 1
  %add = zext i32 %narrow to i64
  %call3 = call ptr @malloc(i64 noundef %add) #22
  %cmp4 = icmp eq ptr %call3, null
  br i1 %cmp4, label %return, label %if.end7

if.end7:                                          ; preds = %if.end
  store ptr %call3, ptr %result, align 8
  %call10 = call fastcc i32 @__hp_print_to(ptr noundef nonnull %call3, i64 noundef %add, ptr noundef %format, ptr noundef %arguments) #22
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
  %call = call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef nonnull %arguments) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #9

; Function Attrs: noinline nounwind
define weak dso_local i32 @fprintf(ptr noalias noundef %stream, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print(ptr noundef %stream, ptr noundef %format, ptr noundef nonnull %arguments) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @dprintf(i32 noundef %fd, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef nonnull %arguments) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sprintf(ptr noalias noundef %buffer, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef -1, ptr noundef %format, ptr noundef nonnull %arguments) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @snprintf(ptr noalias noundef %buffer, i64 noundef %room, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call fastcc i32 @__hp_print_to(ptr noundef %buffer, i64 noundef %room, ptr noundef %format, ptr noundef nonnull %arguments) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @asprintf(ptr noalias noundef %result, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %call = call i32 @vasprintf(ptr noundef %result, ptr noundef %format, ptr noundef nonnull %arguments) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputc(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %stream) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 -1, 256) i32 @put_char.145(i32 noundef %c, ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %byte = alloca i8, align 1
  %conv = trunc i32 %c to i8
  store i8 %conv, ptr %byte, align 1
  %call = call fastcc i32 @put(ptr noundef %stream, ptr noundef nonnull %byte, i64 noundef 1) #22
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
  %call = tail call fastcc ptr @__hp_errno() #22
  store i32 9, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cmp1.not = icmp eq i64 %n, 0
  br i1 %cmp1.not, label %return, label %if.then2

if.then2:                                         ; preds = %if.end
  tail call void @__heddle_write(i32 noundef %0, ptr noundef %data, i64 noundef %n) #23
  br label %return

return:                                           ; preds = %if.then2, %if.end, %if.then
  %retval.0 = phi i32 [ 0, %if.then ], [ 1, %if.then2 ], [ 1, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putc(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %stream) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @_IO_putc(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %stream) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putc_unlocked(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %stream) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputc_unlocked(i32 noundef %c, ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %stream) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putchar(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %0) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putchar_unlocked(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %0) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputs(ptr noalias noundef %s, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #22
  %call1 = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %s, i64 noundef %call) #22
  %tobool.not = icmp eq i32 %call1, 0
  %cond = select i1 %tobool.not, i32 -1, i32 1
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputs_unlocked(ptr noalias noundef %s, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #22
  %call1 = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %s, i64 noundef %call) #22
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
  %call = call fastcc i32 @put(ptr noundef nonnull %0, ptr noundef %s, i64 noundef 0) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call3 = call fastcc i64 @__hp_strlen(ptr noundef %s) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef %s, i64 noundef %call3) #22
  call fastcc void @__hp_pad(ptr noundef nonnull %sink, i8 noundef signext 10, i64 noundef 1) #22
  call fastcc void @__hp_flush(ptr noundef nonnull %sink) #22
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
  %call = tail call fastcc i64 @put_items(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr noundef %stream) #22
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
  tail call void @__heddle_violation(ptr noundef nonnull @.str.2.146, ptr noundef nonnull @.str.3.147) #24
  unreachable

if.end:                                           ; preds = %entry
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %return, label %if.end2

if.end2:                                          ; preds = %if.end
  %call = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %data, i64 noundef %2) #22
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
  %call = tail call fastcc i64 @put_items(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr noundef %stream) #22
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @perror(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %number_text = alloca [32 x i8], align 16
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
  %call = tail call fastcc ptr @__hp_errno() #22
  %0 = load i32, ptr %call, align 4
  %call2 = call fastcc ptr @__hp_error_text(i32 noundef %0) #22
  %cmp.not = icmp eq ptr %s, null
  br i1 %cmp.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %1 = load i8, ptr %s, align 1
  %cmp3.not = icmp eq i8 %1, 0
  br i1 %cmp3.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %call5 = call fastcc i64 @__hp_strlen(ptr noundef nonnull %s) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull %s, i64 noundef %call5) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull @.str.148, i64 noundef 2) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %cmp6 = icmp eq ptr %call2, null
  br i1 %cmp6, label %if.then8, label %if.end12

if.then8:                                         ; preds = %if.end
  %call10 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %number_text, i64 noundef 32, ptr noundef nonnull @.str.1.149, i32 noundef %0) #22
  br label %if.end12

if.end12:                                         ; preds = %if.then8, %if.end
  %text.0 = phi ptr [ %number_text, %if.then8 ], [ %call2, %if.end ]
  %call13 = call fastcc i64 @__hp_strlen(ptr noundef nonnull %text.0) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull %text.0, i64 noundef %call13) #22
  call fastcc void @__hp_pad(ptr noundef nonnull %sink, i8 noundef signext 10, i64 noundef 1) #22
  call fastcc void @__hp_flush(ptr noundef nonnull %sink) #22
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

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i64 @__hp_strlen(ptr nocapture noundef readonly %s) unnamed_addr #20 {
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
define internal fastcc i64 @__hp_strnlen(ptr nocapture noundef readonly %s, i64 noundef %limit) unnamed_addr #20 {
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
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #22
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strnlen(ptr noundef %s, i64 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %s, i64 noundef %limit) #22
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strcpy(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy(ptr noundef %to, ptr noundef %s) #22
  ret ptr %to
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @copy(ptr noundef writeonly %to, ptr nocapture noundef readonly %s) unnamed_addr #16 {
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
  %call = tail call fastcc ptr @copy(ptr noundef %to, ptr noundef %s) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__stpcpy(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy(ptr noundef %to, ptr noundef %s) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strncpy(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy_fixed(ptr noundef %to, ptr noundef %s, i64 noundef %n) #22
  ret ptr %to
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc ptr @copy_fixed(ptr noundef writeonly %to, ptr nocapture noundef readonly %s, i64 noundef %n) unnamed_addr #8 {
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
  %call = tail call fastcc ptr @copy_fixed(ptr noundef %to, ptr noundef %s, i64 noundef %n) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strcat(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %to) #22
  %add.ptr = getelementptr inbounds i8, ptr %to, i64 %call
  %call1 = tail call fastcc ptr @copy(ptr noundef %add.ptr, ptr noundef %s) #22
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strncat(ptr noalias noundef %to, ptr noalias noundef %s, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %to) #22
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
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #22
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
  %call = tail call fastcc i64 @__hp_strnlen(ptr noundef %to, i64 noundef %room) #22
  %call1 = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #22
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
  %call = tail call fastcc i64 @__hp_strlen(ptr noundef %s) #22
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
  %call = tail call fastcc i32 @compare.154(ptr noundef %a, ptr noundef %b) #22
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc range(i32 -1, 2) i32 @compare.154(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b) unnamed_addr #17 {
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
  %call = tail call fastcc i32 @difference(i8 noundef zeroext %.lcssa6, i8 noundef zeroext %.lcssa) #22
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
  %call = tail call fastcc i32 @compare.154(ptr noundef %a, ptr noundef %b) #22
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
  %call = tail call fastcc i32 @difference(i8 noundef zeroext %0, i8 noundef zeroext %1) #22
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
  %call = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %0) #22
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i64 %i.0
  %1 = load i8, ptr %arrayidx1, align 1
  %call2 = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %1) #22
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
define internal fastcc noundef zeroext i8 @lower(i8 noundef zeroext %c) unnamed_addr #7 {
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
  %call = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %0) #22
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i64 %i.09
  %1 = load i8, ptr %arrayidx1, align 1
  %call2 = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %1) #22
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
  %call = tail call fastcc ptr @find(ptr noundef %s, i8 noundef signext %conv) #22
  ret ptr %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc ptr @find(ptr noundef readonly %s, i8 noundef signext %c) unnamed_addr #17 {
entry:
  %call = tail call fastcc ptr @find_or_end(ptr noundef %s, i8 noundef signext %c) #22
  %0 = load i8, ptr %call, align 1
  %cmp = icmp eq i8 %0, %c
  %cond = select i1 %cmp, ptr %call, ptr null
  ret ptr %cond
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc noundef ptr @find_or_end(ptr noundef readonly %s, i8 noundef signext %c) unnamed_addr #17 {
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
  %call = tail call fastcc ptr @find(ptr noundef %s, i8 noundef signext %conv) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strchrnul(ptr noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %c to i8
  %call = tail call fastcc ptr @find_or_end(ptr noundef %s, i8 noundef signext %conv) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strrchr(ptr noundef %s, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %conv = trunc i32 %c to i8
  %call = tail call fastcc ptr @find_last(ptr noundef %s, i8 noundef signext %conv) #22
  ret ptr %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc ptr @find_last(ptr noundef readonly %s, i8 noundef signext %c) unnamed_addr #17 {
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
  %call = tail call fastcc ptr @find_last(ptr noundef %s, i8 noundef signext %conv) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @strspn(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @span(ptr noundef %s, ptr noundef %set, i32 noundef 1) #22
  ret i64 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i64 @span(ptr nocapture noundef readonly %s, ptr nocapture noundef readonly %set, i32 noundef %inside) unnamed_addr #17 {
entry:
  %0 = load i8, ptr %s, align 1
  %cmp.not5 = icmp eq i8 %0, 0
  br i1 %cmp.not5, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %1 = phi i8 [ %2, %while.body ], [ %0, %entry ]
  %n.06 = phi i64 [ %inc, %while.body ], [ 0, %entry ]
  %call = tail call fastcc i32 @is_in(i8 noundef signext %1, ptr noundef %set) #22
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
define internal fastcc range(i32 0, 2) i32 @is_in(i8 noundef signext %c, ptr nocapture noundef readonly %set) unnamed_addr #17 {
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
  %call = tail call fastcc i64 @span(ptr noundef %s, ptr noundef %set, i32 noundef 0) #22
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strpbrk(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i64 @span(ptr noundef %s, ptr noundef %set, i32 noundef 0) #22
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
  %call530 = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %0) #22
  br label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %for.inc, %land.rhs.lr.ph.preheader
  %s.addr.019 = phi ptr [ %incdec.ptr, %for.inc ], [ %s, %land.rhs.lr.ph.preheader ]
  %1 = load i8, ptr %s.addr.019, align 1
  %call29 = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %1) #22
  %cmp731 = icmp eq i8 %call29, %call530
  br i1 %cmp731, label %while.body, label %while.end

land.rhs:                                         ; preds = %while.body
  %arrayidx2 = getelementptr inbounds i8, ptr %s.addr.019, i64 %inc
  %2 = load i8, ptr %arrayidx2, align 1
  %call = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %2) #22
  %call5 = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %3) #22
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
  %call = tail call fastcc ptr @next_word(ptr noundef %s, ptr noundef %separators, ptr noundef %rest) #22
  ret ptr %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @next_word(ptr noundef %s, ptr nocapture noundef readonly %separators, ptr nocapture noundef %rest) unnamed_addr #16 {
entry:
  %cmp = icmp eq ptr %s, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %0 = load ptr, ptr %rest, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %s.addr.0 = phi ptr [ %0, %if.then ], [ %s, %entry ]
  %call = tail call fastcc i64 @span(ptr noundef %s.addr.0, ptr noundef %separators, i32 noundef 1) #22
  %add.ptr = getelementptr inbounds i8, ptr %s.addr.0, i64 %call
  %1 = load i8, ptr %add.ptr, align 1
  %cmp1 = icmp eq i8 %1, 0
  br i1 %cmp1, label %return, label %if.end4

if.end4:                                          ; preds = %if.end
  %call5 = tail call fastcc i64 @span(ptr noundef nonnull %add.ptr, ptr noundef %separators, i32 noundef 0) #22
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
  %call = tail call fastcc ptr @next_word(ptr noundef %s, ptr noundef %separators, ptr noundef %rest) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strtok(ptr noalias noundef %s, ptr noalias noundef %separators) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @next_word(ptr noundef %s, ptr noundef %separators, ptr noundef nonnull @strtok_rest) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strsep(ptr noundef %rest, ptr noundef %separators) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %rest, align 8
  %cmp = icmp eq ptr %0, null
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call = tail call fastcc i64 @span(ptr noundef nonnull %0, ptr noundef %separators, i32 noundef 0) #22
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
define internal fastcc void @__hp_at_exit(ptr noundef %with_argument, ptr noundef %argument) unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  %0 = load i32, ptr @handler_count, align 4
  %cmp = icmp eq i32 %0, 128
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.157) #24
  unreachable

if.end:                                           ; preds = %entry
  %idxprom = zext i32 %0 to i64
  %arrayidx = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i64 0, i64 %idxprom
  store ptr null, ptr %arrayidx, align 8
  %with_argument4 = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i64 0, i64 %idxprom, i32 1
  store ptr %with_argument, ptr %with_argument4, align 8
  %argument7 = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i64 0, i64 %idxprom, i32 2
  store ptr %argument, ptr %argument7, align 8
  %inc = add i32 %0, 1
  store i32 %inc, ptr @handler_count, align 4
  tail call void @heddle_atomic_end() #23
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__heddle_finish(i32 noundef %status) local_unnamed_addr #3 {
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
  tail call void %last.sroa.0.0.copyload() #23
  br label %if.end

if.else:                                          ; preds = %while.body
  %last.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %last.sroa.4.0.copyload = load ptr, ptr %last.sroa.4.0.arrayidx.sroa_idx, align 8
  %last.sroa.3.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %last.sroa.3.0.copyload = load ptr, ptr %last.sroa.3.0.arrayidx.sroa_idx, align 8
  tail call void %last.sroa.3.0.copyload(ptr noundef %last.sroa.4.0.copyload) #23
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %2 = load i32, ptr @handler_count, align 4
  %cmp.not = icmp eq i32 %2, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %if.end, %entry
  tail call void @__heddle_exit(i32 noundef %status) #24
  unreachable
}

; Function Attrs: noreturn
declare dso_local void @__heddle_exit(i32 noundef) local_unnamed_addr #2

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_assume(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_assume(i32 noundef %condition) #23
  ret void
}

declare dso_local void @heddle_assume(i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_assert(i32 noundef %condition, ptr noundef %why) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %why) #24
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
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %why) #24
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
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %why) #24
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_cover(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_cover(i32 noundef %condition) #23
  ret void
}

declare dso_local void @heddle_cover(i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__CPROVER_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #23
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
  %call = tail call ptr @__heddle_alloc(i64 noundef %size, i64 noundef 16, i32 noundef 0) #23
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
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #23
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #4

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #4

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg) #4

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: noinline nounwind
define weak dso_local float @__CPROVER_fabsf(float noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call float @llvm.fabs.f32(float %x)
  ret float %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: noinline nounwind
define weak dso_local x86_fp80 @__CPROVER_fabsl(x86_fp80 noundef %x) local_unnamed_addr #0 {
entry:
  %0 = tail call x86_fp80 @llvm.fabs.f80(x86_fp80 %x)
  ret x86_fp80 %0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fabs.f80(x86_fp80) #4

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_assume(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_assume(i32 noundef %condition) #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_assert(i32 noundef %condition, ptr noundef %why) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef %why) #24
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_cover(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_cover(i32 noundef %condition) #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_yield() local_unnamed_addr #0 {
entry:
  tail call void @heddle_yield() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_really_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__ESBMC_really_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @nondet_bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #23
  ret i1 %call
}

declare dso_local zeroext i1 @heddle_any_bool() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @nondet__Bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #23
  ret i1 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_char() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

declare dso_local signext i8 @heddle_any_char() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_schar() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_signed_char() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @nondet_uchar() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #23
  ret i8 %call
}

declare dso_local zeroext i8 @heddle_any_uchar() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @nondet_unsigned_char() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @nondet_short() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #23
  ret i16 %call
}

declare dso_local signext i16 @heddle_any_short() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @nondet_ushort() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #23
  ret i16 %call
}

declare dso_local zeroext i16 @heddle_any_ushort() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @nondet_unsigned_short() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #23
  ret i32 %call
}

declare dso_local i32 @heddle_any_int() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_signed_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_uint() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

declare dso_local i32 @heddle_any_uint() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_unsigned() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_unsigned_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_long() #23
  ret i64 %call
}

declare dso_local i64 @heddle_any_long() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_ulong() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #23
  ret i64 %call
}

declare dso_local i64 @heddle_any_ulong() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_unsigned_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #23
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_longlong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

declare dso_local void @heddle_any_bytes(ptr noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_ulonglong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_unsigned_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_size_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #23
  ret i64 %call
}

declare dso_local i64 @heddle_any_size_t() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local float @nondet_float() local_unnamed_addr #0 {
entry:
  %call = tail call float @heddle_any_float() #23
  ret float %call
}

declare dso_local float @heddle_any_float() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local double @nondet_double() local_unnamed_addr #0 {
entry:
  %call = tail call double @heddle_any_double() #23
  ret double %call
}

declare dso_local double @heddle_any_double() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @nondet_int8_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @nondet_int16_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_int32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_int64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @nondet_uint8_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @nondet_uint16_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_uint32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_uint64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @nondet_pointer() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #23
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @nondet_ptr() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #23
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #23
  ret i1 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i1 @__VERIFIER_nondet__Bool() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i1 @heddle_any_bool() #23
  ret i1 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_char() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_schar() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_uchar() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_unsigned_char() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @__VERIFIER_nondet_short() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_ushort() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_unsigned_short() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_uint() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_unsigned() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_unsigned_int() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_long() #23
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_ulong() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #23
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_unsigned_long() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #23
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_unsigned_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_size_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #23
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local float @__VERIFIER_nondet_float() local_unnamed_addr #0 {
entry:
  %call = tail call float @heddle_any_float() #23
  ret float %call
}

; Function Attrs: noinline nounwind
define weak dso_local double @__VERIFIER_nondet_double() local_unnamed_addr #0 {
entry:
  %call = tail call double @heddle_any_double() #23
  ret double %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_s8() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @__VERIFIER_nondet_s16() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_s32() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_s64() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_u8() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_u16() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_u32() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_u64() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local signext i8 @__VERIFIER_nondet_int8_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i8 @heddle_any_char() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local signext i16 @__VERIFIER_nondet_int16_t() local_unnamed_addr #0 {
entry:
  %call = tail call signext i16 @heddle_any_short() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_int32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_int() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_int64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i8 @__VERIFIER_nondet_uint8_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i8 @heddle_any_uchar() #23
  ret i8 %call
}

; Function Attrs: noinline nounwind
define weak dso_local zeroext i16 @__VERIFIER_nondet_uint16_t() local_unnamed_addr #0 {
entry:
  %call = tail call zeroext i16 @heddle_any_ushort() #23
  ret i16 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_uint32_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_uint() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_uint64_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_loff_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_sector_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #23
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_pthread_t() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_ulong() #23
  ret i64 %call
}

; Function Attrs: noinline nounwind
define weak dso_local { i64, i64 } @__VERIFIER_nondet_int128() local_unnamed_addr #0 {
entry:
  %value = alloca i128, align 16
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 16) #23
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
  call void @heddle_any_bytes(ptr noundef nonnull %value, i64 noundef 16) #23
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
  %call = tail call i64 @heddle_any_size_t() #23
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_charp() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #23
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_pchar() local_unnamed_addr #0 {
entry:
  %call = tail call i64 @heddle_any_size_t() #23
  %0 = inttoptr i64 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_nondet_memory(ptr noundef %p, i64 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @heddle_any_bytes(ptr noundef %p, i64 noundef %n) #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_assume(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  tail call void @heddle_assume(i32 noundef %condition) #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_assert(i32 noundef %condition) local_unnamed_addr #0 {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.160, ptr noundef nonnull @.str.1.161) #24
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @__VERIFIER_error() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.2.162, ptr noundef nonnull @.str.3.163) #24
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define weak dso_local void @reach_error() local_unnamed_addr #3 {
entry:
  tail call void @__heddle_violation(ptr noundef nonnull @.str.2.162, ptr noundef nonnull @.str.4.164) #24
  unreachable
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_end() #23
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
attributes #2 = { noreturn }
attributes #3 = { noinline noreturn nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) }
attributes #8 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nosync nounwind willreturn }
attributes #10 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #15 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) }
attributes #16 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #17 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) }
attributes #18 = { nofree noinline norecurse nosync nounwind memory(argmem: write) }
attributes #19 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) }
attributes #20 = { nofree noinline norecurse nosync nounwind memory(argmem: read) }
attributes #21 = { nofree noinline norecurse nosync nounwind memory(none) }
attributes #22 = { nobuiltin }
attributes #23 = { nobuiltin nounwind }
attributes #24 = { nobuiltin noreturn nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
