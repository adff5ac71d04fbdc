//! Types of the source program as text, as one would declare a variable without a name: `int (*)(char)[3]`.

use super::{DebugInfo, MAX_DEPTH};
use crate::constant::as_index;
use crate::metadata::{FieldValue, Md, MdId};

/// Longer texts are cut: types of hostile metadata may be exponentially long.
const MAX_TEXT: usize = 1000;
/// Parameters of functions nest this deep.
const MAX_PARAMETER_DEPTH: usize = 8;

/// What decides how a type is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Language {
    /// Structures are called `struct s`.
    C,
    /// C++, in which structures are called `s`, as in all others.
    Cpp,
    /// Another one.
    Other,
}

impl<'a> DebugInfo<'a> {
    /// The unit that a scope belongs to.
    pub(super) fn unit_of(&self, scope: MdId) -> Option<MdId> {
        self.scopes(scope).find_map(|scope| match self.is(scope, b"DICompileUnit") {
            true => Some(scope),
            false => self.link(scope, self.names.unit),
        })
    }

    /// The language of the unit that a scope belongs to.
    pub(super) fn language(&self, scope: Option<MdId>) -> Language {
        let unit = scope.and_then(|scope| self.unit_of(scope));
        let language = unit.map(|unit| self.text(unit, self.names.language));
        match language.as_deref() {
            None | Some("") => Language::C,
            Some(word) if word.starts_with("DW_LANG_C_plus") => Language::Cpp,
            // Cobol starts alike.
            Some(word) if word.starts_with("DW_LANG_C") && !word.starts_with("DW_LANG_Cobol") => Language::C,
            Some(_) => Language::Other,
        }
    }

    /// The text of a type; none is `void`.
    pub(super) fn type_text(&self, ty: Option<MdId>, language: Language) -> String {
        self.type_text_at(ty, language, MAX_PARAMETER_DEPTH)
    }

    /// C declarators are read inside out: `inner` is what stands around the missing name so far, and the
    /// type that is left goes around it.
    fn type_text_at(&self, mut ty: Option<MdId>, language: Language, depth: usize) -> String {
        let mut inner = String::new();
        let mut ends_in_pointer = false;
        let mut qualifiers = String::new();
        for _ in 0..MAX_DEPTH {
            if inner.len() > MAX_TEXT {
                break;
            }
            let Some(node) = ty else { return declaration(&qualifiers, "void", &inner) };
            let name = self.text(node, self.names.name);
            let tag = self.text(node, self.names.tag);
            let mut next = self.link(node, self.names.base_type);
            if self.is(node, b"DISubroutineType") {
                let (result, parameters) = self.signature(node, language, depth);
                append(&mut inner, &parameters, &mut ends_in_pointer);
                qualifiers.clear();
                ty = result;
                continue;
            }
            let mut point = |sign: &str| {
                prepend(&mut inner, sign, &qualifiers);
                qualifiers.clear();
                ends_in_pointer = true;
            };
            match tag.strip_prefix("DW_TAG_").unwrap_or(&tag) {
                // Languages other than C and C++ give their pointers names.
                "pointer_type" if name.is_empty() => point("*"),
                "reference_type" if name.is_empty() => point("&"),
                "rvalue_reference_type" if name.is_empty() => point("&&"),
                "ptr_to_member_type" if depth == 0 => point("...::*"),
                "ptr_to_member_type" => {
                    let class = self.link(node, self.names.extra_data);
                    point(&format!("{}::*", self.type_text_at(class, language, depth - 1)));
                }
                "const_type" => qualifiers.push_str("const "),
                "volatile_type" => qualifiers.push_str("volatile "),
                "restrict_type" => qualifiers.push_str("restrict "),
                "atomic_type" => qualifiers.push_str("_Atomic "),
                "array_type" if self.is_vector(node) && depth > 0 => {
                    let element = self.type_text_at(next.take(), language, depth - 1);
                    let length = self.dimensions(node);
                    let length = length.trim_matches(['[', ']']);
                    let text = format!("{element} __attribute__((ext_vector_type({length})))");
                    return declaration(&qualifiers, &text, &inner);
                }
                "array_type" => append(&mut inner, &self.dimensions(node), &mut ends_in_pointer),
                "member" | "inheritance" | "friend" => {}
                tag => {
                    let keyword = match tag {
                        "structure_type" => "struct ",
                        "class_type" => "class ",
                        "union_type" => "union ",
                        "enumeration_type" => "enum ",
                        _ => "",
                    };
                    let keyword = if language == Language::C || name.is_empty() { keyword } else { "" };
                    let name = if name.is_empty() { "(unnamed)" } else { shortened(&name) };
                    return declaration(&qualifiers, &format!("{keyword}{name}"), &inner);
                }
            }
            ty = next;
        }
        declaration(&qualifiers, "...", &inner)
    }

