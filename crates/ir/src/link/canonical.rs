//! The canonical form of a module.

use super::code::Code;
use super::import::{Destination, Importer, Maps};
use crate::global::{GlobalId, GlobalKind};
use crate::metadata::{MdId, NamedMd};
use crate::module::Module;
use crate::types::{NamedTypeId, Types};
use arena::{Arena, Id};

/// A copy of `module` whose ids depend only on what the module says, not on the order in which it was built:
/// strings, types, constants, attribute lists, inline assembly and metadata are numbered as a walk over the
/// globals and lists meets them, and equal ones are shared. Globals are sorted by kind only.
///
/// The written numbers of metadata nodes and attribute groups are part of what a module says, and so are
/// nodes and identified structures that nothing uses. Left out is only what cannot be written: strings,
/// constants and nodes without a number that nothing refers to.
pub fn canonical(module: &Module) -> Module {
    let Module {
        name,
        source_filename,
        datalayout,
        triple,
        asm,
        strings: _,
        types,
        constants: _,
        attrs: _,
        attr_groups,
        comdats,
        globals,
        asms: _,
        metadata,
        use_orders,
        summary,
    } = module;
    let mut dest = Destination::default();
    let order = by_kind(module);
    let mut places = vec![GlobalId::new(0); globals.len()];
    for (place, id) in order.iter().enumerate() {
        places[id.index()] = GlobalId::new(place);
    }
    let mut maps = Maps::new(module, places);
    let mut importer = Importer { source: module, dest: &mut dest, maps: &mut maps };

    let source_filename = importer.optional_string(*source_filename);
    let datalayout = importer.optional_string(*datalayout);
    let triple = importer.optional_string(*triple);
    let asm = asm.iter().map(|line| importer.string(*line)).collect();
    let summary = summary.iter().map(|line| importer.string(*line)).collect();
    comdats.ids().for_each(|id| {
        importer.comdat(id);
    });
    let mut groups = attr_groups.clone();
    groups.sort_by_key(|(number, _)| *number);
    let groups = groups.iter().filter_map(|(number, set)| Some((*number, importer.attrs(Some(*set))?)));
    let attr_groups = groups.collect();
    let globals = order.iter().map(|&id| importer.global(id)).collect();
    let no_operands = Arena::new();
    let mut code = Code::new(&mut importer, &no_operands);
    let use_orders = use_orders.iter().map(|order| code.use_order(order)).collect();
    let named = metadata.named.iter().map(|NamedMd { name, nodes, pos }| NamedMd {
        name: importer.string(*name),
        nodes: nodes.iter().map(|&node| importer.node(node)).collect(),
        pos: *pos,
    });
    let named = named.collect();
    importer.finish_metadata();
    for node in numbered(module) {
        importer.node(node);
        importer.finish_metadata();
    }
    importer.finish_types();
    for id in in_order_of_names(module, types) {
        importer.named_type(id);
        importer.finish_types();
    }

    let made = dest.module;
    Module {
        name: name.clone(),
        source_filename,
        datalayout,
        triple,
        asm,
        attr_groups,
        globals,
        use_orders,
        summary,
        metadata: crate::metadata::Metadata { nodes: made.metadata.nodes, named },
        strings: made.strings,
        types: made.types,
        constants: made.constants,
        attrs: made.attrs,
        comdats: made.comdats,
        asms: made.asms,
    }
}

/// The globals in the order in which they are printed: variables, aliases, ifuncs, functions.
fn by_kind(module: &Module) -> Vec<GlobalId> {
    let mut order: Vec<_> = module.globals.ids().collect();
    order.sort_by_key(|&id| match module.globals[id].kind {
        GlobalKind::Variable(_) => 0,
        GlobalKind::Alias { .. } => 1,
        GlobalKind::IFunc { .. } => 2,
        GlobalKind::Function(_) => 3,
    });
    order
}

/// The numbered metadata nodes, in the order of their numbers.
fn numbered(module: &Module) -> Vec<MdId> {
    let nodes = module.metadata.nodes.iter();
    let mut numbered: Vec<_> = nodes.filter_map(|(id, node)| node.number.map(|n| (n, id))).collect();
    numbered.sort();
    numbered.into_iter().map(|(_, id)| id).collect()
}

/// The identified structures, in the order of their names; those without follow in their own order.
fn in_order_of_names(module: &Module, types: &Types) -> Vec<NamedTypeId> {
    let mut ids: Vec<_> = types.named.ids().collect();
    ids.sort_by_key(|&id| {
        let name = types.named[id].name.map(|name| module.strings.bytes(name));
        (name.is_none(), name, id.index())
    });
    ids
}
