//! A witness to what it says.

use super::yaml::{Data, Node, parse};
use super::{Claim, Task, Witness, WitnessError};
use verdict::Location;

/// Reads a witness of correctness of format 2.0 or 2.1. What it is about is not compared with any program yet: [`Witness::check`] does that.
pub fn read_witness(text: &str) -> Result<Witness, WitnessError> {
    if text.trim_start().starts_with('<') {
        return Err(WitnessError::whole(
            "this is XML: witnesses of format 1.0 are not understood, only YAML of format 2.0 and 2.1",
        ));
    }
    let root = parse(text)?;
    let Data::List(entries) = &root.data else { return root.error("a witness is a list of entries") };
    let mut found: Option<Witness> = None;
    let mut skipped = Vec::new();
    for entry in entries {
        let kind = entry.need("entry_type")?;
        match kind.text("entry_type")? {
            "invariant_set" => {}
            "violation_sequence" => {
                return kind.error(
                    "this is a violation witness: it says how a program goes wrong, not why it does not",
                );
            }
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
        for item in entry.need("content")?.list("content")? {
            match claim(item)? {
                Ok(claim) => witness.invariants.push(claim),
                Err(what) => skipped.push(format!("{what} in line {}", item.line)),
            }
        }
    }
    match found {
        Some(witness) => Ok(Witness { skipped, ..witness }),
        None => root.error("there is no entry of type `invariant_set`"),
    }
}

fn metadata(node: &Node) -> Result<((String, String), Task), WitnessError> {
    let version = node.need("format_version")?;
    let text = version.text("format_version")?;
    let known = |of: &str| text == of || text.strip_prefix(of).is_some_and(|rest| rest.starts_with('.'));
    if !known("2.0") && !known("2.1") {
        return version.error(format!("this is a witness of format {text}; 2.0 and 2.1 are understood"));
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
    let place = invariant.need("location")?;
    let optional = |key: &str| place.get(key);
    let location = Location {
        file: place.need("file_name")?.text("file_name")?.to_string(),
        line: place.need("line")?.number("line")?,
        column: optional("column").map_or(Ok(0), |node| node.number("column"))?,
        function: optional("function")
            .map_or(Ok(String::new()), |node| node.text("function").map(String::from))?,
        path: String::new(),
    };
    let value = invariant.need("value")?;
    Ok(Ok(Claim { location, of_loop, value: value.text("value")?.to_string(), said_in: value.line }))
}
