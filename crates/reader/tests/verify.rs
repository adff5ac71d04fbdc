//! `ir::verify` on short texts: for each rule one that keeps it and one that breaks it.

use arena::Id;
use ir::inst::{OpFlags, Ordering};
use ir::{InstId, Op, Value};

fn problems(text: &str) -> Vec<String> {
    let module = match reader::read("test.ll", text.as_bytes()) {
        Ok(module) => module,
        Err(error) => panic!("{error}\nin\n{text}"),
    };
    ir::verify::module(&module).iter().map(|problem| problem.to_string()).collect()
}

#[track_caller]
fn good(text: &str) {
    let found = problems(text);
    assert!(found.is_empty(), "{found:#?}\nin\n{text}");
}

#[track_caller]
fn bad(text: &str, expected: &str) {
    let found = problems(text);
    assert!(found.iter().any(|p| p.contains(expected)), "{expected:?} is not in {found:#?}\nfor\n{text}");
}

/// A function around some instructions.
fn body(insts: &str) -> String {
    format!(
        "declare void @g()\ndeclare i32 @v(i32, ...)\n\
         define void @f(i1 %c, i32 %x, i64 %y, float %z, ptr %p, <4 x i32> %v, {{ i32, [2 x i8] }} %s) {{\n\
         {insts}\n}}\n"
    )
}

#[track_caller]
fn good_body(insts: &str) {
    good(&body(insts));
}

#[track_caller]
fn bad_body(insts: &str, expected: &str) {
    bad(&body(insts), expected);
}

#[test]
fn messages_name_function_block_and_instruction() {
    let found =
        problems("define i32 @f() {\nentry:\n  %x = add i32 %y, 1\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n");
    assert_eq!(
        found,
        ["in function @f, block %entry: \"%x = add i32 %y, 1\": %y is used before it is defined"]
    );
}

#[test]
fn a_use_comes_after_its_definition_on_every_way() {
    good_body("br i1 %c, label %a, label %b\na:\n%q = add i32 %x, 1\nbr label %b\nb:\nret void");
    bad_body(
        "br i1 %c, label %a, label %b\na:\n%q = add i32 %x, 1\nbr label %b\nb:\n%r = add i32 %q, 1\nret void",
        "%q is not defined on every way to here",
    );
    bad_body("%q = add i32 %q, 1\nret void", "used to define itself");
    // What cannot be reached may use anything.
    good_body("ret void\na:\n%q = add i32 %r, 1\n%r = add i32 %q, 1\nbr label %a");
}

#[test]
fn a_phi_uses_its_values_where_they_come_from() {
    let phi = |value: &str| {
        body(&format!(
            "br i1 %c, label %a, label %b\na:\n%q = add i32 %x, 1\nbr label %d\nb:\nbr label %d\nd:\n\
             %r = phi i32 [ %q, %a ], [ {value}, %b ]\nret void"
        ))
    };
    good(&phi("%x"));
    bad(&phi("%q"), "%q is not defined on every way to here");
}

#[test]
fn a_phi_has_one_value_per_edge() {
    let phi = |entries: &str| {
        body(&format!(
            "switch i32 %x, label %a [ i32 0, label %b\n i32 1, label %b ]\na:\nbr label %b\nb:\n\
             %r = phi i32 {entries}\nret void"
        ))
    };
    good(&phi("[ 1, %0 ], [ 1, %0 ], [ 2, %a ]"));
    bad(&phi("[ 1, %0 ], [ 2, %a ]"), "3 edges");
    bad(&phi("[ 1, %0 ], [ 1, %0 ]"), "no value for predecessor %a");
    bad(&phi("[ 1, %0 ], [ 1, %0 ], [ 2, %a ], [ 3, %b ]"), "%b, which is no predecessor");
    bad(&phi("[ 1, %0 ], [ 3, %0 ], [ 2, %a ]"), "different values for %0");
}

#[test]
fn phis_come_first() {
    bad_body(
        "br label %a\na:\n%q = add i32 %x, 1\n%r = phi i32 [ 1, %0 ]\nret void",
        "after other instructions",
    );
}

#[test]
fn the_entry_has_no_predecessors() {
    bad("define void @f() {\nentry:\nbr label %entry\n}", "the entry block has predecessors");
}

#[test]
fn an_invoke_gives_its_result_on_the_normal_edge() {
    let text = |used: &str, at: &str| {
        let (normal, unwind) = if at == "normal" { (used, "") } else { ("", used) };
        format!(
            "declare i32 @g()\ndeclare i32 @p(...)\ndefine void @f() personality ptr @p {{\n\
             %r = invoke i32 @g() to label %ok unwind label %no\nok:\n{normal}\nret void\nno:\n\
             %l = landingpad {{ ptr, i32 }} cleanup\n{unwind}\nret void\n}}"
        )
    };
    good(&text("%q = add i32 %r, 1", "normal"));
    bad(&text("%q = add i32 %r, 1", "unwind"), "%r is not defined on every way to here");
}

