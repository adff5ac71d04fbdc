target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.hp_file = type { i32, i32, i32, i32 }
%struct.handler = type { ptr, ptr, ptr }
%struct.arguments = type { ptr }
%struct.hp_spec = type { i32, i32, i32, i32, i32, i32, i32, i32, i8 }
%struct.hp_number = type { i64, i32, i32, i32, i32, i32 }
%struct.hp_sink = type { ptr, i32, i32, i32, i32 }
%struct.decimal = type { ptr, i32, i32, ptr, i32, i32, i32, i32 }

@.str = private unnamed_addr constant [29 x i8] c"C++ exception std::bad_alloc\00", align 1
@__dso_handle = weak dso_local local_unnamed_addr global ptr null, align 4
@.str.1 = private unnamed_addr constant [40 x i8] c"the destructor of a thread_local object\00", align 1
@.str.1.2 = private unnamed_addr constant [12 x i8] c"unreachable\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.3 = private unnamed_addr constant [37 x i8] c"a deleted virtual function is called\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"C++ exception\00", align 1
@.str.5 = private unnamed_addr constant [28 x i8] c"C++ exception std::bad_cast\00", align 1
@.str.6 = private unnamed_addr constant [30 x i8] c"C++ exception std::bad_typeid\00", align 1
@.str.7 = private unnamed_addr constant [40 x i8] c"C++ exception std::bad_array_new_length\00", align 1
@.str.2.10 = private unnamed_addr constant [49 x i8] c"the compiler's check found the stack overwritten\00", align 1
@classes_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @classes, i32 256), align 4
@lowered_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @lowered, i32 512), align 4
@raised_of_0 = internal constant ptr getelementptr inbounds (i8, ptr @raised, i32 512), align 4
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@lowered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@raised = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@error_number = internal thread_local global i32 0, align 4
@texts = internal unnamed_addr constant [134 x ptr] [ptr @.str.15, ptr @.str.1.16, ptr @.str.2.17, ptr @.str.3.18, ptr @.str.4.19, ptr @.str.5.20, ptr @.str.6.21, ptr @.str.7.22, ptr @.str.8.23, ptr @.str.9, ptr @.str.10, ptr @.str.11, ptr @.str.12, ptr @.str.13, ptr @.str.14, ptr @.str.15.24, ptr @.str.16, ptr @.str.17, ptr @.str.18, ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22, ptr @.str.23, ptr @.str.24, ptr @.str.25, ptr @.str.26, ptr @.str.27, ptr @.str.28, ptr @.str.29, ptr @.str.30, ptr @.str.31, ptr @.str.32, ptr @.str.33, ptr @.str.34, ptr @.str.35, ptr @.str.36, ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr @.str.40, ptr null, ptr @.str.41, ptr @.str.42, ptr @.str.43, ptr @.str.44, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.49, ptr @.str.50, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr @.str.54, ptr @.str.55, ptr @.str.56, ptr null, ptr @.str.57, ptr @.str.58, ptr @.str.59, ptr @.str.60, ptr @.str.61, ptr @.str.62, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr @.str.69, ptr @.str.70, ptr @.str.71, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.75, ptr @.str.76, ptr @.str.77, ptr @.str.78, ptr @.str.79, ptr @.str.80, ptr @.str.81, ptr @.str.82, ptr @.str.83, ptr @.str.84, ptr @.str.85, ptr @.str.86, ptr @.str.87, ptr @.str.88, ptr @.str.89, ptr @.str.90, ptr @.str.91, ptr @.str.92, ptr @.str.93, ptr @.str.94, ptr @.str.95, ptr @.str.96, ptr @.str.97, ptr @.str.98, ptr @.str.99, ptr @.str.100, ptr @.str.101, ptr @.str.102, ptr @.str.103, ptr @.str.104, ptr @.str.105, ptr @.str.106, ptr @.str.107, ptr @.str.108, ptr @.str.109, ptr @.str.110, ptr @.str.111, ptr @.str.112, ptr @.str.113, ptr @.str.114, ptr @.str.115, ptr @.str.116, ptr @.str.117, ptr @.str.118, ptr @.str.119, ptr @.str.120, ptr @.str.121, ptr @.str.122, ptr @.str.123, ptr @.str.124, ptr @.str.125, ptr @.str.126, ptr @.str.127, ptr @.str.128, ptr @.str.129, ptr @.str.130, ptr @.str.131], align 4
@unknown = internal global [32 x i8] zeroinitializer, align 1
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
@stdin = weak dso_local local_unnamed_addr global ptr @standard_input, align 4
@standard_output = internal global %struct.hp_file { i32 1, i32 0, i32 0, i32 -1 }, align 4
@stdout = weak dso_local local_unnamed_addr global ptr @standard_output, align 4
@standard_error = internal global %struct.hp_file { i32 2, i32 0, i32 0, i32 -1 }, align 4
@stderr = weak dso_local local_unnamed_addr global ptr @standard_error, align 4
@.str.148 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.1.149 = private unnamed_addr constant [17 x i8] c"Unknown error %d\00", align 1
@.str.2.146 = private unnamed_addr constant [7 x i8] c"bounds\00", align 1
@.str.3.147 = private unnamed_addr constant [41 x i8] c"fwrite of more bytes than any object has\00", align 1
@strtok_rest = internal global ptr null, align 4
@handler_count = internal unnamed_addr global i32 0, align 4
@.str.157 = private unnamed_addr constant [47 x i8] c"more than 128 functions registered with atexit\00", align 1
@handlers = internal unnamed_addr global [128 x %struct.handler] zeroinitializer, align 4
@.str.160 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
@.str.1.161 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@.str.2.162 = private unnamed_addr constant [6 x i8] c"reach\00", align 1
@.str.3.163 = private unnamed_addr constant [17 x i8] c"__VERIFIER_error\00", align 1
@.str.4.164 = private unnamed_addr constant [12 x i8] c"reach_error\00", align 1

; Function Attrs: noinline nounwind
define weak dso_local ptr @_Znwj(i32 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i32 noundef %size, i32 noundef 16, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @allocate(i32 noundef %size, i32 noundef %align, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %size, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #23
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str) #24
  unreachable

if.end:                                           ; preds = %lor.lhs.false
  %call1 = tail call ptr @__heddle_alloc(i32 noundef %size, i32 noundef %align, i32 noundef %kind) #23
  ret ptr %call1
}

declare dso_local i32 @__heddle_may_fail() local_unnamed_addr #1

; Function Attrs: noreturn
declare dso_local void @__heddle_unsupported(ptr noundef) local_unnamed_addr #2

