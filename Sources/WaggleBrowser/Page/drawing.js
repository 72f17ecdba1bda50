// The elements of a page: one class for each kind, each with the properties that patches set. An element consists of
// a box (held by its parent) and an inside (which holds its children).
"use strict";

const svgNamespace = "http://www.w3.org/2000/svg";
const spoken = document.getElementById("spoken");

// The drawing is an image. In a closed shadow root it is hidden from searches in the page, which find the
// accessibility elements.
const drawing = document.getElementById("drawing").attachShadow({ mode: "closed" });
const drawingStyle = new CSSStyleSheet();
drawingStyle.replaceSync(`
  div, svg { position: absolute; left: 0; top: 0; }
  svg { overflow: visible; display: block; }
  /* Scaled content begins on a whole pixel, as in the program's own images of text. */
  .text { transform: scale(1.00001); transform-origin: 0 0; }
  .line { white-space: pre; line-height: 0; width: max-content; text-rendering: geometricPrecision; font-kerning: normal; font-synthesis: none; }
  .strut { display: inline-block; width: 0; }
  span { position: relative; }
`);
drawing.adoptedStyleSheets = [drawingStyle];

const px = (length) => length + "px";
const svg = (name) => document.createElementNS(svgNamespace, name);

// The rows of a 2D transform, as a 3D matrix.
const inSpace = (m) => `matrix3d(${[
  m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8],
].join(",")})`;

let filters = 0;

