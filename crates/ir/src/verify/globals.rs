//! Variables, functions, aliases, ifuncs: linkage, types, and what surrounds a function's body.

use super::attributes::{Lists, is_passed_immediate};
use super::constants::is_zero;
use super::facts::Facts;
use super::problem::Sink;
use crate::attribute::AttrKind;
use crate::constant::{ConstExpr, ConstId, ConstKind};
use crate::function::Function;
use crate::global::{Dll, Global, GlobalId, GlobalKind, Linkage, Preemption, Variable, Visibility};
use crate::module::Module;
use crate::print;
use crate::types::{Type, TypeId};
use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;

/// Checks every global of a module, the bodies of functions apart.
pub(super) fn check<'m>(module: &'m Module, facts: &Facts, sink: &mut Sink<'m>) {
    let circular = circular_aliases(module);
    for (id, global) in module.globals.iter() {
        let mut checker = Checker { module, facts, sink, id, global };
        checker.require(!circular.contains(&id), "the alias stands for itself");
        checker.check_common();
        match &global.kind {
            GlobalKind::Variable(variable) => checker.check_variable(variable),
            GlobalKind::Function(function) => checker.check_function(function),
            GlobalKind::Alias { target, .. } => checker.check_alias(*target),
            GlobalKind::IFunc { resolver, .. } => checker.check_ifunc(*resolver),
        }
    }
}

/// The globals that a constant is computed from.
fn globals_in(module: &Module, constant: ConstId) -> Vec<GlobalId> {
    let mut found = Vec::new();
    let mut todo = vec![constant];
    while let Some(constant) = todo.pop() {
        match &module.constants[constant].kind {
            ConstKind::Expr(expr) => todo.extend(expr.operands()),
            ConstKind::Global(id) => found.push(*id),
            _ => {}
        }
    }
    found
}

/// The aliases from which following targets need not end: those left when all that lead only to finished
/// ones are finished, one by one.
fn circular_aliases(module: &Module) -> HashSet<GlobalId, FxBuildHasher> {
    let mut open: HashMap<GlobalId, usize, FxBuildHasher> = HashMap::default();
    let mut users: HashMap<GlobalId, Vec<GlobalId>, FxBuildHasher> = HashMap::default();
    for (id, global) in module.globals.iter() {
        let GlobalKind::Alias { target, .. } = &global.kind else { continue };
        let is_alias = |id: &GlobalId| matches!(module.globals[*id].kind, GlobalKind::Alias { .. });
        let targets = globals_in(module, *target);
        let count = targets.iter().filter(|id| is_alias(id)).map(|to| users.entry(*to).or_default().push(id));
        open.insert(id, count.count());
    }
    let mut finished: Vec<_> = open.iter().filter(|(_, count)| **count == 0).map(|(id, _)| *id).collect();
    while let Some(id) = finished.pop() {
        open.remove(&id);
        for user in users.remove(&id).unwrap_or_default() {
            if let Some(count) = open.get_mut(&user) {
                *count -= 1;
                if *count == 0 {
                    finished.push(user);
                }
            }
        }
    }
    open.into_keys().collect()
}

struct Checker<'a, 'm> {
    module: &'m Module,
    facts: &'a Facts,
    sink: &'a mut Sink<'m>,
    id: GlobalId,
    global: &'m Global,
}

/// Whether the linker takes the definition from elsewhere.
fn is_declared_for_linker(global: &Global) -> bool {
    global.linkage == Linkage::AvailableExternally || global.is_declaration()
}

