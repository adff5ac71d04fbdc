//! The loop in a hurry: plain ops, one after the other, as long as there are any.
//!
//! What an op means is said in `sem`; [`sem::plain`] does it here on a view of just what plain ops need: the cells of the running
//! frame, the constants and the memory, which the compiler keeps at hand. It leaves alone what is not plain, with nothing done: the
//! machine's own loop makes that step and comes back. Nothing can fail here.
//!
//! Cost: about 50 instructions of the processor for each op, taken over whole programs; a load or a store alone 55 to 65, arithmetic on
//! what was just loaded about 20.

use crate::cell::{Cell, Prov};
use crate::memory::Memory;
use crate::memory::at_hand::AtHand;
use crate::narrow::Narrow;
use ir::inst::{IntPredicate, OpFlags};
use program::code::{Code, Copy_, Operand, Pc, Reg, ScalarKind};
use program::quick::{INBOUNDS, Quick};
use sem::context::{Block, BlockKind, Context, Origin, Place, Step, Stop, Ub, Why, Words};
use sem::placement::{is_nowhere, is_promised};
use sem::plain::{self, Number, Source, Way};
use sem::scalar::Scalar;

/// What plain ops need.
struct View<'a, const POINTER: u32> {
    /// The cells of the running frame.
    frame: &'a mut [Cell],
    constants: &'a [Cell],
    memory: AtHand<'a>,
    narrow: Narrow,
}

impl<const POINTER: u32> View<'_, POINTER> {
    #[inline(always)]
    fn cell(&self, operand: Operand) -> Option<&Cell> {
        // One comparison tells registers from constants, which look like registers far outside.
        self.frame.get(operand.raw() as usize).or_else(|| self.constants.get(operand.cell() as usize))
    }

    /// Copies what the phis at the end of an edge want, if one after the other is right.
    #[inline(always)]
    fn copy(&mut self, copies: &[Copy_]) -> Option<()> {
        for &Copy_ { dst, src, cells } in copies {
            for i in 0..cells {
                *self.frame.get_mut((dst + i) as usize)? = *self.cell(src.plus(i))?;
            }
        }
        Some(())
    }
}

impl<const POINTER: u32> Context<Narrow> for View<'_, POINTER> {
    #[inline(always)]
    fn d(&mut self) -> &mut Narrow {
        &mut self.narrow
    }
    #[inline(always)]
    fn here(&self) -> Origin {
        // Only poison wants to know, which is never kept here.
        Origin::NONE
    }
    #[inline(always)]
    fn require(&mut self, condition: bool, _ub: impl FnOnce() -> Ub<Narrow>) -> Step<()> {
        if condition { Ok(()) } else { Err(Stop) }
    }
    #[inline(always)]
    fn choose(&mut self, _w: u32, _why: Why) -> Step<u64> {
        Err(Stop)
    }
    #[inline(always)]
    fn unsupported(&mut self, _what: &str) -> Stop {
        Stop
    }
}

