//! Constants. Recursion is as deep as constants are nested, which the reader bounds.

use super::Printer;
use crate::constant::{ConstExpr, ConstId, ConstKind, InRange};
use crate::function::BlockId;
use crate::global::GlobalId;
use crate::inst::{GepFlags, OpFlags};
use crate::types::{Type, TypeId};
use bits::float::FloatFormat;

impl Printer<'_> {
    /// `type value`.
    pub(super) fn typed_constant(&mut self, id: ConstId) {
        self.ty(self.module.constants[id].ty);
        self.out.byte(b' ');
        self.constant(id);
    }

    /// The value alone.
    pub(super) fn constant(&mut self, id: ConstId) {
        let constant = &self.module.constants[id];
        match &constant.kind {
            ConstKind::Int(value) => self.int(constant.ty, *value),
            ConstKind::WideInt(value) => self.out.text(&value.to_signed_decimal()),
            ConstKind::Float(value) => self.float(constant.ty, u128::from(*value)),
            ConstKind::WideFloat(value) => self.float(constant.ty, **value),
            ConstKind::Null => self.out.text("null"),
            ConstKind::None => self.out.text("none"),
            ConstKind::Undef => self.out.text("undef"),
            ConstKind::Poison => self.out.text("poison"),
            ConstKind::Zero => self.out.text("zeroinitializer"),
            ConstKind::Array(elements) => self.sequence("[", elements, "]"),
            ConstKind::Vector(elements) => self.sequence("<", elements, ">"),
            ConstKind::Struct(fields) => self.structure(constant.ty, fields),
            ConstKind::Splat(element) => self.sequence("splat (", &[*element], ")"),
            ConstKind::Bytes(bytes) => {
                self.out.byte(b'c');
                self.out.quoted(bytes);
            }
            ConstKind::Global(global) => self.global_name(*global),
            ConstKind::BlockAddress { function, block } => self.block_address(*function, *block),
            ConstKind::DsoLocalEquivalent(global) => {
                self.out.text("dso_local_equivalent ");
                self.global_name(*global);
            }
            ConstKind::NoCfi(global) => {
                self.out.text("no_cfi ");
                self.global_name(*global);
            }
            ConstKind::PtrAuth(parts) => self.sequence("ptrauth (", parts, ")"),
            ConstKind::Expr(expr) => self.expression(constant.ty, expr),
        }
    }

    fn int(&mut self, ty: TypeId, value: u64) {
        match self.module.types[ty] {
            Type::Int(1) => self.out.text(if value == 0 { "false" } else { "true" }),
            Type::Int(width @ 2..=63) => {
                let unused = 64 - width;
                self.out.signed((value << unused) as i64 >> unused);
            }
            _ => self.out.signed(value as i64),
        }
    }

    fn float(&mut self, ty: TypeId, value: u128) {
        let format = match self.module.types[ty] {
            Type::Float(kind) => kind.format(),
            _ => FloatFormat::Double,
        };
        self.out.text(&bits::float::to_text(format, value));
    }

    fn sequence(&mut self, open: &str, elements: &[ConstId], close: &str) {
        self.out.text(open);
        self.comma_separated(elements, |p, element| p.typed_constant(*element));
        self.out.text(close);
    }

    fn structure(&mut self, ty: TypeId, fields: &[ConstId]) {
        let packed = self.module.types.struct_body(ty).is_some_and(|body| body.packed);
        let (open, close) = match (packed, fields.is_empty()) {
            (false, false) => ("{ ", " }"),
            (false, true) => ("{", "}"),
            (true, false) => ("<{ ", " }>"),
            (true, true) => ("<{", "}>"),
        };
        self.sequence(open, fields, close);
    }

    fn block_address(&mut self, function: GlobalId, block: BlockId) {
        self.out.text("blockaddress(");
        self.global_name(function);
        self.out.text(", ");
        self.block_of(function, block);
        self.out.byte(b')');
    }

    fn expression(&mut self, ty: TypeId, expr: &ConstExpr) {
        self.expression_head(expr);
        self.out.text(" (");
        match expr {
            ConstExpr::Gep { source, base, indices, in_range, .. } => {
                self.ty(*source);
                self.out.text(", ");
                self.typed_constant(*base);
                for (i, index) in indices.iter().enumerate() {
                    self.out.text(", ");
                    if matches!(in_range, Some(InRange::Index(n)) if *n as usize == i) {
                        self.out.text("inrange ");
                    }
                    self.typed_constant(*index);
                }
            }
            _ => self.comma_separated(&expr.operands(), |p, operand| p.typed_constant(*operand)),
        }
        match expr {
            ConstExpr::Cast { .. } => {
                self.out.text(" to ");
                self.ty(ty);
            }
            ConstExpr::ExtractValue(_, path) | ConstExpr::InsertValue(_, path) => self.indices(path),
            _ => {}
        }
        self.out.byte(b')');
    }

    /// The word of an expression with its flags.
    fn expression_head(&mut self, expr: &ConstExpr) {
        match expr {
            ConstExpr::Binary { op, flags, .. } => {
                self.out.text(op.word());
                self.flags(*flags);
            }
            ConstExpr::Cast { op, .. } => self.out.text(op.word()),
            ConstExpr::Gep { flags, in_range, .. } => {
                self.out.text("getelementptr");
                self.gep_flags(*flags);
                if let Some(InRange::Offsets(low, high)) = in_range {
                    self.out.text(" inrange(");
                    self.out.text(&low.to_signed_decimal());
                    self.out.text(", ");
                    self.out.text(&high.to_signed_decimal());
                    self.out.byte(b')');
                }
            }
            ConstExpr::ICmp { predicate, .. } => {
                self.out.text("icmp ");
                self.out.text(predicate.word());
            }
            ConstExpr::FCmp { predicate, .. } => {
                self.out.text("fcmp ");
                self.out.text(predicate.word());
            }
            ConstExpr::FNeg(_) => self.out.text("fneg"),
            ConstExpr::Select(_) => self.out.text("select"),
            ConstExpr::ExtractElement(_) => self.out.text("extractelement"),
            ConstExpr::InsertElement(_) => self.out.text("insertelement"),
            ConstExpr::ShuffleVector(_) => self.out.text("shufflevector"),
            ConstExpr::ExtractValue(..) => self.out.text("extractvalue"),
            ConstExpr::InsertValue(..) => self.out.text("insertvalue"),
        }
    }

    /// Each flag with a space before it.
    pub(super) fn flags(&mut self, flags: OpFlags) {
        if flags.is_empty() {
            return;
        }
        let fast = flags.has(OpFlags::FAST);
        if fast {
            self.out.text(" fast");
        }
        for &(flag, word) in OpFlags::WORDS {
            if flags.has(flag) && !(fast && OpFlags::FAST.has(flag)) {
                self.out.byte(b' ');
                self.out.text(word);
            }
        }
    }

    /// Each flag with a space before it; `inbounds` says `nusw` too.
    pub(super) fn gep_flags(&mut self, flags: GepFlags) {
        if flags.has(GepFlags::INBOUNDS) {
            self.out.text(" inbounds");
        } else if flags.has(GepFlags::NUSW) {
            self.out.text(" nusw");
        }
        if flags.has(GepFlags::NUW) {
            self.out.text(" nuw");
        }
    }
}
