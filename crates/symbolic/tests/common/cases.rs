//! Every instruction with every flag, and the intrinsics that compute, each as a function of its own in LLVM text.

use super::Random;
use super::run::{self, Known};
use bits::Bits;
use bits::float::FloatFormat;
use program::Program;
use program::shape::Kind;

/// A function's name and types, as they are written.
pub struct Signature {
    pub name: String,
    pub ret: String,
    pub params: Vec<String>,
}

/// Functions of one instruction each, and the declarations they need.
#[derive(Default)]
pub struct Module {
    pub functions: Vec<Signature>,
    pub text: String,
}

impl Module {
    /// A function whose body computes `%r` from parameters `%a`, `%b`, ...
    fn add(&mut self, ret: &str, params: &[&str], body: &str) {
        let name = format!("f{}", self.functions.len());
        let list: Vec<String> = params.iter().zip('a'..).map(|(ty, name)| format!("{ty} %{name}")).collect();
        self.text += &format!("define {ret} @{name}({}) {{\n  {body}\n  ret {ret} %r\n}}\n", list.join(", "));
        let params = params.iter().map(|ty| ty.to_string()).collect();
        self.functions.push(Signature { name, ret: ret.to_string(), params });
    }

    /// A function that calls an intrinsic on its parameters; those written as constants are passed as they are.
    fn call(&mut self, flags: &str, ret: &str, intrinsic: &str, args: &[&str]) {
        let constant = |arg: &str| arg.contains(' ') && !arg.starts_with('<');
        let types: Vec<&str> = args
            .iter()
            .map(|arg| if constant(arg) { arg.split(' ').next().unwrap_or(arg) } else { arg })
            .collect();
        let declaration = format!("declare {ret} @{intrinsic}({})\n", types.join(", "));
        if !self.text.contains(&declaration) {
            self.text += &declaration;
        }
        let mut params = Vec::new();
        let mut values = Vec::new();
        for arg in args {
            if constant(arg) {
                values.push(arg.to_string());
            } else {
                values.push(format!("{arg} %{}", (b'a' + params.len() as u8) as char));
                params.push(*arg);
            }
        }
        let flags = if flags.is_empty() { String::new() } else { format!("{flags} ") };
        self.add(ret, &params, &format!("%r = call {flags}{ret} @{intrinsic}({})", values.join(", ")));
    }

    /// The instruction of the function that a test of it, called `f3.7`, is about.
    pub fn body(&self, test: &str) -> &str {
        let name = test.split('.').next().unwrap_or(test);
        let place = self.text.find(&format!(" @{name}(")).unwrap_or(0);
        self.text[place..].lines().nth(1).unwrap_or("")
    }

    /// The names of all functions.
    pub fn names(&self) -> Vec<&str> {
        self.functions.iter().map(|function| function.name.as_str()).collect()
    }

    /// Compares all functions in both machines on random operands.
    pub fn check(&self, seed: u64, rounds: usize) {
        let names = self.names();
        // The target says whether `llvm.fmuladd` fuses.
        let text = format!("target triple = \"x86_64-pc-linux-gnu\"\n{}", self.text);
        let program = run::program(&text, &names);
        let mut random = Random::new(seed);
        for name in names {
            let kinds = kinds(&program, name);
            run::compare(&program, name, rounds, || {
                kinds.iter().map(|&(kind, w)| operand(&mut random, kind, w)).collect()
            });
        }
    }
}

pub fn kinds(program: &Program, name: &str) -> Vec<(Kind, u32)> {
    let function = &program.functions[program.function_named(name).expect("the function")];
    let shapes = function.params.iter().map(|param| program.code.shape(param.shape));
    shapes.flat_map(|shape| shape.leaves.iter().map(|leaf| (leaf.kind, leaf.width))).collect()
}

pub fn operand(random: &mut Random, kind: Kind, w: u32) -> Known {
    let bits = match kind {
        Kind::Float(format) => number(random, format),
        _ => random.bits(w),
    };
    Known::random(random, bits)
}

