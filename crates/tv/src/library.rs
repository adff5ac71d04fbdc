//! The functions of the C library that compilers know: allocation and memory; those of strings are in `strings`.
//!
//! `malloc` either always succeeds or may fail (`allocations_fail`); a pair must be right both ways (§5.1 of the paper).

use ir::inst::OpFlags;
use program::code::SiteId;
use program::intrinsic::Intrinsic;
use sem::context::{BlockKind, Context, Control, Host, Step, Ub, Words};
use sem::domain::Domain;
use sem::rules::{self, AccessKind};
use sem::ub::UbKind;
use symbolic::Bool;
use term::{Sort, TermId};

use crate::domain::{Logic, Prov, Scalar};
use crate::machine::Machine;
use crate::memory::{From, Node};
use crate::outcome::Approximation;
use crate::world::ChoiceKind;

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
        valloc strcoll strxfrm bcopy bzero reallocf vec_malloc vec_calloc access chmod chown closedir fclose feof ferror fflush fgetc fgets \
        fileno fgetpos fseek fsetpos ftell getc getchar getenv gets lstat mkdir open opendir pclose perror popen pread pwrite putc read \
        readlink remove rename rewind rmdir scanf fscanf sscanf setbuf setvbuf stat statvfs system times tmpfile uname ungetc unlink unsetenv \
        utime utimes write fstat fstatvfs ctermid htonl htons ntohl ntohs labs llabs abs atof strtod strtof strtold strtok strtok_r strncasecmp \
        bcmp realpath vfprintf vscanf vfscanf vsscanf fdopen fseeko ftello getlogin_r getitimer setitimer getpwnam gettimeofday mktime \
        flockfile ftrylockfile funlockfile fopen64 fseeko64 ftello64 lstat64 open64 stat64 fstat64 statvfs64 fstatvfs64 tmpfile64 clearerr lchown \
        getc_unlocked getchar_unlocked putc_unlocked putchar_unlocked puts_unlocked fgetc_unlocked fputc_unlocked fgets_unlocked \
        fputs_unlocked fread_unlocked fwrite_unlocked ";
    // Names that are reserved for the library, but for those with a suffix of their own.
    const INNER: &str = " __sinpi __sinpif __cospi __cospif __sincospi_stret __sincospif_stret __nvvm_reflect __cxa_atexit __cxa_guard_abort \
        __cxa_guard_acquire __cxa_guard_release __isoc99_scanf __isoc99_sscanf __strdup __strndup __strtok_r __small_printf __small_fprintf \
        __small_sprintf _IO_getc _IO_putc ";
    let among = |list: &str, name: &str| list.contains(&format!(" {name} "));
    let short = name.strip_suffix(['f', 'l']).unwrap_or(name);
    among(MATH, name)
        || among(MATH, short)
        || among(OTHERS, name)
        || among(INNER, name)
        || name.starts_with("_Zn")
        || name.starts_with("_Zd")
        || (name.starts_with("__") && (name.ends_with("_chk") || name.ends_with("_finite")))
}

