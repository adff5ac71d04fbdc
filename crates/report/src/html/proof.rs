//! A proof: how it was found, what holds where, and the abstract states behind it.

use super::markup::Markup;
use super::{graph, listing, section};
use crate::sources::Sources;
use std::collections::BTreeMap;
use verdict::{Location, Proof};

/// The sections of a proof.
pub fn write(page: &mut Markup, proof: &Proof, sources: &mut dyn Sources) {
    let heading = match (proof.invariants.is_empty(), proof.predicates.is_empty()) {
        (_, true) => "Invariants",
        (true, false) => "Predicates",
        (false, false) => "Invariants and predicates",
    };
    let invariants = proof.invariants.iter();
    let invariants = invariants.map(|one| (&one.location, vec![format!("invariant: {}", one.shown())]));
    let predicates = proof
        .predicates
        .iter()
        .map(|(location, all)| (location, all.iter().map(|one| format!("predicate: {one}")).collect()));
    section(page, "Proof", |page| {
        page.leaf("p", &[("class", &"first")], format!("By {}.", proof.headline()))
    });
    said(page, heading, invariants.chain(predicates), sources);
    if let Some(graph) = proof.graph.as_ref().filter(|graph| !graph.nodes.is_empty()) {
        section(page, "Abstract states", |page| graph::write(page, graph));
    }
}

/// What is said about places: at their lines of the source, or as a table where there is no source.
fn said<'a>(
    page: &mut Markup,
    heading: &str,
    all: impl Iterator<Item = (&'a Location, Vec<String>)>,
    sources: &mut dyn Sources,
) {
    let mut files: Vec<(&Location, BTreeMap<u32, Vec<String>>)> = Vec::new();
    let mut rows = Vec::new();
    for (location, words) in all {
        if sources.line(location).is_none() {
            rows.push((location, words));
            continue;
        }
        let place = files.iter().position(|(known, _)| known.file == location.file);
        let place = place.unwrap_or_else(|| {
            files.push((location, BTreeMap::new()));
            files.len() - 1
        });
        let lines = files[place].1.entry(location.line).or_default();
        lines.extend(words);
    }
    if files.is_empty() && rows.is_empty() {
        return;
    }
    section(page, heading, |page| {
        for (location, lines) in &files {
            page.leaf("h3", &[], &location.file);
            listing::annotated(page, sources.file(location).unwrap_or_default(), lines);
        }
        if !rows.is_empty() {
            table(page, &rows);
        }
    });
}

fn table(page: &mut Markup, rows: &[(&Location, Vec<String>)]) {
    page.within("table", &[], |page| {
        for (location, words) in rows {
            page.within("tr", &[], |page| {
                page.within("td", &[], |page| page.leaf("code", &[], location));
                page.within("td", &[], |page| {
                    for words in words {
                        page.within("div", &[], |page| page.leaf("code", &[], words));
                    }
                });
            });
        }
    });
}