#[test]
fn landing_pads() {
    let text = |personality: &str, before: &str, pad: &str| {
        format!(
            "declare void @g()\ndeclare i32 @p(...)\ndefine void @f() {personality} {{\n\
             invoke void @g() to label %ok unwind label %no\nok:\nret void\nno:\n{before}\n\
             %l = landingpad {{ ptr, i32 }} {pad}\nresume {{ ptr, i32 }} %l\n}}"
        )
    };
    let own = "personality ptr @p";
    good(&text(own, "", "cleanup"));
    good(&text(own, "", "catch ptr null filter [1 x ptr] [ptr null]"));
    bad(&text("", "", "cleanup"), "needs a function with a personality");
    bad(&text(own, "%q = add i32 1, 2", "cleanup"), "first instruction of its block");
    bad(&text(own, "", ""), "must be a cleanup");
    bad(
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\nbr label %no\nno:\n\
         %l = landingpad { ptr, i32 } cleanup\nret void\n}",
        "not by the unwind edge of an invoke",
    );
    bad(
        "declare void @g()\ndeclare i32 @p(...)\ndefine void @f() personality ptr @p {\n\
         invoke void @g() to label %ok unwind label %no\nok:\nret void\nno:\nret void\n}",
        "does not start with a pad",
    );
}

#[test]
fn funclet_pads() {
    let text = |handler: &str, exit: &str| {
        format!(
            "declare void @g()\ndeclare i32 @p(...)\ndefine void @f() personality ptr @p {{\n\
             invoke void @g() to label %ok unwind label %switch\nok:\nret void\nswitch:\n\
             %s = catchswitch within none [label %handler] unwind to caller\nhandler:\n{handler}\n{exit}\n}}"
        )
    };
    let pad = "%h = catchpad within %s []";
    good(&text(pad, "catchret from %h to label %ok"));
    good(&text(pad, "call void @g() [ \"funclet\"(token %h) ]\ncatchret from %h to label %ok"));
    bad(&text("", "ret void"), "does not start with a catchpad");
    bad(&text(pad, "call void @g() [ \"funclet\"(token %s) ]\nunreachable"), "funclet bundle names one");
    bad(&text(pad, "cleanupret from %h unwind to caller"), "must name a cleanuppad");
    bad(
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\nbr label %no\nno:\n\
         %c = cleanuppad within none []\nret void\n}",
        "not by an unwind edge",
    );
}

#[test]
fn operands_of_arithmetic() {
    good_body(
        "%q = add nuw nsw i32 %x, 1\n%r = fadd fast float %z, 1.0\n%s1 = or disjoint i32 %x, 2\nret void",
    );
    good_body(
        "%q = lshr exact <4 x i32> %v, %v\n%r = fneg nnan float %z\n%t = udiv exact i32 %x, 3\nret void",
    );
    good_body(
        "%q = icmp samesign ult i32 %x, 1\n%r = fcmp nnan olt float %z, 0.0\n%e = icmp eq ptr %p, null\nret void",
    );
    good_body(
        "%q = zext nneg i32 %x to i64\n%r = trunc nuw nsw i64 %y to i32\n%t = uitofp nneg i32 %x to float\nret void",
    );
}

#[test]
fn operands_of_select() {
    good_body("%q = select i1 %c, i32 %x, i32 1\n%r = select fast i1 %c, float %z, float 1.0\nret void");
    good_body("%t = icmp eq <4 x i32> %v, %v\n%q = select <4 x i1> %t, <4 x i32> %v, <4 x i32> %v\nret void");
}

#[test]
fn a_switch_has_each_case_once() {
    good_body("switch i32 %x, label %a [ i32 0, label %a\n i32 1, label %a ]\na:\nret void");
    bad(
        "define void @f(i128 %x) {\nswitch i128 %x, label %a [ i128 5, label %a\n i128 6, label %a\n i128 5, label %a ]\na:\nret void\n}",
        "two cases",
    );
}

#[test]
fn memory_is_accessed_by_sized_types() {
    good_body(
        "%q = alloca i32, i64 %y\nstore i32 %x, ptr %q\n%r = load atomic i32, ptr %q seq_cst, align 4\nret void",
    );
    bad("%o = type opaque\ndefine void @f() {\n%q = alloca %o\nret void\n}", "has no size");
    bad(
        "%o = type opaque\ndefine void @f(ptr %p) {\n%q = getelementptr %o, ptr %p, i32 1\nret void\n}",
        "no size",
    );
}