declare dso_local ptr @__heddle_alloc(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local ptr @_Znaj(i32 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i32 noundef %size, i32 noundef 16, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwjRKSt9nothrow_t(i32 noundef %size, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i32 noundef %size, i32 noundef 16, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @try_allocate(i32 noundef %size, i32 noundef %align, i32 noundef %kind) unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %size, 0
  br i1 %cmp, label %return, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = tail call i32 @__heddle_may_fail() #23
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.end, label %return

if.end:                                           ; preds = %lor.lhs.false
  %call1 = tail call ptr @__heddle_alloc(i32 noundef %size, i32 noundef %align, i32 noundef %kind) #23
  br label %return

return:                                           ; preds = %if.end, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %call1, %if.end ], [ null, %lor.lhs.false ], [ null, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnajRKSt9nothrow_t(i32 noundef %size, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i32 noundef %size, i32 noundef 16, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwjSt11align_val_t(i32 noundef %size, i32 noundef %align) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i32 noundef %size, i32 noundef %align, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnajSt11align_val_t(i32 noundef %size, i32 noundef %align) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate(i32 noundef %size, i32 noundef %align, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnwjSt11align_val_tRKSt9nothrow_t(i32 noundef %size, i32 noundef %align, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i32 noundef %size, i32 noundef %align, i32 noundef 1) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @_ZnajSt11align_val_tRKSt9nothrow_t(i32 noundef %size, i32 noundef %align, ptr noundef %tag) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @try_allocate(i32 noundef %size, i32 noundef %align, i32 noundef 2) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvj(ptr noundef %p, i32 noundef %size) local_unnamed_addr #0 {
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
define weak dso_local void @_ZdaPvj(ptr noundef %p, i32 noundef %size) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 2) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdlPvjSt11align_val_t(ptr noundef %p, i32 noundef %size, i32 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvjSt11align_val_t(ptr noundef %p, i32 noundef %size, i32 noundef %align) local_unnamed_addr #0 {
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
define weak dso_local void @_ZdlPvSt11align_val_t(ptr noundef %p, i32 noundef %align) local_unnamed_addr #0 {
entry:
  tail call fastcc void @release(ptr noundef %p, i32 noundef 1) #22
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @_ZdaPvSt11align_val_t(ptr noundef %p, i32 noundef %align) local_unnamed_addr #0 {
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
  %arrayidx1 = getelementptr inbounds i8, ptr %guard, i32 1
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
  %arrayidx = getelementptr inbounds i8, ptr %guard, i32 1
  store i8 0, ptr %arrayidx, align 1
  store atomic i8 1, ptr %guard release, align 1
  tail call void @heddle_atomic_end() #23
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @__cxa_guard_abort(ptr noundef %guard) local_unnamed_addr #0 {
entry:
  tail call void @heddle_atomic_begin() #23
  %arrayidx = getelementptr inbounds i8, ptr %guard, i32 1
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
define weak dso_local ptr @__cxa_allocate_exception(i32 noundef %size) local_unnamed_addr #0 {
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
define weak dso_local ptr @malloc(i32 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate.3(i32 noundef %size, i32 noundef 16) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @allocate.3(i32 noundef %size, i32 noundef %align) unnamed_addr #0 {
entry:
  %cmp = icmp slt i32 %size, 0
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
  %call2 = tail call ptr @__heddle_alloc(i32 noundef %size, i32 noundef %align, i32 noundef 0) #23
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
define weak dso_local ptr @calloc(i32 noundef %count, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #22
  store i32 12, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call fastcc ptr @allocate.3(i32 noundef %2, i32 noundef 16) #22
  %cmp.not = icmp eq ptr %call1, null
  br i1 %cmp.not, label %return, label %if.then2

if.then2:                                         ; preds = %if.end
  tail call void @llvm.memset.p0.i32(ptr nonnull align 1 %call1, i8 0, i32 %2, i1 false)
  br label %return

return:                                           ; preds = %if.then2, %if.end, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ %call1, %if.then2 ], [ %call1, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #5

; Function Attrs: noinline nounwind
define weak dso_local ptr @realloc(ptr noundef %p, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @resize(ptr noundef %p, i32 noundef %size) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @resize(ptr noundef %p, i32 noundef %size) unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %p, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @allocate.3(i32 noundef %size, i32 noundef 16) #22
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call i32 @__heddle_size(ptr noundef nonnull %p) #23
  %cmp2 = icmp eq i32 %size, 0
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #23
  br label %return

if.end4:                                          ; preds = %if.end
  %call5 = tail call fastcc ptr @allocate.3(i32 noundef %size, i32 noundef 16) #22
  %cmp6 = icmp eq ptr %call5, null
  br i1 %cmp6, label %return, label %if.end8

if.end8:                                          ; preds = %if.end4
  %cond = tail call i32 @llvm.umin.i32(i32 %call1, i32 %size)
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 1 %call5, ptr nonnull align 1 %p, i32 %cond, i1 false)
  tail call void @__heddle_free(ptr noundef nonnull %p, i32 noundef 0) #23
  br label %return

return:                                           ; preds = %if.end8, %if.end4, %if.then3, %if.then
  %retval.0 = phi ptr [ %call, %if.then ], [ null, %if.then3 ], [ %call5, %if.end8 ], [ null, %if.end4 ]
  ret ptr %retval.0
}

declare dso_local i32 @__heddle_size(ptr noundef) local_unnamed_addr #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #6

; Function Attrs: noinline nounwind
define weak dso_local ptr @reallocarray(ptr noundef %p, i32 noundef %count, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = tail call fastcc ptr @__hp_errno() #22
  store i32 12, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = extractvalue { i32, i1 } %0, 0
  %call1 = tail call fastcc ptr @resize(ptr noundef %p, i32 noundef %2) #22
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ %call1, %if.end ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memalign(i32 noundef %align, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is_power_of_two(i32 noundef %align) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = tail call fastcc ptr @__hp_errno() #22
  store i32 22, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cond = tail call i32 @llvm.umax.i32(i32 %align, i32 16)
  %call2 = tail call fastcc ptr @allocate.3(i32 noundef %size, i32 noundef %cond) #22
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %call2, %if.end ], [ null, %if.then ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i32 0, 2) i32 @is_power_of_two(i32 noundef %n) unnamed_addr #7 {
entry:
  %cmp.not = icmp eq i32 %n, 0
  br i1 %cmp.not, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %entry
  %0 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %n)
  %cmp1 = icmp ult i32 %0, 2
  %1 = zext i1 %cmp1 to i32
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %land.ext = phi i32 [ 0, %entry ], [ %1, %land.rhs ]
  ret i32 %land.ext
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @aligned_alloc(i32 noundef %align, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @is_power_of_two(i32 noundef %align) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = tail call fastcc ptr @__hp_errno() #22
  store i32 22, ptr %call1, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cond = tail call i32 @llvm.umax.i32(i32 %align, i32 16)
  %call2 = tail call fastcc ptr @allocate.3(i32 noundef %size, i32 noundef %cond) #22
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi ptr [ %call2, %if.end ], [ null, %if.then ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @posix_memalign(ptr noundef %result, i32 noundef %align, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %rem = and i32 %align, 3
  %cmp.not = icmp eq i32 %rem, 0
  br i1 %cmp.not, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  %call = tail call fastcc i32 @is_power_of_two(i32 noundef %align) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %lor.lhs.false
  %cmp1 = icmp slt i32 %size, 0
  br i1 %cmp1, label %return, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %if.end
  %call3 = tail call i32 @__heddle_may_fail() #23
  %tobool4.not = icmp eq i32 %call3, 0
  br i1 %tobool4.not, label %if.end6, label %return

if.end6:                                          ; preds = %lor.lhs.false2
  %cond = tail call i32 @llvm.umax.i32(i32 %align, i32 16)
  %call8 = tail call ptr @__heddle_alloc(i32 noundef %size, i32 noundef %cond, i32 noundef 0) #23
  store ptr %call8, ptr %result, align 4
  br label %return

return:                                           ; preds = %if.end6, %lor.lhs.false2, %if.end, %lor.lhs.false, %entry
  %retval.0 = phi i32 [ 0, %if.end6 ], [ 22, %lor.lhs.false ], [ 22, %entry ], [ 12, %lor.lhs.false2 ], [ 12, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @valloc(i32 noundef %size) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @allocate.3(i32 noundef %size, i32 noundef 4096) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @malloc_usable_size(ptr noundef %p) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %p, null
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %call = tail call i32 @__heddle_size(ptr noundef nonnull %p) #23
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %call, %cond.false ], [ 0, %entry ]
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strdup(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  %add = add i32 %call, 1
  %call1 = tail call ptr @malloc(i32 noundef %add) #22
  %cmp.not = icmp eq ptr %call1, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 1 %call1, ptr align 1 %s, i32 %add, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret ptr %call1
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strndup(ptr noundef %s, i32 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strnlen(ptr noundef %s, i32 noundef %limit) #22
  %add = add i32 %call, 1
  %call1 = tail call ptr @malloc(i32 noundef %add) #22
  %cmp.not = icmp eq ptr %call1, null
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 1 %call1, ptr align 1 %s, i32 %call, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %call1, i32 %call
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
define weak dso_local ptr @__strndup(ptr noundef %s, i32 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call ptr @strndup(ptr noundef %s, i32 noundef %limit) #22
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
define weak dso_local i32 @__ctype_get_mb_cur_max() local_unnamed_addr #0 {
entry:
  ret i32 1
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
  %arrayidx = getelementptr inbounds [384 x i16], ptr @classes, i32 0, i32 %add
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
  %arrayidx = getelementptr inbounds [134 x ptr], ptr @texts, i32 0, i32 %number
  %0 = load ptr, ptr %arrayidx, align 4
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
  tail call fastcc void @name_unknown(ptr noundef nonnull @unknown, i32 noundef 32, i32 noundef %number) #22
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi ptr [ @unknown, %if.end ], [ %call, %entry ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @name_unknown(ptr nocapture noundef writeonly %text, i32 noundef %room, i32 noundef %number) unnamed_addr #8 {
entry:
  %whole = alloca [32 x i8], align 1
  %reversed = alloca [12 x i8], align 1
  %cmp = icmp slt i32 %number, 0
  %cond = tail call i32 @llvm.abs.i32(i32 %number, i1 false)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 1 dereferenceable(14) %whole, ptr noundef nonnull align 1 dereferenceable(14) @name_unknown.start, i32 14, i1 false)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %whole, i32 14
  store i8 45, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %n.0 = phi i32 [ 15, %if.then ], [ 14, %entry ]
  br label %do.body

do.body:                                          ; preds = %do.body, %if.end
  %digits.0 = phi i32 [ 0, %if.end ], [ %inc2, %do.body ]
  %magnitude.0 = phi i32 [ %cond, %if.end ], [ %div, %do.body ]
  %rem = urem i32 %magnitude.0, 10
  %0 = trunc nuw nsw i32 %rem to i8
  %conv = or disjoint i8 %0, 48
  %inc2 = add i32 %digits.0, 1
  %arrayidx3 = getelementptr inbounds [12 x i8], ptr %reversed, i32 0, i32 %digits.0
  store i8 %conv, ptr %arrayidx3, align 1
  %div = udiv i32 %magnitude.0, 10
  %cmp4.not = icmp ult i32 %magnitude.0, 10
  br i1 %cmp4.not, label %while.cond.preheader, label %do.body

while.cond.preheader:                             ; preds = %do.body
  %cmp6.not17 = icmp eq i32 %inc2, 0
  br i1 %cmp6.not17, label %while.end, label %while.body

while.body:                                       ; preds = %while.body, %while.cond.preheader
  %n.119 = phi i32 [ %inc9, %while.body ], [ %n.0, %while.cond.preheader ]
  %digits.118 = phi i32 [ %dec, %while.body ], [ %inc2, %while.cond.preheader ]
  %dec = add i32 %digits.118, -1
  %arrayidx8 = getelementptr inbounds [12 x i8], ptr %reversed, i32 0, i32 %dec
  %1 = load i8, ptr %arrayidx8, align 1
  %inc9 = add i32 %n.119, 1
  %arrayidx10 = getelementptr inbounds [32 x i8], ptr %whole, i32 0, i32 %n.119
  store i8 %1, ptr %arrayidx10, align 1
  %cmp6.not = icmp eq i32 %dec, 0
  br i1 %cmp6.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %while.cond.preheader
  %n.1.lcssa = phi i32 [ %n.0, %while.cond.preheader ], [ %inc9, %while.body ]
  %arrayidx12 = getelementptr inbounds [32 x i8], ptr %whole, i32 0, i32 %n.1.lcssa
  store i8 0, ptr %arrayidx12, align 1
  %cmp13.not = icmp eq i32 %room, 0
  br i1 %cmp13.not, label %if.end25, label %if.then15

if.then15:                                        ; preds = %while.end
  %inc11 = add i32 %n.1.lcssa, 1
  %cond21 = tail call i32 @llvm.umin.i32(i32 %inc11, i32 %room)
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %text, ptr nonnull align 1 %whole, i32 %cond21, i1 false)
  %2 = getelementptr i8, ptr %text, i32 %cond21
  %arrayidx24 = getelementptr i8, ptr %2, i32 -1
  store i8 0, ptr %arrayidx24, align 1
  br label %if.end25

if.end25:                                         ; preds = %if.then15, %while.end
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strerror_r(i32 noundef %number, ptr noundef %buffer, i32 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #22
  %cmp.not = icmp eq ptr %call, null
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  tail call fastcc void @name_unknown(ptr noundef %buffer, i32 noundef %room, i32 noundef %number) #22
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi ptr [ %buffer, %if.end ], [ %call, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__xpg_strerror_r(i32 noundef %number, ptr noundef %buffer, i32 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @__hp_error_text(i32 noundef %number) #22
  %cmp = icmp eq ptr %call, null
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @name_unknown(ptr noundef %buffer, i32 noundef %room, i32 noundef %number) #22
  br label %return

if.end:                                           ; preds = %entry
  %call1 = tail call fastcc i32 @__hp_strlen(ptr noundef nonnull %call) #22
  %add = add i32 %call1, 1
  %cmp2.not = icmp eq i32 %room, 0
  br i1 %cmp2.not, label %if.end5, label %if.then3

if.then3:                                         ; preds = %if.end
  %cond = tail call i32 @llvm.umin.i32(i32 %add, i32 %room)
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %buffer, ptr nonnull align 1 %call, i32 %cond, i1 false)
  %0 = getelementptr i8, ptr %buffer, i32 %cond
  %arrayidx = getelementptr i8, ptr %0, i32 -1
  store i8 0, ptr %arrayidx, align 1
  br label %if.end5

if.end5:                                          ; preds = %if.then3, %if.end
  %cmp6.not = icmp ugt i32 %add, %room
  %cond7 = select i1 %cmp6.not, i32 34, i32 0
  br label %return

return:                                           ; preds = %if.end5, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond7, %if.end5 ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_flush(ptr nocapture noundef %sink) unnamed_addr #0 {
entry:
  %fd = getelementptr inbounds i8, ptr %sink, i32 16
  %0 = load i32, ptr %fd, align 4
  %cmp = icmp sgt i32 %0, -1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %used = getelementptr inbounds i8, ptr %sink, i32 8
  %1 = load i32, ptr %used, align 4
  %cmp1.not = icmp eq i32 %1, 0
  br i1 %cmp1.not, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %2 = load ptr, ptr %sink, align 4
  tail call void @__heddle_write(i32 noundef %0, ptr noundef %2, i32 noundef %1) #23
  store i32 0, ptr %used, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

declare dso_local void @__heddle_write(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_put(ptr nocapture noundef %sink, ptr nocapture noundef readonly %text, i32 noundef %n) unnamed_addr #0 {
entry:
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  %0 = load i32, ptr %total, align 4
  %add = add i32 %0, %n
  store i32 %add, ptr %total, align 4
  %fd = getelementptr inbounds i8, ptr %sink, i32 16
  %cmp.not19 = icmp eq i32 %n, 0
  br i1 %cmp.not19, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %used = getelementptr inbounds i8, ptr %sink, i32 8
  %room = getelementptr inbounds i8, ptr %sink, i32 4
  br label %while.body

while.body:                                       ; preds = %if.end4, %while.body.lr.ph
  %n.addr.021 = phi i32 [ %n, %while.body.lr.ph ], [ %sub14, %if.end4 ]
  %text.addr.020 = phi ptr [ %text, %while.body.lr.ph ], [ %add.ptr13, %if.end4 ]
  %1 = load i32, ptr %used, align 4
  %2 = load i32, ptr %room, align 4
  %cmp1 = icmp eq i32 %1, %2
  br i1 %cmp1, label %if.then, label %if.end4

if.then:                                          ; preds = %while.body
  %3 = load i32, ptr %fd, align 4
  %cmp2 = icmp slt i32 %3, 0
  br i1 %cmp2, label %while.end, label %if.end

if.end:                                           ; preds = %if.then
  tail call fastcc void @__hp_flush(ptr noundef %sink) #22
  br label %if.end4

if.end4:                                          ; preds = %if.end, %while.body
  %4 = load i32, ptr %room, align 4
  %5 = load i32, ptr %used, align 4
  %sub = sub i32 %4, %5
  %spec.select = tail call i32 @llvm.umin.i32(i32 %sub, i32 %n.addr.021)
  %6 = load ptr, ptr %sink, align 4
  %add.ptr = getelementptr inbounds i8, ptr %6, i32 %5
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %add.ptr, ptr align 1 %text.addr.020, i32 %spec.select, i1 false)
  %7 = load i32, ptr %used, align 4
  %add12 = add i32 %7, %spec.select
  store i32 %add12, ptr %used, align 4
  %add.ptr13 = getelementptr inbounds i8, ptr %text.addr.020, i32 %spec.select
  %sub14 = sub i32 %n.addr.021, %spec.select
  %cmp.not = icmp eq i32 %sub14, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %if.end4, %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_pad(ptr nocapture noundef %sink, i8 noundef signext %c, i32 noundef %n) unnamed_addr #0 {
entry:
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  %0 = load i32, ptr %total, align 4
  %add = add i32 %0, %n
  store i32 %add, ptr %total, align 4
  %fd = getelementptr inbounds i8, ptr %sink, i32 16
  %cmp.not17 = icmp eq i32 %n, 0
  br i1 %cmp.not17, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %used = getelementptr inbounds i8, ptr %sink, i32 8
  %room = getelementptr inbounds i8, ptr %sink, i32 4
  br label %while.body

while.body:                                       ; preds = %if.end4, %while.body.lr.ph
  %n.addr.018 = phi i32 [ %n, %while.body.lr.ph ], [ %sub13, %if.end4 ]
  %1 = load i32, ptr %used, align 4
  %2 = load i32, ptr %room, align 4
  %cmp1 = icmp eq i32 %1, %2
  br i1 %cmp1, label %if.then, label %if.end4

if.then:                                          ; preds = %while.body
  %3 = load i32, ptr %fd, align 4
  %cmp2 = icmp slt i32 %3, 0
  br i1 %cmp2, label %while.end, label %if.end

if.end:                                           ; preds = %if.then
  tail call fastcc void @__hp_flush(ptr noundef %sink) #22
  br label %if.end4

if.end4:                                          ; preds = %if.end, %while.body
  %4 = load i32, ptr %room, align 4
  %5 = load i32, ptr %used, align 4
  %sub = sub i32 %4, %5
  %spec.select = tail call i32 @llvm.umin.i32(i32 %sub, i32 %n.addr.018)
  %6 = load ptr, ptr %sink, align 4
  %add.ptr = getelementptr inbounds i8, ptr %6, i32 %5
  tail call void @llvm.memset.p0.i32(ptr align 1 %add.ptr, i8 %c, i32 %spec.select, i1 false)
  %7 = load i32, ptr %used, align 4
  %add12 = add i32 %7, %spec.select
  store i32 %add12, ptr %used, align 4
  %sub13 = sub i32 %n.addr.018, %spec.select
  %cmp.not = icmp eq i32 %sub13, 0
  br i1 %cmp.not, label %while.end, label %while.body

while.end:                                        ; preds = %if.end4, %if.then, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_format(ptr nocapture noundef %sink, ptr noundef %format, ptr noundef %list) unnamed_addr #0 {
entry:
  %list.addr = alloca ptr, align 4
  %arguments = alloca %struct.arguments, align 4
  %spec = alloca %struct.hp_spec, align 4
  %length = alloca i32, align 4
  store ptr %list, ptr %list.addr, align 4
  call void @llvm.va_copy.p0(ptr nonnull %arguments, ptr nonnull %list.addr)
  %width = getelementptr inbounds i8, ptr %spec, i32 20
  %precision = getelementptr inbounds i8, ptr %spec, i32 28
  %conversion = getelementptr inbounds i8, ptr %spec, i32 32
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
  %literal.0 = phi i32 [ %inc, %while.body8 ], [ 0, %while.cond2.preheader ]
  %arrayidx = getelementptr inbounds i8, ptr %format.addr.034, i32 %literal.0
  %0 = load i8, ptr %arrayidx, align 1
  switch i8 %0, label %while.body8 [
    i8 0, label %while.end
    i8 37, label %while.end
  ]

while.body8:                                      ; preds = %while.cond2
  %inc = add i32 %literal.0, 1
  br label %while.cond2

while.end:                                        ; preds = %while.cond2, %while.cond2
  %arrayidx.le = getelementptr inbounds i8, ptr %format.addr.034, i32 %literal.0
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %format.addr.034, i32 noundef %literal.0) #22
  %1 = load i8, ptr %arrayidx.le, align 1
  %cmp10 = icmp eq i8 %1, 0
  br i1 %cmp10, label %while.end45, label %if.end

if.end:                                           ; preds = %while.end
  %incdec.ptr = getelementptr inbounds i8, ptr %arrayidx.le, i32 1
  %2 = load i8, ptr %incdec.ptr, align 1
  %cmp13 = icmp eq i8 %2, 37
  br i1 %cmp13, label %if.then15, label %if.end17

if.then15:                                        ; preds = %if.end
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %incdec.ptr, i32 noundef 1) #22
  %incdec.ptr16 = getelementptr inbounds i8, ptr %arrayidx.le, i32 2
  br i1 %tobool.not37, label %if.end52.critedge, label %while.cond2.preheader

if.end17:                                         ; preds = %if.end
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(36) %spec, i8 0, i32 36, i1 false)
  %call = call fastcc ptr @read_flags(ptr noundef nonnull %incdec.ptr, ptr noundef nonnull %spec) #22
  %call18 = call fastcc ptr @read_width(ptr noundef %call, ptr noundef nonnull %spec, ptr noundef nonnull %arguments) #22
  %call19 = call fastcc ptr @read_precision(ptr noundef %call18, ptr noundef nonnull %spec, ptr noundef nonnull %arguments) #22
  %call20 = call fastcc ptr @read_length(ptr noundef %call19, ptr noundef nonnull %length) #22
  %3 = load i32, ptr %width, align 4
  %cmp21 = icmp slt i32 %3, 0
  %4 = load i32, ptr %precision, align 4
  %cmp23 = icmp slt i32 %4, 0
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
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %call20, i32 noundef 1) #22
  br label %if.end38

if.else31:                                        ; preds = %if.else
  store i8 %5, ptr %conversion, align 4
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
  %spec.select.idx = zext i1 %cmp40.not to i32
  %spec.select = getelementptr inbounds i8, ptr %call20, i32 %spec.select.idx
  %tobool.not = icmp eq i32 %fine.1, 0
  br i1 %tobool.not, label %if.end52.critedge, label %while.cond2.preheader.lr.ph

while.end45:                                      ; preds = %while.end
  call void @llvm.va_end.p0(ptr %arguments)
  br i1 %tobool.not37, label %cond.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %while.end45
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  %8 = load i32, ptr %total, align 4
  %cmp48 = icmp slt i32 %8, 0
  br i1 %cmp48, label %if.then50, label %cond.end

if.then50:                                        ; preds = %land.lhs.true
  %call51 = tail call fastcc ptr @__hp_errno() #22
  store i32 75, ptr %call51, align 4
  br label %cond.end

if.end52.critedge:                                ; preds = %if.end38, %if.then15
  call void @llvm.va_end.p0(ptr %arguments)
  br label %cond.end

cond.end:                                         ; preds = %if.end52.critedge, %if.then50, %land.lhs.true, %while.end45
  %cond = phi i32 [ -1, %if.end52.critedge ], [ -1, %while.end45 ], [ -1, %if.then50 ], [ %8, %land.lhs.true ]
  ret i32 %cond
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #9

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_flags(ptr noundef readonly %format, ptr nocapture noundef writeonly %spec) unnamed_addr #10 {
entry:
  %zero = getelementptr inbounds i8, ptr %spec, i32 16
  %alternative = getelementptr inbounds i8, ptr %spec, i32 12
  %space = getelementptr inbounds i8, ptr %spec, i32 8
  %plus = getelementptr inbounds i8, ptr %spec, i32 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %format.addr.0 = phi ptr [ %format, %entry ], [ %incdec.ptr, %for.inc ]
  %0 = load i8, ptr %format.addr.0, align 1
  switch i8 %0, label %sw.default [
    i8 45, label %for.inc.sink.split
    i8 43, label %sw.bb1
    i8 32, label %sw.bb2
    i8 35, label %sw.bb3
    i8 48, label %sw.bb4
    i8 39, label %for.inc
  ]

sw.bb1:                                           ; preds = %for.cond
  br label %for.inc.sink.split

sw.bb2:                                           ; preds = %for.cond
  br label %for.inc.sink.split

sw.bb3:                                           ; preds = %for.cond
  br label %for.inc.sink.split

sw.bb4:                                           ; preds = %for.cond
  br label %for.inc.sink.split

sw.default:                                       ; preds = %for.cond
  ret ptr %format.addr.0

for.inc.sink.split:                               ; preds = %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %for.cond
  %spec.sink = phi ptr [ %plus, %sw.bb1 ], [ %space, %sw.bb2 ], [ %alternative, %sw.bb3 ], [ %zero, %sw.bb4 ], [ %spec, %for.cond ]
  store i32 1, ptr %spec.sink, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.inc.sink.split, %for.cond
  %incdec.ptr = getelementptr inbounds i8, ptr %format.addr.0, i32 1
  br label %for.cond
}

; Function Attrs: noinline nounwind
define internal fastcc ptr @read_width(ptr noundef %format, ptr nocapture noundef writeonly %spec, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %0 = load i8, ptr %format, align 1
  %cmp = icmp eq i8 %0, 42
  br i1 %cmp, label %if.then, label %if.end8

if.then:                                          ; preds = %entry
  %argp.cur = load ptr, ptr %arguments, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %arguments, align 4
  %1 = load i32, ptr %argp.cur, align 4
  %cmp2 = icmp slt i32 %1, 0
  br i1 %cmp2, label %if.then4, label %if.end

if.then4:                                         ; preds = %if.then
  store i32 1, ptr %spec, align 4
  br label %if.end

if.end:                                           ; preds = %if.then4, %if.then
  %cond = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  %width7 = getelementptr inbounds i8, ptr %spec, i32 20
  store i32 %cond, ptr %width7, align 4
  %add.ptr = getelementptr inbounds i8, ptr %format, i32 1
  br label %return

if.end8:                                          ; preds = %entry
  %width9 = getelementptr inbounds i8, ptr %spec, i32 20
  %call = tail call fastcc ptr @read_number(ptr noundef nonnull %format, ptr noundef nonnull %width9) #22
  %2 = load i8, ptr %call, align 1
  %cmp11 = icmp eq i8 %2, 36
  br i1 %cmp11, label %if.then13, label %return

if.then13:                                        ; preds = %if.end8
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.132) #24
  unreachable

return:                                           ; preds = %if.end8, %if.end
  %retval.0 = phi ptr [ %add.ptr, %if.end ], [ %call, %if.end8 ]
  ret ptr %retval.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @read_precision(ptr noundef %format, ptr nocapture noundef writeonly %spec, ptr nocapture noundef %arguments) unnamed_addr #10 {
entry:
  %ignored = alloca i32, align 4
  %0 = load i8, ptr %format, align 1
  %cmp.not = icmp eq i8 %0, 46
  br i1 %cmp.not, label %if.end, label %return

if.end:                                           ; preds = %entry
  %incdec.ptr = getelementptr inbounds i8, ptr %format, i32 1
  %has_precision = getelementptr inbounds i8, ptr %spec, i32 24
  store i32 1, ptr %has_precision, align 4
  %1 = load i8, ptr %incdec.ptr, align 1
  switch i8 %1, label %if.end19 [
    i8 42, label %if.then5
    i8 45, label %if.then16
  ]

if.then5:                                         ; preds = %if.end
  %argp.cur = load ptr, ptr %arguments, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %arguments, align 4
  %2 = load i32, ptr %argp.cur, align 4
  %cmp6 = icmp slt i32 %2, 0
  br i1 %cmp6, label %if.then8, label %if.else

if.then8:                                         ; preds = %if.then5
  store i32 0, ptr %has_precision, align 4
  br label %if.end11

if.else:                                          ; preds = %if.then5
  %precision10 = getelementptr inbounds i8, ptr %spec, i32 28
  store i32 %2, ptr %precision10, align 4
  br label %if.end11

if.end11:                                         ; preds = %if.else, %if.then8
  %add.ptr = getelementptr inbounds i8, ptr %format, i32 2
  br label %return

if.then16:                                        ; preds = %if.end
  store i32 0, ptr %has_precision, align 4
  %add.ptr18 = getelementptr inbounds i8, ptr %format, i32 2
  %call = call fastcc ptr @read_number(ptr noundef nonnull %add.ptr18, ptr noundef nonnull %ignored) #22
  br label %return

if.end19:                                         ; preds = %if.end
  %precision20 = getelementptr inbounds i8, ptr %spec, i32 28
  %call21 = tail call fastcc ptr @read_number(ptr noundef nonnull %incdec.ptr, ptr noundef nonnull %precision20) #22
  br label %return

return:                                           ; preds = %if.end19, %if.then16, %if.end11, %entry
  %retval.0 = phi ptr [ %add.ptr, %if.end11 ], [ %call, %if.then16 ], [ %call21, %if.end19 ], [ %format, %entry ]
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
    i8 113, label %sw.bb20
    i8 106, label %sw.bb22
    i8 122, label %sw.bb24
    i8 90, label %sw.bb24
    i8 116, label %sw.bb26
    i8 76, label %sw.bb28
  ]

sw.bb:                                            ; preds = %entry
  %arrayidx = getelementptr inbounds i8, ptr %format, i32 1
  %1 = load i8, ptr %arrayidx, align 1
  %cmp = icmp eq i8 %1, 104
  %cond = select i1 %cmp, i32 1, i32 2
  store i32 %cond, ptr %length, align 4
  %2 = load i8, ptr %arrayidx, align 1
  %cmp5 = icmp eq i8 %2, 104
  %cond7 = select i1 %cmp5, i32 2, i32 1
  %add.ptr = getelementptr inbounds i8, ptr %format, i32 %cond7
  br label %return

sw.bb8:                                           ; preds = %entry
  %arrayidx9 = getelementptr inbounds i8, ptr %format, i32 1
  %3 = load i8, ptr %arrayidx9, align 1
  %cmp11 = icmp eq i8 %3, 108
  %cond13 = select i1 %cmp11, i32 4, i32 3
  store i32 %cond13, ptr %length, align 4
  %4 = load i8, ptr %arrayidx9, align 1
  %cmp16 = icmp eq i8 %4, 108
  %cond18 = select i1 %cmp16, i32 2, i32 1
  %add.ptr19 = getelementptr inbounds i8, ptr %format, i32 %cond18
  br label %return

sw.bb20:                                          ; preds = %entry
  store i32 4, ptr %length, align 4
  %add.ptr21 = getelementptr inbounds i8, ptr %format, i32 1
  br label %return

sw.bb22:                                          ; preds = %entry
  store i32 5, ptr %length, align 4
  %add.ptr23 = getelementptr inbounds i8, ptr %format, i32 1
  br label %return

sw.bb24:                                          ; preds = %entry, %entry
  store i32 6, ptr %length, align 4
  %add.ptr25 = getelementptr inbounds i8, ptr %format, i32 1
  br label %return

sw.bb26:                                          ; preds = %entry
  store i32 7, ptr %length, align 4
  %add.ptr27 = getelementptr inbounds i8, ptr %format, i32 1
  br label %return

sw.bb28:                                          ; preds = %entry
  store i32 8, ptr %length, align 4
  %add.ptr29 = getelementptr inbounds i8, ptr %format, i32 1
  br label %return

return:                                           ; preds = %sw.bb28, %sw.bb26, %sw.bb24, %sw.bb22, %sw.bb20, %sw.bb8, %sw.bb, %entry
  %retval.0 = phi ptr [ %add.ptr29, %sw.bb28 ], [ %add.ptr27, %sw.bb26 ], [ %add.ptr25, %sw.bb24 ], [ %add.ptr23, %sw.bb22 ], [ %add.ptr21, %sw.bb20 ], [ %add.ptr19, %sw.bb8 ], [ %add.ptr, %sw.bb ], [ %format, %entry ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @convert(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i32 noundef %length, ptr nocapture noundef %arguments) unnamed_addr #0 {
entry:
  %number = alloca %struct.hp_number, align 4
  %conversion = getelementptr inbounds i8, ptr %spec, i32 32
  %0 = load i8, ptr %conversion, align 4
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
    i8 83, label %sw.bb15
    i8 109, label %sw.bb20
    i8 112, label %sw.bb25
    i8 110, label %sw.bb29
    i8 101, label %sw.bb30
    i8 69, label %sw.bb30
    i8 102, label %sw.bb30
    i8 70, label %sw.bb30
    i8 103, label %sw.bb30
    i8 71, label %sw.bb30
    i8 97, label %sw.bb30
    i8 65, label %sw.bb30
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
  %argp.cur = load ptr, ptr %arguments, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %arguments, align 4
  %1 = load ptr, ptr %argp.cur, align 4
  br i1 %cmp9, label %if.then, label %if.end

if.then:                                          ; preds = %sw.bb8
  %call11 = tail call fastcc i32 @put_wide_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %1) #22
  br label %return

if.end:                                           ; preds = %sw.bb8
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %1) #22
  br label %return

sw.bb15:                                          ; preds = %entry
  %argp.cur17 = load ptr, ptr %arguments, align 4
  %argp.next18 = getelementptr inbounds i8, ptr %argp.cur17, i32 4
  store ptr %argp.next18, ptr %arguments, align 4
  %2 = load ptr, ptr %argp.cur17, align 4
  %call19 = tail call fastcc i32 @put_wide_string(ptr noundef %sink, ptr noundef %spec, ptr noundef %2) #22
  br label %return

sw.bb20:                                          ; preds = %entry
  %call21 = tail call fastcc ptr @__hp_errno() #22
  %3 = load i32, ptr %call21, align 4
  %call22 = tail call fastcc ptr @__hp_error_text(i32 noundef %3) #22
  %cmp23.not = icmp eq ptr %call22, null
  %cond = select i1 %cmp23.not, ptr @.str.1.25, ptr %call22
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %cond) #22
  br label %return

sw.bb25:                                          ; preds = %entry
  %argp.cur27 = load ptr, ptr %arguments, align 4
  %argp.next28 = getelementptr inbounds i8, ptr %argp.cur27, i32 4
  store ptr %argp.next28, ptr %arguments, align 4
  %4 = load ptr, ptr %argp.cur27, align 4
  tail call fastcc void @put_pointer(ptr noundef %sink, ptr noundef %spec, ptr noundef %4) #22
  br label %return

sw.bb29:                                          ; preds = %entry
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  %5 = load i32, ptr %total, align 4
  tail call fastcc void @store_count(ptr noundef %arguments, i32 noundef %length, i32 noundef %5) #22
  br label %return

sw.bb30:                                          ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  switch i32 %length, label %cond.false39 [
    i32 8, label %cond.true35
    i32 4, label %cond.true35
  ]

cond.true35:                                      ; preds = %sw.bb30, %sw.bb30
  %argp.cur37 = load ptr, ptr %arguments, align 4
  %argp.next38 = getelementptr inbounds i8, ptr %argp.cur37, i32 12
  store ptr %argp.next38, ptr %arguments, align 4
  %6 = load x86_fp80, ptr %argp.cur37, align 4
  call fastcc void @take_long_double_apart(ptr dead_on_unwind nonnull writable sret(%struct.hp_number) align 4 %number, x86_fp80 noundef %6) #22
  br label %cond.end43

cond.false39:                                     ; preds = %sw.bb30
  %argp.cur41 = load ptr, ptr %arguments, align 4
  %argp.next42 = getelementptr inbounds i8, ptr %argp.cur41, i32 8
  store ptr %argp.next42, ptr %arguments, align 4
  %7 = load double, ptr %argp.cur41, align 4
  call fastcc void @take_double_apart(ptr dead_on_unwind nonnull writable sret(%struct.hp_number) align 4 %number, double noundef %7) #22
  br label %cond.end43

cond.end43:                                       ; preds = %cond.false39, %cond.true35
  call fastcc void @__hp_format_float(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %number) #22
  br label %return

sw.default:                                       ; preds = %entry
  tail call void @__heddle_unsupported(ptr noundef nonnull @.str.2.26) #24
  unreachable

return:                                           ; preds = %cond.end43, %sw.bb29, %sw.bb25, %sw.bb20, %sw.bb15, %if.end, %if.then, %sw.bb6, %sw.bb3, %sw.bb1, %sw.bb
  %retval.0 = phi i32 [ 1, %cond.end43 ], [ 1, %sw.bb29 ], [ 1, %sw.bb25 ], [ 1, %sw.bb20 ], [ %call19, %sw.bb15 ], [ %call11, %if.then ], [ 1, %if.end ], [ %call7, %sw.bb6 ], [ %call5, %sw.bb3 ], [ 1, %sw.bb1 ], [ 1, %sw.bb ]
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
    i32 3, label %sw.bb8
    i32 4, label %sw.bb13
    i32 8, label %sw.bb13
    i32 5, label %sw.bb17
    i32 6, label %sw.bb21
    i32 7, label %sw.bb21
  ]

sw.bb:                                            ; preds = %entry
  %argp.cur = load ptr, ptr %arguments, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %arguments, align 4
  %0 = load i32, ptr %argp.cur, align 4
  %conv = trunc i32 %0 to i8
  %conv1 = sext i8 %conv to i64
  br label %return

sw.bb2:                                           ; preds = %entry
  %argp.cur4 = load ptr, ptr %arguments, align 4
  %argp.next5 = getelementptr inbounds i8, ptr %argp.cur4, i32 4
  store ptr %argp.next5, ptr %arguments, align 4
  %1 = load i32, ptr %argp.cur4, align 4
  %conv6 = trunc i32 %1 to i16
  %conv7 = sext i16 %conv6 to i64
  br label %return

sw.bb8:                                           ; preds = %entry
  %argp.cur10 = load ptr, ptr %arguments, align 4
  %argp.next11 = getelementptr inbounds i8, ptr %argp.cur10, i32 4
  store ptr %argp.next11, ptr %arguments, align 4
  %2 = load i32, ptr %argp.cur10, align 4
  %conv12 = sext i32 %2 to i64
  br label %return

sw.bb13:                                          ; preds = %entry, %entry
  %argp.cur15 = load ptr, ptr %arguments, align 4
  %argp.next16 = getelementptr inbounds i8, ptr %argp.cur15, i32 8
  store ptr %argp.next16, ptr %arguments, align 4
  %3 = load i64, ptr %argp.cur15, align 4
  br label %return

sw.bb17:                                          ; preds = %entry
  %argp.cur19 = load ptr, ptr %arguments, align 4
  %argp.next20 = getelementptr inbounds i8, ptr %argp.cur19, i32 8
  store ptr %argp.next20, ptr %arguments, align 4
  %4 = load i64, ptr %argp.cur19, align 4
  br label %return

sw.bb21:                                          ; preds = %entry, %entry
  %argp.cur23 = load ptr, ptr %arguments, align 4
  %argp.next24 = getelementptr inbounds i8, ptr %argp.cur23, i32 4
  store ptr %argp.next24, ptr %arguments, align 4
  %5 = load i32, ptr %argp.cur23, align 4
  %conv25 = sext i32 %5 to i64
  br label %return

sw.default:                                       ; preds = %entry
  %argp.cur27 = load ptr, ptr %arguments, align 4
  %argp.next28 = getelementptr inbounds i8, ptr %argp.cur27, i32 4
  store ptr %argp.next28, ptr %arguments, align 4
  %6 = load i32, ptr %argp.cur27, align 4
  %conv29 = sext i32 %6 to i64
  br label %return

return:                                           ; preds = %sw.default, %sw.bb21, %sw.bb17, %sw.bb13, %sw.bb8, %sw.bb2, %sw.bb
  %retval.0 = phi i64 [ %conv29, %sw.default ], [ %conv25, %sw.bb21 ], [ %4, %sw.bb17 ], [ %3, %sw.bb13 ], [ %conv12, %sw.bb8 ], [ %conv7, %sw.bb2 ], [ %conv1, %sw.bb ]
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
    i32 3, label %sw.bb8
    i32 4, label %sw.bb13
    i32 8, label %sw.bb13
    i32 5, label %sw.bb17
    i32 6, label %sw.bb21
    i32 7, label %sw.bb21
  ]

sw.bb:                                            ; preds = %entry
  %argp.cur = load ptr, ptr %arguments, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %arguments, align 4
  %0 = load i32, ptr %argp.cur, align 4
  %conv.mask = and i32 %0, 255
  %conv1 = zext nneg i32 %conv.mask to i64
  br label %return

sw.bb2:                                           ; preds = %entry
  %argp.cur4 = load ptr, ptr %arguments, align 4
  %argp.next5 = getelementptr inbounds i8, ptr %argp.cur4, i32 4
  store ptr %argp.next5, ptr %arguments, align 4
  %1 = load i32, ptr %argp.cur4, align 4
  %conv6.mask = and i32 %1, 65535
  %conv7 = zext nneg i32 %conv6.mask to i64
  br label %return

sw.bb8:                                           ; preds = %entry
  %argp.cur10 = load ptr, ptr %arguments, align 4
  %argp.next11 = getelementptr inbounds i8, ptr %argp.cur10, i32 4
  store ptr %argp.next11, ptr %arguments, align 4
  %2 = load i32, ptr %argp.cur10, align 4
  %conv12 = zext i32 %2 to i64
  br label %return

sw.bb13:                                          ; preds = %entry, %entry
  %argp.cur15 = load ptr, ptr %arguments, align 4
  %argp.next16 = getelementptr inbounds i8, ptr %argp.cur15, i32 8
  store ptr %argp.next16, ptr %arguments, align 4
  %3 = load i64, ptr %argp.cur15, align 4
  br label %return

sw.bb17:                                          ; preds = %entry
  %argp.cur19 = load ptr, ptr %arguments, align 4
  %argp.next20 = getelementptr inbounds i8, ptr %argp.cur19, i32 8
  store ptr %argp.next20, ptr %arguments, align 4
  %4 = load i64, ptr %argp.cur19, align 4
  br label %return

sw.bb21:                                          ; preds = %entry, %entry
  %argp.cur23 = load ptr, ptr %arguments, align 4
  %argp.next24 = getelementptr inbounds i8, ptr %argp.cur23, i32 4
  store ptr %argp.next24, ptr %arguments, align 4
  %5 = load i32, ptr %argp.cur23, align 4
  %conv25 = zext i32 %5 to i64
  br label %return

sw.default:                                       ; preds = %entry
  %argp.cur27 = load ptr, ptr %arguments, align 4
  %argp.next28 = getelementptr inbounds i8, ptr %argp.cur27, i32 4
  store ptr %argp.next28, ptr %arguments, align 4
  %6 = load i32, ptr %argp.cur27, align 4
  %conv29 = zext i32 %6 to i64
  br label %return

return:                                           ; preds = %sw.default, %sw.bb21, %sw.bb17, %sw.bb13, %sw.bb8, %sw.bb2, %sw.bb
  %retval.0 = phi i64 [ %conv29, %sw.default ], [ %conv25, %sw.bb21 ], [ %4, %sw.bb17 ], [ %3, %sw.bb13 ], [ %conv12, %sw.bb8 ], [ %conv7, %sw.bb2 ], [ %conv1, %sw.bb ]
  ret i64 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_unsigned(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i64 noundef %value) unnamed_addr #0 {
entry:
  %conversion = getelementptr inbounds i8, ptr %spec, i32 32
  %0 = load i8, ptr %conversion, align 4
  switch i8 %0, label %sw.default [
    i8 111, label %sw.bb
    i8 120, label %sw.bb1
    i8 88, label %sw.bb3
  ]

sw.bb:                                            ; preds = %entry
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull @.str.136, i32 noundef 8) #22
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %alternative = getelementptr inbounds i8, ptr %spec, i32 12
  %1 = load i32, ptr %alternative, align 4
  %tobool = icmp ne i32 %1, 0
  %cmp = icmp ne i64 %value, 0
  %2 = and i1 %cmp, %tobool
  %cond = select i1 %2, ptr @.str.8.144, ptr @.str.136
  tail call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %value, ptr noundef nonnull %cond, i32 noundef 16) #22
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  %alternative4 = getelementptr inbounds i8, ptr %spec, i32 12
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
  %argp.cur = load ptr, ptr %arguments, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %arguments, align 4
  %0 = load i32, ptr %argp.cur, align 4
  %tobool.not = icmp ne i32 %wide, 0
  %or.cond = icmp ugt i32 %0, 127
  %or.cond3 = select i1 %tobool.not, i1 %or.cond, i1 false
  br i1 %or.cond3, label %return, label %if.end

if.end:                                           ; preds = %entry
  %conv = trunc i32 %0 to i8
  store i8 %conv, ptr %c, align 1
  call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %c, i32 noundef 1) #22
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ 1, %if.end ], [ 0, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @put_wide_string(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr noundef readonly %s) unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %s, null
  br i1 %cmp, label %if.then, label %while.cond.preheader

while.cond.preheader:                             ; preds = %entry
  %has_precision = getelementptr inbounds i8, ptr %spec, i32 24
  %0 = load i32, ptr %has_precision, align 4
  %tobool.not = icmp eq i32 %0, 0
  %precision = getelementptr inbounds i8, ptr %spec, i32 28
  br label %while.cond

if.then:                                          ; preds = %entry
  tail call fastcc void @put_string(ptr noundef %sink, ptr noundef %spec, ptr noundef null) #22
  br label %return

while.cond:                                       ; preds = %if.end9, %while.cond.preheader
  %n.0 = phi i32 [ %inc, %if.end9 ], [ 0, %while.cond.preheader ]
  br i1 %tobool.not, label %land.rhs, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.cond
  %1 = load i32, ptr %precision, align 4
  %cmp1 = icmp ult i32 %n.0, %1
  br i1 %cmp1, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %lor.lhs.false, %while.cond
  %arrayidx = getelementptr inbounds i32, ptr %s, i32 %n.0
  %2 = load i32, ptr %arrayidx, align 4
  %cmp2.not = icmp eq i32 %2, 0
  br i1 %cmp2.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %or.cond = icmp ugt i32 %2, 127
  br i1 %or.cond, label %return, label %if.end9

if.end9:                                          ; preds = %while.body
  %inc = add i32 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %land.rhs, %lor.lhs.false
  %width = getelementptr inbounds i8, ptr %spec, i32 20
  %3 = load i32, ptr %width, align 4
  %spec.select = tail call i32 @llvm.usub.sat.i32(i32 %3, i32 %n.0)
  %4 = load i32, ptr %spec, align 4
  %tobool12.not = icmp eq i32 %4, 0
  br i1 %tobool12.not, label %if.then13, label %if.end14

if.then13:                                        ; preds = %while.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %spec.select) #22
  br label %if.end14

