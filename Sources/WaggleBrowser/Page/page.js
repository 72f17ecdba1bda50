// The page of a program that runs elsewhere: it shows what it is told, and tells what somebody does.
//
// Every element of the program's has a number. A patch is a list of steps: ["c", number, parent, before, kind, properties]
// makes an element, "u" changes properties (null takes one away), "m" moves an element in its parent, "r" removes it.
"use strict";

const svgNamespace = "http://www.w3.org/2000/svg";
const elements = new Map();
const token = document.querySelector("meta[name=waggle-token]").content;
const notice = document.getElementById("notice");
const spoken = document.getElementById("spoken");

// The drawing is a picture. In a closed root it is nobody's business but ours: who searches the page finds what is spoken.
const drawing = document.getElementById("drawing").attachShadow({ mode: "closed" });
const drawingStyle = new CSSStyleSheet();
drawingStyle.replaceSync(`
  div, svg { position: absolute; left: 0; top: 0; }
  svg { overflow: visible; display: block; }
  /* What is scaled begins on a whole pixel, as the program's own pictures of text do. */
  .text { transform: scale(1.00001); transform-origin: 0 0; }
  .line { white-space: pre; line-height: 0; width: max-content; text-rendering: geometricPrecision; font-kerning: normal; }
  .strut { display: inline-block; width: 0; }
  span { position: relative; }
`);
drawing.adoptedStyleSheets = [drawingStyle];

const px = (length) => length + "px";
const svg = (name) => document.createElementNS(svgNamespace, name);

// MARK: kinds of elements. Each is made with a box (what its parent holds) and an inside (what its children are put into).

class Group {
  constructor() {
    this.box = this.inside = document.createElement("div");
  }

  draw(p) {
    const style = this.box.style;
    style.left = px(p.x ?? 0);
    style.top = px(p.y ?? 0);
    style.opacity = p.o ?? "";
    style.transform = p.m ? `matrix(${p.m.join(",")})` : "";
    style.transformOrigin = p.m ? "0 0" : "";
    // A drop shadow's length is a deviation, and a shadow's radius two of them.
    style.filter = p.sh ? `drop-shadow(${px(p.sh[0])} ${px(p.sh[1])} ${px(p.sh[2] / 2)} ${p.sh[3]})` : "";
    style.clipPath = p.cp !== undefined ? `path(${p.eo ? "evenodd, " : ""}"${p.cp}")` : "";
    this.clip(p, p.cb);
  }

  // A box that clips has an inside of its own, whose origin is where the group's is.
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

let gradients = 0;

class Shape {
  constructor() {
    this.box = svg("svg");
    this.path = svg("path");
    this.box.append(this.path);
  }

  draw(p) {
    const { box, path } = this;
    // A picture without a side is not drawn at all, but lines in it may have to be.
    const [w, h] = [p.w || 1, p.h || 1];
    box.style.left = px(p.x ?? 0);
    box.style.top = px(p.y ?? 0);
    box.style.width = px(w);
    box.style.height = px(h);
    box.setAttribute("viewBox", (p.vb ?? [0, 0, w, h]).join(" "));
    box.setAttribute("preserveAspectRatio", "none");
    path.setAttribute("d", p.d);
    path.setAttribute("shape-rendering", p.ce ? "crispEdges" : "auto");
    const paint = p.gr ? this.gradient(p.gr, w, h) : p.c;
    path.setAttribute("fill", p.k ? "none" : paint);
    path.setAttribute("fill-rule", p.eo ? "evenodd" : "nonzero");
    if (p.k) this.stroke(p.k, paint);
  }

  stroke([width, cap, join, miter, dashes, phase], paint) {
    const attributes = {
      "stroke": paint, "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": join,
      "stroke-miterlimit": miter, "stroke-dasharray": dashes.join(" ") || "none", "stroke-dashoffset": phase,
    };
    for (const [name, value] of Object.entries(attributes)) this.path.setAttribute(name, value);
  }

