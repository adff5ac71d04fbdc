//! One op on one line.

use super::{Scope, float_type, scalar_type};
use crate::code::{
    Access, AddressStep, CallSite, Callee, Copy_, Earlier, EdgeId, Float2, General, Int2, IntCast,
    IntrinsicCall, Leave, Op, Operand, Pc, Promise, Reg, ScalarKind, Scaled, ShapeId, SwitchCode, SyncScope,
};
use crate::shape::{Kind, Lanes};
use bits::Bits;
use bits::float::FloatFormat;
use ir::inst::{GepFlags, OpFlags, Ordering};

impl Scope<'_> {
    /// The op at `pc`.
    pub(super) fn op(&self, pc: Pc) -> String {
        let code = &self.program.code;
        let Some(op) = code.ops.get(pc as usize) else { return String::new() };
        match *op {
            Op::Add(int) => self.int2("add", int),
            Op::Sub(int) => self.int2("sub", int),
            Op::Mul(int) => self.int2("mul", int),
            Op::UDiv(int) => self.int2("udiv", int),
            Op::SDiv(int) => self.int2("sdiv", int),
            Op::URem(int) => self.int2("urem", int),
            Op::SRem(int) => self.int2("srem", int),
            Op::Shl(int) => self.int2("shl", int),
            Op::LShr(int) => self.int2("lshr", int),
            Op::AShr(int) => self.int2("ashr", int),
            Op::And(int) => self.int2("and", int),
            Op::Or(int) => self.int2("or", int),
            Op::Xor(int) => self.int2("xor", int),
            Op::ICmp { predicate, width, flags, dst, a, b } => {
                let (a, b) = (self.int(a), self.int(b));
                format!("{} = icmp{} {} i{width} {a}, {b}", self.reg(dst), words(flags), predicate.word())
            }
            Op::Trunc(cast) => self.int_cast("trunc", cast),
            Op::ZExt(cast) => self.int_cast("zext", cast),
            Op::SExt(cast) => self.int_cast("sext", cast),
            Op::FAdd(float) => self.float2("fadd", float),
            Op::FSub(float) => self.float2("fsub", float),
            Op::FMul(float) => self.float2("fmul", float),
            Op::FDiv(float) => self.float2("fdiv", float),
            Op::FCmp { predicate, format, flags, dst, a, b } => {
                let (a, b) = (self.scalar(a, Kind::Float(format)), self.scalar(b, Kind::Float(format)));
                let ty = float_type(format);
                format!("{} = fcmp{} {} {ty} {a}, {b}", self.reg(dst), words(flags), predicate.word())
            }
            Op::Select { dst, cond, yes, no, width: _ } => {
                let (yes, no) = (self.like(dst, yes), self.like(dst, no));
                format!("{} = select {} ? {yes} : {no}", self.reg(dst), self.int(cond))
            }
            Op::Load { kind, width, access, dst, ptr } => {
                let (ty, ptr) = (self.small_type(kind, width, Operand::reg(dst)), self.ptr(ptr));
                format!("{} = load {ty} from {ptr}{}", self.reg(dst), accessed(access))
            }
            Op::Store { kind, width, access, value, ptr } => {
                let ty = self.small_type(kind, width, value);
                let value = self.scalar(value, full_kind(kind, width));
                format!("store {ty} {value} to {}{}", self.ptr(ptr), accessed(access))
            }
            Op::GepConst { flags, dst, base, offset } => {
                format!("{} = address{} {}{}", self.reg(dst), gep_words(flags), self.ptr(base), plus(offset))
            }
            Op::GepIndex { flags, width, dst, base, index, scale, elements } => {
                let index = Scaled { index, width: width.into(), lanes: 1, scale: scale.into() };
                let within = elements.map_or(String::new(), |elements| format!(", one of {elements}"));
                format!(
                    "{} = address{} {}{}{within}",
                    self.reg(dst),
                    gep_words(flags),
                    self.ptr(base),
                    self.scaled(&index),
                )
            }
            Op::Jump(edge) => format!("jump {}", self.edge(edge)),
            Op::Branch { cond, yes, no } => {
                format!("branch {} ? {} : {}", self.int(cond), self.edge(yes), self.edge(no))
            }
            Op::Switch(place) => self.switch(&code.switches[place as usize]),
            Op::Ret(None) => "ret".to_string(),
            Op::Ret(Some(value)) => match self.function {
                Some(function) => format!("ret {}", self.typed(value, function.ret)),
                None => format!("ret {}", self.int(value)),
            },
            Op::Unreachable => "unreachable".to_string(),
            Op::Call(site) => self.call(&code.sites[site as usize]),
            Op::General(place) => self.general(&code.general[place as usize]),
            Op::Nop => "nothing".to_string(),
            Op::Unsupported(place) => format!("unsupported: {}", code.unsupported[place as usize]),
        }
    }

    /// The type of a scalar of at most 64 bits; which of two formats of 16 bits it is, only its register knows.
    fn small_type(&self, kind: ScalarKind, width: u8, value: Operand) -> String {
        match kind {
            ScalarKind::Float if width == 16 && !value.is_constant() => {
                self.shape_at(value.cell()).map_or_else(String::new, |shape| self.shape(shape))
            }
            _ => scalar_type(full_kind(kind, width), width.into()),
        }
    }

    fn int(&self, operand: Operand) -> String {
        self.scalar(operand, Kind::Int)
    }

    fn ptr(&self, operand: Operand) -> String {
        self.scalar(operand, Kind::Ptr)
    }

    /// An operand of the shape of the register `dst`.
    fn like(&self, dst: Reg, operand: Operand) -> String {
        self.shape_at(dst).map_or_else(|| self.int(operand), |shape| self.value(operand, shape))
    }

    /// An operand of these lanes.
    fn lanes(&self, operand: Operand, lanes: Lanes) -> String {
        if lanes.count == 1 || !operand.is_constant() {
            return self.scalar(operand, lanes.kind);
        }
        let all: Vec<String> =
            (0..lanes.count).map(|i| self.scalar(operand.plus(i * lanes.stride()), lanes.kind)).collect();
        match all.first() {
            Some(first) if all.iter().all(|lane| lane == first) => format!("all {first}"),
            _ => format!("{{{}}}", all.join(", ")),
        }
    }

    fn int2(&self, word: &str, Int2 { width, flags, dst, a, b }: Int2) -> String {
        let (a, b) = (self.int(a), self.int(b));
        format!("{} = {word}{} i{width} {a}, {b}", self.reg(dst), words(flags))
    }

    fn float2(&self, word: &str, Float2 { format, flags, dst, a, b }: Float2) -> String {
        let (a, b) = (self.scalar(a, Kind::Float(format)), self.scalar(b, Kind::Float(format)));
        format!("{} = {word}{} {} {a}, {b}", self.reg(dst), words(flags), float_type(format))
    }

    fn int_cast(&self, word: &str, IntCast { from, to, flags, dst, a }: IntCast) -> String {
        format!("{} = {word}{} i{from} {} to i{to}", self.reg(dst), words(flags), self.int(a))
    }

    fn scaled(&self, index: &Scaled) -> String {
        let Scaled { index, width, lanes, scale } = *index;
        let several = if lanes == 1 { String::new() } else { format!("{lanes} x ") };
        format!(" + {several}i{width} {} * {scale}", self.int(index))
    }

    /// Where an edge leads, with what it takes along.
    fn edge(&self, edge: EdgeId) -> String {
        let code = &self.program.code;
        let edge = &code.edges[edge as usize];
        let target = self.block_at(edge.target);
        if edge.copies == 0 {
            return target.to_string();
        }
        let first = edge.first_copy as usize;
        let copies = &code.copies[first..first + edge.copies as usize];
        let copies: Vec<String> = copies.iter().map(|copy| self.copy(copy)).collect();
        format!("{target} [{}]", copies.join(", "))
    }

    fn copy(&self, Copy_ { dst, src, cells }: &Copy_) -> String {
        let whole = self.shape_at(*dst).filter(|&shape| self.program.code.shape(shape).cells == *cells);
        let dst = self.reg(*dst);
        match whole {
            Some(shape) => format!("{dst} = {}", self.value(*src, shape)),
            None if *cells == 1 => format!("{dst} = {}", self.int(*src)),
            None => format!("{dst} = {} and {} more", self.int(*src), cells - 1),
        }
    }

    fn switch(&self, SwitchCode { value, width, cases, wide, default }: &SwitchCode) -> String {
        let small = cases.iter().map(|(case, edge)| (Bits::from_u64(*width, *case), *edge));
        let all = small.chain(wide.iter().cloned());
        let mut ways: Vec<String> =
            all.map(|(case, edge)| format!("{}: {}", case.to_signed_decimal(), self.edge(edge))).collect();
        ways.push(format!("else: {}", self.edge(*default)));
        format!("switch i{width} {} {{{}}}", self.int(*value), ways.join(", "))
    }

    fn call(&self, site: &CallSite) -> String {
        let callee = match site.callee {
            Callee::Function(function) => format!("@{}", self.program.functions[function].name),
            Callee::Pointer(pointer) => format!("what {} points to", self.ptr(pointer)),
            Callee::Primitive(primitive) => format!("primitive @{}", primitive.name()),
            Callee::External(place) => format!("external @{}", self.program.code.externals[place as usize]),
        };
        let args = site.args.iter().map(|arg| {
            let mut text = self.shape(arg.shape);
            if let Some((size, align)) = arg.byval {
                text += &format!(" copy of {size} bytes align {align}");
            }
            let promised = site.promises.iter().filter(|p| p.value == arg.value && p.shape == arg.shape);
            for promise in promised {
                text += &format!(" {}", promise_text(&promise.promise));
            }
            format!("{text} {}", self.value(arg.value, arg.shape))
        });
        let args: Vec<String> = args.collect();
        let result = match self.program.code.shape(site.ret).cells {
            0 => String::new(),
            _ => format!("{} = ", self.reg(site.dst)),
        };
        let then = site.then.map_or_else(String::new, |edge| format!(" then {}", self.edge(edge)));
        let unwind = site.unwind.map_or_else(String::new, |edge| format!(" unwind {}", self.edge(edge)));
        let promised: String = site.ret_promises.iter().map(|p| format!(" {}", promise_text(p))).collect();
        format!("{result}call{promised} {} {callee}({}){then}{unwind}", self.shape(site.ret), args.join(", "))
    }

    fn leave(&self, leave: &Leave) -> String {
        let list = |values: &[(Operand, ShapeId)]| {
            let values: Vec<String> = values.iter().map(|&(value, shape)| self.typed(value, shape)).collect();
            values.join(", ")
        };
        match leave {
            Leave::Deoptimise { condition, arguments, state } => {
                let unless = condition
                    .map_or_else(String::new, |condition| format!(" unless {}", self.int(condition)));
                format!("deoptimise{unless} ({}) with ({})", list(arguments), list(state))
            }
            Leave::LandingPad { shape, dst, clauses, .. } => {
                format!("{} = exception {} for {clauses}", self.reg(*dst), self.shape(*shape))
            }
            Leave::Resume { shape, value } => format!("resume {}", self.typed(*value, *shape)),
        }
    }

    fn general(&self, general: &General) -> String {
        match general {
            General::Binary { op, flags, lanes, dst, a, b } => {
                let (a, b) = (self.lanes(*a, *lanes), self.lanes(*b, *lanes));
                format!("{} = {}{} {} {a}, {b}", self.reg(*dst), op.word(), words(*flags), lanes_type(*lanes))
            }
            General::FNeg { flags, lanes, dst, a } => {
                let a = self.lanes(*a, *lanes);
                format!("{} = fneg{} {} {a}", self.reg(*dst), words(*flags), lanes_type(*lanes))
            }
            General::ICmp { predicate, flags, lanes, dst, a, b } => {
                let (a, b) = (self.lanes(*a, *lanes), self.lanes(*b, *lanes));
                let (flags, word, ty) = (words(*flags), predicate.word(), lanes_type(*lanes));
                format!("{} = icmp{flags} {word} {ty} {a}, {b}", self.reg(*dst))
            }
            General::FCmp { predicate, flags, lanes, dst, a, b } => {
                let (a, b) = (self.lanes(*a, *lanes), self.lanes(*b, *lanes));
                let (flags, word, ty) = (words(*flags), predicate.word(), lanes_type(*lanes));
                format!("{} = fcmp{flags} {word} {ty} {a}, {b}", self.reg(*dst))
            }
            General::Cast { op, flags, from, to, dst, a } => {
                let (a, flags) = (self.lanes(*a, *from), words(*flags));
                let (word, from, to) = (op.word(), lanes_type(*from), lanes_type(*to));
                format!("{} = {word}{flags} {from} {a} to {to}", self.reg(*dst))
            }
            General::Select { flags, conditions, shape, dst, cond, yes, no } => {
                let cond = self.lanes(*cond, Lanes { kind: Kind::Int, width: 1, count: *conditions });
                let (yes, no) = (self.typed(*yes, *shape), self.value(*no, *shape));
                format!("{} = select{} {cond} ? {yes} : {no}", self.reg(*dst), words(*flags))
            }
            General::Freeze { shape, dst, a } => {
                format!("{} = freeze {}", self.reg(*dst), self.typed(*a, *shape))
            }
            General::Copy(copies) => {
                let copies: Vec<String> = copies.iter().map(|copy| self.copy(copy)).collect();
                format!("copy {}", copies.join(", "))
            }
            General::ExtractElement { lanes, index_width, dst, vector, index } => {
                let (vector, index) = (self.lanes(*vector, *lanes), self.int(*index));
                format!(
                    "{} = element i{index_width} {index} of {} {vector}",
                    self.reg(*dst),
                    lanes_type(*lanes)
                )
            }
            General::InsertElement { lanes, index_width, dst, vector, element, index } => {
                let (vector, index) = (self.lanes(*vector, *lanes), self.int(*index));
                let (dst, ty, element) =
                    (self.reg(*dst), lanes_type(*lanes), self.scalar(*element, lanes.kind));
                format!("{dst} = {ty} {vector} with element i{index_width} {index} = {element}")
            }
            General::Load { shape, access, dst, ptr, promises, apart } => {
                let (ty, ptr) = (self.shape(*shape), self.ptr(*ptr));
                let promised: String = promises.iter().map(|p| format!(" {}", promise_text(p))).collect();
                let (dst, apart) = (self.reg(*dst), self.apart(apart));
                format!("{dst} = load{promised} {ty} from {ptr}{}{apart}", accessed(*access))
            }
            General::Store { shape, access, value, ptr, apart } => {
                let (value, ptr, apart) = (self.typed(*value, *shape), self.ptr(*ptr), self.apart(apart));
                format!("store {value} to {ptr}{}{apart}", accessed(*access))
            }
            General::Gep { flags, lanes, base_lanes, dst, base, steps } => {
                let base = self.lanes(*base, Lanes { kind: Kind::Ptr, width: 64, count: *base_lanes });
                let several = if *lanes == 1 { String::new() } else { format!(" {lanes} x") };
                let steps: String = steps
                    .iter()
                    .map(|step| match step {
                        AddressStep::By(bytes) => plus(*bytes),
                        AddressStep::Index(index) => self.scaled(index),
                    })
                    .collect();
                format!("{} = address{several}{} {base}{steps}", self.reg(*dst), gep_words(*flags))
            }
            General::Alloca { dst, bytes, align, count } => {
                let count =
                    count.map_or_else(String::new, |(n, width)| format!("i{width} {} * ", self.int(n)));
                let plural = if *bytes == 1 { "" } else { "s" };
                format!("{} = local of {count}{bytes} byte{plural}, align {align}", self.reg(*dst))
            }
            General::CmpXchg { leaf: (kind, width), access, weak, dst, ptr, expected, new } => {
                let (expected, new) = (self.scalar(*expected, *kind), self.scalar(*new, *kind));
                let (word, ty) = (if *weak { "cmpxchg weak" } else { "cmpxchg" }, scalar_type(*kind, *width));
                let (ptr, access) = (self.ptr(*ptr), accessed(*access));
                format!("{} = {word} {ty} at {ptr} from {expected} to {new}{access}", self.reg(*dst))
            }
            General::AtomicRmw { op, lanes, access, dst, ptr, value } => {
                let (value, ty, ptr) = (self.lanes(*value, *lanes), lanes_type(*lanes), self.ptr(*ptr));
                format!(
                    "{} = atomic {} {ty} {value} at {ptr}{}",
                    self.reg(*dst),
                    op.word(),
                    accessed(*access)
                )
            }
            General::Fence { ordering, scope: SyncScope::System } => format!("fence {}", ordering.word()),
            General::Fence { ordering, scope: SyncScope::SingleThread } => {
                format!("fence singlethread {}", ordering.word())
            }
            General::Leave(leave) => self.leave(leave),
            General::IndirectBr { address, targets } => {
                let ways: Vec<String> = targets.iter().map(|(_, edge)| self.edge(*edge)).collect();
                format!("jump to {} of {}", self.ptr(*address), ways.join(", "))
            }
            General::VaArg { shape, align, dst, list } => {
                let (dst, ty, list) = (self.reg(*dst), self.shape(*shape), self.ptr(*list));
                format!("{dst} = next argument {ty} of {list}, align {align}")
            }
            General::Intrinsic(call) => self.intrinsic(call),
        }
    }

    fn apart(&self, apart: &[Earlier]) -> String {
        let each = apart.iter().map(|it| format!(", apart from {} bytes at {}", it.bytes, self.ptr(it.ptr)));
        each.collect()
    }

    fn intrinsic(&self, call: &IntrinsicCall) -> String {
        let IntrinsicCall {
            which,
            flags,
            ret,
            dst,
            args,
            promises,
            arg_promises,
            ret_promises,
            align_logs: _,
        } = call;
        let args = args.iter().map(|&(value, shape)| {
            let promised = arg_promises.iter().filter(|p| p.value == value && p.shape == shape);
            let promised: String = promised.map(|p| format!("{} ", promise_text(&p.promise))).collect();
            format!("{promised}{}", self.typed(value, shape))
        });
        let args: Vec<String> = args.collect();
        let returned: String = ret_promises.iter().map(|p| format!(" {}", promise_text(p))).collect();
        let result = match self.program.code.shape(*ret).cells {
            0 => String::new(),
            _ => format!("{} = ", self.reg(*dst)),
        };
        let promised: String = promises
            .iter()
            .map(|p| format!(", {} {}", promise_text(&p.promise), self.typed(p.value, p.shape)))
            .collect();
        let (flags, ret) = (words(*flags), self.shape(*ret));
        format!("{result}intrinsic {which:?}{flags}{returned} {ret}({}{promised})", args.join(", "))
    }
}