/// What functions do that round a number, or pick one, and never touch `errno`.
fn rounding_function(name: &str) -> Option<Intrinsic> {
    Some(match name.strip_suffix('f').filter(|name| !name.is_empty()).unwrap_or(name) {
        "floor" => Intrinsic::Floor,
        "ceil" => Intrinsic::Ceil,
        "trunc" => Intrinsic::FTrunc,
        "rint" | "nearbyint" | "roundeven" => Intrinsic::Rint,
        "round" => Intrinsic::Round,
        "fabs" => Intrinsic::FAbs,
        "copysign" => Intrinsic::CopySign,
        "fmin" => Intrinsic::MinNum,
        "fmax" => Intrinsic::MaxNum,
        _ => return None,
    })
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
            "memcmp" | "bcmp" | "strncmp" => {
                matches!(shapes[..], [(Ptr, _), (Ptr, _), (Int, n)] if sized(n)) && gives == [32]
            }
            "strcmp" => matches!(shapes[..], [(Ptr, _), (Ptr, _)]) && gives == [32],
            "strchr" => matches!(shapes[..], [(Ptr, _), (Int, 32)]) && gives == [w],
            "memchr" => matches!(shapes[..], [(Ptr, _), (Int, 32), (Int, n)] if sized(n)) && gives == [w],
            "memcpy" | "memmove" => {
                matches!(shapes[..], [(Ptr, _), (Ptr, _), (Int, n)] if sized(n)) && gives == [w]
            }
            "memset" => matches!(shapes[..], [(Ptr, _), (Int, 32), (Int, n)] if sized(n)) && gives == [w],
            "abs" | "labs" | "llabs" => matches!(shapes[..], [(Int, n)] if gives == [n]),
            "ffs" | "ffsl" | "ffsll" => matches!(shapes[..], [(Int, 32 | 64)]) && gives == [32],
            "fwrite" => self.writes_nothing(&shapes, &gives, site),
            _ => false,
        };
        if let Some(which) = rounding_function(name) {
            return self.number_function(which, site);
        }
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
                let overflows = Domain::umul_overflows(&mut self.world.d, w, &a, &b);
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
            "strcmp" | "strncmp" => {
                let (a, b) = (argument(self, 0), argument(self, 1));
                let length = (name == "strncmp").then(|| argument(self, 2));
                Some(self.compare_strings(&a, &b, length.as_ref())?)
            }
            "strchr" | "memchr" => {
                let (pointer, byte) = (argument(self, 0), argument(self, 1));
                let length = (name == "memchr").then(|| argument(self, 2));
                Some(self.find_byte(&pointer, byte, length.as_ref())?)
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
                let low = sem::inst::cast::trunc::<Logic, _>(self, 32, 8, OpFlags::NONE, byte);
                self.fill_bytes(&place, low, &bytes)?;
                Some(to)
            }
            "ffs" | "ffsl" | "ffsll" => {
                let value = argument(self, 0);
                Some(self.first_set_bit(shapes[0].1, &value))
            }
            "fwrite" => Some(self.small(w, 0)),
            _ => {
                let value = argument(self, 0);
                let n = gives[0];
                let zero = self.small(n, 0);
                let minus =
                    sem::inst::int::sub::<Logic, _>(self, n, OpFlags::NSW, zero.clone(), value.clone());
                let below = sem::inst::compare::icmp::<Logic, _>(
                    self,
                    ir::inst::IntPredicate::Slt,
                    n,
                    OpFlags::NONE,
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

    /// Whether a call of `fwrite` certainly writes no element, or elements without bytes: then it does nothing else either (C11 7.21.8.2p3).
    fn writes_nothing(
        &mut self,
        shapes: &[(program::shape::Kind, u32)],
        gives: &[u32],
        site: SiteId,
    ) -> bool {
        use program::shape::Kind::{Int, Ptr};
        let program = self.program;
        let w = program.pointer_bits;
        let fits = matches!(shapes, [(Ptr, _), (Int, n), (Int, m), (Ptr, _)] if *n == w && *m == w);
        let arguments = &program.code.sites[site as usize].args;
        fits && gives == [w]
            && [1, 2].into_iter().any(|place| {
                let value = self.get(arguments[place].value);
                let is_clean = value.poison.flag == Bool::Const(false);
                is_clean && value.bits.as_u64() == Some(0) && value.undef.as_u64() == Some(0)
            })
    }

    /// The place of the lowest bit that is set, counted from one; 0 if there is none.
    fn first_set_bit(&mut self, w: u32, value: &Scalar) -> Scalar {
        let d = &mut self.world.d;
        let zeros = sem::derived::trailing_zeros(d, w, &value.bits);
        let (none, one) = (d.bv(w, 0), d.bv(w, 1));
        let place = d.add(w, &zeros, &one);
        let some = sem::derived::nonzero(d, w, &value.bits);
        let place = d.ite(w, &some, &place, &none);
        let bits = d.extract(w, 0, 32, &place);
        let undef = sem::scalar::everywhere(d, w, &value.undef, 32);
        Scalar { bits, undef, ..value.clone() }
    }

    /// A function of numbers that there is an intrinsic for.
    fn number_function(&mut self, which: Intrinsic, site: SiteId) -> Step<Option<Control<Bool>>> {
        let program = self.program;
        let code = &program.code.sites[site as usize];
        let leaves = |shape| program.code.shape(shape).leaves.iter().map(|leaf| leaf.kind);
        let mut kinds = leaves(code.ret).chain(code.args.iter().flat_map(|argument| leaves(argument.shape)));
        let expected = match which {
            Intrinsic::CopySign | Intrinsic::MinNum | Intrinsic::MaxNum => 2,
            _ => 1,
        };
        let first = kinds.next();
        if code.args.len() != expected
            || !matches!(first, Some(program::shape::Kind::Float(_)))
            || !kinds.all(|kind| Some(kind) == first)
        {
            return Ok(None);
        }
        self.world.approximate(Approximation::Library);
        let flags = program.inst_at(self.pc).map_or(OpFlags::NONE, |(_, inst)| match &inst.op {
            ir::inst::Op::Call(call) => call.flags,
            _ => OpFlags::NONE,
        });
        let call = program::code::IntrinsicCall {
            which,
            flags,
            ret: code.ret,
            dst: code.dst,
            args: code.args.iter().map(|argument| (argument.value, argument.shape)).collect(),
            promises: Box::default(),
            arg_promises: Box::default(),
            ret_promises: Box::default(),
            align_logs: [0; 2],
        };
        let control = sem::intrinsic::execute(self, &call)?;
        for leaf in &program.code.shape(code.ret).leaves {
            if let program::shape::Kind::Float(format) = leaf.kind {
                self.keep_call_flags(code.dst + leaf.cell, format, &[]);
            }
        }
        Ok(Some(control))
    }

    /// A length, which must be defined.
    pub(crate) fn length(&mut self, value: &Scalar) -> Step<TermId> {
        let w = self.program.pointer_bits;
        let fine = value.is_defined(&mut self.world.d, w);
        Context::<Logic>::require(self, fine, || Ub::indeterminate(UbKind::UndefLength, value))?;
        Ok(self.world.d.term(&value.bits))
    }

    fn is_zero(&mut self, bytes: &symbolic::Bv) -> Bool {
        let w = self.program.pointer_bits;
        let some = sem::derived::nonzero(&mut self.world.d, w, bytes);
        Domain::not_b(&mut self.world.d, some)
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
        let too_much = Domain::not_b(&mut self.world.d, fits);
        let fails = match never_fails {
            true => fails,
            false => Domain::or_b(&mut self.world.d, fails, too_much),
        };
        self.null_if(fails, pointer)
    }

    pub(crate) fn null_if(&mut self, fails: Bool, pointer: Scalar) -> Scalar {
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

    fn copy_memory(&mut self, to: &Scalar, from: &Scalar, length: &Scalar, apart: bool) -> Step<()> {
        let bytes = self.length(length)?;
        let bytes = self.world.d.inner.value_of(bytes);
        let nothing = self.is_zero(&bytes);
        let target = rules::access_unless(self, nothing, to, &bytes, 0, AccessKind::Write)?;
        let source = rules::access_unless(self, nothing, from, &bytes, 0, AccessKind::Read)?;
        if apart {
            let fine = self.same_or_apart(to, from, &bytes);
            let fine = Domain::or_b(&mut self.world.d, fine, nothing);
            Context::<Logic>::require(self, fine, || Ub::plain(UbKind::OverlappingCopy))?;
        }
        self.copy_bytes(&target, &source, &bytes)
    }
}
