// What is known at the selected row: where every thread is in the source, what variables are, and what the row got from others.

const MOST_VALUES = 300;

class SourcePane {
  constructor(pane, model) {
    Object.assign(this, { pane, model, file: -1, lines: new Map() });
    this.names = pane.querySelector(".files");
    this.text = pane.querySelector(".text");
    model.data.files.forEach((file, place) => this.names.append(new Option(file.name, place)));
    this.names.hidden = model.data.files.length < 2;
    this.names.addEventListener("change", () => {
      this.open(Number(this.names.value));
      this.mark();
    });
  }

  open(file) {
    if (file === this.file) return;
    this.file = file;
    this.names.value = `${file}`;
    this.lines = new Map();
    const { name, parts } = this.model.data.files[file];
    this.text.replaceChildren();
    if (parts.length === 0) this.text.append(element("p", "faint", `${name} could not be read.`));
    parts.forEach(([first, texts], place) => {
      if (place > 0 || first > 1) this.text.append(element("div", "skipped", "⋯"));
      texts.forEach((text, at) => {
        const line = element("div", "line");
        line.append(element("span", "at", `${first + at}`), element("code", "", text), element("span", "who"));
        this.lines.set(first + at, line);
        this.text.append(line);
      });
    });
    for (const mark of this.model.data.marks.filter((one) => one.file === file)) {
      const line = this.lines.get(mark.line);
      line?.classList.add("wrong");
      if (line) line.title = mark.what;
    }
  }

  show(rows, at) {
    Object.assign(this, { rows, at });
    const step = this.model.data.steps[rows[at]?.step];
    if (step?.l) this.open(step.l[0]);
    else if (this.file < 0 && this.model.data.files.length > 0) this.open(0);
    this.mark();
    const current = step?.l && this.lines.get(step.l[1]);
    if (current) {
      // Only this pane scrolls, not the page.
      const [top, height] = [current.offsetTop, this.text.clientHeight];
      const [from, spare] = [this.text.scrollTop, height / 5];
      if (top < from + spare || top + current.offsetHeight > from + height - spare) this.text.scrollTop = top - height / 2;
    }
  }

  /// Marks the lines that were executed, and those where threads are.
  mark() {
    const done = new Set();
    const last = new Map();
    for (let at = 0; at <= this.at && at < this.rows.length; at++) {
      const { step, thread } = this.rows[at];
      const place = this.model.data.steps[step].l;
      if (!place) continue;
      last.set(thread, place);
      if (place[0] === this.file) done.add(place[1]);
    }
    const now = this.rows[this.at]?.thread;
    for (const [number, line] of this.lines) {
      line.classList.toggle("done", done.has(number));
      line.classList.remove("here", "now", ...Array.from({ length: 8 }, (_, thread) => `t${thread}`));
      line.removeAttribute("aria-current");
      line.lastChild.replaceChildren();
    }
    // The thread that moves is marked last: its colour counts.
    const all = [...last].sort(([one], [other]) => (one === now) - (other === now) || one - other);
    for (const [thread, [file, number]] of all) {
      const line = file === this.file && this.lines.get(number);
      if (!line) continue;
      line.classList.remove(...[...line.classList].filter((name) => /^t\d$/.test(name)));
      line.classList.add("here", `t${thread % 8}`);
      if (thread === now) {
        line.classList.add("now");
        line.setAttribute("aria-current", "step");
      }
      const badge = element("span", `badge t${thread % 8}`, `${thread}`);
      badge.title = `thread ${this.model.threadName(thread)} is here`;
      line.lastChild.append(badge);
    }
  }
}

class ValuesPane {
  constructor(pane, model) {
    Object.assign(this, { pane, model });
  }

  show(rows, at) {
    const now = rows[at]?.thread;
    const groups = [...this.model.values(rows, at)].sort(([, one], [, other]) => this.order(one, now) - this.order(other, now));
    this.pane.replaceChildren();
    if (groups.length === 0) this.pane.append(element("p", "faint", "Nothing that has a name was written yet."));
    for (const [, { local, values }] of groups) {
      const heading = element("h4", local ? `t${local[0] % 8}` : "");
      if (local) heading.append(element("span", "badge", `${local[0]}`), ` ${this.model.data.functions[local[1]]}`);
      else heading.append("shared");
      const table = element("table");
      // What has changed comes first where not all of it has room.
      let all = [...values].sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
      const more = all.length - MOST_VALUES;
      if (more > 0) all = [...all.filter(([, one]) => one.changed), ...all.filter(([, one]) => !one.changed)].slice(0, MOST_VALUES);
      for (const [name, { value, changed, before }] of all) {
        const row = element("tr", changed ? "changed" : "");
        const head = element("th", "", name);
        head.scope = "row";
        const cell = element("td");
        if (before !== undefined && before !== value) cell.append(element("del", "", before), " → ");
        cell.append(changed ? element("ins", "", value) : value);
        row.append(head, cell);
        table.append(row);
      }
      this.pane.append(heading, table);
      if (more > 0) this.pane.append(element("p", "faint", `… and ${more} more`));
    }
    // What has changed is to be seen.
    const changed = this.pane.querySelector(".changed");
    const [top, height] = [changed?.offsetTop ?? 0, this.pane.clientHeight];
    if (changed && (top < this.pane.scrollTop || top + changed.offsetHeight > this.pane.scrollTop + height)) {
      this.pane.scrollTop = top - height / 3;
    }
  }

  /// What is shared comes first, then the thread that moves, then the others.
  order({ local }, now) {
    return local ? (local[0] === now ? 1 : 2 + local[0]) * 1000 + local[1] : 0;
  }
}

/// The selected row in words, with the arrows that end or start there.
function describe(pane, model, { rows, flows }, at, select) {
  const row = rows[at];
  pane.replaceChildren();
  if (!row) return;
  const step = model.data.steps[row.step];
  const { what, code } = model.text(row);
  const line = element("p", `t${row.thread % 8}`);
  if (!step.x) line.append(element("span", "badge", `thread ${model.threadName(row.thread)}`), " ");
  line.append(element(code ? "code" : "span", "", what), " ", element("span", "faint", model.place(row)));
  pane.append(line);
  for (const note of row.last ? step.o ?? [] : []) pane.append(element("p", "note", note));
  const words = {
    value: (other, to) => (to ? `is read by thread ${other}` : `was written by thread ${other}`),
    lock: (other, to) => (to ? `is handed over to thread ${other}` : `is handed over by thread ${other}`),
    start: (other, to) => (to ? `starts thread ${other}` : `is started by thread ${other}`),
    end: (other, to) => (to ? `ends, which thread ${other} waits for` : `has waited for the end of thread ${other}`),
  };
  for (const flow of flows) {
    const to = flow.start === at;
    if (!to && flow.end !== at) continue;
    const other = to ? rows[flow.end] : rows[flow.start];
    const about = flow.what || { value: "a value", lock: "a lock", start: "this thread", end: "this thread" }[flow.kind];
    const text = `${about} ${words[flow.kind](model.threadName(other.thread), to)}`;
    const jump = element("button", `jump ${flow.kind}`, `${to ? "↓" : "↑"} ${text} (step ${other.number})`);
    jump.type = "button";
    jump.addEventListener("click", () => select(to ? flow.end : flow.start));
    pane.append(jump);
  }
}
