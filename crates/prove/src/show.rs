//! Transition structures and what is known of them as text, in expressions of C where these can be said in C.

use std::fmt::Write;

use rustc_hash::FxHashSet;
use term::{Sort, TermId, Terms};
use verdict::Location as Place;
use verdict::places::Places;

use crate::express::{DataModel, Sources, print};
use crate::structure::{LocationId, Source, Structure, Variable, start};

/// Says what terms of a structure mean.
pub struct Show<'a> {
    structure: &'a Structure,
    places: &'a Places<'a>,
    model: DataModel,
}

/// Longer texts are cut.
const LONGEST: usize = 400;

impl<'a> Show<'a> {
    /// Of a structure of a program with pointers of so many bits.
    pub fn new(structure: &'a Structure, places: &'a Places<'a>, pointer_bits: u32) -> Show<'a> {
        let model = if pointer_bits == 32 { DataModel::Ilp32 } else { DataModel::Lp64 };
        Show { structure, places, model }
    }

    /// Where a location is in the source.
    pub fn place(&self, location: LocationId) -> Option<Place> {
        let head = *self.structure.locations[location].stack.first()?;
        (head..head + 8).find_map(|pc| self.places.location(pc).filter(|place| place.line > 0))
    }

    /// Where the innermost of some calls is in the source.
    pub fn innermost(&self, stack: &[program::code::Pc]) -> Option<Place> {
        self.places.innermost(stack)
    }

    /// What a location is called.
    pub fn title(&self, location: LocationId) -> String {
        if location == start() {
            return "start".to_string();
        }
        match self.place(location) {
            // Without its directories, which take up the room of boxes.
            Some(place) => {
                format!("{}:{}", place.file.rsplit('/').next().unwrap_or(&place.file), place.line)
            }
            None => format!("{location}"),
        }
    }

    /// What expressions of C are known at a location.
    pub fn sources(&self, terms: &Terms, location: LocationId) -> Sources {
        let place = &self.structure.locations[location];
        let mut sources = Sources::of(&place.variables);
        let named: FxHashSet<&str> = place
            .variables
            .iter()
            .filter_map(|variable| Some(variable.source.as_ref()?.text.as_str()))
            .collect();
        for (source, term) in &place.known {
            if terms.as_var(*term).is_some() && !named.contains(source.text.as_str()) {
                sources.add(*term, source.clone());
            }
        }
        sources
    }

    /// A truth value at a location in C, if it can be said in C.
    pub fn expression(&self, terms: &Terms, location: LocationId, term: TermId) -> Option<String> {
        print(terms, &self.sources(terms, location), self.model, term)
    }

    /// A truth value at a location for people: in C, where what has no name there is called what it is.
    pub fn text(&self, terms: &mut Terms, location: LocationId, term: TermId) -> String {
        let mut sources = self.sources(terms, location);
        let place = &self.structure.locations[location];
        let mut shown: FxHashSet<String> = FxHashSet::default();
        for variable in terms.variables_of([term]) {
            let (name, sort, own) = {
                let variable = terms.variable(variable);
                (variable.name.to_string(), variable.sort, variable.term)
            };
            let Sort::Bits(width) = sort else { continue };
            let number = place.variables.iter().position(|variable| variable.term == own);
            if place.variables.iter().any(|variable| variable.term == own && variable.source.is_some())
                || place.known.iter().any(|(_, known)| *known == own)
            {
                continue;
            }
            let mut text = match number {
                Some(number) => format!("{name}{number}"),
                None => name.replace(['.', '@'], "_"),
            };
            // Inputs of several calls of a function have one name.
            let mut more = 2;
            while !shown.insert(text.clone()) {
                text = format!("{}_{more}", name.replace(['.', '@'], "_"));
                more += 1;
            }
            sources.add(own, Source { text, width, signed: false, pointer: false });
        }
        let said = print(terms, &sources, self.model, term).unwrap_or_else(|| {
            let mut definitions = String::new();
            let text = term::smtlib::Printer::new().expression(terms, term, &mut definitions);
            let text = text.unwrap_or_else(|_| "something that cannot be said".to_string());
            format!("{}{text}", definitions.replace('\n', " "))
        });
        shortened(said)
    }

    /// The value of a term of any sort at a location, for people.
    fn value(&self, terms: &mut Terms, location: LocationId, term: TermId) -> String {
        if let Some(bits) = terms.as_bits(term) {
            return match bits.to_u64() {
                Some(number) => number.to_string(),
                None => "a large number".to_string(),
            };
        }
        match terms.sort(term) {
            Sort::Bool => self.text(terms, location, term),
            Sort::Bits(width) => {
                // Said of an equation, whose other side is not shown.
                let probe = terms.var("_", Sort::Bits(width));
                let equation = terms.eq(probe, term);
                let text = self.text(terms, location, equation);
                text.replace("_ == ", "").replace(" == _", "")
            }
            Sort::Array { .. } => "an array".to_string(),
        }
    }

    /// All of the structure.
    pub fn structure(&self, terms: &mut Terms) -> String {
        let mut text = String::new();
        for (id, location) in self.structure.locations.iter() {
            let names: Vec<String> = (location.variables.iter().enumerate())
                .map(|(number, variable)| match (&variable.source, terms.as_var(variable.term)) {
                    (Some(source), _) => source.text.clone(),
                    (None, Some(name)) => format!("{}{number}", terms.variable(name).name),
                    (None, None) => format!("v{number}"),
                })
                .collect();
            let _ = writeln!(text, "{id}: {}", self.title(id));
            if !names.is_empty() {
                let _ = writeln!(text, "  variables {}", names.join(", "));
            }
            for edge in self.structure.edges.iter().filter(|edge| edge.from == id) {
                let guard = self.text(terms, id, edge.guard);
                let when = if terms.as_bool(edge.guard) == Some(true) {
                    String::new()
                } else {
                    format!(" when {guard}")
                };
                let _ = writeln!(text, "  to {}{when}", edge.to);
                let target = &self.structure.locations[edge.to].variables;
                for (number, (variable, update)) in target.iter().zip(&edge.updates).enumerate() {
                    let same = |other: &Variable| {
                        other.term == *update && (other.source.is_some() && other.source == variable.source)
                    };
                    if variable.term == *update || location.variables.iter().any(same) {
                        continue;
                    }
                    let name = match (&variable.source, terms.as_var(variable.term)) {
                        (Some(source), _) => source.text.clone(),
                        (None, Some(name)) => format!("{}{number}", terms.variable(name).name),
                        (None, None) => format!("v{number}"),
                    };
                    let value = self.value(terms, id, *update);
                    let _ = writeln!(text, "    {name} := {value}");
                }
            }
            for check in self.structure.checks.iter().filter(|check| check.from == id) {
                let guard = self.text(terms, id, check.guard);
                let at = check
                    .stack
                    .iter()
                    .find_map(|pc| self.places.location(*pc).filter(|place| place.line > 0));
                let at = at.map_or(String::new(), |place| format!(" at {}:{}", place.file, place.line));
                let _ = writeln!(text, "  violates {}{at} when {guard}", check.class.name());
            }
            for obstacle in self.structure.obstacles.iter().filter(|obstacle| obstacle.from == id) {
                let guard = self.text(terms, id, obstacle.guard);
                let _ = writeln!(text, "  cannot be followed when {guard}");
            }
            for (_, guard) in self.structure.ends.iter().filter(|(from, _)| *from == id) {
                let guard = self.text(terms, id, *guard);
                let _ = writeln!(text, "  ends when {guard}");
            }
        }
        text
    }
}

/// A text that is not too long.
fn shortened(text: String) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