if.end14:                                         ; preds = %if.then13, %while.end
  %cmp1526.not = icmp eq i32 %n.0, 0
  br i1 %cmp1526.not, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %if.end14
  %i.027 = phi i32 [ %inc17, %for.body ], [ 0, %if.end14 ]
  %arrayidx16 = getelementptr inbounds i32, ptr %s, i32 %i.027
  %5 = load i32, ptr %arrayidx16, align 4
  %conv = trunc i32 %5 to i8
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %conv, i32 noundef 1) #22
  %inc17 = add nuw i32 %i.027, 1
  %exitcond.not = icmp eq i32 %inc17, %n.0
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end14
  %6 = load i32, ptr %spec, align 4
  %tobool19.not = icmp eq i32 %6, 0
  br i1 %tobool19.not, label %return, label %if.then20

if.then20:                                        ; preds = %for.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %spec.select) #22
  br label %return

return:                                           ; preds = %if.then20, %for.end, %while.body, %if.then
  %retval.0 = phi i32 [ 1, %if.then ], [ 1, %if.then20 ], [ 1, %for.end ], [ 0, %while.body ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_string(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr noundef readonly %s) unnamed_addr #0 {
entry:
  %cmp = icmp eq ptr %s, null
  %has_precision = getelementptr inbounds i8, ptr %spec, i32 24
  %0 = load i32, ptr %has_precision, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br i1 %tobool.not, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then
  %precision = getelementptr inbounds i8, ptr %spec, i32 28
  %1 = load i32, ptr %precision, align 4
  %cmp1.inv = icmp ult i32 %1, 6
  %2 = select i1 %cmp1.inv, i32 0, i32 6
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then
  %cond = phi i32 [ 6, %if.then ], [ %2, %lor.rhs ]
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull @.str.11.34, i32 noundef %cond) #22
  br label %return

if.end:                                           ; preds = %entry
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %if.end
  %precision4 = getelementptr inbounds i8, ptr %spec, i32 28
  %3 = load i32, ptr %precision4, align 4
  %call = tail call fastcc i32 @__hp_strnlen(ptr noundef nonnull %s, i32 noundef %3) #22
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %call5 = tail call fastcc i32 @__hp_strlen(ptr noundef nonnull %s) #22
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond6 = phi i32 [ %call, %cond.true ], [ %call5, %cond.false ]
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull %s, i32 noundef %cond6) #22
  br label %return

return:                                           ; preds = %cond.end, %lor.end
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_pointer(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr noundef %p) unnamed_addr #0 {
entry:
  %prefix = alloca [4 x i8], align 1
  %cmp = icmp eq ptr %p, null
  %n.0.sroa.gep = getelementptr inbounds i8, ptr %prefix, i32 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @put_text(ptr noundef %sink, ptr noundef %spec, ptr noundef nonnull @.str.12.27, i32 noundef 5) #22
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
  %n.0 = phi i32 [ 1, %if.then3 ], [ 0, %if.end ]
  %inc5 = add nuw nsw i32 %n.0, 1
  store i8 48, ptr %n.0.sroa.phi, align 1
  %inc7 = or disjoint i32 %n.0, 2
  %arrayidx8 = getelementptr inbounds [4 x i8], ptr %prefix, i32 0, i32 %inc5
  store i8 120, ptr %arrayidx8, align 1
  %arrayidx9 = getelementptr inbounds [4 x i8], ptr %prefix, i32 0, i32 %inc7
  store i8 0, ptr %arrayidx9, align 1
  %1 = ptrtoint ptr %p to i32
  %conv10 = zext i32 %1 to i64
  call fastcc void @put_integer(ptr noundef %sink, ptr noundef %spec, i64 noundef %conv10, ptr noundef nonnull %prefix, i32 noundef 16) #22
  br label %return

return:                                           ; preds = %if.end4, %if.then
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @store_count(ptr nocapture noundef %arguments, i32 noundef %length, i32 noundef %count) unnamed_addr #13 {
entry:
  %argp.cur = load ptr, ptr %arguments, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %arguments, align 4
  %0 = load ptr, ptr %argp.cur, align 4
  switch i32 %length, label %sw.default [
    i32 1, label %sw.bb
    i32 2, label %sw.bb1
    i32 3, label %sw.bb3
    i32 4, label %sw.bb4
    i32 8, label %sw.bb4
    i32 5, label %sw.bb6
    i32 6, label %sw.bb8
    i32 7, label %sw.bb8
  ]

sw.bb:                                            ; preds = %entry
  %conv = trunc i32 %count to i8
  store i8 %conv, ptr %0, align 1
  br label %sw.epilog

sw.bb1:                                           ; preds = %entry
  %conv2 = trunc i32 %count to i16
  store i16 %conv2, ptr %0, align 2
  br label %sw.epilog

sw.bb3:                                           ; preds = %entry
  store i32 %count, ptr %0, align 4
  br label %sw.epilog

sw.bb4:                                           ; preds = %entry, %entry
  %conv5 = zext i32 %count to i64
  store i64 %conv5, ptr %0, align 4
  br label %sw.epilog

sw.bb6:                                           ; preds = %entry
  %conv7 = zext i32 %count to i64
  store i64 %conv7, ptr %0, align 4
  br label %sw.epilog

sw.bb8:                                           ; preds = %entry, %entry
  store i32 %count, ptr %0, align 4
  br label %sw.epilog

sw.default:                                       ; preds = %entry
  store i32 %count, ptr %0, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb8, %sw.bb6, %sw.bb4, %sw.bb3, %sw.bb1, %sw.bb
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @take_long_double_apart(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.hp_number) align 4 %agg.result, x86_fp80 noundef %value) unnamed_addr #14 {
entry:
  tail call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(28) %agg.result, i8 0, i32 28, i1 false)
  %0 = bitcast x86_fp80 %value to i80
  %value.addr.0.extract.trunc = trunc i80 %0 to i64
  store i64 %value.addr.0.extract.trunc, ptr %agg.result, align 4
  %value.addr.8.extract.shift = lshr i80 %0, 64
  %value.addr.8.extract.trunc = trunc nuw nsw i80 %value.addr.8.extract.shift to i32
  %and = and i32 %value.addr.8.extract.trunc, 32767
  %is_long = getelementptr inbounds i8, ptr %agg.result, i32 24
  store i32 1, ptr %is_long, align 4
  %shr = lshr i32 %value.addr.8.extract.trunc, 15
  %negative = getelementptr inbounds i8, ptr %agg.result, i32 12
  store i32 %shr, ptr %negative, align 4
  %cmp = icmp eq i32 %and, 32767
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %shl.mask = and i64 %value.addr.0.extract.trunc, 9223372036854775807
  %cmp4 = icmp ne i64 %shl.mask, 0
  %conv5 = zext i1 %cmp4 to i32
  %nan = getelementptr inbounds i8, ptr %agg.result, i32 20
  store i32 %conv5, ptr %nan, align 4
  %lnot = xor i1 %cmp4, true
  %lnot.ext = zext i1 %lnot to i32
  br label %if.end

if.else:                                          ; preds = %entry
  %cond = tail call i32 @llvm.umax.i32(i32 %and, i32 1)
  %sub = add nsw i32 %cond, -16446
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %.sink = phi i32 [ 8, %if.else ], [ 16, %if.then ]
  %sub.sink = phi i32 [ %sub, %if.else ], [ %lnot.ext, %if.then ]
  %exponent9 = getelementptr inbounds i8, ptr %agg.result, i32 %.sink
  store i32 %sub.sink, ptr %exponent9, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @take_double_apart(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.hp_number) align 4 %agg.result, double noundef %value) unnamed_addr #14 {
entry:
  tail call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(28) %agg.result, i8 0, i32 28, i1 false)
  %0 = bitcast double %value to i64
  %shr = lshr i64 %0, 52
  %1 = trunc nuw nsw i64 %shr to i32
  %conv = and i32 %1, 2047
  %shr1 = lshr i64 %0, 63
  %conv2 = trunc nuw nsw i64 %shr1 to i32
  %negative = getelementptr inbounds i8, ptr %agg.result, i32 12
  store i32 %conv2, ptr %negative, align 4
  %and3 = and i64 %0, 4503599627370495
  store i64 %and3, ptr %agg.result, align 4
  switch i32 %conv, label %if.else13 [
    i32 2047, label %if.then
    i32 0, label %if.end16
  ]

