//! An expression of C as a term: names, members, constant indices, numbers, casts to integers, and all operators that change nothing.
//!
//! Not understood: calls, assignments, floating-point numbers, arithmetic on pointers, and what other tools add to C (`\old`, `\at`, ...). Each error says which
//! column it is about. Reading takes time linear in the text.

use std::fmt;

use term::{Sort, TermId, Terms};

use super::token::{Token, tokens};
use super::types::{DataModel, Type, type_name};
use super::value::{Operator, Typed, binary, choice, unary};
use super::{Names, Source};

/// Expressions that are nested deeper than this are refused.
const DEEPEST: u32 = 200;

/// Why an expression cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for ReadError {}

/// What was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Whether the expression is not zero.
    pub truth: TermId,
    /// Whether evaluating it is defined: nothing overflows, no division by zero, no shift by too much.
    pub defined: TermId,
}

/// Reads an expression. Its names are those of `names`.
pub fn read(
    terms: &mut Terms,
    names: &dyn Names,
    model: DataModel,
    text: &str,
) -> Result<Reading, ReadError> {
    let words = tokens(text, model)?;
    let mut reader = Reader { terms, names, model, words, at: 0, depth: 0 };
    let expression = reader.choice()?;
    if *reader.word() != Token::End {
        return reader.unexpected();
    }
    let value = reader.value(expression)?;
    Ok(Reading { truth: value.typed.truth(reader.terms), defined: value.defined })
}

struct Reader<'a> {
    terms: &'a mut Terms,
    names: &'a dyn Names,
    model: DataModel,
    words: Vec<(usize, Token)>,
    at: usize,
    depth: u32,
}

#[derive(Clone, Copy, Debug)]
struct Defined {
    typed: Typed,
    defined: TermId,
}

/// A part of an expression: a value, or something that may become the name of one.
#[derive(Clone, Debug)]
enum Part {
    Value(Defined),
    /// The canonical spelling, and where it starts.
    Name(String, usize),
}

type Read<T> = Result<T, ReadError>;

