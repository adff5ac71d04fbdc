//! A witness to what it says.

use super::yaml::{Data, Node, parse};
use super::{Claim, Required, Task, Waypoint, Witness, WitnessError};
use verdict::Location;

/// Reads a witness of format 2.0, 2.1 or 2.2. What it is about is not compared with any program yet: [`Witness::check`] does that.
pub fn read_witness(text: &str) -> Result<Witness, WitnessError> {
    if text.trim_start().starts_with('<') {
        return Err(WitnessError::whole(
            "this is XML: witnesses of format 1.0 are not understood, only YAML of format 2.0 to 2.2",
        ));
    }
    let root = parse(text)?;
    let Data::List(entries) = &root.data else { return root.error("a witness is a list of entries") };
    let mut found: Option<Witness> = None;
    let mut skipped = Vec::new();
    for entry in entries {
        let kind = entry.need("entry_type")?;
        match kind.text("entry_type")? {
            "invariant_set" | "violation_sequence" => {}
            other => {
                skipped.push(format!("entry of type `{other}` in line {}", entry.line));
                continue;
            }
        }
        let (producer, task) = metadata(entry.need("metadata")?)?;
        let witness = match &mut found {
            None => found.insert(Witness { producer, task, ..Witness::default() }),
            Some(witness) if witness.task == task => witness,
            Some(_) => return entry.error("this entry is about another task than the one before"),
        };
        let content = entry.need("content")?;
        let is_violation = kind.text("entry_type")? == "violation_sequence";
        if !witness.segments.is_empty() || is_violation && !witness.invariants.is_empty() {
            return entry
                .error("a witness says either why a program is right, or one way in which it goes wrong");
        }
        if is_violation {
            witness.segments = segments(content)?;
            continue;
        }
        for item in content.list("content")? {
            match claim(item)? {
                Ok(claim) => witness.invariants.push(claim),
                Err(what) => skipped.push(format!("{what} in line {}", item.line)),
            }
        }
    }
    match found {
        Some(witness) => Ok(Witness { skipped, ..witness }),
        None => root.error("there is no entry of type `invariant_set` or `violation_sequence`"),
    }
}

fn metadata(node: &Node) -> Result<((String, String), Task), WitnessError> {
    let version = node.need("format_version")?;
    let text = version.text("format_version")?;
    let known = |of: &str| text == of || text.strip_prefix(of).is_some_and(|rest| rest.starts_with('.'));
    if !["2.0", "2.1", "2.2"].into_iter().any(known) {
        return version.error(format!("this is a witness of format {text}; 2.0 to 2.2 are understood"));
    }
    for key in ["uuid", "creation_time"] {
        node.need(key)?.text(key)?;
    }
    let producer = node.need("producer")?;
    let of = |key: &str| Ok(producer.need(key)?.text(key)?.to_string());
    Ok(((of("name")?, of("version")?), task(node.need("task")?)?))
}

fn task(node: &Node) -> Result<Task, WitnessError> {
    let files = node.need("input_files")?;
    let names: Vec<&str> = match &files.data {
        // Some tools write a single file without a list.
        Data::Text(_) => vec![files.text("input_files")?],
        _ => files
            .list("input_files")?
            .iter()
            .map(|name| name.text("input_files"))
            .collect::<Result<_, _>>()?,
    };
    if names.is_empty() {
        return files.error("`input_files` has to name a file");
    }
    let hashes = node.need("input_file_hashes")?;
    hashes.mapping("input_file_hashes")?;
    let hash = |name: &str| {
        let hash = hashes.need(name)?;
        let text = hash.text(name)?;
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return hash
                .error(format!("this is no SHA-256, which has 64 hexadecimal digits, but {}", text.len()));
        }
        Ok((name.to_string(), text.to_string()))
    };
    let files = names.into_iter().map(hash).collect::<Result<_, WitnessError>>()?;
    let model = node.need("data_model")?;
    let data_model = match model.text("data_model")? {
        model @ ("LP64" | "ILP32") => model.to_string(),
        other => return model.error(format!("`{other}` is no data model: `LP64` and `ILP32` are")),
    };
    let language = node.need("language")?;
    if language.text("language")? != "C" {
        return language.error("only programs in C are understood");
    }
    let specification = node.need("specification")?.text("specification")?.to_string();
    Ok(Task { files, specification, data_model })
}

