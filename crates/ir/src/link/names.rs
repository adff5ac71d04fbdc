//! Names that are in use, and the way to new ones.

use hashbrown::{HashMap, HashSet};
use rustc_hash::FxBuildHasher;

/// Names of one kind that are in use, and the way to a new one.
#[derive(Default)]
pub(super) struct Names {
    pub taken: HashSet<Vec<u8>, FxBuildHasher>,
    /// The last suffix given to a name.
    suffixes: HashMap<Vec<u8>, u32, FxBuildHasher>,
}

impl Names {
    /// The name itself if it is free, otherwise with the first suffix that makes it so.
    pub fn claim(&mut self, name: &[u8]) -> Vec<u8> {
        let mut candidate = name.to_vec();
        while self.taken.contains(&candidate) {
            let suffix = self.suffixes.entry(name.to_vec()).or_insert(0);
            *suffix += 1;
            candidate.truncate(name.len());
            candidate.extend_from_slice(format!(".{suffix}").as_bytes());
        }
        self.taken.insert(candidate.clone());
        candidate
    }
}
