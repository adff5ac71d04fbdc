//! Attributes: in lists as they were written, and the groups the lists refer to.

use super::Printer;
use crate::attribute::{Attr, AttrKind, AttrSetId, MemoryEffects};
use bits::Bits;

/// Where attributes stand: a few are spelled differently in groups.
#[derive(Clone, Copy)]
enum Within {
    Group,
    List,
}

impl Printer<'_> {
    /// The attributes of a list, each with a space before it.
    pub(super) fn attrs_before_space(&mut self, set: Option<AttrSetId>) {
        let Some(set) = set else { return };
        for attr in &self.module.attrs[set] {
            self.out.byte(b' ');
            self.attr(attr, Within::List);
        }
    }

    /// The attributes of a list, each with a space after it.
    pub(super) fn attrs_then_space(&mut self, set: Option<AttrSetId>) {
        let Some(set) = set else { return };
        for attr in &self.module.attrs[set] {
            self.attr(attr, Within::List);
            self.out.byte(b' ');
        }
    }

    /// The lines that define the groups.
    pub(super) fn attr_groups(&mut self) {
        let module = self.module;
        if module.attr_groups.is_empty() {
            return;
        }
        self.out.byte(b'\n');
        for (number, set) in &module.attr_groups {
            self.out.text("attributes #");
            self.out.number(u64::from(*number));
            self.out.text(" = {");
            for attr in &module.attrs[*set] {
                self.out.byte(b' ');
                self.attr(attr, Within::Group);
            }
            self.out.text(" }\n");
        }
    }

    fn attr(&mut self, attr: &Attr, within: Within) {
        let strings = &self.module.strings;
        match attr {
            Attr::Group(number) => {
                self.out.byte(b'#');
                self.out.number(u64::from(*number));
            }
            Attr::Flag(kind) => self.out.text(kind.word()),
            Attr::Int(kind, value) => {
                self.out.text(kind.word());
                let (open, close) = match (within, kind) {
                    (Within::Group, AttrKind::Align | AttrKind::AlignStack) => ("=", ""),
                    (Within::List, AttrKind::Align) => (" ", ""),
                    _ => ("(", ")"),
                };
                self.out.text(open);
                self.out.number(*value);
                self.out.text(close);
            }
            Attr::Type(kind, ty) => {
                self.out.text(kind.word());
                self.out.byte(b'(');
                self.ty(*ty);
                self.out.byte(b')');
            }
            Attr::Pair(kind, a, b) => {
                self.out.text(kind.word());
                self.out.byte(b'(');
                self.out.number(u64::from(*a));
                if let Some(b) = b {
                    self.out.byte(b',');
                    self.out.number(u64::from(*b));
                }
                self.out.byte(b')');
            }
            Attr::Range(ty, bounds) => {
                self.out.text("range(");
                self.ty(*ty);
                self.out.byte(b' ');
                self.bounds(bounds);
                self.out.byte(b')');
            }
            Attr::Initializes(ranges) => {
                self.out.text("initializes(");
                self.comma_separated(ranges, |p, range| {
                    p.out.byte(b'(');
                    p.bounds(range);
                    p.out.byte(b')');
                });
                self.out.byte(b')');
            }
            Attr::Memory(effects) => self.memory_effects(effects),
            Attr::Text(kind, arguments) => {
                self.out.text(kind.word());
                self.out.byte(b'(');
                self.out.verbatim(strings.bytes(*arguments));
                self.out.byte(b')');
            }
            Attr::String(key, value) => {
                self.out.quoted(strings.bytes(*key));
                if let Some(value) = value {
                    self.out.byte(b'=');
                    self.out.quoted(strings.bytes(*value));
                }
            }
            Attr::Unknown(text) => self.out.verbatim(strings.bytes(*text)),
        }
    }

    fn bounds(&mut self, (low, high): &(Bits, Bits)) {
        self.out.text(&low.to_signed_decimal());
        self.out.text(", ");
        self.out.text(&high.to_signed_decimal());
    }

    fn memory_effects(&mut self, effects: &MemoryEffects) {
        self.out.text("memory(");
        if let Some(access) = effects.default {
            self.out.text(access.word());
            if !effects.locations.is_empty() {
                self.out.text(", ");
            }
        }
        self.comma_separated(&effects.locations, |p, (location, access)| {
            p.out.verbatim(p.module.strings.bytes(*location));
            p.out.text(": ");
            p.out.text(access.word());
        });
        self.out.byte(b')');
    }
}
