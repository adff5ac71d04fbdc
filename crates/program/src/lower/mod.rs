//! From the IR to code: what is reached is numbered, then lowered, one function after the other.

mod calls;
pub use calls::promises;
pub(crate) use ops::Indexed;
mod constrained;
mod contraction;
mod control;
mod function;
mod leave;
mod memory;
mod noalias;
mod ops;
mod subscripts;

use crate::Program;
use crate::code::{Code, FuncId, Function, General, Literal, ObjectId, Op, Operand, Pc, ShapeId};
use crate::object::{Object, ObjectKind};
use crate::primitive::Primitive;
use crate::shape::{self, Lanes, Shape};
use arena::{Arena, Id};
use hashbrown::HashMap;
use ir::Module;
use ir::constant::{ConstId, ConstKind};
use ir::debug::DebugInfo;
use ir::function::BlockId;
use ir::global::{Global, GlobalId, GlobalKind};
use ir::layout::Layouts;
use ir::types::TypeId;
use rustc_hash::FxBuildHasher;

/// Something lowered, or what about it Heddle does not support.
pub(crate) type Lowered<T> = Result<T, String>;

/// How a module is lowered.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mode {
    /// Whether an intrinsic that Heddle does not know is a function that nobody defines.
    pub(crate) opaque_intrinsics: bool,
    /// Whether subscripts of C and C++ may not leave their arrays: see `subscripts`.
    pub(crate) checks_subscripts: bool,
}

/// What lowering makes of a module.
pub(crate) struct Builder<'a> {
    pub(crate) module: &'a Module,
    pub(crate) layouts: &'a Layouts<'a>,
    pub(crate) code: Code,
    pub(crate) functions: Arena<FuncId, Function>,
    pub(crate) objects: Arena<ObjectId, Object>,
    pub(crate) literals: Vec<Literal>,
    pub(crate) constant_cells: u32,
    pub(crate) constant_ops: Vec<Op>,
    pub(crate) constant_frame: u32,
    pub(crate) constant_results: Vec<(crate::code::Reg, u32)>,
    pub(crate) constant_code: std::ops::Range<Pc>,
    pub(crate) constant_operands: HashMap<ConstId, Lowered<Operand>, FxBuildHasher>,
    pub(crate) pointer_bits: u32,
    /// Whether an intrinsic that Heddle does not know is a function that nobody defines.
    pub(crate) opaque_intrinsics: bool,
    /// What says which functions are in C, if subscripts of these are checked.
    debug: Option<DebugInfo<'a>>,
    pub(crate) constructors: Vec<FuncId>,
    pub(crate) destructors: Vec<FuncId>,
    shapes: Vec<Option<Lowered<ShapeId>>>,
    known_shapes: HashMap<Shape, ShapeId, FxBuildHasher>,
    object_ids: HashMap<GlobalId, ObjectId, FxBuildHasher>,
    function_ids: HashMap<GlobalId, FuncId, FxBuildHasher>,
    block_ids: HashMap<(GlobalId, BlockId), ObjectId, FxBuildHasher>,
    external_ids: HashMap<String, u32, FxBuildHasher>,
    names: HashMap<&'a [u8], GlobalId, FxBuildHasher>,
    /// Variables that are numbered but not lowered yet.
    variables_to_lower: Vec<ObjectId>,
}

