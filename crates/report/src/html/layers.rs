//! Where the boxes of a graph stand: in layers from top to bottom, each below those it follows.
//!
//! Claim: no two boxes overlap, and the same graph always looks the same. Boxes stand near the middle of their neighbours, and edges cross seldom where that is cheap;
//! an edge that skips a layer may pass behind a box.

/// How far apart boxes of a layer are.
const ASIDE: f64 = 28.0;
/// How far apart layers are.
const BELOW: f64 = 54.0;
/// What is wider than this does not fit on a page.
const WIDEST: f64 = 900.0;
/// How often boxes are moved towards their neighbours.
const ROUNDS: usize = 8;

/// A box.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// Its middle.
    pub x: f64,
    /// Its top.
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// Places for boxes of these sizes; edges are pairs of their numbers. Also the size of the whole.
pub fn placed(sizes: &[(f64, f64)], edges: &[(usize, usize)]) -> (Vec<Place>, (f64, f64)) {
    let layers = layers(sizes.len(), edges);
    let mut x = vec![0.0; sizes.len()];
    let mut above: Vec<Vec<usize>> = vec![Vec::new(); sizes.len()];
    let mut below: Vec<Vec<usize>> = vec![Vec::new(); sizes.len()];
    // Edges that lead back pull nothing anywhere.
    for (from, to) in edges.iter().filter(|(from, to)| from < to && *to < sizes.len()) {
        above[*to].push(*from);
        below[*from].push(*to);
    }
    let rows = rows(&layers, &above);
    for row in &rows {
        settle(row, sizes, &mut x, |_, at| at);
    }
    for round in 0..ROUNDS {
        let near = if round % 2 == 0 { &above } else { &below };
        let mut order: Vec<&Vec<usize>> = rows.iter().collect();
        if round % 2 == 1 {
            order.reverse();
        }
        for row in order {
            let now = x.clone();
            let middle = |node: usize, at: f64| match near[node].len() {
                0 => at,
                count => near[node].iter().map(|other| now[*other]).sum::<f64>() / count as f64,
            };
            settle(row, sizes, &mut x, middle);
        }
    }
    let (places, size) = finished(sizes, &rows, &x);
    if size.0 <= WIDEST {
        return (places, size);
    }
    leftmost(&rows, sizes, &above, &mut x);
    finished(sizes, &rows, &x)
}

/// Moves all boxes to the left as far as those above them and beside them allow: what does not fit on a page begins at its left end then.
fn leftmost(rows: &[Vec<usize>], sizes: &[(f64, f64)], above: &[Vec<usize>], x: &mut [f64]) {
    let left = |node: usize, x: &[f64]| x[node] - sizes[node].0 / 2.0;
    for row in rows {
        let mut free = f64::NEG_INFINITY;
        for node in row {
            let first = above[*node].iter().map(|other| left(*other, x)).fold(f64::INFINITY, f64::min);
            let start = if first.is_finite() { first.max(free) } else { free.max(0.0) };
            x[*node] = start + sizes[*node].0 / 2.0;
            free = start + sizes[*node].0 + ASIDE;
        }
    }
}

/// The layer of each box: one below the lowest that it follows. Edges go from lower numbers to higher ones, or lead back.
fn layers(count: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut layers = vec![0; count];
    let mut sorted: Vec<(usize, usize)> =
        edges.iter().copied().filter(|(from, to)| from < to && *to < count).collect();
    sorted.sort_unstable();
    for (from, to) in sorted {
        layers[to] = layers[to].max(layers[from] + 1);
    }
    layers
}

