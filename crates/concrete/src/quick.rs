//! The loop in a hurry: plain ops, one after the other, as long as there are any.
//!
//! What an op means is said in `sem`; [`sem::plain`] does it here on a view of just what plain ops need: the cells of the running
//! frame, the constants and the memory, which the compiler keeps at hand. It leaves alone what is not plain, with nothing done: the
//! machine's own loop makes that step and comes back. Nothing can fail here.
//!
//! Cost: about 40 instructions of the processor for arithmetic, 60 for a load or a store.

use crate::cell::{Cell, Prov};
use crate::memory::Memory;
use crate::narrow::Narrow;
use ir::inst::{IntPredicate, OpFlags};
use program::code::{Code, Copy_, Int2, IntCast, Operand, Pc, Reg, ScalarKind};
use program::quick::{INBOUNDS, Quick};
use sem::context::{Block, BlockKind, Context, Origin, Place, Step, Stop, Ub, Why, Words};
use sem::plain::{self, Way};
use sem::scalar::Scalar;

/// What plain ops need.
struct View<'a, const POINTER: u32> {
    /// The cells of the running frame.
    frame: &'a mut [Cell],
    constants: &'a [Cell],
    memory: &'a mut Memory,
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
        self.frame[reg as usize] = Cell::of(value);
    }
    #[inline(always)]
    fn block(&mut self, prov: &Prov) -> Block<Narrow> {
        self.memory.block(*prov)
    }
    #[inline(always)]
    fn load(&mut self, place: &Place<Narrow>, width: u32) -> Step<Scalar<Narrow>> {
        let (bits, prov) =
            self.memory.read_defined(place.prov.slot().ok_or(Stop)?, place.offset, width).ok_or(Stop)?;
        Ok(Cell::pointer(bits, prov).scalar())
    }
    #[inline(always)]
    fn load_plain(&mut self, place: &Place<Narrow>, width: u32) -> Option<u64> {
        self.memory.read_plain(place.prov.slot()?, place.offset, width)
    }
    #[inline(always)]
    fn store(&mut self, place: &Place<Narrow>, width: u32, value: Scalar<Narrow>) -> Step<()> {
        let cell = Cell::of(value);
        let slot = place.prov.slot().filter(|_| cell.is_defined()).ok_or(Stop)?;
        let written = self.memory.write_defined(slot, place.offset, width, cell.bits, cell.prov());
        if written { Ok(()) } else { Err(Stop) }
    }
    #[inline(always)]
    fn adopt(&mut self, pointer: Scalar<Narrow>) -> Scalar<Narrow> {
        self.memory.adopt(pointer)
    }
    #[inline(always)]
    fn allocate(&mut self, _bytes: &u64, _align: u64, _kind: BlockKind) -> Step<Scalar<Narrow>> {
        Err(Stop)
    }
}

/// Jumps. Steps are counted here, for all ops since the last jump, which end where the limit is.
macro_rules! go_to {
    ($run:ident $code:ident $pc:ident $target:expr) => {{
        $run.left -= ($pc - $run.start) as u64 + 1;
        let target: Pc = $target;
        $pc = target as usize;
        $run.begin(&$code.quick, $pc);
        continue;
    }};
}

