// Text fields: real inputs over the drawing. What the user types is seen at once; the program is told of each edit, which
// has a number, and answers where it makes another text of it. An answer to any edit but the newest is ignored, because
// another will follow.
//
// While a field has the focus its own text is seen, else the text that the program has drawn.
"use strict";

// The longest part of an edit in one message, in UTF-16 code units, each of which may take six bytes.
const longestPart = 10_000;
// The longest text, as in the program.
const longestText = 4_194_304;
// A text of this length is put into a field of several lines in one step: Chromium takes minutes for a megabyte of lines.
const longText = 20_000;

// The groups of the drawing that show the text of fields, and the fields, by the numbers of the program's text inputs.
const drawnTexts = new Map();
const fields = new Map();

const isField = (element) => element?.field !== undefined;

class Field extends AccessibilityElement {
  constructor(p, id) {
    super(p, id);
    const { box } = this;
    this.id = id;
    box.field = this;
    box.className = "field";
    box.maxLength = longestText;
    // The last answer that was taken over, the newest edit, and the edits that the program may not have received.
    let start, end, text;
    [this.base, , start, end, text] = p.now;
    [this.newest, this.unknown, this.isComposing, this.isLive] = [0, [], false, false];
    this.type(p);
    box.value = text;
    [this.value, this.selection] = [box.value, [start, end]];
    this.listen();
  }

  listen() {
    const { box } = this;
    box.addEventListener("beforeinput", (event) => this.insertAtOnce(event));
    box.addEventListener("input", (event) => this.edited(event.isComposing));
    box.addEventListener("compositionstart", () => this.compose(true));
    box.addEventListener("compositionend", () => this.compose(false));
    box.addEventListener("focus", () => this.entered());
    box.addEventListener("blur", () => this.left());
    box.addEventListener("wheel", (event) => {
      const rest = box.scrollHeight - box.clientHeight;
      if (event.deltaY < 0 ? box.scrollTop > 0 : box.scrollTop < rest - 1) event.isScrolling = rest > 1;
    }, { passive: true });
  }

  // A long text that is pasted, which the browser's undo then does not know.
  insertAtOnce(event) {
    const { box } = this;
    if (box.tagName !== "TEXTAREA" || !(event.data?.length > longText)) return;
    event.preventDefault();
    const { selectionStart: start, selectionEnd: end } = box;
    const room = longestText - box.value.length + end - start;
    box.setRangeText(event.data.replace(/\r\n?/g, "\n").slice(0, room), start, end, "end");
    this.edited(false);
  }

  type(p) {
    if (this.box.tagName === "INPUT") this.box.type = p.type ?? "text";
  }

  // MARK: looks