  // Unit points are those of the frame.
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

// Lines whose width is still to be compared with the one that the program measured.
const unmeasured = new Set();

class TextLines {
  constructor() {
    this.box = document.createElement("div");
    this.box.className = "text";
  }

  draw(p) {
    this.box.style.left = px(p.x ?? 0);
    this.box.style.top = px(p.y ?? 0);
    this.box.replaceChildren(...p.l.map((line) => this.line(line)));
  }

  // A strut stands on the baseline and is higher than any letter: so the baseline is where the strut ends.
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
    line.measured = { width, count: runs.reduce((sum, run) => sum + [...run[0]].length, 0) };
    unmeasured.add(line);
    return line;
  }

  run([text, font, color, bits, tracking, rise]) {
    const span = document.createElement("span");
    const style = span.style;
    span.textContent = text;
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

// Where a font is not the measured one, lines are spaced so that they end where they were measured to.
function fitLines() {
  const lines = [...unmeasured].filter((line) => line.isConnected);
  unmeasured.clear();
  // The used width, in fractions, as it is before anything turns or scales it.
  const widths = lines.map((line) => parseFloat(getComputedStyle(line).width));
  lines.forEach((line, index) => {
    const { width, count } = line.measured;
    const extra = (width - widths[index]) / Math.max(count, 1);
    if (!(Math.abs(width - widths[index]) > 0.25)) return;
    for (const run of line.children) {
      if (run.className !== "strut") run.style.letterSpacing = px(run.tracking + extra);
    }
  });
}

document.fonts.addEventListener("loadingdone", () => {
  for (const line of drawing.querySelectorAll(".line")) {
    for (const run of line.children) {
      if (run.className !== "strut") run.style.letterSpacing = run.tracking ? px(run.tracking) : "";
    }
    unmeasured.add(line);
  }
  fitLines();
});

// The element that stands for the view with the keyboard; the program says which. What it does not know as one that may
// have the keyboard, a reader of the screen may still rest on.
let wanted = null;

function followFocus() {
  const active = document.activeElement;
  if (wanted?.isConnected) {
    if (active !== wanted) wanted.focus({ preventScroll: true });
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
      "aria-checked": p.checked, "aria-pressed": p.pressed, "aria-level": p.level,
      "aria-disabled": p.disabled, "aria-valuetext": p.value, "tabindex": p.tab ?? (p.tag === "button" || p.role === "slider" ? -1 : undefined),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) box.removeAttribute(name);
      else if (box.getAttribute(name) !== String(value)) box.setAttribute(name, value);
    }
    if (p.focus) wanted = box;
    else if (wanted === box) wanted = null;
    if ((p.text ?? "") !== this.text) {
      if (p.text !== undefined) box.textContent = p.text;
      else if (this.text) box.textContent = "";
      this.text = p.text ?? "";
    }
  }
}

const kinds = { g: Group, r: Rectangle, p: Shape, t: TextLines, s: Spoken };

// MARK: patches

function reset() {
  elements.clear();
  unmeasured.clear();
  drawing.replaceChildren();
  spoken.replaceChildren();
  elements.set(1, { inside: drawing, children: new Set() });
  elements.set(2, { inside: spoken, children: new Set() });
}

const steps = {
  c(id, parent, before, kind, properties) {
    const element = new kinds[kind](properties, id);
    element.properties = properties;
    element.parent = elements.get(parent);
    element.children = new Set();
    element.parent.children.add(id);
    elements.set(id, element);
    element.draw(properties);
    element.parent.inside.insertBefore(element.box, elements.get(before)?.box ?? null);
  },

  u(id, changes) {
    const element = elements.get(id);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) delete element.properties[name];
      else element.properties[name] = value;
    }
    element.draw(element.properties);
  },

  m(id, parent, before) {
    elements.get(parent).inside.insertBefore(elements.get(id).box, elements.get(before)?.box ?? null);
  },

  r(id) {
    const element = elements.get(id);
    element.box.remove();
    element.parent.children.delete(id);
    forget(id);
  },
};