    /// The result and the parameters, in parentheses, of a function type.
    fn signature(&self, node: MdId, language: Language, depth: usize) -> (Option<MdId>, String) {
        let as_node = |md: &Md| if let Md::Node(id) = md { Some(*id) } else { None };
        let types = self.link(node, self.names.types).map_or(&[][..], |types| self.tuple(types));
        let Some((result, parameters)) = types.split_first() else {
            return (None, "()".to_string());
        };
        let mut text = String::from("(");
        for (i, parameter) in parameters.iter().enumerate() {
            if i > 0 {
                text.push_str(", ");
            }
            match as_node(parameter) {
                _ if depth == 0 || text.len() > MAX_TEXT => {
                    text.push_str("...");
                    break;
                }
                Some(parameter) => text.push_str(&self.type_text_at(Some(parameter), language, depth - 1)),
                // Only the last may be missing: more arguments may follow.
                None => text.push_str("..."),
            }
        }
        if parameters.is_empty() && language == Language::C {
            text.push_str("void");
        }
        text.push(')');
        (as_node(result), text)
    }

    fn is_vector(&self, node: MdId) -> bool {
        self.has_flag(node, b"DIFlagVector")
    }

    /// The dimensions of an array, each as `[n]`, `[]` if it is open and `[*]` if a variable holds it.
    fn dimensions(&self, node: MdId) -> String {
        let elements = self.link(node, self.names.elements).map_or(&[][..], |elements| self.tuple(elements));
        let dimension = |element: &Md| {
            let Md::Node(range) = element else { return "[]".to_string() };
            let count = self.field(*range, self.names.count);
            let last = self.field(*range, self.names.upper_bound);
            match (count, last) {
                (Some(FieldValue::Unsigned(count)), _) => format!("[{count}]"),
                (Some(FieldValue::Md(Md::Const(id))), _) => {
                    let count = as_index(&self.module.constants[*id].kind).filter(|&n| n as i64 >= 0);
                    count.map_or("[]".to_string(), |count| format!("[{count}]"))
                }
                (Some(FieldValue::Md(Md::Node(_))), _) => "[*]".to_string(),
                (None, Some(FieldValue::Unsigned(last))) => format!("[{}]", last.saturating_add(1)),
                _ => "[]".to_string(),
            }
        };
        elements.iter().take(MAX_DEPTH).map(dimension).collect()
    }
}

/// Puts a pointer sign with its qualifiers in front.
fn prepend(inner: &mut String, sign: &str, qualifiers: &str) {
    // A qualifier is kept apart from another sign that follows it.
    let apart = !inner.is_empty() && !inner.starts_with('[');
    let qualifiers = if apart { qualifiers } else { qualifiers.trim_end() };
    inner.insert_str(0, qualifiers);
    inner.insert_str(0, sign);
}

/// Adds dimensions or parameters at the end; they bind more tightly than a pointer sign in front.
fn append(inner: &mut String, text: &str, ends_in_pointer: &mut bool) {
    if std::mem::take(ends_in_pointer) {
        inner.insert(0, '(');
        inner.push(')');
    }
    inner.push_str(text);
}

/// The beginning of a name, all of it unless somebody made it long to make a type's text long.
fn shortened(name: &str) -> &str {
    name.char_indices().nth(MAX_TEXT).map_or(name, |(end, _)| &name[..end])
}

fn declaration(qualifiers: &str, base: &str, inner: &str) -> String {
    let space = if inner.is_empty() || inner.starts_with('[') { "" } else { " " };
    format!("{qualifiers}{base}{space}{inner}")
}