#[test]
fn atomics() {
    good_body(
        "%q = cmpxchg ptr %p, i32 %x, i32 1 acq_rel monotonic\n%r = atomicrmw fadd ptr %p, float %z monotonic\nret void",
    );
    bad_body("%q = load atomic i3, ptr %p seq_cst, align 4\nret void", "not a power of two of bytes");
    bad_body("%q = atomicrmw add ptr %p, i24 1 seq_cst\nret void", "power of two");
}

#[test]
fn address_computations() {
    good_body("%q = getelementptr inbounds { i32, [2 x i8] }, ptr %p, i64 %y, i32 1, i64 %y\nret void");
    good_body("%q = getelementptr i8, ptr %p, <4 x i32> %v\nret void");
}

#[test]
fn calls() {
    good_body("call void @g()\n%r = call i32 (i32, ...) @v(i32 1, float %z)\nret void");
    good_body("%r = call fast float @llvm.sqrt.f32(float %z)\nret void");
}

#[test]
fn musttail() {
    let text = |cc: &str, call: &str, after: &str| {
        format!(
            "declare {cc} i32 @g(i32)\ndeclare i32 @h(i64)\ndeclare i32 @b(ptr byval(i32))\n\
             define {cc} i32 @f(i32 %x) {{\n%r = musttail call {call}\n{after}\n}}"
        )
    };
    good(&text("", "i32 @g(i32 %x)", "ret i32 %r"));
    good(&text("tailcc", "tailcc i32 @g(i32 %x)", "ret i32 %r"));
    bad(&text("", "i32 @g(i32 %x)", "ret i32 %x"), "followed by the return of its result");
    bad(&text("", "i32 @g(i32 %x)", "%s = add i32 1, 2\nret i32 %r"), "followed by the return");
    bad(&text("", "fastcc i32 @g(i32 %x)", "ret i32 %r"), "calling convention");
    bad(&text("", "i32 @h(i64 0)", "ret i32 %r"), "its caller's parameters");
    bad(
        "declare void @g(ptr byval(i32))\ndefine void @f(ptr %p) {\nmusttail call void @g(ptr byval(i32) %p)\nret void\n}",
        "is not passed as the caller's is",
    );
}

#[test]
fn intrinsics_are_called_with_their_types() {
    let text = |declaration: &str, call: &str| {
        format!(
            "declare {declaration}\ndefine void @f(ptr %p, i64 %n, i1 %b, i32 %x) {{\n{call}\nret void\n}}"
        )
    };
    let memcpy = "void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)";
    good(&text(memcpy, "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 %n, i1 false)"));
    bad(
        &text(memcpy, "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 %n, i1 %b)"),
        "argument 4 of llvm.memcpy must be a constant",
    );
    bad(
        &text("void @llvm.memcpy.p0.p0.i64(ptr, i64)", "call void @llvm.memcpy.p0.p0.i64(ptr %p, i64 %n)"),
        "used with a wrong type",
    );
    good(&text(
        "{ i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)",
        "%r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1)",
    ));
    bad(
        &text(
            "{ i64, i1 } @llvm.sadd.with.overflow.i32(i32, i32)",
            "%r = call { i64, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1)",
        ),
        "used with a wrong type",
    );
    bad(&text("void @llvm.va_start.p0(ptr)", "call void @llvm.va_start.p0(ptr %p)"), "variable arguments");
    bad(&text("i8 @llvm.bswap.i8(i8)", "%r = call i8 @llvm.bswap.i8(i8 1)"), "even number of bytes");
    bad(
        &text(
            "i1 @llvm.is.fpclass.f32(float, i32)",
            "%r = call i1 @llvm.is.fpclass.f32(float 1.0, i32 1024)",
        ),
        "ten classes",
    );
    bad(&text(memcpy, "store ptr @llvm.memcpy.p0.p0.i64, ptr %p"), "an intrinsic has no address");
    // Without a declaration each call says which it means.
    good(
        "define i64 @f(i32 %x, i64 %y) {\n%a = call i32 @llvm.umax(i32 %x, i32 1)\n%b = call i64 @llvm.umax(i64 %y, i64 1)\nret i64 %b\n}",
    );
    // One that LLVM 19 does not know is left alone.
    good(&text("i99 @llvm.of.tomorrow(i3, ...)", "%r = call i99 (i3, ...) @llvm.of.tomorrow(i3 1, i32 %x)"));
}

