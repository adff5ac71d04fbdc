//! Charts as SVG: a frame with two axes, and what is drawn in it. Colours are the style sheet's.
//!
//! Lengths are in units of the picture, which is as wide as the page lets it be.

use super::markup::Markup;
use super::scale::Scale;
use std::fmt::Write;

/// How wide every picture is.
pub const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 76.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 50.0;
/// About how many labels an axis has.
const ACROSS: usize = 8;
const UPWARDS: usize = 5;

/// What an axis shows, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Axis {
    /// Equal differences are equally far apart.
    Linear(f64, f64),
    /// The same, for whole numbers.
    Whole(f64, f64),
    /// Equal ratios are.
    Logarithmic(f64, f64),
}

impl Axis {
    fn scale(self, place: (f64, f64)) -> Scale {
        match self {
            Axis::Linear(low, high) => Scale::linear((low, high), place),
            Axis::Whole(low, high) => Scale::whole((low, high), place),
            Axis::Logarithmic(low, high) => Scale::logarithmic((low, high), place),
        }
    }
}

/// What a chart is called, and what its axes are.
pub struct Frame<'a> {
    /// What it shows, in a sentence: what people hear who do not see it.
    pub about: &'a str,
    /// What lies across.
    pub across: (&'a str, Axis),
    /// What goes upwards.
    pub upwards: (&'a str, Axis),
}

/// A picture that is being drawn.
pub struct Plot<'m> {
    markup: &'m mut Markup,
    x: Scale,
    y: Scale,
}

/// A length, in as many digits as a picture needs.
pub fn length(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_string)
}

impl Frame<'_> {
    /// Draws the frame and, inside it, what `inside` draws.
    pub fn draw(&self, markup: &mut Markup, inside: impl FnOnce(&mut Plot<'_>)) {
        let x = self.across.1.scale((LEFT, WIDTH - RIGHT));
        let y = self.upwards.1.scale((HEIGHT - BOTTOM, TOP));
        let view = format!("0 0 {WIDTH} {HEIGHT}");
        let attributes: [super::markup::Attribute<'_>; 4] = [
            ("viewBox", &view),
            ("role", &"img"),
            ("aria-label", &self.about),
            ("xmlns", &"http://www.w3.org/2000/svg"),
        ];
        let picture = |markup: &mut Markup| {
            for (value, label) in y.ticks(UPWARDS) {
                let at = length(y.at(value));
                line(markup, "grid", (LEFT, WIDTH - RIGHT), (&at, &at));
                let below = length(y.at(value) + 4.0);
                markup.leaf(
                    "text",
                    &[("class", &"tick end"), ("x", &length(LEFT - 8.0)), ("y", &below)],
                    label,
                );
            }
            let floor = HEIGHT - BOTTOM;
            for (value, label) in x.ticks(ACROSS) {
                let at = x.at(value);
                line(markup, "axis", (at, at), (&length(floor), &length(floor + 5.0)));
                let place = length(floor + 20.0);
                markup.leaf("text", &[("class", &"tick middle"), ("x", &length(at)), ("y", &place)], label);
            }
            line(markup, "axis", (LEFT, WIDTH - RIGHT), (&length(floor), &length(floor)));
            let bottom = length(HEIGHT - 8.0);
            let middle = length((LEFT + WIDTH - RIGHT) / 2.0);
            markup.leaf("text", &[("class", &"name middle"), ("x", &middle), ("y", &bottom)], self.across.0);
            markup.leaf("text", &[("class", &"name"), ("x", &"4"), ("y", &"16")], self.upwards.0);
            inside(&mut Plot { markup, x, y });
        };
        // Where there is little room, a picture that can be pushed aside is better than one that nobody can read.
        let drawn = |markup: &mut Markup| markup.within("svg", &attributes, picture);
        markup.within("div", &[("class", &"chart")], drawn);
    }
}

fn line(markup: &mut Markup, class: &str, (x1, x2): (f64, f64), (y1, y2): (&str, &str)) {
    let (x1, x2) = (length(x1), length(x2));
    markup.empty("line", &[("class", &class), ("x1", &x1), ("x2", &x2), ("y1", &y1), ("y2", &y2)]);
}

