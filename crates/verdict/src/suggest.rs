//! What somebody may have meant who wrote a name that does not exist.

/// The name most like `word`, if one is like it at all; the first of several.
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    several(word, names, 1).into_iter().next()
}

/// The names most like `word`, at most `count`, the best first.
pub fn several<'a>(word: &str, names: impl IntoIterator<Item = &'a str>, count: usize) -> Vec<&'a str> {
    // Of a long name a third may differ; of a short one, a letter, but not its only one.
    let length = word.chars().count();
    let allowed = (length / 3).max(usize::from(length > 1));
    let lower = word.to_lowercase();
    let mut found: Vec<(usize, &str)> = Vec::new();
    for name in names {
        let mut distance = strsim::damerau_levenshtein(&lower, &name.to_lowercase());
        // What somebody began or left out is worth a try, too.
        if distance > allowed && lower.len() >= 3 && name.to_lowercase().contains(&lower) {
            distance = allowed;
        }
        if distance <= allowed && !found.iter().any(|(_, known)| *known == name) {
            found.push((distance, name));
        }
    }
    found.sort_by_key(|(distance, _)| *distance);
    found.truncate(count);
    found.into_iter().map(|(_, name)| name).collect()
}

/// The end of a message that names what may have been meant; empty if nothing is like it.
pub fn ending<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let found = several(word, names, 3);
    let quoted: Vec<String> = found.iter().map(|name| format!("`{name}`")).collect();
    match &quoted[..] {
        [] => String::new(),
        [one] => format!("; did you mean {one}?"),
        [first @ .., last] => format!("; did you mean {} or {last}?", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_come_first() {
        let names = ["thread1", "thread_two", "main", "thread3"];
        assert_eq!(several("thread2", names, 3), ["thread1", "thread3"]);
        assert_eq!(nearest("mian", names), Some("main"));
        assert_eq!(nearest("two", names), Some("thread_two"));
        assert_eq!(nearest("zzz", names), None);
        assert_eq!(ending("thread2", names), "; did you mean `thread1` or `thread3`?");
    }
}
