//! What each kind of op makes of pointers, on small texts; the platform's functions are those that are shipped.

use super::*;
use crate::code::{Callee, Op};
use crate::tests::program;

/// A program with what it needs of the platform.
pub(crate) fn linked(text: &str) -> Program {
    let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let module = crate::platform::link(module).expect("it links");
    let entries: Vec<&str> = ["main"].into_iter().chain(crate::platform::ENTRIES.iter().copied()).collect();
    Program::new(module, &entries).expect("it has a layout")
}

struct Found {
    program: Program,
    points_to: PointsTo,
}

fn analysed(program: Program) -> Found {
    let main = program.function_named("main").expect("there is a main");
    let points_to = PointsTo::new(&program, &[main]);
    assert!(!points_to.gave_up());
    Found { program, points_to }
}

fn found(text: &str) -> Found {
    analysed(program(text, &["main"]))
}

impl Found {
    /// What an abstract object is called: its name, or the register that the op writes.
    fn name(&self, object: AbsId) -> String {
        match self.points_to.objects()[object] {
            AbsKind::Unknown => "?".to_string(),
            AbsKind::Machine => "machine".to_string(),
            AbsKind::Object(id) => self.program.objects[id].name.clone(),
            AbsKind::Stack(pc) => format!("stack {}", self.result(pc)),
            AbsKind::Heap(pc) => format!("heap {}", self.result(pc)),
        }
    }

    fn result(&self, pc: Pc) -> String {
        let (function, inst) = self.program.inst_at(pc).expect("there is an instruction");
        let body = self.program.module.globals[function.global].as_function().and_then(|f| f.body.as_ref());
        let local = inst.result.map(|local| &body.expect("it has a body").locals[local]);
        let name = local.and_then(|local| local.name);
        name.map_or(format!("{}:{}", function.name, pc - function.entry), |name| {
            self.program.module.strings.text(name).into_owned()
        })
    }

    fn instances(&self, function: &str) -> Vec<InstanceId> {
        let function = self.program.function_named(function).expect("it is reached");
        let of = |(_, instance): &(InstanceId, &Instance)| instance.function == function;
        self.points_to.instances().iter().filter(of).map(|(id, _)| id).collect()
    }

    /// What a register of a function may point to, in all contexts.
    fn targets(&self, function: &str, register: &str) -> String {
        let id = self.program.function_named(function).expect("it is reached");
        let lowered = &self.program.functions[id];
        let body = self.program.module.globals[lowered.global].as_function().and_then(|f| f.body.as_ref());
        let body = body.expect("it has a body");
        let named = |local: &ir::function::Local| {
            local.name.is_some_and(|name| self.program.module.strings.text(name) == register)
        };
        let place = body.locals.values().position(named).expect("there is such a register");
        let reg = lowered.registers[place].reg;
        let mut names: Vec<String> = self
            .instances(function)
            .into_iter()
            .flat_map(|id| {
                self.points_to
                    .targets(id, Operand::reg(reg))
                    .map(|object| self.name(object))
                    .collect::<Vec<_>>()
            })
            .collect();
        names.sort();
        names.dedup();
        names.join(", ")
    }

    fn shared(&self) -> Vec<String> {
        let stands_for_memory = |id: &AbsId| match self.points_to.objects()[*id] {
            AbsKind::Object(id) => matches!(self.program.objects[id].kind, ObjectKind::Variable { .. }),
            AbsKind::Stack(_) | AbsKind::Heap(_) => true,
            AbsKind::Unknown | AbsKind::Machine => false,
        };
        let ids = self.points_to.objects().ids().filter(|&id| self.points_to.is_shared(id));
        ids.filter(stands_for_memory).map(|id| self.name(id)).collect()
    }
}

#[test]
fn addresses_go_through_memory_phis_and_selects() {
    let found = found(
        "@a = global i32 0
         @b = global i32 0
         @p = global ptr @a
         define i32 @main(i1 %c) {
         entry:
           %local = alloca ptr
           store ptr @b, ptr %local
           %x = load ptr, ptr %local
           %y = load ptr, ptr @p
           br i1 %c, label %one, label %two
         one: br label %two
         two:
           %z = phi ptr [ %x, %entry ], [ %y, %one ]
           %s = select i1 %c, ptr %x, ptr null
           %e = getelementptr i8, ptr %s, i64 2
           %v = load i32, ptr %z
           ret i32 %v
         }",
    );
    for (register, expected) in
        [("local", "stack local"), ("x", "b"), ("y", "a"), ("z", "a, b"), ("e", "b"), ("v", "")]
    {
        assert_eq!(found.targets("main", register), expected, "{register}");
    }
}

