//! The names inside one function: registers and blocks, which may be used before they are defined.
//!
//! Ids follow definitions, so what is used early gets a provisional id: a register one from
//! [`PROVISIONAL`] on, a block its place in `slots`. [`Parser::finish_body`] replaces them. Names are found
//! by an array indexed by symbol, with the function's number beside each entry so that it need not be
//! cleared.

use crate::lexer::Tok;
use crate::parser::{Parser, Result};
use crate::references::Sparse;
use arena::Id;
use ir::function::{Block, BlockId, Body, InstId, Local, LocalId, UseOrderOf};
use ir::global::GlobalId;
use ir::metadata::{Md, MdId, MdKind};
use ir::{Inst, Symbol, TypeId, Value};

/// Registers used before their definition count from here.
const PROVISIONAL: usize = 1 << 31;

/// How something local is called.
#[derive(Clone, Copy, PartialEq)]
pub enum LocalName {
    Name(Symbol),
    Number(u32),
}

#[derive(Clone, Copy)]
enum Entry {
    Local(LocalId),
    /// Used but not defined yet: an index into `forwards`.
    Forward(u32),
    /// A block: an index into `slots`.
    Block(u32),
}

struct Forward {
    name: LocalName,
    ty: TypeId,
    pos: usize,
    resolved: Option<LocalId>,
}

struct BlockSlot {
    name: LocalName,
    pos: usize,
    defined: Option<BlockId>,
}

/// What is known while a function body is read.
#[derive(Default)]
pub struct FunctionState {
    pub active: bool,
    pub body: Body,
    /// The slot of the function, for `blockaddress`.
    pub slot: Option<GlobalId>,
    epoch: u32,
    by_name: Vec<Option<(u32, Entry)>>,
    by_number: Sparse<Entry>,
    next_number: u32,
    forwards: Vec<Forward>,
    slots: Vec<BlockSlot>,
    /// Instructions that mention a provisional register.
    pending: Vec<InstId>,
    /// Metadata nodes made in this function that may mention registers.
    pub arg_lists: Vec<MdId>,
}

impl FunctionState {
    fn get(&self, name: LocalName) -> Option<Entry> {
        match name {
            LocalName::Name(symbol) => match self.by_name.get(symbol.index()).copied().flatten() {
                Some((epoch, entry)) if epoch == self.epoch => Some(entry),
                _ => None,
            },
            LocalName::Number(number) => self.by_number.get(number),
        }
    }

    fn set(&mut self, name: LocalName, entry: Entry) {
        match name {
            LocalName::Name(symbol) => {
                if self.by_name.len() <= symbol.index() {
                    self.by_name.resize(symbol.index() + 1, None);
                }
                self.by_name[symbol.index()] = Some((self.epoch, entry));
            }
            LocalName::Number(number) => self.by_number.insert(number, entry),
        }
    }
}

fn symbol_of(name: LocalName) -> Option<Symbol> {
    match name {
        LocalName::Name(symbol) => Some(symbol),
        LocalName::Number(_) => None,
    }
}