// An element of an SVG filter, with its attributes.
function step(name, attributes) {
  const element = svg(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

class Group {
  constructor() {
    this.box = this.inside = document.createElement("div");
  }

  draw(p) {
    const style = this.box.style;
    style.left = px(p.x ?? 0);
    style.top = px(p.y ?? 0);
    style.opacity = p.o ?? "";
    style.transform = p.m ? `matrix(${p.m.join(",")})` : p.m3 ? inSpace(p.m3) : "";
    style.transformOrigin = p.m || p.m3 ? "0 0" : "";
    style.filter = p.sh ? `url(#${this.shadows(p.sh, p.sb)})` : p.bl ? `blur(${px(p.bl)})` : "";
    if (!p.sh) this.filter?.remove();
    style.clipPath = p.cp !== undefined ? `path(${p.eo ? "evenodd, " : ""}"${p.cp}")` : "";
    this.clip(p, p.cb);
    if (p.sh) this.box.prepend(this.filter);
  }

  // The filter for drop shadows and inner shadows. Its region ends where the program's shadows do.
  shadows(list, [x, y, width, height]) {
    this.filter ??= svg("svg");
    this.filter.setAttribute("width", 0);
    this.filter.setAttribute("height", 0);
    const filter = step("filter", {
      id: this.filter.firstChild?.id ?? `s${++filters}`, filterUnits: "userSpaceOnUse", x, y, width, height,
      "color-interpolation-filters": "sRGB",
    });
    const layers = list.map((shadow, index) => {
      const [dx, dy, deviation, color, inner] = shadow;
      const [blurred, cast] = [`b${index}`, `c${index}`];
      filter.append(
        step("feGaussianBlur", { in: "SourceAlpha", stdDeviation: deviation }),
        step("feOffset", { dx, dy, result: blurred }),
        step("feFlood", { "flood-color": color }),
        step("feComposite", { operator: inner ? "out" : "in", in2: blurred, result: cast }),
      );
      if (inner) filter.append(step("feComposite", { operator: "in", in: cast, in2: "SourceAlpha", result: cast }));
      return { cast, inner };
    });
    const merge = step("feMerge", {});
    const below = layers.filter((layer) => !layer.inner).reverse();
    const above = layers.filter((layer) => layer.inner);
    for (const { cast } of [...below, { cast: "SourceGraphic" }, ...above]) merge.append(step("feMergeNode", { in: cast }));
    filter.append(merge);
    this.filter.replaceChildren(filter);
    return filter.id;
  }

  // A box that clips has a separate inside, whose origin is the group's.
  clip(p, box) {
    const style = this.box.style;
    if (!box) {
      if (this.inside !== this.box) {
        this.box.replaceChildren(...this.inside.childNodes);
        this.inside = this.box;
        style.width = style.height = style.overflow = style.borderRadius = "";
      }
      return;
    }
    const [x, y, w, h, cw, ch] = box;
    if (this.inside === this.box) {
      this.inside = document.createElement("div");
      this.inside.replaceChildren(...this.box.childNodes);
      this.box.append(this.inside);
    }
    style.left = px((p.x ?? 0) + x);
    style.top = px((p.y ?? 0) + y);
    style.width = px(w);
    style.height = px(h);
    style.overflow = "clip";
    style.borderRadius = cw || ch ? `${px(cw)} / ${px(ch)}` : "";
    this.inside.style.left = px(-x);
    this.inside.style.top = px(-y);
  }
}

class Rectangle {
  constructor() {
    this.box = document.createElement("div");
  }

  draw(p) {
    const style = this.box.style;
    style.left = px(p.x ?? 0);
    style.top = px(p.y ?? 0);
    style.width = px(p.w ?? 0);
    style.height = px(p.h ?? 0);
    style.background = p.c;
  }
}

// The offset of a group's content from the page's corner; undefined if it is rotated or scaled.
function originIn(group) {
  let [x, y] = [0, 0];
  for (let ancestor = group; ancestor.properties; ancestor = ancestor.parent) {
    if (ancestor.properties.m) return undefined;
    x += ancestor.properties.x ?? 0;
    y += ancestor.properties.y ?? 0;
  }
  return [x, y];
}

// The nearest pixel edge; of two, the greater.
const nearest = (length) => Math.round(length * devicePixelRatio + 1e-4) / devicePixelRatio;

// Aligns the edges of shapes with pixels, wherever the shapes were moved.
function fitShapes(group) {
  for (const id of group.children) {
    const element = elements.get(id);
    element.fit?.();
    fitShapes(element);
  }
}

let gradients = 0;

class Shape {
  constructor() {
    this.box = svg("svg");
    this.path = svg("path");
    this.box.append(this.path);
  }

  draw(p) {
    const { box, path } = this;
    // An SVG without width or height is not drawn at all, but lines in it may be visible.
    const [w, h] = [p.w || 1, p.h || 1];
    box.style.left = px(p.x ?? 0);
    box.style.top = px(p.y ?? 0);
    this.fit();
    box.setAttribute("viewBox", (p.vb ?? [0, 0, w, h]).join(" "));
    box.setAttribute("preserveAspectRatio", "none");
    path.setAttribute("d", p.d);
    path.setAttribute("shape-rendering", p.ce ? "crispEdges" : "auto");
    const paint = p.gr ? this.gradient(p.gr, w, h) : p.c;
    path.setAttribute("fill", p.k ? "none" : paint);
    path.setAttribute("fill-rule", p.eo ? "evenodd" : "nonzero");
    if (p.k) this.stroke(p.k, paint);
  }

  // A browser aligns an SVG's origin with a pixel, but not its far edges.
  fit() {
    const { x = 0, y = 0, w, h } = this.properties;
    const origin = originIn(this.parent);
    const side = (from, length) => nearest(from + length) - nearest(from) || length || 1;
    this.box.style.width = px(origin ? side(origin[0] + x, w) : w || 1);
    this.box.style.height = px(origin ? side(origin[1] + y, h) : h || 1);
  }

  stroke([width, cap, join, miter, dashes, phase], paint) {
    const attributes = {
      "stroke": paint, "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": join,
      "stroke-miterlimit": miter, "stroke-dasharray": dashes.join(" ") || "none", "stroke-dashoffset": phase,
    };
    for (const [name, value] of Object.entries(attributes)) this.path.setAttribute(name, value);
  }

  // Unit points refer to the frame.
  gradient([[x1, y1, x2, y2], stops], w, h) {
    this.definition ??= svg("linearGradient");
    const definition = this.definition;
    definition.id ||= `g${++gradients}`;
    definition.setAttribute("gradientUnits", "userSpaceOnUse");
    const ends = { x1: x1 * w, y1: y1 * h, x2: x2 * w, y2: y2 * h };
    for (const [name, value] of Object.entries(ends)) definition.setAttribute(name, value);
    definition.replaceChildren(...stops.map(([offset, color]) => {
      const stop = svg("stop");
      stop.setAttribute("offset", offset);
      stop.setAttribute("stop-color", color);
      return stop;
    }));
    if (!definition.parentNode) this.box.prepend(definition);
    return `url(#${definition.id})`;
  }
}

// The number of visible characters: direction marks do not count.
const letters = (text) => [...text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")].length;

// Lines whose width has not been compared with the program's measurement.
const unmeasured = new Set();

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
// The most characters in a subset of a face: as many as fit into a URL.
const partLimit = 256;

// A face that the program has announced. A small file is loaded when a text is set in it; of a large one (Chinese,
// Japanese, Korean, emoji) only the displayed characters are loaded, each once. The characters needed by one patch
// form one subset, with its own family name.
class Face {
  constructor(number, weight, italic, isCut) {
    this.name = `f${number}`;
    this.number = number;
    this.look = { weight: String(weight), style: italic ? "italic" : "normal", display: "block" };
    this.parts = new Map();
    this.wanted = [];
    this.count = 0;
    if (!isCut) this.load(this.name, "");
  }

  load(family, part) {
    document.fonts.add(new FontFace(family, `url("/face/${this.number}${part}?token=${token}")`, this.look));
  }

  // The family name of the subset with a character.
  family(character) {
    let family = this.parts.get(character);
    if (family === undefined) {
      family = `${this.name}-${this.count}`;
      this.parts.set(character, family);
      this.wanted.push(character);
      if (this.wanted.length >= partLimit) this.loadWanted();
    }
    return family;
  }

  loadWanted() {
    if (!this.wanted.length) return;
    const codes = new Set(this.wanted.flatMap((text) => [...text].map((letter) => letter.codePointAt(0))));
    const names = [...codes].sort((a, b) => a - b).map((code) => code.toString(16).toUpperCase());
    this.load(`${this.name}-${this.count}`, `/${names.join("-")}`);
    this.count += 1;
    this.wanted = [];
  }

  // The text as spans, each in the family of its subset.
  spans(text) {
    const spans = [];
    for (const { segment } of clusters.segment(text)) {
      const family = this.family(segment);
      if (spans.at(-1)?.family !== family) {
        const span = document.createElement("span");
        span.family = family;
        span.style.fontFamily = `${family}, sans-serif`;
        spans.push(span);
      }
      spans.at(-1).textContent += segment;
    }
    return spans;
  }
}

// By number. Faces are kept when the page starts afresh, because the program's numbers stay the same.
const faces = new Map();

class TextLines {
  constructor() {
    this.box = document.createElement("div");
    this.box.className = "text";
  }

  draw(p) {
    this.box.style.left = px(p.x ?? 0);
    this.box.style.top = px(p.y ?? 0);
    this.box.replaceChildren(...p.l.map((line) => this.line(line)));
    if (p.gr) this.fill(p.gr, p.gb);
  }

  // The letters are a mask for the gradient, which goes across all lines: [w, h] is the whole text. What it covers is
  // larger by `h` on all sides, as letters may reach out of the text. Runs of their own colour are another element's.
  fill([[x1, y1, x2, y2], stops], [w, h]) {
    const [dx, dy] = [(x2 - x1) * w, (y2 - y1) * h];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    // CSS counts along a line through the middle, from where it is level with the farthest corner.
    const middle = (Math.abs(ux) * (w + 2 * h) + Math.abs(uy) * 3 * h) / 2;
    const before = middle + (x1 - 0.5) * w * ux + (y1 - 0.5) * h * uy;
    const colors = stops.map(([location, color]) => `${color} ${px(before + location * length)}`);
    const image = `linear-gradient(${Math.atan2(ux, -uy)}rad, ${colors.join(", ")})`;
    for (const { style, children } of this.box.children) {
      // A line is as wide as its letters' advances and ends at its baseline: its background has to reach further.
      const reach = parseFloat(children[0].style.height) / 2;
      style.padding = `0 ${px(reach)} ${px(reach)}`;
      style.margin = `0 ${px(-reach)}`;
      style.backgroundImage = image;
      style.backgroundSize = `${px(w + 2 * h)} ${px(3 * h)}`;
      style.backgroundPosition = `${px(reach - h - parseFloat(style.left))} ${px(-h - parseFloat(style.top))}`;
      style.backgroundRepeat = "no-repeat";
      style.backgroundClip = style.webkitBackgroundClip = "text";
      for (const run of children) if (run.style.color !== "transparent") run.style.visibility = "hidden";
    }
  }

  // A strut stands on the baseline and is taller than any glyph, so the baseline is where the strut ends.
  line([x, baseline, width, size, runs]) {
    const line = document.createElement("div");
    const strut = document.createElement("span");
    line.className = "line";
    line.dir = "auto";
    strut.className = "strut";
    strut.style.height = px(2 * size);
    line.style.left = px(x);
    line.style.top = px(baseline - 2 * size);
    line.append(strut, ...runs.map((run) => this.run(run)));
    line.measured = { x, width, count: runs.reduce((sum, run) => sum + letters(run[0]), 0) };
    unmeasured.add(line);
    return line;
  }

  run([text, font, color, bits, tracking, rise, face]) {
    const span = document.createElement("span");
    const style = span.style;
    if (face === undefined) span.textContent = text;
    else span.append(...faces.get(face).spans(text));
    style.font = font;
    style.color = color;
    const lines = [bits & 1 ? "underline" : "", bits & 2 ? "line-through" : ""].join(" ").trim();
    if (lines) style.textDecoration = lines;
    style.fontVariantNumeric = bits & 4 ? "tabular-nums" : "";
    style.fontVariantLigatures = bits & 8 ? "no-contextual" : "";
    if (tracking) style.letterSpacing = px(tracking);
    if (rise) style.top = px(-rise);
    span.tracking = tracking;
    return span;
  }
}

// Where the browser's font is not the measured one, letter spacing makes lines end where they were measured to.
// Joined letters get no spacing; a right-to-left line still begins at the measured position.
function fitLines() {
  const lines = [...unmeasured].filter((line) => line.isConnected);
  unmeasured.clear();
  // The used width, with fractions, before any rotation or scale.
  const styles = lines.map((line) => getComputedStyle(line));
  const widths = styles.map((style) => parseFloat(style.width));
  const rightToLeft = [];
  lines.forEach((line, index) => {
    const { width, count } = line.measured;
    const extra = (width - widths[index]) / Math.max(count, 1);
    if (!(Math.abs(width - widths[index]) > 0.25)) return;
    for (const run of line.children) {
      if (run.className !== "strut") run.style.letterSpacing = px(run.tracking + extra);
    }
    if (styles[index].direction === "rtl") rightToLeft.push(index);
  });
  const remainders = rightToLeft.map((index) => lines[index].measured.width - parseFloat(styles[index].width));
  rightToLeft.forEach((index, i) => { lines[index].style.left = px(lines[index].measured.x + remainders[i]); });
}

document.fonts.addEventListener("loadingdone", () => {
  for (const line of drawing.querySelectorAll(".line")) {
    for (const run of line.children) {
      if (run.className !== "strut") run.style.letterSpacing = run.tracking ? px(run.tracking) : "";
    }
    line.style.left = px(line.measured.x);
    unmeasured.add(line);
  }
  fitLines();
});

// The element of the view with the keyboard focus, set by the program. A screen reader may rest on elements that the
// program does not know as focusable.
let focusTarget = null;

function updateFocus() {
  const active = document.activeElement;
  if (focusTarget?.isConnected) {
    if (active !== focusTarget) focusTarget.focus({ preventScroll: true });
  } else if (active.waggle !== undefined && active.tabIndex >= 0) {
    active.blur();
  }
}

class Spoken {
  constructor(p, id) {
    this.box = this.inside = document.createElement(p.tag);
    if (p.tag === "button") this.box.type = "button";
    this.box.waggle = id;
  }

  draw(p) {
    const { box } = this;
    const style = box.style;
    style.left = px(p.x ?? 0);
    style.top = px(p.y ?? 0);
    style.width = px(p.w ?? 0);
    style.height = px(p.h ?? 0);
    const attributes = {
      "role": p.role, "aria-label": p.label, "aria-description": p.more, "data-testid": p.testid,
      "aria-checked": p.checked, "aria-pressed": p.pressed, "aria-level": p.level, "dir": p.rtl && "rtl",
      "aria-disabled": p.disabled, "aria-valuetext": p.value, "tabindex": p.tab ?? (p.tag === "button" || p.role === "slider" ? -1 : undefined),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) box.removeAttribute(name);
      else if (box.getAttribute(name) !== String(value)) box.setAttribute(name, value);
    }
    if (p.focus) focusTarget = box;
    else if (focusTarget === box) focusTarget = null;
    if ((p.text ?? "") !== this.text) {
      if (p.text !== undefined) box.textContent = p.text;
      else if (this.text) box.textContent = "";
      this.text = p.text ?? "";
    }
  }
}