if.then:                                          ; preds = %entry
  %cmp6 = icmp ne i64 %and3, 0
  %conv7 = zext i1 %cmp6 to i32
  %nan = getelementptr inbounds i8, ptr %agg.result, i32 20
  store i32 %conv7, ptr %nan, align 4
  %lnot = xor i1 %cmp6, true
  %lnot.ext = zext i1 %lnot to i32
  br label %if.end16

if.else13:                                        ; preds = %entry
  %or = or disjoint i64 %and3, 4503599627370496
  store i64 %or, ptr %agg.result, align 4
  %sub = add nsw i32 %conv, -1075
  br label %if.end16

if.end16:                                         ; preds = %if.else13, %if.then, %entry
  %.sink5 = phi i32 [ 8, %if.else13 ], [ 16, %if.then ], [ 8, %entry ]
  %.sink = phi i32 [ %sub, %if.else13 ], [ %lnot.ext, %if.then ], [ -1074, %entry ]
  %exponent12 = getelementptr inbounds i8, ptr %agg.result, i32 %.sink5
  store i32 %.sink, ptr %exponent12, align 4
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_text(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %text, i32 noundef %n) unnamed_addr #0 {
entry:
  %width = getelementptr inbounds i8, ptr %spec, i32 20
  %0 = load i32, ptr %width, align 4
  %spec.select = tail call i32 @llvm.usub.sat.i32(i32 %0, i32 %n)
  %1 = load i32, ptr %spec, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %spec.select) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %text, i32 noundef %n) #22
  %2 = load i32, ptr %spec, align 4
  %tobool3.not = icmp eq i32 %2, 0
  br i1 %tobool3.not, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %spec.select) #22
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
  %plus = getelementptr inbounds i8, ptr %spec, i32 4
  %0 = load i32, ptr %plus, align 4
  %tobool1.not = icmp eq i32 %0, 0
  br i1 %tobool1.not, label %cond.false3, label %cond.end6

cond.false3:                                      ; preds = %cond.false
  %space = getelementptr inbounds i8, ptr %spec, i32 8
  %1 = load i32, ptr %space, align 4
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
  %text = alloca [24 x i8], align 1
  %conversion = getelementptr inbounds i8, ptr %spec, i32 32
  %0 = load i8, ptr %conversion, align 4
  %cmp = icmp eq i8 %0, 88
  %cond = select i1 %cmp, ptr @.str.5.141, ptr @.str.6.142
  %cmp2.not38 = icmp eq i64 %value, 0
  br i1 %cmp2.not38, label %while.end, label %while.body.lr.ph

while.body.lr.ph:                                 ; preds = %entry
  %conv4 = zext nneg i32 %base to i64
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.lr.ph
  %value.addr.040 = phi i64 [ %value, %while.body.lr.ph ], [ %div, %while.body ]
  %start.039 = phi i32 [ 24, %while.body.lr.ph ], [ %dec, %while.body ]
  %value.addr.040.frozen = freeze i64 %value.addr.040
  %div = udiv i64 %value.addr.040.frozen, %conv4
  %1 = mul i64 %div, %conv4
  %rem.decomposed = sub i64 %value.addr.040.frozen, %1
  %idxprom = trunc nuw nsw i64 %rem.decomposed to i32
  %arrayidx = getelementptr inbounds i8, ptr %cond, i32 %idxprom
  %2 = load i8, ptr %arrayidx, align 1
  %dec = add i32 %start.039, -1
  %arrayidx5 = getelementptr inbounds [24 x i8], ptr %text, i32 0, i32 %dec
  store i8 %2, ptr %arrayidx5, align 1
  %cmp2.not = icmp ult i64 %value.addr.040, %conv4
  br i1 %cmp2.not, label %while.end, label %while.body

while.end:                                        ; preds = %while.body, %entry
  %start.0.lcssa = phi i32 [ 24, %entry ], [ %dec, %while.body ]
  %sub = sub i32 24, %start.0.lcssa
  %has_precision = getelementptr inbounds i8, ptr %spec, i32 24
  %3 = load i32, ptr %has_precision, align 4
  %tobool.not = icmp eq i32 %3, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %while.end
  %precision = getelementptr inbounds i8, ptr %spec, i32 28
  %4 = load i32, ptr %precision, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %while.end
  %cond7 = phi i32 [ %4, %cond.true ], [ 1, %while.end ]
  %spec.select = tail call i32 @llvm.usub.sat.i32(i32 %cond7, i32 %sub)
  %cmp11 = icmp eq i32 %base, 8
  br i1 %cmp11, label %land.lhs.true, label %if.end25

land.lhs.true:                                    ; preds = %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i32 12
  %5 = load i32, ptr %alternative, align 4
  %tobool13 = icmp ne i32 %5, 0
  %cmp15 = icmp ule i32 %cond7, %sub
  %or.cond = and i1 %cmp15, %tobool13
  br i1 %or.cond, label %land.lhs.true17, label %if.end25

land.lhs.true17:                                  ; preds = %land.lhs.true
  %cmp18 = icmp eq i32 %start.0.lcssa, 24
  br i1 %cmp18, label %if.then24, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true17
  %arrayidx20 = getelementptr inbounds [24 x i8], ptr %text, i32 0, i32 %start.0.lcssa
  %6 = load i8, ptr %arrayidx20, align 1
  %cmp22.not = icmp eq i8 %6, 48
  br i1 %cmp22.not, label %if.end25, label %if.then24

if.then24:                                        ; preds = %lor.lhs.false, %land.lhs.true17
  br label %if.end25

if.end25:                                         ; preds = %if.then24, %lor.lhs.false, %land.lhs.true, %cond.end
  %zeros.1 = phi i32 [ 1, %if.then24 ], [ 0, %lor.lhs.false ], [ %spec.select, %land.lhs.true ], [ %spec.select, %cond.end ]
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %prefix) #22
  %add = add i32 %zeros.1, %sub
  %add26 = add i32 %add, %call
  %width = getelementptr inbounds i8, ptr %spec, i32 20
  %7 = load i32, ptr %width, align 4
  %spec.select35 = tail call i32 @llvm.usub.sat.i32(i32 %7, i32 %add26)
  %zero = getelementptr inbounds i8, ptr %spec, i32 16
  %8 = load i32, ptr %zero, align 4
  %tobool35.not = icmp eq i32 %8, 0
  br i1 %tobool35.not, label %if.end43, label %land.lhs.true36

land.lhs.true36:                                  ; preds = %if.end25
  %9 = load i32, ptr %spec, align 4
  %tobool37.not = icmp eq i32 %9, 0
  br i1 %tobool37.not, label %land.lhs.true38, label %if.end43

land.lhs.true38:                                  ; preds = %land.lhs.true36
  %add42 = select i1 %tobool.not, i32 %spec.select35, i32 0
  %spec.select36 = add i32 %add42, %zeros.1
  %spec.select37 = select i1 %tobool.not, i32 0, i32 %spec.select35
  br label %if.end43

if.end43:                                         ; preds = %land.lhs.true38, %land.lhs.true36, %if.end25
  %zeros.2 = phi i32 [ %zeros.1, %land.lhs.true36 ], [ %zeros.1, %if.end25 ], [ %spec.select36, %land.lhs.true38 ]
  %blanks.0 = phi i32 [ %spec.select35, %land.lhs.true36 ], [ %spec.select35, %if.end25 ], [ %spec.select37, %land.lhs.true38 ]
  %10 = load i32, ptr %spec, align 4
  %tobool45.not = icmp eq i32 %10, 0
  br i1 %tobool45.not, label %if.then46, label %if.end47

if.then46:                                        ; preds = %if.end43
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %blanks.0) #22
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %if.end43
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %prefix, i32 noundef %call) #22
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i32 noundef %zeros.2) #22
  %add.ptr = getelementptr inbounds i8, ptr %text, i32 %start.0.lcssa
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %add.ptr, i32 noundef %sub) #22
  %11 = load i32, ptr %spec, align 4
  %tobool49.not = icmp eq i32 %11, 0
  br i1 %tobool49.not, label %if.end51, label %if.then50

if.then50:                                        ; preds = %if.end47
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %blanks.0) #22
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %if.end47
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_number(ptr noundef readonly %format, ptr nocapture noundef writeonly %number) unnamed_addr #10 {
entry:
  %0 = load i8, ptr %format, align 1
  %1 = add i8 %0, -48
  %or.cond8 = icmp ult i8 %1, 10
  br i1 %or.cond8, label %for.body, label %for.end

for.body:                                         ; preds = %for.body, %entry
  %2 = phi i8 [ %3, %for.body ], [ %0, %entry ]
  %value.010 = phi i32 [ %value.1, %for.body ], [ 0, %entry ]
  %format.addr.09 = phi ptr [ %incdec.ptr, %for.body ], [ %format, %entry ]
  %mul = mul i32 %value.010, 10
  %narrow = add nsw i8 %2, -48
  %sub = zext nneg i8 %narrow to i32
  %add = add i32 %mul, %sub
  %cmp57 = icmp slt i32 %value.010, 0
  %value.1 = select i1 %cmp57, i32 %value.010, i32 %add
  %incdec.ptr = getelementptr inbounds i8, ptr %format.addr.09, i32 1
  %3 = load i8, ptr %incdec.ptr, align 1
  %4 = add i8 %3, -48
  %or.cond = icmp ult i8 %4, 10
  br i1 %or.cond, label %for.body, label %for.end

for.end:                                          ; preds = %for.body, %entry
  %format.addr.0.lcssa = phi ptr [ %format, %entry ], [ %incdec.ptr, %for.body ]
  %value.0.lcssa = phi i32 [ 0, %entry ], [ %value.1, %for.body ]
  store i32 %value.0.lcssa, ptr %number, align 4
  ret ptr %format.addr.0.lcssa
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %buffer = alloca [512 x i8], align 1
  %sink = alloca %struct.hp_sink, align 4
  store ptr %buffer, ptr %sink, align 4
  %room = getelementptr inbounds i8, ptr %sink, i32 4
  store i32 512, ptr %room, align 4
  %used = getelementptr inbounds i8, ptr %sink, i32 8
  store i32 0, ptr %used, align 4
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  store i32 0, ptr %total, align 4
  %fd2 = getelementptr inbounds i8, ptr %sink, i32 16
  store i32 %fd, ptr %fd2, align 4
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
  %failed = getelementptr inbounds i8, ptr %stream, i32 8
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
define internal fastcc i32 @__hp_print_to(ptr noundef %buffer, i32 noundef %room, ptr noundef %format, ptr noundef %arguments) unnamed_addr #0 {
entry:
  %sink = alloca %struct.hp_sink, align 4
  store ptr %buffer, ptr %sink, align 4
  %room2 = getelementptr inbounds i8, ptr %sink, i32 4
  %cond = tail call i32 @llvm.usub.sat.i32(i32 %room, i32 1)
  store i32 %cond, ptr %room2, align 4
  %used = getelementptr inbounds i8, ptr %sink, i32 8
  store i32 0, ptr %used, align 4
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  store i32 0, ptr %total, align 4
  %fd = getelementptr inbounds i8, ptr %sink, i32 16
  store i32 -1, ptr %fd, align 4
  %call = call fastcc i32 @__hp_format(ptr noundef nonnull %sink, ptr noundef %format, ptr noundef %arguments) #22
  %cmp3.not = icmp eq i32 %room, 0
  br i1 %cmp3.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %0 = load i32, ptr %used, align 4
  %arrayidx = getelementptr inbounds i8, ptr %buffer, i32 %0
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc void @__hp_format_float(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %plain = alloca %struct.hp_spec, align 4
  %conversion = getelementptr inbounds i8, ptr %spec, i32 32
  %0 = load i8, ptr %conversion, align 4
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #22
  %nan = getelementptr inbounds i8, ptr %number, i32 20
  %1 = load i32, ptr %nan, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %infinite = getelementptr inbounds i8, ptr %number, i32 16
  %2 = load i32, ptr %infinite, align 4
  %tobool1.not = icmp eq i32 %2, 0
  br i1 %tobool1.not, label %if.else, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(36) %plain, ptr noundef nonnull align 4 dereferenceable(36) %spec, i32 36, i1 false)
  %call2 = tail call fastcc signext i8 @sign_of.135(ptr noundef %spec, ptr noundef %number) #22
  %zero = getelementptr inbounds i8, ptr %plain, i32 16
  store i32 0, ptr %zero, align 4
  call fastcc void @put_start(ptr noundef %sink, ptr noundef nonnull %plain, i8 noundef signext %call2, ptr noundef nonnull @.str.136, i32 noundef 3) #22
  %3 = load i32, ptr %nan, align 4
  %tobool4.not = icmp eq i32 %3, 0
  %tobool5.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool5.not, ptr @.str.2.138, ptr @.str.1.137
  %cond7 = select i1 %tobool5.not, ptr @.str.4.140, ptr @.str.3.139
  %cond8 = select i1 %tobool4.not, ptr %cond7, ptr %cond
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %cond8, i32 noundef 3) #22
  %cmp.not = icmp eq i8 %call2, 0
  %add = select i1 %cmp.not, i32 3, i32 4
  call fastcc void @put_end(ptr noundef %sink, ptr noundef nonnull %plain, i32 noundef %add) #22
  br label %if.end25

if.else:                                          ; preds = %lor.lhs.false
  switch i8 %0, label %if.else20 [
    i8 97, label %if.then19
    i8 65, label %if.then19
  ]

if.then19:                                        ; preds = %if.else, %if.else
  tail call fastcc void @put_hexadecimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #22
  br label %if.end25

if.else20:                                        ; preds = %if.else
  %is_long = getelementptr inbounds i8, ptr %number, i32 24
  %4 = load i32, ptr %is_long, align 4
  %tobool21.not = icmp eq i32 %4, 0
  br i1 %tobool21.not, label %if.else23, label %if.then22

if.then22:                                        ; preds = %if.else20
  tail call fastcc void @put_long_double(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #22
  br label %if.end25

if.else23:                                        ; preds = %if.else20
  tail call fastcc void @put_double(ptr noundef %sink, ptr noundef %spec, ptr noundef %number) #22
  br label %if.end25

if.end25:                                         ; preds = %if.else23, %if.then22, %if.then19, %if.then
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
  %negative = getelementptr inbounds i8, ptr %number, i32 12
  %0 = load i32, ptr %negative, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %cond.false, label %cond.end6

cond.false:                                       ; preds = %entry
  %plus = getelementptr inbounds i8, ptr %spec, i32 4
  %1 = load i32, ptr %plus, align 4
  %tobool1.not = icmp eq i32 %1, 0
  br i1 %tobool1.not, label %cond.false3, label %cond.end6

cond.false3:                                      ; preds = %cond.false
  %space = getelementptr inbounds i8, ptr %spec, i32 8
  %2 = load i32, ptr %space, align 4
  %tobool4.not = icmp eq i32 %2, 0
  %3 = select i1 %tobool4.not, i8 0, i8 32
  br label %cond.end6

cond.end6:                                        ; preds = %cond.false3, %cond.false, %entry
  %cond7 = phi i8 [ 45, %entry ], [ %3, %cond.false3 ], [ 43, %cond.false ]
  ret i8 %cond7
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_start(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %prefix, i32 noundef %length) unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %prefix) #22
  %cmp = icmp ne i8 %sign, 0
  %conv1 = zext i1 %cmp to i32
  %add = add i32 %conv1, %length
  %add2 = add i32 %add, %call
  %width = getelementptr inbounds i8, ptr %spec, i32 20
  %0 = load i32, ptr %width, align 4
  %spec.select = tail call i32 @llvm.usub.sat.i32(i32 %0, i32 %add2)
  %1 = load i32, ptr %spec, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %zero = getelementptr inbounds i8, ptr %spec, i32 16
  %2 = load i32, ptr %zero, align 4
  %tobool6.not = icmp eq i32 %2, 0
  br i1 %tobool6.not, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %spec.select) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  br i1 %cmp, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %sign, i32 noundef 1) #22
  br label %if.end11

if.end11:                                         ; preds = %if.then10, %if.end
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %prefix, i32 noundef %call) #22
  %3 = load i32, ptr %spec, align 4
  %tobool13.not = icmp eq i32 %3, 0
  br i1 %tobool13.not, label %land.lhs.true14, label %if.end18

land.lhs.true14:                                  ; preds = %if.end11
  %zero15 = getelementptr inbounds i8, ptr %spec, i32 16
  %4 = load i32, ptr %zero15, align 4
  %tobool16.not = icmp eq i32 %4, 0
  br i1 %tobool16.not, label %if.end18, label %if.then17

if.then17:                                        ; preds = %land.lhs.true14
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i32 noundef %spec.select) #22
  br label %if.end18

if.end18:                                         ; preds = %if.then17, %land.lhs.true14, %if.end11
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_end(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i32 noundef %length) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %spec, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %width = getelementptr inbounds i8, ptr %spec, i32 20
  %1 = load i32, ptr %width, align 4
  %cmp = icmp ugt i32 %1, %length
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %sub = sub i32 %1, %length
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 32, i32 noundef %sub) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_hexadecimal(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %text = alloca [16 x i8], align 1
  %end = alloca [12 x i8], align 1
  %conversion = getelementptr inbounds i8, ptr %spec, i32 32
  %0 = load i8, ptr %conversion, align 4
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #22
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, ptr @.str.6.142, ptr @.str.5.141
  %is_long = getelementptr inbounds i8, ptr %number, i32 24
  %1 = load i32, ptr %is_long, align 4
  %tobool1.not = icmp eq i32 %1, 0
  %cond2 = select i1 %tobool1.not, i32 13, i32 15
  %2 = load i64, ptr %number, align 4
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent4 = getelementptr inbounds i8, ptr %number, i32 8
  %3 = load i32, ptr %exponent4, align 4
  %mul = shl nuw nsw i32 %cond2, 2
  %add = add nsw i32 %3, %mul
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond5 = phi i32 [ %add, %cond.false ], [ 0, %entry ]
  %has_precision = getelementptr inbounds i8, ptr %spec, i32 24
  %4 = load i32, ptr %has_precision, align 4
  %tobool6.not = icmp eq i32 %4, 0
  br i1 %tobool6.not, label %if.else, label %land.lhs.true

land.lhs.true:                                    ; preds = %cond.end
  %precision = getelementptr inbounds i8, ptr %spec, i32 28
  %5 = load i32, ptr %precision, align 4
  %cmp7 = icmp ult i32 %5, %cond2
  br i1 %cmp7, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true
  %sub = sub nsw i32 %cond2, %5
  %mul9 = shl nsw i32 %sub, 2
  %sh_prom = zext i32 %mul9 to i64
  %notmask = shl nsw i64 -1, %sh_prom
  %sub10 = xor i64 %notmask, -1
  %and = and i64 %2, %sub10
  %sub11 = add nsw i32 %mul9, -1
  %sh_prom12 = zext nneg i32 %sub11 to i64
  %shl13 = shl nuw i64 1, %sh_prom12
  %shr = lshr i64 %2, %sh_prom
  %cmp15 = icmp ugt i64 %and, %shl13
  br i1 %cmp15, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.then
  %cmp16 = icmp eq i64 %and, %shl13
  %and17 = and i64 %shr, 1
  %cmp18 = icmp ne i64 %and17, 0
  %6 = select i1 %cmp16, i1 %cmp18, i1 false
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.then
  %7 = phi i1 [ true, %if.then ], [ %6, %lor.rhs ]
  %conv = zext i1 %7 to i64
  %add20 = add i64 %shr, %conv
  %mul21 = shl i32 %5, 2
  %sh_prom22 = zext nneg i32 %mul21 to i64
  %shr23 = lshr i64 %add20, %sh_prom22
  %conv24 = trunc i64 %shr23 to i32
  %cmp25 = icmp ugt i32 %conv24, 15
  %cmp29 = icmp eq i64 %add20, 0
  %or.cond = and i1 %7, %cmp29
  %or.cond64 = or i1 %or.cond, %cmp25
  %add32 = add nsw i32 %cond5, 4
  %spec.select65 = select i1 %or.cond64, i32 1, i32 %conv24
  %spec.select66 = select i1 %or.cond64, i32 %add32, i32 %cond5
  br label %if.end49

if.else:                                          ; preds = %land.lhs.true, %cond.end
  %mul33 = shl nuw nsw i32 %cond2, 2
  %sh_prom34 = zext nneg i32 %mul33 to i64
  %shr35 = lshr i64 %2, %sh_prom34
  %conv36 = trunc nuw nsw i64 %shr35 to i32
  %and4367 = and i64 %2, 15
  %cmp4468 = icmp eq i64 %and4367, 0
  %or.cond75 = and i1 %tobool6.not, %cmp4468
  br i1 %or.cond75, label %while.body, label %if.end49

while.body:                                       ; preds = %while.body, %if.else
  %mantissa.070 = phi i64 [ %shr47, %while.body ], [ %2, %if.else ]
  %shown.069 = phi i32 [ %dec, %while.body ], [ %cond2, %if.else ]
  %shr47 = lshr exact i64 %mantissa.070, 4
  %dec = add nsw i32 %shown.069, -1
  %cmp40 = icmp ne i32 %dec, 0
  %8 = and i64 %mantissa.070, 240
  %cmp44 = icmp eq i64 %8, 0
  %9 = select i1 %cmp40, i1 %cmp44, i1 false
  br i1 %9, label %while.body, label %if.end49

if.end49:                                         ; preds = %while.body, %if.else, %lor.end
  %first.0 = phi i32 [ %conv36, %if.else ], [ %spec.select65, %lor.end ], [ %conv36, %while.body ]
  %shown.1 = phi i32 [ %cond2, %if.else ], [ %5, %lor.end ], [ %dec, %while.body ]
  %exponent.0 = phi i32 [ %cond5, %if.else ], [ %spec.select66, %lor.end ], [ %cond5, %while.body ]
  %mantissa.1 = phi i64 [ %2, %if.else ], [ %add20, %lor.end ], [ %shr47, %while.body ]
  %cmp50.not72 = icmp eq i32 %shown.1, 0
  br i1 %cmp50.not72, label %for.end, label %for.body

for.body:                                         ; preds = %for.body, %if.end49
  %mantissa.274 = phi i64 [ %shr55, %for.body ], [ %mantissa.1, %if.end49 ]
  %i.073 = phi i32 [ %sub53, %for.body ], [ %shown.1, %if.end49 ]
  %10 = trunc i64 %mantissa.274 to i32
  %idxprom = and i32 %10, 15
  %arrayidx = getelementptr inbounds i8, ptr %cond, i32 %idxprom
  %11 = load i8, ptr %arrayidx, align 1
  %sub53 = add i32 %i.073, -1
  %arrayidx54 = getelementptr inbounds [16 x i8], ptr %text, i32 0, i32 %sub53
  store i8 %11, ptr %arrayidx54, align 1
  %shr55 = lshr i64 %mantissa.274, 4
  %cmp50.not = icmp eq i32 %sub53, 0
  br i1 %cmp50.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end49
  %conv61 = select i1 %tobool.not, i8 112, i8 80
  %call62 = call fastcc i32 @exponent_text(ptr noundef nonnull %end, i8 noundef signext %conv61, i32 noundef %exponent.0, i32 noundef 1) #22
  br i1 %tobool6.not, label %cond.end73, label %land.lhs.true65

land.lhs.true65:                                  ; preds = %for.end
  %precision66 = getelementptr inbounds i8, ptr %spec, i32 28
  %12 = load i32, ptr %precision66, align 4
  %spec.select = tail call i32 @llvm.usub.sat.i32(i32 %12, i32 %shown.1)
  br label %cond.end73

cond.end73:                                       ; preds = %land.lhs.true65, %for.end
  %cond74 = phi i32 [ 0, %for.end ], [ %spec.select, %land.lhs.true65 ]
  %add75 = sub i32 0, %cond74
  %cmp76.not = icmp eq i32 %shown.1, %add75
  br i1 %cmp76.not, label %lor.rhs78, label %lor.end80

lor.rhs78:                                        ; preds = %cond.end73
  %alternative = getelementptr inbounds i8, ptr %spec, i32 12
  %13 = load i32, ptr %alternative, align 4
  %tobool79 = icmp ne i32 %13, 0
  br label %lor.end80

lor.end80:                                        ; preds = %lor.rhs78, %cond.end73
  %14 = phi i1 [ true, %cond.end73 ], [ %tobool79, %lor.rhs78 ]
  %add82 = select i1 %14, i32 2, i32 1
  %add83 = add i32 %call62, %shown.1
  %add84 = add i32 %add83, %cond74
  %add85 = add i32 %add84, %add82
  %call86 = tail call fastcc signext i8 @sign_of.135(ptr noundef %spec, ptr noundef nonnull %number) #22
  %cond90 = select i1 %tobool.not, ptr @.str.8.144, ptr @.str.7.143
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call86, ptr noundef nonnull %cond90, i32 noundef %add85) #22
  %arrayidx91 = getelementptr inbounds i8, ptr %cond, i32 %first.0
  %15 = load i8, ptr %arrayidx91, align 1
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext %15, i32 noundef 1) #22
  br i1 %14, label %if.then93, label %if.end94