#[test]
fn intrinsics_on_vectors() {
    let text = |declaration: &str, call: &str| {
        format!(
            "declare {declaration}\ndefine void @f(<4 x i32> %v, <2 x i32> %w, ptr %p, <4 x i1> %m) {{\n{call}\nret void\n}}"
        )
    };
    let insert = "<4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)";
    let call = "%r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %v, <2 x i32> %w, i64";
    good(&text(insert, &format!("{call} 2)")));
    bad(&text(insert, &format!("{call} 1)")), "multiple of the length");
    bad(&text(insert, &format!("{call} 4)")), "does not lie in the whole");
    let load = "<4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)";
    let call = |align: u32| {
        format!(
            "%r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 {align}, <4 x i1> %m, <4 x i32> %v)"
        )
    };
    good(&text(load, &call(4)));
    bad(&text(load, &call(3)), "power of two");
    // LLVM 22 has no alignment there.
    good(&text(
        "<4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)",
        "%r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, <4 x i1> %m, <4 x i32> %v)",
    ));
    bad(
        &text("i32 @llvm.vector.reduce.add.v4i32(i32)", "%r = call i32 @llvm.vector.reduce.add.v4i32(i32 1)"),
        "used with a wrong type",
    );
}

#[test]
fn assumptions() {
    let text = |bundle: &str| {
        format!(
            "declare void @llvm.assume(i1)\ndefine void @f(ptr %p) {{\ncall void @llvm.assume(i1 true) [ {bundle} ]\nret void\n}}"
        )
    };
    good(&text("\"align\"(ptr %p, i64 8), \"nonnull\"(ptr %p)"));
    bad(&text("\"align\"(ptr %p)"), "the assumption \"align\" has wrong operands");
}

#[test]
fn inline_assembly() {
    let text = |ret: &str, constraints: &str, args: &str| {
        let result = if ret == "void" { "" } else { "%r = " };
        format!(
            "define void @f(ptr %p) {{\n{result}call {ret} asm \"\", \"{constraints}\"({args})\nret void\n}}"
        )
    };
    good(&text("i32", "=r,r,~{memory}", "i32 1"));
    good(&text("void", "=*m,r", "ptr elementtype(i32) %p, i32 1"));
    good(&text("{ i32, i32 }", "=r,=r", ""));
    bad(&text("i32", "r", "i32 1"), "does not match its output constraints");
    bad(&text("void", "r,r", "i32 1"), "takes 2 arguments, but is given 1");
    bad(&text("void", "=*m,r", "ptr %p, i32 1"), "needs an elementtype");
    bad(&text("void", "!i", ""), "only the assembly of a callbr has labels");
}

#[test]
fn bundles() {
    let text = |bundles: &str| {
        format!("declare void @g()\ndefine void @f(ptr %p) {{\ncall void %p() [ {bundles} ]\nret void\n}}")
    };
    good(&text("\"deopt\"(i32 1), \"unknown\"(), \"unknown\"()"));
    good(&text("\"kcfi\"(i32 1), \"ptrauth\"(i32 1, i64 2)"));
    bad(&text("\"deopt\"(i32 1), \"deopt\"(i32 2)"), "two \"deopt\" bundles");
    bad(&text("\"kcfi\"(i64 1)"), "kcfi bundle");
}

#[test]
fn attributes() {
    good("declare void @f(ptr noalias nocapture sret(i32), i32 signext, ptr byval(i64) align 8)");
    good("declare noundef nonnull ptr @f(ptr returned) noinline optnone");
    bad("declare void @f(i32 noalias)", "noalias does not apply to values of type i32");
    bad("declare void @f(ptr signext)", "signext does not apply to values of type ptr");
    bad("declare void @f(ptr byval(i32) sret(i32))", "exclude each other");
    bad("declare void @f(i32 signext zeroext)", "exclude each other");
    bad("declare void @f(ptr readonly writeonly)", "exclude each other");
    bad("declare void @f() optnone", "optnone needs noinline");
    bad("declare void @f() alwaysinline noinline", "exclude each other");
    bad("declare void @f(ptr nest, ptr nest)", "two parameters have the attribute nest");
    bad("declare void @f(i32, i32, ptr sret(i32))", "first or second");
    bad("declare i32 @f(float returned, i32)\n declare void @g(i64) allocsize(1)", "allocsize");
    bad("declare i64 @f(i32 returned)", "must have the type of the result");
    bad(
        "declare void @f(ptr byval({ i8, token2 }))\n%t = type opaque"
            .replace("{ i8, token2 }", "%t")
            .as_str(),
        "has no size",
    );
    bad("declare void @f(ptr immarg)", "only parameters of intrinsics");
    bad("declare void @f() allockind(\"zeroed\")", "one of alloc, realloc and free");
    bad("declare void @f() vscale_range(0, 4)", "not in order");
    bad("declare noundef void @f()", "noundef does not apply to values of type void");
}

