//! The world of a search: it has chosen what the script says, and asks for more when that ends.
//!
//! Limits: a program reads nothing and nobody sees what it writes. What an input can be is asked value by value if there are few, and
//! tried at a few telling values if there are many; that, and what is simply taken to be zero, is noted. Where only the class of an input matters
//! ([`residues`](program::residues)), and there are few, one value of each is tried, and its chance is that of the class.

use concrete::World;
use program::residues::Classes;
use sem::context::Why;
use verdict::Chances;

/// What was given up because there were too many values, or because one stands for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shortcuts {
    /// An input had more values than are tried.
    pub inputs: bool,
    /// The time was taken to be zero.
    pub time: bool,
}

impl Shortcuts {
    /// What either gave up.
    pub fn and(self, other: Shortcuts) -> Shortcuts {
        Shortcuts { inputs: self.inputs | other.inputs, time: self.time | other.time }
    }
}

/// A world that has chosen what the script says.
#[derive(Clone, Debug, Default)]
pub struct Script {
    choices: Vec<u64>,
    next: usize,
    wanted: u64,
    /// The input that is asked for, if only some of its values are tried.
    some: Option<Tries>,
    /// How unlikely the choices so far are, if somebody draws them: one over how likely.
    odds: f64,
    chances: Chances,
    /// What was given up since somebody looked.
    pub shortcuts: Shortcuts,
    /// What the program was given since somebody looked, if anybody wants to know.
    given: Option<Vec<Given>>,
}

/// Something that a program was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Given {
    pub(crate) value: u64,
    pub(crate) width: u32,
    /// What for; none for a number among others.
    pub(crate) why: Option<Why>,
}

/// An input of which some values are tried.
#[derive(Clone, Copy, Debug)]
enum Tries {
    /// Telling ones of so many bits.
    Telling(u32),
    /// One of each class.
    Classes(Classes),
    /// All values of these bits.
    Bits(u64),
    /// Zero and this one.
    NullOr(u64),
}

/// The lowest bits of a number, at the places of the bits of a mask.
fn deposit(number: u64, mask: u64) -> u64 {
    let places = (0..64).filter(|place| mask >> place & 1 != 0);
    (0..).zip(places).fold(0, |all, (bit, place)| all | (number >> bit & 1) << place)
}

impl Script {
    /// A script with no choices made.
    pub fn new(chances: Chances) -> Script {
        Script { chances, ..Script::default() }
    }

    /// Starts again with these choices.
    pub fn restart(&mut self, choices: &[u64]) {
        self.choices.clear();
        self.choices.extend_from_slice(choices);
        self.next = 0;
        self.wanted = 0;
        self.some = None;
        self.odds = 1.0;
    }

    /// Whether all choices that it has were asked for.
    pub(crate) fn is_spent(&self) -> bool {
        self.next == self.choices.len()
    }

    /// How likely the choices are that were made, if somebody draws them.
    pub fn chance(&self) -> f64 {
        if self.odds > 0.0 { 1.0 / self.odds } else { 1.0 }
    }

    /// How many ways there are to go on where the script ended.
    pub fn wanted(&self) -> u64 {
        self.wanted
    }

    /// The value that the input asked for last has if it goes on in this way; none if that is the number of the way itself.
    pub fn value_of(&self, way: u64) -> Option<u64> {
        self.some.map(|some| match some {
            Tries::Telling(width) => Script::telling(width, way),
            Tries::Classes(classes) => classes.get(way).0,
            Tries::Bits(mask) => deposit(way, mask),
            Tries::NullOr(other) => {
                if way == 0 {
                    0
                } else {
                    other
                }
            }
        })
    }

    /// How many of the choices were made use of.
    pub fn used(&self) -> usize {
        self.next.min(self.choices.len())
    }

    /// How often something was asked for since the start.
    pub fn asked(&self) -> usize {
        self.next
    }

    /// The first choices were made already.
    pub(crate) fn skip(&mut self, choices: usize) {
        self.next = choices;
    }

    /// Starts another script; what was chosen so far is kept apart.
    pub(crate) fn set_aside(&mut self) -> Script {
        let empty = Script { chances: self.chances, ..Script::default() };
        std::mem::replace(self, empty)
    }

    /// Goes on with a script that was set aside. What was given up in the meantime counts.
    pub(crate) fn put_back(&mut self, script: Script) {
        let shortcuts = self.shortcuts.and(script.shortcuts);
        *self = Script { shortcuts, ..script };
    }

