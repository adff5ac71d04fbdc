//! Values of terms, and assignments of values to variables.

use std::sync::Arc;

use bits::Bits;
use rustc_hash::FxHashMap;

use crate::node::VarId;
use crate::sort::Sort;

/// The value of a term.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Of a truth value.
    Bool(bool),
    /// Of a bit-vector.
    Bits(Bits),
    /// Of an array.
    Array(Arc<ArrayValue>),
}

impl Value {
    /// The value that variables have when nothing else is said: false, zero, the array of zeros.
    pub fn zero(sort: Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(false),
            Sort::Bits(width) => Value::Bits(Bits::zero(width)),
            Sort::Array { index, element } => {
                Value::Array(Arc::new(ArrayValue::filled(index, Bits::zero(element))))
            }
        }
    }

    /// The sort of the value.
    pub fn sort(&self) -> Sort {
        match self {
            Value::Bool(_) => Sort::Bool,
            Value::Bits(bits) => Sort::Bits(bits.width()),
            Value::Array(array) => Sort::Array { index: array.index, element: array.default.width() },
        }
    }

    /// The truth value.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The bit-vector.
    pub fn as_bits(&self) -> Option<&Bits> {
        match self {
            Value::Bits(bits) => Some(bits),
            _ => None,
        }
    }

    /// The array.
    pub fn as_array(&self) -> Option<&ArrayValue> {
        match self {
            Value::Array(array) => Some(array),
            _ => None,
        }
    }
}

/// The value of an array: what it has at some indices, and what it has at all others.
///
/// Reading takes time logarithmic in the number of entries, writing a copy of them all.
#[derive(Clone, Debug)]
pub struct ArrayValue {
    /// The width of indices.
    index: u32,
    default: Bits,
    /// Sorted by index; elements that are the default have none.
    entries: Vec<(Bits, Bits)>,
}

impl ArrayValue {
    /// The array with the same element at every index of `index` bits.
    pub fn filled(index: u32, element: Bits) -> ArrayValue {
        ArrayValue { index, default: element, entries: Vec::new() }
    }

    /// The width of indices.
    pub fn index_width(&self) -> u32 {
        self.index
    }

    /// The element at all indices that have no entry.
    pub fn default_element(&self) -> &Bits {
        &self.default
    }

    /// The elements that are not the default, in the order of their indices.
    pub fn entries(&self) -> &[(Bits, Bits)] {
        &self.entries
    }

    fn position(&self, index: &Bits) -> Result<usize, usize> {
        self.entries.binary_search_by(|(known, _)| known.unsigned_cmp(index))
    }

    /// The element at an index.
    pub fn get(&self, index: &Bits) -> &Bits {
        self.position(index)
            .ok()
            .and_then(|position| self.entries.get(position))
            .map_or(&self.default, |(_, element)| element)
    }

    /// Changes the element at an index.
    pub fn set(&mut self, index: Bits, element: Bits) {
        let is_default = element == self.default;
        match self.position(&index) {
            Ok(position) if is_default => {
                self.entries.remove(position);
            }
            Ok(position) => {
                if let Some(entry) = self.entries.get_mut(position) {
                    entry.1 = element;
                }
            }
            Err(_) if is_default => {}
            Err(position) => self.entries.insert(position, (index, element)),
        }
    }

    /// Whether every index has an entry here or in another array.
    fn entries_cover_all(&self, other: &ArrayValue) -> bool {
        let shared = self.entries.iter().filter(|(index, _)| other.position(index).is_ok()).count();
        let named = self.entries.len() + other.entries.len() - shared;
        named.checked_ilog2().is_some_and(|length| length >= self.index)
    }
}

impl PartialEq for ArrayValue {
    /// Whether all elements are equal, however the arrays came about.
    fn eq(&self, other: &ArrayValue) -> bool {
        let agree = |left: &ArrayValue, right: &ArrayValue| {
            left.entries.iter().all(|(index, element)| right.get(index) == element)
        };
        self.index == other.index
            && agree(self, other)
            && agree(other, self)
            && (self.default == other.default || self.entries_cover_all(other))
    }
}

/// Values for variables. Those that have none count as [zero](Value::zero).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Assignment {
    values: FxHashMap<VarId, Value>,
}

impl Assignment {
    /// No values.
    pub fn new() -> Assignment {
        Assignment::default()
    }

    /// Gives a variable a value, in place of one it may have had.
    pub fn set(&mut self, variable: VarId, value: Value) {
        self.values.insert(variable, value);
    }

    /// The value of a variable, if it has one.
    pub fn get(&self, variable: VarId) -> Option<&Value> {
        self.values.get(&variable)
    }

    /// How many variables have a value.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether none has.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// All variables that have a value, in the order of their creation.
    pub fn iter(&self) -> impl Iterator<Item = (VarId, &Value)> {
        let mut all: Vec<(VarId, &Value)> =
            self.values.iter().map(|(variable, value)| (*variable, value)).collect();
        all.sort_by_key(|(variable, _)| *variable);
        all.into_iter()
    }
}
