//! `uselistorder`: kept as written; where the uses can be counted, their number must fit.

use crate::lexer::Tok;
use crate::parser::{Parser, Result};
use ir::function::{UseOrder, UseOrderOf};
use ir::{Body, ConstId, ConstKind, GlobalKind, Value};
use rustc_hash::FxHashMap;

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
        let Some(place) = function.filter(|&place| self.finished_body(place).is_some()) else {
            return self.error_at(pos, "this is no function with a body that was read before");
        };
        let block = self.block_of_finished(place, name, block_pos)?;
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
        let mut uses: FxHashMap<Value, usize> = FxHashMap::default();
        for UseOrder { of, .. } in &body.use_orders {
            if let UseOrderOf::Value(value @ Value::Local(_)) = of {
                uses.insert(*value, 0);
            }
        }
        if uses.is_empty() {
            return Ok(());
        }
        for inst in body.insts.values() {
            inst.op.for_each_value(|value| {
                uses.entry(*value).and_modify(|uses| *uses += 1);
            });
        }
        for UseOrder { of, order } in &body.use_orders {
            if let UseOrderOf::Value(value) = of
                && let Some(&uses) = uses.get(value)
            {
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
        let uses = self.direct_uses();
        for (index, &pos) in self.use_order_positions.iter().enumerate() {
            match self.module.use_orders[index].of {
                UseOrderOf::BlockOf(slot, block) => {
                    if let Some(place) = self.globals.defined(slot) {
                        self.module.use_orders[index].of = UseOrderOf::BlockOf(place, block);
                    }
                }
                UseOrderOf::Value(Value::Const(id)) => {
                    if let Some(&uses) = uses.get(&id) {
                        self.check_use_count(uses, self.module.use_orders[index].order.len(), pos)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// How often the globals that the module's orders are about are used. Those that other constants use are
    /// left out: LLVM stores equal constants once, so that only it knows how many of those there are.
    fn direct_uses(&self) -> FxHashMap<ConstId, usize> {
        let module = &self.module;
        let mut uses: FxHashMap<ConstId, usize> = FxHashMap::default();
        for UseOrder { of, .. } in &module.use_orders {
            if let UseOrderOf::Value(Value::Const(id)) = of
                && matches!(module.constants[*id].kind, ConstKind::Global(_))
            {
                uses.insert(*id, 0);
            }
        }
        if uses.is_empty() {
            return uses;
        }
        for (_, constant) in module.constants.iter() {
            let mut part_of_another = |part: &ConstId| {
                uses.remove(part);
            };
            match &constant.kind {
                ConstKind::Array(parts) | ConstKind::Struct(parts) | ConstKind::Vector(parts) => {
                    parts.iter().for_each(part_of_another);
                }
                ConstKind::PtrAuth(parts) => parts.iter().for_each(part_of_another),
                ConstKind::Splat(part) => part_of_another(part),
                ConstKind::Expr(expr) => expr.operands().iter().for_each(part_of_another),
                _ => {}
            }
        }
        let mut count = |id: ConstId| {
            uses.entry(id).and_modify(|uses| *uses += 1);
        };
        for global in module.globals.values() {
            match &global.kind {
                GlobalKind::Variable(variable) => variable.init.into_iter().for_each(&mut count),
                GlobalKind::Alias { target: of, .. } | GlobalKind::IFunc { resolver: of, .. } => count(*of),
                GlobalKind::Function(function) => {
                    let parts = [function.prefix, function.prologue, function.personality];
                    parts.into_iter().flatten().for_each(&mut count);
                    for inst in function.body.iter().flat_map(|body| body.insts.values()) {
                        inst.op.for_each_value(|value| {
                            if let Value::Const(id) = value {
                                count(*id);
                            }
                        });
                    }
                }
            }
        }
        uses
    }
}
