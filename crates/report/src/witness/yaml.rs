//! YAML as lists, mappings and texts that know where they stand.
//!
//! Limits: one document. Aliases, keys that are no texts, and nesting deeper than anything that is meant are refused; tags are passed over. Numbers stay the texts that
//! were written.

use super::WitnessError;
use saphyr_parser::{Event, Parser, Span};

/// Deeper nesting is refused.
const DEEPEST: usize = 40;

/// Something that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub line: usize,
    pub column: usize,
    pub data: Data,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Data {
    Text(String),
    List(Vec<Node>),
    /// Keys in the order in which they were written.
    Mapping(Vec<(String, Node)>),
}

/// A list or a mapping that is not complete.
struct Open {
    node: Node,
    /// The key whose value comes next.
    key: Option<String>,
}

impl Node {
    pub fn error<T>(&self, message: impl Into<String>) -> Result<T, WitnessError> {
        Err(WitnessError { line: Some(self.line), column: self.column, message: message.into() })
    }

    /// The text of a mapping's key; nothing if there is no such key.
    pub fn get(&self, key: &str) -> Option<&Node> {
        match &self.data {
            Data::Mapping(entries) => entries.iter().find(|(known, _)| known == key).map(|(_, node)| node),
            Data::Text(_) | Data::List(_) => None,
        }
    }

    /// The value of a key that has to be there.
    pub fn need(&self, key: &str) -> Result<&Node, WitnessError> {
        match (&self.data, self.get(key)) {
            (_, Some(node)) => Ok(node),
            (Data::Mapping(_), None) => self.error(format!("`{key}` is missing here")),
            (Data::Text(_) | Data::List(_), None) => {
                self.error(format!("a mapping with `{key}` is needed here"))
            }
        }
    }

    /// A text that is not empty.
    pub fn text(&self, what: &str) -> Result<&str, WitnessError> {
        match &self.data {
            Data::Text(text) if !text.trim().is_empty() => Ok(text),
            _ => self.error(format!("`{what}` has to be a text")),
        }
    }

    pub fn list(&self, what: &str) -> Result<&[Node], WitnessError> {
        match &self.data {
            Data::List(items) => Ok(items),
            Data::Text(_) | Data::Mapping(_) => self.error(format!("`{what}` has to be a list")),
        }
    }

    pub fn mapping(&self, what: &str) -> Result<&[(String, Node)], WitnessError> {
        match &self.data {
            Data::Mapping(entries) => Ok(entries),
            Data::Text(_) | Data::List(_) => self.error(format!("`{what}` has to be a mapping")),
        }
    }

    /// A positive number.
    pub fn number(&self, what: &str) -> Result<u32, WitnessError> {
        match self.text(what)?.trim().parse() {
            Ok(number) if number > 0 => Ok(number),
            _ => self.error(format!("`{what}` has to be a positive number")),
        }
    }
}

/// Reads a document.
pub fn parse(text: &str) -> Result<Node, WitnessError> {
    let mut open: Vec<Open> = Vec::new();
    let mut done: Option<Node> = None;
    for event in Parser::new_from_str(text) {
        let (event, span) = event.map_err(|error| WitnessError {
            line: Some(error.marker().line()),
            column: error.marker().col() + 1,
            message: format!("this is no YAML: {}", error.info()),
        })?;
        let at = |data: Data| place(span, data);
        let complete = match event {
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => continue,
            Event::DocumentStart(_) if done.is_some() => {
                return at(Data::Text(String::new())).error("only one document is understood");
            }
            Event::DocumentStart(_) => continue,
            Event::Alias(_) => return at(Data::Text(String::new())).error("aliases are not understood"),
            Event::SequenceStart(..) | Event::MappingStart(..) if open.len() >= DEEPEST => {
                return at(Data::Text(String::new())).error("this is nested too deeply");
            }
            Event::SequenceStart(..) => {
                open.push(Open { node: at(Data::List(Vec::new())), key: None });
                continue;
            }
            Event::MappingStart(..) => {
                open.push(Open { node: at(Data::Mapping(Vec::new())), key: None });
                continue;
            }
            Event::Scalar(text, ..) => Some(at(Data::Text(text.into_owned()))),
            Event::SequenceEnd | Event::MappingEnd => open.pop().map(|open| open.node),
        };
        let Some(node) = complete else { continue };
        match open.last_mut() {
            None => done = Some(node),
            Some(within) => within.take(node)?,
        }
    }
    done.ok_or_else(|| WitnessError::whole("the file is empty"))
}

fn place(span: Span, data: Data) -> Node {
    Node { line: span.start.line(), column: span.start.col() + 1, data }
}

impl Open {
    /// Takes an item, a key or a value.
    fn take(&mut self, node: Node) -> Result<(), WitnessError> {
        match &mut self.node.data {
            Data::List(items) => items.push(node),
            Data::Mapping(entries) => match (self.key.take(), node) {
                (Some(key), node) => entries.push((key, node)),
                (None, Node { data: Data::Text(key), line, column }) => {
                    if entries.iter().any(|(known, _)| *known == key) {
                        let message = format!("`{key}` is said twice");
                        return Err(WitnessError { line: Some(line), column, message });
                    }
                    self.key = Some(key);
                }
                (None, node) => return node.error("only texts are understood as keys"),
            },
            Data::Text(_) => {}
        }
        Ok(())
    }
}