impl Parser<'_> {
    /// Whether a function body is being read, so that registers may be named.
    pub fn in_function(&self) -> bool {
        self.function.active
    }

    pub fn start_body(&mut self, slot: GlobalId) {
        let state = &mut self.function;
        state.active = true;
        state.slot = Some(slot);
        state.epoch += 1;
        state.by_number.clear();
        state.next_number = 0;
        state.forwards.clear();
        state.slots.clear();
        state.pending.clear();
        state.arg_lists.clear();
    }

    fn local_text(&self, name: LocalName) -> String {
        match name {
            LocalName::Name(symbol) => format!("%{}", self.text(symbol)),
            LocalName::Number(number) => format!("%{number}"),
        }
    }

    /// The name in the current token, `%a` or `%1`.
    #[inline]
    pub fn local_name(&mut self) -> Result<LocalName> {
        match self.tok() {
            Tok::NumberLocal => Ok(LocalName::Number(self.token_number()?)),
            Tok::Local | Tok::QuotedLocal => Ok(LocalName::Name(self.name_symbol()?)),
            _ => self.expected("a local name"),
        }
    }

    /// The name in the current token, which LLVM does not allow to contain a NUL.
    pub fn name_symbol(&mut self) -> Result<Symbol> {
        let name = self.lex.name();
        if memchr::memchr(0, &name).is_some() {
            return self.error("a name cannot contain a NUL character");
        }
        Ok(self.module.strings.intern(&name))
    }

    /// The register in the current token, as a value of type `ty`; passes the token.
    #[inline]
    pub fn local_value(&mut self, ty: TypeId) -> Result<Value> {
        let pos = self.lex.start;
        if !self.function.active {
            return self.error("a register cannot be used outside of a function");
        }
        let name = self.local_name()?;
        self.advance();
        self.local_by_name(name, ty, pos)
    }

    /// The register `name`, mentioned at `pos`, as a value of type `ty`.
    pub fn local_by_name(&mut self, name: LocalName, ty: TypeId, pos: usize) -> Result<Value> {
        let (had, value) = match self.function.get(name) {
            Some(Entry::Local(id)) => (self.function.body.locals[id].ty, id),
            Some(Entry::Forward(index)) => {
                (self.function.forwards[index as usize].ty, LocalId::new(PROVISIONAL + index as usize))
            }
            Some(Entry::Block(_)) => {
                return self.error_at(pos, format!("{} is a block, not a value", self.local_text(name)));
            }
            None => {
                if !self.module.types.is_first_class(ty) || ty == TypeId::label() {
                    return self
                        .error_at(pos, format!("a register cannot have the type {}", self.type_text(ty)));
                }
                let index = self.function.forwards.len();
                self.function.forwards.push(Forward { name, ty, pos, resolved: None });
                self.function.set(name, Entry::Forward(index as u32));
                (ty, LocalId::new(PROVISIONAL + index))
            }
        };
        if had != ty {
            let message = format!(
                "{} has the type {}, but {} is needed here",
                self.local_text(name),
                self.type_text(had),
                self.type_text(ty)
            );
            return self.error_at(pos, message);
        }
        if value.index() >= PROVISIONAL {
            // The instruction being read comes next in the body.
            let inst = self.function.body.insts.next_id();
            if self.function.pending.last() != Some(&inst) {
                self.function.pending.push(inst);
            }
        }
        Ok(Value::Local(value))
    }

    /// The type of the register in the current token, if it is known already.
    pub fn known_local_type(&mut self, name: LocalName) -> Option<TypeId> {
        match self.function.get(name)? {
            Entry::Local(id) => Some(self.function.body.locals[id].ty),
            Entry::Forward(index) => Some(self.function.forwards[index as usize].ty),
            Entry::Block(_) => None,
        }
    }

    /// Defines a register of type `ty`: a parameter, or the result of the instruction that comes next. Without
    /// a name it gets the next number.
    #[inline]
    pub fn define_local(
        &mut self,
        name: Option<LocalName>,
        ty: TypeId,
        def: Option<InstId>,
        pos: usize,
    ) -> Result<LocalId> {
        let name = self.claim_name(name, pos)?;
        let id = self.function.body.locals.push(Local { ty, name: symbol_of(name), def });
        match self.function.get(name) {
            None => {}
            Some(Entry::Forward(index)) => {
                let forward = &mut self.function.forwards[index as usize];
                forward.resolved = Some(id);
                let (used_as, used_at) = (forward.ty, forward.pos);
                if used_as != ty {
                    let message = format!(
                        "{} is used as {} but defined as {}",
                        self.local_text(name),
                        self.type_text(used_as),
                        self.type_text(ty)
                    );
                    return self.error_at(used_at, message);
                }
            }
            Some(_) => return self.error_at(pos, format!("{} is defined already", self.local_text(name))),
        }
        self.function.set(name, Entry::Local(id));
        Ok(id)
    }

    /// The name of a new register or block; numbers only grow.
    fn claim_name(&mut self, name: Option<LocalName>, pos: usize) -> Result<LocalName> {
        let next = self.function.next_number;
        let number = match name {
            Some(name @ LocalName::Name(_)) => return Ok(name),
            Some(LocalName::Number(number)) if number < next => {
                return self
                    .error_at(pos, format!("the next number is %{next} or a larger one, not %{number}"));
            }
            Some(LocalName::Number(number)) => number,
            None => next,
        };
        // Numbers end before `u32::MAX`, so only implicit ones can run out.
        let Some(after) = number.checked_add(1) else {
            return self.error_at(pos, "no number is left for what has no name");
        };
        self.function.next_number = after;
        Ok(LocalName::Number(number))
    }

    /// The block `name`, mentioned at `pos`: a provisional id.
    #[inline]
    pub fn block_by_name(&mut self, name: LocalName, pos: usize) -> Result<BlockId> {
        match self.function.get(name) {
            Some(Entry::Block(slot)) => Ok(BlockId::new(slot as usize)),
            Some(_) => self.error_at(pos, format!("{} is a value, not a block", self.local_text(name))),
            None => {
                let slot = self.function.slots.len();
                self.function.slots.push(BlockSlot { name, pos, defined: None });
                self.function.set(name, Entry::Block(slot as u32));
                Ok(BlockId::new(slot))
            }
        }
    }

    /// Starts a block; without a name it gets the next number.
    pub fn define_block(&mut self, name: Option<LocalName>, pos: usize) -> Result<()> {
        let name = self.claim_name(name, pos)?;
        let slot = self.block_by_name(name, pos)?;
        let first = self.function.body.insts.next_id();
        let id = self.function.body.blocks.push(Block { name: symbol_of(name), first, len: 0 });
        let slot = &mut self.function.slots[slot.index()];
        if slot.defined.is_some() {
            return self.error_at(pos, format!("{} is defined already", self.local_text(name)));
        }
        slot.defined = Some(id);
        Ok(())
    }

    /// Adds an instruction to the current block.
    #[inline]
    pub fn push_inst(&mut self, inst: Inst) {
        self.function.body.insts.push(inst);
        if let Some(block) = self.function.body.blocks.values_mut().next_back() {
            block.len += 1;
        }
    }

    /// The blocks `name` of the function just read, once it is complete.
    pub fn finished_block(&self, name: LocalName) -> Option<BlockId> {
        match self.function.get(name) {
            Some(Entry::Block(slot)) => self.function.slots[slot as usize].defined,
            _ => None,
        }
    }

    /// Replaces provisional ids, or complains about what is missing.
    pub fn finish_body(&mut self) -> Result<Body> {
        if let Some(missing) = self.function.forwards.iter().find(|f| f.resolved.is_none()) {
            let message = format!("{} is used but never defined", self.local_text(missing.name));
            return self.error_at(missing.pos, message);
        }
        if let Some(missing) = self.function.slots.iter().find(|s| s.defined.is_none()) {
            let message = format!("the block {} is used but never defined", self.local_text(missing.name));
            return self.error_at(missing.pos, message);
        }
        let mut body = std::mem::take(&mut self.function.body);
        self.function.active = false;

        let places: Vec<BlockId> = self.function.slots.iter().filter_map(|s| s.defined).collect();
        for order in &mut body.use_orders {
            if let UseOrderOf::Block(block) = &mut order.of {
                *block = places[block.index()];
            }
        }
        if places.iter().enumerate().any(|(i, place)| i != place.index()) {
            for inst in body.insts.values_mut() {
                inst.op.for_each_block_mut(|block| *block = places[block.index()]);
            }
        }
        if !self.function.forwards.is_empty() {
            let forwards = &self.function.forwards;
            let resolve = |id: &mut LocalId| {
                if id.index() >= PROVISIONAL
                    && let Some(resolved) = forwards[id.index() - PROVISIONAL].resolved
                {
                    *id = resolved;
                }
            };
            for &inst in &self.function.pending {
                // A register may be mentioned by a record after the last instruction that was read.
                if inst.index() < body.insts.len() {
                    body.insts[inst].op.for_each_value_mut(|value| {
                        if let Value::Local(id) = value {
                            resolve(id);
                        }
                    });
                }
            }
            let resolve_md = |md: &mut Md| {
                if let Md::Local(id) = md {
                    resolve(id);
                }
            };
            body.md_operands.values_mut().for_each(resolve_md);
            body.records.iter_mut().flat_map(|(_, record)| record.args.iter_mut()).for_each(resolve_md);
            for &list in &self.function.arg_lists {
                if let MdKind::ArgList(args) = &mut self.module.metadata.nodes[list].kind {
                    args.iter_mut().for_each(resolve_md);
                }
            }
        }
        body.locals.shrink_to_fit();
        body.blocks.shrink_to_fit();
        body.insts.shrink_to_fit();
        body.attachments.shrink_to_fit();
        body.records.shrink_to_fit();
        body.md_operands.shrink_to_fit();
        Ok(body)
    }
}