/// Lowers what the functions named `entries` reach.
pub(crate) fn program<'a>(
    module: &'a Module,
    layouts: &'a Layouts<'a>,
    entries: &[&str],
    Mode { opaque_intrinsics, checks_subscripts }: Mode,
) -> Builder<'a> {
    let mut names = HashMap::default();
    for (id, global) in module.globals.iter() {
        if let Some(name) = global.name {
            names.insert(module.strings.bytes(name), id);
        }
    }
    let mut builder = Builder {
        module,
        layouts,
        code: Code::default(),
        functions: Arena::new(),
        objects: Arena::new(),
        literals: Vec::new(),
        constant_cells: 0,
        constant_ops: Vec::new(),
        constant_frame: 0,
        constant_results: Vec::new(),
        constant_code: 0..0,
        constant_operands: HashMap::default(),
        pointer_bits: layouts.data().pointer(0).bits,
        opaque_intrinsics,
        debug: checks_subscripts.then(|| DebugInfo::new(module)),
        constructors: Vec::new(),
        destructors: Vec::new(),
        shapes: vec![None; module.types.len()],
        known_shapes: HashMap::default(),
        object_ids: HashMap::default(),
        function_ids: HashMap::default(),
        block_ids: HashMap::default(),
        external_ids: HashMap::default(),
        names,
        variables_to_lower: Vec::new(),
    };
    let void = builder.intern_shape(Shape { leaves: [].into(), cells: 0, bytes: 0 });
    debug_assert_eq!(void, ShapeId::void());
    builder.reach(entries);
    builder
}

