use super::*;
use crate::types::FloatKind;
use crate::types::NamedType;

const X86_64: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
const X86_32: &str = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128";

fn data(text: &str) -> DataLayout {
    DataLayout::parse(text.as_bytes()).expect("a good datalayout")
}

fn structure(types: &mut Types, fields: &[TypeId], packed: bool) -> TypeId {
    types.intern(Type::Struct(StructBody { fields: fields.into(), packed }))
}

fn named(types: &mut Types) -> (crate::types::NamedTypeId, TypeId) {
    let id = types.named.push(NamedType { name: None, body: None });
    (id, types.intern(Type::Named(id)))
}

#[test]
fn every_known_specification_is_read() {
    let d = data("E-m:o-p:32:32-p1:48:64:128:40-i64:64-n16:32-S64-A5-G1-P200-Fn32-ni:10:11-a:0:32");
    assert!(d.big_endian);
    assert_eq!(d.mangling, Some(Mangling::MachO));
    assert_eq!((d.stack_align, d.native_ints.as_slice()), (Some(8), &[16, 32][..]));
    assert_eq!((d.alloca_addrspace, d.globals_addrspace, d.program_addrspace), (5, 1, 200));
    assert_eq!(d.function_ptr_align, Some(FunctionPtrAlign { bytes: 4, of_function: true }));
    assert!(d.is_non_integral(10) && d.is_non_integral(11) && !d.is_non_integral(0));
    let p1 = d.pointer(1);
    assert_eq!((p1.bits, p1.abi_align, p1.pref_align, p1.index_bits), (48, 8, 16, 40));
    assert_eq!(d.pointer(7).bits, 32, "an address space not described is like number 0");
    assert_eq!(data(""), DataLayout::default());
    assert_eq!(data("S0").stack_align, None);
}

#[test]
fn newer_specifications_are_tolerated() {
    let d = data("e-pe7(capability):128:128:128:64-pu8:64:64-Q12:4-z");
    assert_eq!((d.pointer(7).bits, d.pointer(7).index_bits), (128, 64));
    assert!(d.is_non_integral(7) && d.is_non_integral(8));
}

#[test]
fn malformed_specifications_are_errors() {
    let bad = "^ m m. f :32 i64:64:16 i64:16:16777216 i64:16777216:16777216 i16777216:16:16 p:32:32:16 p:0:32:32 \
               m:v p:64:24:64 p:64:64:24 v128:0:128 i32:24:32 i32:32:24 n0 p16777216:64:64:64 a1:64 a: p:48:52 e-p \
               e-p:64 A16777216 G16777216 P16777216 p:64:64:64:128 Fi24 Fi S24 i8:16 e- - e--E ni ni: ni:0 n \
               n8: p:64:64:64:64:64 i+32:32 i32:-32 i4294967296:32 Fx8 S p(:64:64 a:64:32 ee";
    for text in bad.split_ascii_whitespace() {
        let error = DataLayout::parse(text.as_bytes()).expect_err(text);
        assert!(error.contains("datalayout"), "{error}");
    }
    assert!(DataLayout::parse(b"i32:\xff").is_err());
}