    /// From now on, notes what the program is given.
    pub(crate) fn note_given(&mut self) {
        self.given = Some(Vec::new());
    }

    /// What the program was given since this was asked for the last time.
    pub(crate) fn take_given(&mut self) -> Vec<Given> {
        self.given.as_mut().map(std::mem::take).unwrap_or_default()
    }

    #[inline]
    fn gives(&mut self, value: u64, width: u32, why: Option<Why>) -> u64 {
        if let Some(given) = &mut self.given {
            given.push(Given { value, width, why });
        }
        value
    }

    fn decide(&mut self, ways: u64) -> Option<u64> {
        let choice = self.choices.get(self.next).copied();
        self.next += 1;
        match choice {
            Some(_) => self.some = None,
            None => self.wanted = ways,
        }
        self.odds *= ways.max(1) as f64;
        choice.map(|choice| choice.min(ways.saturating_sub(u64::from(ways != u64::MAX))))
    }

    /// Whether the script gives the values of inputs, and not the numbers of those that are tried.
    pub fn gives_values(&self) -> bool {
        self.chances.max_values == u64::MAX
    }

    /// Whether an input of so many bits has few enough values to try them all.
    fn tries_all(&self, width: u32) -> bool {
        width < 64 && 1 << width <= self.chances.max_values.max(2)
    }

    /// The values that are tried of an input with too many.
    fn telling(width: u32, which: u64) -> u64 {
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        let sign = 1u64 << (width - 1);
        let values = [0, 1, u64::MAX, 2, 3, sign, sign - 1, 4, 5, 7, 8, 10, 16, 100, u64::MAX - 1, 255];
        values[which as usize % values.len()] & mask
    }

    const TELLING: u64 = 16;
}

impl World for Script {
    fn choose(&mut self, width: u32, why: Why) -> Option<u64> {
        let value = match why {
            Why::Input(_) | Why::Freeze | Why::Undef if self.gives_values() => {
                let value = self.decide(u64::MAX)?;
                Some(if width < 64 { value & ((1 << width) - 1) } else { value })
            }
            Why::Input(_) | Why::Freeze | Why::Undef if self.tries_all(width) => self.decide(1 << width),
            Why::Input(_) | Why::Freeze | Why::Undef => {
                self.shortcuts.inputs = true;
                self.some = Some(Tries::Telling(width));
                self.decide(Script::TELLING).map(|which| Script::telling(width, which))
            }
            Why::AllocationFails if self.chances.malloc_may_fail => self.decide(2),
            Why::SpuriousWakeup if self.chances.spurious_wakeups => self.decide(2),
            Why::AllocationFails | Why::SpuriousWakeup => Some(0),
            Why::Time => {
                self.shortcuts.time = true;
                Some(0)
            }
            // Where unwritten memory is checked, what it contains decides nothing without being an error.
            Why::Unwritten => Some(0),
        };
        value.map(|value| self.gives(value, width, Some(why)))
    }

    fn choose_unwritten(&mut self, width: u32, mask: u64, is_pointer: bool, why: Why) -> Option<u64> {
        let value = if self.gives_values() {
            self.decide(u64::MAX)?
        } else if is_pointer {
            // What an unwritten pointer is compared with may be anything; where it is followed, it is null or wild.
            self.shortcuts.inputs = true;
            let wild = Script::telling(width, 2) & !0xF;
            self.some = Some(Tries::NullOr(wild));
            if self.decide(2)? == 0 { 0 } else { wild }
        } else if self.tries_all(mask.count_ones()) {
            self.some = Some(Tries::Bits(mask));
            deposit(self.decide(1 << mask.count_ones())?, mask)
        } else {
            self.shortcuts.inputs = true;
            self.some = Some(Tries::Telling(width));
            Script::telling(width, self.decide(Script::TELLING)?)
        };
        Some(self.gives(value & mask, width, Some(why)))
    }

    fn choose_class(&mut self, width: u32, why: Why, classes: Classes) -> Option<u64> {
        let count = classes.count();
        if self.gives_values() || self.tries_all(width) || count > self.chances.max_values.max(2) {
            return self.choose(width, why);
        }
        self.some = Some(Tries::Classes(classes));
        let (value, chance) = classes.get(self.decide(count)?);
        self.odds /= chance * count as f64;
        Some(self.gives(value, width, Some(why)))
    }