fn words(flags: OpFlags) -> String {
    let set = OpFlags::WORDS.iter().filter(|(flag, _)| flags.has(*flag));
    set.map(|(_, word)| format!(" {word}")).collect()
}

fn gep_words(flags: GepFlags) -> String {
    // What is in bounds does not wrap, too.
    let implied = |flag: GepFlags| flag == GepFlags::NUSW && flags.has(GepFlags::INBOUNDS);
    let set = GepFlags::WORDS.iter().filter(|(flag, _)| flags.has(*flag) && !implied(*flag));
    set.map(|(_, word)| format!(" {word}")).collect()
}

fn plus(offset: i64) -> String {
    match offset {
        0 => String::new(),
        1.. => format!(" + {offset}"),
        _ => format!(" - {}", offset.unsigned_abs()),
    }
}

fn accessed(Access { align_log, volatile, ordering, scope }: Access) -> String {
    let volatile = if volatile { ", volatile" } else { "" };
    let scope = match scope {
        SyncScope::System => "",
        SyncScope::SingleThread => " singlethread",
    };
    let ordering = match ordering {
        Ordering::NotAtomic => String::new(),
        atomic => format!(", {}{scope}", atomic.word()),
    };
    format!(", align {}{volatile}{ordering}", 1u64 << align_log)
}