#[test]
fn integers_and_copied_memory_carry_addresses() {
    let found = found(
        "@a = global i32 0
         @b = global [2 x ptr] [ptr @a, ptr null]
         declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
         define i32 @main() {
           %copy = alloca [2 x ptr]
           call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr @b, i64 16, i1 false)
           %bytes = load i64, ptr %copy
           %odd = xor i64 %bytes, 12345
           %even = add i64 %odd, 1
           %p = inttoptr i64 %even to ptr
           %none = inttoptr i64 -1 to ptr
           ret i32 0
         }",
    );
    assert_eq!(found.targets("main", "bytes"), "a");
    assert_eq!(found.targets("main", "p"), "a");
    assert_eq!(found.targets("main", "none"), "");
}

#[test]
fn a_pointer_from_nowhere_may_point_to_what_became_an_integer() {
    let found = found(
        "@a = global i32 0
         define i32 @main() {
           %known = alloca ptr
           %own = alloca ptr
           store ptr @a, ptr %known
           store ptr @a, ptr %own
           %number = ptrtoint ptr %known to i64
           %wild = inttoptr i64 81985529216486895 to ptr
           %through = load ptr, ptr %wild
           %plain = load ptr, ptr %own
           ret i32 0
         }",
    );
    assert_eq!(found.targets("main", "wild"), "?");
    assert_eq!(found.targets("main", "through"), "?, a, stack known");
    assert_eq!(found.targets("main", "plain"), "a");
}

#[test]
fn calls_through_pointers_are_found_on_the_way() {
    let found = found(
        "@table = global [2 x ptr] [ptr @f, ptr @g]
         @a = global i32 0
         @b = global i32 0
         declare ptr @outside(ptr)
         define ptr @f(ptr %x) { ret ptr %x }
         define ptr @g(ptr %y) { ret ptr @b }
         define float @no_match(float %z) { ret float %z }
         define i32 @main() {
           %h = load ptr, ptr @table
           %r = call ptr %h(ptr @a)
           %m = call ptr @misses(ptr @no_match)
           %u = call ptr @outside(ptr @a)
           ret i32 0
         }
         define ptr @misses(ptr %h) { %r = call ptr %h(ptr @table) ret ptr %r }",
    );
    assert_eq!(found.targets("f", "x"), "a");
    assert_eq!(found.targets("main", "r"), "a, b");
    // A call that does not fit is made all the same.
    assert_eq!(found.targets("main", "m"), "table");
    assert_eq!(found.targets("main", "u"), "?");
    let main = &found.points_to.instances()[found.instances("main")[0]];
    assert_eq!(main.callees(1).count(), 2);
    assert_eq!(found.instances("no_match").len(), 1);
}

#[test]
fn byval_and_variadic_arguments_are_copies() {
    let found = found(
        "@a = global i32 0
         @s = global { ptr } { ptr @a }
         declare void @llvm.va_start.p0(ptr)
         define i32 @main() {
           call void @f(ptr byval({ ptr }) @s)
           call void (i32, ...) @v(i32 1, ptr @a)
           ret i32 0
         }
         define void @f(ptr byval({ ptr }) %p) { %x = load ptr, ptr %p ret void }
         define void @v(i32 %n, ...) {
           %list = alloca [3 x ptr]
           call void @llvm.va_start.p0(ptr %list)
           %x = va_arg ptr %list, ptr
           %area = load ptr, ptr %list
           ret void
         }",
    );
    assert_eq!(found.targets("f", "p"), "stack main:0");
    assert_eq!(found.targets("f", "x"), "a");
    assert_eq!(found.targets("v", "area"), "stack v:1");
    assert_eq!(found.targets("v", "x"), "a");
}

#[test]
fn threads_share_what_they_are_given_and_what_is_global() {
    let found = found(
        "@g = global ptr null
         @t = thread_local global ptr null
         @known = thread_local global i32 0
         declare i32 @heddle_spawn(ptr, ptr)
         declare ptr @llvm.threadlocal.address.p0(ptr)
         declare void @__heddle_end(ptr)
         declare ptr @__heddle_result(i32)
         define i32 @main() {
           %given = alloca i32
           %kept = alloca i32
           %mine = alloca i32
           %published = alloca i32
           %own = call ptr @llvm.threadlocal.address.p0(ptr @t)
           store ptr %mine, ptr %own
           store ptr %published, ptr @g
           store ptr @known, ptr @g
           call void @use(ptr %kept)
           %n = call i32 @heddle_spawn(ptr @thread, ptr %given)
           %r = call ptr @__heddle_result(i32 %n)
           ret i32 0
         }
         define void @use(ptr %p) { store i32 1, ptr %p ret void }
         define void @thread(ptr %x) { %back = alloca i32 call void @__heddle_end(ptr %back) ret void }",
    );
    assert_eq!(found.targets("thread", "x"), "stack given");
    assert_eq!(found.targets("main", "r"), "stack back");
    assert_eq!(found.shared(), ["g", "known", "stack given", "stack published", "stack back"]);
    let main = &found.points_to.instances()[found.instances("main")[0]];
    assert_eq!(main.starts.len(), 1);
}

