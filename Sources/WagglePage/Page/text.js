// The text of a page: lines at the positions that the program measured, and the fonts that it announced.
"use strict";

// The number of visible characters: direction marks do not count.
const countLetters = (text) => [...text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")].length;

// Lines whose width has not been compared with the program's measurement.
const unmeasured = new Set();

const clusters = new Intl.Segmenter("en", { granularity: "grapheme" });
// The most characters in a subset of a face: as many as fit into a URL.
const subsetLimit = 256;
// Which letters are small capitals, by the bits of a run from 16 on.
const smallCaps = ["", "small-caps", "all-small-caps", "unicase"];

// The letters of the first part of a face, which is a third of its bytes; a text with any other letter is set in the whole face, so
// that its letters are as far apart as they were measured. The program has the same ranges.
const latin = /^[\t\n\u0020-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20cf\u2122\u2190-\u2199\u2212]*$/;

function inWholeFace(families) {
  const [first, ...rest] = families.split(", ");
  return [`"${first.replaceAll('"', "")} whole"`, first, ...rest].join(", ");
}

// The families that were loaded.
const loadedFamilies = new Set();

// A face that the program has announced. A small file is loaded when a text is set in it; of a large one (Chinese,
// Japanese, Korean, emoji) only the displayed characters are loaded, each once. The characters needed by one patch
// form one subset, with its own family name.
class Face {
  constructor(number, weight, italic, loadsSubsets) {
    this.name = `f${number}`;
    this.number = number;
    this.descriptors = { weight: String(weight), style: italic ? "italic" : "normal", display: "swap" };
    this.subsets = new Map();
    this.needed = [];
    this.count = 0;
    if (!loadsSubsets) this.load(this.name, "");
  }

  load(family, path) {
    loadedFamilies.add(family);
    document.fonts.add(new FontFace(family, `url("/face/${this.number}${path}?token=${token}&tab=${encodeURIComponent(tabName)}")`, this.descriptors));
  }

  // The family name of the subset with a character.
  family(character) {
    let family = this.subsets.get(character);
    if (family === undefined) {
      family = `${this.name}-${this.count}`;
      this.subsets.set(character, family);
      this.needed.push(character);
      if (this.needed.length >= subsetLimit) this.loadNeeded();
    }
    return family;
  }

  loadNeeded() {
    if (!this.needed.length) return;
    const codes = new Set(this.needed.flatMap((text) => [...text].map((letter) => letter.codePointAt(0))));
    const names = [...codes].sort((a, b) => a - b).map((code) => code.toString(16).toUpperCase());
    this.load(`${this.name}-${this.count}`, `/${names.join("-")}`);
    this.count += 1;
    this.needed = [];
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

// Faces by number. They are kept when all elements are removed, because the program's numbers stay the same.
const faces = new Map();

class TextLines {
  constructor() {
    this.box = document.createElement("div");
    this.box.className = "text";
    this.box.setAttribute("aria-hidden", true);
  }

  draw(p) {
    this.locate(p);
    // Where all letters have one colour the lines have none.
    this.box.style.color = p.c ?? "";
    if (p.l === this.lines && p.gr === this.gradient && p.gb === this.area) return;
    [this.lines, this.gradient, this.area] = [p.l, p.gr, p.gb];
    this.box.replaceChildren(...p.l.map((line) => this.line(line)));
    if (p.gr) this.fill(p.gr, p.gb);
  }

  locate(p) {
    const [dx, dy] = carry(this);
    this.box.style.left = px(dx + (p.x ?? 0));
    this.box.style.top = px(dy + (p.y ?? 0));
  }

  // Fills the text with a gradient across all lines; [w, h] is the size of the whole text. The gradient's image extends
  // beyond it by `h` on all sides, because glyphs may. Runs that have a colour belong to another element.
  fill(gradient, [w, h]) {
    const image = gradientImage(gradient, w, h, h);
    for (const { style, children } of this.box.children) {
      // A line is as wide as its glyphs' advances and ends at its baseline, so its background must extend further.
      const overhang = parseFloat(children[0].style.height) / 2;
      style.padding = `0 ${px(overhang)} ${px(overhang)}`;
      style.margin = `0 ${px(-overhang)}`;
      style.backgroundImage = image;
      style.backgroundSize = `${px(w + 2 * h)} ${px(3 * h)}`;
      style.backgroundPosition = `${px(overhang - h - parseFloat(style.left))} ${px(-h - parseFloat(style.top))}`;
      style.backgroundRepeat = "no-repeat";
      style.backgroundClip = style.webkitBackgroundClip = "text";
      for (const run of children) if (run.style.color !== "transparent") run.style.visibility = "hidden";
    }
  }

  // A strut that is taller than any glyph ends at the baseline, so that the baseline's position is known.
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
    line.measured = { x, width, count: runs.reduce((sum, run) => sum + countLetters(run[0]), 0) };
    unmeasured.add(line);
    return line;
  }

  run([text, font, color, bits, tracking, rise, face = -1, stretch = 100]) {
    const span = document.createElement("span");
    const style = span.style;
    if (face < 0) span.textContent = text;
    else span.append(...faces.get(face).spans(text));
    style.font = font;
    if (!latin.test(text)) style.fontFamily = inWholeFace(style.fontFamily);
    style.color = color;
    const lines = [bits & 1 ? "underline" : "", bits & 2 ? "line-through" : ""].join(" ").trim();
    if (lines) style.textDecoration = lines;
    style.fontVariantNumeric = bits & 4 ? "tabular-nums" : "";
    style.fontVariantLigatures = bits & 8 ? "no-contextual" : "";
    if (bits >> 4) {
      style.fontVariantCaps = smallCaps[bits >> 4];
      // A font without small capitals has smaller capitals.
      style.fontSynthesisSmallCaps = "auto";
    }
    span.tracking = tracking;
    span.stretch = stretch / 100;
    space(span, tracking);
    if (rise) style.top = px(-rise);
    if (stretch !== 100) {
      style.display = "inline-block";
      style.transform = `scaleX(${span.stretch})`;
      style.transformOrigin = "left";
    }
    return span;
  }
}

// Sets the letter spacing of a run, which is stretched with its letters.
function space(run, tracking) {
  run.style.letterSpacing = tracking ? px(tracking / run.stretch) : "";
}

// A run whose letters are stretched takes the width in which they are seen.
function takeStretchedWidth(line) {
  for (const run of line.children) {
    if (run.className === "strut" || run.stretch === 1) continue;
    run.style.marginRight = px((run.stretch - 1) * parseFloat(getComputedStyle(run).width));
  }
}

// Where the browser's font is not the measured one, letter spacing makes lines end where they were measured to.
// Joined letters get no spacing; a right-to-left line still begins at the measured position.
function fitLines() {
  const lines = [...unmeasured].filter((line) => line.isConnected);
  unmeasured.clear();
  lines.forEach(takeStretchedWidth);
  // The used width, with fractions, before any rotation or scale.
  const styles = lines.map((line) => getComputedStyle(line));
  const widths = styles.map((style) => parseFloat(style.width));
  const rightToLeft = [];
  lines.forEach((line, index) => {
    const { width, count } = line.measured;
    const extra = (width - widths[index]) / Math.max(count, 1);
    if (!(Math.abs(width - widths[index]) > 0.25)) return;
    for (const run of line.children) {
      if (run.className !== "strut") space(run, run.tracking + extra);
    }
    takeStretchedWidth(line);
    if (styles[index].direction === "rtl") rightToLeft.push(index);
  });
  const remainders = rightToLeft.map((index) => lines[index].measured.width - parseFloat(styles[index].width));
  rightToLeft.forEach((index, i) => { lines[index].style.left = px(lines[index].measured.x + remainders[i]); });
}

document.fonts.addEventListener("loadingdone", () => {
  for (const line of drawing.querySelectorAll(".line")) {
    for (const run of line.children) {
      if (run.className !== "strut") space(run, run.tracking);
    }
    line.style.left = px(line.measured.x);
    unmeasured.add(line);
  }
  fitLines();
});
