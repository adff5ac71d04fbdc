//! `uselistorder`: kept as written; where the uses can be counted, their number must fit.

use crate::lexer::Tok;
use crate::locals::LocalName;
use crate::parser::{Parser, Result};
use ir::function::{UseOrder, UseOrderOf};
use ir::{Body, ConstId, ConstKind, GlobalKind, Value};

impl Parser<'_> {
    /// `uselistorder T value, { 1, 0 }`, in a function or outside.
    pub fn use_list_order(&mut self) -> Result<UseOrder> {
        self.advance();
        let of = if self.in_function() && self.is_word(b"label") {
            UseOrderOf::Block(self.typed_block()?)
        } else {
            UseOrderOf::Value(self.typed_value()?.1)
        };
        self.comma()?;
        Ok(UseOrder { of, order: self.use_order_indices()? })
    }

    /// `uselistorder_bb @function, %block, { 1, 0 }`.
    pub fn use_list_order_of_block(&mut self) -> Result<UseOrder> {
        self.advance();
        let pos = self.lex.start;
        let name = self.global_name()?;
        let slot = self.function_of_block(name, pos);
        let function = self.globals.defined(slot);
        self.comma()?;
        let block_pos = self.lex.start;
        let name = self.local_name()?;
        let body = function.and_then(|place| self.module.globals[place].as_function()?.body.as_ref());
        let Some(body) = body else {
            return self.error_at(pos, "this is no function with a body that was read before");
        };
        let LocalName::Name(name) = name else {
            return self.error_at(block_pos, "a numbered block cannot be named after its function has ended");
        };
        let Some((block, _)) = body.blocks.iter().find(|(_, block)| block.name == Some(name)) else {
            return self.error_at(block_pos, "the function has no such block");
        };
        self.advance();
        self.comma()?;
        Ok(UseOrder { of: UseOrderOf::BlockOf(slot, block), order: self.use_order_indices()? })
    }

    fn use_order_indices(&mut self) -> Result<Box<[u32]>> {
        self.expect(Tok::LeftBrace, "`{`")?;
        let pos = self.lex.start;
        let mut order = Vec::new();
        self.list_until(Tok::RightBrace, "`,` or `}`", |p| {
            order.push(p.expect_u32("an index")?);
            Ok(())
        })?;
        let sorted_already = order.windows(2).all(|pair| pair[0] < pair[1]);
        let mut seen = order.clone();
        seen.sort_unstable();
        let complete = seen.iter().enumerate().all(|(i, &index)| index as usize == i);
        if order.len() < 2 || sorted_already || !complete {
            let message = "the indices must be every number from 0 on, at least two, and not in order";
            return self.error_at(pos, message);
        }
        Ok(order.into())
    }

    /// Compares the orders of a body's registers with their uses.
    pub fn check_use_orders(&self, body: &Body, pos: usize) -> Result<()> {
        for UseOrder { of, order } in &body.use_orders {
            if let UseOrderOf::Value(value @ Value::Local(_)) = of {
                let mut uses = 0;
                body.insts
                    .values()
                    .for_each(|inst| inst.op.for_each_value(|v| uses += (v == value) as usize));
                self.check_use_count(uses, order.len(), pos)?;
            }
        }
        Ok(())
    }

    fn check_use_count(&self, uses: usize, indices: usize, pos: usize) -> Result<()> {
        if uses == indices {
            return Ok(());
        }
        self.error_at(pos, format!("a use-list order has {indices} indices for {uses} uses"))
    }

    /// Resolves the orders given outside of functions, and compares those of globals with their uses.
    pub fn finish_use_orders(&mut self) -> Result<()> {
        for (index, &pos) in self.use_order_positions.iter().enumerate() {
            match self.module.use_orders[index].of {
                UseOrderOf::BlockOf(slot, block) => {
                    if let Some(place) = self.globals.defined(slot) {
                        self.module.use_orders[index].of = UseOrderOf::BlockOf(place, block);
                    }
                }
                UseOrderOf::Value(Value::Const(id)) => {
                    if let Some(uses) = self.direct_uses(id) {
                        self.check_use_count(uses, self.module.use_orders[index].order.len(), pos)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// How often a global is used, if no other constant uses it: LLVM stores equal constants once, so that only
    /// it knows how many of those there are.
    fn direct_uses(&self, id: ConstId) -> Option<usize> {
        let module = &self.module;
        if !matches!(module.constants[id].kind, ConstKind::Global(_)) {
            return None;
        }
        let inside = |kind: &ConstKind| match kind {
            ConstKind::Array(parts) | ConstKind::Struct(parts) | ConstKind::Vector(parts) => {
                parts.contains(&id)
            }
            ConstKind::PtrAuth(parts) => parts.contains(&id),
            ConstKind::Splat(part) => *part == id,
            ConstKind::Expr(expr) => expr.operands().contains(&id),
            _ => false,
        };
        if module.constants.iter().any(|(_, constant)| inside(&constant.kind)) {
            return None;
        }
        let mut uses = 0;
        for global in module.globals.values() {
            match &global.kind {
                GlobalKind::Variable(variable) => uses += (variable.init == Some(id)) as usize,
                GlobalKind::Alias { target: of, .. } | GlobalKind::IFunc { resolver: of, .. } => {
                    uses += (*of == id) as usize;
                }
                GlobalKind::Function(function) => {
                    let parts = [function.prefix, function.prologue, function.personality];
                    uses += parts.iter().filter(|part| **part == Some(id)).count();
                    for inst in function.body.iter().flat_map(|body| body.insts.values()) {
                        inst.op.for_each_value(|value| uses += (*value == Value::Const(id)) as usize);
                    }
                }
            }
        }
        Some(uses)
    }
}
