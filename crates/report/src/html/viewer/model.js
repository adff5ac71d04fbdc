// A trace as rows: of lines of the source, of instructions of the user's, or of all instructions. See data.rs for what is in it.

class Model {
  constructor(data) {
    this.data = data;
    this.stores = [];
    this.ends = [];
    data.steps.forEach((step, place) => {
      for (const [number, name, value, local] of step.s ?? []) {
        const group = local ? `${local[0]}:${local[1]}` : "";
        this.stores.push({ number, name, value, local, group, key: `${group} ${name}`, step: place });
      }
      this.ends.push(this.stores.length);
    });
    this.known = new Map();
    this.sources = data.files.map((file) => {
      const lines = new Map();
      for (const [first, texts] of file.parts) texts.forEach((text, at) => lines.set(first + at, text));
      return lines;
    });
  }

  threadName(thread) {
    const name = this.data.threads[thread];
    return name ? `${thread} ${name}` : `${thread}`;
  }

  /// The rows of a view, and the arrows between them.
  view(grain) {
    if (!this.known.has(grain)) {
      const rows = this.rows(grain);
      this.known.set(grain, { rows, flows: this.flows(rows) });
    }
    return this.known.get(grain);
  }

  rows(grain) {
    const rows = [];
    let stored = 0;
    const add = (step, place, number, code) => {
      const before = rows[rows.length - 1];
      const change = !before || before.thread !== step.t;
      rows.push({ step: place, number, code, thread: step.t, change, stored: 0, last: false });
    };
    this.data.steps.forEach((step, place) => {
      const first = rows.length;
      if (step.x) {
        add(step, place, step.n, -1);
      } else if (grain === "source") {
        if (step.l || step.s || step.o) add(step, place, step.n, -1);
      } else {
        const [number, codes] = step.i ?? [step.n, []];
        codes.forEach((code, at) => {
          if (grain === "all" || this.data.code[code][2]) add(step, place, number + at, code);
        });
        if (rows.length === first && (step.o || (step.m && step.l))) add(step, place, step.n, -1);
      }
      for (let at = first; at < rows.length; at++) {
        const row = rows[at];
        row.last = at === rows.length - 1;
        while (stored < this.ends[place] && (row.last || this.stores[stored].number <= row.number)) stored++;
        row.stored = stored;
      }
    });
    return rows;
  }

  /// Arrows from row to row: each thread's rows are searched for the instruction, or the last one before it that is shown. What is got after a switch that shows only
  /// later, as a lock is within the call that waits for it, is got there.
  flows(rows) {
    const own = this.data.threads.map(() => []);
    rows.forEach((row, at) => {
      if (!this.data.steps[row.step].x) own[row.thread]?.push(at);
    });
    const find = (thread, number, after = -1) => {
      const list = own[thread] ?? [];
      let [low, high] = [0, list.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (rows[list[middle]].number <= number) low = middle + 1;
        else high = middle;
      }
      const last = list[Math.max(low - 1, 0)];
      return last > after ? last : list[low];
    };
    const flows = [];
    for (const step of this.data.steps) {
      for (const [kind, what, thread, from, at] of step.g ?? []) {
        const start = find(thread, from);
        const end = find(step.t, at, start);
        if (start !== undefined && end !== undefined && start < end) {
          const same = flows[flows.length - 1];
          if (same && same.start === start && same.end === end && same.kind === kind) same.what += what ? `, ${what}` : "";
          else flows.push({ kind, what, thread, start, end });
        }
      }
    }
    return flows;
  }

  /// The row of a view that shows an instruction, or the last one before it.
  rowAt(rows, step, number) {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = rows[middle];
      if (row.step < step || (row.step === step && row.number <= number)) low = middle + 1;
      else high = middle;
    }
    return Math.max(low - 1, 0);
  }

  /// What is known after a row: groups of variables with their values, and what they were before it.
  values(rows, at) {
    const groups = new Map();
    const since = at > 0 ? rows[at - 1].stored : 0;
    const until = rows[at]?.stored ?? 0;
    for (let place = 0; place < until; place++) {
      const { group, local, name, value } = this.stores[place];
      if (!groups.has(group)) groups.set(group, { local, values: new Map() });
      const values = groups.get(group).values;
      const old = values.get(name);
      if (place < since) values.set(name, { value, changed: false });
      else values.set(name, { value, changed: true, before: old?.changed ? old.before : old?.value });
    }
    return groups;
  }

  /// What a row stores, in words.
  changes(rows, at) {
    const since = at > 0 ? rows[at - 1].stored : 0;
    const last = new Map();
    for (const { name, value } of this.stores.slice(since, rows[at].stored)) last.set(name, value);
    return [...last].map(([name, value]) => `${name} = ${value}`).join(", ");
  }

  line(file, line) {
    return this.sources[file]?.get(line);
  }

  /// What a row does, and where.
  text(row) {
    const step = this.data.steps[row.step];
    if (step.x) return { place: "", what: `… ${step.x} lines are left out here`, code: false };
    if (row.code >= 0) {
      const [text, fn, own] = this.data.code[row.code];
      return { place: own ? `${step.l?.[1] ?? ""}` : `${this.data.functions[fn]}:`, what: text.trim(), code: true };
    }
    if (!step.l) return { place: "", what: (step.o ?? []).join("; ") || "code without a line", code: false };
    const [file, line, fn] = step.l;
    const text = this.line(file, line)?.trim();
    return { place: `${line}`, what: text || `${this.data.functions[fn]}, line ${line}`, code: Boolean(text) };
  }

  place(row) {
    const step = this.data.steps[row.step];
    if (!step.l) return "";
    const [file, line, fn] = step.l;
    return `${this.data.files[file].name}:${line} in ${this.data.functions[fn]}`;
  }
}
