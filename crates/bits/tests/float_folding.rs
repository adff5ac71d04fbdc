//! Arithmetic of IEEE numbers against the constants that LLVM 19.1 folds the same operations to.
//!
//! The table is a choice from tens of thousands of random cases that were compared once.

use bits::Bits;
use bits::float::FloatFormat::{self, BFloat, Half, Quad, X87};
use bits::float_arith::{self, FloatOrder, RoundingMode};
use bits::float_convert;

/// Operation, format, operands, result: what `opt -passes=instsimplify,instcombine` of LLVM 19.1 made of them.
/// Comparisons give 1, 2, 4 or 8 for less, equal, greater and unordered; `none` is poison.
const FOLDED_BY_LLVM: &str = "\
add quad 10000000000000000000000000000 4d7eefda1f43de44c14dea64e7855d = 4d7eefda1f43de44c14dfa64e7855d
add quad 80010000000000000000000000000001 1ffffffffffffffffffffffffe000 = ffffffffffffffffffffffffdfff
add quad 7ffe56263d5434c6bbb30233db244a95 7ffe96593d20d834023279d12feaa1db = 7fff0000000000000000000000000000
add x87 80000000000000000000 803aef044cc073b036a6 = 803aef044cc073b036a6
add x87 7ffffffff8000000 80007ffc000000000000 = 3fffff8000000
add x87 7ffeffffffffffff8000 7ffeefe1d9818bb5e84a = 7fff8000000000000000
class quad 40030000000000000000000000000001 = 100
class x87 40008000000000000001 = 100
div quad 21790000000000000000000000000000 d40059c44bb0e15d62f236cb31fa1369 = 8d777b1389fcd126f0924875dce9d7ac
div quad 3ff00000000000000000000000000000 fffe0000000000000000000000000001 = 80000001000000000000000000000000
div quad c0702e6ff05036b59408799b4dc52450 400000000000000000000 = ffff0000000000000000000000000000
div x87 77748000000004000000 777486b7c4620d4f4f80 = 3ffef33bfb492b5c7089
div x87 3ff38000000000000000 fffef57851d5f6c56f44 = 8000000215f6a2affae4
div x87 6f42c3780011ee033ebf 80000000000000000001 = ffff8000000000000000
fcmp quad 7fff8000000000000000000000000000 7fff0000000000000000000000000000 = 8
fcmp x87 c03f8000000000000001 4048eee39b995ce254be = 1
fma quad 20360000000000000000000000000000 c48f1a782baac76580014173326bc82f a064fffffffffff80000000000000000 = a4c61a782baac76580014173326bc82f
fma quad 8000356fa0901ee6258e5bb8ae4b84eb 503eb1b895b65a0d430f68b2cca9d0 80000000000000000000000000000001 = 80000000000000000000000000000001
fma quad c024f980c305b30054779c08f2011b36 7ffe0000000000000000000000000001 7ffe0000000000000000000000000001 = ffff0000000000000000000000000000
fma x87 c03b89d61df59dad8f70 c03dffffffffffffffff 7ffefc161f9cd774e8e1 = 7ffefc161f9cd774e8e1
fma x87 80007fffffffffffffff 8030fffffff800000000 80000000000000000001 = 80000000000000000001
fma x87 c041ffffffffffffffff 7ffeffffffffffffffff c0758000000000000200 = ffff8000000000000000
from_signed128 quad 1e683451e838543d74a6637272c2 = 406be683451e838543d74a6637272c20
from_signed64 x87 1d71fcdb0bd09b69 = 403beb8fe6d85e84db48
from_unsigned65 quad 7ffffffd = 401dfffffff400000000000000000000
from_unsigned200 x87 804f5ef74622bb76db0 = 404a804f5ef74622bb77
maximum quad 401f0000000000000000000000000000 c0680000000000000000000000000000 = 401f0000000000000000000000000000
maximum x87 c0008000000000000001 7fff8000000000000000 = 7fff8000000000000000
maxnum quad ffff0000000000000000000000000000 8001b0412f1d74ec4d5c7aceff0c6d9e = 8001b0412f1d74ec4d5c7aceff0c6d9e
maxnum x87 bfbb8000000100000000 7ffeffffffffffffffff = 7ffeffffffffffffffff
minimum quad 7fff8000000000000000000000000000 ffff0000000000000000000000000000 = 7fff8000000000000000000000000000
minimum x87 c040ffffffffffffffff c07e9b0c1d62b858404e = c07e9b0c1d62b858404e
minnum quad c068967abb77e8a0e46b50565aaf1230 40d2dc7efb08daa3b182e38f304cd5b0 = c068967abb77e8a0e46b50565aaf1230
minnum x87 fffefaa1a30a54547457 c0408000000000000000 = fffefaa1a30a54547457
mul quad a8c7ffffffffffffffffffffffffffff 292ffffffffffff80000000000000000 = 91f8fffffffffff7ffffffffffffffff
mul quad bffd2a20939d231ff0137449a4fa8ba9 968c9d0001ee0516f71ae410a738 = 80002bd4b5c93252a6dde06bfd5a0786
mul quad fffe0000000000000000000000000000 c06da880783198377e814c898d142c95 = 7fff0000000000000000000000000000
mul x87 67f5ffffffffffffffff 403deea98bb400e5d815 = 6834eea98bb400e5d814
mul x87 8001a3a3c7e042e6c7ef 3ffe8000000000000001 = 800051d1e3f0217363f8
mul x87 e89effffffffffffffc0 68b2fffffffffffe0000 = ffff8000000000000000
rem quad 8001563330935842f12e9e116c905be6 7fff0000000000000000000000000000 = 8001563330935842f12e9e116c905be6
rem quad 9b960000000000000000000000000001 1ffffffffffffe000000000000000 = 80000020200000000000000000000000
rem quad 7fff8000000000000000000000000000 ffff8000000000000000000000000000 = 7fff8000000000000000000000000000
rem x87 c000fcf416efbe6acea0 4011e6dea722ca0ac0e2 = c000fcf416efbe6acea0
rem x87 7fffffffffffffff c001b600d6dad8fbe2be = 7fffffffffffffff
rem x87 fffe8400000000000000 7fffc000000000000000 = 7fffc000000000000000
sub quad 80002902e9f93efe4e3ba11ba6ab16af 8001ffffffffffffff00000000000000 = 1d6fd1606c101b0c45ee45954e951
sub quad ffffffffffffffffffffffffffff 1f972b130aa4cc24fed84f4d0b55a = 8000f972b130aa4cc24fed84f4d0b55b
sub quad fffe0000000000000000000000000000 7ffeffffffffffffffffffffffffffff = ffff0000000000000000000000000000
sub x87 c011c000000000000000 c04189d9b389656b9c43 = 404189d9b389656adc43
sub x87 8001ffffffffffffffff 8001dc4402f63b86698b = 800023bbfd09c4799674
sub x87 7ffef800000000000000 fffeffffffffffe00000 = 7fff8000000000000000
to_bfloat quad bfdc0000000000000000010000000000 = ae00
to_bfloat x87 f8dd8000000000000000 = ff80
to_half quad 7fff0000000000000000000000000000 = 7c00
to_half x87 b5308001000000000000 = 8000
to_quad x87 7ffe8000000000008000 = 7ffe0000000000010000000000000000
to_signed64 quad 7ffe0000000800000000000000000000 = none
to_signed128 quad bfff0000000000000000000000800000 = ffffffffffffffffffffffffffffffff
to_signed8 x87 7fffc000000000000000 = none
to_signed32 x87 c001968b31cdafaabd44 = fffffffc
to_unsigned128 quad 6ea30000020000000000000000000000 = none
to_unsigned65 quad 402fffffffffffffffffffffffffffff = 1ffffffffffff
to_unsigned64 x87 ffff8000000000000000 = none
to_unsigned128 x87 40418000000000000000 = 40000000000000000
to_x87 quad 7ffeefcd51a05e5fae70b77621e03a4a = 7ffef7e6a8d02f2fd738";