/// A number that is often small, infinite or no number.
pub fn number(random: &mut Random, format: FloatFormat) -> Bits {
    let w = format.width();
    let (exponent, below) = match format {
        FloatFormat::Half => (5, 10),
        FloatFormat::BFloat => (8, 7),
        FloatFormat::Single => (8, 23),
        FloatFormat::Double => (11, 52),
        FloatFormat::X87 => (15, 64),
        _ => (15, 112),
    };
    let raw = Bits::from_words(w, &[random.next(), random.next()]);
    let sign = u128::from(random.below(2)) << (w - 1);
    let most = (1u128 << exponent) - 1;
    let integer = if format == FloatFormat::X87 { 1u128 << 63 } else { 0 };
    let fraction = raw.to_u128().unwrap_or(0) & ((1 << below) - 1);
    match random.below(8) {
        0 => Bits::from_u128(w, sign),
        1 => Bits::from_u128(w, sign | most << below | integer),
        2 => Bits::from_u128(w, sign | most << below | fraction | integer),
        3 => Bits::from_u128(w, sign | fraction >> 2),
        4 => raw,
        _ => {
            let middle = (1u128 << (exponent - 1)) - 3 + u128::from(random.below(8));
            // Few bits, so that results are exact now and then.
            let coarse = fraction & (15 << (below - 6));
            Bits::from_u128(w, sign | middle << below | coarse | integer)
        }
    }
}

const WIDTHS: [u32; 6] = [1, 3, 8, 32, 64, 65];
const FLOATS: [&str; 6] = ["half", "bfloat", "float", "double", "x86_fp80", "fp128"];
const SUFFIXES: [&str; 6] = ["f16", "bf16", "f32", "f64", "f80", "f128"];

/// Integer arithmetic.
pub fn integer_arithmetic() -> Module {
    let wrapping: &[&str] = &["", "nuw ", "nsw ", "nuw nsw "];
    let exact: &[&str] = &["", "exact "];
    let plain: &[&str] = &[""];
    let ops = [
        ("add", wrapping),
        ("sub", wrapping),
        ("mul", wrapping),
        ("shl", wrapping),
        ("udiv", exact),
        ("sdiv", exact),
        ("lshr", exact),
        ("ashr", exact),
        ("urem", plain),
        ("srem", plain),
        ("and", plain),
        ("or", &["", "disjoint "]),
        ("xor", plain),
    ];
    let mut module = Module::default();
    for (op, flags) in ops {
        for flag in flags {
            for w in WIDTHS {
                let ty = format!("i{w}");
                module.add(&ty, &[&ty, &ty], &format!("%r = {op} {flag}{ty} %a, %b"));
            }
            module.add("<2 x i8>", &["<2 x i8>", "<2 x i8>"], &format!("%r = {op} {flag}<2 x i8> %a, %b"));
        }
    }
    module
}

/// Integer comparisons.
pub fn integer_comparisons() -> Module {
    let mut module = Module::default();
    for predicate in ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"] {
        for flag in ["", "samesign "] {
            for w in WIDTHS {
                let ty = format!("i{w}");
                module.add("i1", &[&ty, &ty], &format!("%r = icmp {flag}{predicate} {ty} %a, %b"));
            }
            let vector = ["<3 x i8>", "<3 x i8>"];
            module.add("<3 x i1>", &vector, &format!("%r = icmp {flag}{predicate} <3 x i8> %a, %b"));
        }
    }
    module
}

/// Conversions of integers.
pub fn conversions_of_integers() -> Module {
    let mut module = Module::default();
    for (from, to) in [(8, 1), (8, 3), (32, 8), (64, 32), (65, 64), (65, 1), (128, 65)] {
        for flag in ["", "nuw ", "nsw ", "nuw nsw "] {
            module.add(
                &format!("i{to}"),
                &[&format!("i{from}")],
                &format!("%r = trunc {flag}i{from} %a to i{to}"),
            );
        }
        for op in ["zext", "zext nneg", "sext"] {
            module.add(&format!("i{from}"), &[&format!("i{to}")], &format!("%r = {op} i{to} %a to i{from}"));
        }
    }
    module.add("<2 x i4>", &["<2 x i9>"], "%r = trunc nsw <2 x i9> %a to <2 x i4>");
    module
}