impl<const POINTER: u32> Words for View<'_, POINTER> {
    type Narrow = Narrow;

    #[inline(always)]
    fn pointer_bits(&self) -> u32 {
        POINTER
    }
    #[inline(always)]
    fn get(&mut self, operand: Operand) -> Scalar<Narrow> {
        self.cell(operand).copied().unwrap_or_default().scalar()
    }
    #[inline(always)]
    fn get_plain(&mut self, operand: Operand) -> Option<u64> {
        let cell = self.cell(operand)?;
        cell.is_plain().then_some(cell.bits)
    }
    #[inline(always)]
    fn get_defined(&mut self, operand: Operand) -> Option<(u64, Prov)> {
        let cell = self.cell(operand)?;
        cell.is_defined().then_some((cell.bits, Prov::of_tag(cell.tag)))
    }
    #[inline(always)]
    fn set(&mut self, reg: Reg, value: Scalar<Narrow>) {
        // Every register is in the frame. To end in a panic here, at each op, would take the compiler minutes.
        if let Some(cell) = self.frame.get_mut(reg as usize) {
            *cell = Cell::of(value);
        }
    }
    #[inline(always)]
    fn block(&mut self, prov: &Prov) -> Block<Narrow> {
        self.memory.block(*prov)
    }
    #[inline(always)]
    fn relies_on_alignment(&mut self, _prov: &Prov, base: &u64, align_log: u32) -> Step<()> {
        if is_promised(*base, align_log) { Ok(()) } else { Err(Stop) }
    }
    #[inline(always)]
    fn compares_plainly(&mut self, a: &Scalar<Narrow>, b: &Scalar<Narrow>) -> bool {
        // What else addresses are compared with needs a second look; with null they are compared often.
        let null = |null: &Scalar<Narrow>, other: &Scalar<Narrow>| {
            null.bits == 0 && null.prov == Prov::NONE && !is_nowhere(POINTER, other.bits)
        };
        a.prov == b.prov || null(a, b) || null(b, a)
    }
    #[inline(always)]
    fn load(&mut self, place: &Place<Narrow>, width: u32) -> Step<Scalar<Narrow>> {
        let (bits, prov) = self.memory.read(place.prov, place.offset, width, POINTER).ok_or(Stop)?;
        Ok(Cell::pointer(bits, prov).scalar())
    }
    #[inline(always)]
    fn load_plain(&mut self, place: &Place<Narrow>, width: u32) -> Option<u64> {
        self.memory.read_plain(place.prov, place.offset, width, POINTER)
    }
    #[inline(always)]
    fn store(&mut self, place: &Place<Narrow>, width: u32, value: Scalar<Narrow>) -> Step<()> {
        let cell = Cell::of(value);
        let written = cell.is_defined()
            && self.memory.write(place.prov, place.offset, width, (cell.bits, cell.prov()), POINTER);
        if written { Ok(()) } else { Err(Stop) }
    }
    #[inline(always)]
    fn adopt(&mut self, pointer: Scalar<Narrow>) -> Scalar<Narrow> {
        // What is loaded here has an object, or is null.
        pointer
    }
    #[inline(always)]
    fn allocate(&mut self, _bytes: &u64, _align: u64, _kind: BlockKind) -> Step<Scalar<Narrow>> {
        Err(Stop)
    }
}

/// Jumps. Steps are counted here, for all ops since the last jump, which end where the limit is.
macro_rules! go_to {
    ($run:ident $code:ident $target:expr) => {{
        let target: Pc = $target;
        $run.left = $run.left.wrapping_sub($run.made().wrapping_add(1));
        $run.begin(&$code.quick, target as usize);
        continue;
    }};
}

/// Makes a step; what it gives.
macro_rules! make {
    ($run:ident $step:expr) => {{
        // A function of its own, which is made simple before it becomes part of the loop: the compiler takes minutes otherwise.
        let Some(given) = (|| $step)() else { break };
        $run.advance();
        given
    }};
}

/// Several steps are to be made, for which there must be room.
macro_rules! room {
    ($run:ident $count:literal) => {
        if $run.rest.len() < $count {
            break;
        }
    };
}

/// What follows has a name only in programs with pointers of 64 bits.
macro_rules! large {
    ($pointer:ident) => {
        if $pointer != 64 {
            break;
        }
    };
}

/// Goes one of two ways.
macro_rules! fork {
    ($view:ident $run:ident $code:ident $cond:expr, $yes:ident, $no:ident) => {{
        let Some(cond) = plain::condition($view, $cond) else { break };
        go_to!($run $code if cond { $yes } else { $no })
    }};
}