  draw(p) {
    super.draw(p);
    const { box } = this;
    if (fields.get(p.ti) !== this) fields.set(p.ti, this);
    const isDisabled = p.disabled === "true";
    if (box.disabled !== isDisabled) box.disabled = isDisabled;
    if (box.readOnly !== (p.ro === 1)) box.readOnly = p.ro === 1;
    this.type(p);
    const isSecret = p.type === "password";
    const attributes = {
      placeholder: p.hint, inputmode: p.mode, enterkeyhint: p.key, autocapitalize: isSecret ? "off" : p.cap, autocomplete: p.fill ?? "off",
      autocorrect: isSecret || p.raw ? "off" : "on", spellcheck: isSecret || p.raw ? "false" : "true",
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) box.removeAttribute(name);
      else if (box.getAttribute(name) !== value) box.setAttribute(name, value);
    }
    this.drawText(p);
    if (p.v) this.adopt(p.v);
    this.isFull = box.tagName === "TEXTAREA" && box.scrollHeight > box.clientHeight + 1;
    // Its place or its font may have changed.
    if (this.isLive) this.alignLines();
    this.show();
  }

  // The lines are where the program draws them: in a box inside of the element, with its baselines.
  drawText(p) {
    const { style } = this.box;
    const [x, y, w, h] = p.box;
    const line = p.lh ?? h;
    const isOneLine = this.box.tagName === "INPUT";
    style.font = p.font;
    [this.families, this.isLatin] = [style.fontFamily, undefined];
    this.chooseFaces();
    style.lineHeight = px(line);
    const rise = p.bl === undefined ? 0 : p.bl - baselineIn(this.box, line);
    style.top = px(parseFloat(style.top) + rise);
    const below = Math.max(0, isOneLine ? p.h - y - line : p.h - y - h);
    style.padding = `${px(Math.max(0, y))} ${px(Math.max(0, p.w - x - w))} ${px(below)} ${px(Math.max(0, x))}`;
    style.textAlign = p.al ?? "start";
    style.setProperty("--ink", p.c);
    style.setProperty("--tint", p.tint ?? "#08f");
    style.setProperty("--hint", p.hc ?? `color-mix(in srgb, ${p.c} 30%, transparent)`);
    this.ligatures = undefined;
    this.drawLetters();
  }

  // As drawn text, lines begin on a whole pixel, and so do baselines.
  alignLines() {
    const { style } = this.box;
    const { box: [x, y, , height], lh: line = height } = this.properties;
    const natural = baselineIn(this.box, line);
    const { bl: wanted = natural } = this.properties;
    [style.marginTop, style.marginLeft] = ["", ""];
    const frame = this.box.getBoundingClientRect();
    // A browser has rounded to 64ths of a point.
    const [left, top] = [frame.left + Math.max(0, x), frame.top + Math.max(0, y)];
    style.marginTop = px(nearest(nearest(top + natural - wanted + 0.02) + wanted) - top - natural);
    style.marginLeft = px(nearest(left + 0.02) - left);
  }

  // The whole face is there for a text with letters that its first part lacks; while that is loading a browser would load the
  // whole one as well.
  chooseFaces() {
    const { hint = "", type } = this.properties;
    const isLatin = latin.test(this.value + hint);
    if (this.isLatin === isLatin) return;
    this.isLatin = isLatin;
    const families = withOtherFaces(this.families, !isLatin);
    this.box.style.fontFamily = type === "password" ? `${bulletFamily}, ${families}` : families;
  }

  // As the program measures: only in ASCII letters look at no others.
  drawLetters() {
    this.chooseFaces();
    const ligatures = /^[\x20-\x7e\n]*$/.test(this.value) ? "no-contextual" : "";
    // The browser would end its step of undo.
    if (this.ligatures !== ligatures) this.box.style.fontVariantLigatures = ligatures;
    this.ligatures = ligatures;
    // Bullets are not tracked as letters are (C045).
    const { ls, type } = this.properties;
    const spacing = ls && !(type === "password" && this.value) ? px(ls) : "";
    if (this.box.style.letterSpacing !== spacing) this.box.style.letterSpacing = spacing;
  }

  // Shows either the field's own text or the drawn one; after the focus is lost its own until the other is as new.
  show() {
    const [hasFocus, wasLive] = [document.activeElement === this.box, this.isLive];
    this.isLive = hasFocus || (this.isLive && this.unknown.length > 0 && isOpen());
    this.box.classList.toggle("live", this.isLive);
    if (this.isLive && !wasLive) this.alignLines();
    const drawn = drawnTexts.get(this.properties?.ti);
    if (drawn) drawn.box.style.visibility = this.isLive ? "hidden" : "";
  }

  entered() {
    // A tap soon after one on another field is a double tap for Chromium, which then selects a word: where there is none it
    // would leave the caret in the other field, and what is typed would be lost.
    if (!this.box.value) this.box.setSelectionRange(0, 0);
    this.show();
  }

  left() {
    [this.box.scrollLeft, this.box.scrollTop] = [0, 0];
    this.compose(false);
    this.show();
    // The window may have lost the focus, and not the field.
    setTimeout(() => {
      if (!this.isBlurred && this.box.isConnected && document.activeElement === document.body) {
        askForFocus({ t: "act", id: this.id, action: "blur" });
      }
      this.isBlurred = false;
    });
  }

  // A field of several lines is as high as its text before the program has made it so, unless it does not.
  grow() {
    const { box } = this;
    if (box.tagName === "TEXTAREA" && !this.isFull && box.scrollHeight > box.clientHeight) box.style.height = px(box.scrollHeight);
  }

  // MARK: to the program

  compose(isComposing) {
    if (this.isComposing === isComposing) return;
    this.isComposing = isComposing;
    this.edited(isComposing, true);
  }

  edited(isComposing, isForced = false) {
    const [old, now] = [this.value, this.box.value];
    const selection = this.readSelection();
    if (old === now && !isForced) return this.selected();
    const change = difference(old, now, selection[1]);
    [this.value, this.selection] = [now, selection];
    this.drawLetters();
    this.grow();
    pending.delete(`e${this.id}`);
    this.newest += 1;
    const edit = { n: this.newest, base: this.base, ...change, sel: selection, composing: isComposing };
    this.unknown.push(edit);
    this.tell(edit);
  }

  // A long edit is told in parts. None of them ends inside of a character.
  tell({ ins, at, del, ...rest }) {
    let part = ins.isWellFormed?.() === false ? ins.toWellFormed() : ins;
    let place = { at, del };
    const head = { t: "edit", id: this.id, ...rest };
    while (part.length > longestPart) {
      const end = isHighHalf(part.charCodeAt(longestPart - 1)) ? longestPart - 1 : longestPart;
      send({ ...head, ...place, ins: part.slice(0, end), more: true });
      [part, place] = [part.slice(end), {}];
    }
    send({ ...head, ...place, ins: part });
  }

  readSelection() {
    return [this.box.selectionStart ?? 0, this.box.selectionEnd ?? 0];
  }

  selected() {
    if (this.isComposing || this.value !== this.box.value) return;
    const selection = this.readSelection();
    if (String(selection) === String(this.selection)) return;
    this.selection = selection;
    this.newest += 1;
    sendLater(`e${this.id}`, { t: "edit", id: this.id, n: this.newest, base: this.base, sel: selection });
  }

  // After a connection was lost: what the program may not have received.
  tellAgain() {
    for (const edit of this.unknown) this.tell(edit);
  }

  // MARK: from the program

  known(number) {
    this.unknown = this.unknown.filter((edit) => edit.n > number);
    this.show();
  }

  adopt([revision, number, start, end, text]) {
    if (revision <= this.base || number < this.newest || this.isComposing) return;
    this.base = revision;
    const { box } = this;
    if (text !== undefined && text !== box.value) box.value = text;
    [this.value, this.selection] = [box.value, [start, end]];
    this.drawLetters();
    if (document.activeElement === box) box.setSelectionRange(start, end);
  }

  // The program moves the focus here: its caret counts.
  enter() {
    this.box.focus({ preventScroll: true });
    this.box.setSelectionRange(...this.selection);
  }

  removed() {
    pending.delete(`e${this.id}`);
    if (fields.get(this.properties.ti) === this) fields.delete(this.properties.ti);
  }
}

