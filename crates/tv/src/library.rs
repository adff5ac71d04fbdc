//! The functions of the C library that compilers know: allocation, memory and strings.
//!
//! `malloc` either always succeeds or may fail (`allocations_fail`); a pair must be right both ways (§5.1 of the paper). `strlen`, `memcmp` and the like
//! look at a bounded number of bytes; executions that would need more are left out, which the ledger says.

use program::code::SiteId;
use sem::context::{BlockKind, Context, Control, Host, Step, Ub, Words};
use sem::rules::{self, AccessKind};
use sem::ub::UbKind;
use symbolic::Bool;
use term::{Sort, TermId};

use crate::domain::{Logic, Prov, Scalar};
use crate::machine::Machine;
use crate::memory::{From, Node};
use crate::outcome::Approximation;
use crate::world::ChoiceKind;

/// How many bytes of a string or an array of unknown length are looked at.
const LOOKED_AT: u64 = 8;
/// What `malloc` aligns to.
const ALIGN: u64 = 16;

/// Whether LLVM knows what a function of this name does, beyond what its attributes say: then it may replace calls of it by something else.
pub(crate) fn is_known_to_compilers(name: &str) -> bool {
    const MATH: &str = " acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh cospi erf exp exp10 exp2 expm1 fabs fdim \
        floor fma fmax fmin fmod frexp hypot ilogb ldexp log log10 log1p log2 logb modf nearbyint pow remainder remquo rint round roundeven \
        scalbn sin sincos sincospi sinh sinpi sqrt tan tanh trunc ";
    const OTHERS: &str = " puts putchar printf fprintf sprintf snprintf vprintf vsprintf vsnprintf iprintf siprintf fiprintf fputs fputc \
        fwrite fread fopen strcat strncat strcpy strncpy stpcpy stpncpy strlcpy strlcat strchr strrchr strcmp strncmp strcasecmp strstr \
        strspn strcspn strpbrk strtol strtoll strtoul strtoull atoi atol atoll strnlen strdup strndup memchr memrchr memccpy mempcpy isascii \
        isdigit toascii ffs ffsl ffsll fls wcslen memset_pattern16 memset_pattern4 memset_pattern8 aligned_alloc posix_memalign memalign \
        valloc strcoll strxfrm bcopy bzero reallocf vec_malloc vec_calloc ";
    let among = |list: &str, name: &str| list.contains(&format!(" {name} "));
    let short = name.strip_suffix(['f', 'l']).unwrap_or(name);
    among(MATH, name)
        || among(MATH, short)
        || among(OTHERS, name)
        || name.starts_with("_Zn")
        || name.starts_with("_Zd")
        || (name.starts_with("__") && (name.ends_with("_chk") || name.ends_with("_finite")))
}