/// The loop, from the table of names.
macro_rules! run {
    (
        [$view:ident $run:ident $code:ident $pc:ident]
        [$($int2:ident: $op:ident $meaning:ident $width:literal $flags:ident,)*]
        [$($compare:ident $branch:ident: $predicate:ident $compared:literal,)*]
        [$($load:ident $store:ident: $kind:ident $size:literal $align:literal,)*]
    ) => {
        loop {
            let Some(quick) = $run.straight.get($pc) else { break };
            let next = match *quick {
                $(Quick::$int2 { dst, a, b } => {
                    plain::$meaning($view, Int2 { width: $width, flags: OpFlags::$flags, dst, a, b })
                })*
                $(Quick::$compare { dst, a, b } => {
                    let operands = Int2 { width: $compared, flags: OpFlags::NONE, dst, a, b };
                    plain::icmp($view, IntPredicate::$predicate, operands)
                })*
                $(Quick::$branch { dst, a, b, yes, no } => {
                    let operands = Int2 { width: $compared, flags: OpFlags::NONE, dst, a, b };
                    // There must be room for two.
                    if $pc + 1 >= $run.straight.len()
                        || plain::icmp($view, IntPredicate::$predicate, operands).is_none()
                    {
                        break;
                    }
                    $pc += 1;
                    let Some(cond) = plain::condition($view, Operand::reg(dst)) else { break };
                    go_to!($run $code $pc if cond { yes } else { no })
                })*
                $(Quick::$load { dst, ptr } => plain::load($view, ScalarKind::$kind, $size, $align, dst, ptr),)*
                $(Quick::$store { value, ptr } => plain::store($view, $size, $align, value, ptr),)*
                Quick::ZExt { from, to, dst, a } => {
                    plain::zext($view, IntCast { from, to, flags: OpFlags::NONE, dst, a })
                }
                Quick::SExt32To64 { dst, a } => {
                    plain::sext($view, IntCast { from: 32, to: 64, flags: OpFlags::NONE, dst, a })
                }
                Quick::SExt8To32 { dst, a } => {
                    plain::sext($view, IntCast { from: 8, to: 32, flags: OpFlags::NONE, dst, a })
                }
                Quick::Trunc { from, to, dst, a } => {
                    plain::trunc($view, IntCast { from, to, flags: OpFlags::NONE, dst, a })
                }
                Quick::GepConst { dst, base, offset } => {
                    plain::gep_const($view, INBOUNDS, dst, base, offset)
                }
                Quick::GepIndex { dst, base, index, scale } => {
                    plain::gep_index($view, INBOUNDS, 64, dst, base, index, scale)
                }
                Quick::Jump(target) => go_to!($run $code $pc target),
                Quick::Branch { cond, yes, no } => {
                    let Some(cond) = plain::condition($view, cond) else { break };
                    go_to!($run $code $pc if cond { yes } else { no })
                }
                Quick::Alloca { .. } => None,
                Quick::Nop => Some(()),
                Quick::Other => match $view.again().other($code, $pc as Pc, $pc + 1 < $run.straight.len()) {
                    Some(Other::Next) => Some(()),
                    Some(Other::Edge { target, phis }) => {
                        $run.left -= u64::from(phis);
                        go_to!($run $code $pc target)
                    }
                    None => None,
                },
            };
            if next.is_none() {
                break;
            }
            $pc += 1;
        }
    };
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
        View { frame: self.frame, memory: self.memory, ..*self }
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
    /// The code as far as it may be executed without a jump.
    straight: &'a [Quick],
    /// Where it began.
    start: usize,
    /// How many steps may be made from there on.
    left: u64,
}

impl<'a> Run<'a> {
    /// Begins a new one.
    #[inline(always)]
    fn begin(&mut self, code: &'a [Quick], start: usize) {
        let end = (self.left + start as u64).min(code.len() as u64);
        self.straight = &code[..end as usize];
        self.start = start;
    }
}

/// Makes steps from `pc` on, `steps` having been made, until one is not plain or `enough` were made. Where it stopped, and how many
/// were made by then.
#[inline(never)]
pub(crate) fn run<const POINTER: u32>(
    frame: &mut [Cell],
    constants: &[Cell],
    memory: &mut Memory,
    code: &Code,
    (pc, steps): (Pc, u64),
    enough: u64,
) -> (Pc, u64) {
    // Nobody outside sees these two, so that their parts stay in the processor's registers.
    let view = &mut View::<POINTER> { frame, constants, memory, narrow: Narrow };
    let mut pc = pc as usize;
    // Sums of this and a place do not overflow.
    let all = enough.saturating_sub(steps).min(u64::MAX / 2);
    let mut run = Run { straight: &[], start: pc, left: all };
    run.begin(&code.quick, pc);
    program::quick_ops!(run!(view run code pc));
    let left = run.left - (pc - run.start) as u64;
    (pc as Pc, steps + (all - left))
}
