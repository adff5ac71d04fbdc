// Binds the parts of each trace of the page together: slider, keys, buttons, lanes, source and values.

class Viewer {
  constructor(root, number) {
    this.root = root;
    this.model = new Model(JSON.parse(root.querySelector("script").textContent));
    this.grain = "source";
    this.at = 0;
    this.timer = 0;
    const part = (name) => root.querySelector(name);
    this.slider = part("input[type=range]");
    this.count = part(".count");
    this.told = part(".told");
    this.play = part(".play");
    root.hidden = false;
    const select = (at) => this.select(at);
    this.lanes = new Lanes(part(".lanes"), this.model, `row${number}`, select);
    this.source = new SourcePane(part(".source"), this.model);
    this.values = new ValuesPane(part(".values .list"), this.model);
    this.slider.addEventListener("input", () => this.select(Number(this.slider.value)));
    for (const button of root.querySelectorAll("button[data-go]")) {
      button.addEventListener("click", () => this.go(button.dataset.go));
    }
    for (const choice of root.querySelectorAll("input[type=radio]")) {
      choice.addEventListener("change", () => this.show(choice.value));
    }
    this.play.addEventListener("click", () => this.toggle());
    root.addEventListener("keydown", (event) => this.key(event));
    this.show("source");
    this.select(this.view.rows.length - 1);
  }

  /// Another view: the same place in the trace is selected again.
  show(grain) {
    const row = this.view?.rows[this.at];
    this.grain = grain;
    this.view = this.model.view(grain);
    // The last row of a line stands for all of it.
    const number = row && (row.code < 0 ? Infinity : row.number);
    this.at = row ? this.model.rowAt(this.view.rows, row.step, number) : 0;
    this.slider.max = `${Math.max(this.view.rows.length - 1, 0)}`;
    this.lanes.show(this.view, this.at);
    this.update();
  }

  select(at) {
    this.at = Math.min(Math.max(at, 0), Math.max(this.view.rows.length - 1, 0));
    this.lanes.choose(this.at);
    this.update();
  }

  update() {
    const { rows } = this.view;
    this.slider.value = `${this.at}`;
    this.slider.setAttribute("aria-valuetext", rows[this.at] ? `${this.model.text(rows[this.at]).what}` : "nothing");
    this.count.textContent = rows.length ? `${this.at + 1} of ${rows.length}` : "no rows";
    this.source.show(rows, this.at);
    this.values.show(rows, this.at);
    describe(this.told, this.model, this.view, this.at, (at) => this.select(at));
  }

  /// The next row where another thread goes on, or the last one before.
  change(by) {
    const { rows } = this.view;
    let at = this.at + by;
    while (at > 0 && at < rows.length - 1 && !rows[at].change) at += by;
    return at;
  }

  go(where) {
    this.stop();
    const last = this.view.rows.length - 1;
    const places = { first: 0, last, back: this.at - 1, on: this.at + 1 };
    this.select(where in places ? places[where] : this.change(where === "switch" ? 1 : -1));
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("select, input[type=radio]")) return;
    const keys = {
      ArrowLeft: "back", ArrowRight: "on", ArrowUp: "before", ArrowDown: "switch",
      PageUp: "before", PageDown: "switch", Home: "first", End: "last",
    };
    if (!(event.key in keys) || event.defaultPrevented) return;
    event.preventDefault();
    this.go(keys[event.key]);
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.at === this.view.rows.length - 1) this.select(0);
    this.play.textContent = "❚❚";
    this.play.setAttribute("aria-label", "pause");
    this.timer = setInterval(() => {
      this.select(this.at + 1);
      if (this.at === this.view.rows.length - 1) this.stop();
    }, 700);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.play.textContent = "▶";
    this.play.setAttribute("aria-label", "play");
  }
}

const viewers = [...document.querySelectorAll(".viewer")].map((root, number) => new Viewer(root, number));
// Left and right go through the first trace wherever the reader is: they do nothing else on this page.
document.addEventListener("keydown", (event) => {
  const free = !event.target.closest("input, select, textarea, button, .chart, pre, summary");
  if (free && (event.key === "ArrowLeft" || event.key === "ArrowRight")) viewers[0]?.key(event);
});
// The text says the same: it is there for those who print, and for those without a script.
const texts = [...document.querySelectorAll("details.astext")];
for (const text of texts) text.open = false;
addEventListener("beforeprint", () => texts.forEach((text) => (text.open = true)));