const isHighHalf = (unit) => unit >= 0xd800 && unit < 0xdc00;
const isLowHalf = (unit) => unit >= 0xdc00 && unit < 0xe000;

// The part of a text that was replaced: what was inserted ends at the caret, if it can.
function difference(old, now, caret) {
  let tail = Math.min(now.length - caret, old.length);
  if (!old.endsWith(now.slice(now.length - tail))) tail = commonEnd(old, now);
  const shortest = Math.min(old.length, now.length) - tail;
  let head = 0;
  if (old.startsWith(now.slice(0, Math.max(shortest, 0)))) head = Math.max(shortest, 0);
  else while (head < shortest && old.charCodeAt(head) === now.charCodeAt(head)) head += 1;
  if (shortest < 0) tail += shortest;
  // Halves of characters are replaced together.
  if (head > 0 && isHighHalf(now.charCodeAt(head - 1))) head -= 1;
  if (tail > 0 && isLowHalf(now.charCodeAt(now.length - tail))) tail -= 1;
  return { at: head, del: old.length - tail - head, ins: now.slice(head, now.length - tail) };
}

function commonEnd(old, now) {
  let length = 0;
  const most = Math.min(old.length, now.length);
  while (length < most && old.charCodeAt(old.length - 1 - length) === now.charCodeAt(now.length - 1 - length)) length += 1;
  return length;
}

