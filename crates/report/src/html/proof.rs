//! A proof: how it was found, what holds where, and the abstract states behind it.

use super::graph;
use super::markup::Markup;
use super::section;
use crate::sources::Sources;
use verdict::{Location, Proof};

/// The sections of a proof.
pub fn write(page: &mut Markup, proof: &Proof, sources: &mut dyn Sources) {
    let invariants: Vec<Row> = proof
        .invariants
        .iter()
        .map(|invariant| Row::new(&invariant.location, vec![invariant.shown().to_string()], sources))
        .collect();
    let predicates: Vec<Row> =
        proof.predicates.iter().map(|(location, all)| Row::new(location, all.clone(), sources)).collect();
    section(page, "Proof", |page| {
        page.leaf("p", &[("class", &"first")], format!("By {}.", proof.headline()))
    });
    if !invariants.is_empty() {
        section(page, "Invariants", |page| table(page, "Invariant", &invariants));
    }
    if !predicates.is_empty() {
        section(page, "Predicates", |page| table(page, "Predicates", &predicates));
    }
    if let Some(graph) = proof.graph.as_ref().filter(|graph| !graph.nodes.is_empty()) {
        section(page, "Abstract states", |page| graph::write(page, graph));
    }
}

/// What is said about a place.
struct Row {
    place: String,
    /// The line of the source.
    line: String,
    said: Vec<String>,
}

impl Row {
    fn new(location: &Location, said: Vec<String>, sources: &mut dyn Sources) -> Row {
        let line = sources.line(location).unwrap_or_default();
        Row { place: location.to_string(), line, said }
    }
}

fn table(page: &mut Markup, what: &str, rows: &[Row]) {
    page.within("table", &[], |page| {
        page.within("tr", &[], |page| {
            for heading in ["Place", "Source", what] {
                page.leaf("th", &[], heading);
            }
        });
        for row in rows {
            page.within("tr", &[], |page| {
                page.within("td", &[], |page| page.leaf("code", &[], &row.place));
                page.within("td", &[], |page| page.leaf("code", &[], &row.line));
                page.within("td", &[], |page| {
                    for said in &row.said {
                        page.within("div", &[], |page| page.leaf("code", &[], said));
                    }
                });
            });
        }
    });
}