#[test]
fn linkage() {
    good(
        "@a = external global i32\n@b = extern_weak global i32\n@c = common global i32 0\n@d = internal global i32 1",
    );
    bad("@a = common global i32 1", "starts as zero");
    bad("@a = common constant i32 0", "is not constant");
    bad("@a = appending global i32 0", "only variables that are arrays");
    good("@a = external dllimport global i32\n@b = dllexport global i32 0");
    bad("@a = hidden dllexport global i32 0", "cannot be hidden");
    bad("@a = dllimport global i32 0", "not defined here");
    bad("$c = comdat any\n@a = available_externally global i32 0, comdat($c)", "cannot be in a comdat");
    good("$c = comdat any\n@a = weak global i32 0, comdat($c)");
}

#[test]
fn variables() {
    good("@a = global { i32, [2 x i8] } { i32 1, [2 x i8] c\"ab\" }");
    bad("@a = external global <vscale x 4 x i32>", "size known before it runs");
    good("@llvm.used = appending global [1 x ptr] [ptr @a], section \"llvm.metadata\"\n@a = global i32 0");
    bad("@llvm.used = global [1 x ptr] [ptr @a]\n@a = global i32 0", "is appending");
    bad("@llvm.used = appending global [1 x ptr] [ptr null]", "list of variables");
    good(
        "define void @f() {\nret void\n}\n@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }]",
    );
    bad(
        "@llvm.global_ctors = appending global [1 x { i64, ptr, ptr }] zeroinitializer",
        "list of { i32, ptr, ptr }",
    );
}

#[test]
fn aliases_and_ifuncs() {
    good("@a = alias i32, ptr @g\n@g = global i32 0\n@b = alias i8, getelementptr (i8, ptr @g, i64 1)");
    bad("@a = alias i32, ptr @g\n@g = external global i32", "stands for a definition");
    bad("@a = alias i32, ptr @b\n@b = alias i32, ptr @a", "stands for itself");
    bad("@a = alias i32, ptr @b\n@b = weak alias i32, ptr @g\n@g = global i32 0", "may be replaced");
    good("@i = ifunc void (), ptr @r\ndefine ptr @r() {\nret ptr null\n}");
    bad("@i = ifunc void (), ptr @r\ndeclare ptr @r()", "defined here");
    bad("@i = ifunc void (), ptr @r\ndefine i32 @r() {\nret i32 0\n}", "returns a pointer");
    bad("@i = ifunc void (), ptr @r\n@r = global i32 0", "is a function");
}

#[test]
fn functions() {
    bad("define void @llvm.f() {\nret void\n}", "cannot be defined");
    bad("declare void @f(token)", "only an intrinsic");
    bad("declare void @f(metadata)", "only an intrinsic");
    bad("declare token @f()", "only an intrinsic");
    bad("declare fastcc void @f(...)", "no variable arguments");
    bad("declare amdgpu_kernel i32 @f()", "returns nothing");
    bad("declare i32 @p(...)\ndeclare void @f() personality ptr @p", "no personality");
}

#[test]
fn types() {
    good("%list = type { ptr, %node }\n%node = type { i32 }\n@a = global %list zeroinitializer");
    bad("%t = type { i32, [2 x %u] }\n%u = type { %t }\n@a = external global %t", "contains itself");
}

#[test]
fn constants() {
    let text = |block: &str| {
        format!(
            "@a = global ptr blockaddress(@f, %{block})\ndefine void @f() {{\nentry:\nbr label %next\nnext:\nret void\n}}"
        )
    };
    good(&text("next"));
    bad(&text("entry"), "address of an entry block");
}

#[test]
fn attached_metadata() {
    let load = |ty: &str, md: &str, nodes: &str| {
        format!("define void @f(ptr %p) {{\n%x = load {ty}, ptr %p, {md}\nret void\n}}\n{nodes}")
    };
    good(&load("i32", "!range !0", "!0 = !{i32 0, i32 5, i32 7, i32 0}"));
    bad(&load("i32", "!range !0", "!0 = !{i64 0, i64 5}"), "integers of the type of the result");
    bad(&load("i32", "!range !0", "!0 = !{i32 0}"), "list of pairs");
    bad(&load("i32", "!range !0", "!0 = !{i32 5, i32 5}"), "empty range");
    bad(&load("i32", "!range !0", "!0 = !{i32 5, i32 7, i32 0, i32 2}"), "not in order");
    good(&load("ptr", "!nonnull !0, !align !1, !dereferenceable !1", "!0 = !{}\n!1 = !{i64 8}"));
    bad(&load("i32", "!nonnull !0", "!0 = !{}"), "!nonnull");
    bad(&load("ptr", "!align !0", "!0 = !{i64 3}"), "!align");
    bad(&load("ptr", "!dereferenceable !0", "!0 = !{i32 8}"), "!dereferenceable");
    good(&load("i32", "!noalias !0", "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}"));
    bad(&load("i32", "!noalias !0", "!0 = !{!1}\n!1 = distinct !{!1}"), "alias scopes");
}