document.addEventListener("selectionchange", () => document.activeElement?.field?.selected());

// MARK: fonts

// The distance from the top of a line to its baseline in a browser, by kind of element, font and height of the line. That
// of an input is another one than that of a block.
const baselines = new Map();

function baselineIn({ tagName, style }, height) {
  const key = `${tagName}|${style.font}|${height}`;
  if (!baselines.has(key)) baselines.set(key, measureBaseline(tagName === "INPUT" ? "input" : "span", style.font, height));
  return baselines.get(key);
}

function measureBaseline(name, font, height) {
  const [line, mark, text] = ["div", "span", name].map((each) => document.createElement(each));
  line.className = "probe";
  mark.className = "mark";
  text.className = "text";
  if (name === "span") text.textContent = "x";
  text.style.font = font;
  text.style.lineHeight = text.style.height = px(height);
  line.append(mark, text);
  document.body.append(line);
  const distance = mark.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
  line.remove();
  return distance;
}

// The faces that the page has loaded for the letters of other scripts, which the font of a field may lack.
function withOtherFaces(families, needsWhole) {
  const [whole, first, ...rest] = inWholeFace(families).split(", ");
  return [first, ...(needsWhole ? [whole] : []), ...loadedFamilies, ...rest].join(", ");
}

document.fonts.addEventListener("loadingdone", () => {
  baselines.clear();
  for (const field of fields.values()) field.draw(field.properties);
});

// MARK: the focus

// Questions for where the focus is after an action or a key, and the last that was answered. Until then the page's is
// newer than what the program says.
let [focusQuestions, focusAnswers] = [0, 0];
// Keys that were pressed after one that may move the focus, until it has.
let held = null;

const isFocusKnown = () => focusQuestions === focusAnswers || !isOpen();

function askForFocus(message) {
  focusQuestions += 1;
  sendInput({ ...message, n: focusQuestions });
}

// The program's answer: the number of the focused element, 0 for none, -1 for one that is not in the page yet.
function focusAnswered({ id, n }) {
  focusAnswers = Math.max(focusAnswers, n);
  if (!isFocusKnown()) return;
  if (id === 0) focusTarget = null;
  else if (elements.has(id)) focusTarget = elements.get(id).box;
  moveFocus();
  enterDialog();
  releaseKeys();
}

// After a lost connection: the user may have moved the focus meanwhile.
function tellFocus() {
  [focusQuestions, focusAnswers] = [0, 0];
  const active = document.activeElement;
  if (isField(active) && active !== focusTarget) askForFocus({ t: "act", id: active.waggle, action: "focus" });
  else releaseKeys();
}

// Keeps the keys that follow, for the field that the program moves to.
function holdKeys() {
  held = [];
  const mine = held;
  setTimeout(() => held === mine && releaseKeys(), 5000);
}

// Whether the key has to wait.
function hold(event) {
  if (!held || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length > 1 && !["Enter", "Tab", "Backspace"].includes(event.key)) return false;
  event.preventDefault();
  held.push(event);
  return true;
}

function releaseKeys() {
  const keys = held ?? [];
  held = null;
  for (const event of keys) {
    if (held) held.push(event);
    else replay(event);
  }
}