/// The boxes of each layer, from left to right: in the order of those above them.
fn rows(layers: &[usize], above: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let count = layers.iter().max().map_or(0, |last| last + 1);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); count];
    let mut rank = vec![0.0; layers.len()];
    for (layer, row) in rows.iter_mut().enumerate() {
        row.extend((0..layers.len()).filter(|node| layers[*node] == layer));
        let mean = |node: &usize| {
            let all = &above[*node];
            all.iter().map(|other| rank[*other]).sum::<f64>() / all.len().max(1) as f64
        };
        row.sort_by(|one, other| mean(one).total_cmp(&mean(other)).then(one.cmp(other)));
        let places: Vec<(usize, f64)> =
            row.iter().enumerate().map(|(at, node)| (*node, (at as f64 + 0.5) / row.len() as f64)).collect();
        places.into_iter().for_each(|(node, place)| rank[node] = place);
    }
    rows
}

/// Moves the boxes of a row towards where they should be, in their order and without overlapping.
fn settle(row: &[usize], sizes: &[(f64, f64)], x: &mut [f64], wanted: impl Fn(usize, f64) -> f64) {
    let wanted: Vec<f64> = row.iter().map(|node| wanted(*node, x[*node])).collect();
    let apart = |one: usize, other: usize| (sizes[row[one]].0 + sizes[row[other]].0) / 2.0 + ASIDE;
    let (mut pushed, mut pulled) = (wanted.clone(), wanted);
    for number in 1..row.len() {
        pushed[number] = pushed[number].max(pushed[number - 1] + apart(number - 1, number));
    }
    for number in (1..row.len()).rev() {
        pulled[number - 1] = pulled[number - 1].min(pulled[number] - apart(number - 1, number));
    }
    // Both keep their distances, so what lies between does.
    for (number, node) in row.iter().enumerate() {
        x[*node] = (pushed[number] + pulled[number]) / 2.0;
    }
}

fn finished(sizes: &[(f64, f64)], rows: &[Vec<usize>], x: &[f64]) -> (Vec<Place>, (f64, f64)) {
    let all = || sizes.iter().zip(x);
    let left = all().map(|((width, _), x)| x - width / 2.0).fold(f64::INFINITY, f64::min);
    let right = all().map(|((width, _), x)| x + width / 2.0).fold(f64::NEG_INFINITY, f64::max);
    let mut places = vec![Place::default(); sizes.len()];
    let mut y = 0.0;
    for row in rows {
        let height = row.iter().map(|node| sizes[*node].1).fold(0.0, f64::max);
        for node in row {
            let (width, height) = sizes[*node];
            places[*node] = Place { x: x[*node] - left, y, width, height };
        }
        y += height + BELOW;
    }
    (places, ((right - left).max(0.0), (y - BELOW).max(0.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_stand_below_what_they_follow() {
        let sizes = [(100.0, 20.0); 6];
        let (places, (width, height)) =
            placed(&sizes, &[(0, 1), (0, 2), (1, 3), (2, 3), (2, 4), (3, 1), (9, 0), (0, 7)]);
        assert!(places[0].y < places[1].y && places[1].y == places[2].y && places[3].y > places[2].y);
        assert_eq!(places[5].y, 0.0);
        assert!(places[1].x < places[2].x);
        for (number, one) in places.iter().enumerate() {
            assert!(one.x - one.width / 2.0 >= -1e-9 && one.x + one.width / 2.0 <= width + 1e-9);
            assert!(one.y + one.height <= height);
            for other in &places[number + 1..] {
                let apart = (one.x - other.x).abs() >= 100.0 || (one.y - other.y).abs() >= 20.0;
                assert!(apart, "{one:?} {other:?}");
            }
        }
        // What is too wide begins at the left.
        let edges: Vec<(usize, usize)> = (1..31).map(|number| ((number - 1) / 2, number)).collect();
        let (places, (width, _)) = placed(&[(100.0, 20.0); 31], &edges);
        assert_eq!((places[0].x, places[15].x, width), (50.0, 50.0, 16.0 * 128.0 - 28.0));
        assert_eq!(placed(&[], &[]).0, []);
        assert_eq!(placed(&[(10.0, 5.0)], &[(0, 0)]).1, (10.0, 5.0));
    }
}
