//! Compilations that were made before in this process, for test harnesses that ask several engines about one file.
//!
//! Off unless [`remember_compilations`] is called.
//!
//! Claim: what is recalled is what clang would write again. The clang, all options, the folder and every listed file that
//! took part are the same, by length and time of the last change.
//!
//! Limits: with [`Listed::Users`] headers of the system are not listed, and are taken not to change. A new header that
//! would now be found before one that took part goes unnoticed.
//!
//! Cost: the texts stay in memory, [`MAX_BYTES`] of them at most.

use crate::dependencies::Listed;
use crate::tool::Tool;
use std::collections::HashMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

/// So much text is kept.
const MAX_BYTES: usize = 256 << 20;

/// What clang is asked to compile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Question {
    /// Which clang.
    pub(crate) clang: Tool,
    /// Its options, and the file.
    pub(crate) words: Vec<OsString>,
    /// Which files are listed.
    pub(crate) listed: Listed,
}

/// The text, what clang said beside it, and the files that took part.
type Answer = (Vec<u8>, Vec<u8>, Vec<PathBuf>);

/// When a file was last changed, and its length.
type Stamp = Option<(SystemTime, u64)>;

#[derive(Default)]
struct Memo {
    answers: HashMap<(PathBuf, Question), (Answer, Vec<Stamp>)>,
    bytes: usize,
}

static MEMO: OnceLock<Mutex<Memo>> = OnceLock::new();

/// From now on this process compiles a file once for each set of options, as long as nothing that takes part changes.
pub fn remember_compilations() {
    MEMO.get_or_init(Mutex::default);
}

fn stamp(path: &Path) -> Stamp {
    let about = std::fs::metadata(path).ok()?;
    Some((about.modified().ok()?, about.len()))
}

fn key(question: &Question) -> Option<(PathBuf, Question)> {
    Some((std::env::current_dir().ok()?, question.clone()))
}

/// What came of this question before.
pub(crate) fn recall(question: &Question) -> Option<Answer> {
    let memo = MEMO.get()?.lock().unwrap_or_else(PoisonError::into_inner);
    let (answer, stamps) = memo.answers.get(&key(question)?)?;
    let same = answer.2.iter().zip(stamps).all(|(path, then)| then.is_some() && stamp(path) == *then);
    same.then(|| answer.clone())
}

/// Keeps what came of a question.
pub(crate) fn keep(question: Question, text: &[u8], said: &[u8], read: &[PathBuf]) {
    let Some(memo) = MEMO.get() else { return };
    let Some(key) = key(&question) else { return };
    let stamps = read.iter().map(|path| stamp(path)).collect();
    let mut memo = memo.lock().unwrap_or_else(PoisonError::into_inner);
    if memo.bytes + text.len() <= MAX_BYTES {
        memo.bytes += text.len();
        memo.answers.insert(key, ((text.to_vec(), said.to_vec(), read.to_vec()), stamps));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, Options};

    fn text_of(file: &Path, options: &Options) -> String {
        let compiled = crate::compile::compile(file, Kind::C, options, false, &mut Vec::new());
        String::from_utf8(compiled.expect("it compiles").text).expect("it is text")
    }

    #[test]
    fn what_has_changed_is_compiled_again_and_nothing_else() {
        remember_compilations();
        let folder = tempfile::tempdir().expect("there is room");
        let (file, header) = (folder.path().join("a.c"), folder.path().join("a.h"));
        std::fs::write(&file, "#include \"a.h\"\nint NAME;\n").expect("written");
        std::fs::write(&header, "#define NAME first\n").expect("written");
        let options = Options::default();
        let first = text_of(&file, &options);
        assert!(first.contains("@first"), "{first}");
        assert_eq!(text_of(&file, &options), first);
        let other = Options { optimise: "1".to_string(), ..Options::default() };
        assert_ne!(text_of(&file, &other), first);
        std::fs::write(&header, "#define NAME the_second\n").expect("written");
        assert!(text_of(&file, &options).contains("@the_second"));
    }
}