/// The loop, from the table of names.
macro_rules! run {
    (
        [$view:ident $run:ident $code:ident $pointer:ident]
        [$($int2:ident $by:ident: $op:ident $meaning:ident $width:literal $flags:ident,)*]
        [$($compare:ident $branch:ident $branch_by:ident: $predicate:ident $compared:literal,)*]
        [$($load:ident $store:ident $store_jump:ident: $kind:ident $size:literal $align:literal,)*]
        [$($load_element:ident: $element_load:ident $element_kind:ident $element_size:literal
            $element_align:literal,)*]
        [$($store_element:ident: $element_store:ident $stored_size:literal $stored_align:literal,)*]
        [$($load_member:ident: $member_load:ident $member_kind:ident $member_size:literal $member_align:literal,)*]
        [$($load_by:ident: $by_load:ident $by_op:ident $by_kind:ident $by_width:literal $by_align:literal
            $by_meaning:ident $by_flags:ident,)*]
        [$($load_op:ident: $op_load:ident $op_op:ident $op_kind:ident $op_width:literal $op_align:literal
            $op_meaning:ident $op_flags:ident,)*]
        [$($if_by:ident: $if_by_load:ident $if_by_branch:ident $if_by_kind:ident $if_by_width:literal
            $if_by_align:literal $if_by_predicate:ident,)*]
        [$($if:ident: $if_load:ident $if_branch:ident $if_kind:ident $if_width:literal $if_align:literal
            $if_predicate:ident,)*]
    ) => {
        loop {
            let Some(quick) = $run.rest.first() else { break };
            match *quick {
                $(Quick::$int2 { dst, a, b } => {
                    make!($run plain::$meaning($view, $width, OpFlags::$flags, dst, a, b));
                })*
                $(Quick::$by { dst, a, b } => {
                    make!($run plain::$meaning($view, $width, OpFlags::$flags, dst, a, Number(b)));
                })*
                $(Quick::$compare { dst, a, b } => {
                    make!($run compare($view, IntPredicate::$predicate, $compared, dst, a, b));
                })*
                $(Quick::$branch { dst, a, b, yes, no } => {
                    room!($run 2);
                    let cond = make!($run compare($view, IntPredicate::$predicate, $compared, dst, a, b));
                    fork!($view $run $code cond, yes, no)
                })*
                $(Quick::$branch_by { dst, a, b, yes, no } => {
                    room!($run 2);
                    let cond =
                        make!($run compare($view, IntPredicate::$predicate, $compared, dst, a, Number(b)));
                    fork!($view $run $code cond, yes, no)
                })*
                $(Quick::$load { dst, ptr } => {
                    make!($run plain::load($view, ScalarKind::$kind, $size, $align, dst, ptr));
                })*
                $(Quick::$store { value, ptr } => {
                    make!($run plain::store($view, $size, $align, value, ptr));
                })*
                $(Quick::$store_jump { value, ptr, target } => {
                    large!($pointer);
                    room!($run 2);
                    make!($run plain::store($view, $size, $align, value, ptr));
                    go_to!($run $code target)
                })*
                $(Quick::$load_element { index, from, wide, ptr, base, scale, dst } => {
                    large!($pointer);
                    room!($run 4);
                    let index = make!($run plain::load($view, ScalarKind::Int, 32, 2, index, from));
                    let index = make!($run extend($view, wide, index));
                    let ptr = make!($run plain::gep_index($view, INBOUNDS, 64, ptr, base, index, scale));
                    make!($run plain::load($view, ScalarKind::$element_kind, $element_size, $element_align, dst, ptr));
                })*
                $(Quick::$store_element { index, from, wide, ptr, base, scale, value } => {
                    large!($pointer);
                    room!($run 4);
                    let index = make!($run plain::load($view, ScalarKind::Int, 32, 2, index, from));
                    let index = make!($run extend($view, wide, index));
                    let ptr = make!($run plain::gep_index($view, INBOUNDS, 64, ptr, base, index, scale));
                    make!($run plain::store($view, $stored_size, $stored_align, value, ptr));
                })*
                $(Quick::$load_member { object, from, ptr, offset, dst } => {
                    large!($pointer);
                    room!($run 3);
                    let object = make!($run plain::load($view, ScalarKind::Ptr, 64, 3, object, from));
                    let ptr = make!($run plain::gep_const($view, INBOUNDS, ptr, object, offset));
                    make!($run plain::load($view, ScalarKind::$member_kind, $member_size, $member_align, dst, ptr));
                })*
                $(Quick::$load_by { loaded, ptr, dst, b } => {
                    large!($pointer);
                    room!($run 2);
                    let a =
                        make!($run plain::load($view, ScalarKind::$by_kind, $by_width, $by_align, loaded, ptr));
                    make!($run plain::$by_meaning($view, $by_width, OpFlags::$by_flags, dst, a, Number(b)));
                })*
                $(Quick::$load_op { loaded, ptr, dst, a } => {
                    large!($pointer);
                    room!($run 2);
                    let b =
                        make!($run plain::load($view, ScalarKind::$op_kind, $op_width, $op_align, loaded, ptr));
                    make!($run plain::$op_meaning($view, $op_width, OpFlags::$op_flags, dst, a, b));
                })*
                $(Quick::$if_by { loaded, ptr, dst, b, yes, no } => {
                    large!($pointer);
                    room!($run 3);
                    let a = make!($run
                        plain::load($view, ScalarKind::$if_by_kind, $if_by_width, $if_by_align, loaded, ptr));
                    let cond = make!($run
                        compare($view, IntPredicate::$if_by_predicate, $if_by_width, dst, a, Number(b)));
                    fork!($view $run $code cond, yes, no)
                })*
                $(Quick::$if { loaded, ptr, dst, a, yes, no } => {
                    large!($pointer);
                    room!($run 3);
                    let b =
                        make!($run plain::load($view, ScalarKind::$if_kind, $if_width, $if_align, loaded, ptr));
                    let cond = make!($run compare($view, IntPredicate::$if_predicate, $if_width, dst, a, b));
                    fork!($view $run $code cond, yes, no)
                })*
                Quick::ZExt { from, to, dst, a } => {
                    make!($run plain::zext($view, from.into(), to.into(), OpFlags::NONE, dst, a));
                }
                Quick::SExt32To64 { dst, a } => {
                    make!($run extend($view, dst, a));
                }
                Quick::SExt8To32 { dst, a } => {
                    make!($run plain::sext($view, 8, 32, OpFlags::NONE, dst, a));
                }
                Quick::Trunc { from, to, dst, a } => {
                    make!($run plain::trunc($view, from.into(), to.into(), OpFlags::NONE, dst, a));
                }
                Quick::GepConst { dst, base, offset } => {
                    make!($run plain::gep_const($view, INBOUNDS, dst, base, offset));
                }
                Quick::GepIndex { dst, base, index, scale } => {
                    make!($run plain::gep_index($view, INBOUNDS, 64, dst, base, index, scale));
                }
                Quick::Jump(target) => go_to!($run $code target),
                Quick::Branch { cond, yes, no } => fork!($view $run $code cond, yes, no),
                Quick::Alloca { .. } | Quick::Call(_) | Quick::Ret(_) => break,
                Quick::Nop => $run.advance(),
                Quick::Other => match $view.again().other($code, $run.pc(), $run.rest.len() > 1) {
                    Some(Other::Next) => $run.advance(),
                    Some(Other::Edge { target, phis }) => {
                        $run.left = $run.left.wrapping_sub(u64::from(phis));
                        go_to!($run $code target)
                    }
                    None => break,
                },
            }
        }
    };
}