impl Builder<'_> {
    /// Everything made, as a program that still lacks its module.
    pub(crate) fn finish(self) -> Program {
        Program {
            vscale: None,
            module: Module::default(),
            code: self.code,
            functions: self.functions,
            objects: self.objects,
            literals: self.literals,
            constant_cells: self.constant_cells,
            constant_code: self.constant_code,
            constant_frame: self.constant_frame,
            constant_results: self.constant_results,
            pointer_bits: self.pointer_bits,
            big_endian: false,
            constructors: self.constructors,
            destructors: self.destructors,
        }
    }

    fn reach(&mut self, entries: &[&str]) {
        for entry in entries {
            if let Some(&global) = self.names.get(entry.as_bytes()) {
                // An entry that cannot be lowered is found missing by whoever wants to start it.
                let _ = self.object_of(global);
            }
        }
        self.constructors = self.structors(b"llvm.global_ctors");
        self.destructors = self.structors(b"llvm.global_dtors");
        // Functions are lowered in the order of their ids, so that code is sorted by function.
        let mut lowered = 0;
        loop {
            if let Some(object) = self.variables_to_lower.pop() {
                self.lower_variable(object);
            } else if lowered < self.functions.len() {
                self.lower_function(FuncId::new(lowered));
                lowered += 1;
            } else {
                break;
            }
        }
        let start = self.code.end();
        self.code.insts.extend(self.constant_ops.iter().map(|_| None));
        self.code.ops.append(&mut self.constant_ops);
        self.constant_code = start..self.code.end();
        let mut numbers = vec![None; self.constant_cells as usize];
        for literal in self.literals.iter().filter(|literal| literal.width <= 64) {
            if let crate::code::LiteralValue::Bits(bits) = &literal.value {
                numbers[literal.cell as usize] = Some(bits.low_u64());
            }
        }
        let number = |operand: crate::code::Operand| {
            operand.is_constant().then(|| numbers.get(operand.cell() as usize).copied().flatten()).flatten()
        };
        self.code.accessed_only = crate::accessed::AccessedOnly::new(&self.code, &self.functions);
        self.code.calls = crate::quick::calls(&self.code, &self.functions);
        self.code.quick = crate::quick::names(&self.code, &self.functions, self.pointer_bits, number);
    }

    /// The functions of `llvm.global_ctors` or its kin, by priority.
    fn structors(&mut self, list: &[u8]) -> Vec<FuncId> {
        let module = self.module;
        let Some(&global) = self.names.get(list) else { return Vec::new() };
        let GlobalKind::Variable(variable) = &module.globals[global].kind else { return Vec::new() };
        let Some(init) = variable.init else { return Vec::new() };
        let ConstKind::Array(entries) = &module.constants[init].kind else { return Vec::new() };
        let mut found = Vec::new();
        for &entry in entries {
            let ConstKind::Struct(fields) = &module.constants[entry].kind else { continue };
            let [priority, function, ..] = fields[..] else { continue };
            let priority = ir::constant::as_index(&module.constants[priority].kind).unwrap_or(u64::MAX);
            if let ConstKind::Global(function) = module.constants[function].kind
                && let Some(id) = self.function_of(function)
            {
                found.push((priority, id));
            }
        }
        found.sort_by_key(|&(priority, _)| priority);
        found.into_iter().map(|(_, id)| id).collect()
    }

    /// The global that an alias stands for in the end, if it stands for one exactly.
    pub(crate) fn behind_aliases(&self, global: GlobalId) -> GlobalId {
        let mut global = global;
        for _ in 0..64 {
            match &self.module.globals[global].kind {
                GlobalKind::Alias { target, .. } => match self.module.constants[*target].kind {
                    ConstKind::Global(next) => global = next,
                    _ => return global,
                },
                _ => return global,
            }
        }
        global
    }

    /// The function with a body that a global is.
    pub(crate) fn function_of(&mut self, global: GlobalId) -> Option<FuncId> {
        let id = self.object_of(global).ok()?;
        match self.objects[id].kind {
            ObjectKind::Function(function) => Some(function),
            _ => None,
        }
    }

    /// The global of this name.
    pub(crate) fn global_named(&self, name: &str) -> Option<GlobalId> {
        self.names.get(name.as_bytes()).copied()
    }

    fn name_of(&self, global: GlobalId) -> String {
        self.module.global_name(global).trim_start_matches('@').to_string()
    }

    /// The object that a global is; it will be lowered if it is new.
    pub(crate) fn object_of(&mut self, global: GlobalId) -> Lowered<ObjectId> {
        let global = self.behind_aliases(global);
        if let Some(&id) = self.object_ids.get(&global) {
            return Ok(id);
        }
        let module = self.module;
        let name = self.name_of(global);
        let Global { align, tls, kind, .. } = &module.globals[global];
        let object = match kind {
            GlobalKind::Variable(variable) => {
                let size = self.alloc_size(variable.ty)?;
                let abi = self.layouts.abi_align(variable.ty).unwrap_or(1);
                let kind = ObjectKind::Variable {
                    global,
                    constant: variable.constant,
                    thread_local: tls.is_some(),
                    init: None,
                };
                Object { name, kind, size, align: align.bytes().unwrap_or(1).max(abi) }
            }
            GlobalKind::Function(function) => {
                let primitive = Primitive::named(name.as_bytes());
                let kind = match (&function.body, primitive) {
                    (_, Some(primitive)) => ObjectKind::Primitive(primitive),
                    (Some(_), None) => ObjectKind::Function(self.new_function(global, &name)),
                    (None, None) => ObjectKind::External(self.external(&name)),
                };
                Object { name, kind, size: 1, align: align.bytes().unwrap_or(16).max(16) }
            }
            GlobalKind::Alias { .. } => return Err("an alias of a computed address as a callee".to_string()),
            GlobalKind::IFunc { .. } => return Err(format!("the ifunc {name}")),
        };
        let is_variable = matches!(object.kind, ObjectKind::Variable { .. });
        let is_function = match object.kind {
            ObjectKind::Function(id) => Some(id),
            _ => None,
        };
        let id = self.objects.push(object);
        self.object_ids.insert(global, id);
        if is_variable {
            self.variables_to_lower.push(id);
        }
        if let Some(function) = is_function {
            self.functions[function].object = id;
        }
        Ok(id)
    }

    fn new_function(&mut self, global: GlobalId, name: &str) -> FuncId {
        let function = Function {
            name: name.to_string(),
            global,
            object: ObjectId::new(0),
            entry: 0,
            end: 0,
            cells: 0,
            params: [].into(),
            vararg: false,
            ret: ShapeId::void(),
            promises: [].into(),
            ret_promises: [].into(),
            blocks: [].into(),
            registers: [].into(),
            atomic: is_atomic(name),
            null_is_valid: false,
        };
        let id = self.functions.push(function);
        self.function_ids.insert(global, id);
        id
    }

    /// The number of a function that nobody defines.
    pub(crate) fn external(&mut self, name: &str) -> u32 {
        if let Some(&id) = self.external_ids.get(name) {
            return id;
        }
        let id = self.code.externals.len() as u32;
        self.code.externals.push(name.to_string());
        self.external_ids.insert(name.to_string(), id);
        id
    }

    /// The object that a block's address is.
    pub(crate) fn block_object(&mut self, function: GlobalId, block: BlockId) -> Lowered<ObjectId> {
        let function = self.behind_aliases(function);
        if let Some(&id) = self.block_ids.get(&(function, block)) {
            return Ok(id);
        }
        let name = format!("{}:block {}", self.name_of(function), block.index());
        let Some(of) = self.function_of(function) else {
            return Err("the address of a missing block".to_string());
        };
        let kind = ObjectKind::Block { function: of, block };
        let id = self.objects.push(Object { name, kind, size: 1, align: 1 });
        self.block_ids.insert((function, block), id);
        Ok(id)
    }

    fn lower_variable(&mut self, id: ObjectId) {
        let ObjectKind::Variable { global, .. } = self.objects[id].kind else { return };
        let GlobalKind::Variable(variable) = &self.module.globals[global].kind else { return };
        let lowered = variable.init.map(|init| self.initialiser(init));
        if let ObjectKind::Variable { init, .. } = &mut self.objects[id].kind {
            // A variable whose initialiser is not supported counts as one that nobody defines.
            *init = lowered.and_then(Result::ok);
        }
    }

    /// The shape of a type.
    pub(crate) fn shape(&mut self, ty: TypeId) -> Lowered<ShapeId> {
        if let Some(known) = &self.shapes[ty.index()] {
            return known.clone();
        }
        let made = match shape::shape(&self.module.types, self.layouts, ty) {
            Some(shape) => Ok(self.intern_shape(shape)),
            None => Err(format!("a value of type {}", self.type_text(ty))),
        };
        self.shapes[ty.index()] = Some(made.clone());
        made
    }

    fn intern_shape(&mut self, shape: Shape) -> ShapeId {
        if let Some(&id) = self.known_shapes.get(&shape) {
            return id;
        }
        let id = self.code.shapes.push(shape.clone());
        self.known_shapes.insert(shape, id);
        id
    }

    /// The lanes of a scalar or vector type.
    pub(crate) fn lanes(&self, ty: TypeId) -> Lowered<Lanes> {
        shape::lanes(&self.module.types, self.layouts, ty)
            .ok_or_else(|| format!("an operand of type {}", self.type_text(ty)))
    }

    pub(crate) fn type_text(&self, ty: TypeId) -> String {
        ir::print::type_text(self.module, ty)
    }

    pub(crate) fn alloc_size(&self, ty: TypeId) -> Lowered<u64> {
        self.size(ty).map(|size| size.alloc)
    }

    pub(crate) fn store_size(&self, ty: TypeId) -> Lowered<u64> {
        self.size(ty).map(|size| size.store)
    }

    fn size(&self, ty: TypeId) -> Lowered<ir::layout::TypeSize> {
        match self.layouts.size_of(ty) {
            Ok(size) if !size.scalable => Ok(size),
            _ => Err(format!("the size of {}", self.type_text(ty))),
        }
    }

    /// An op that needs more room.
    pub(crate) fn general(&mut self, general: General) -> Op {
        let place = self.code.general.len() as u32;
        self.code.general.push(general);
        Op::General(place)
    }
}

/// Whether a function of this name runs as one step, by the rules of the competition on software verification. The two that mark the ends
/// of a section do not.
fn is_atomic(name: &str) -> bool {
    name.strip_prefix("__VERIFIER_atomic_").is_some_and(|rest| !matches!(rest, "begin" | "end"))
}