if.then93:                                        ; preds = %lor.end80
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i32 noundef 1) #22
  br label %if.end94

if.end94:                                         ; preds = %if.then93, %lor.end80
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %text, i32 noundef %shown.1) #22
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i32 noundef %cond74) #22
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %end, i32 noundef %call62) #22
  %cmp99.not = icmp eq i8 %call86, 0
  %add97 = select i1 %cmp99.not, i32 2, i32 3
  %add101 = add i32 %add97, %add85
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i32 noundef %add101) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_long_double(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %limbs = alloca [516 x i32], align 4
  %billions = alloca [552 x i32], align 4
  %digits = alloca [11600 x i8], align 1
  call fastcc void @put_decimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number, ptr noundef nonnull %limbs, ptr noundef nonnull %billions, ptr noundef nonnull %digits) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_double(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number) unnamed_addr #0 {
entry:
  %limbs = alloca [35 x i32], align 4
  %billions = alloca [36 x i32], align 4
  %digits = alloca [800 x i8], align 1
  call fastcc void @put_decimal(ptr noundef %sink, ptr noundef %spec, ptr noundef %number, ptr noundef nonnull %limbs, ptr noundef nonnull %billions, ptr noundef nonnull %digits) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_decimal(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, ptr nocapture noundef readonly %number, ptr noundef %limbs, ptr nocapture noundef %billions, ptr noundef %digits) unnamed_addr #0 {
entry:
  %d = alloca %struct.decimal, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %d, i8 0, i64 32, i1 false)
  store ptr %limbs, ptr %d, align 4
  %digits2 = getelementptr inbounds i8, ptr %d, i32 12
  store ptr %digits, ptr %digits2, align 4
  %conversion = getelementptr inbounds i8, ptr %spec, i32 32
  %0 = load i8, ptr %conversion, align 4
  %call = tail call fastcc i32 @is_upper(i8 noundef signext %0) #22
  %tobool.not = icmp eq i32 %call, 0
  %conv = select i1 %tobool.not, i8 101, i8 69
  %call3 = tail call fastcc signext i8 @sign_of.135(ptr noundef %spec, ptr noundef %number) #22
  %has_precision = getelementptr inbounds i8, ptr %spec, i32 24
  %1 = load i32, ptr %has_precision, align 4
  %tobool4.not = icmp eq i32 %1, 0
  br i1 %tobool4.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %precision5 = getelementptr inbounds i8, ptr %spec, i32 28
  %2 = load i32, ptr %precision5, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.true, %entry
  %cond6 = phi i32 [ %2, %cond.true ], [ 6, %entry ]
  switch i8 %0, label %sw.default [
    i8 102, label %sw.epilog
    i8 70, label %sw.epilog
    i8 101, label %sw.bb11
    i8 69, label %sw.bb11
  ]

sw.bb11:                                          ; preds = %cond.end, %cond.end
  %add = add i32 %cond6, 1
  br label %sw.epilog

sw.default:                                       ; preds = %cond.end
  %spec.store.select = tail call i32 @llvm.umax.i32(i32 %cond6, i32 1)
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb11, %cond.end, %cond.end
  %precision.0 = phi i32 [ %spec.store.select, %sw.default ], [ %cond6, %sw.bb11 ], [ %cond6, %cond.end ], [ %cond6, %cond.end ]
  %request.sroa.4.0 = phi i32 [ %spec.store.select, %sw.default ], [ %add, %sw.bb11 ], [ %cond6, %cond.end ], [ %cond6, %cond.end ]
  %request.sroa.0.0 = phi i32 [ 0, %sw.default ], [ 0, %sw.bb11 ], [ 1, %cond.end ], [ 1, %cond.end ]
  %3 = load i64, ptr %number, align 4
  %cmp15.not = icmp eq i64 %3, 0
  br i1 %cmp15.not, label %if.end23, label %if.then17

if.then17:                                        ; preds = %sw.epilog
  call fastcc void @make_digits(ptr noundef nonnull %d, ptr noundef nonnull %number, i32 %request.sroa.0.0, i32 %request.sroa.4.0, ptr noundef %billions) #22
  %call22 = call fastcc i64 @wanted_digits(ptr noundef nonnull %d, i32 %request.sroa.0.0, i32 %request.sroa.4.0) #22
  call fastcc void @round_at(ptr noundef nonnull %d, i64 noundef %call22) #22
  br label %if.end23

if.end23:                                         ; preds = %if.then17, %sw.epilog
  %4 = load i8, ptr %conversion, align 4
  switch i8 %4, label %sw.default28 [
    i8 102, label %sw.bb26
    i8 70, label %sw.bb26
    i8 101, label %sw.bb27
    i8 69, label %sw.bb27
  ]

sw.bb26:                                          ; preds = %if.end23, %if.end23
  call fastcc void @put_fixed(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i32 noundef %precision.0) #22
  br label %sw.epilog29

sw.bb27:                                          ; preds = %if.end23, %if.end23
  call fastcc void @put_scientific(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i32 noundef %precision.0, i8 noundef signext %conv) #22
  br label %sw.epilog29

sw.default28:                                     ; preds = %if.end23
  call fastcc void @put_general(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %call3, ptr noundef nonnull %d, i32 noundef %precision.0, i8 noundef signext %conv) #22
  br label %sw.epilog29

sw.epilog29:                                      ; preds = %sw.default28, %sw.bb27, %sw.bb26
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @make_digits(ptr nocapture noundef %d, ptr nocapture noundef readonly %number, i32 %request.0, i32 %request.1, ptr nocapture noundef %billions) unnamed_addr #16 {
entry:
  %0 = load i64, ptr %number, align 4
  %exponent2 = getelementptr inbounds i8, ptr %number, i32 8
  %1 = load i32, ptr %exponent2, align 4
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
  br label %if.end44.sink.split

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
  %count = getelementptr inbounds i8, ptr %d, i32 16
  %conv26 = zext i32 %request.1 to i64
  %call42 = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #22
  %tobool.not43 = icmp eq i32 %call42, 0
  br i1 %tobool.not43, label %while.body13.lr.ph, label %while.end34

while.body13.lr.ph:                               ; preds = %if.end11
  %started = getelementptr inbounds i8, ptr %d, i32 24
  %tobool23.not = icmp eq i32 %request.0, 0
  br label %while.body13

while.body13:                                     ; preds = %if.end31, %while.body13.lr.ph
  %position.044 = phi i32 [ -9, %while.body13.lr.ph ], [ %sub33, %if.end31 ]
  %5 = load i32, ptr %started, align 4
  %tobool14.not = icmp eq i32 %5, 0
  br i1 %tobool14.not, label %cond.false21, label %cond.true15

cond.true15:                                      ; preds = %while.body13
  %6 = load i32, ptr %count, align 4
  %conv = zext i32 %6 to i64
  %call18 = tail call fastcc i64 @wanted_digits(ptr noundef %d, i32 %request.0, i32 %request.1) #22
  %cmp19 = icmp slt i64 %call18, %conv
  br i1 %cmp19, label %while.end34.loopexit, label %if.end31

cond.false21:                                     ; preds = %while.body13
  br i1 %tobool23.not, label %if.end31, label %land.lhs.true

land.lhs.true:                                    ; preds = %cond.false21
  %7 = sub nsw i32 -10, %position.044
  %8 = sext i32 %7 to i64
  %cmp28 = icmp sgt i64 %8, %conv26
  br i1 %cmp28, label %while.end34.loopexit, label %if.end31

if.end31:                                         ; preds = %land.lhs.true, %cond.false21, %cond.true15
  %call32 = tail call fastcc i32 @next_nine(ptr noundef %d) #22
  tail call fastcc void @put_nine(ptr noundef %d, i32 noundef %call32, i32 noundef %position.044) #22
  %sub33 = add nsw i32 %position.044, -9
  %call = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %while.body13, label %while.end34.loopexit

while.end34.loopexit:                             ; preds = %if.end31, %land.lhs.true, %cond.true15
  %position.0.lcssa.ph = phi i32 [ %sub33, %if.end31 ], [ %position.044, %land.lhs.true ], [ %position.044, %cond.true15 ]
  %9 = add nsw i32 %position.0.lcssa.ph, 8
  br label %while.end34

while.end34:                                      ; preds = %while.end34.loopexit, %if.end11
  %position.0.lcssa = phi i32 [ -1, %if.end11 ], [ %9, %while.end34.loopexit ]
  %call35 = tail call fastcc i32 @fraction_is_zero(ptr noundef %d) #22
  %lnot.ext = xor i32 %call35, 1
  %more38 = getelementptr inbounds i8, ptr %d, i32 28
  store i32 %lnot.ext, ptr %more38, align 4
  %started39 = getelementptr inbounds i8, ptr %d, i32 24
  %10 = load i32, ptr %started39, align 4
  %tobool40.not = icmp eq i32 %10, 0
  br i1 %tobool40.not, label %if.end44.sink.split, label %if.end44

if.end44.sink.split:                              ; preds = %while.end34, %if.then
  %.sink = phi i32 [ 28, %if.then ], [ 20, %while.end34 ]
  %position.0.lcssa.sink = phi i32 [ 0, %if.then ], [ %position.0.lcssa, %while.end34 ]
  %exponent43 = getelementptr inbounds i8, ptr %d, i32 %.sink
  store i32 %position.0.lcssa.sink, ptr %exponent43, align 4
  br label %if.end44

if.end44:                                         ; preds = %if.end44.sink.split, %while.end34
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc range(i64 -2147483647, 6442450944) i64 @wanted_digits(ptr nocapture noundef readonly %d, i32 %request.0, i32 %request.1) unnamed_addr #15 {
entry:
  %tobool.not = icmp eq i32 %request.0, 0
  br i1 %tobool.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %entry
  %exponent = getelementptr inbounds i8, ptr %d, i32 20
  %0 = load i32, ptr %exponent, align 4
  %conv = sext i32 %0 to i64
  %conv3 = zext i32 %request.1 to i64
  %add = add nuw nsw i64 %conv3, 1
  %add4 = add nsw i64 %add, %conv
  br label %cond.end

cond.false:                                       ; preds = %entry
  %conv6 = zext i32 %request.1 to i64
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %add4, %cond.true ], [ %conv6, %cond.false ]
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
  %count = getelementptr inbounds i8, ptr %d, i32 16
  %0 = load i32, ptr %count, align 4
  %cmp2 = icmp eq i32 %0, 0
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true, %entry
  %count3 = getelementptr inbounds i8, ptr %d, i32 16
  store i32 0, ptr %count3, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %lor.lhs.false
  %count4 = getelementptr inbounds i8, ptr %d, i32 16
  %1 = load i32, ptr %count4, align 4
  %conv = zext i32 %1 to i64
  %cmp5.not = icmp sgt i64 %conv, %wanted
  br i1 %cmp5.not, label %if.end8, label %return

if.end8:                                          ; preds = %if.end
  %conv9 = trunc nuw i64 %wanted to i32
  %more = getelementptr inbounds i8, ptr %d, i32 28
  %2 = load i32, ptr %more, align 4
  %3 = icmp ne i32 %2, 0
  %i.033 = add i32 %conv9, 1
  %cmp1134 = icmp uge i32 %i.033, %1
  %.not35 = select i1 %cmp1134, i1 true, i1 %3
  br i1 %.not35, label %for.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %if.end8
  %digits = getelementptr inbounds i8, ptr %d, i32 12
  %4 = load ptr, ptr %digits, align 4
  br label %for.body

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.036 = phi i32 [ %i.033, %for.body.lr.ph ], [ %i.0, %for.body ]
  %arrayidx = getelementptr inbounds i8, ptr %4, i32 %i.036
  %5 = load i8, ptr %arrayidx, align 1
  %cmp14 = icmp ne i8 %5, 48
  %i.0 = add nuw i32 %i.036, 1
  %cmp11 = icmp uge i32 %i.0, %1
  %.not = select i1 %cmp11, i1 true, i1 %cmp14
  br i1 %.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body, %if.end8
  %sticky.0.lcssa = phi i1 [ %3, %if.end8 ], [ %cmp14, %for.body ]
  %digits16 = getelementptr inbounds i8, ptr %d, i32 12
  %6 = load ptr, ptr %digits16, align 4
  %arrayidx17 = getelementptr inbounds i8, ptr %6, i32 %conv9
  %7 = load i8, ptr %arrayidx17, align 1
  %cmp18.not = icmp eq i32 %conv9, 0
  br i1 %cmp18.not, label %land.end27, label %land.rhs20

land.rhs20:                                       ; preds = %for.end
  %arrayidx22 = getelementptr i8, ptr %arrayidx17, i32 -1
  %8 = load i8, ptr %arrayidx22, align 1
  %9 = and i8 %8, 1
  %cmp25 = icmp ne i8 %9, 0
  br label %land.end27

land.end27:                                       ; preds = %land.rhs20, %for.end
  %10 = phi i1 [ false, %for.end ], [ %cmp25, %land.rhs20 ]
  %cmp29 = icmp sgt i8 %7, 53
  br i1 %cmp29, label %while.cond.critedge, label %lor.rhs

lor.rhs:                                          ; preds = %land.end27
  %cmp32 = icmp eq i8 %7, 53
  %11 = select i1 %sticky.0.lcssa, i1 true, i1 %10
  %spec.select = select i1 %cmp32, i1 %11, i1 false
  store i32 %conv9, ptr %count4, align 4
  br i1 %spec.select, label %while.cond.preheader, label %return

while.cond.critedge:                              ; preds = %land.end27
  store i32 %conv9, ptr %count4, align 4
  br label %while.cond.preheader

while.cond.preheader:                             ; preds = %while.cond.critedge, %lor.rhs
  %cond38 = icmp eq i32 %conv9, 0
  br i1 %cond38, label %if.then58, label %land.rhs47

land.rhs47:                                       ; preds = %while.body, %while.cond.preheader
  %keep.039 = phi i32 [ %dec, %while.body ], [ %conv9, %while.cond.preheader ]
  %12 = getelementptr i8, ptr %6, i32 %keep.039
  %arrayidx50 = getelementptr i8, ptr %12, i32 -1
  %13 = load i8, ptr %arrayidx50, align 1
  %cmp52 = icmp eq i8 %13, 57
  br i1 %cmp52, label %while.body, label %if.end63

while.body:                                       ; preds = %land.rhs47
  %dec = add i32 %keep.039, -1
  %cond = icmp eq i32 %dec, 0
  br i1 %cond, label %if.then58, label %land.rhs47

if.then58:                                        ; preds = %while.body, %while.cond.preheader
  store i8 49, ptr %6, align 1
  store i32 1, ptr %count4, align 4
  %exponent = getelementptr inbounds i8, ptr %d, i32 20
  %14 = load i32, ptr %exponent, align 4
  %inc62 = add nsw i32 %14, 1
  store i32 %inc62, ptr %exponent, align 4
  br label %return

if.end63:                                         ; preds = %land.rhs47
  %arrayidx50.le = getelementptr i8, ptr %12, i32 -1
  %inc67 = add i8 %13, 1
  store i8 %inc67, ptr %arrayidx50.le, align 1
  store i32 %keep.039, ptr %count4, align 4
  br label %return

return:                                           ; preds = %if.end63, %if.then58, %lor.rhs, %if.end, %if.then
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_fixed(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %d, i32 noundef %places) unnamed_addr #0 {
entry:
  %count = getelementptr inbounds i8, ptr %d, i32 16
  %0 = load i32, ptr %count, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent1 = getelementptr inbounds i8, ptr %d, i32 20
  %1 = load i32, ptr %exponent1, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %1, %cond.false ], [ 0, %entry ]
  %cmp2 = icmp sgt i32 %cond, -1
  %add = add i32 %cond, 1
  %cond6 = select i1 %cmp2, i32 %add, i32 1
  %cmp7.not = icmp eq i32 %places, 0
  br i1 %cmp7.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i32 12
  %2 = load i32, ptr %alternative, align 4
  %tobool = icmp ne i32 %2, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %3 = phi i1 [ true, %cond.end ], [ %tobool, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  %add8 = add i32 %cond6, %places
  %add9 = add i32 %add8, %lor.ext
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef nonnull @.str.136, i32 noundef %add9) #22
  br i1 %cmp2, label %if.then, label %if.else

if.then:                                          ; preds = %lor.end
  %conv = zext i32 %cond6 to i64
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 0, i64 noundef %conv) #22
  br label %if.end

if.else:                                          ; preds = %lor.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i32 noundef 1) #22
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br i1 %3, label %if.then12, label %if.end13

if.then12:                                        ; preds = %if.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i32 noundef 1) #22
  br label %if.end13

