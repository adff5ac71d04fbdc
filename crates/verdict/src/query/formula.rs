//! Formulas and expressions of queries. A parenthesis may hold either, so both are read alike and told apart afterwards: a formula that stands where a number is
//! wanted is 1 or 0. Only what holds together by itself gets there, an atom or a parenthesis; so there is one way to read a text.

use super::ast::{
    Arithmetic, Atom, Compare, Expr, Formula, Index, Name, Over, Path, Process, Simple, Step, Type,
};
use super::lexer::{Kind, is_word};
use super::parser::{Error, MAX_NESTING, MAX_OPERATORS, Parser, integer};
use crate::suggest;
use source::Pos;

/// What was read: something true or false, or a number.
enum Node {
    Formula(Formula),
    Expr(Expr, Pos),
}

const COMPARISONS: [Compare; 6] = [
    Compare::LessEqual,
    Compare::GreaterEqual,
    Compare::Equal,
    Compare::NotEqual,
    Compare::Less,
    Compare::Greater,
];
const SUMS: &[Arithmetic] = &[Arithmetic::Add, Arithmetic::Sub];
const FACTORS: &[Arithmetic] = &[Arithmetic::Mul, Arithmetic::Div, Arithmetic::Rem];

/// A number; 1 or 0 for a formula that is an atom or stood in parentheses.
fn as_expr(node: Node) -> Expr {
    match node {
        Node::Expr(expr, _) => expr,
        Node::Formula(formula) => Expr::Truth(Box::new(formula)),
    }
}

/// Words that cannot be variables, unless they stand in quotes.
pub(super) const KEYWORDS: &[&str] =
    &["DataRace", "DivZero", "OverFlows", "Deadlock", "Exists", "Forall", "at"];