impl Machine<'_> {
    /// A call of a function of the library, if it is one.
    pub(crate) fn library(&mut self, name: &str, site: SiteId) -> Step<Option<Control<Bool>>> {
        let program = self.program;
        let w = program.pointer_bits;
        let code = &program.code.sites[site as usize];
        let shapes: Vec<(program::shape::Kind, u32)> = code
            .args
            .iter()
            .flat_map(|argument| &program.code.shape(argument.shape).leaves)
            .map(|leaf| (leaf.kind, leaf.width))
            .collect();
        let gives: Vec<u32> = program.code.shape(code.ret).leaves.iter().map(|leaf| leaf.width).collect();
        use program::shape::Kind::{Int, Ptr};
        let sized = |width: u32| width == w;
        let fits = match name {
            "malloc" | "_Znwm" | "_Znam" | "_Znwj" | "_Znaj" => {
                matches!(shapes[..], [(Int, n)] if sized(n)) && gives == [w]
            }
            "calloc" => matches!(shapes[..], [(Int, n), (Int, m)] if sized(n) && sized(m)) && gives == [w],
            "realloc" => matches!(shapes[..], [(Ptr, _), (Int, n)] if sized(n)) && gives == [w],
            "free" | "_ZdlPv" | "_ZdaPv" => matches!(shapes[..], [(Ptr, _)]),
            "_ZdlPvm" | "_ZdaPvm" => matches!(shapes[..], [(Ptr, _), (Int, _)]),
            "strlen" => matches!(shapes[..], [(Ptr, _)]) && gives == [w],
            "memcmp" | "bcmp" => {
                matches!(shapes[..], [(Ptr, _), (Ptr, _), (Int, n)] if sized(n)) && gives == [32]
            }
            "memcpy" | "memmove" => {
                matches!(shapes[..], [(Ptr, _), (Ptr, _), (Int, n)] if sized(n)) && gives == [w]
            }
            "memset" => matches!(shapes[..], [(Ptr, _), (Int, 32), (Int, n)] if sized(n)) && gives == [w],
            "abs" | "labs" | "llabs" => matches!(shapes[..], [(Int, n)] if gives == [n]),
            _ => false,
        };
        if !fits {
            return Ok(None);
        }
        self.world.approximate(Approximation::Library);
        let argument = |machine: &mut Machine<'_>, place: usize| machine.get(code.args[place].value);
        let result = match name {
            "malloc" | "_Znwm" | "_Znam" | "_Znwj" | "_Znaj" => {
                let size = argument(self, 0);
                let size = self.length(&size)?;
                Some(self.new_block(size, name != "malloc"))
            }
            "calloc" => {
                let (count, each) = (argument(self, 0), argument(self, 1));
                let (count, each) = (self.length(&count)?, self.length(&each)?);
                let (a, b) = (self.world.d.inner.value_of(count), self.world.d.inner.value_of(each));
                let overflows = sem::domain::Domain::umul_overflows(&mut self.world.d, w, &a, &b);
                let size = self.world.d.terms().mul(count, each);
                let pointer = self.new_block(size, false);
                self.clear(&pointer, size);
                Some(self.null_if(overflows, pointer))
            }
            "realloc" => {
                let (old, size) = (argument(self, 0), argument(self, 1));
                let size = self.length(&size)?;
                Some(self.reallocate(&old, size)?)
            }
            "free" | "_ZdlPv" | "_ZdaPv" | "_ZdlPvm" | "_ZdaPvm" => {
                let pointer = argument(self, 0);
                self.free(&pointer)?;
                None
            }
            "strlen" => {
                let pointer = argument(self, 0);
                Some(self.string_length(&pointer)?)
            }
            "memcmp" | "bcmp" => {
                let (a, b, length) = (argument(self, 0), argument(self, 1), argument(self, 2));
                Some(self.compare_bytes(&a, &b, &length, name == "memcmp")?)
            }
            "memcpy" | "memmove" => {
                let (to, from, length) = (argument(self, 0), argument(self, 1), argument(self, 2));
                self.copy_memory(&to, &from, &length, name == "memcpy")?;
                Some(to)
            }
            "memset" => {
                let (to, byte, length) = (argument(self, 0), argument(self, 1), argument(self, 2));
                let bytes = self.length(&length)?;
                let bytes = self.world.d.inner.value_of(bytes);
                let nothing = self.is_zero(&bytes);
                let place = rules::access_unless(self, nothing, &to, &bytes, 0, AccessKind::Write)?;
                let low = sem::inst::cast::trunc::<Logic, _>(self, 32, 8, ir::inst::OpFlags::NONE, byte);
                self.fill_bytes(&place, low, &bytes)?;
                Some(to)
            }
            _ => {
                let value = argument(self, 0);
                let n = gives[0];
                let zero = self.small(n, 0);
                let minus = sem::inst::int::sub::<Logic, _>(
                    self,
                    n,
                    ir::inst::OpFlags::NSW,
                    zero.clone(),
                    value.clone(),
                );
                let below = sem::inst::compare::icmp::<Logic, _>(
                    self,
                    ir::inst::IntPredicate::Slt,
                    n,
                    ir::inst::OpFlags::NONE,
                    value.clone(),
                    zero,
                );
                Some(sem::inst::int::select(&mut self.world.d, n, below, minus, value))
            }
        };
        if let (Some(value), false) = (result, gives.is_empty()) {
            self.set(code.dst, value);
        }
        Ok(Some(Control::Next))
    }

    /// A length, which must be defined.
    fn length(&mut self, value: &Scalar) -> Step<TermId> {
        let w = self.program.pointer_bits;
        let fine = value.is_defined(&mut self.world.d, w);
        Context::<Logic>::require(self, fine, || Ub::indeterminate(UbKind::UndefLength, value))?;
        Ok(self.world.d.term(&value.bits))
    }

    fn is_zero(&mut self, bytes: &symbolic::Bv) -> Bool {
        let w = self.program.pointer_bits;
        let some = sem::derived::nonzero(&mut self.world.d, w, bytes);
        sem::domain::Domain::not_b(&mut self.world.d, some)
    }

    /// A new heap block of this size; null if that may fail and does.
    fn new_block(&mut self, size: TermId, never_fails: bool) -> Scalar {
        self.allocates |= !never_fails;
        let pointer = self.world.allocate(size, ALIGN, BlockKind::Heap);
        let fails = match self.allocations_fail && !never_fails {
            true => {
                let fails = self.world.choose(Sort::Bool, "fails", ChoiceKind::Fails);
                self.world.truth_of(fails)
            }
            false => Bool::Const(false),
        };
        // More than half of all addresses is more than there is.
        let w = self.program.pointer_bits;
        let half = self.world.number(1 << (w - 1));
        let fits = self.world.d.terms().ult(size, half);
        let fits = self.world.truth_of(fits);
        let too_much = sem::domain::Domain::not_b(&mut self.world.d, fits);
        let fails = match never_fails {
            true => fails,
            false => sem::domain::Domain::or_b(&mut self.world.d, fails, too_much),
        };
        self.null_if(fails, pointer)
    }

    fn null_if(&mut self, fails: Bool, pointer: Scalar) -> Scalar {
        let w = self.program.pointer_bits;
        let null = self.small(w, 0);
        crate::walk::ite_scalar(&mut self.world.d, w, fails, null, pointer)
    }

    fn clear(&mut self, pointer: &Scalar, size: TermId) {
        let Some(Prov::Block { id, .. }) = self.own_block(pointer) else { return };
        let (byte, offset) = (self.world.number_byte(0), self.world.number(0));
        let before = self.state.memory;
        let node = Node::Range { before, id, offset, length: size, from: From::Byte(byte) };
        self.state.memory = self.world.log.push(node);
    }

    /// The local block that a pointer leads to unless it is null.
    fn own_block(&mut self, pointer: &Scalar) -> Option<Prov> {
        let (id, _) = self.world.d.block_of(&pointer.prov);
        let local = *self.world.locals_in(id).last()?;
        let id = self.world.id(local);
        let base = self.world.base(id);
        Some(Prov::Block { id, base })
    }

    fn reallocate(&mut self, old: &Scalar, size: TermId) -> Step<Scalar> {
        let new = self.new_block(size, false);
        let (old_id, old_base) = self.world.d.block_of(&old.prov);
        let bits = self.world.d.term(&old.bits);
        let zero = self.world.number(0);
        let was_null = self.world.d.terms().eq(bits, zero);
        // The old block must be one that can be freed.
        let alive = self.world.alive(self.state.memory, old_id);
        let heap = self.world.is_on_heap(old_id);
        let terms = self.world.d.terms();
        let start = terms.eq(bits, old_base);
        let fine = terms.and_all([alive, heap, start]);
        let fine = terms.or(was_null, fine);
        let fine = self.world.truth_of(fine);
        Context::<Logic>::require(self, fine, || Ub::plain(UbKind::InvalidFree))?;
        if let Some(Prov::Block { id, .. }) = self.own_block(&new) {
            let old_size = self.world.size(old_id);
            let terms = self.world.d.terms();
            let less = terms.ult(old_size, size);
            let length = terms.ite(less, old_size, size);
            let before = self.state.memory;
            let from = From::Place { memory: before, id: old_id, offset: zero };
            self.state.memory = self.world.log.push(Node::Range { before, id, offset: zero, length, from });
        }
        let address = self.world.d.term(&new.bits);
        let terms = self.world.d.terms();
        let succeeded = terms.distinct(address, zero);
        let not_null = terms.not(was_null);
        let when = terms.and(succeeded, not_null);
        let before = self.state.memory;
        self.state.memory = self.world.log.push(Node::Live { before, id: old_id, when, alive: false });
        Ok(new)
    }

    /// The byte at a pointer and so many further on, as a number, where that may be read.
    fn byte_at(&mut self, pointer: &Scalar, further: u64, spared: Bool) -> Step<Scalar> {
        let w = self.program.pointer_bits;
        let by = sem::domain::Domain::bv(&mut self.world.d, w, further);
        let bits = sem::domain::Domain::add(&mut self.world.d, w, &pointer.bits, &by);
        let at = Scalar { bits, ..pointer.clone() };
        let one = sem::domain::Domain::bv(&mut self.world.d, w, 1);
        let place = rules::access_unless(self, spared, &at, &one, 0, AccessKind::Read)?;
        let byte = self.load(&place, 8)?;
        let fine = byte.is_defined(&mut self.world.d, 8);
        let fine = sem::domain::Domain::or_b(&mut self.world.d, fine, spared);
        Context::<Logic>::require(self, fine, || Ub::indeterminate(UbKind::UndefAddress, &byte))?;
        Ok(byte)
    }

    /// Executions in which this does not hold are left out.
    fn leave_out_unless(&mut self, holds: TermId) -> Step<()> {
        if self.world.d.terms().as_bool(holds) == Some(true) {
            return Ok(());
        }
        self.world.approximate(Approximation::BoundedLibrary);
        let path = self.path();
        let terms = self.world.d.terms();
        let not = terms.not(holds);
        let when = terms.and(path, not);
        self.left_out.push(when);
        if self.narrow(holds) { Ok(()) } else { Err(sem::context::Stop) }
    }

    fn string_length(&mut self, pointer: &Scalar) -> Step<Scalar> {
        let w = self.program.pointer_bits;
        let mut length = self.world.number(0);
        let mut ended = self.world.d.terms().bool(false);
        let zero = self.world.d.terms().number(8, 0);
        let longest = match self.world.d.block_of(&pointer.prov).0 {
            id if self.world.named_block(id).is_some_and(|named| named.contents.is_some()) => 256,
            _ => LOOKED_AT,
        };
        for place in 0..longest {
            if self.world.d.terms().as_bool(ended) == Some(true) {
                break;
            }
            let spared = self.world.truth_of(ended);
            let byte = self.byte_at(pointer, place, spared)?;
            let byte = self.world.d.term(&byte.bits);
            let count = self.world.number(place);
            let terms = self.world.d.terms();
            let is_end = terms.eq(byte, zero);
            let not_yet = terms.not(ended);
            let here = terms.and(not_yet, is_end);
            length = terms.ite(here, count, length);
            ended = terms.or(ended, is_end);
        }
        self.leave_out_unless(ended)?;
        Ok(self.plain(w, length))
    }

    fn compare_bytes(&mut self, a: &Scalar, b: &Scalar, length: &Scalar, ordered: bool) -> Step<Scalar> {
        let length = self.length(length)?;
        let known = self.world.d.terms().as_bits(length).and_then(|bits| bits.to_u64());
        let most = known.unwrap_or(LOOKED_AT).min(64);
        let terms = self.world.d.terms();
        let (mut decided, mut less) = (terms.bool(false), terms.bool(false));
        for place in 0..most {
            let count = self.world.number(place);
            let terms = self.world.d.terms();
            let over = terms.ule(length, count);
            let spared = self.world.truth_of(over);
            // All the bytes must be there, whatever the first ones are.
            let (x, y) = (self.byte_at(a, place, spared)?, self.byte_at(b, place, spared)?);
            let (x, y) = (self.world.d.term(&x.bits), self.world.d.term(&y.bits));
            let terms = self.world.d.terms();
            let within = terms.not(over);
            let differ = terms.distinct(x, y);
            let not_yet = terms.not(decided);
            let here = terms.and_all([within, differ, not_yet]);
            let below = terms.ult(x, y);
            less = terms.ite(here, below, less);
            decided = terms.or(decided, here);
        }
        if known.is_none_or(|known| known > most) {
            let limit = self.world.number(most);
            let enough = self.world.d.terms().ule(length, limit);
            self.leave_out_unless(enough)?;
        }
        // Any number of the right sign; of `bcmp`, any but zero.
        let any = self.world.choose(Sort::Bits(31), "difference", ChoiceKind::Any);
        let terms = self.world.d.terms();
        let one = terms.number(32, 1);
        let magnitude = terms.zero_extend(any, 32);
        let (ones, zero) = (terms.number(31, 0x7fff_ffff), terms.number(32, 0));
        let highest = terms.eq(any, ones);
        let more = terms.add(magnitude, one);
        let up = terms.ite(highest, one, more);
        let down = terms.not(magnitude);
        let sign = match ordered {
            true => less,
            false => self.world.choose(Sort::Bool, "sign", ChoiceKind::Any),
        };
        let terms = self.world.d.terms();
        let unequal = terms.ite(sign, down, up);
        let result = terms.ite(decided, unequal, zero);
        Ok(self.plain(32, result))
    }

    fn copy_memory(&mut self, to: &Scalar, from: &Scalar, length: &Scalar, apart: bool) -> Step<()> {
        let bytes = self.length(length)?;
        let bytes = self.world.d.inner.value_of(bytes);
        let nothing = self.is_zero(&bytes);
        let target = rules::access_unless(self, nothing, to, &bytes, 0, AccessKind::Write)?;
        let source = rules::access_unless(self, nothing, from, &bytes, 0, AccessKind::Read)?;
        if apart {
            let fine = self.same_or_apart(to, from, &bytes);
            let fine = sem::domain::Domain::or_b(&mut self.world.d, fine, nothing);
            Context::<Logic>::require(self, fine, || Ub::plain(UbKind::OverlappingCopy))?;
        }
        self.copy_bytes(&target, &source, &bytes)
    }
}