if.end13:                                         ; preds = %if.then12, %if.end
  %conv14 = sext i32 %cond to i64
  %add15 = add nsw i64 %conv14, 1
  %conv16 = zext i32 %places to i64
  %add17 = add nsw i64 %add15, %conv16
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef %add15, i64 noundef %add17) #22
  %cmp19 = icmp ne i8 %sign, 0
  %conv20 = zext i1 %cmp19 to i32
  %add21 = add i32 %add9, %conv20
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i32 noundef %add21) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_scientific(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %d, i32 noundef %places, i8 noundef signext %letter) unnamed_addr #0 {
entry:
  %exponent = alloca [12 x i8], align 1
  %count = getelementptr inbounds i8, ptr %d, i32 16
  %0 = load i32, ptr %count, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent1 = getelementptr inbounds i8, ptr %d, i32 20
  %1 = load i32, ptr %exponent1, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %1, %cond.false ], [ 0, %entry ]
  %call = call fastcc i32 @exponent_text(ptr noundef nonnull %exponent, i8 noundef signext %letter, i32 noundef %cond, i32 noundef 2) #22
  %cmp2.not = icmp eq i32 %places, 0
  br i1 %cmp2.not, label %lor.rhs, label %lor.end

lor.rhs:                                          ; preds = %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i32 12
  %2 = load i32, ptr %alternative, align 4
  %tobool = icmp ne i32 %2, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %3 = phi i1 [ true, %cond.end ], [ %tobool, %lor.rhs ]
  %add = select i1 %3, i32 2, i32 1
  %add3 = add i32 %call, %places
  %add4 = add i32 %add3, %add
  tail call fastcc void @put_start(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef nonnull @.str.136, i32 noundef %add4) #22
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 0, i64 noundef 1) #22
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.end
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 46, i32 noundef 1) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.end
  %conv = zext i32 %places to i64
  %add6 = add nuw nsw i64 %conv, 1
  tail call fastcc void @put_places(ptr noundef %sink, ptr noundef %d, i64 noundef 1, i64 noundef %add6) #22
  call fastcc void @__hp_put(ptr noundef %sink, ptr noundef nonnull %exponent, i32 noundef %call) #22
  %cmp9 = icmp ne i8 %sign, 0
  %conv10 = zext i1 %cmp9 to i32
  %add11 = add i32 %add4, %conv10
  tail call fastcc void @put_end(ptr noundef %sink, ptr noundef %spec, i32 noundef %add11) #22
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_general(ptr nocapture noundef %sink, ptr nocapture noundef readonly %spec, i8 noundef signext %sign, ptr nocapture noundef readonly %d, i32 noundef %precision, i8 noundef signext %letter) unnamed_addr #0 {
entry:
  %count = getelementptr inbounds i8, ptr %d, i32 16
  %0 = load i32, ptr %count, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %exponent1 = getelementptr inbounds i8, ptr %d, i32 20
  %1 = load i32, ptr %exponent1, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %entry
  %cond = phi i32 [ %1, %cond.false ], [ 0, %entry ]
  %call = tail call fastcc i32 @significant(ptr noundef %d) #22
  %cmp2 = icmp slt i32 %cond, -4
  br i1 %cmp2, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %cond.end
  %conv = sext i32 %cond to i64
  %conv3 = zext i32 %precision to i64
  %cmp4.not = icmp slt i64 %conv, %conv3
  br i1 %cmp4.not, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %cond.end
  %alternative = getelementptr inbounds i8, ptr %spec, i32 12
  %2 = load i32, ptr %alternative, align 4
  %tobool.not = icmp eq i32 %2, 0
  %sub = add i32 %precision, -1
  %cond14 = tail call i32 @llvm.usub.sat.i32(i32 %call, i32 1)
  %cond16 = select i1 %tobool.not, i32 %cond14, i32 %sub
  tail call fastcc void @put_scientific(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef %d, i32 noundef %cond16, i8 noundef signext %letter) #22
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = xor i32 %cond, -1
  %sub21 = add i32 %3, %precision
  %alternative27 = getelementptr inbounds i8, ptr %spec, i32 12
  %4 = load i32, ptr %alternative27, align 4
  %tobool28.not = icmp eq i32 %4, 0
  br i1 %tobool28.not, label %if.then29, label %if.end40

if.then29:                                        ; preds = %if.end
  %conv23 = zext i32 %call to i64
  %5 = xor i64 %conv, -1
  %sub26 = add nsw i64 %conv23, %5
  %cmp30 = icmp eq i32 %call, 0
  %cmp33 = icmp slt i64 %sub26, 0
  %or.cond = select i1 %cmp30, i1 true, i1 %cmp33
  %conv37 = trunc i64 %sub26 to i32
  %cond39 = select i1 %or.cond, i32 0, i32 %conv37
  br label %if.end40

if.end40:                                         ; preds = %if.then29, %if.end
  %places17.0 = phi i32 [ %sub21, %if.end ], [ %cond39, %if.then29 ]
  tail call fastcc void @put_fixed(ptr noundef %sink, ptr noundef %spec, i8 noundef signext %sign, ptr noundef %d, i32 noundef %places17.0) #22
  br label %return

return:                                           ; preds = %if.end40, %if.then
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i32 @significant(ptr nocapture noundef readonly %d) unnamed_addr #17 {
entry:
  %count = getelementptr inbounds i8, ptr %d, i32 16
  %0 = load i32, ptr %count, align 4
  %cmp.not5 = icmp eq i32 %0, 0
  br i1 %cmp.not5, label %while.end, label %land.rhs.lr.ph

land.rhs.lr.ph:                                   ; preds = %entry
  %digits = getelementptr inbounds i8, ptr %d, i32 12
  %1 = load ptr, ptr %digits, align 4
  %invariant.gep = getelementptr i8, ptr %1, i32 -1
  br label %land.rhs

land.rhs:                                         ; preds = %while.body, %land.rhs.lr.ph
  %n.06 = phi i32 [ %0, %land.rhs.lr.ph ], [ %dec, %while.body ]
  %gep = getelementptr i8, ptr %invariant.gep, i32 %n.06
  %2 = load i8, ptr %gep, align 1
  %cmp1 = icmp eq i8 %2, 48
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %dec = add i32 %n.06, -1
  %cmp.not = icmp eq i32 %dec, 0
  br i1 %cmp.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %n.0.lcssa = phi i32 [ %0, %entry ], [ %n.06, %land.rhs ], [ 0, %while.body ]
  ret i32 %n.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define internal fastcc i32 @exponent_text(ptr nocapture noundef writeonly %text, i8 noundef signext %letter, i32 noundef %exponent, i32 noundef %least) unnamed_addr #18 {
entry:
  %reversed = alloca [8 x i8], align 1
  %cmp = icmp slt i32 %exponent, 0
  %0 = or i32 %exponent, %least
  %.not = icmp eq i32 %0, 0
  br i1 %.not, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %cond = tail call i32 @llvm.abs.i32(i32 %exponent, i1 false)
  br label %while.body

while.body:                                       ; preds = %while.body, %while.body.preheader
  %magnitude.017 = phi i32 [ %div, %while.body ], [ %cond, %while.body.preheader ]
  %digits.016 = phi i32 [ %inc, %while.body ], [ 0, %while.body.preheader ]
  %rem = urem i32 %magnitude.017, 10
  %1 = trunc nuw nsw i32 %rem to i8
  %conv = or disjoint i8 %1, 48
  %inc = add i32 %digits.016, 1
  %arrayidx = getelementptr inbounds [8 x i8], ptr %reversed, i32 0, i32 %digits.016
  store i8 %conv, ptr %arrayidx, align 1
  %div = udiv i32 %magnitude.017, 10
  %cmp1 = icmp ugt i32 %magnitude.017, 9
  %cmp2 = icmp ult i32 %inc, %least
  %2 = or i1 %cmp1, %cmp2
  br i1 %2, label %while.body, label %while.end

while.end:                                        ; preds = %while.body, %entry
  %digits.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  store i8 %letter, ptr %text, align 1
  %conv8 = select i1 %cmp, i8 45, i8 43
  %arrayidx10 = getelementptr inbounds i8, ptr %text, i32 1
  store i8 %conv8, ptr %arrayidx10, align 1
  %cmp12.not18 = icmp eq i32 %digits.0.lcssa, 0
  br i1 %cmp12.not18, label %while.end18, label %while.body14

while.body14:                                     ; preds = %while.body14, %while.end
  %n.020 = phi i32 [ %inc16, %while.body14 ], [ 2, %while.end ]
  %digits.119 = phi i32 [ %dec, %while.body14 ], [ %digits.0.lcssa, %while.end ]
  %dec = add i32 %digits.119, -1
  %arrayidx15 = getelementptr inbounds [8 x i8], ptr %reversed, i32 0, i32 %dec
  %3 = load i8, ptr %arrayidx15, align 1
  %inc16 = add i32 %n.020, 1
  %arrayidx17 = getelementptr inbounds i8, ptr %text, i32 %n.020
  store i8 %3, ptr %arrayidx17, align 1
  %cmp12.not = icmp eq i32 %dec, 0
  br i1 %cmp12.not, label %while.end18, label %while.body14

while.end18:                                      ; preds = %while.body14, %while.end
  %n.0.lcssa = phi i32 [ 2, %while.end ], [ %inc16, %while.body14 ]
  ret i32 %n.0.lcssa
}

; Function Attrs: noinline nounwind
define internal fastcc void @put_places(ptr nocapture noundef %sink, ptr nocapture noundef readonly %d, i64 noundef %from, i64 noundef %to) unnamed_addr #0 {
entry:
  %count1 = getelementptr inbounds i8, ptr %d, i32 16
  %0 = load i32, ptr %count1, align 4
  %conv = zext i32 %0 to i64
  %cmp = icmp slt i64 %from, 0
  %cmp3 = icmp slt i64 %from, %to
  %or.cond = and i1 %cmp, %cmp3
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %to. = tail call i64 @llvm.smin.i64(i64 %to, i64 0)
  %cond = sub nsw i64 %to., %from
  %conv8 = trunc nsw i64 %cond to i32
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i32 noundef %conv8) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %from.addr.0 = phi i64 [ %to., %if.then ], [ %from, %entry ]
  %cmp9 = icmp slt i64 %from.addr.0, %to
  %cmp12 = icmp slt i64 %from.addr.0, %conv
  %or.cond25 = select i1 %cmp9, i1 %cmp12, i1 false
  br i1 %or.cond25, label %if.then14, label %if.end23

if.then14:                                        ; preds = %if.end
  %cond20 = tail call i64 @llvm.smin.i64(i64 %conv, i64 %to)
  %digits = getelementptr inbounds i8, ptr %d, i32 12
  %1 = load ptr, ptr %digits, align 4
  %idx.ext = trunc i64 %from.addr.0 to i32
  %add.ptr = getelementptr inbounds i8, ptr %1, i32 %idx.ext
  %sub21 = sub nsw i64 %cond20, %from.addr.0
  %conv22 = trunc i64 %sub21 to i32
  tail call fastcc void @__hp_put(ptr noundef %sink, ptr noundef %add.ptr, i32 noundef %conv22) #22
  br label %if.end23

if.end23:                                         ; preds = %if.then14, %if.end
  %from.addr.1 = phi i64 [ %cond20, %if.then14 ], [ %from.addr.0, %if.end ]
  %cmp24 = icmp slt i64 %from.addr.1, %to
  br i1 %cmp24, label %if.then26, label %if.end29

if.then26:                                        ; preds = %if.end23
  %sub27 = sub nsw i64 %to, %from.addr.1
  %conv28 = trunc i64 %sub27 to i32
  tail call fastcc void @__hp_pad(ptr noundef %sink, i8 noundef signext 48, i32 noundef %conv28) #22
  br label %if.end29

if.end29:                                         ; preds = %if.then26, %if.end23
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_integer_part(ptr nocapture noundef %d, i64 noundef %mantissa, i32 noundef %shift, ptr nocapture noundef %billions) unnamed_addr #16 {
entry:
  %cmp.not25 = icmp eq i64 %mantissa, 0
  br i1 %cmp.not25, label %while.cond1.preheader, label %while.body

while.cond1.preheader:                            ; preds = %while.body, %entry
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %inc, %while.body ]
  %cmp236 = icmp sgt i32 %shift, 0
  br i1 %cmp236, label %while.body4, label %while.cond27.preheader

while.body:                                       ; preds = %while.body, %entry
  %mantissa.addr.027 = phi i64 [ %div, %while.body ], [ %mantissa, %entry ]
  %n.026 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %mantissa.addr.027.frozen = freeze i64 %mantissa.addr.027
  %div = udiv i64 %mantissa.addr.027.frozen, 1000000000
  %0 = mul i64 %div, 1000000000
  %rem.decomposed = sub i64 %mantissa.addr.027.frozen, %0
  %conv = trunc nuw nsw i64 %rem.decomposed to i32
  %inc = add i32 %n.026, 1
  %arrayidx = getelementptr inbounds i32, ptr %billions, i32 %n.026
  store i32 %conv, ptr %arrayidx, align 4
  %cmp.not = icmp ult i64 %mantissa.addr.027, 1000000000
  br i1 %cmp.not, label %while.cond1.preheader, label %while.body

while.cond27.preheader:                           ; preds = %while.end25, %while.cond1.preheader
  %n.1.lcssa = phi i32 [ %n.0.lcssa, %while.cond1.preheader ], [ %n.2.lcssa, %while.end25 ]
  %cmp28.not40 = icmp eq i32 %n.1.lcssa, 0
  br i1 %cmp28.not40, label %while.end32, label %while.body30

while.body4:                                      ; preds = %while.end25, %while.cond1.preheader
  %n.138 = phi i32 [ %n.2.lcssa, %while.end25 ], [ %n.0.lcssa, %while.cond1.preheader ]
  %shift.addr.037 = phi i32 [ %sub, %while.end25 ], [ %shift, %while.cond1.preheader ]
  %cond = tail call i32 @llvm.smin.i32(i32 %shift.addr.037, i32 32)
  %cmp728.not = icmp eq i32 %n.138, 0
  br i1 %cmp728.not, label %while.cond16.preheader, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %while.body4
  %sh_prom = zext nneg i32 %cond to i64
  br label %for.body

while.cond16.preheader:                           ; preds = %for.body, %while.body4
  %carry.0.lcssa = phi i64 [ 0, %while.body4 ], [ %div14, %for.body ]
  %cmp17.not32 = icmp eq i64 %carry.0.lcssa, 0
  br i1 %cmp17.not32, label %while.end25, label %while.body19

for.body:                                         ; preds = %for.body, %for.body.lr.ph
  %i.030 = phi i32 [ 0, %for.body.lr.ph ], [ %inc15, %for.body ]
  %carry.029 = phi i64 [ 0, %for.body.lr.ph ], [ %div14, %for.body ]
  %arrayidx9 = getelementptr inbounds i32, ptr %billions, i32 %i.030
  %1 = load i32, ptr %arrayidx9, align 4
  %conv10 = zext i32 %1 to i64
  %shl = shl i64 %conv10, %sh_prom
  %add = add i64 %shl, %carry.029
  %add.frozen = freeze i64 %add
  %div14 = udiv i64 %add.frozen, 1000000000
  %2 = mul i64 %div14, 1000000000
  %rem11.decomposed = sub i64 %add.frozen, %2
  %conv12 = trunc nuw nsw i64 %rem11.decomposed to i32
  store i32 %conv12, ptr %arrayidx9, align 4
  %inc15 = add nuw i32 %i.030, 1
  %exitcond.not = icmp eq i32 %inc15, %n.138
  br i1 %exitcond.not, label %while.cond16.preheader, label %for.body

while.body19:                                     ; preds = %while.body19, %while.cond16.preheader
  %carry.134 = phi i64 [ %div24, %while.body19 ], [ %carry.0.lcssa, %while.cond16.preheader ]
  %n.233 = phi i32 [ %inc22, %while.body19 ], [ %n.138, %while.cond16.preheader ]
  %carry.134.frozen = freeze i64 %carry.134
  %div24 = udiv i64 %carry.134.frozen, 1000000000
  %3 = mul i64 %div24, 1000000000
  %rem20.decomposed = sub i64 %carry.134.frozen, %3
  %conv21 = trunc nuw nsw i64 %rem20.decomposed to i32
  %inc22 = add i32 %n.233, 1
  %arrayidx23 = getelementptr inbounds i32, ptr %billions, i32 %n.233
  store i32 %conv21, ptr %arrayidx23, align 4
  %cmp17.not = icmp ult i64 %carry.134, 1000000000
  br i1 %cmp17.not, label %while.end25, label %while.body19

while.end25:                                      ; preds = %while.body19, %while.cond16.preheader
  %n.2.lcssa = phi i32 [ %n.138, %while.cond16.preheader ], [ %inc22, %while.body19 ]
  %sub = sub nsw i32 %shift.addr.037, %cond
  %cmp2 = icmp sgt i32 %sub, 0
  br i1 %cmp2, label %while.body4, label %while.cond27.preheader

while.body30:                                     ; preds = %while.body30, %while.cond27.preheader
  %n.341 = phi i32 [ %dec, %while.body30 ], [ %n.1.lcssa, %while.cond27.preheader ]
  %dec = add i32 %n.341, -1
  %arrayidx31 = getelementptr inbounds i32, ptr %billions, i32 %dec
  %4 = load i32, ptr %arrayidx31, align 4
  %mul = mul nsw i32 %dec, 9
  tail call fastcc void @put_nine(ptr noundef %d, i32 noundef %4, i32 noundef %mul) #22
  %cmp28.not = icmp eq i32 %dec, 0
  br i1 %cmp28.not, label %while.end32, label %while.body30

while.end32:                                      ; preds = %while.body30, %while.cond27.preheader
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @set_fraction(ptr nocapture noundef %d, i64 noundef %numerator, i32 noundef %shift) unnamed_addr #19 {
entry:
  %parts = alloca [3 x i32], align 4
  %add = add i32 %shift, 31
  %div19 = lshr i32 %add, 5
  %mul = and i32 %add, -32
  %sub = sub nsw i32 %mul, %shift
  %conv = trunc i64 %numerator to i32
  %shr = lshr i64 %numerator, 32
  %conv1 = trunc nuw i64 %shr to i32
  %shl = shl i32 %conv, %sub
  store i32 %shl, ptr %parts, align 4
  %arrayinit.element = getelementptr inbounds i8, ptr %parts, i32 4
  %cmp = icmp eq i32 %mul, %shift
  %shl3 = shl i32 %conv1, %sub
  %sub4 = sub nsw i32 32, %sub
  %shr5 = lshr i32 %conv, %sub4
  %or = or i32 %shr5, %shl3
  %cond = select i1 %cmp, i32 %conv1, i32 %or
  store i32 %cond, ptr %arrayinit.element, align 4
  %arrayinit.element6 = getelementptr inbounds i8, ptr %parts, i32 8
  %shr12 = lshr i32 %conv1, %sub4
  %cond14 = select i1 %cmp, i32 0, i32 %shr12
  store i32 %cond14, ptr %arrayinit.element6, align 4
  %limb_count = getelementptr inbounds i8, ptr %d, i32 4
  store i32 %div19, ptr %limb_count, align 4
  %lowest = getelementptr inbounds i8, ptr %d, i32 8
  store i32 0, ptr %lowest, align 4
  %cmp1520.not = icmp eq i32 %shift, 0
  br i1 %cmp1520.not, label %for.end, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %umax = tail call i32 @llvm.umax.i32(i32 %div19, i32 1)
  br label %for.body

for.body:                                         ; preds = %cond.end21, %for.body.preheader
  %i.021 = phi i32 [ %inc, %cond.end21 ], [ 0, %for.body.preheader ]
  %cmp17 = icmp ult i32 %i.021, 3
  br i1 %cmp17, label %cond.true19, label %cond.end21

cond.true19:                                      ; preds = %for.body
  %arrayidx = getelementptr inbounds [3 x i32], ptr %parts, i32 0, i32 %i.021
  %0 = load i32, ptr %arrayidx, align 4
  br label %cond.end21

cond.end21:                                       ; preds = %cond.true19, %for.body
  %cond22 = phi i32 [ %0, %cond.true19 ], [ 0, %for.body ]
  %1 = load ptr, ptr %d, align 4
  %arrayidx23 = getelementptr inbounds i32, ptr %1, i32 %i.021
  store i32 %cond22, ptr %arrayidx23, align 4
  %inc = add nuw nsw i32 %i.021, 1
  %exitcond.not = icmp eq i32 %inc, %umax
  br i1 %exitcond.not, label %for.end, label %for.body

for.end:                                          ; preds = %cond.end21, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @fraction_is_zero(ptr nocapture noundef %d) unnamed_addr #10 {
entry:
  %lowest = getelementptr inbounds i8, ptr %d, i32 8
  %limb_count = getelementptr inbounds i8, ptr %d, i32 4
  %0 = load i32, ptr %limb_count, align 4
  %lowest.promoted = load i32, ptr %lowest, align 4
  %cmp8 = icmp ult i32 %lowest.promoted, %0
  br i1 %cmp8, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %entry
  %1 = load ptr, ptr %d, align 4
  br label %land.rhs