/// The extension of an index.
#[inline(always)]
fn extend<const POINTER: u32>(
    view: &mut View<POINTER>,
    dst: Reg,
    a: impl for<'a> Source<View<'a, POINTER>>,
) -> Option<Scalar<Narrow>> {
    plain::sext(view, 32, 64, OpFlags::NONE, dst, a)
}

/// A comparison without flags.
#[inline(always)]
fn compare<const POINTER: u32>(
    view: &mut View<POINTER>,
    predicate: IntPredicate,
    width: u32,
    dst: Reg,
    a: impl for<'a> Source<View<'a, POINTER>>,
    b: impl for<'a> Source<View<'a, POINTER>>,
) -> Option<Scalar<Narrow>> {
    plain::icmp(view, predicate, width, OpFlags::NONE, dst, a, b)
}

/// Where an op without a name of its own leads to.
enum Other {
    Next,
    Edge { target: Pc, phis: bool },
}

impl<const POINTER: u32> View<'_, POINTER> {
    /// The same for somebody outside.
    #[inline(always)]
    fn again(&mut self) -> View<'_, POINTER> {
        View {
            frame: self.frame,
            constants: self.constants,
            memory: self.memory.again(),
            narrow: self.narrow,
        }
    }

    /// Executes an op that has no name of its own; phis behind it, a step of their own, only if there is room for two.
    #[inline(never)]
    fn other(&mut self, code: &Code, pc: Pc, two: bool) -> Option<Other> {
        let edge = match plain::plain(self, code.ops.get(pc as usize)?)? {
            Way::Next => return Some(Other::Next),
            Way::Jump(edge) => edge,
            Way::Fork(cond, yes, no) => {
                if cond {
                    yes
                } else {
                    no
                }
            }
        };
        let edge = code.edges.get(edge as usize)?;
        if edge.overlapping || (edge.phis && !two) {
            return None;
        }
        let first = edge.first_copy as usize;
        self.copy(code.copies.get(first..first + edge.copies as usize)?)?;
        Some(Other::Edge { target: edge.target, phis: edge.phis })
    }
}