function forget(id) {
  for (const child of elements.get(id).children) forget(child);
  elements.delete(id);
}

function apply(patch) {
  if (patch.dark !== undefined) {
    document.documentElement.classList.toggle("dark", patch.dark);
    document.documentElement.style.colorScheme = patch.dark ? "dark" : "light";
  }
  for (const [name, ...values] of patch.steps) steps[name](...values);
  if (unmeasured.size) fitLines();
  followFocus();
  shown = patch.n;
  acknowledge();
}

// MARK: the connection

let socket = null;
let session = null;
let shown = 0;
let told = 0;
let attempts = 0;
let hasEnded = false;

const isOpen = () => socket?.readyState === WebSocket.OPEN && session !== null;

function say(message) {
  if (isOpen()) socket.send(JSON.stringify(message));
}

// A page that nobody sees asks for no more before it is seen.
function acknowledge() {
  if (told === shown || document.hidden) return;
  told = shown;
  say({ t: "shown", n: shown });
}

function connect() {
  const query = new URLSearchParams({ token });
  socket = new WebSocket(`ws://${location.host}/live?${query}`);
  const own = socket;
  const previous = session;
  session = null;
  socket.onopen = () => own.send(JSON.stringify({ t: "hello", n: shown, session: previous ?? undefined, ...look() }));
  socket.onmessage = (event) => own === socket && hear(JSON.parse(event.data));
  socket.onclose = (event) => own === socket && lost(event, previous);
}

function hear(message) {
  if (message.t === "hello") {
    session = message.session;
    if (message.fresh) {
      reset();
      shown = told = 0;
    }
    told = shown;
    attempts = 0;
    notice.hidden = true;
    sentLook = "";
    tellLook();
  } else if (message.t === "patch") {
    apply(message);
  }
}

// 1008: we may not, 1001 after a while: the program ended. All else is worth another try.
function lost(event, previous) {
  session ??= previous;
  notice.hidden = false;
  if (event.code === 1008 && event.reason.startsWith("another page")) {
    hasEnded = true;
    notice.textContent = "This session is shown in another page.";
    return;
  }
  notice.textContent = "Reconnecting…";
  const wait = Math.min(5000, 100 * 2 ** attempts) * (0.8 + 0.4 * Math.random());
  attempts += 1;
  setTimeout(connect, wait);
}

// MARK: the window

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let sentLook = "";

function look() {
  return {
    w: innerWidth, h: innerHeight, scale: devicePixelRatio, dark: darkness.matches, still: stillness.matches,
  };
}

function tellLook() {
  const now = look();
  const text = JSON.stringify(now);
  if (text === sentLook || !isOpen()) return;
  const isFirst = sentLook === "";
  sentLook = text;
  if (!isFirst) say({ t: "window", ...now });
}

addEventListener("resize", tellLook);
darkness.addEventListener("change", tellLook);
stillness.addEventListener("change", tellLook);
document.addEventListener("visibilitychange", acknowledge);
addEventListener("focus", () => say({ t: "focus", on: true }));
addEventListener("blur", () => say({ t: "focus", on: false }));

// MARK: what somebody does

// Where a keyboard has no Command, Control stands for it, and the key with the system's sign too; both together are
// Command and Control.
const hasCommand = /^(Mac|iP)/.test(navigator.platform);

function modifiers(event) {
  const { ctrlKey, metaKey } = event;
  const control = hasCommand ? ctrlKey : ctrlKey && metaKey;
  const command = hasCommand ? metaKey : ctrlKey || metaKey;
  return (event.shiftKey ? 1 : 0) + (control ? 2 : 0) + (event.altKey ? 4 : 0) + (command ? 8 : 0)
    + (event.getModifierState("CapsLock") ? 16 : 0);
}

// What comes many times between two pictures is told once, the newest.
const waiting = new Map();
// How far the wheel was turned since it was last told.
let turned = null;