#[test]
fn access_tags() {
    let load = |nodes: &str| {
        format!(
            "define void @f(ptr %p) {{\n%x = load i32, ptr %p, !tbaa !0\nret void\n}}\n!9 = !{{!\"root\"}}\n{nodes}"
        )
    };
    good(&load("!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !9, i64 0}"));
    good(&load(
        "!0 = !{!1, !2, i64 4}\n!1 = !{!\"pair\", !2, i64 0, !2, i64 4}\n!2 = !{!\"int\", !9, i64 0}",
    ));
    bad(
        &load("!0 = !{!1, !2, i64 2}\n!1 = !{!\"pair\", !2, i64 0, !2, i64 4}\n!2 = !{!\"int\", !9, i64 0}"),
        "offset of a scalar is not zero",
    );
    bad(
        &load("!0 = !{!1, !2, i64 0}\n!1 = !{!\"a\", !9, i64 0}\n!2 = !{!\"b\", !9, i64 0}"),
        "does not pass the access type",
    );
    bad(
        &load("!0 = !{!1, !2, i64 0}\n!1 = !{!\"a\", !9, i64 0}\n!2 = !{!2, !9, !9}")
            .replace("!2, !9, !9", "!\"b\", !2"),
        "no scalar type",
    );
    bad(
        "define void @f(i32 %x) {\n%y = add i32 %x, 1, !tbaa !0\nret void\n}\n!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !9, i64 0}\n!9 = !{!\"root\"}",
        "!tbaa is for accesses",
    );
}

#[test]
fn branch_weights() {
    let text = |weights: &str| {
        format!(
            "define void @f(i1 %c) {{\nbr i1 %c, label %a, label %b, !prof !0\na:\nret void\nb:\nret void\n}}\n!0 = !{{{weights}}}"
        )
    };
    good(&text("!\"branch_weights\", i32 1, i32 2"));
    good(&text("!\"branch_weights\", !\"expected\", i32 1, i32 2"));
    bad(&text("!\"branch_weights\", i32 1"), "1 branch weights for 2 ways");
}

#[test]
fn module_flags() {
    good(
        "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"wchar_size\", i32 4}\n!1 = !{i32 7, !\"PIC Level\", i32 2}",
    );
    bad("!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"wchar_size\"}", "a behaviour, a name and a value");
    bad("!llvm.module.flags = !{!0}\n!0 = !{i32 99, !\"x\", i32 4}", "does not fit");
    bad(
        "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"x\", i32 4}\n!1 = !{i32 2, !\"x\", i32 4}",
        "given twice",
    );
    bad(
        "!llvm.module.flags = !{!0}\n!0 = !{i32 3, !\"x\", !1}\n!1 = !{!\"y\", i32 1}",
        "is required, but not there",
    );
}

#[test]
fn typed_pointers_of_old_texts_agree_with_untyped_ones() {
    good(
        "@a = global i8* null\ndefine void @f(i8** %p, ptr %q) {\n%x = load i8*, i8** %p\n%y = icmp eq ptr %q, %q\nstore i8* %x, i8** @a\nret void\n}",
    );
}

#[test]
fn swifterror() {
    let text = |insts: &str| {
        format!(
            "declare void @g(ptr swifterror)\ndefine void @f(ptr swifterror %e, ptr %p) {{\n{insts}\nret void\n}}"
        )
    };
    good(&text("%x = load ptr, ptr %e\nstore ptr null, ptr %e\ncall void @g(ptr swifterror %e)"));
    bad(&text("store ptr %e, ptr %p"), "can only be loaded");
    bad(&text("%x = icmp eq ptr %e, null"), "can only be loaded");
    bad(&text("call void @g(ptr swifterror %p)"), "swifterror alloca or parameter");
}

#[test]
fn broken_debug_info_is_no_problem_of_the_module() {
    let text = "define void @f() !dbg !0 {\nret void, !dbg !1\n}\ndefine void @g() !dbg !0 {\nret void, !dbg !3\n}\n\
                !0 = distinct !DISubprogram(name: \"f\", file: !4, unit: !5)\n\
                !1 = !DILocation(line: 1, scope: !2)\n!2 = distinct !DILexicalBlock(scope: !0)\n\
                !3 = !DILocation(line: 1, scope: !6)\n!4 = !DIFile(filename: \"a\", directory: \"b\")\n\
                !5 = distinct !DICompileUnit(language: DW_LANG_C, file: !4)\n\
                !6 = distinct !DISubprogram(name: \"h\", file: !2)\n";
    good(text);
    let module = reader::read("test.ll", text.as_bytes()).expect("it is read");
    let found: Vec<String> = ir::verify::debug_info(&module).iter().map(|p| p.to_string()).collect();
    let has = |part: &str| found.iter().any(|p| p.contains(part));
    assert!(has("another function has the same subprogram"), "{found:#?}");
    assert!(has("file of !6 (DISubprogram) cannot be !2 (DILexicalBlock)"), "{found:#?}");
    assert!(has("the location is in !6 (DISubprogram), not in this function"), "{found:#?}");
}