/// Ops one after the other up to a jump.
struct Run<'a> {
    /// The code that is left, as far as it may be executed without a jump.
    rest: &'a [Quick],
    /// How much there was at the start, and where that was.
    all: usize,
    start: usize,
    /// How many steps may be made from there on.
    left: u64,
}

impl<'a> Run<'a> {
    /// Begins a new one.
    #[inline(always)]
    fn begin(&mut self, code: &'a [Quick], start: usize) {
        let code = code.get(start..).unwrap_or_default();
        self.rest = code.get(..self.left as usize).unwrap_or(code);
        self.all = self.rest.len();
        self.start = start;
    }

    /// An op is done.
    #[inline(always)]
    fn advance(&mut self) {
        self.rest = self.rest.get(1..).unwrap_or_default();
    }

    /// How many ops are done; no more than there were, so nothing wraps around.
    #[inline(always)]
    fn made(&self) -> u64 {
        self.all.wrapping_sub(self.rest.len()) as u64
    }

    /// Where it is.
    #[inline(always)]
    fn pc(&self) -> Pc {
        (self.start as Pc).wrapping_add(self.made() as Pc)
    }
}

/// Makes steps from `pc` on, `steps` having been made, until one is not plain or `enough` were made. Where it stopped, and how many
/// were made by then.
///
/// It is no generic function, so that it is compiled here, once.
pub(crate) fn run(
    pointer_bits: u32,
    frame: &mut [Cell],
    constants: &[Cell],
    memory: &mut Memory,
    code: &Code,
    from: (Pc, u64),
    enough: u64,
) -> (Pc, u64) {
    match pointer_bits {
        64 => run_with::<64>(frame, constants, memory, code, from, enough),
        _ => run_with::<32>(frame, constants, memory, code, from, enough),
    }
}

#[inline(never)]
#[allow(clippy::redundant_closure_call)] // `make` says why.
fn run_with<const POINTER: u32>(
    frame: &mut [Cell],
    constants: &[Cell],
    memory: &mut Memory,
    code: &Code,
    (pc, steps): (Pc, u64),
    enough: u64,
) -> (Pc, u64) {
    // Nobody outside sees these two, so that their parts stay in the processor's registers.
    let view = &mut View::<POINTER> { frame, constants, memory: memory.at_hand(), narrow: Narrow };
    let left = enough.saturating_sub(steps);
    let mut run = Run { rest: &[], all: 0, start: 0, left };
    run.begin(&code.quick, pc as usize);
    program::quick_ops!(run!(view run code POINTER));
    let made = left - run.left + run.made();
    (run.pc(), steps + made)
}
