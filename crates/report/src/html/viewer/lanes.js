// The lanes: one for each thread, from top to bottom, with arrows between them. Only what can be seen is in the page.

const HEIGHT = 24;
const NUMBER = 62;
const ROOM = 300;
const BEYOND = 12;
const SVG = "http://www.w3.org/2000/svg";

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function drawn(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

class Lanes {
  constructor(pane, model, id, select) {
    Object.assign(this, { pane, model, id, selected: 0, rows: [], flows: [] });
    this.heads = pane.querySelector(".heads");
    this.field = pane.querySelector(".field");
    this.lines = element("div", "lines");
    this.under = drawn("svg", { class: "under", "aria-hidden": "true" });
    this.over = drawn("svg", { class: "over", "aria-hidden": "true" });
    this.list = element("div", "rows");
    this.field.append(this.lines, this.under, this.list, this.over);
    pane.addEventListener("scroll", () => this.draw());
    // Measuring may change the size again, so not at once.
    new ResizeObserver(() => requestAnimationFrame(() => this.measure())).observe(pane);
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row) select(Number(row.dataset.row));
    });
  }

  show({ rows, flows }, selected) {
    Object.assign(this, { rows, flows, selected });
    this.measure();
    this.reveal();
  }

  choose(selected) {
    this.selected = selected;
    this.reveal();
    this.draw();
  }

  /// Scrolls as little as is needed, with some rows to spare.
  reveal() {
    const [top, height] = [this.selected * HEIGHT, this.pane.clientHeight - this.heads.offsetHeight];
    const spare = Math.min(3 * HEIGHT, Math.max(height / 2 - HEIGHT, 0));
    if (top - spare < this.pane.scrollTop) this.pane.scrollTop = Math.max(top - spare, 0);
    else if (top + HEIGHT + spare > this.pane.scrollTop + height) this.pane.scrollTop = top + HEIGHT + spare - height;
  }

  measure() {
    const threads = this.model.data.threads.length;
    const width = this.pane.clientWidth;
    const free = (width - NUMBER - ROOM) / Math.max(threads - 1, 1);
    this.pitch = Math.round(Math.min(Math.max(free, 26), 150));
    this.width = Math.max(width, NUMBER + this.pitch * (threads - 1) + Math.min(ROOM, width - NUMBER));
    this.field.style.width = this.heads.style.width = `${this.width}px`;
    this.field.style.height = `${this.rows.length * HEIGHT}px`;
    this.heads.replaceChildren();
    this.lines.replaceChildren();
    for (let thread = 0; thread < threads; thread++) {
      const named = this.pitch > 70 || threads === 1 || thread === threads - 1;
      const head = element("span", `head t${thread % 8}`, named ? this.model.threadName(thread) : `${thread}`);
      head.title = `thread ${this.model.threadName(thread)}`;
      head.style.left = `${this.x(thread) - 6}px`;
      head.style.maxWidth = `${thread === threads - 1 ? this.width - this.x(thread) : this.pitch - 4}px`;
      this.heads.append(head);
      const line = element("span", `line t${thread % 8}`);
      line.style.left = `${this.x(thread)}px`;
      this.lines.append(line);
    }
    this.draw();
  }

  x(thread) {
    return NUMBER + 10 + thread * this.pitch;
  }

  draw() {
    const first = Math.max(Math.floor(this.pane.scrollTop / HEIGHT) - BEYOND, 0);
    const count = Math.ceil(this.pane.clientHeight / HEIGHT) + 2 * BEYOND;
    const end = Math.min(first + count, this.rows.length);
    this.list.replaceChildren();
    for (let at = first; at < end; at++) this.list.append(this.row(at));
    const chosen = this.rows.length > 0 ? `${this.id}-${this.selected}` : "";
    this.pane.setAttribute("aria-activedescendant", chosen);
    this.arrows(first, end);
  }

  row(at) {
    const row = this.rows[at];
    const { place, what, code } = this.model.text(row);
    const step = this.model.data.steps[row.step];
    const made = element("div", `row t${row.thread % 8}`);
    made.dataset.row = at;
    made.id = `${this.id}-${at}`;
    made.setAttribute("role", "option");
    made.setAttribute("aria-selected", at === this.selected);
    made.setAttribute("aria-setsize", this.rows.length);
    made.setAttribute("aria-posinset", at + 1);
    made.setAttribute("aria-label", `thread ${this.model.threadName(row.thread)}: ${what}`);
    made.style.top = `${at * HEIGHT}px`;
    if (row.change && at > 0) made.classList.add("switch");
    if (row.last && step.o) made.classList.add("noted");
    if (step.x) made.classList.add("gap");
    made.append(element("span", "number", step.x ? "" : `${row.number}`));
    const mark = element("span", "mark");
    mark.style.left = `${this.x(row.thread)}px`;
    const box = element("span", "box");
    box.style.left = `${this.x(row.thread) + 9}px`;
    const changes = this.model.changes(this.rows, at);
    if (place) box.append(element("span", "place", place));
    box.append(element("span", code ? "code" : "word", what));
    if (changes && !step.x) box.append(element("span", "change", changes));
    box.title = [this.model.place(row), what, changes, ...(row.last ? step.o ?? [] : [])].filter(Boolean).join("\n");
    made.append(mark, box);
    return made;
  }

  /// Arrows that touch the rows that are drawn; those of the selected row lie above the text.
  arrows(first, end) {
    const [top, height] = [first * HEIGHT, (end - first) * HEIGHT];
    for (const picture of [this.under, this.over]) {
      picture.replaceChildren();
      picture.style.top = `${top}px`;
      picture.setAttribute("width", this.width);
      picture.setAttribute("height", Math.max(height, 1));
    }
    const y = (at) => (at + 0.5) * HEIGHT - top;
    for (let at = Math.max(first, 1); at < end; at++) {
      const [before, row] = [this.rows[at - 1], this.rows[at]];
      if (!row.change) continue;
      const [from, to, middle] = [this.x(before.thread), this.x(row.thread), at * HEIGHT - top];
      const d = `M${from} ${y(at - 1)}V${middle}H${to}V${y(at)}`;
      this.under.append(drawn("path", { class: "turn", d }));
    }
    for (const flow of this.flows) {
      if (flow.end < first || flow.start >= end) continue;
      const chosen = flow.start === this.selected || flow.end === this.selected;
      const [x1, y1, x2, y2] = [this.x(flow.thread), y(flow.start), this.x(this.rows[flow.end].thread), y(flow.end)];
      const bend = Math.min((y2 - y1) / 2, 3 * HEIGHT);
      const side = x2 > x1 ? -7 : 7;
      const d = `M${x1} ${y1}C${x1} ${y1 + bend} ${x2 + 4 * side} ${y2 - bend / 2} ${x2 + side} ${y2}`;
      const head = `M${x2} ${y2}l${side * 1.3} -4.5v9Z`;
      const group = drawn("g", { class: `flow ${flow.kind}${chosen ? " chosen" : ""}` });
      group.append(drawn("path", { class: "way", d }), drawn("path", { class: "tip", d: head }));
      (chosen ? this.over : this.under).append(group);
    }
  }
}