/// Changes one instruction of what [`body`] makes of some text, and expects a problem: for rules that the reader
/// keeps already.
#[track_caller]
fn changed(insts: &str, index: usize, change: impl FnOnce(&mut Op, &dyn Fn(&str) -> Value), expected: &str) {
    let mut module = match reader::read("test.ll", body(insts).as_bytes()) {
        Ok(module) => module,
        Err(error) => panic!("{error}"),
    };
    let names: Vec<(String, Value)> = {
        let id = module.global_named(b"f").expect("the function is there");
        let body = module.globals[id].as_function().and_then(|f| f.body.as_ref()).expect("a definition");
        let name = |local: &ir::Local| local.name.map(|n| module.strings.text(n).to_string());
        let locals = body.locals.iter();
        locals.filter_map(|(id, local)| Some((name(local)?, Value::Local(id)))).collect()
    };
    let find = |name: &str| names.iter().find(|(n, _)| n == name).expect("such a register").1;
    let id = module.global_named(b"f").expect("the function is there");
    let ir::GlobalKind::Function(function) = &mut module.globals[id].kind else { panic!("a function") };
    let body = function.body.as_mut().expect("a definition");
    change(&mut body.insts[InstId::new(index)].op, &find);
    let found: Vec<String> = ir::verify::module(&module).iter().map(|p| p.to_string()).collect();
    assert!(found.iter().any(|p| p.contains(expected)), "{expected:?} is not in {found:#?}\nfor\n{insts}");
}

/// Puts the register `name` in place of the operand `place`.
#[track_caller]
fn with_operand(insts: &str, index: usize, place: usize, name: &str, expected: &str) {
    let change = |op: &mut Op, find: &dyn Fn(&str) -> Value| {
        let mut at = 0;
        op.for_each_value_mut(|value| {
            if at == place {
                *value = find(name);
            }
            at += 1;
        });
    };
    changed(insts, index, change, expected);
}

#[test]
fn operands_have_the_right_types() {
    let ret = "\nret void";
    for (inst, place, name, expected) in [
        ("%q = add i32 %x, 1", 1, "y", "the operands differ in type: i32 and i64"),
        ("%q = fadd float %z, 1.0", 1, "x", "differ in type"),
        ("%q = icmp eq i32 %x, 1", 0, "y", "differ in type"),
        ("%q = fcmp olt float %z, 1.0", 0, "x", "differ in type"),
        ("%q = fneg float %z", 0, "x", "fneg needs a floating-point operand, not i32"),
        ("%q = zext i32 %x to i64", 0, "y", "zext cannot turn i64 into i64"),
        ("%q = ptrtoint ptr %p to i64", 0, "x", "ptrtoint cannot turn i32 into i64"),
        ("%q = select i1 %c, i32 %x, i32 1", 0, "x", "the condition of a select must be i1"),
        ("%q = select i1 %c, i32 %x, i32 1", 1, "y", "differ in type"),
        ("%q = extractelement <4 x i32> %v, i32 %x", 0, "x", "works on a vector"),
        ("%q = extractelement <4 x i32> %v, i32 %x", 1, "z", "index of an element must be an integer"),
        ("%q = insertelement <4 x i32> %v, i32 %x, i32 1", 1, "y", "cannot have an element of type i64"),
        ("%q = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 0, i32 7>", 1, "x", "differ in type"),
        ("%q = extractvalue { i32, [2 x i8] } %s, 1, 0", 0, "x", "lead nowhere in i32"),
        ("%q = insertvalue { i32, [2 x i8] } %s, i32 %x, 0", 1, "y", "the value has type i64"),
        ("%q = load i32, ptr %p", 0, "x", "the address of a load must be a pointer"),
        ("store i32 %x, ptr %p", 1, "y", "the address of a store must be a pointer"),
        ("%q = alloca i32, i32 %x", 0, "z", "must be an integer"),
        ("%q = getelementptr i8, ptr %p, i64 %y", 0, "x", "the base must be a pointer"),
        ("%q = getelementptr i8, ptr %p, i64 %y", 1, "z", "an index must be an integer"),
        ("%q = cmpxchg ptr %p, i32 %x, i32 1 monotonic monotonic", 2, "y", "differ in type"),
        ("%q = atomicrmw add ptr %p, i32 %x monotonic", 1, "z", "does not work on float"),
        ("%q = call i32 (i32, ...) @v(i32 %x)", 1, "y", "argument 1 has type i64, but the parameter i32"),
        ("%q = freeze i32 %x", 0, "y", "the result cannot have type i32"),
    ] {
        with_operand(&format!("{inst}{ret}"), 0, place, name, expected);
    }
    with_operand("br i1 %c, label %a, label %a\na:\nret void", 0, 0, "x", "condition of type i1, not i32");
    with_operand(
        "switch i32 %x, label %a [ i32 1, label %a ]\na:\nret void",
        0,
        0,
        "y",
        "a case has type i32",
    );
    with_operand("indirectbr ptr %p, [label %a]\na:\nret void", 0, 0, "x", "must be a pointer");
    with_operand(
        "br label %a\na:\n%q = phi i32 [ %x, %0 ]\nret void",
        1,
        0,
        "y",
        "a value of the phi has type i64",
    );
}

