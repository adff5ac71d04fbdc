//! The world of a run that is drawn: inputs are uniform over their type, choices over their ways or as their weights say.
//!
//! Limits: a program reads nothing and nobody sees what it writes. The time, and whatever is indeterminate, is zero, as in a search through all states.

use crate::stream::Stream;
use concrete::World;
use explore::Script;
use explore::races::Scripted;
use program::residues::Classes;
use sem::context::Why;
use verdict::Chances;

/// The most ways of a choice that are told apart.
pub(crate) const MOST_WAYS: u32 = 16;

/// How a choice between a few ways is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// All alike.
    Alike,
    /// As an input whose class is all that matters.
    Classes(Classes),
}

impl How {
    /// Draws one of so many ways.
    #[inline]
    pub(crate) fn draw(self, ways: u32, stream: &mut Stream) -> u32 {
        match self {
            How::Alike => stream.below(ways),
            How::Classes(classes) => classes.class_of(stream.word()) as u32,
        }
    }
}

/// A choice between a few ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked {
    /// How it was drawn.
    pub how: How,
    /// How many there were.
    pub ways: u32,
    /// Which it was.
    pub way: u32,
}

/// A world that draws.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// Where the numbers come from.
    pub stream: Stream,
    /// What is left to chance: allocations that fail and waits that end, every second one.
    pub chances: Chances,
    /// Whether something was drawn since somebody looked.
    pub asked: bool,
    /// The choice between a few ways that was drawn since somebody looked, if nothing else was.
    pub picked: Option<Picked>,
    /// What the next choice between a few ways is, if it was drawn in advance.
    pub drawn: Option<u32>,
    /// Whether something indeterminate, or the time, was taken to be zero.
    pub assumed: bool,
    /// What is chosen while somebody only tries what comes next; nothing is drawn for that.
    pub trying: Option<Script>,
}

impl Drawn {
    /// Looks whether something is drawn from here on.
    pub fn look(&mut self) {
        (self.asked, self.picked) = (false, None);
    }

    fn draws(&mut self) {
        (self.asked, self.picked) = (true, None);
    }

    /// Draws one of a few ways, unless that was done in advance.
    fn pick_one(&mut self, how: How, ways: u32) -> u32 {
        let first = !self.asked;
        self.draws();
        let way = self.drawn.take().unwrap_or_else(|| how.draw(ways, &mut self.stream));
        self.picked = first.then_some(Picked { how, ways, way });
        way
    }

    /// A world in front of its first draw.
    pub fn new(chances: Chances) -> Drawn {
        Drawn {
            stream: Stream::new(0, 0),
            chances,
            asked: false,
            picked: None,
            drawn: None,
            assumed: false,
            trying: None,
        }
    }
}

impl Scripted for Drawn {
    fn script(&mut self) -> &mut Script {
        self.trying.get_or_insert_with(|| Script::new(self.chances))
    }
}

impl World for Drawn {
    fn choose(&mut self, width: u32, why: Why) -> Option<u64> {
        if let Some(script) = &mut self.trying {
            return script.choose(width, why);
        }
        match why {
            Why::Input(_) | Why::Freeze | Why::Undef => {
                self.draws();
                let word = self.stream.word();
                Some(if width >= 64 { word } else { word & ((1 << width) - 1) })
            }
            Why::AllocationFails if self.chances.malloc_may_fail => {
                self.draws();
                Some(u64::from(self.stream.below(2)))
            }
            Why::SpuriousWakeup if self.chances.spurious_wakeups => {
                self.draws();
                Some(u64::from(self.stream.below(2)))
            }
            Why::AllocationFails | Why::SpuriousWakeup | Why::Unwritten => Some(0),
            Why::Time => {
                self.assumed = true;
                Some(0)
            }
        }
    }

    /// An input of which only the class matters is drawn as any other, and is then the one value that stands for its class.
    fn choose_class(&mut self, width: u32, why: Why, classes: Classes) -> Option<u64> {
        let count = classes.count();
        if self.trying.is_some() || count > MOST_WAYS.into() {
            return self.choose(width, why);
        }
        let way = self.pick_one(How::Classes(classes), count as u32);
        Some(classes.get(way.into()).0)
    }

    fn pick(&mut self, n: u64) -> Option<u64> {
        if let Some(script) = &mut self.trying {
            return script.pick(n);
        }
        Some(match u32::try_from(n) {
            Ok(ways) => self.pick_one(How::Alike, ways).into(),
            Err(_) => {
                self.draws();
                self.stream.below_long(n)
            }
        })
    }

    fn pick_weighted(&mut self, weights: &[f64]) -> Option<u64> {
        if let Some(script) = &mut self.trying {
            return script.pick_weighted(weights);
        }
        self.draws();
        Some(self.stream.weighted(weights) as u64)
    }

    fn write(&mut self, _file: i32, _bytes: &[u8]) {}

    fn read(&mut self, _most: usize) -> Option<Vec<u8>> {
        None
    }
}