fn format(name: &str) -> Option<FloatFormat> {
    Some(match name {
        "half" => Half,
        "bfloat" => BFloat,
        "x87" => X87,
        "quad" => Quad,
        _ => return None,
    })
}

/// An integer of any width, or the bits of a number.
fn hex(width: u32, digits: &str) -> Bits {
    Bits::from_hex(width, digits.as_bytes()).unwrap()
}

/// The number at the end of an operation's name.
fn width_after(operation: &str, prefix: &str) -> Option<u32> {
    operation.strip_prefix(prefix)?.parse().ok()
}

/// The result of an operation, in as many bits as it has; `None` for poison.
fn compute(operation: &str, from: FloatFormat, operands: &[&str]) -> Option<Bits> {
    const MODE: RoundingMode = RoundingMode::NearestEven;
    let operand = |index: usize| hex(128, operands[index]).to_u128().unwrap();
    let number = |bits: u128| Some(Bits::from_u128(from.width(), bits));
    let rounded = |mode| number(float_arith::round_to_integral(from, operand(0), mode).unwrap());
    if let Some(to) = operation.strip_prefix("to_").and_then(format) {
        let converted = float_convert::convert(from, to, operand(0), MODE).unwrap();
        return Some(Bits::from_u128(to.width(), converted));
    }
    if let Some(width) = width_after(operation, "to_signed") {
        return float_convert::to_signed(from, operand(0), width, RoundingMode::Zero).unwrap();
    }
    if let Some(width) = width_after(operation, "to_unsigned") {
        return float_convert::to_unsigned(from, operand(0), width, RoundingMode::Zero).unwrap();
    }
    if let Some(width) = width_after(operation, "from_signed") {
        return number(float_convert::from_signed(from, &hex(width, operands[0]), MODE).unwrap());
    }
    if let Some(width) = width_after(operation, "from_unsigned") {
        return number(float_convert::from_unsigned(from, &hex(width, operands[0]), MODE).unwrap());
    }
    type Rounding = fn(FloatFormat, u128, u128, RoundingMode) -> float_arith::Result<u128>;
    type Exact = fn(FloatFormat, u128, u128) -> float_arith::Result<u128>;
    let rounding = |function: Rounding| number(function(from, operand(0), operand(1), MODE).unwrap());
    let exact = |function: Exact| number(function(from, operand(0), operand(1)).unwrap());
    match operation {
        "add" => rounding(float_arith::add),
        "sub" => rounding(float_arith::sub),
        "mul" => rounding(float_arith::mul),
        "div" => rounding(float_arith::div),
        "rem" => exact(float_arith::rem),
        "minnum" => exact(float_arith::minnum),
        "maxnum" => exact(float_arith::maxnum),
        "minimum" => exact(float_arith::minimum),
        "maximum" => exact(float_arith::maximum),
        "fma" => number(float_arith::fma(from, operand(0), operand(1), operand(2), MODE).unwrap()),
        "floor" => rounded(RoundingMode::Down),
        "ceil" => rounded(RoundingMode::Up),
        "trunc" => rounded(RoundingMode::Zero),
        "round" => rounded(RoundingMode::NearestAway),
        "roundeven" => rounded(RoundingMode::NearestEven),
        "class" => Some(Bits::from_u64(10, float_arith::classify(from, operand(0)).unwrap().mask().into())),
        "fcmp" => {
            let order = match float_arith::compare(from, operand(0), operand(1)).unwrap() {
                FloatOrder::Less => 1,
                FloatOrder::Equal => 2,
                FloatOrder::Greater => 4,
                FloatOrder::Unordered => 8,
            };
            Some(Bits::from_u64(4, order))
        }
        _ => panic!("no such operation: {operation}"),
    }
}