const TWO_BLOCKS: &str = "
    @p = global ptr null
    @q = global ptr null
    declare ptr @malloc(i64)
    declare ptr @calloc(i64, i64)
    declare void @free(ptr)
    define i32 @main() {
      %m = call ptr @malloc(i64 4)LINE
      %c = call ptr @calloc(i64 1, i64 4)LINE
      store ptr %m, ptr @p
      store ptr %c, ptr @q
      %back = load ptr, ptr @p
      call void @free(ptr %back)LINE
      call void @free(ptr %c)LINE
      ret i32 0
    }";

#[test]
fn heap_blocks_are_named_after_the_innermost_line() {
    let debug = "!llvm.module.flags = !{!4}
        !0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
        !1 = !DIFile(filename: \"a.c\", directory: \"/\")
        !2 = distinct !DISubprogram(name: \"main\", file: !1, line: 1, unit: !0)
        !3 = !DILocation(line: 2, scope: !2)
        !4 = !{i32 2, !\"Debug Info Version\", i32 3}";
    let text = TWO_BLOCKS.replace("LINE", ", !dbg !3").replace("@main() {", "@main() !dbg !2 {") + debug;
    let found = analysed(linked(&text));
    assert_eq!(found.targets("main", "m"), "heap m");
    assert_eq!(found.targets("main", "c"), "heap c");
    assert_eq!(found.targets("main", "back"), "heap m");
    assert_eq!(found.targets("free", "p"), "heap c, heap m");
    assert_eq!(found.instances("free").len(), 2, "one for each call");
    let call = found.program.functions[found.program.function_named("main").expect("it is there")].entry;
    assert_eq!(found.points_to.abs_of_heap(call).map(|id| found.name(id)).as_deref(), Some("heap m"));
    assert_eq!(found.points_to.abs_of_heap(call + 2), None);
}

#[test]
fn without_lines_heap_blocks_are_named_after_the_primitive() {
    let found = analysed(linked(&TWO_BLOCKS.replace("LINE", "")));
    let blocks = found.targets("main", "m");
    assert!(blocks.starts_with("heap ") && blocks == found.targets("main", "c"), "{blocks}");
    let makes = |op: &Op| {
        let Op::Call(site) = op else { return false };
        let alloc = Callee::Primitive(crate::primitive::Primitive::Alloc);
        found.program.code.sites[*site as usize].callee == alloc
    };
    let pc = found.program.code.ops.iter().position(makes).expect("there is an allocation") as Pc;
    assert_eq!(found.points_to.abs_of_heap(pc).map(|id| found.name(id)), Some(blocks));
}

#[test]
fn a_frame_of_the_platform_belongs_to_the_call_into_it() {
    let found = analysed(linked(&TWO_BLOCKS.replace("LINE", "")));
    let program = &found.program;
    let main = program.function_named("main").expect("it is there");
    let (first, free) = (program.functions[main].entry, program.function_named("free").expect("it is there"));
    let instance = |call: Pc| found.points_to.instance(program, free, [first + call]);
    assert!(instance(5).is_some() && instance(6).is_some() && instance(5) != instance(6));
    assert_eq!(instance(0), None, "no call of free");
    assert_eq!(found.points_to.instance(program, main, []), Some(found.instances("main")[0]));
    // A call inside of the platform keeps the context.
    let malloc = program.function_named("malloc").expect("it is there");
    let inner = program.functions[malloc].entry;
    let made = found.points_to.instances()
        [found.points_to.instance(program, malloc, [first]).expect("it is called")]
    .callees(inner)
    .next()
    .expect("malloc calls something");
    let made_function = found.points_to.instances()[made].function;
    assert_eq!(found.points_to.instance(program, made_function, [inner, first]), Some(made));
}

#[test]
fn what_is_never_executed_is_not_looked_at() {
    let found = found(
        "@keep = global ptr @unused
         define i32 @main() { %f = load ptr, ptr @keep ret i32 0 }
         define ptr @unused() { %a = alloca i8 ret ptr %a }",
    );
    assert_eq!(found.targets("main", "f"), "unused");
    assert_eq!(found.points_to.instances().len(), 1);
    let unused = &found.program.functions[found.program.function_named("unused").expect("it is lowered")];
    assert_eq!(found.points_to.abs_of_alloca(unused.entry), None);
}