/// Conversions of numbers.
pub fn conversions_of_numbers() -> Module {
    let mut module = Module::default();
    for (i, float) in FLOATS.iter().enumerate() {
        for w in [1, 8, 32, 64, 65] {
            let int = format!("i{w}");
            for op in ["uitofp", "uitofp nneg", "sitofp"] {
                module.add(float, &[&int], &format!("%r = {op} {int} %a to {float}"));
            }
            for op in ["fptoui", "fptosi"] {
                module.add(&int, &[float], &format!("%r = {op} {float} %a to {int}"));
            }
            for op in ["fptosi.sat", "fptoui.sat"] {
                module.call("", &int, &format!("llvm.{op}.{int}.{}", SUFFIXES[i]), &[float]);
            }
        }
        for (j, wider) in FLOATS.iter().enumerate().skip(2) {
            if i < j {
                module.add(wider, &[float], &format!("%r = fpext {float} %a to {wider}"));
                module.add(float, &[wider], &format!("%r = fptrunc {wider} %a to {float}"));
            }
        }
    }
    module
}

/// Conversions of numbers with fast-math flags, which LLVM 19 does not know yet.
pub fn conversions_with_promises() -> Module {
    let mut module = Module::default();
    for (i, float) in FLOATS.iter().enumerate() {
        for wider in FLOATS.iter().skip(i.max(1) + 1) {
            for flag in ["nnan", "ninf", "fast"] {
                module.add(wider, &[float], &format!("%r = fpext {flag} {float} %a to {wider}"));
                module.add(float, &[wider], &format!("%r = fptrunc {flag} {wider} %a to {float}"));
            }
        }
    }
    module
}

/// Arithmetic of numbers.
pub fn arithmetic_of_numbers() -> Module {
    let mut module = Module::default();
    for float in FLOATS {
        for flag in ["", "nnan ", "ninf ", "nnan ninf ", "fast "] {
            for op in ["fadd", "fsub", "fmul", "fdiv", "frem"] {
                module.add(float, &[float, float], &format!("%r = {op} {flag}{float} %a, %b"));
            }
            module.add(float, &[float], &format!("%r = fneg {flag}{float} %a"));
        }
    }
    module.add("<2 x float>", &["<2 x float>", "<2 x float>"], "%r = fadd nnan <2 x float> %a, %b");
    module
}

/// Comparisons of numbers.
pub fn comparisons_of_numbers() -> Module {
    let predicates = [
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
        "uno", "true",
    ];
    let mut module = Module::default();
    for predicate in predicates {
        for float in FLOATS {
            for flag in ["", "nnan ", "ninf "] {
                module.add("i1", &[float, float], &format!("%r = fcmp {flag}{predicate} {float} %a, %b"));
            }
        }
    }
    module
}

/// Choices and freezing.
pub fn choices_and_freezing() -> Module {
    let mut module = Module::default();
    for ty in ["i1", "i3", "i8", "i64", "i65", "double", "x86_fp80", "<2 x i8>", "{ i8, i65 }"] {
        module.add(ty, &["i1", ty, ty], &format!("%r = select i1 %a, {ty} %b, {ty} %c"));
        module.add(ty, &[ty], &format!("%r = freeze {ty} %a"));
    }
    for flag in ["nnan ", "ninf ", "fast "] {
        module.add(
            "float",
            &["i1", "float", "float"],
            &format!("%r = select {flag}i1 %a, float %b, float %c"),
        );
    }
    let vector = ["<2 x i1>", "<2 x i8>", "<2 x i8>"];
    module.add("<2 x i8>", &vector, "%r = select <2 x i1> %a, <2 x i8> %b, <2 x i8> %c");
    module.add("i8", &["i8"], "%u = freeze i8 undef\n  %r = xor i8 %u, %a");
    module.add("i8", &["i8"], "%u = and i8 undef, %a\n  %r = or i8 %u, 3");
    module.add("i8", &["i1", "i8"], "%r = select i1 %a, i8 poison, i8 %b");
    module
}

