//! What both functions are given: the same arguments, each of which may be undefined or poison unless its parameter says otherwise.

use program::Program;
use program::code::{FuncId, Promise};
use program::shape::Kind;
use sem::scalar::Poison;
use symbolic::Bv;
use term::{Sort, TermId};

use crate::domain::{ID_BITS, Prov, Scalar};
use crate::effects::has;
use crate::outcome::Approximation;
use crate::world::{Named, World};

/// One scalar of an argument.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// Its place among the cells of the parameters.
    pub(crate) parameter: usize,
    pub(crate) cell: u32,
    pub(crate) value: Scalar,
    /// Whether it is undefined, if it may be.
    pub(crate) undef: Option<TermId>,
    /// Whether it is poison, if it may be.
    pub(crate) poison: Option<TermId>,
    /// What it is otherwise: a variable of its own.
    pub(crate) plain: TermId,
    /// The offset of a pointer.
    pub(crate) offset: Option<TermId>,
}

/// What inputs may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowed {
    pub(crate) undef: bool,
    pub(crate) poison: bool,
}

/// The arguments.
pub(crate) fn inputs(world: &mut World, program: &Program, function: FuncId, allowed: Allowed) -> Vec<Input> {
    let w = program.pointer_bits;
    let code = &program.functions[function];
    let body = program.module.globals[code.global].as_function();
    let mut inputs: Vec<Input> = Vec::new();
    let mut apart: Vec<(TermId, bool)> = Vec::new();
    for (place, param) in code.params.iter().enumerate() {
        let attrs = body.and_then(|body| body.param_attrs.get(place).copied().flatten());
        let fixed = code
            .promises
            .iter()
            .any(|promised| promised.value.cell() == param.reg && promised.promise == Promise::NoUndef);
        let byval = program
            .module
            .attrs_of(attrs)
            .find_map(|attr| match attr {
                ir::attribute::Attr::Type(ir::attribute::AttrKind::ByVal, ty) => Some(*ty),
                _ => None,
            })
            .and_then(|ty| {
                ir::layout::Layouts::of(&program.module).ok()?.size_of(ty).ok().map(|size| size.alloc)
            });
        for leaf in &program.code.shape(param.shape).leaves {
            let name = format!("arg.{place}.{}", leaf.cell);
            let terms = world.d.terms();
            let undef = (allowed.undef && !fixed).then(|| terms.var(&format!("{name}.undef"), Sort::Bool));
            let poison = (allowed.poison && !fixed).then(|| terms.var(&format!("{name}.poison"), Sort::Bool));
            let mut offset_of = None;
            let (plain, prov) = match (leaf.kind, byval) {
                (Kind::Ptr, Some(bytes)) => {
                    // A copy that nobody else knows.
                    world.named.push(Named {
                        name: format!("the copy of argument {place}"),
                        size: Some(bytes),
                        align: 1,
                        constant: false,
                        weak: false,
                        open: false,
                        copy: true,
                        data: true,
                        contents: None,
                    });
                    let id = world.named.len() as u64;
                    let id = world.id(id);
                    let base = world.base(id);
                    (base, Prov::Block { id, base })
                }
                (Kind::Ptr, None) => {
                    let short = terms.var(&format!("{name}.block"), Sort::Bits(ID_BITS - 1));
                    let offset = terms.var(&format!("{name}.offset"), Sort::Bits(w));
                    offset_of = Some(offset);
                    let id = world.outside(short);
                    let base = world.base(id);
                    let bits = world.d.terms().add(base, offset);
                    let alone = has(&program.module, attrs, ir::attribute::AttrKind::NoAlias);
                    apart.push((id, alone));
                    (bits, Prov::Block { id, base })
                }
                _ => (terms.var(&name, Sort::Bits(leaf.width)), Prov::None),
            };
            let (undef, poison) = if byval.is_some() { (None, None) } else { (undef, poison) };
            let mut bits = plain;
            if let Some(undef) = undef {
                let any = world.undef_variable(&format!("{name}.any"), Sort::Bits(leaf.width));
                bits = world.d.terms().ite(undef, any, plain);
            }
            let value = Scalar::pointer(&mut world.d, leaf.width, Bv::Term(bits), prov);
            let bits = world.d.inner.value_of(bits);
            let flag = match poison {
                Some(poison) => world.truth_of(poison),
                None => symbolic::Bool::Const(false),
            };
            let poisoned = Poison { flag, origin: sem::context::Origin::NONE };
            let value = Scalar { bits, poison: poisoned, ..value };
            inputs.push(Input {
                parameter: place,
                cell: param.reg + leaf.cell,
                value,
                undef,
                poison,
                plain,
                offset: offset_of,
            });
        }
    }
    keep_apart(world, &apart);
    inputs
}

/// A `noalias` pointer is the only way to what it leads to, and none leads to the copies of `byval` arguments.
fn keep_apart(world: &mut World, pointers: &[(TermId, bool)]) {
    if pointers.iter().any(|(_, alone)| *alone) {
        world.approximate(Approximation::NoAliasBlocks);
    }
    world.parameters = pointers.iter().map(|(id, _)| *id).collect();
    world.apart = pointers.iter().filter(|(_, alone)| *alone).map(|(id, _)| *id).collect();
    let copies = world.named.iter().enumerate().filter(|(_, named)| named.copy);
    let copies: Vec<u64> = copies.map(|(place, _)| place as u64 + 1).collect();
    for &(id, _) in pointers {
        for &copy in &copies {
            // Nobody else has a pointer to a copy that was made for this call.
            let copy = world.id(copy);
            let apart = world.d.terms().distinct(id, copy);
            world.facts.push(apart);
        }
    }
}
