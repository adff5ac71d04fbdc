//! Access tags of type-based alias analysis: that a tag leads from its base type to its access type.
//!
//! A tag is `!{base, access, offset}`, a type `!{"name", parent, offset, ...}`; both also have a newer form
//! with sizes, which is recognised and only its shape checked. Tags of the form before LLVM 3.4, which are
//! types themselves, are accepted as LLVM accepts them.

use super::metadata::{integer, is_integer, operands, operands_of};
use super::problem::Sink;
use crate::metadata::{Md, MdId};
use crate::module::Module;
use arena::Id;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

/// Checks every tag that an instruction has, each once.
pub(super) fn check(module: &Module, sink: &mut Sink<'_>) {
    let Some(kind) = module.strings.lookup(b"tbaa") else { return };
    let mut seen: Vec<bool> = vec![false; module.metadata.nodes.len()];
    let mut scalars = Scalars { module, known: HashMap::default() };
    for (id, global) in module.globals.iter() {
        let Some(body) = global.as_function().and_then(|f| f.body.as_ref()) else { continue };
        for (inst, attachment) in &body.attachments {
            let place = attachment.node.index();
            if attachment.kind != kind || std::mem::replace(&mut seen[place], true) {
                continue;
            }
            if let Some(problem) = scalars.problem_of_tag(attachment.node) {
                sink.of_inst(id, *inst, problem);
            }
        }
    }
}

/// Which nodes are scalar types, found out once each.
struct Scalars<'m> {
    module: &'m Module,
    known: HashMap<MdId, bool, FxBuildHasher>,
}

/// Whether a type has the newer form: its first operand is its parent, not its name.
fn is_new(list: &[Md]) -> bool {
    list.len() >= 3 && matches!(list[0], Md::Node(_))
}

impl<'m> Scalars<'m> {
    fn problem_of_tag(&mut self, tag: MdId) -> Option<String> {
        let module = self.module;
        let list = operands(module, tag)?;
        let wrong = |what: &str| Some(format!("!tbaa: {what}"));
        let [Md::Node(base), access, offset, rest @ ..] = list else {
            // The old form: the tag is the type, and what follows says whether it is constant.
            let fine = match list {
                [Md::Str(_), Md::Node(parent), _] => {
                    self.is_scalar(*parent) || operands(module, *parent).is_none_or(|list| list.len() < 2)
                }
                _ => self.is_scalar(tag),
            };
            return if fine { None } else { wrong("the tag is no scalar type") };
        };
        let Md::Node(access) = *access else { return wrong("the access type is not a node") };
        if operands(module, access).is_some_and(is_new) {
            let fine = matches!(rest.len(), 1 | 2) && rest.iter().all(|&md| is_integer(module, md));
            return if fine { None } else { wrong("the tag has four or five operands") };
        }
        let immutable = match rest {
            [] => true,
            [flag] => is_integer(module, *flag) && integer(module, *flag).is_none_or(|v| v <= 1),
            _ => false,
        };
        if !immutable {
            return wrong("what follows the offset is 0 or 1");
        }
        if !self.is_scalar(access) {
            return wrong("the access type is no scalar type");
        }
        if !is_integer(module, *offset) {
            return wrong("the offset is not an integer");
        }
        let offset = integer(module, *offset)?;
        self.problem_of_path(*base, access, offset)
    }

    /// Follows the fields at `offset` from the base type down, and then up the parents, to the access type.
    fn problem_of_path(&mut self, base: MdId, access: MdId, mut offset: u64) -> Option<String> {
        let module = self.module;
        let wrong = |what: &str| Some(format!("!tbaa: {what}"));
        let mut node = base;
        let mut seen_access = false;
        // A path with more steps than there are nodes goes round in a circle.
        for _ in 0..=module.metadata.nodes.len() {
            let list = operands(module, node)?;
            if list.len() < 2 {
                return if seen_access { None } else { wrong("the path does not pass the access type") };
            }
            seen_access |= node == access;
            if (self.is_scalar(node) || node == access) && offset != 0 {
                return wrong("the offset of a scalar is not zero");
            }
            if list.len() == 2 {
                node = match (self.is_scalar(node), list[1]) {
                    (true, Md::Node(parent)) => parent,
                    _ => return wrong("a type is no scalar type"),
                };
                continue;
            }
            let [Md::Str(_), fields @ ..] = list else {
                return wrong("a structure type starts with its name");
            };
            if fields.len() % 2 != 0 {
                return wrong("a structure type is a name and pairs of types and offsets");
            }
            let mut last = 0;
            let mut chosen = None;
            for field in fields.chunks_exact(2) {
                let (Md::Node(ty), true) = (field[0], is_integer(module, field[1])) else {
                    return wrong("a structure type is a name and pairs of types and offsets");
                };
                let start = integer(module, field[1])?;
                if start < last {
                    return wrong("the offsets of a structure type are not in order");
                }
                last = start;
                if start <= offset {
                    chosen = Some((ty, start));
                }
            }
            let Some((ty, start)) = chosen else { return wrong("no field lies at the offset") };
            offset -= start;
            node = ty;
        }
        wrong("the path goes round in a circle")
    }

    /// Whether a node is a scalar type: a name and a parent that is one or the root.
    fn is_scalar(&mut self, node: MdId) -> bool {
        let mut path = Vec::new();
        let mut current = node;
        let answer = loop {
            if let Some(&known) = self.known.get(&current) {
                break known;
            }
            // Meeting it again on the way up would be a circle, which is no scalar.
            self.known.insert(current, false);
            path.push(current);
            let Some([Md::Str(_), Md::Node(parent), rest @ ..]) = operands(self.module, current) else {
                break false;
            };
            let offset = match rest {
                [] => true,
                [offset] => is_integer(self.module, *offset) && integer(self.module, *offset) == Some(0),
                _ => false,
            };
            if !offset {
                break false;
            }
            if operands_of(self.module, Md::Node(*parent)).is_some_and(|list| list.len() < 2) {
                break true;
            }
            current = *parent;
        };
        // Whatever lies on the way has the same answer: a scalar's ancestors are scalars, and one that is
        // none spoils all below it.
        for node in path {
            self.known.insert(node, answer);
        }
        answer
    }
}