/// Intrinsics of integers.
pub fn intrinsics_of_integers() -> Module {
    let mut module = Module::default();
    for w in WIDTHS {
        let ty = format!("i{w}");
        for name in [
            "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat", "ushl.sat", "sshl.sat", "smax", "smin", "umax",
            "umin",
        ] {
            module.call("", &ty, &format!("llvm.{name}.{ty}"), &[&ty, &ty]);
        }
        for name in ["ctpop", "bitreverse"] {
            module.call("", &ty, &format!("llvm.{name}.{ty}"), &[&ty]);
        }
        for name in ["ctlz", "cttz", "abs"] {
            for flag in ["i1 false", "i1 true"] {
                module.call("", &ty, &format!("llvm.{name}.{ty}"), &[&ty, flag]);
            }
        }
        for name in ["fshl", "fshr"] {
            module.call("", &ty, &format!("llvm.{name}.{ty}"), &[&ty, &ty, &ty]);
        }
        for name in ["scmp", "ucmp"] {
            module.call("", "i8", &format!("llvm.{name}.i8.{ty}"), &[&ty, &ty]);
        }
        for name in ["uadd", "sadd", "usub", "ssub", "umul", "smul"] {
            let ret = format!("{{ {ty}, i1 }}");
            module.call("", &ret, &format!("llvm.{name}.with.overflow.{ty}"), &[&ty, &ty]);
        }
    }
    for ty in ["i16", "i48", "i64", "i128"] {
        module.call("", ty, &format!("llvm.bswap.{ty}"), &[ty]);
    }
    // With bits after the point each machine rounds as it likes.
    for name in ["smul.fix", "umul.fix", "smul.fix.sat", "umul.fix.sat"] {
        module.call("", "i8", &format!("llvm.{name}.i8"), &["i8", "i8", "i32 0"]);
        module.call("", "i33", &format!("llvm.{name}.i33"), &["i33", "i33", "i32 0"]);
    }
    module
}

/// Intrinsics of numbers.
pub fn intrinsics_of_numbers() -> Module {
    let mut module = Module::default();
    for (float, suffix) in FLOATS.iter().zip(SUFFIXES) {
        for flag in ["", "nnan", "ninf", "fast"] {
            for name in ["fabs", "sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven"]
            {
                module.call(flag, float, &format!("llvm.{name}.{suffix}"), &[float]);
            }
            for name in ["copysign", "minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"] {
                module.call(flag, float, &format!("llvm.{name}.{suffix}"), &[float, float]);
            }
            for name in ["fma", "fmuladd"] {
                module.call(flag, float, &format!("llvm.{name}.{suffix}"), &[float, float, float]);
            }
        }
        module.call("", float, &format!("llvm.canonicalize.{suffix}"), &[float]);
        if !suffix.starts_with("f80") {
            module.call("", float, &format!("llvm.ldexp.{suffix}.i8"), &[float, "i8"]);
            module.call("ninf", float, &format!("llvm.ldexp.{suffix}.i32"), &[float, "i32"]);
            let pair = format!("{{ {float}, i32 }}");
            module.call("", &pair, &format!("llvm.frexp.{suffix}.i32"), &[float]);
        }
        for mask in
            ["i32 1", "i32 2", "i32 516", "i32 264", "i32 144", "i32 96", "i32 1023", "i32 0", "i32 341"]
        {
            module.call("", "i1", &format!("llvm.is.fpclass.{suffix}"), &[float, mask]);
        }
        for name in ["lrint", "lround"] {
            module.call("", "i64", &format!("llvm.{name}.i64.{suffix}"), &[float]);
        }
    }
    module
}

