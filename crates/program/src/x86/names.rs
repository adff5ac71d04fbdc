//! The names of the intrinsics of x86 that are known; LLVM declares each with types of its own.

use super::Arithmetic::{Add, Div, Max, Min, Mul, Sub};
use super::Comparison::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual};
use super::Shift::{Left, Right, SignedRight};
use super::Test::{Carry, Neither, Zero};
use super::X86;

/// Every known name, after `llvm.x86.`.
pub(super) const NAMES: &[(X86, &str)] = &[
    (
        X86::ShiftAll(Left),
        "sse2.psll.w sse2.psll.d sse2.psll.q avx2.psll.w avx2.psll.d avx2.psll.q avx512.psll.w.512 avx512.psll.d.512 \
         avx512.psll.q.512",
    ),
    (
        X86::ShiftAll(Right),
        "sse2.psrl.w sse2.psrl.d sse2.psrl.q avx2.psrl.w avx2.psrl.d avx2.psrl.q avx512.psrl.w.512 avx512.psrl.d.512 \
         avx512.psrl.q.512",
    ),
    (
        X86::ShiftAll(SignedRight),
        "sse2.psra.w sse2.psra.d avx2.psra.w avx2.psra.d avx512.psra.w.512 avx512.psra.d.512 avx512.psra.q.128 \
         avx512.psra.q.256 avx512.psra.q.512",
    ),
    (
        X86::ShiftBy(Left),
        "sse2.pslli.w sse2.pslli.d sse2.pslli.q avx2.pslli.w avx2.pslli.d avx2.pslli.q avx512.pslli.w.512 \
         avx512.pslli.d.512 avx512.pslli.q.512",
    ),
    (
        X86::ShiftBy(Right),
        "sse2.psrli.w sse2.psrli.d sse2.psrli.q avx2.psrli.w avx2.psrli.d avx2.psrli.q avx512.psrli.w.512 \
         avx512.psrli.d.512 avx512.psrli.q.512",
    ),
    (
        X86::ShiftBy(SignedRight),
        "sse2.psrai.w sse2.psrai.d avx2.psrai.w avx2.psrai.d avx512.psrai.w.512 avx512.psrai.d.512 avx512.psrai.q.128 \
         avx512.psrai.q.256 avx512.psrai.q.512",
    ),
    (
        X86::ShiftEach(Left),
        "avx2.psllv.d avx2.psllv.d.256 avx2.psllv.q avx2.psllv.q.256 avx512.psllv.d.512 avx512.psllv.q.512 \
         avx512.psllv.w.128 avx512.psllv.w.256 avx512.psllv.w.512",
    ),
    (
        X86::ShiftEach(Right),
        "avx2.psrlv.d avx2.psrlv.d.256 avx2.psrlv.q avx2.psrlv.q.256 avx512.psrlv.d.512 avx512.psrlv.q.512 \
         avx512.psrlv.w.128 avx512.psrlv.w.256 avx512.psrlv.w.512",
    ),
    (
        X86::ShiftEach(SignedRight),
        "avx2.psrav.d avx2.psrav.d.256 avx512.psrav.d.512 avx512.psrav.q.128 avx512.psrav.q.256 avx512.psrav.q.512 \
         avx512.psrav.w.128 avx512.psrav.w.256 avx512.psrav.w.512",
    ),
    (
        X86::TernaryLogic,
        "avx512.pternlog.d.128 avx512.pternlog.d.256 avx512.pternlog.d.512 avx512.pternlog.q.128 \
         avx512.pternlog.q.256 avx512.pternlog.q.512",
    ),
    (
        X86::Permute,
        "avx2.permd avx2.permps avx512.permvar.df.256 avx512.permvar.df.512 avx512.permvar.di.256 \
         avx512.permvar.di.512 avx512.permvar.hi.128 avx512.permvar.hi.256 avx512.permvar.hi.512 \
         avx512.permvar.qi.128 avx512.permvar.qi.256 avx512.permvar.qi.512 avx512.permvar.sf.512 \
         avx512.permvar.si.512",
    ),
    (
        X86::PermuteTwo,
        "avx512.vpermi2var.d.128 avx512.vpermi2var.d.256 avx512.vpermi2var.d.512 avx512.vpermi2var.hi.128 \
         avx512.vpermi2var.hi.256 avx512.vpermi2var.hi.512 avx512.vpermi2var.pd.128 avx512.vpermi2var.pd.256 \
         avx512.vpermi2var.pd.512 avx512.vpermi2var.ps.128 avx512.vpermi2var.ps.256 avx512.vpermi2var.ps.512 \
         avx512.vpermi2var.q.128 avx512.vpermi2var.q.256 avx512.vpermi2var.q.512 avx512.vpermi2var.qi.128 \
         avx512.vpermi2var.qi.256 avx512.vpermi2var.qi.512",
    ),
    (
        X86::PermuteWithin,
        "avx.vpermilvar.ps avx.vpermilvar.pd avx.vpermilvar.ps.256 avx.vpermilvar.pd.256 avx512.vpermilvar.ps.512 \
         avx512.vpermilvar.pd.512",
    ),
    (X86::ShuffleBytes, "ssse3.pshuf.b.128 avx2.pshuf.b avx512.pshuf.b.512"),
    (
        X86::Blend,
        "sse41.pblendvb sse41.blendvps sse41.blendvpd avx.blendv.ps.256 avx.blendv.pd.256 avx2.pblendvb",
    ),
    (X86::InsertLane, "sse41.insertps"),
    (X86::MulHigh { signed: true }, "sse2.pmulh.w avx2.pmulh.w avx512.pmulh.w.512"),
    (X86::MulHigh { signed: false }, "sse2.pmulhu.w avx2.pmulhu.w avx512.pmulhu.w.512"),
    (X86::MulHighRounded, "ssse3.pmul.hr.sw.128 avx2.pmul.hr.sw avx512.pmul.hr.sw.512"),
    (X86::MulAdd, "sse2.pmadd.wd avx2.pmadd.wd avx512.pmaddw.d.512"),
    (X86::MulAddBytes, "ssse3.pmadd.ub.sw.128 avx2.pmadd.ub.sw avx512.pmaddubs.w.512"),
    (
        X86::Pack { signed: true },
        "sse2.packsswb.128 sse2.packssdw.128 avx2.packsswb avx2.packssdw avx512.packsswb.512 avx512.packssdw.512",
    ),
    (
        X86::Pack { signed: false },
        "sse2.packuswb.128 sse41.packusdw avx2.packuswb avx2.packusdw avx512.packuswb.512 avx512.packusdw.512",
    ),
    (X86::SumOfDifferences, "sse2.psad.bw avx2.psad.bw avx512.psad.bw.512"),
    (
        X86::Sign,
        "ssse3.psign.b.128 ssse3.psign.w.128 ssse3.psign.d.128 avx2.psign.b avx2.psign.w avx2.psign.d",
    ),
    (
        X86::Horizontal { subtract: false, saturated: false },
        "ssse3.phadd.w.128 ssse3.phadd.d.128 avx2.phadd.w avx2.phadd.d",
    ),
    (
        X86::Horizontal { subtract: true, saturated: false },
        "ssse3.phsub.w.128 ssse3.phsub.d.128 avx2.phsub.w avx2.phsub.d",
    ),
    (X86::Horizontal { subtract: false, saturated: true }, "ssse3.phadd.sw.128 avx2.phadd.sw"),
    (X86::Horizontal { subtract: true, saturated: true }, "ssse3.phsub.sw.128 avx2.phsub.sw"),
    (X86::Average, "sse2.pavg.b sse2.pavg.w avx2.pavg.b avx2.pavg.w avx512.pavg.b.512 avx512.pavg.w.512"),
    (
        X86::SignMask,
        "sse.movmsk.ps sse2.movmsk.pd avx.movmsk.ps.256 avx.movmsk.pd.256 sse2.pmovmskb.128 avx2.pmovmskb",
    ),
    (X86::Test(Zero), "sse41.ptestz avx.ptestz.256"),
    (X86::Test(Carry), "sse41.ptestc avx.ptestc.256"),
    (X86::Test(Neither), "sse41.ptestnzc avx.ptestnzc.256"),
    (X86::TestSigns(Zero), "avx.vtestz.ps avx.vtestz.pd avx.vtestz.ps.256 avx.vtestz.pd.256"),
    (X86::TestSigns(Carry), "avx.vtestc.ps avx.vtestc.pd avx.vtestc.ps.256 avx.vtestc.pd.256"),
    (X86::TestSigns(Neither), "avx.vtestnzc.ps avx.vtestnzc.pd avx.vtestnzc.ps.256 avx.vtestnzc.pd.256"),
    (X86::BitField, "bmi.bextr.32 bmi.bextr.64 tbm.bextri.u32 tbm.bextri.u64"),
    (X86::LowBits, "bmi.bzhi.32 bmi.bzhi.64"),
    (X86::Deposit, "bmi.pdep.32 bmi.pdep.64"),
    (X86::Gather, "bmi.pext.32 bmi.pext.64"),
    (X86::CarrylessMul, "pclmulqdq pclmulqdq.256 pclmulqdq.512"),
    (X86::AddSub, "sse3.addsub.ps sse3.addsub.pd avx.addsub.ps.256 avx.addsub.pd.256"),
    (X86::Packed(Add), "avx512.add.ps.512 avx512.add.pd.512"),
    (X86::Packed(Sub), "avx512.sub.ps.512 avx512.sub.pd.512"),
    (X86::Packed(Mul), "avx512.mul.ps.512 avx512.mul.pd.512"),
    (X86::Packed(Div), "avx512.div.ps.512 avx512.div.pd.512"),
    (
        X86::Packed(Min),
        "sse.min.ps sse2.min.pd avx.min.ps.256 avx.min.pd.256 avx512.min.ps.512 avx512.min.pd.512",
    ),
    (
        X86::Packed(Max),
        "sse.max.ps sse2.max.pd avx.max.ps.256 avx.max.pd.256 avx512.max.ps.512 avx512.max.pd.512",
    ),
    (X86::Lowest(Min), "sse.min.ss sse2.min.sd"),
    (X86::Lowest(Max), "sse.max.ss sse2.max.sd"),
    (X86::LowestMasked(Add), "avx512.mask.add.ss.round avx512.mask.add.sd.round"),
    (X86::LowestMasked(Sub), "avx512.mask.sub.ss.round avx512.mask.sub.sd.round"),
    (X86::LowestMasked(Mul), "avx512.mask.mul.ss.round avx512.mask.mul.sd.round"),
    (X86::LowestMasked(Div), "avx512.mask.div.ss.round avx512.mask.div.sd.round"),
    (X86::LowestMasked(Min), "avx512.mask.min.ss.round avx512.mask.min.sd.round"),
    (X86::LowestMasked(Max), "avx512.mask.max.ss.round avx512.mask.max.sd.round"),
    (X86::Compare, "sse.cmp.ps sse2.cmp.pd avx.cmp.ps.256 avx.cmp.pd.256"),
    (X86::CompareLowest, "sse.cmp.ss sse2.cmp.sd"),
    (X86::CompareMasked, "avx512.mask.cmp.ss avx512.mask.cmp.sd"),
    (X86::Holds(Equal), "sse.comieq.ss sse2.comieq.sd sse.ucomieq.ss sse2.ucomieq.sd"),
    (X86::Holds(NotEqual), "sse.comineq.ss sse2.comineq.sd sse.ucomineq.ss sse2.ucomineq.sd"),
    (X86::Holds(Less), "sse.comilt.ss sse2.comilt.sd sse.ucomilt.ss sse2.ucomilt.sd"),
    (X86::Holds(LessOrEqual), "sse.comile.ss sse2.comile.sd sse.ucomile.ss sse2.ucomile.sd"),
    (X86::Holds(Greater), "sse.comigt.ss sse2.comigt.sd sse.ucomigt.ss sse2.ucomigt.sd"),
    (X86::Holds(GreaterOrEqual), "sse.comige.ss sse2.comige.sd sse.ucomige.ss sse2.ucomige.sd"),
    (X86::HoldsBy, "avx512.vcomi.ss avx512.vcomi.sd"),
    (
        X86::ToInteger { signed: true, cut: true },
        "sse.cvttss2si sse.cvttss2si64 sse2.cvttsd2si sse2.cvttsd2si64 avx512.cvttss2si avx512.cvttss2si64 \
         avx512.cvttsd2si avx512.cvttsd2si64",
    ),
    (
        X86::ToInteger { signed: true, cut: false },
        "sse.cvtss2si sse.cvtss2si64 sse2.cvtsd2si sse2.cvtsd2si64 avx512.vcvtss2si32 avx512.vcvtss2si64 \
         avx512.vcvtsd2si32 avx512.vcvtsd2si64",
    ),
    (
        X86::ToInteger { signed: false, cut: true },
        "avx512.cvttss2usi avx512.cvttss2usi64 avx512.cvttsd2usi avx512.cvttsd2usi64",
    ),
    (
        X86::ToInteger { signed: false, cut: false },
        "avx512.vcvtss2usi32 avx512.vcvtss2usi64 avx512.vcvtsd2usi32 avx512.vcvtsd2usi64",
    ),
    (X86::Round, "sse41.round.ps sse41.round.pd avx.round.ps.256 avx.round.pd.256"),
    (X86::RoundLowest, "sse41.round.ss sse41.round.sd"),
];