#[test]
fn scalars_follow_the_string_and_the_defaults() {
    let mut types = Types::new();
    let strings = Strings::new();
    let i128 = types.intern(Type::Int(128));
    let i7 = types.intern(Type::Int(7));
    let i65 = types.intern(Type::Int(65));
    let fp80 = types.intern(Type::Float(FloatKind::X86Fp80));
    let far = types.intern(Type::Ptr { addrspace: 270 });
    let v3 = types.intern(Type::Vector { len: 3, scalable: false, elem: TypeId::i32() });
    let mask = types.intern(Type::Vector { len: 9, scalable: false, elem: TypeId::i1() });
    let sve = types.intern(Type::Vector { len: 4, scalable: true, elem: TypeId::i32() });
    let see = |l: &Layouts, ty| {
        let size = l.size_of(ty).expect("sized");
        (size.bits, size.store, size.alloc, l.abi_align(ty).unwrap(), l.pref_align(ty).unwrap())
    };
    let l = Layouts::new(data(X86_64), &types, &strings);
    assert_eq!(see(&l, i128), (128, 16, 16, 16, 16));
    assert_eq!(see(&l, i7), (7, 1, 1, 1, 1));
    assert_eq!(see(&l, fp80), (80, 10, 16, 16, 16));
    assert_eq!(see(&l, TypeId::ptr()), (64, 8, 8, 8, 8));
    assert_eq!(see(&l, far), (32, 4, 4, 4, 4));
    assert_eq!(see(&l, v3), (96, 12, 16, 16, 16));
    assert_eq!(see(&l, mask), (9, 2, 2, 2, 2));
    assert_eq!(see(&l, i65), (65, 9, 16, 16, 16));
    assert!(l.size_of(sve).unwrap().scalable && !l.size_of(v3).unwrap().scalable);
    let l = Layouts::new(data(X86_32), &types, &strings);
    assert_eq!(see(&l, TypeId::ptr()), (32, 4, 4, 4, 4));
    assert_eq!(see(&l, TypeId::i64()), (64, 8, 8, 4, 8));
    assert_eq!(see(&l, TypeId::double()), (64, 8, 8, 4, 8));
    assert_eq!(see(&l, fp80), (80, 10, 12, 4, 4));
    let l = Layouts::new(DataLayout::default(), &types, &strings);
    assert_eq!(see(&l, i128), (128, 16, 16, 4, 8));
    assert_eq!(see(&l, fp80), (80, 10, 16, 16, 16));
    for ty in [TypeId::void(), TypeId::label(), TypeId::metadata(), TypeId::token()] {
        assert_eq!(l.size_of(ty), Err(LayoutError { ty, kind: LayoutErrorKind::Unsized }));
    }
}

#[test]
fn structures_are_padded_unless_packed() {
    let mut types = Types::new();
    let strings = Strings::new();
    let fields = [TypeId::i8(), TypeId::i64(), TypeId::i16()];
    let loose = structure(&mut types, &fields, false);
    let tight = structure(&mut types, &fields, true);
    let empty = structure(&mut types, &[], false);
    let array = types.intern(Type::Array { len: 3, elem: loose });
    let outer = structure(&mut types, &[TypeId::i8(), tight, array], false);
    let l = Layouts::new(data(X86_64), &types, &strings);
    let see = |ty| {
        let s = l.struct_layout(ty).unwrap();
        (s.offsets.to_vec(), s.size.alloc, s.align, l.pref_align(ty).unwrap())
    };
    assert_eq!(see(loose), (vec![0, 8, 16], 24, 8, 8));
    assert_eq!(see(tight), (vec![0, 1, 9], 11, 1, 8));
    assert_eq!(see(empty), (vec![], 0, 1, 8));
    assert_eq!(see(outer), (vec![0, 1, 16], 88, 8, 8));
    assert_eq!(l.size_of(array).unwrap().alloc, 72);
    assert_eq!(l.struct_layout(array).unwrap_err().kind, LayoutErrorKind::NotAStruct);
    let wide = Layouts::new(data("a:64:128"), &types, &strings);
    assert_eq!((wide.abi_align(empty), wide.pref_align(empty)), (Ok(8), Ok(16)));
}