/// Intrinsics of SVE, on vectors of one length.
pub fn intrinsics_of_sve() -> Module {
    let mut module = Module::default();
    for (lanes, bits, types) in [("<16 x i8>", "<16 x i1>", "nxv16i8"), ("<4 x i32>", "<4 x i1>", "nxv4i32")]
    {
        for name in [
            "add", "subr", "mul", "smulh", "umulh", "smax", "umin", "sabd", "uabd", "and", "bic", "lsl",
            "lsr", "asr", "srshl", "sdiv", "udivr", "sqadd", "uqsubr", "sel",
        ] {
            module.call("", lanes, &format!("llvm.aarch64.sve.{name}.{types}"), &[bits, lanes, lanes]);
        }
        for name in ["mla", "msb"] {
            module.call("", lanes, &format!("llvm.aarch64.sve.{name}.{types}"), &[bits, lanes, lanes, lanes]);
        }
        for name in ["abs", "sqneg", "clz"] {
            module.call("", lanes, &format!("llvm.aarch64.sve.{name}.{types}"), &[lanes, bits, lanes]);
        }
        for name in ["uzp2", "zip1", "trn2"] {
            module.call("", lanes, &format!("llvm.aarch64.sve.{name}.{types}"), &[lanes, lanes]);
        }
        module.call("", bits, &format!("llvm.aarch64.sve.cmphs.{types}"), &[bits, lanes, lanes]);
        module.call("", lanes, &format!("llvm.aarch64.sve.asrd.{types}"), &[bits, lanes, "i32 3"]);
    }
    let (floats, bits) = ("<4 x float>", "<4 x i1>");
    for name in ["fadd", "fsubr", "fmulx", "fdiv", "fmin", "fmaxnm", "fabd"] {
        module.call("", floats, &format!("llvm.aarch64.sve.{name}.nxv4f32"), &[bits, floats, floats]);
    }
    for name in ["fmla", "fnmsb"] {
        module.call(
            "ninf",
            floats,
            &format!("llvm.aarch64.sve.{name}.nxv4f32"),
            &[bits, floats, floats, floats],
        );
    }
    module.call("", "i1", "llvm.aarch64.sve.ptest.last.nxv16i1", &["<16 x i1>", "<16 x i1>"]);
    module
}

/// Intrinsics of x86: each operation at its smallest width, some at others.
pub fn intrinsics_of_x86() -> Module {
    let (bytes, words, longs, quads) = ("<16 x i8>", "<8 x i16>", "<4 x i32>", "<2 x i64>");
    let (floats, doubles) = ("<4 x float>", "<2 x double>");
    let mut module = Module::default();
    let mut call = |ret: &str, name: &str, params: &[&str]| {
        module.call("", ret, &format!("llvm.x86.{name}"), params);
    };
    for way in ["psll", "psrl", "psra"] {
        call(words, &format!("sse2.{way}.w"), &[words, words]);
        call(longs, &format!("sse2.{way}i.d"), &[longs, "i32"]);
        call(longs, &format!("avx2.{way}v.d"), &[longs, longs]);
    }
    for table in ["i32 0", "i32 23", "i32 202", "i32 254"] {
        call(longs, "avx512.pternlog.d.128", &[longs, longs, longs, table]);
    }
    call("<8 x i32>", "avx2.permd", &["<8 x i32>", "<8 x i32>"]);
    call(words, "avx512.vpermi2var.hi.128", &[words, words, words]);
    call(floats, "avx.vpermilvar.ps", &[floats, longs]);
    call("<4 x double>", "avx.vpermilvar.pd.256", &["<4 x double>", "<4 x i64>"]);
    call(bytes, "ssse3.pshuf.b.128", &[bytes, bytes]);
    call(bytes, "sse41.pblendvb", &[bytes, bytes, bytes]);
    call(doubles, "sse41.blendvpd", &[doubles, doubles, doubles]);
    call(floats, "sse41.insertps", &[floats, floats, "i8 -91"]);
    for name in ["sse2.pmulh.w", "sse2.pmulhu.w", "ssse3.pmul.hr.sw.128"] {
        call(words, name, &[words, words]);
    }
    call(longs, "sse2.pmadd.wd", &[words, words]);
    call(words, "ssse3.pmadd.ub.sw.128", &[bytes, bytes]);
    call(bytes, "sse2.packsswb.128", &[words, words]);
    call(words, "sse41.packusdw", &[longs, longs]);
    call(quads, "sse2.psad.bw", &[bytes, bytes]);
    call(words, "ssse3.psign.w.128", &[words, words]);
    for name in ["phadd.w", "phsub.w", "phadd.sw", "phsub.sw"] {
        call(words, &format!("ssse3.{name}.128"), &[words, words]);
    }
    call(bytes, "sse2.pavg.b", &[bytes, bytes]);
    call("i32", "sse2.pmovmskb.128", &[bytes]);
    call("i32", "sse41.ptestnzc", &[quads, quads]);
    call("i32", "avx.vtestc.ps", &[floats, floats]);
    for ty in ["i32", "i64"] {
        for name in ["bextr", "bzhi", "pdep", "pext"] {
            call(ty, &format!("bmi.{name}.{}", &ty[1..]), &[ty, ty]);
        }
    }
    call(quads, "pclmulqdq", &[quads, quads, "i8 16"]);
    call(floats, "sse3.addsub.ps", &[floats, floats]);
    call(floats, "sse.min.ps", &[floats, floats]);
    call(doubles, "sse2.max.sd", &[doubles, doubles]);
    call(floats, "avx512.mask.div.ss.round", &[floats, floats, floats, "i8", "i32 4"]);
    call(floats, "sse.cmp.ss", &[floats, floats, "i8 6"]);
    call("i8", "avx512.mask.cmp.sd", &[doubles, doubles, "i32 17", "i8", "i32 4"]);
    call("i32", "sse.ucomineq.ss", &[floats, floats]);
    call("i32", "sse2.cvtsd2si", &[doubles]);
    call("i64", "avx512.cvttss2usi64", &[floats, "i32 8"]);
    call(doubles, "sse41.round.sd", &[doubles, doubles, "i32 9"]);
    module
}