function replay(event) {
  const target = document.activeElement;
  const command = { Backspace: "delete" }[event.key] ?? (event.key.length === 1 ? "insertText" : undefined);
  if (isField(target) && command) document.execCommand(command, false, event.key);
  else sendKey("down", event, target);
}

// Moves the page's focus to where the program's is, unless the user has moved it since.
let obeyedFocus = null;

function moveFocus() {
  if (!isFocusKnown() || isOtherPageFocused()) return;
  const active = document.activeElement;
  const isNew = focusTarget !== obeyedFocus || active === document.body;
  obeyedFocus = focusTarget;
  isFocusing = true;
  if (focusTarget?.isConnected) {
    if (active !== focusTarget && isNew) focusTarget.field ? focusTarget.field.enter() : focusTarget.focus({ preventScroll: true });
  } else if (active.waggle !== undefined && active.tabIndex >= 0 && !active.isAlone) {
    if (isField(active)) active.field.isBlurred = true;
    active.blur();
  }
  isFocusing = false;
  describeCurrent();
}

// The list with the focus has its rows elsewhere in the page; the selected one is what a screen reader reads.
let listWithCurrent = null;

function describeCurrent() {
  const rows = focusTarget?.querySelector(":scope > .place")?.region;
  const list = rows ? focusTarget : null;
  if (listWithCurrent && listWithCurrent !== list) listWithCurrent.removeAttribute("aria-activedescendant");
  listWithCurrent = list;
  if (!list) return;
  const options = [...rows.querySelectorAll("[role=option]")];
  const current = options.find((row) => row.isCurrent) ?? options.find((row) => row.ariaSelected === "true");
  if (current) current.id ||= `row${current.waggle}`;
  if (current) list.setAttribute("aria-activedescendant", current.id);
  else list.removeAttribute("aria-activedescendant");
}

let isFocusing = false;

addEventListener("focusin", ({ target }) => {
  if (target.waggle === undefined || isFocusing || isModal(target) || (target === focusTarget && isFocusKnown())) return;
  obeyedFocus = null;
  askForFocus({ t: "act", id: target.waggle, action: "focus" });
});

// MARK: dialogs

// Nothing beside the last modal element can be reached.
function updateModal() {
  const modal = [...modalElements].at(-1)?.box;
  if (!modal && !inertElements.size) return;
  const now = new Set();
  for (let box = modal; box && box !== accessibilityRoot; box = outside(box)) {
    for (const other of outside(box).children) if (other !== box) now.add(other);
  }
  for (const element of inertElements) if (!now.has(element)) setInert(element, false);
  for (const element of now) setInert(element, true);
  inertElements = now;
}

// A dialog or menu in which no view has the focus has it itself, so that a screen reader reads it, and Tab begins at its start.
function enterDialog() {
  const dialog = [...modalElements].at(-1)?.box;
  if (!dialog || focusTarget?.isConnected || !isFocusKnown() || isOtherPageFocused()) return;
  if (isOurs(document.activeElement)) {
    for (let box = document.activeElement; box && box !== accessibilityRoot; box = outside(box)) if (box === dialog) return;
  }
  isFocusing = true;
  dialog.focus({ preventScroll: true });
  isFocusing = false;
}

const isModal = (box) => [...modalElements].some((element) => element.box === box);

// The element around another. What is in a scroll view is elsewhere in the page.
const outside = (box) => box.parentElement.classList.contains("region") ? box.parentElement.place : box.parentElement;

function setInert(element, isInert) {
  element.inert = isInert;
  // Nothing scrolls behind a dialog.
  const port = scrollViews.get(element.scrollView)?.port;
  if (port) port.style.pointerEvents = isInert ? "none" : "";
  for (const place of [element, ...element.querySelectorAll(".place")]) {
    if (place.region) setInert(place.region, isInert);
  }
}

let inertElements = new Set();