fn full_kind(kind: ScalarKind, width: u8) -> Kind {
    match (kind, width) {
        (ScalarKind::Int, _) => Kind::Int,
        (ScalarKind::Ptr, _) => Kind::Ptr,
        (ScalarKind::Float, 16) => Kind::Float(FloatFormat::Half),
        (ScalarKind::Float, 32) => Kind::Float(FloatFormat::Single),
        (ScalarKind::Float, _) => Kind::Float(FloatFormat::Double),
    }
}

fn lanes_type(Lanes { kind, width, count }: Lanes) -> String {
    let scalar = scalar_type(kind, width);
    if count == 1 { scalar } else { format!("{count} x {scalar}") }
}

fn promise_text(promise: &Promise) -> String {
    match promise {
        Promise::NoUndef => "noundef".to_string(),
        Promise::NonNull => "nonnull".to_string(),
        Promise::Align(bytes) => format!("align {bytes}"),
        Promise::AlignBefore { bytes, offset } => format!("align {bytes} {offset} bytes before"),
        Promise::Dereferenceable(bytes) => format!("dereferenceable({bytes})"),
        Promise::DereferenceableOrNull(bytes) => format!("dereferenceable_or_null({bytes})"),
        Promise::Range(ranges) => {
            let bounds = ranges.iter().flat_map(|(low, high)| [low, high]).map(|it| it.to_signed_decimal());
            format!("range({})", bounds.collect::<Vec<_>>().join(", "))
        }
        Promise::NoFpClass(mask) => format!("nofpclass({mask})"),
    }
}