/// Whether the bits are those of a NaN; results of other kinds are none.
fn is_nan(operation: &str, from: FloatFormat, bits: &Bits) -> bool {
    let number_of = match operation.strip_prefix("to_").map(format) {
        Some(Some(to)) => to,
        None if operation != "class" && operation != "fcmp" => from,
        _ => return false,
    };
    let class = float_arith::classify(number_of, bits.to_u128().unwrap()).unwrap();
    class.mask() & 3 != 0
}

#[test]
fn results_are_those_of_llvm() {
    let mut compared = 0;
    for line in FOLDED_BY_LLVM.lines() {
        let (call, expected) = line.split_once(" = ").unwrap();
        let words: Vec<&str> = call.split(' ').collect();
        let from = format(words[1]).unwrap();
        let found = compute(words[0], from, &words[2..]);
        let Some(found) = found else {
            assert_eq!(expected, "none", "{line}");
            compared += 1;
            continue;
        };
        assert_ne!(expected, "none", "{line}: {found:x?}");
        let expected = hex(found.width(), expected);
        if is_nan(words[0], from, &found) {
            // LLVM may return any NaN; here there is one.
            assert!(is_nan(words[0], from, &expected), "{line}: {found:x?}");
        } else {
            assert_eq!(found, expected, "{line}");
        }
        compared += 1;
    }
    assert!(compared >= 60, "{compared} cases only");
}