#[test]
fn flags_stand_where_they_mean_something() {
    for (inst, flag, expected) in [
        ("%q = add i32 %x, 1", OpFlags::EXACT, "exact means nothing here"),
        ("%q = or i32 %x, 1", OpFlags::NUW, "nuw means nothing here"),
        ("%q = fadd float %z, 1.0", OpFlags::NSW, "nsw means nothing here"),
        ("%q = icmp eq i32 %x, 1", OpFlags::NNAN, "nnan means nothing here"),
        ("%q = sext i32 %x to i64", OpFlags::NNEG, "nneg means nothing here"),
        ("%q = select i1 %c, i32 %x, i32 1", OpFlags::NNAN, "nnan means nothing here"),
    ] {
        let change = |op: &mut Op, _: &dyn Fn(&str) -> Value| match op {
            Op::Binary { flags, .. }
            | Op::ICmp { flags, .. }
            | Op::Cast { flags, .. }
            | Op::Select { flags, .. } => *flags = flag,
            other => panic!("{other:?}"),
        };
        changed(&format!("{inst}\nret void"), 0, change, expected);
    }
}

#[test]
fn blocks_end_with_their_only_terminator() {
    let nothing = |op: &mut Op, _: &dyn Fn(&str) -> Value| *op = Op::Unreachable;
    changed("%q = add i32 %x, 1\nret void", 0, nothing, "a terminator stands in the middle of a block");
    let freeze = |op: &mut Op, find: &dyn Fn(&str) -> Value| *op = Op::Freeze(find("x"));
    changed("%q = add i32 %x, 1\nret void", 1, freeze, "the block does not end with a terminator");
    let value = |op: &mut Op, find: &dyn Fn(&str) -> Value| *op = Op::Ret(Some(find("x")));
    changed("ret void", 0, value, "the function returns void, not i32");
}

#[test]
fn orderings_fit_the_access() {
    let insts = "%q = load atomic i32, ptr %p acquire, align 4\nstore atomic i32 %x, ptr %p release, align 4\n\
                 fence acquire\n%r = cmpxchg ptr %p, i32 %x, i32 1 monotonic monotonic\n\
                 %t = atomicrmw add ptr %p, i32 %x monotonic\nret void";
    let set = |to: Ordering| {
        move |op: &mut Op, _: &dyn Fn(&str) -> Value| match op {
            Op::Load { ordering, .. } | Op::Fence { ordering, .. } => *ordering = to,
            Op::Store(store) => store.ordering = to,
            Op::CmpXchg(op) => op.failure = to,
            Op::AtomicRmw(op) => op.ordering = to,
            other => panic!("{other:?}"),
        }
    };
    changed(insts, 0, set(Ordering::Release), "a load cannot release");
    changed(insts, 1, set(Ordering::AcqRel), "a store cannot acquire");
    changed(insts, 2, set(Ordering::Monotonic), "a fence is");
    changed(insts, 3, set(Ordering::Release), "failure ordering");
    changed(insts, 4, set(Ordering::Unordered), "at least monotonic");
}

#[test]
fn at_most_a_hundred_problems_are_collected() {
    let insts: String = (0..300).map(|i| format!("%q{i} = add i32 %q{i}, 1\n")).collect();
    assert_eq!(problems(&body(&format!("{insts}ret void"))).len(), ir::verify::MAX_PROBLEMS);
}

#[test]
fn functions_are_checked_one_by_one() {
    let text = "define void @f() {\nret void\n}\ndefine i32 @g() {\n%x = add i32 %x, 1\nret i32 %x\n}\n";
    let module = reader::read("test.ll", text.as_bytes()).expect("it is read");
    let count = |name: &str| {
        let id = module.global_named(name.as_bytes()).expect("it is there");
        ir::verify::function(&module, id).len()
    };
    assert_eq!((count("f"), count("g")), (0, 1));
}