impl Parser<'_> {
    /// φ.
    pub(super) fn formula(&mut self) -> Result<Formula, Error> {
        let node = self.alternatives()?;
        self.as_formula(node)
    }

    /// e.
    pub(super) fn expression(&mut self) -> Result<Expr, Error> {
        let node = self.sum()?;
        let next = self.peek();
        let signs = COMPARISONS.iter().map(|op| op.sign()).chain(["&&", "||"]);
        if let Some(sign) = signs.into_iter().find(|sign| next.is(sign)) {
            let message =
                format!("`{sign}` makes this true or false; in parentheses it is the number 1 or 0");
            return self.fail(next.pos(), message);
        }
        Ok(as_expr(node))
    }

    fn as_formula(&self, node: Node) -> Result<Formula, Error> {
        match node {
            Node::Formula(formula) => Ok(formula),
            Node::Expr(Expr::Atom { what: Atom::Global(path), .. }, pos) => {
                let hint = suggest::ending(&path.root.text, KEYWORDS.iter().copied());
                let message = format!("`{}` is a number; compare it with something{hint}", path.root.text);
                self.fail(pos, message)
            }
            Node::Expr(_, pos) => self.fail(pos, "this is a number; compare it with something"),
        }
    }

    /// Goes one level deeper, if that is allowed.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Error>) -> Result<T, Error> {
        if self.nesting == MAX_NESTING {
            return self.fail(self.peek().pos(), format!("this is nested more than {MAX_NESTING} deep"));
        }
        self.nesting += 1;
        let read = read(self);
        self.nesting -= 1;
        read
    }

    pub(super) fn operator(&mut self, pos: Pos) -> Result<(), Error> {
        self.operators += 1;
        if self.operators > MAX_OPERATORS {
            return self.fail(pos, format!("a query may have at most {MAX_OPERATORS} operators"));
        }
        Ok(())
    }

    fn alternatives(&mut self) -> Result<Node, Error> {
        self.list("||", Self::conjunction, Formula::Or)
    }

    fn conjunction(&mut self) -> Result<Node, Error> {
        self.list("&&", Self::negation, Formula::And)
    }

    fn list(
        &mut self,
        sign: &str,
        part: fn(&mut Self) -> Result<Node, Error>,
        join: fn(Vec<Formula>) -> Formula,
    ) -> Result<Node, Error> {
        let start = self.peek().pos();
        let first = part(self)?;
        if !self.peek().is(sign) {
            return Ok(first);
        }
        let mut parts = vec![self.as_formula(first)?];
        while self.accept(sign) {
            self.operator(start)?;
            let next = part(self)?;
            parts.push(self.as_formula(next)?);
        }
        Ok(Node::Formula(join(parts)))
    }

    fn negation(&mut self) -> Result<Node, Error> {
        if !self.accept("!") {
            return self.comparison();
        }
        self.nested(|parser| {
            let node = parser.negation()?;
            let inner = parser.as_formula(node)?;
            Ok(Node::Formula(Formula::Not(Box::new(inner))))
        })
    }

    fn comparison(&mut self) -> Result<Node, Error> {
        let left = self.sum()?;
        let sign = self.peek();
        let Some(op) = COMPARISONS.into_iter().find(|op| sign.is(op.sign())) else {
            if sign.is("=") {
                return self.fail(sign.pos(), "`=` is not known here; did you mean `==`?");
            }
            return Ok(left);
        };
        self.at = sign.end;
        self.operator(sign.pos())?;
        let left = Box::new(as_expr(left));
        let right = Box::new(as_expr(self.sum()?));
        let next = self.peek();
        if COMPARISONS.iter().any(|op| next.is(op.sign())) {
            return self.fail(next.pos(), "comparisons do not chain; join them with `&&`");
        }
        let pos = sign.pos();
        Ok(Node::Formula(Formula::Compare { op, pos, left, right }))
    }

    fn sum(&mut self) -> Result<Node, Error> {
        self.chain(SUMS, Self::product)
    }

    fn product(&mut self) -> Result<Node, Error> {
        self.chain(FACTORS, Self::primary)
    }

    fn chain(
        &mut self,
        ops: &[Arithmetic],
        part: fn(&mut Self) -> Result<Node, Error>,
    ) -> Result<Node, Error> {
        let start = self.peek().pos();
        let mut node = part(self)?;
        loop {
            let sign = self.peek();
            let Some(&op) = ops.iter().find(|op| sign.is(op.sign())) else { return Ok(node) };
            self.at = sign.end;
            self.operator(sign.pos())?;
            let left = Box::new(as_expr(node));
            let right = Box::new(as_expr(part(self)?));
            node = Node::Expr(Expr::Binary { op, pos: sign.pos(), left, right }, start);
        }
    }

    fn primary(&mut self) -> Result<Node, Error> {
        let token = self.peek();
        let pos = token.pos();
        let text = self.text_of(&token);
        if let Some(simple) = Simple::ALL.into_iter().find(|simple| simple.name() == text) {
            self.at = token.end;
            return Ok(Node::Formula(Formula::Simple(simple)));
        }
        match (&token.kind, text) {
            (Kind::Sign("("), _) => {
                self.at = token.end;
                let inner = self.nested(Self::alternatives)?;
                self.expect(")", "")?;
                Ok(inner)
            }
            (Kind::Sign("["), _) => {
                self.at = token.end;
                let process = self.process()?;
                self.expect(".", " and a function, as in `[0.f]`")?;
                let function = self.name("the name of a function", |c| c != ']')?;
                self.expect("]", " after the function")?;
                Ok(Node::Formula(Formula::Calls(process, function)))
            }
            (Kind::Word, "at") => {
                self.at = token.end;
                Ok(Node::Formula(self.at_place()?))
            }
            (Kind::Word, "Exists" | "Forall") => {
                self.at = token.end;
                let over = if text == "Exists" { Over::Exists } else { Over::Forall };
                Ok(Node::Formula(self.quantified(over)?))
            }
            (Kind::Word, "true" | "false") => {
                self.fail(pos, format!("`{text}` is not known here; write `0 == 0` or `0 == 1`"))
            }
            _ => {
                let what = self.atom()?;
                let ty = self.type_suffix()?;
                Ok(Node::Expr(Expr::Atom { what, ty, pos }, pos))
            }
        }
    }

    /// `(p)(φ)`.
    fn quantified(&mut self, over: Over) -> Result<Formula, Error> {
        self.expect("(", " and a variable, as in `Exists(p)(φ)`")?;
        let token = self.take();
        let text = self.text_of(&token).to_string();
        if token.kind != Kind::Word || KEYWORDS.contains(&&*text) {
            return self.fail(token.pos(), "expected a variable for processes: a word");
        }
        let name = Name { text, pos: token.pos() };
        self.expect(")", " after the variable")?;
        self.expect("(", " and a formula, as in `Exists(p)(φ)`")?;
        let inner = self.nested(Self::formula)?;
        self.expect(")", "")?;
        Ok(Formula::Quantified(over, name, Box::new(inner)))
    }

    /// `(p, f:label)` or `(p, file:line)`.
    fn at_place(&mut self) -> Result<Formula, Error> {
        let form = ", as in `at(0, main:label)` or `at(0, file.c:7)`";
        self.expect("(", form)?;
        let process = self.process()?;
        self.expect(",", form)?;
        let what = self.name("a function or a file", |c| c != ':' && c != ')')?;
        self.expect(":", form)?;
        let place = self.name("a label or a line", |c| c != ')')?;
        self.expect(")", "")?;
        Ok(Formula::At(process, what, place))
    }

    fn process(&mut self) -> Result<Process, Error> {
        let token = self.peek();
        match token.kind {
            Kind::Integer | Kind::Real => {
                let number = self.digits("the number of a process")?;
                Ok(Process::Number(number))
            }
            Kind::Word => {
                self.at = token.end;
                let text = self.text_of(&token).to_string();
                Ok(Process::Variable(Name { text, pos: token.pos() }))
            }
            _ => self.expected("a process: its number, or the variable of a quantifier"),
        }
    }

    /// The digits of a number that a point may follow: `0.5` is process 0 and the function 5, not a fraction.
    fn digits(&mut self, what: &str) -> Result<u32, Error> {
        let token = self.peek();
        let text = self.text_of(&token);
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        if digits == 0 {
            return self.expected(what);
        }
        self.at = token.start + digits;
        match text.get(..digits).and_then(|digits| digits.parse().ok()) {
            Some(number) => Ok(number),
            None => self.fail(token.pos(), format!("this is too great for {what}")),
        }
    }

    /// A name in quotes, or everything up to a blank or something that `part` refuses.
    fn name(&mut self, what: &str, part: impl Fn(char) -> bool) -> Result<Name, Error> {
        let token = self.peek();
        let pos = token.pos();
        if token.kind == Kind::Quoted {
            self.at = token.end;
            let text = self.text_of(&token).trim_matches('"').to_string();
            return if text.is_empty() { self.fail(pos, "a name is empty") } else { Ok(Name { text, pos }) };
        }
        let rest = self.text.get(token.start..).unwrap_or("");
        let stop = |c: char| c.is_whitespace() || c == '"' || !part(c);
        let text = &rest[..rest.find(stop).unwrap_or(rest.len())];
        if text.is_empty() {
            return self.expected(what);
        }
        self.at = token.start + text.len();
        Ok(Name { text: text.to_string(), pos })
    }

    fn atom(&mut self) -> Result<Atom, Error> {
        let token = self.peek();
        match token.kind {
            Kind::Sign("-") => {
                self.at = token.end;
                let digits = self.peek();
                if digits.kind != Kind::Integer {
                    return self.expected("a number after `-`");
                }
                self.at = digits.end;
                match integer(self.text_of(&digits)).filter(|number| *number <= 1 << 63) {
                    Some(number) => Ok(Atom::Number(-number)),
                    None => self.fail(token.pos(), "this number has more than 64 bits"),
                }
            }
            Kind::Integer => {
                self.at = token.end;
                match integer(self.text_of(&token)) {
                    Some(number) => Ok(Atom::Number(number)),
                    None => self.fail(token.pos(), "this number has more than 64 bits"),
                }
            }
            Kind::Real => self.fail(token.pos(), "only whole numbers can be compared"),
            Kind::Sign("@") => {
                self.at = token.end;
                self.of_frame()
            }
            Kind::Sign("*") | Kind::Word | Kind::Quoted => Ok(Atom::Global(self.path()?)),
            _ => self.expected("a proposition or a number"),
        }
    }

    /// What follows `@`: `p.f.%reg` or `p.f.path`.
    fn of_frame(&mut self) -> Result<Atom, Error> {
        let form = ", as in `@0.main.%x` or `@0.main.count`";
        let process = self.process()?;
        self.expect(".", form)?;
        let start = self.peek();
        let mut function = self.name("the name of a function", |c| is_word(c) || c == '.')?;
        let quoted = start.kind == Kind::Quoted;
        if quoted {
            self.expect(".", form)?;
        }
        // Names of functions may have dots; the last one belongs to the register. Otherwise `%` is arithmetic.
        if self.peek().is("%") && (quoted || function.text.ends_with('.')) {
            if !quoted {
                function.text.pop();
            }
            self.accept("%");
            let register = self.name("the name of a register", |c| is_word(c) || c == '.')?;
            return Ok(Atom::Register(process, function, register));
        }
        if !quoted {
            let first = function.text.find('.').unwrap_or(function.text.len());
            self.at = start.start + first;
            function.text.truncate(first);
            self.expect(".", form)?;
        }
        Ok(Atom::Local(process, function, self.path()?))
    }

    fn path(&mut self) -> Result<Path, Error> {
        let mut stars = 0;
        while self.accept("*") {
            self.operator(self.peek().pos())?;
            stars += 1;
        }
        let root = self.name("a variable", is_word)?;
        let line = if self.accept(":") { Some(self.digits("the line of a variable")?) } else { None };
        let mut steps = Vec::new();
        loop {
            if self.accept(".") {
                steps.push(Step::Field(self.name("the name of a field", is_word)?));
            } else if self.accept("->") {
                steps.push(Step::Arrow(self.name("the name of a field", is_word)?));
            } else if self.accept("[") {
                let token = self.peek();
                steps.push(Step::Index(match token.kind {
                    Kind::Word => Index::Variable(self.name("an index", is_word)?),
                    _ => Index::Number(self.count("an index", 0)?, token.pos()),
                }));
                self.expect("]", " after the index")?;
            } else {
                return Ok(Path { stars, root, line, steps });
            }
        }
    }

    /// `;type`, if it is there.
    fn type_suffix(&mut self) -> Result<Option<Type>, Error> {
        if !self.accept(";") {
            return Ok(None);
        }
        let token = self.take();
        let text = self.text_of(&token);
        match Type::named(text) {
            Some(ty) => Ok(Some(ty)),
            None => {
                let names: Vec<String> = Type::all().map(|ty| ty.to_string()).collect();
                let hint = suggest::ending(text, names.iter().map(String::as_str));
                let message = format!("there is no type `{text}`{hint}");
                let known = format!("; types are {}", names.join(", "));
                self.fail(token.pos(), if hint.is_empty() { message + &known } else { message })
            }
        }
    }
}