/// The operators of two operands, those that bind least first.
const LEVELS: [&[(&str, Operator)]; 8] = [
    &[("|", Operator::Or)],
    &[("^", Operator::Xor)],
    &[("&", Operator::And)],
    &[("==", Operator::Equal), ("!=", Operator::Unequal)],
    &[
        ("<", Operator::Less),
        ("<=", Operator::LessOrEqual),
        (">", Operator::Greater),
        (">=", Operator::GreaterOrEqual),
    ],
    &[("<<", Operator::Shl), (">>", Operator::Shr)],
    &[("+", Operator::Add), ("-", Operator::Sub)],
    &[("*", Operator::Mul), ("/", Operator::Div), ("%", Operator::Rem)],
];

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> &Token {
        self.words.get(self.at + ahead).map_or(&Token::End, |(_, word)| word)
    }

    fn word(&self) -> &Token {
        self.peek(0)
    }

    fn column(&self) -> usize {
        self.words.get(self.at).or(self.words.last()).map_or(1, |(column, _)| *column)
    }

    fn error<T>(&self, message: impl Into<String>) -> Read<T> {
        Err(ReadError { column: self.column(), message: message.into() })
    }

    fn unexpected<T>(&self) -> Read<T> {
        match self.word() {
            Token::End => self.error("the expression ends here, but something has to follow"),
            Token::Word(word) => self.error(format!("`{word}` is not expected here")),
            Token::Number(value, _) => self.error(format!("`{value}` is not expected here")),
            Token::Sign(
                sign @ ("=" | "++" | "--" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<="
                | ">>="),
            ) => self.error(format!(
                "`{sign}` changes something; only expressions without effects are understood"
            )),
            Token::Sign(sign) => self.error(format!("`{sign}` is not expected here")),
        }
    }

    fn takes(&mut self, sign: &str) -> bool {
        let found = matches!(self.word(), Token::Sign(found) if *found == sign);
        self.at += usize::from(found);
        found
    }

    fn needs(&mut self, sign: &str) -> Read<()> {
        if self.takes(sign) {
            return Ok(());
        }
        match self.word() {
            Token::End => self.error(format!("the expression ends here, but `{sign}` has to follow")),
            _ => self.unexpected(),
        }
    }

    fn deeper<T>(&mut self, inside: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth >= DEEPEST {
            return self.error("the expression is nested too deeply");
        }
        self.depth += 1;
        let result = inside(self);
        self.depth -= 1;
        result
    }

    fn defined(&mut self, typed: Typed) -> Defined {
        Defined { typed, defined: self.terms.bool(true) }
    }

    /// The value of a part; what is a name has to be known.
    fn value(&mut self, part: Part) -> Read<Defined> {
        let (spelling, column) = match part {
            Part::Value(value) => return Ok(value),
            Part::Name(spelling, column) => (spelling, column),
        };
        // `*p` and `p[0]` are the same.
        let other = match (spelling.strip_prefix('*'), spelling.strip_suffix("[0]")) {
            (Some(of), _) if !of.starts_with('*') => Some(format!("{of}[0]")),
            (_, Some(of)) if !of.starts_with('*') => Some(format!("*{of}")),
            _ => None,
        };
        let found = self.names.lookup(&spelling).or_else(|| self.names.lookup(&other?));
        if let Some((term, source)) = found {
            let Some(typed) = self.named(term, &source) else {
                let message = format!("`{spelling}` is no integer");
                return Err(ReadError { column, message });
            };
            return Ok(self.defined(typed));
        }
        let known = match &*spelling {
            "true" => Some(1),
            "false" | "NULL" => Some(0),
            _ => None,
        };
        if let Some(value) = known {
            let typed = Typed::number(self.terms, value, Type::INT);
            return Ok(self.defined(typed));
        }
        let all = self.names.spellings();
        let ending = verdict::suggest::ending(&spelling, all.iter().map(String::as_str));
        Err(ReadError { column, message: format!("nothing here is called `{spelling}`{ending}") })
    }

    /// The value of a variable.
    fn named(&mut self, term: TermId, source: &Source) -> Option<Typed> {
        let ty = match source.pointer {
            true => Type::new(self.model.long(), false),
            false => Type::new(source.width, source.signed),
        };
        let term = match self.terms.sort(term) {
            Sort::Bool => {
                let (one, zero) = (self.terms.number(ty.width, 1), self.terms.number(ty.width, 0));
                self.terms.ite(term, one, zero)
            }
            Sort::Bits(width) if width == ty.width => term,
            Sort::Bits(width) if width < ty.width && ty.signed => self.terms.sign_extend(term, ty.width),
            Sort::Bits(width) if width < ty.width => self.terms.zero_extend(term, ty.width),
            Sort::Bits(_) | Sort::Array { .. } => return None,
        };
        Some(Typed { term, ty, pointer: source.pointer, truth: None })
    }

    fn choice(&mut self) -> Read<Part> {
        self.deeper(|reader| {
            let condition = reader.either()?;
            if !reader.takes("?") {
                return Ok(condition);
            }
            let condition = reader.value(condition)?;
            let yes = reader.choice()?;
            let yes = reader.value(yes)?;
            reader.needs(":")?;
            let no = reader.choice()?;
            let no = reader.value(no)?;
            let truth = condition.typed.truth(reader.terms);
            let typed = choice(reader.terms, truth, yes.typed, no.typed);
            let arm = reader.terms.ite(truth, yes.defined, no.defined);
            let defined = reader.terms.and(condition.defined, arm);
            Ok(Part::Value(Defined { typed, defined }))
        })
    }

    /// `a || b`: what is on the right is evaluated if the left is zero.
    fn either(&mut self) -> Read<Part> {
        let mut part = self.both()?;
        while self.takes("||") {
            let right = self.both()?;
            let (left, right) = (self.value(part)?, self.value(right)?);
            let (first, second) = (left.typed.truth(self.terms), right.typed.truth(self.terms));
            let passed = self.terms.or(first, right.defined);
            let either = self.terms.or(first, second);
            let typed = Typed::flag(self.terms, either);
            part = Part::Value(Defined { typed, defined: self.terms.and(left.defined, passed) });
        }
        Ok(part)
    }

    /// `a && b`: what is on the right is evaluated if the left is not zero.
    fn both(&mut self) -> Read<Part> {
        let mut part = self.operation(0)?;
        while self.takes("&&") {
            let right = self.operation(0)?;
            let (left, right) = (self.value(part)?, self.value(right)?);
            let (first, second) = (left.typed.truth(self.terms), right.typed.truth(self.terms));
            let passed = self.terms.implies(first, right.defined);
            let both = self.terms.and(first, second);
            let typed = Typed::flag(self.terms, both);
            part = Part::Value(Defined { typed, defined: self.terms.and(left.defined, passed) });
        }
        Ok(part)
    }

    fn operation(&mut self, level: usize) -> Read<Part> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut part = self.operation(level + 1)?;
        loop {
            let column = self.column();
            let Token::Sign(sign) = *self.word() else { return Ok(part) };
            let Some((_, operator)) = operators.iter().find(|(known, _)| *known == sign) else {
                return Ok(part);
            };
            self.at += 1;
            let right = self.operation(level + 1)?;
            let (left, right) = (self.value(part)?, self.value(right)?);
            let pointers = left.typed.pointer || right.typed.pointer;
            if pointers && !LEVELS[3].iter().chain(LEVELS[4]).any(|(known, _)| *known == sign) {
                let message = format!("`{sign}` of a pointer is not understood; cast it to an integer");
                return Err(ReadError { column, message });
            }
            let (typed, defined) = binary(self.terms, *operator, left.typed, right.typed);
            let defined = self.terms.and_all([left.defined, right.defined, defined]);
            part = Part::Value(Defined { typed, defined });
        }
    }

    fn unary(&mut self) -> Read<Part> {
        self.deeper(Self::unary_inside)
    }

    fn unary_inside(&mut self) -> Read<Part> {
        let column = self.column();
        let Token::Sign(sign) = *self.word() else { return self.postfix() };
        match sign {
            "-" | "~" | "+" | "!" => {
                self.at += 1;
                let of = self.unary()?;
                let of = self.value(of)?;
                if of.typed.pointer && sign != "!" {
                    return Err(ReadError {
                        column,
                        message: format!("`{sign}` of a pointer is not understood"),
                    });
                }
                let (typed, defined) = match sign {
                    "!" => {
                        let truth = of.typed.truth(self.terms);
                        let not = self.terms.not(truth);
                        (Typed::flag(self.terms, not), self.terms.bool(true))
                    }
                    "+" => (of.typed.converted(self.terms, of.typed.ty.promoted()), self.terms.bool(true)),
                    _ => unary(self.terms, of.typed, sign == "-"),
                };
                let defined = self.terms.and(of.defined, defined);
                Ok(Part::Value(Defined { typed, defined }))
            }
            "*" => {
                self.at += 1;
                match self.unary()? {
                    Part::Name(name, _) => Ok(Part::Name(format!("*{name}"), column)),
                    Part::Value(_) => {
                        let message = "`*` of anything but a name is not understood".to_string();
                        Err(ReadError { column, message })
                    }
                }
            }
            "&" => self.error("addresses of variables are not understood"),
            "(" => match self.cast()? {
                Some(part) => Ok(part),
                None => self.postfix(),
            },
            _ => self.postfix(),
        }
    }

    /// A cast, if a type follows in parentheses.
    fn cast(&mut self) -> Read<Option<Part>> {
        let before = self.at;
        self.at += 1;
        let column = self.column();
        let model = self.model;
        let Some(name) = type_name(&mut || self.next_word(), model) else {
            self.at = before + 1;
            // `(T)x` with a T that nobody knows is no expression otherwise.
            if let (Token::Word(word), Token::Sign(")"), Token::Word(_) | Token::Number(..)) =
                (self.peek(0), self.peek(1), self.peek(2))
            {
                let message = format!("the type `{word}` is not known");
                return Err(ReadError { column, message });
            }
            self.at = before;
            return Ok(None);
        };
        let name = name.map_err(|message| ReadError { column, message })?;
        let mut pointer = false;
        while self.takes("*") {
            pointer = true;
            while matches!(self.word(), Token::Word(word) if matches!(&**word, "const" | "volatile" | "restrict"))
            {
                self.at += 1;
            }
        }
        self.needs(")")?;
        let of = self.unary()?;
        let of = self.value(of)?;
        let typed = match (name, pointer) {
            (_, true) => {
                let ty = Type::new(self.model.long(), false);
                Typed { pointer: true, ..of.typed.converted(self.terms, ty) }
            }
            (Some(Type { width: 1, .. }), _) => {
                let truth = of.typed.truth(self.terms);
                let flag = Typed::flag(self.terms, truth);
                Typed { truth: Some(truth), ..flag.converted(self.terms, Type::new(8, false)) }
            }
            (Some(ty), _) => of.typed.converted(self.terms, ty),
            (None, false) => {
                return Err(ReadError {
                    column,
                    message: "only casts to integers are understood".to_string(),
                });
            }
        };
        Ok(Some(Part::Value(Defined { typed, defined: of.defined })))
    }

    /// The next word, if it is a name; it is passed then.
    fn next_word(&mut self) -> Option<String> {
        match self.word() {
            Token::Word(word) => {
                let word = word.clone();
                self.at += 1;
                Some(word)
            }
            _ => None,
        }
    }

    fn postfix(&mut self) -> Read<Part> {
        let mut part = self.primary()?;
        loop {
            let column = self.column();
            let Token::Sign(sign) = *self.word() else { return Ok(part) };
            part = match (sign, part) {
                ("." | "->", Part::Name(name, start)) => {
                    self.at += 1;
                    let Some(member) = self.next_word() else { return self.unexpected() };
                    // `(*p).f` is `p->f`, and `(&s)->f` has no name here.
                    match (sign, name.strip_prefix('*')) {
                        (".", Some(of)) => Part::Name(format!("{of}->{member}"), start),
                        ("->", Some(_)) => Part::Name(format!("({name})->{member}"), start),
                        _ => Part::Name(format!("{name}{sign}{member}"), start),
                    }
                }
                ("[", Part::Name(name, start)) => {
                    self.at += 1;
                    let column = self.column();
                    let index = self.choice()?;
                    let index = self.value(index)?.typed;
                    let wide = index.converted(self.terms, Type::new(64, true)).term;
                    let Some(index) = self.terms.as_bits(wide).and_then(|bits| bits.to_u64()) else {
                        let message = "only constant indices are understood".to_string();
                        return Err(ReadError { column, message });
                    };
                    self.needs("]")?;
                    let name = if name.starts_with('*') { format!("({name})") } else { name };
                    Part::Name(format!("{name}[{}]", index as i64), start)
                }
                ("(", Part::Name(name, _)) => {
                    return Err(ReadError {
                        column,
                        message: format!("calls are not understood, as that of `{name}`"),
                    });
                }
                ("." | "->" | "[" | "(", Part::Value(_)) => return self.unexpected(),
                ("++" | "--", _) => return self.unexpected(),
                (_, part) => return Ok(part),
            };
        }
    }

    fn primary(&mut self) -> Read<Part> {
        let column = self.column();
        match self.word().clone() {
            Token::Number(value, ty) => {
                self.at += 1;
                let typed = Typed::number(self.terms, value, ty);
                Ok(Part::Value(self.defined(typed)))
            }
            Token::Word(word) if word == "sizeof" || word == "_Alignof" => {
                self.error(format!("`{word}` is not understood"))
            }
            Token::Word(word) => {
                self.at += 1;
                Ok(Part::Name(word, column))
            }
            Token::Sign("(") => {
                self.at += 1;
                let part = self.choice()?;
                self.needs(")")?;
                Ok(part)
            }
            Token::Sign(_) | Token::End => self.unexpected(),
        }
    }
}