land.rhs:                                         ; preds = %while.body, %land.rhs.lr.ph
  %2 = phi i32 [ %lowest.promoted, %land.rhs.lr.ph ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, ptr %1, i32 %2
  %3 = load i32, ptr %arrayidx, align 4
  %cmp2 = icmp eq i32 %3, 0
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nuw i32 %2, 1
  store i32 %inc, ptr %lowest, align 4
  %exitcond.not = icmp eq i32 %inc, %0
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %.lcssa7 = phi i32 [ %lowest.promoted, %entry ], [ %2, %land.rhs ], [ %0, %while.body ]
  %cmp6 = icmp eq i32 %.lcssa7, %0
  %conv = zext i1 %cmp6 to i32
  ret i32 %conv
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 1000000000) i32 @next_nine(ptr nocapture noundef %d) unnamed_addr #16 {
entry:
  %lowest = getelementptr inbounds i8, ptr %d, i32 8
  %limb_count = getelementptr inbounds i8, ptr %d, i32 4
  %0 = load i32, ptr %limb_count, align 4
  %lowest.promoted = load i32, ptr %lowest, align 4
  %cmp15 = icmp ult i32 %lowest.promoted, %0
  br i1 %cmp15, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %entry
  %1 = load ptr, ptr %d, align 4
  br label %land.rhs

land.rhs:                                         ; preds = %while.body, %land.rhs.lr.ph
  %2 = phi i32 [ %lowest.promoted, %land.rhs.lr.ph ], [ %inc, %while.body ]
  %arrayidx = getelementptr inbounds i32, ptr %1, i32 %2
  %3 = load i32, ptr %arrayidx, align 4
  %cmp2 = icmp eq i32 %3, 0
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nuw i32 %2, 1
  store i32 %inc, ptr %lowest, align 4
  %exitcond.not = icmp eq i32 %inc, %0
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %.lcssa = phi i32 [ %lowest.promoted, %entry ], [ %2, %land.rhs ], [ %0, %while.body ]
  %limb_count.le = getelementptr inbounds i8, ptr %d, i32 4
  %4 = load i32, ptr %limb_count.le, align 4
  %cmp617 = icmp ult i32 %.lcssa, %4
  br i1 %cmp617, label %for.body, label %for.end

for.body:                                         ; preds = %for.body, %while.end
  %i.019 = phi i32 [ %inc12, %for.body ], [ %.lcssa, %while.end ]
  %carry.018 = phi i64 [ %shr, %for.body ], [ 0, %while.end ]
  %5 = load ptr, ptr %d, align 4
  %arrayidx8 = getelementptr inbounds i32, ptr %5, i32 %i.019
  %6 = load i32, ptr %arrayidx8, align 4
  %conv = zext i32 %6 to i64
  %mul = mul nuw nsw i64 %conv, 1000000000
  %add = add nuw nsw i64 %mul, %carry.018
  %conv9 = trunc i64 %add to i32
  store i32 %conv9, ptr %arrayidx8, align 4
  %shr = lshr i64 %add, 32
  %inc12 = add nuw i32 %i.019, 1
  %7 = load i32, ptr %limb_count.le, align 4
  %cmp6 = icmp ult i32 %inc12, %7
  br i1 %cmp6, label %for.body, label %for.end.loopexit

for.end.loopexit:                                 ; preds = %for.body
  %extract.t = trunc nuw nsw i64 %shr to i32
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit, %while.end
  %carry.0.lcssa.off0 = phi i32 [ 0, %while.end ], [ %extract.t, %for.end.loopexit ]
  ret i32 %carry.0.lcssa.off0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @put_nine(ptr nocapture noundef %d, i32 noundef %billionth, i32 noundef %exponent) unnamed_addr #16 {
entry:
  %nine = alloca [9 x i8], align 1
  br label %for.body

for.body:                                         ; preds = %for.body, %entry
  %i.017 = phi i32 [ 8, %entry ], [ %dec, %for.body ]
  %billionth.addr.016 = phi i32 [ %billionth, %entry ], [ %div, %for.body ]
  %rem = urem i32 %billionth.addr.016, 10
  %0 = trunc nuw nsw i32 %rem to i8
  %conv = or disjoint i8 %0, 48
  %arrayidx = getelementptr inbounds [9 x i8], ptr %nine, i32 0, i32 %i.017
  store i8 %conv, ptr %arrayidx, align 1
  %div = udiv i32 %billionth.addr.016, 10
  %dec = add nsw i32 %i.017, -1
  %cmp.not = icmp eq i32 %i.017, 0
  br i1 %cmp.not, label %for.end, label %for.body

for.end:                                          ; preds = %for.body
  %started = getelementptr inbounds i8, ptr %d, i32 24
  %1 = load i32, ptr %started, align 4
  %tobool.not = icmp eq i32 %1, 0
  br i1 %tobool.not, label %land.rhs, label %if.end13

land.rhs:                                         ; preds = %while.body, %for.end
  %skip.018 = phi i32 [ %inc, %while.body ], [ 0, %for.end ]
  %arrayidx3 = getelementptr inbounds [9 x i8], ptr %nine, i32 0, i32 %skip.018
  %2 = load i8, ptr %arrayidx3, align 1
  %cmp5 = icmp eq i8 %2, 48
  br i1 %cmp5, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add nuw nsw i32 %skip.018, 1
  %exitcond.not = icmp eq i32 %inc, 9
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs
  %skip.0.lcssa = phi i32 [ 9, %while.body ], [ %skip.018, %land.rhs ]
  %cmp7 = icmp eq i32 %skip.0.lcssa, 9
  br i1 %cmp7, label %return, label %if.end

if.end:                                           ; preds = %while.end
  store i32 1, ptr %started, align 4
  %add11 = add nsw i32 %exponent, 8
  %sub = sub i32 %add11, %skip.0.lcssa
  %exponent12 = getelementptr inbounds i8, ptr %d, i32 20
  store i32 %sub, ptr %exponent12, align 4
  br label %if.end13

if.end13:                                         ; preds = %if.end, %for.end
  %skip.1 = phi i32 [ 0, %for.end ], [ %skip.0.lcssa, %if.end ]
  %digits = getelementptr inbounds i8, ptr %d, i32 12
  %3 = load ptr, ptr %digits, align 4
  %count = getelementptr inbounds i8, ptr %d, i32 16
  %4 = load i32, ptr %count, align 4
  %add.ptr = getelementptr inbounds i8, ptr %3, i32 %4
  %add.ptr14 = getelementptr inbounds i8, ptr %nine, i32 %skip.1
  %sub15 = sub nsw i32 9, %skip.1
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %add.ptr, ptr nonnull align 1 %add.ptr14, i32 %sub15, i1 false)
  %5 = load i32, ptr %count, align 4
  %add18 = add i32 %5, %sub15
  store i32 %add18, ptr %count, align 4
  br label %return