/// Vectors.
pub fn vectors() -> Module {
    let mut module = Module::default();
    for name in ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"] {
        module.call("", "i8", &format!("llvm.vector.reduce.{name}.v4i8"), &["<4 x i8>"]);
        module.call("", "i65", &format!("llvm.vector.reduce.{name}.v3i65"), &["<3 x i65>"]);
    }
    for flag in ["", "nnan"] {
        for name in ["fmax", "fmin", "fmaximum", "fminimum"] {
            module.call(flag, "float", &format!("llvm.vector.reduce.{name}.v3f32"), &["<3 x float>"]);
        }
        for name in ["fadd", "fmul"] {
            module.call(
                flag,
                "double",
                &format!("llvm.vector.reduce.{name}.v3f64"),
                &["double", "<3 x double>"],
            );
        }
    }
    for index in ["i1", "i2", "i8", "i64", "i65"] {
        module.add("i8", &["<3 x i8>", index], &format!("%r = extractelement <3 x i8> %a, {index} %b"));
        let params = ["<3 x i8>", "i8", index];
        module.add("<3 x i8>", &params, &format!("%r = insertelement <3 x i8> %a, i8 %b, {index} %c"));
    }
    let two = ["<3 x i8>", "<3 x i8>"];
    module.add(
        "<4 x i8>",
        &two,
        "%r = shufflevector <3 x i8> %a, <3 x i8> %b, <4 x i32> <i32 4, i32 0, i32 poison, i32 2>",
    );
    module.add("<3 x i8>", &["<3 x i8>"], "%r = call <3 x i8> @llvm.vector.reverse.v3i8(<3 x i8> %a)");
    module.text += "declare <3 x i8> @llvm.vector.reverse.v3i8(<3 x i8>)\n";
    module.add("i32", &["<4 x i8>"], "%r = bitcast <4 x i8> %a to i32");
    module.add("<4 x i8>", &["i32"], "%r = bitcast i32 %a to <4 x i8>");
    module.add("<2 x i9>", &["<6 x i3>"], "%r = bitcast <6 x i3> %a to <2 x i9>");
    module.add("i64", &["double"], "%r = bitcast double %a to i64");
    module.add("{ i8, i65 }", &["{ i8, i65 }", "i65"], "%r = insertvalue { i8, i65 } %a, i65 %b, 1");
    module.add("i65", &["{ i8, i65 }"], "%r = extractvalue { i8, i65 } %a, 1");
    module
}

/// Vectors whose parts overlap; LLVM 19 folds them wrongly.
pub fn vectors_of_overlapping_parts() -> Module {
    let mut module = Module::default();
    module.add("<3 x i5>", &["<5 x i3>"], "%r = bitcast <5 x i3> %a to <3 x i5>");
    module.add("<5 x i3>", &["<3 x i5>"], "%r = bitcast <3 x i5> %a to <5 x i3>");
    module
}