/// On which side of its place a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// It ends there.
    Left,
    /// It starts there.
    Right,
}

impl Plot<'_> {
    fn path(&self, points: impl Iterator<Item = (f64, f64)>) -> String {
        let mut path = String::new();
        for (x, y) in points {
            let word = if path.is_empty() { "M" } else { "L" };
            let _ = write!(path, "{word}{} {}", length(self.x.at(x)), length(self.y.at(y)));
        }
        path
    }

    /// A line through points.
    pub fn line(&mut self, class: &str, points: impl Iterator<Item = (f64, f64)>) {
        let path = self.path(points);
        self.markup.empty("path", &[("class", &class), ("d", &path)]);
    }

    /// What lies between two lines: of each point, where it is, and from where to where it goes up.
    pub fn band(&mut self, class: &str, points: &[(f64, f64, f64)]) {
        let there = points.iter().map(|(x, _, high)| (*x, *high));
        let back = points.iter().rev().map(|(x, low, _)| (*x, *low));
        let path = self.path(there.chain(back)) + "Z";
        self.markup.empty("path", &[("class", &class), ("d", &path)]);
    }

    /// A bar from the bottom, with what is said about it.
    pub fn bar(&mut self, (from, to): (f64, f64), height: f64, about: &str) {
        let (left, right) = (self.x.at(from), self.x.at(to));
        let gap = if right - left > 4.0 { 1.0 } else { 0.0 };
        let (top, bottom) = (self.y.at(height), HEIGHT - BOTTOM);
        // What is there is seen, however little it is.
        let top = if height > 0.0 { top.min(bottom - 1.0) } else { top };
        let width = (right - left - gap).max(0.5);
        let attributes: [super::markup::Attribute<'_>; 5] = [
            ("class", &"bar"),
            ("x", &length(left)),
            ("y", &length(top)),
            ("width", &length(width)),
            ("height", &length(bottom - top)),
        ];
        self.markup.within("rect", &attributes, |markup| markup.leaf("title", &[], about));
    }

    /// A dot, with what is said about it.
    pub fn dot(&mut self, x: f64, y: f64, about: &str) {
        let attributes: [super::markup::Attribute<'_>; 4] =
            [("class", &"dot"), ("cx", &length(self.x.at(x))), ("cy", &length(self.y.at(y))), ("r", &"4")];
        self.markup.within("circle", &attributes, |markup| markup.leaf("title", &[], about));
    }

    /// A line across at a height, with a label above it, or below.
    pub fn level(&mut self, class: &str, y: f64, label: &str, above: bool) {
        let at = self.y.at(y);
        line(self.markup, class, (LEFT, WIDTH - RIGHT), (&length(at), &length(at)));
        let place = length(if above { at - 6.0 } else { at + 16.0 });
        self.markup.leaf(
            "text",
            &[("class", &"note end"), ("x", &length(WIDTH - RIGHT)), ("y", &place)],
            label,
        );
    }

    /// A line upwards at a place, with a label at its top.
    pub fn upright(&mut self, class: &str, x: f64, label: &str) {
        let at = self.x.at(x);
        line(self.markup, class, (at, at), (&length(TOP), &length(HEIGHT - BOTTOM)));
        // On the side where there is room.
        let side = if at > WIDTH * 0.6 { Side::Left } else { Side::Right };
        let (class, place) = match side {
            Side::Left => ("note end", at - 6.0),
            Side::Right => ("note", at + 6.0),
        };
        self.markup.leaf(
            "text",
            &[("class", &class), ("x", &length(place)), ("y", &length(TOP + 12.0))],
            label,
        );
    }

    /// What lies between two places.
    pub fn span(&mut self, class: &str, from: f64, to: f64) {
        let (left, right) = (self.x.at(from), self.x.at(to));
        let attributes: [super::markup::Attribute<'_>; 5] = [
            ("class", &class),
            ("x", &length(left)),
            ("y", &length(TOP)),
            ("width", &length((right - left).max(1.0))),
            ("height", &length(HEIGHT - BOTTOM - TOP)),
        ];
        self.markup.empty("rect", &attributes);
    }
}
