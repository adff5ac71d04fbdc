//! An abstract reachability graph as SVG: boxes with what holds in them, from top to bottom.
//!
//! A dashed arrow leads from a state to the one that covers it. Of a large graph, only the first states are drawn, and it is said how many there are.

use super::layers::{Place, placed};
use super::markup::{Attribute, Markup};
use super::plot::length;
use crate::paint::{columns, cut};
use verdict::proof::{Graph, Node};

/// More states than these are not drawn.
const MOST: usize = 60;
/// More literals of a state than these are only counted.
const LINES: usize = 8;
/// Longer texts are cut; all of them is shown where somebody points at it.
const LONGEST: usize = 38;
/// How long the label of an edge may be.
const LABEL: usize = 26;
const CHARACTER: f64 = 7.3;
const LINE: f64 = 17.0;
const MARGIN: f64 = 24.0;

/// Draws a graph.
pub fn write(markup: &mut Markup, graph: &Graph) {
    let shown = graph.nodes.get(..MOST).unwrap_or(&graph.nodes);
    if shown.is_empty() {
        return;
    }
    let boxes: Vec<Vec<String>> = shown.iter().map(lines).collect();
    let sizes: Vec<(f64, f64)> = boxes.iter().map(|lines| size(lines)).collect();
    let edges: Vec<&(usize, usize, String)> =
        graph.edges.iter().filter(|(from, to, _)| *from < shown.len() && *to < shown.len()).collect();
    let pairs: Vec<(usize, usize)> = edges.iter().map(|(from, to, _)| (*from, *to)).collect();
    let (places, (width, height)) = placed(&sizes, &pairs);
    // What leads back does so beside the boxes.
    let (width, height) = (width + 2.0 * MARGIN + 40.0, height + 2.0 * MARGIN);
    let (across, down) = (length(width), length(height));
    let view = format!("{} {} {across} {down}", -MARGIN, -MARGIN);
    let about = "the abstract states, and which of them follow or cover each other";
    let attributes: [Attribute<'_>; 7] = [
        ("class", &"graph"),
        ("viewBox", &view),
        ("width", &across),
        ("height", &down),
        ("role", &"img"),
        ("aria-label", &about),
        ("xmlns", &"http://www.w3.org/2000/svg"),
    ];
    let picture = |markup: &mut Markup| {
        let place = |node: usize| places.get(node).copied().unwrap_or_default();
        for (from, to, label) in &edges {
            arrow(markup, "edge", place(*from), place(*to), label);
        }
        for (number, node) in shown.iter().enumerate() {
            if let Some(by) = node.covered_by.filter(|by| *by < shown.len()) {
                arrow(markup, "covers", place(number), place(by), "");
            }
        }
        for (node, (place, lines)) in shown.iter().zip(places.iter().zip(&boxes)) {
            state(markup, node, *place, lines);
        }
    };
    markup.within("div", &[("class", &"chart")], |markup| markup.within("svg", &attributes, picture));
    let mut note = "Dashed: the state is covered by the one that the arrow leads to.".to_string();
    if graph.nodes.len() > shown.len() {
        note = format!("The first {MOST} of {} states. {note}", graph.nodes.len());
    }
    markup.leaf("p", &[("class", &"faint")], note);
}

/// What stands in a box, the title first.
fn lines(node: &Node) -> Vec<String> {
    let mut lines = vec![cut(&node.title, LONGEST)];
    lines.extend(node.lines.iter().take(LINES).map(|line| cut(line, LONGEST)));
    if node.lines.len() > LINES {
        lines.push(format!("… and {} more", node.lines.len() - LINES));
    }
    if !node.reached {
        lines.push("no such states".to_string());
    } else if node.lines.is_empty() {
        lines.push("anything".to_string());
    }
    lines
}

fn size(lines: &[String]) -> (f64, f64) {
    let longest = lines.iter().map(|line| columns(line)).max().unwrap_or(0);
    (longest as f64 * CHARACTER + 24.0, lines.len() as f64 * LINE + 14.0)
}

fn state(markup: &mut Markup, node: &Node, place: Place, lines: &[String]) {
    let class = match (node.reached, node.covered_by) {
        (false, _) => "state gone",
        (true, Some(_)) => "state covered",
        (true, None) => "state",
    };
    let left = place.x - place.width / 2.0;
    let attributes: [Attribute<'_>; 6] = [
        ("class", &class),
        ("x", &length(left)),
        ("y", &length(place.y)),
        ("width", &length(place.width)),
        ("height", &length(place.height)),
        ("rx", &"6"),
    ];
    let all: Vec<&str> = std::iter::once(&*node.title).chain(node.lines.iter().map(String::as_str)).collect();
    markup.within("g", &[], |markup| {
        markup.leaf("title", &[], all.join("\n"));
        markup.empty("rect", &attributes);
        for (number, line) in lines.iter().enumerate() {
            let class = if number == 0 { "place" } else { "literal" };
            let y = place.y + LINE * (number as f64 + 1.0);
            markup.leaf("text", &[("class", &class), ("x", &length(left + 12.0)), ("y", &length(y))], line);
        }
    });
}

/// An arrow from a box to another: down to one below, and in a bow to all others.
fn arrow(markup: &mut Markup, class: &str, from: Place, to: Place, label: &str) {
    let bottom = from.y + from.height;
    let (path, head, middle) = if to.y > bottom {
        let bend = (to.y - bottom) / 2.0;
        let path =
            curve((from.x, bottom), (from.x, bottom + bend), (to.x, to.y - 6.0 - bend), (to.x, to.y - 6.0));
        let head = format!("M{} {}l-4 -8h8Z", length(to.x), length(to.y));
        (path, head, ((from.x + to.x) / 2.0, (bottom + to.y) / 2.0 + 4.0))
    } else {
        let (left, right) = (from.x - from.width / 2.0, from.x + from.width / 2.0);
        let end = (to.x + to.width / 2.0, to.y + to.height / 2.0);
        let middle = from.y + from.height / 2.0;
        // To what stands on the left straight on, to all others around, so that it does not lie upon what leads down.
        let (start, near, far) = match end.0 < left {
            true => ((left, middle), left - (left - end.0) / 2.0, end.0 + (left - end.0) / 2.0),
            false => ((right, middle), right.max(end.0) + 36.0, right.max(end.0) + 36.0),
        };
        let path = curve(start, (near, start.1), (far, end.1), (end.0 + 6.0, end.1));
        let head = format!("M{} {}l8 -4v8Z", length(end.0), length(end.1));
        (path, head, ((near + far) / 2.0, (start.1 + end.1) / 2.0 - 4.0))
    };
    markup.empty("path", &[("class", &class), ("d", &path)]);
    markup.empty("path", &[("class", &format!("{class} head")), ("d", &head)]);
    if !label.is_empty() {
        let (x, y) = (length(middle.0), length(middle.1));
        markup.within("text", &[("class", &"label middle"), ("x", &x), ("y", &y)], |markup| {
            markup.leaf("title", &[], label);
            markup.text(cut(label, LABEL));
        });
    }
}

fn curve(start: (f64, f64), first: (f64, f64), second: (f64, f64), end: (f64, f64)) -> String {
    let point = |(x, y): (f64, f64)| format!("{} {}", length(x), length(y));
    format!("M{}C{} {} {}", point(start), point(first), point(second), point(end))
}