return:                                           ; preds = %if.end13, %while.end
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memcpy(ptr noalias noundef %to, ptr noalias noundef %from, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %to, ptr align 1 %from, i32 %n, i1 false)
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @mempcpy(ptr noalias noundef %to, ptr noalias noundef %from, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %to, ptr align 1 %from, i32 %n, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i32 %n
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__mempcpy(ptr noalias noundef %to, ptr noalias noundef %from, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %to, ptr align 1 %from, i32 %n, i1 false)
  %add.ptr = getelementptr inbounds i8, ptr %to, i32 %n
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memmove(ptr noundef %to, ptr noundef %from, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memmove.p0.p0.i32(ptr align 1 %to, ptr align 1 %from, i32 %n, i1 false)
  ret ptr %to
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr nocapture writeonly, ptr nocapture readonly, i32, i1 immarg) #6

; Function Attrs: noinline nounwind
define weak dso_local ptr @memset(ptr noundef %p, i32 noundef %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = trunc i32 %c to i8
  tail call void @llvm.memset.p0.i32(ptr align 1 %p, i8 %0, i32 %n, i1 false)
  ret ptr %p
}

; Function Attrs: noinline nounwind
define weak dso_local void @bcopy(ptr noundef %from, ptr noundef %to, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memmove.p0.p0.i32(ptr align 1 %to, ptr align 1 %from, i32 %n, i1 false)
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @bzero(ptr noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memset.p0.i32(ptr align 1 %p, i8 0, i32 %n, i1 false)
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @explicit_bzero(ptr noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @llvm.memset.p0.i32(ptr align 1 %p, i8 0, i32 %n, i1 false)
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @memcmp(ptr noundef %a, ptr noundef %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i32 noundef %n) #22
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 -1, 2) i32 @compare(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, i32 noundef %n) unnamed_addr #20 {
entry:
  %cmp10.not = icmp eq i32 %n, 0
  br i1 %cmp10.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add nuw i32 %i.011, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.011 = phi i32 [ %inc, %for.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i32 %i.011
  %0 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i32 %i.011
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
define weak dso_local i32 @bcmp(ptr noundef %a, ptr noundef %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i32 noundef %n) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @timingsafe_bcmp(ptr noundef %a, ptr noundef %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @compare(ptr noundef %a, ptr noundef %b, i32 noundef %n) #22
  %cmp = icmp ne i32 %call, 0
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memccpy(ptr noalias noundef %to, ptr noalias noundef %from, i32 noundef %stop, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8.not = icmp eq i32 %n, 0
  br i1 %cmp8.not, label %return, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %0 = trunc i32 %stop to i8
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %i.09 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %arrayidx = getelementptr inbounds i8, ptr %from, i32 %i.09
  %1 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %to, i32 %i.09
  store i8 %1, ptr %arrayidx1, align 1
  %cmp5 = icmp eq i8 %1, %0
  br i1 %cmp5, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %arrayidx1.le = getelementptr inbounds i8, ptr %to, i32 %i.09
  %add.ptr7 = getelementptr inbounds i8, ptr %arrayidx1.le, i32 1
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add nuw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

return:                                           ; preds = %for.inc, %if.then, %entry
  %retval.0 = phi ptr [ %add.ptr7, %if.then ], [ null, %entry ], [ null, %for.inc ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memchr(ptr noundef %p, i32 noundef %wanted, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7.not = icmp eq i32 %n, 0
  br i1 %cmp7.not, label %return, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %entry
  %0 = trunc i32 %wanted to i8
  br label %for.body

for.body:                                         ; preds = %for.inc, %for.body.lr.ph
  %i.08 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.inc ]
  %arrayidx = getelementptr inbounds i8, ptr %p, i32 %i.08
  %1 = load i8, ptr %arrayidx, align 1
  %cmp3 = icmp eq i8 %1, %0
  br i1 %cmp3, label %return.split.loop.exit5, label %for.inc

for.inc:                                          ; preds = %for.body
  %inc = add nuw i32 %i.08, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

return.split.loop.exit5:                          ; preds = %for.body
  %arrayidx.le = getelementptr inbounds i8, ptr %p, i32 %i.08
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
  %incdec.ptr = getelementptr inbounds i8, ptr %s.0, i32 1
  br i1 %cmp.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  ret ptr %s.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memrchr(ptr noundef %p, i32 noundef %wanted, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = trunc i32 %wanted to i8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %n.addr.0 = phi i32 [ %n, %entry ], [ %dec, %while.body ]
  %cmp.not = icmp eq i32 %n.addr.0, 0
  br i1 %cmp.not, label %return, label %while.body

while.body:                                       ; preds = %while.cond
  %dec = add i32 %n.addr.0, -1
  %arrayidx = getelementptr inbounds i8, ptr %p, i32 %dec
  %1 = load i8, ptr %arrayidx, align 1
  %cmp3 = icmp eq i8 %1, %0
  br i1 %cmp3, label %return.split.loop.exit5, label %while.cond

return.split.loop.exit5:                          ; preds = %while.body
  %arrayidx.le = getelementptr inbounds i8, ptr %p, i32 %dec
  br label %return

return:                                           ; preds = %return.split.loop.exit5, %while.cond
  %retval.0 = phi ptr [ %arrayidx.le, %return.split.loop.exit5 ], [ null, %while.cond ]
  ret ptr %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @memmem(ptr noundef %where, i32 noundef %where_size, ptr noundef %what, i32 noundef %what_size) local_unnamed_addr #0 {
entry:
  %cmp.not = icmp ugt i32 %what_size, %where_size
  %sub = sub i32 %where_size, %what_size
  br i1 %cmp.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add i32 %i.08, 1
  %cmp1.not = icmp ugt i32 %inc, %sub
  %or.cond = or i1 %cmp.not, %cmp1.not
  br i1 %or.cond, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.08 = phi i32 [ %inc, %for.cond ], [ 0, %entry ]
  %add.ptr = getelementptr inbounds i8, ptr %where, i32 %i.08
  %call = tail call fastcc i32 @compare(ptr noundef %add.ptr, ptr noundef %what, i32 noundef %what_size) #22
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
  %bit.05 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %sh_prom = zext nneg i32 %bit.05 to i64
  %0 = shl nuw i64 1, %sh_prom
  %1 = and i64 %0, %value
  %cmp1.not = icmp eq i64 %1, 0
  %inc = add nuw nsw i32 %bit.05, 1
  br i1 %cmp1.not, label %for.inc, label %return

for.inc:                                          ; preds = %for.body
  %exitcond.not = icmp eq i32 %inc, 64
  br i1 %exitcond.not, label %return, label %for.body

return:                                           ; preds = %for.inc, %for.body
  %retval.0 = phi i32 [ %inc, %for.body ], [ 0, %for.inc ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ffsl(i32 noundef %value) local_unnamed_addr #0 {
entry:
  %conv = zext i32 %value to i64
  %call = tail call fastcc i32 @first_set(i64 noundef %conv) #22
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
  %0 = load ptr, ptr @stdout, align 4
  %call = tail call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef %arguments) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vsnprintf(ptr noalias noundef %buffer, i32 noundef %room, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_to(ptr noundef %buffer, i32 noundef %room, ptr noundef %format, ptr noundef %arguments) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @vsprintf(ptr noalias noundef %buffer, ptr noalias noundef %format, ptr noundef %arguments) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_print_to(ptr noundef %buffer, i32 noundef -1, ptr noundef %format, ptr noundef %arguments) #22
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
  %arguments.addr = alloca ptr, align 4
  %again = alloca ptr, align 4
  store ptr %arguments, ptr %arguments.addr, align 4
  call void @llvm.va_copy.p0(ptr nonnull %again, ptr nonnull %arguments.addr)
  %0 = load ptr, ptr %again, align 4
  %call = call fastcc i32 @__hp_print_to(ptr noundef null, i32 noundef 0, ptr noundef %format, ptr noundef %0) #22
  call void @llvm.va_end.p0(ptr %again)
  %cmp = icmp slt i32 %call, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %add = add nuw i32 %call, 1
  %call1 = call ptr @malloc(i32 noundef %add) #22
  %cmp2 = icmp eq ptr %call1, null
  br i1 %cmp2, label %return, label %if.end4

if.end4:                                          ; preds = %if.end
  store ptr %call1, ptr %result, align 4
  %1 = load ptr, ptr %arguments.addr, align 4
  %call6 = call fastcc i32 @__hp_print_to(ptr noundef nonnull %call1, i32 noundef %add, ptr noundef %format, ptr noundef %1) #22
  br label %return

return:                                           ; preds = %if.end4, %if.end, %entry
  %retval.0 = phi i32 [ %call6, %if.end4 ], [ -1, %entry ], [ -1, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @printf(ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca ptr, align 4
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr @stdout, align 4
  %1 = load ptr, ptr %arguments, align 4
  %call = call fastcc i32 @__hp_print(ptr noundef %0, ptr noundef %format, ptr noundef %1) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #9

; Function Attrs: noinline nounwind
define weak dso_local i32 @fprintf(ptr noalias noundef %stream, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca ptr, align 4
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr %arguments, align 4
  %call = call fastcc i32 @__hp_print(ptr noundef %stream, ptr noundef %format, ptr noundef %0) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @dprintf(i32 noundef %fd, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca ptr, align 4
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr %arguments, align 4
  %call = call fastcc i32 @__hp_print_fd(i32 noundef %fd, ptr noundef %format, ptr noundef %0) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @sprintf(ptr noalias noundef %buffer, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca ptr, align 4
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr %arguments, align 4
  %call = call fastcc i32 @__hp_print_to(ptr noundef %buffer, i32 noundef -1, ptr noundef %format, ptr noundef %0) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @snprintf(ptr noalias noundef %buffer, i32 noundef %room, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca ptr, align 4
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr %arguments, align 4
  %call = call fastcc i32 @__hp_print_to(ptr noundef %buffer, i32 noundef %room, ptr noundef %format, ptr noundef %0) #22
  call void @llvm.va_end.p0(ptr %arguments)
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @asprintf(ptr noalias noundef %result, ptr noalias noundef %format, ...) local_unnamed_addr #0 {
entry:
  %arguments = alloca ptr, align 4
  call void @llvm.va_start.p0(ptr nonnull %arguments)
  %0 = load ptr, ptr %arguments, align 4
  %call = call i32 @vasprintf(ptr noundef %result, ptr noundef %format, ptr noundef %0) #22
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
  %call = call fastcc i32 @put(ptr noundef %stream, ptr noundef nonnull %byte, i32 noundef 1) #22
  %tobool.not = icmp eq i32 %call, 0
  %0 = load i8, ptr %byte, align 1
  %conv1 = zext i8 %0 to i32
  %cond = select i1 %tobool.not, i32 -1, i32 %conv1
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define internal fastcc range(i32 0, 2) i32 @put(ptr nocapture noundef %stream, ptr noundef %data, i32 noundef %n) unnamed_addr #0 {
entry:
  %0 = load i32, ptr %stream, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %failed = getelementptr inbounds i8, ptr %stream, i32 8
  store i32 1, ptr %failed, align 4
  %call = tail call fastcc ptr @__hp_errno() #22
  store i32 9, ptr %call, align 4
  br label %return

if.end:                                           ; preds = %entry
  %cmp1.not = icmp eq i32 %n, 0
  br i1 %cmp1.not, label %return, label %if.then2

if.then2:                                         ; preds = %if.end
  tail call void @__heddle_write(i32 noundef %0, ptr noundef %data, i32 noundef %n) #23
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
  %0 = load ptr, ptr @stdout, align 4
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %0) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @putchar_unlocked(i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %call = tail call fastcc i32 @put_char.145(i32 noundef %c, ptr noundef %0) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputs(ptr noalias noundef %s, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  %call1 = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %s, i32 noundef %call) #22
  %tobool.not = icmp eq i32 %call1, 0
  %cond = select i1 %tobool.not, i32 -1, i32 1
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fputs_unlocked(ptr noalias noundef %s, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  %call1 = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %s, i32 noundef %call) #22
  %tobool.not = icmp eq i32 %call1, 0
  %cond = select i1 %tobool.not, i32 -1, i32 1
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @puts(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %buffer = alloca [256 x i8], align 1
  %sink = alloca %struct.hp_sink, align 4
  store ptr %buffer, ptr %sink, align 4
  %room = getelementptr inbounds i8, ptr %sink, i32 4
  store i32 256, ptr %room, align 4
  %used = getelementptr inbounds i8, ptr %sink, i32 8
  store i32 0, ptr %used, align 4
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  store i32 0, ptr %total, align 4
  %fd = getelementptr inbounds i8, ptr %sink, i32 16
  %0 = load ptr, ptr @stdout, align 4
  %1 = load i32, ptr %0, align 4
  store i32 %1, ptr %fd, align 4
  %call = call fastcc i32 @put(ptr noundef nonnull %0, ptr noundef %s, i32 noundef 0) #22
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call3 = call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef %s, i32 noundef %call3) #22
  call fastcc void @__hp_pad(ptr noundef nonnull %sink, i8 noundef signext 10, i32 noundef 1) #22
  call fastcc void @__hp_flush(ptr noundef nonnull %sink) #22
  %2 = load i32, ptr %total, align 4
  %cond = call i32 @llvm.umin.i32(i32 %2, i32 2147483647)
  br label %return

return:                                           ; preds = %if.end, %entry
  %retval.0 = phi i32 [ %cond, %if.end ], [ -1, %entry ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fwrite(ptr noalias noundef %data, i32 noundef %size, i32 noundef %count, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_items(ptr noundef %data, i32 noundef %size, i32 noundef %count, ptr noundef %stream) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define internal fastcc i32 @put_items(ptr noundef %data, i32 noundef %size, i32 noundef %count, ptr nocapture noundef %stream) unnamed_addr #0 {
entry:
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %size, i32 %count)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  tail call void @__heddle_violation(ptr noundef nonnull @.str.2.146, ptr noundef nonnull @.str.3.147) #24
  unreachable

if.end:                                           ; preds = %entry
  %cmp = icmp eq i32 %2, 0
  br i1 %cmp, label %return, label %if.end2

if.end2:                                          ; preds = %if.end
  %call = tail call fastcc i32 @put(ptr noundef %stream, ptr noundef %data, i32 noundef %2) #22
  %tobool.not = icmp eq i32 %call, 0
  %cond = select i1 %tobool.not, i32 0, i32 %count
  br label %return

return:                                           ; preds = %if.end2, %if.end
  %retval.0 = phi i32 [ %cond, %if.end2 ], [ 0, %if.end ]
  ret i32 %retval.0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @fwrite_unlocked(ptr noalias noundef %data, i32 noundef %size, i32 noundef %count, ptr noalias noundef %stream) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @put_items(ptr noundef %data, i32 noundef %size, i32 noundef %count, ptr noundef %stream) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local void @perror(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %number_text = alloca [32 x i8], align 1
  %buffer = alloca [256 x i8], align 1
  %sink = alloca %struct.hp_sink, align 4
  store ptr %buffer, ptr %sink, align 4
  %room = getelementptr inbounds i8, ptr %sink, i32 4
  store i32 256, ptr %room, align 4
  %used = getelementptr inbounds i8, ptr %sink, i32 8
  store i32 0, ptr %used, align 4
  %total = getelementptr inbounds i8, ptr %sink, i32 12
  store i32 0, ptr %total, align 4
  %fd = getelementptr inbounds i8, ptr %sink, i32 16
  store i32 2, ptr %fd, align 4
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
  %call5 = call fastcc i32 @__hp_strlen(ptr noundef nonnull %s) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull %s, i32 noundef %call5) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull @.str.148, i32 noundef 2) #22
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %cmp6 = icmp eq ptr %call2, null
  br i1 %cmp6, label %if.then8, label %if.end12

if.then8:                                         ; preds = %if.end
  %call10 = call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull %number_text, i32 noundef 32, ptr noundef nonnull @.str.1.149, i32 noundef %0) #22
  br label %if.end12

if.end12:                                         ; preds = %if.then8, %if.end
  %text.0 = phi ptr [ %number_text, %if.then8 ], [ %call2, %if.end ]
  %call13 = call fastcc i32 @__hp_strlen(ptr noundef nonnull %text.0) #22
  call fastcc void @__hp_put(ptr noundef nonnull %sink, ptr noundef nonnull %text.0, i32 noundef %call13) #22
  call fastcc void @__hp_pad(ptr noundef nonnull %sink, i8 noundef signext 10, i32 noundef 1) #22
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
define weak dso_local void @setbuffer(ptr noundef %stream, ptr noundef %buffer, i32 noundef %size) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local void @setlinebuf(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  ret void
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @setvbuf(ptr noalias noundef %stream, ptr noalias noundef %buffer, i32 noundef %mode, i32 noundef %size) local_unnamed_addr #0 {
entry:
  %0 = icmp ugt i32 %mode, 2
  %cond = sext i1 %0 to i32
  ret i32 %cond
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @feof(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %at_end = getelementptr inbounds i8, ptr %stream, i32 4
  %0 = load i32, ptr %at_end, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ferror(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %failed = getelementptr inbounds i8, ptr %stream, i32 8
  %0 = load i32, ptr %failed, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @feof_unlocked(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %at_end = getelementptr inbounds i8, ptr %stream, i32 4
  %0 = load i32, ptr %at_end, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @ferror_unlocked(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %failed = getelementptr inbounds i8, ptr %stream, i32 8
  %0 = load i32, ptr %failed, align 4
  ret i32 %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @clearerr(ptr noundef %stream) local_unnamed_addr #0 {
entry:
  %at_end = getelementptr inbounds i8, ptr %stream, i32 4
  store i32 0, ptr %at_end, align 4
  %failed = getelementptr inbounds i8, ptr %stream, i32 8
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
define internal fastcc i32 @__hp_strlen(ptr nocapture noundef readonly %s) unnamed_addr #20 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i32 %n.0
  %0 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %0, 0
  %inc = add i32 %n.0, 1
  br i1 %cmp.not, label %while.end, label %while.cond

while.end:                                        ; preds = %while.cond
  ret i32 %n.0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i32 @__hp_strnlen(ptr nocapture noundef readonly %s, i32 noundef %limit) unnamed_addr #20 {
entry:
  %cmp4.not = icmp eq i32 %limit, 0
  br i1 %cmp4.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %n.05 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i32 %n.05
  %0 = load i8, ptr %arrayidx, align 1
  %cmp1.not = icmp eq i8 %0, 0
  br i1 %cmp1.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %inc = add nuw i32 %n.05, 1
  %exitcond.not = icmp eq i32 %inc, %limit
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %n.05, %land.rhs ], [ %limit, %while.body ]
  ret i32 %n.0.lcssa
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strlen(ptr noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strnlen(ptr noundef %s, i32 noundef %limit) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strnlen(ptr noundef %s, i32 noundef %limit) #22
  ret i32 %call
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
  %incdec.ptr = getelementptr inbounds i8, ptr %to.addr.05, i32 1
  %incdec.ptr2 = getelementptr inbounds i8, ptr %s.addr.06, i32 1
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
define weak dso_local ptr @strncpy(ptr noalias noundef %to, ptr noalias noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy_fixed(ptr noundef %to, ptr noundef %s, i32 noundef %n) #22
  ret ptr %to
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc ptr @copy_fixed(ptr noundef writeonly %to, ptr nocapture noundef readonly %s, i32 noundef %n) unnamed_addr #8 {
entry:
  %cmp12.not = icmp eq i32 %n, 0
  br i1 %cmp12.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %i.013 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i32 %i.013
  %0 = load i8, ptr %arrayidx, align 1
  %cmp1.not = icmp eq i8 %0, 0
  br i1 %cmp1.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %arrayidx4 = getelementptr inbounds i8, ptr %to, i32 %i.013
  store i8 %0, ptr %arrayidx4, align 1
  %inc = add nuw i32 %i.013, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %i.013, %land.rhs ], [ %n, %while.body ]
  %add.ptr = getelementptr inbounds i8, ptr %to, i32 %i.0.lcssa
  %sub = sub i32 %n, %i.0.lcssa
  tail call void @llvm.memset.p0.i32(ptr align 1 %add.ptr, i8 0, i32 %sub, i1 false)
  ret ptr %add.ptr
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @stpncpy(ptr noalias noundef %to, ptr noalias noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc ptr @copy_fixed(ptr noundef %to, ptr noundef %s, i32 noundef %n) #22
  ret ptr %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strcat(ptr noalias noundef %to, ptr noalias noundef %s) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %to) #22
  %add.ptr = getelementptr inbounds i8, ptr %to, i32 %call
  %call1 = tail call fastcc ptr @copy(ptr noundef %add.ptr, ptr noundef %s) #22
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strncat(ptr noalias noundef %to, ptr noalias noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %to) #22
  %add.ptr = getelementptr inbounds i8, ptr %to, i32 %call
  %cmp10.not = icmp eq i32 %n, 0
  br i1 %cmp10.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %i.011 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i32 %i.011
  %0 = load i8, ptr %arrayidx, align 1
  %cmp1.not = icmp eq i8 %0, 0
  br i1 %cmp1.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %arrayidx4 = getelementptr inbounds i8, ptr %add.ptr, i32 %i.011
  store i8 %0, ptr %arrayidx4, align 1
  %inc = add nuw i32 %i.011, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %i.011, %land.rhs ], [ %n, %while.body ]
  %arrayidx5 = getelementptr inbounds i8, ptr %add.ptr, i32 %i.0.lcssa
  store i8 0, ptr %arrayidx5, align 1
  ret ptr %to
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strlcpy(ptr noalias noundef %to, ptr noalias noundef %s, i32 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  %cmp.not = icmp eq i32 %room, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %cmp1 = icmp ult i32 %call, %room
  %sub = add i32 %room, -1
  %cond = select i1 %cmp1, i32 %call, i32 %sub
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %to, ptr align 1 %s, i32 %cond, i1 false)
  %arrayidx = getelementptr inbounds i8, ptr %to, i32 %cond
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strlcat(ptr noalias noundef %to, ptr noalias noundef %s, i32 noundef %room) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strnlen(ptr noundef %to, i32 noundef %room) #22
  %call1 = tail call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  %cmp = icmp ult i32 %call, %room
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %sub = sub i32 %room, %call
  %cmp2 = icmp ult i32 %call1, %sub
  %sub4 = add i32 %sub, -1
  %cond = select i1 %cmp2, i32 %call1, i32 %sub4
  %add.ptr = getelementptr i8, ptr %to, i32 %call
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %add.ptr, ptr align 1 %s, i32 %cond, i1 false)
  %arrayidx = getelementptr i8, ptr %add.ptr, i32 %cond
  store i8 0, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %add5 = add i32 %call1, %call
  ret i32 %add5
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @strxfrm(ptr noalias noundef %to, ptr noalias noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @__hp_strlen(ptr noundef %s) #22
  %cmp.not = icmp eq i32 %n, 0
  br i1 %cmp.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %cmp1 = icmp ult i32 %call, %n
  %add = add i32 %call, 1
  %cond = select i1 %cmp1, i32 %add, i32 %n
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 1 %to, ptr align 1 %s, i32 %cond, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 %call
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
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.010, i32 1
  %incdec.ptr6 = getelementptr inbounds i8, ptr %b.addr.011, i32 1
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
define weak dso_local i32 @strncmp(ptr noundef %a, ptr noundef %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11.not = icmp eq i32 %n, 0
  br i1 %cmp11.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add nuw i32 %i.012, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.012 = phi i32 [ %inc, %for.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i32 %i.012
  %0 = load i8, ptr %arrayidx, align 1
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i32 %i.012
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
  %i.0 = phi i32 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i32 %i.0
  %0 = load i8, ptr %arrayidx, align 1
  %call = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %0) #22
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i32 %i.0
  %1 = load i8, ptr %arrayidx1, align 1
  %call2 = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %1) #22
  %cmp = icmp ne i8 %call, %call2
  %cmp7.not = icmp eq i8 %0, 0
  %or.cond = or i1 %cmp7.not, %cmp
  %inc = add i32 %i.0, 1
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
define weak dso_local i32 @strncasecmp(ptr noundef %a, ptr noundef %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8.not = icmp eq i32 %n, 0
  br i1 %cmp8.not, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %inc = add nuw i32 %i.09, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %return, label %for.body

for.body:                                         ; preds = %for.cond, %entry
  %i.09 = phi i32 [ %inc, %for.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %a, i32 %i.09
  %0 = load i8, ptr %arrayidx, align 1
  %call = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %0) #22
  %arrayidx1 = getelementptr inbounds i8, ptr %b, i32 %i.09
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
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 1
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
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 1
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
define weak dso_local i32 @strspn(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @span(ptr noundef %s, ptr noundef %set, i32 noundef 1) #22
  ret i32 %call
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc i32 @span(ptr nocapture noundef readonly %s, ptr nocapture noundef readonly %set, i32 noundef %inside) unnamed_addr #17 {
entry:
  %0 = load i8, ptr %s, align 1
  %cmp.not5 = icmp eq i8 %0, 0
  br i1 %cmp.not5, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.body, %entry
  %1 = phi i8 [ %2, %while.body ], [ %0, %entry ]
  %n.06 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %call = tail call fastcc i32 @is_in(i8 noundef signext %1, ptr noundef %set) #22
  %cmp3 = icmp eq i32 %call, %inside
  br i1 %cmp3, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i32 %n.06, 1
  %arrayidx = getelementptr inbounds i8, ptr %s, i32 %inc
  %2 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %2, 0
  br i1 %cmp.not, label %while.end, label %land.rhs

while.end:                                        ; preds = %while.body, %land.rhs, %entry
  %n.0.lcssa = phi i32 [ 0, %entry ], [ %n.06, %land.rhs ], [ %inc, %while.body ]
  ret i32 %n.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @is_in(i8 noundef signext %c, ptr nocapture noundef readonly %set) unnamed_addr #17 {
entry:
  %0 = load i8, ptr %set, align 1
  %cmp.not3 = icmp eq i8 %0, 0
  br i1 %cmp.not3, label %return, label %for.body

for.cond:                                         ; preds = %for.body
  %incdec.ptr = getelementptr inbounds i8, ptr %set.addr.04, i32 1
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
define weak dso_local i32 @strcspn(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @span(ptr noundef %s, ptr noundef %set, i32 noundef 0) #22
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @strpbrk(ptr noundef %s, ptr noundef %set) local_unnamed_addr #0 {
entry:
  %call = tail call fastcc i32 @span(ptr noundef %s, ptr noundef %set, i32 noundef 0) #22
  %add.ptr = getelementptr inbounds i8, ptr %s, i32 %call
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
  %arrayidx2 = getelementptr inbounds i8, ptr %s.addr.019, i32 %inc
  %2 = load i8, ptr %arrayidx2, align 1
  %cmp6 = icmp eq i8 %2, %3
  br i1 %cmp6, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs, %land.rhs.lr.ph
  %i.01630 = phi i32 [ %inc, %land.rhs ], [ 0, %land.rhs.lr.ph ]
  %inc = add i32 %i.01630, 1
  %arrayidx = getelementptr inbounds i8, ptr %what, i32 %inc
  %3 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %3, 0
  br i1 %cmp.not, label %return, label %land.rhs

while.end:                                        ; preds = %land.rhs, %land.rhs.lr.ph
  %cmp.not17.lcssa = phi i1 [ %cmp.not15, %land.rhs.lr.ph ], [ %cmp.not, %land.rhs ]
  %i.016.lcssa = phi i32 [ 0, %land.rhs.lr.ph ], [ %inc, %land.rhs ]
  br i1 %cmp.not17.lcssa, label %return, label %if.end

if.end:                                           ; preds = %while.end
  %arrayidx12 = getelementptr inbounds i8, ptr %s.addr.019, i32 %i.016.lcssa
  %4 = load i8, ptr %arrayidx12, align 1
  %cmp14 = icmp eq i8 %4, 0
  br i1 %cmp14, label %return, label %for.inc

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.019, i32 1
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
  %arrayidx2 = getelementptr inbounds i8, ptr %s.addr.019, i32 %inc
  %2 = load i8, ptr %arrayidx2, align 1
  %call = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %2) #22
  %call5 = tail call fastcc zeroext i8 @lower(i8 noundef zeroext %3) #22
  %cmp7 = icmp eq i8 %call, %call5
  br i1 %cmp7, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs, %land.rhs.lr.ph
  %i.01632 = phi i32 [ %inc, %land.rhs ], [ 0, %land.rhs.lr.ph ]
  %inc = add i32 %i.01632, 1
  %arrayidx = getelementptr inbounds i8, ptr %what, i32 %inc
  %3 = load i8, ptr %arrayidx, align 1
  %cmp.not = icmp eq i8 %3, 0
  br i1 %cmp.not, label %return, label %land.rhs

while.end:                                        ; preds = %land.rhs, %land.rhs.lr.ph
  %cmp.not17.lcssa = phi i1 [ %cmp.not15, %land.rhs.lr.ph ], [ %cmp.not, %land.rhs ]
  %i.016.lcssa = phi i32 [ 0, %land.rhs.lr.ph ], [ %inc, %land.rhs ]
  br i1 %cmp.not17.lcssa, label %return, label %if.end

if.end:                                           ; preds = %while.end
  %arrayidx13 = getelementptr inbounds i8, ptr %s.addr.019, i32 %i.016.lcssa
  %4 = load i8, ptr %arrayidx13, align 1
  %cmp15 = icmp eq i8 %4, 0
  br i1 %cmp15, label %return, label %for.inc

for.inc:                                          ; preds = %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %s.addr.019, i32 1
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
  %0 = load ptr, ptr %rest, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %s.addr.0 = phi ptr [ %0, %if.then ], [ %s, %entry ]
  %call = tail call fastcc i32 @span(ptr noundef %s.addr.0, ptr noundef %separators, i32 noundef 1) #22
  %add.ptr = getelementptr inbounds i8, ptr %s.addr.0, i32 %call
  %1 = load i8, ptr %add.ptr, align 1
  %cmp1 = icmp eq i8 %1, 0
  br i1 %cmp1, label %return, label %if.end4

if.end4:                                          ; preds = %if.end
  %call5 = tail call fastcc i32 @span(ptr noundef nonnull %add.ptr, ptr noundef %separators, i32 noundef 0) #22
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr, i32 %call5
  %2 = load i8, ptr %add.ptr6, align 1
  %cmp8 = icmp eq i8 %2, 0
  br i1 %cmp8, label %return, label %if.else

if.else:                                          ; preds = %if.end4
  store i8 0, ptr %add.ptr6, align 1
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr6, i32 1
  br label %return

return:                                           ; preds = %if.else, %if.end4, %if.end
  %storemerge15 = phi ptr [ %add.ptr, %if.end ], [ %add.ptr11, %if.else ], [ %add.ptr6, %if.end4 ]
  %retval.0 = phi ptr [ null, %if.end ], [ %add.ptr, %if.else ], [ %add.ptr, %if.end4 ]
  store ptr %storemerge15, ptr %rest, align 4
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
  %0 = load ptr, ptr %rest, align 4
  %cmp = icmp eq ptr %0, null
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %call = tail call fastcc i32 @span(ptr noundef nonnull %0, ptr noundef %separators, i32 noundef 0) #22
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 %call
  %1 = load i8, ptr %add.ptr, align 1
  %cmp1 = icmp eq i8 %1, 0
  br i1 %cmp1, label %if.end5, label %if.else

if.else:                                          ; preds = %if.end
  store i8 0, ptr %add.ptr, align 1
  %add.ptr4 = getelementptr inbounds i8, ptr %add.ptr, i32 1
  br label %if.end5

if.end5:                                          ; preds = %if.else, %if.end
  %storemerge = phi ptr [ %add.ptr4, %if.else ], [ null, %if.end ]
  store ptr %storemerge, ptr %rest, align 4
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
  %arrayidx = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i32 0, i32 %0
  store ptr null, ptr %arrayidx, align 4
  %with_argument3 = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i32 0, i32 %0, i32 1
  store ptr %with_argument, ptr %with_argument3, align 4
  %argument5 = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i32 0, i32 %0, i32 2
  store ptr %argument, ptr %argument5, align 4
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
  %arrayidx = getelementptr inbounds [128 x %struct.handler], ptr @handlers, i32 0, i32 %dec
  %last.sroa.0.0.copyload = load ptr, ptr %arrayidx, align 4
  %cmp1.not = icmp eq ptr %last.sroa.0.0.copyload, null
  br i1 %cmp1.not, label %if.else, label %if.then

if.then:                                          ; preds = %while.body
  tail call void %last.sroa.0.0.copyload() #23
  br label %if.end

if.else:                                          ; preds = %while.body
  %last.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i32 8
  %last.sroa.4.0.copyload = load ptr, ptr %last.sroa.4.0.arrayidx.sroa_idx, align 4
  %last.sroa.3.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i32 4
  %last.sroa.3.0.copyload = load ptr, ptr %last.sroa.3.0.arrayidx.sroa_idx, align 4
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
define weak dso_local ptr @__CPROVER_allocate(i32 noundef %size, i32 noundef %zeroed) local_unnamed_addr #0 {
entry:
  %call = tail call ptr @__heddle_alloc(i32 noundef %size, i32 noundef 16, i32 noundef 0) #23
  %tobool.not = icmp eq i32 %zeroed, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  tail call void @llvm.memset.p0.i32(ptr align 1 %call, i8 0, i32 %size, i1 false)
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
define weak dso_local i32 @nondet_long() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_long() #23
  ret i32 %call
}

declare dso_local i32 @heddle_any_long() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_ulong() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_ulong() #23
  ret i32 %call
}

declare dso_local i32 @heddle_any_ulong() local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_unsigned_long() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_ulong() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_longlong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

declare dso_local void @heddle_any_bytes(ptr noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_ulonglong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @nondet_unsigned_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @nondet_size_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_size_t() #23
  ret i32 %call
}

declare dso_local i32 @heddle_any_size_t() local_unnamed_addr #1

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
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
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
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @nondet_pointer() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_size_t() #23
  %0 = inttoptr i32 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @nondet_ptr() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_size_t() #23
  %0 = inttoptr i32 %call to ptr
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
define weak dso_local i32 @__VERIFIER_nondet_long() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_long() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_ulong() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_ulong() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_unsigned_long() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_ulong() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_longlong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_ulonglong() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_unsigned_long_long() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_size_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_size_t() #23
  ret i32 %call
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
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
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
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
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
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
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
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i64 @__VERIFIER_nondet_loff_t() local_unnamed_addr #0 {
entry:
  %value = alloca i64, align 8
  call void @heddle_any_bytes(ptr noundef nonnull %value, i32 noundef 8) #23
  %0 = load i64, ptr %value, align 8
  ret i64 %0
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_sector_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_ulong() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local i32 @__VERIFIER_nondet_pthread_t() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_ulong() #23
  ret i32 %call
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_pointer() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_size_t() #23
  %0 = inttoptr i32 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_charp() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_size_t() #23
  %0 = inttoptr i32 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local ptr @__VERIFIER_nondet_pchar() local_unnamed_addr #0 {
entry:
  %call = tail call i32 @heddle_any_size_t() #23
  %0 = inttoptr i32 %call to ptr
  ret ptr %0
}

; Function Attrs: noinline nounwind
define weak dso_local void @__VERIFIER_nondet_memory(ptr noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  tail call void @heddle_any_bytes(ptr noundef %p, i32 noundef %n) #23
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
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

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

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
