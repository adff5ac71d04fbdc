//! Types, as operands name them and as the module defines them.

use super::Printer;
use crate::types::{FloatKind, NamedTypeId, StructBody, Type, TypeId};

impl Printer<'_> {
    pub(super) fn ty(&mut self, id: TypeId) {
        let module = self.module;
        match &module.types[id] {
            Type::Void => self.out.text("void"),
            Type::Label => self.out.text("label"),
            Type::Token => self.out.text("token"),
            Type::Metadata => self.out.text("metadata"),
            Type::X86Amx => self.out.text("x86_amx"),
            Type::X86Mmx => self.out.text("x86_mmx"),
            Type::Float(kind) => self.out.text(float_word(*kind)),
            Type::Int(width) => {
                self.out.byte(b'i');
                self.out.number(u64::from(*width));
            }
            Type::Ptr { addrspace } => {
                self.out.text("ptr");
                self.addrspace_unless_zero(*addrspace);
            }
            Type::TypedPtr { .. } => self.typed_ptr(id),
            Type::Array { len, elem } => {
                self.out.byte(b'[');
                self.out.number(*len);
                self.out.text(" x ");
                self.ty(*elem);
                self.out.byte(b']');
            }
            Type::Vector { len, scalable, elem } => {
                self.out.text(if *scalable { "<vscale x " } else { "<" });
                self.out.number(u64::from(*len));
                self.out.text(" x ");
                self.ty(*elem);
                self.out.byte(b'>');
            }
            Type::Struct(body) => self.struct_body(body),
            Type::Named(id) => self.named_type(*id),
            Type::Function { ret, params, vararg } => {
                self.ty(*ret);
                self.out.text(" (");
                self.comma_separated(params, |p, ty| p.ty(*ty));
                if *vararg {
                    self.out.text(if params.is_empty() { "..." } else { ", ..." });
                }
                self.out.byte(b')');
            }
            Type::Target { name, types, ints } => {
                self.out.text("target(");
                self.out.quoted(module.strings.bytes(*name));
                for ty in types {
                    self.out.text(", ");
                    self.ty(*ty);
                }
                for int in ints {
                    self.out.text(", ");
                    self.out.number(u64::from(*int));
                }
                self.out.byte(b')');
            }
        }
    }

    /// Typed pointers: `T*`, `T addrspace(N)*`, `T**`. A loop, since stars may be as many as the text is long.
    fn typed_ptr(&mut self, mut id: TypeId) {
        let mut addrspaces = Vec::new();
        while let Type::TypedPtr { pointee, addrspace } = self.module.types[id] {
            addrspaces.push(addrspace);
            id = pointee;
        }
        self.ty(id);
        for addrspace in addrspaces.into_iter().rev() {
            self.addrspace_unless_zero(addrspace);
            self.out.byte(b'*');
        }
    }

    pub(super) fn addrspace_unless_zero(&mut self, addrspace: u32) {
        if addrspace != 0 {
            self.addrspace(addrspace);
        }
    }

    pub(super) fn addrspace(&mut self, addrspace: u32) {
        self.out.text(" addrspace(");
        self.out.number(u64::from(addrspace));
        self.out.byte(b')');
    }

    fn named_type(&mut self, id: NamedTypeId) {
        let module = self.module;
        self.out.byte(b'%');
        if let Some(name) = module.types.named[id].name {
            self.out.name(module.strings.bytes(name));
        } else {
            let number = self.module_numbering().named_type(id);
            self.number_or_badref(number);
        }
    }

    fn struct_body(&mut self, body: &StructBody) {
        if body.packed {
            self.out.byte(b'<');
        }
        if body.fields.is_empty() {
            self.out.text("{}");
        } else {
            self.out.text("{ ");
            self.comma_separated(&body.fields, |p, ty| p.ty(*ty));
            self.out.text(" }");
        }
        if body.packed {
            self.out.byte(b'>');
        }
    }

    /// The lines that define the identified structures: those without a name first.
    pub(super) fn type_definitions(&mut self) {
        let module = self.module;
        if module.types.named.is_empty() {
            return;
        }
        self.out.byte(b'\n');
        for named in [false, true] {
            for (id, ty) in module.types.named.iter().filter(|(_, ty)| ty.name.is_some() == named) {
                self.named_type(id);
                self.out.text(" = type ");
                match &ty.body {
                    Some(body) => self.struct_body(body),
                    None => self.out.text("opaque"),
                }
                self.out.byte(b'\n');
            }
        }
    }
}

fn float_word(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Half => "half",
        FloatKind::BFloat => "bfloat",
        FloatKind::Float => "float",
        FloatKind::Double => "double",
        FloatKind::X86Fp80 => "x86_fp80",
        FloatKind::Fp128 => "fp128",
        FloatKind::PpcFp128 => "ppc_fp128",
    }
}
