//! Signatures of intrinsics, written in a small language.
//!
//! ```text
//! signature := alternative ('|' alternative)*      an older or newer LLVM may have had another
//! alternative := result param*                     separated by spaces
//! v void   m metadata   t token   * anything   ... any more arguments
//! p pointer   P pointer or vector of them   VP vector of them     (and so i, f with I, F, VI, VF)
//! b i1   B i1 or vector of them   VB vector of them   V vector   i32 just that
//! =r the type of the result   =0 of the first parameter   er, e0 of their elements
//! O0 {type of the first parameter, i1 or as many of them}
//! !  after a parameter: must be a constant
//! ```

use crate::rules::shape;
use crate::types::{Type, TypeId, Types};
use crate::verify::types::Classes;

/// The parameters that must be constants, as bits, if a function type matches one of the alternatives.
pub(super) fn matching(types: &Types, classes: &Classes, ty: TypeId, signatures: &str) -> Option<u32> {
    let Type::Function { ret, params, vararg } = &types[ty] else { return None };
    let own = Own { types, classes, ret: *ret, params };
    signatures.split('|').find_map(|alternative| own.matches(alternative, *vararg))
}

struct Own<'a> {
    types: &'a Types,
    classes: &'a Classes,
    ret: TypeId,
    params: &'a [TypeId],
}

impl Own<'_> {
    fn matches(&self, alternative: &str, vararg: bool) -> Option<u32> {
        let mut words = alternative.split_whitespace();
        if !self.is(self.ret, words.next()?) {
            return None;
        }
        let mut immediates = 0;
        let mut params = self.params.iter().enumerate();
        for word in words {
            if word == "..." {
                return vararg.then_some(immediates);
            }
            let (i, &param) = params.next()?;
            let plain = word.strip_suffix('!');
            if plain.is_some() {
                immediates |= 1 << i;
            }
            if !self.is(param, plain.unwrap_or(word)) {
                return None;
            }
        }
        (params.next().is_none() && !vararg).then_some(immediates)
    }

    /// The type a word names: `r` the result, a digit a parameter.
    fn named(&self, which: &str) -> Option<TypeId> {
        match which {
            "r" => Some(self.ret),
            _ => self.params.get(which.parse::<usize>().ok()?).copied(),
        }
    }

    fn is(&self, ty: TypeId, word: &str) -> bool {
        let types = self.types;
        let is_vector = shape(types, ty).is_some();
        if let Some(which) = word.strip_prefix('=') {
            return self.named(which).is_some_and(|other| self.classes.agree(ty, other));
        }
        if let Some(which) = word.strip_prefix('e') {
            return self.named(which).is_some_and(|other| self.classes.agree(ty, types.scalar(other)));
        }
        if let Some(which) = word.strip_prefix('O') {
            return self.named(which).is_some_and(|other| self.is_overflow_result(ty, other));
        }
        match word {
            "*" => true,
            "v" => ty == TypeId::void(),
            "m" => ty == TypeId::metadata(),
            "t" => ty == TypeId::token(),
            "p" => types.is_ptr(ty),
            "P" => types.is_ptr_or_vector(ty),
            "I" | "i" => types.is_int_or_vector(ty),
            "F" | "f" => types.is_float_or_vector(ty),
            "b" => ty == TypeId::i1(),
            "B" => types.scalar(ty) == TypeId::i1(),
            "V" => is_vector,
            "VB" => is_vector && types.scalar(ty) == TypeId::i1(),
            "VI" => is_vector && types.is_int_or_vector(ty),
            "VF" => is_vector && types.is_float_or_vector(ty),
            "VP" => is_vector && types.is_ptr_or_vector(ty),
            "i8" => ty == TypeId::i8(),
            "i16" => ty == TypeId::i16(),
            "i32" => ty == TypeId::i32(),
            "i64" => ty == TypeId::i64(),
            _ => false,
        }
    }

    fn is_overflow_result(&self, ty: TypeId, operand: TypeId) -> bool {
        let types = self.types;
        let Some(body) = types.struct_body(ty) else { return false };
        let [value, overflow] = *body.fields else { return false };
        value == operand
            && types.scalar(overflow) == TypeId::i1()
            && shape(types, overflow) == shape(types, operand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matching(types: &Types, ty: TypeId, signatures: &str) -> Option<u32> {
        super::matching(types, &Classes::new(types), ty, signatures)
    }

    fn function(types: &mut Types, ret: TypeId, params: &[TypeId], vararg: bool) -> TypeId {
        types.intern(Type::Function { ret, params: params.into(), vararg })
    }

    #[test]
    fn constants_are_found_in_the_alternative_that_matches() {
        let mut types = Types::new();
        let (void, ptr, i64, i1) = (TypeId::void(), TypeId::ptr(), TypeId::i64(), TypeId::i1());
        let memcpy = function(&mut types, void, &[ptr, ptr, i64, i1], false);
        assert_eq!(matching(&types, memcpy, "v p p i b!"), Some(0b1000));
        assert_eq!(matching(&types, memcpy, "v p p i i32 b | v p p i b"), Some(0));
        assert_eq!(matching(&types, memcpy, "v p p i"), None);
        assert_eq!(matching(&types, memcpy, "v p p p b"), None);
    }

    #[test]
    fn types_refer_to_each_other() {
        let mut types = Types::new();
        let (i32, i64) = (TypeId::i32(), TypeId::i64());
        let vector = types.intern(Type::Vector { len: 4, scalable: false, elem: i32 });
        let reduce = function(&mut types, i32, &[vector], false);
        assert_eq!(matching(&types, reduce, "i VI"), Some(0));
        let max = function(&mut types, i32, &[i32, i64], false);
        assert_eq!(matching(&types, max, "I =r =r"), None);
        let varargs = function(&mut types, TypeId::void(), &[i32], true);
        assert_eq!(matching(&types, varargs, "v i32 ..."), Some(0));
        assert_eq!(matching(&types, varargs, "v i32"), None);
    }
}