/// What an item of the content says; what it is, if it is of a kind that is passed over.
fn claim(item: &Node) -> Result<Result<Claim, String>, WitnessError> {
    let Some(invariant) = item.get("invariant") else {
        let first = item.mapping("content")?.first().map_or("nothing", |(key, _)| key);
        return Ok(Err(format!("`{first}`")));
    };
    let of_loop = match invariant.need("type")?.text("type")? {
        "loop_invariant" => true,
        "location_invariant" => false,
        other => return Ok(Err(format!("`{other}`"))),
    };
    let format = invariant.need("format")?.text("format")?;
    if format != "c_expression" {
        return Ok(Err(format!("an invariant of format `{format}`")));
    }
    let location = location(invariant.need("location")?)?;
    let value = invariant.need("value")?;
    Ok(Ok(Claim { location, of_loop, value: value.text("value")?.to_string(), said_in: value.line }))
}

fn location(place: &Node) -> Result<Location, WitnessError> {
    let optional = |key: &str| place.get(key);
    Ok(Location {
        file: place.need("file_name")?.text("file_name")?.to_string(),
        line: place.need("line")?.number("line")?,
        column: optional("column").map_or(Ok(0), |node| node.number("column"))?,
        function: optional("function")
            .map_or(Ok(String::new()), |node| node.text("function").map(String::from))?,
        path: String::new(),
    })
}

/// The segments of a violation: in each, what must not be passed, and then what has to be.
fn segments(content: &Node) -> Result<Vec<Vec<Waypoint>>, WitnessError> {
    let mut segments = Vec::new();
    for item in content.list("content")? {
        let segment = item.need("segment")?;
        let points: Vec<Waypoint> =
            segment.list("segment")?.iter().map(waypoint).collect::<Result<_, _>>()?;
        match points.split_last() {
            None => return segment.error("a segment has at least one waypoint"),
            Some((last, _)) if !last.follow => {
                return segment.error("the last waypoint of a segment is one to follow");
            }
            Some((_, others)) if others.iter().any(|point| point.follow) => {
                return segment.error("only the last waypoint of a segment is one to follow");
            }
            Some(_) => segments.push(points),
        }
    }
    let is_target = |points: &Vec<Waypoint>| points.iter().any(|point| point.required == Required::Target);
    match segments.split_last() {
        Some((last, others)) if is_target(last) && !others.iter().any(is_target) => Ok(segments),
        _ => content.error("the last segment, and no other, has to end with a waypoint of type `target`"),
    }
}

fn waypoint(item: &Node) -> Result<Waypoint, WitnessError> {
    let point = item.need("waypoint")?;
    let action = point.need("action")?;
    let follow = match action.text("action")? {
        "follow" => true,
        "avoid" => false,
        other => return action.error(format!("`{other}` is no action: `follow` and `avoid` are")),
    };
    let kind = point.need("type")?;
    let constraint = || {
        let constraint = point.need("constraint")?;
        Ok::<_, WitnessError>((constraint, constraint.need("value")?.text("value")?.to_string()))
    };
    let of_format = |wanted: &str| {
        let (constraint, value) = constraint()?;
        match constraint.get("format") {
            Some(format) if format.text("format")? != wanted => {
                format.error(format!("only the format `{wanted}` is understood here"))
            }
            _ => Ok(value),
        }
    };
    let required = match kind.text("type")? {
        "assumption" => Required::Assumption(of_format("c_expression")?),
        "branching" => Required::Branching(constraint()?.1),
        "function_enter" => Required::Enter,
        "function_return" => Required::Returns(of_format("acsl_expression")?),
        "target" => Required::Target,
        other => return kind.error(format!("`{other}` is no type of a waypoint that is understood")),
    };
    if let (Required::Enter | Required::Target, Some(constraint)) = (&required, point.get("constraint")) {
        return constraint.error("a waypoint of this type has no constraint");
    }
    if required == Required::Target && !follow {
        return action.error("a target is there to be followed");
    }
    let thread = match point.get("thread_id") {
        None => None,
        Some(node) => match node.text("thread_id")?.trim().parse() {
            Ok(number) => Some(number),
            Err(_) => return node.error("`thread_id` has to be a number"),
        },
    };
    let location = location(point.need("location")?)?;
    Ok(Waypoint { required, follow, location, thread, said_in: point.line })
}
