; Thread-local models, unnamed addresses, sections, partitions, alignment, sanitizers, code models.
; RUN: heddle ir --check %s
; EXIT: 0

@a = thread_local global i32 0
@b = thread_local(localdynamic) global i32 0
@c = thread_local(initialexec) global i32 0
@d = thread_local(localexec) global i32 0
@e = unnamed_addr constant i32 0, section ".text.odd", align 64
@f = local_unnamed_addr global i32 0, partition "part"
@g = externally_initialized global i32 0
@h = global i32 0, no_sanitize_address, no_sanitize_hwaddress
@i = global i32 0, code_model "large"
@j = global i32 0 #0

attributes #0 = { "bss-section"=".mybss" }