    fn pick(&mut self, n: u64) -> Option<u64> {
        let picked = if self.gives_values() {
            self.decide(n)?
        } else {
            self.shortcuts.inputs |= n > u64::from(u16::MAX);
            self.decide(n.min(u16::MAX.into()))?
        };
        Some(self.gives(picked, 64, None))
    }

    fn pick_weighted(&mut self, weights: &[f64]) -> Option<u64> {
        if self.gives_values() {
            let which = self.decide(weights.len() as u64)?;
            let fits = weights.get(which as usize).is_some_and(|weight| *weight > 0.0);
            return fits.then(|| self.gives(which, 64, None));
        }
        let ways: Vec<u64> =
            (0..).zip(weights).filter(|(_, weight)| **weight > 0.0).map(|(i, _)| i).collect();
        let which = *ways.get(self.decide(ways.len() as u64)? as usize)?;
        let total: f64 = weights.iter().filter(|weight| **weight > 0.0).sum();
        self.odds *= total / weights[which as usize] / ways.len() as f64;
        Some(self.gives(which, 64, None))
    }

    fn write(&mut self, _file: i32, _bytes: &[u8]) {}

    fn read(&mut self, _most: usize) -> Option<Vec<u8>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use program::primitive::Primitive;

    #[test]
    fn a_script_asks_where_it_ends() {
        let mut script = Script::new(Chances::default());
        script.restart(&[]);
        assert_eq!((script.pick(3), script.wanted()), (None, 3));
        script.restart(&[2]);
        assert_eq!((script.pick(3), script.wanted(), script.used()), (Some(2), 0, 1));
        assert_eq!((script.pick_weighted(&[0.0, 1.0, 3.0]), script.wanted()), (None, 2));
        script.restart(&[0]);
        assert_eq!(script.pick_weighted(&[0.0, 1.0, 3.0]), Some(1));
        assert_eq!(script.chance(), 0.25);
        script.restart(&[2, 1, 1]);
        assert_eq!(
            (script.pick(4), script.pick_weighted(&[0.0, 1.0, 3.0]), script.pick(2)),
            (Some(2), Some(2), Some(1))
        );
        assert!((script.chance() - 0.25 * 0.75 * 0.5).abs() < 1e-12);
    }

    #[test]
    fn inputs_of_many_values_are_tried_at_some() {
        let mut script = Script::new(Chances::default());
        let why = Why::Input(Primitive::AnyInt);
        script.restart(&[2]);
        assert_eq!(script.choose(32, why), Some(0xFFFF_FFFF));
        assert!(script.shortcuts.inputs);
        let mut script = Script::new(Chances::default());
        script.restart(&[200]);
        assert_eq!(script.choose(8, why), Some(200));
        assert!(!script.shortcuts.inputs);
        assert_eq!(script.choose(1, Why::AllocationFails), Some(0));
    }

    #[test]
    fn of_classes_one_value_each_is_tried() {
        let text = "declare i16 @heddle_any_short()
            define i16 @main() { %x = call i16 @heddle_any_short() %r = srem i16 %x, 3 ret i16 %r }";
        let module = reader::read("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = program::Program::new(module, &["main"]).expect("it has a layout");
        let residues = program::residues::Residues::new(&program, |_, _| false);
        let classes = residues.classes(0, 16, []).expect("only the rest matters");
        let why = Why::Input(Primitive::AnyShort);
        let mut script = Script::new(Chances::default());
        let mut chances = 0.0;
        for way in 0..5 {
            script.restart(&[way]);
            let value = script.choose_class(16, why, classes).map(|value| value as u16 as i16);
            assert_eq!(value, [0, 1, 2, -1, -2].get(way as usize).copied());
            chances += script.chance();
        }
        assert!((chances - 1.0).abs() < 1e-12 && !script.shortcuts.inputs);
        assert_eq!((script.choose_class(16, why, classes), script.wanted()), (None, 5));
        assert_eq!(script.value_of(3), Some(0xFFFF));
        // What has few values is asked value by value.
        assert_eq!((script.choose_class(3, why, classes), script.wanted()), (None, 8));
    }

    #[test]
    fn what_is_not_left_to_chance_does_not_happen() {
        let mut script = Script::new(Chances { spurious_wakeups: true, ..Chances::default() });
        script.restart(&[1]);
        assert_eq!(script.choose(1, Why::AllocationFails), Some(0));
        assert_eq!(script.choose(1, Why::SpuriousWakeup), Some(1));
        assert_eq!((script.choose(1, Why::SpuriousWakeup), script.wanted()), (None, 2));
    }
}