function sayLater(name, message) {
  if (!waiting.size) requestAnimationFrame(sayWaiting);
  waiting.set(name, message);
}

function sayWaiting() {
  for (const message of waiting.values()) say(message);
  waiting.clear();
  turned = null;
}

const pressed = new Set();

function pointer(phase, event) {
  return {
    t: "pointer", phase, kind: event.pointerType || "mouse", id: event.pointerId, x: event.clientX, y: event.clientY,
    button: Math.max(event.button, 0), mods: modifiers(event),
  };
}

addEventListener("pointerdown", (event) => {
  // A second button of the same mouse is no second pointer.
  if (pressed.has(event.pointerId)) return;
  pressed.add(event.pointerId);
  try {
    document.body.setPointerCapture(event.pointerId);
  } catch {
    // A pointer that a script made up cannot be captured, and need not be.
  }
  sayWaiting();
  say(pointer("down", event));
});

addEventListener("pointermove", (event) => {
  if (pressed.has(event.pointerId)) sayLater(`p${event.pointerId}`, pointer("move", event));
  else if (event.pointerType !== "touch") sayLater("hover", { t: "hover", x: event.clientX, y: event.clientY });
});

function release(phase, event) {
  if (!pressed.delete(event.pointerId)) return;
  sayWaiting();
  say(pointer(phase, event));
}

addEventListener("pointerup", (event) => release("up", event));
addEventListener("pointercancel", (event) => release("cancel", event));
document.addEventListener("pointerleave", () => sayLater("hover", { t: "hover" }));

addEventListener("wheel", (event) => {
  event.preventDefault();
  const unit = [1, 20, innerHeight][event.deltaMode];
  turned ??= { t: "scroll", dx: 0, dy: 0 };
  turned.x = event.clientX;
  turned.y = event.clientY;
  turned.dx -= event.deltaX * unit;
  turned.dy -= event.deltaY * unit;
  sayLater("scroll", turned);
}, { passive: false });

// Who is pressed gets the keyboard where the program gives it to them.
addEventListener("mousedown", (event) => event.preventDefault());
addEventListener("contextmenu", (event) => event.preventDefault());
addEventListener("dragstart", (event) => event.preventDefault());

// With Control or Command these are the browser's: the clipboard, tabs, windows, zoom, search, reload, address, print.
const browserKeys = /^([acvxtnwqrlfp0-9+=-]|Tab|PageUp|PageDown|Arrow.*|F\d+)$/i;

function isBrowsers(event) {
  if (event.ctrlKey || event.metaKey) return browserKeys.test(event.key) || event.shiftKey;
  return event.altKey || /^F\d+$/.test(event.key);
}

// All keys are told; what browsers and systems do of theirs, they do too.
function key(phase, event) {
  if (event.isComposing || event.key === "Dead" || event.key === "Process") return;
  if (adjust(phase, event)) return;
  if (!isBrowsers(event)) event.preventDefault();
  say({ t: "key", phase: event.repeat ? "repeat" : phase, key: event.key, mods: modifiers(event) });
}

// What has a value is changed by arrows.
function adjust(phase, event) {
  const { target } = event;
  const action = {
    ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement",
  }[event.key];
  if (!action || target.getAttribute?.("role") !== "slider") return false;
  event.preventDefault();
  if (phase === "down") say({ t: "act", id: target.waggle, action });
  return true;
}

addEventListener("keydown", (event) => key("down", event));
addEventListener("keyup", (event) => key("up", event));

// A screen reader clicks without a pointer; clicks of pointers were told already.
addEventListener("click", (event) => {
  const id = event.target.closest?.("#spoken *")?.waggle;
  if (id !== undefined && event.detail === 0) say({ t: "act", id, action: "press" });
});

addEventListener("focusin", (event) => {
  if (event.target.waggle !== undefined && event.target !== wanted) say({ t: "act", id: event.target.waggle, action: "focus" });
});

reset();
connect();