impl<'m> Checker<'_, 'm> {
    fn require(&mut self, fine: bool, message: &str) {
        if !fine {
            self.sink.of_global(self.id, message.to_string());
        }
    }

    fn text(&self, ty: TypeId) -> String {
        print::type_text(self.module, ty)
    }

    fn check_common(&mut self) {
        let Global { linkage, visibility, dll, .. } = *self.global;
        let is_declaration = self.global.is_declaration();
        if is_declaration {
            let fine = matches!(linkage, Linkage::External | Linkage::ExternWeak);
            self.require(fine, "a declaration is external or extern_weak");
        } else {
            self.require(linkage != Linkage::ExternWeak, "a definition cannot be extern_weak");
        }
        if linkage.is_local() {
            let fine = visibility == Visibility::Default;
            self.require(fine, "what other modules cannot see has default visibility");
        }
        if linkage == Linkage::Appending {
            let is_array = matches!(self.module.types[self.global.value_type()], Type::Array { .. });
            let is_variable = matches!(self.global.kind, GlobalKind::Variable(_));
            self.require(is_array && is_variable, "only variables that are arrays can be appending");
        }
        if self.global.comdat.is_some() {
            let fine = !is_declared_for_linker(self.global);
            self.require(fine, "a declaration cannot be in a comdat");
        }
        match dll {
            Some(Dll::Export) => {
                self.require(visibility != Visibility::Hidden, "what is exported cannot be hidden");
            }
            Some(Dll::Import) => {
                self.require(visibility == Visibility::Default, "what is imported has default visibility");
                let local = self.global.preemption == Some(Preemption::DsoLocal);
                self.require(!local, "what is imported is not dso_local");
                let fine = is_declaration || linkage == Linkage::AvailableExternally;
                self.require(fine, "what is imported is not defined here");
            }
            None => {}
        }
    }

    fn check_variable(&mut self, variable: &Variable) {
        use Type::*;
        let types = &self.module.types;
        if matches!(types[variable.ty], Function { .. } | Void | Label | Metadata | Token | X86Amx) {
            let ty = self.text(variable.ty);
            self.require(false, &format!("a variable cannot have type {ty}"));
        }
        self.require(!self.facts.is_scalable(variable.ty), "a variable needs a size known before it runs");
        if let Some(init) = variable.init {
            let ty = self.module.constants[init].ty;
            if !self.facts.agree(ty, variable.ty) {
                let (found, expected) = (self.text(ty), self.text(variable.ty));
                self.require(false, &format!("the initial value has type {found}, not {expected}"));
            }
            if let ConstKind::Global(id) = self.module.constants[init].kind {
                self.require(self.facts.intrinsic(id).is_none(), "an intrinsic has no address");
            }
            if self.global.linkage == Linkage::Common {
                let zero = is_zero(self.module, init) != Some(false);
                self.require(zero, "a common variable starts as zero");
                self.require(!variable.constant, "a common variable is not constant");
                self.require(self.global.comdat.is_none(), "a common variable is in no comdat");
            }
        }
        match self.global.name.map_or(&b""[..], |name| self.module.strings.bytes(name)) {
            b"llvm.global_ctors" | b"llvm.global_dtors" => self.check_constructors(variable),
            b"llvm.used" | b"llvm.compiler.used" => self.check_used(variable),
            _ => {}
        }
    }

    fn check_constructors(&mut self, variable: &Variable) {
        let fine = variable.init.is_none() || self.global.linkage == Linkage::Appending;
        self.require(fine, "this list is appending");
        let types = &self.module.types;
        let Type::Array { elem, .. } = types[variable.ty] else { return };
        let fine = match types.struct_body(elem).map(|body| &*body.fields) {
            Some([priority, function, data]) => {
                *priority == TypeId::i32() && types.is_ptr(*function) && types.is_ptr(*data)
            }
            _ => false,
        };
        self.require(fine, "this is a list of { i32, ptr, ptr }");
    }

    fn check_used(&mut self, variable: &Variable) {
        let fine = variable.init.is_none() || self.global.linkage == Linkage::Appending;
        self.require(fine, "this list is appending");
        let Type::Array { elem, .. } = self.module.types[variable.ty] else { return };
        self.require(self.module.types.is_ptr(elem), "this is a list of pointers");
        let Some(init) = variable.init else { return };
        let ConstKind::Array(members) = &self.module.constants[init].kind else {
            let empty = matches!(self.module.types[variable.ty], Type::Array { len: 0, .. });
            return self.require(empty, "this list is written out");
        };
        let named = |id: &ConstId| match self.global_behind_casts(*id) {
            Some(id) => {
                let global = &self.module.globals[id];
                !matches!(global.kind, GlobalKind::IFunc { .. }) && global.name.is_some()
            }
            None => false,
        };
        let fine = members.iter().all(named);
        self.require(fine, "this is a list of variables, functions and aliases with names");
    }

    /// The global a constant is the address of, conversions and zero offsets left out.
    fn global_behind_casts(&self, mut constant: ConstId) -> Option<GlobalId> {
        loop {
            match &self.module.constants[constant].kind {
                ConstKind::Global(id) => return Some(*id),
                ConstKind::Expr(expr) => match &**expr {
                    ConstExpr::Cast { value, .. } => constant = *value,
                    ConstExpr::Gep { base, .. } => constant = *base,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    fn check_alias(&mut self, target: ConstId) {
        use Linkage::*;
        let linkage = self.global.linkage;
        self.require(
            !matches!(linkage, Common | ExternWeak | Appending),
            "an alias cannot have this linkage",
        );
        let constant = &self.module.constants[target];
        self.require(self.module.types.is_ptr(constant.ty), "an alias stands for an address");
        let fine = matches!(constant.kind, ConstKind::Global(_) | ConstKind::Expr(_));
        self.require(fine, "an alias stands for a global, or an address computed from one");
        self.check_alias_target(target);
    }

    /// What the target is computed from is defined. If that is an alias, it is checked in its own turn.
    fn check_alias_target(&mut self, target: ConstId) {
        let module = self.module;
        let external = self.global.linkage == Linkage::AvailableExternally;
        for id in globals_in(module, target) {
            let global = &module.globals[id];
            if external {
                let fine = global.linkage == Linkage::AvailableExternally;
                self.require(fine, "an available_externally alias stands for one like it");
            } else {
                self.require(!is_declared_for_linker(global), "an alias stands for a definition");
            }
            if let GlobalKind::Alias { .. } = global.kind {
                let weak = matches!(global.linkage, Linkage::Weak | Linkage::LinkOnce);
                self.require(!weak, "an alias cannot stand for an alias that may be replaced");
            }
        }
    }

    fn check_ifunc(&mut self, resolver: ConstId) {
        use Linkage::*;
        let linkage = self.global.linkage;
        let fine = !matches!(linkage, Common | ExternWeak | Appending | AvailableExternally);
        self.require(fine, "an ifunc cannot have this linkage");
        let Some(function) = self.function_behind_aliases(resolver) else {
            return self.require(false, "the resolver of an ifunc is a function");
        };
        let global = &self.module.globals[function];
        self.require(!is_declared_for_linker(global), "the resolver of an ifunc is defined here");
        if let Type::Function { ret, .. } = self.module.types[global.value_type()] {
            self.require(self.module.types.is_ptr(ret), "the resolver of an ifunc returns a pointer");
        }
    }

    fn function_behind_aliases(&self, mut constant: ConstId) -> Option<GlobalId> {
        // A chain with more steps than there are globals goes round in a circle.
        for _ in 0..=self.module.globals.len() {
            let id = self.global_behind_casts(constant)?;
            match &self.module.globals[id].kind {
                GlobalKind::Function(_) => return Some(id),
                GlobalKind::Alias { target, .. } => constant = *target,
                GlobalKind::Variable(_) | GlobalKind::IFunc { .. } => return None,
            }
        }
        None
    }

    fn check_function(&mut self, function: &'m Function) {
        let module = self.module;
        let Type::Function { ret, params, vararg } = &module.types[function.ty] else {
            return self.require(false, "the function does not have the type of one");
        };
        let is_intrinsic = self.facts.intrinsic(self.id).is_some();
        let is_declaration = function.body.is_none();
        self.require(!matches!(self.global.linkage, Linkage::Common), "a function cannot be common");
        self.require(is_declaration || !is_intrinsic, "a function named llvm.* cannot be defined");
        let fine = !is_declaration || function.personality.is_none();
        self.require(fine, "a declaration has no personality");
        // LLVM gives intrinsics the attributes it knows, whatever a declaration says.
        if !is_intrinsic {
            self.check_function_types(*ret, params);
            self.check_function_attributes(function, *ret);
        } else if function.param_attrs.iter().any(|&set| is_passed_immediate(self.facts.attrs(set))) {
            self.require(false, "an immarg parameter cannot be passed in a special way");
        }
        self.check_convention(function, *ret, *vararg);
    }

    fn check_function_types(&mut self, ret: TypeId, params: &[TypeId]) {
        let is_amx = |ty: TypeId| matches!(self.module.types[ty], Type::X86Amx);
        let special = |ty: TypeId| ty == TypeId::token() || is_amx(ty);
        if let Some(&ty) = params.iter().find(|&&p| special(p) || p == TypeId::metadata()) {
            let ty = self.text(ty);
            self.require(false, &format!("only an intrinsic has parameters of type {ty}"));
        }
        if special(ret) {
            let ty = self.text(ret);
            self.require(false, &format!("only an intrinsic returns {ty}"));
        }
    }

    fn check_function_attributes(&mut self, function: &Function, ret: TypeId) {
        let lists = Lists {
            fn_ty: function.ty,
            ret: function.ret_attrs,
            params: function.param_attrs.iter().copied(),
            function: function.attrs,
            is_intrinsic: false,
            is_asm: false,
            module: self.module,
            facts: self.facts,
        };
        if let Some(problem) = lists.problem() {
            self.require(false, &problem);
        }
        let kinds = self.facts.attrs(function.attrs);
        self.require(!kinds.has(AttrKind::Builtin), "builtin is for calls");
        if kinds.has(AttrKind::JumpTable) {
            let fine = self.global.unnamed_addr == Some(crate::global::UnnamedAddr::Global);
            self.require(fine, "jumptable needs unnamed_addr");
        }
        let count = function.param_attrs.len();
        let sret = (0..count).any(|i| self.facts.param(function, i).has(AttrKind::StructRet));
        self.require(!sret || ret == TypeId::void(), "a function with sret returns void");
    }

    fn check_convention(&mut self, function: &Function, ret: TypeId, vararg: bool) {
        match function.cc.0 {
            // Kernels of GPUs, and code that is entered by a jump.
            76 | 91 | 104 | 105 if ret != TypeId::void() => {
                self.require(false, "this calling convention returns nothing");
            }
            // fastcc, coldcc, and the conventions of GPUs.
            8 | 9 | 71 | 72 | 76 | 77 | 87..=91 | 93 | 104 | 105 if vararg => {
                self.require(false, "this calling convention has no variable arguments");
            }
            83 if !function.param_attrs.is_empty() => {
                let fine = self.facts.param(function, 0).has(AttrKind::ByVal);
                self.require(fine, "the first parameter of an interrupt handler is byval");
            }
            _ => {}
        }
    }
}