#[test]
fn recursive_and_opaque_structures_are_errors() {
    let mut types = Types::new();
    let strings = Strings::new();
    let (a, a_ty) = named(&mut types);
    let (b, b_ty) = named(&mut types);
    let (_, opaque) = named(&mut types);
    let array = types.intern(Type::Array { len: 0, elem: a_ty });
    types.named[a].body = Some(StructBody { fields: [TypeId::i32(), b_ty].into(), packed: false });
    types.named[b].body = Some(StructBody { fields: [array].into(), packed: false });
    let holder = structure(&mut types, &[opaque], false);
    let user = structure(&mut types, &[b_ty], false);
    let l = Layouts::new(DataLayout::default(), &types, &strings);
    for ty in [a_ty, b_ty, array, user] {
        assert_eq!(l.size_of(ty).unwrap_err().kind, LayoutErrorKind::Recursive);
    }
    let unsized_part = LayoutError { ty: opaque, kind: LayoutErrorKind::Unsized };
    assert_eq!(l.size_of(holder), Err(unsized_part));
    assert_eq!(l.struct_layout(opaque).unwrap_err(), unsized_part);
}

#[test]
fn nesting_may_be_deep_in_either_direction() {
    const DEPTH: usize = 100_000;
    let mut types = Types::new();
    let strings = Strings::new();
    // The outermost structure first: each body names the type that follows.
    let ids: Vec<_> = (0..DEPTH).map(|_| named(&mut types)).collect();
    for (i, (id, _)) in ids.iter().enumerate() {
        let inner = ids.get(i + 1).map_or(TypeId::i64(), |(_, ty)| *ty);
        types.named[*id].body = Some(StructBody { fields: [TypeId::i8(), inner].into(), packed: true });
    }
    let mut array = TypeId::i8();
    for _ in 0..DEPTH {
        array = types.intern(Type::Array { len: 1, elem: array });
    }
    let l = Layouts::new(DataLayout::default(), &types, &strings);
    assert_eq!(l.size_of(ids[0].1).map(|s| s.alloc), Ok(DEPTH as u64 + 8));
    assert_eq!(l.size_of(array).map(|s| s.alloc), Ok(1));
}

#[test]
fn sizes_never_wrap() {
    let mut types = Types::new();
    let strings = Strings::new();
    let just = types.intern(Type::Array { len: (1 << 61) - 1, elem: TypeId::i8() });
    let over = types.intern(Type::Array { len: 1 << 61, elem: TypeId::i8() });
    let far_over = types.intern(Type::Array { len: u64::MAX, elem: TypeId::i64() });
    let nested = types.intern(Type::Array { len: 1 << 40, elem: just });
    let padded = structure(&mut types, &[TypeId::i8(), just], false);
    let zero = types.intern(Type::Array { len: 0, elem: just });
    let int = types.intern(Type::Int(1 << 23));
    let vector = types.intern(Type::Vector { len: u32::MAX, scalable: false, elem: int });
    let vectors = types.intern(Type::Array { len: 1 << 20, elem: vector });
    let l = Layouts::new(DataLayout::default(), &types, &strings);
    assert_eq!(l.size_of(just).map(|s| s.store), Ok((1 << 61) - 1));
    for ty in [over, far_over, nested, padded, vectors] {
        assert_eq!(l.size_of(ty), Err(LayoutError { ty, kind: LayoutErrorKind::TooLarge }));
    }
    assert_eq!(l.size_of(zero).map(|s| s.bits), Ok(0));
    assert_eq!(l.abi_align(vector), Ok(1 << 52));
}

#[test]
fn scalable_vectors_mix_with_nothing_else() {
    let mut types = Types::new();
    let strings = Strings::new();
    let sve = types.intern(Type::Vector { len: 4, scalable: true, elem: TypeId::i32() });
    let pair = structure(&mut types, &[sve, sve], false);
    let mixed = structure(&mut types, &[sve, TypeId::i32()], false);
    let l = Layouts::new(DataLayout::default(), &types, &strings);
    let layout = l.struct_layout(pair).unwrap();
    assert_eq!((layout.offsets, layout.size.scalable, layout.size.alloc), (&[0, 16][..], true, 32));
    assert_eq!(l.size_of(mixed).unwrap_err().kind, LayoutErrorKind::MixedScalable);
}
