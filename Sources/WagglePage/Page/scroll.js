// Scroll views: elements that the browser scrolls. The page tells the program where the content is; the program moves
// it only by a command, which has a number.
//
// An element is as long as its content, up to `longest`: browsers lay out no longer ones, and are less exact far from
// an element's origin. Of longer content the element is a part, which begins at `base` and is moved on before the user
// comes to its end. In such an element nothing lies at its own coordinates: see `carried`.
"use strict";

// The greatest length of an element, in points.
const longest = 1_000_000;
// How far shapes in longer content extend beyond that element.
const farthest = 1_500_000;
// How much of a finger's way pulled content follows.
const pullFactor = 0.6;
const axes = ["x", "y"];
const nowhere = [0, 0];

// The scroll views by their numbers in the program.
const scrollViews = new Map();
// Where scroll views were whose elements were dropped by this patch, or because the connection was lost.
const keptScrolling = new Map();

// How far the content of an element's parent is moved, because the parent is not at its own coordinates.
const carry = (element) => element.parent?.carried ?? nowhere;

// Draws the elements again that lie directly in one which carries another distance now.
function carryChildren(element) {
  for (const id of element.children ?? []) {
    const child = elements.get(id);
    if (child?.locate) child.locate(child.properties);
    else child?.draw(child.properties);
  }
}

// The part of a length from `start` that can be laid out.
function limited(start, length) {
  const from = Math.max(start, -farthest);
  return [from, Math.max(Math.min(start + length, farthest) - from, 0)];
}

const make = (name, ...children) => {
  const element = silent(name);
  element.append(...children);
  return element;
};

class ScrollView {
  constructor(p) {
    this.id = p.id;
    this.inside = make("content");
    // What a screen reader finds in the content lies over it, in the same scrolling element.
    this.slot = document.createElement("slot");
    this.slot.name = `scroll${p.id}`;
    this.over = make("content over", this.slot);
    this.plate = make("plate");
    this.marks = make("marks");
    this.plane = make("plane", this.plate, this.inside, this.over, this.marks);
    this.port = make("port", this.plane);
    this.knobs = [make("knob"), make("knob")];
    this.box = make("scroll", this.port, ...this.knobs);
    // The lengths by axis, and the first coordinate in the element.
    [this.low, this.extent, this.view, this.base] = [[0, 0], [0, 0], [0, 0], [0, 0]];
    // What the element was last seen scrolled to, after the page or the user did it.
    this.seen = [0, 0];
    // The last command that was carried out, and the corrections; the last command that the user has broken off.
    [this.number, this.correction, this.taken] = [-1, [0, 0], -1];
    this.isMoving = false;
    // How far a finger has pulled the content down past its top, in points.
    this.pulled = 0;
    this.listen();
  }

  listen() {
    const { port } = this;
    port.addEventListener("scroll", () => this.scrolled(), { passive: true });
    port.addEventListener("scrollend", () => this.ended());
    for (const name of ["wheel", "touchstart"]) {
      port.addEventListener(name, (event) => {
        event.isScrolling = true;
        this.take();
      }, { passive: true });
    }
    port.addEventListener("touchstart", (event) => this.beginPull(event), { passive: true });
    port.addEventListener("touchmove", (event) => this.pull(event), { passive: true });
    for (const name of ["touchend", "touchcancel"]) port.addEventListener(name, () => this.endPull(), { passive: true });
  }

  // The user touches the content: an animation that may be running ends where the content is now.
  take() {
    if (this.properties.fixed || this.taken === this.number) return;
    this.taken = this.number;
    this.report(this.isMoving);
  }

  // MARK: pulling

  // A finger pulls content down that is at its top: no browser scrolls there, and the program may load it again. Of scroll
  // views in each other the innermost is pulled.
  beginPull(event) {
    const isMine = !event.isPull && this.properties.ax & 2 && !this.properties.fixed;
    this.pullStart = undefined;
    if (!isMine) return;
    event.isPull = true;
    this.yields = undefined;
    if (event.touches.length !== 1 || this.port.scrollTop > 0 || this.base[1] > 0) return;
    this.pullStart = event.touches[0].clientY;
    this.pullLeft = event.touches[0].clientX;
  }

  // Down past the top the finger may be for what is around, as for a sheet, which it closes: then the browser does not pan. It
  // must know of the listener before the finger touches, and scrolls more slowly for it.
  listenToYield() {
    this.mayYield = true;
    this.port.addEventListener("touchmove", (event) => {
      if (this.pullStart === undefined || !this.properties.yt) return;
      const { clientX, clientY } = event.touches[0];
      this.yields ??= clientY - this.pullStart > Math.abs(clientX - this.pullLeft);
      if (this.yields && event.cancelable) event.preventDefault();
    }, { passive: false });
  }

  pull(event) {
    if (this.pullStart === undefined || !this.mounted || this.properties.yt) return;
    const distance = event.touches[0].clientY - this.pullStart;
    this.showPull(this.port.scrollTop > 0 ? 0 : Math.max(distance, 0) * pullFactor, true);
  }

  endPull() {
    this.pullStart = undefined;
    if (!this.pulled) return;
    this.plane.classList.add("returning");
    setTimeout(() => this.plane.classList.remove("returning"), 300);
    this.showPull(0, false);
  }

  showPull(pulled, isMoving) {
    if (pulled === this.pulled) return;
    this.pulled = pulled;
    this.plane.style.transform = pulled ? `translateY(${px(pulled)})` : "";
    this.report(isMoving);
  }

  // MARK: drawing

  draw(p) {
    const isNew = scrollViews.get(this.id) !== this;
    scrollViews.set(this.id, this);
    if (!isNew && this.hasNews(p.at) && this.notice()) this.report(true);
    const [dx, dy] = carry(this);
    const style = this.box.style;
    passTouches(this, p.nt);
    [style.left, style.top] = [px(dx + (p.x ?? 0)), px(dy + (p.y ?? 0))];
    [style.width, style.height] = [px(p.w), px(p.h)];
    const [offset, wasLong] = [this.offset, this.isLong];
    this.resize(p);
    this.drawPort(p);
    this.snap(p);
    if (isNew) this.begin(p);
    else if (this.mounted) this.obey(p.at, offset, String(wasLong) !== String(this.isLong));
    this.drawKnobs();
  }

  resize(p) {
    [this.low, this.extent, this.view] = [[p.e[0], p.e[1]], [p.e[2], p.e[3]], [p.w, p.h]];
    this.isLong = this.extent.map((length) => length > longest);
    this.size = this.extent.map((length) => Math.min(length, longest));
    this.base = this.base.map((base, axis) => this.isLong[axis] ? Math.min(base, this.extent[axis] - this.size[axis]) : base);
  }

  drawPort(p) {
    // A scroll view that does not clip has a larger element; the plate is the part that can be touched.
    const margin = p.loose ? 1000 : 0;
    this.margin = margin;
    const { port, plane, plate } = this;
    port.style.inset = px(-margin);
    for (const [axis, name] of ["overflowX", "overflowY"].entries()) {
      port.style[name] = p.ax & (1 << axis) && !p.fixed ? "auto" : "hidden";
    }
    port.style.touchAction = this.touchAction();
    if (p.yt && !this.mayYield) this.listenToYield();
    port.classList.toggle("loose", margin > 0);
    plane.style.width = px(this.size[0] + 2 * margin);
    plane.style.height = px(this.size[1] + 2 * margin);
    plate.style.left = plate.style.top = px(margin);
    [plate.style.width, plate.style.height] = [px(p.w), px(p.h)];
  }

  // A finger pans along the axes of this scroll view and of those around it; along others it drags.
  touchAction() {
    let bits = 0;
    for (let view = this; view; view = view.parent) {
      if (view instanceof ScrollView && view.properties && !view.properties.fixed) bits |= view.properties.ax;
    }
    return ["none", "pan-x", "pan-y", "pan-x pan-y"][bits];
  }

  // Puts the content where the element shows it.
  drawContent() {
    const shift = axes.map((_, axis) => this.margin - this.low[axis] - this.base[axis]);
    const before = this.carried ?? nowhere;
    this.carried = this.isLong.some(Boolean) ? shift : undefined;
    const [left, top] = this.carried ? nowhere : shift;
    for (const { style } of [this.inside, this.over]) [style.left, style.top] = [px(left), px(top)];
    const now = this.carried ?? nowhere;
    if (before[0] === now[0] && before[1] === now[1]) return;
    carryChildren(this);
    for (const region of regions(this.id)) region.carry();
  }

  // Snap points: multiples of a page, or offsets along each axis. Where more are to come, a gesture may go on beyond them.
  snap({ sn: rule, one = 0, more }) {
    const from = axes.map((_, axis) => this.low[axis] + (this.isLong[axis] ? this.base[axis] : 0));
    const text = JSON.stringify([rule, one, more, from, this.low, this.extent, this.view]);
    if (text === this.snapText) return;
    this.snapText = text;
    this.points = axes.map((_, axis) => rule ? this.snapPoints(rule[axis], axis) : []);
    const kind = this.points.map((list) => list.length > 0);
    const along = kind[0] && kind[1] ? "both" : kind[0] ? "x" : kind[1] ? "y" : "";
    this.port.style.scrollSnapType = along && `${along} ${more ? "proximity" : "mandatory"}`;
    this.marks.replaceChildren(...this.points.flatMap((list, axis) => list.map((point) => {
      const mark = make("");
      mark.style[axis ? "top" : "left"] = px(point - from[axis]);
      mark.style.scrollSnapAlign = axis ? "start none" : "none start";
      mark.style.scrollSnapStop = one & (1 << axis) ? "always" : "";
      return mark;
    })));
    if (along && !more && this.mounted && !this.isMoving) this.stir();
  }

  // Chromium does not hold a wheel to points that have arrived since its last scroll.
  stir() {
    const { port } = this;
    for (const [axis, name] of ["scrollLeft", "scrollTop"].entries()) {
      const now = port[name];
      if (!this.points[axis].length) continue;
      for (const step of [1, -1]) port.scrollBy(axis ? 0 : step, axis ? step : 0);
      port[name] = now;
    }
  }

  // Content that is longer than an element has no pages: they would be too many. Of its points, those in the element.
  snapPoints(rule, axis) {
    if (!(this.properties.ax & (1 << axis))) return [];
    const start = this.low[axis] + this.base[axis];
    if (Array.isArray(rule)) return this.isLong[axis] ? rule.filter((point) => point >= start && point <= start + this.size[axis]) : rule;
    if (this.isLong[axis] || !(rule > 0)) return [];
    const count = Math.min(Math.ceil((this.extent[axis] - this.view[axis]) / rule - 1e-6), 2000);
    return Array.from({ length: Math.max(count, 0) + 1 }, (_, page) => this.low[axis] + page * rule);
  }

  // MARK: where the content is

  // The point of the content at the corner of the scroll view.
  get offset() {
    return axes.map((_, axis) => this.low[axis] + this.base[axis] + this.seen[axis]);
  }

  // The greatest that the element can be scrolled to.
  range(axis) {
    return Math.max(this.size[axis] - this.view[axis], 0);
  }

  read() {
    return [this.port.scrollLeft, this.port.scrollTop];
  }

  // Scrolls to an offset. What a browser rounds away is in `base`, so that the content is where it was sent to.
  place(offset) {
    for (const axis of [0, 1]) {
      const wanted = Math.min(Math.max(offset[axis] - this.low[axis], 0), Math.max(this.extent[axis] - this.view[axis], 0));
      const rest = Math.max(this.extent[axis] - this.size[axis], 0);
      const inside = wanted - this.base[axis];
      if (inside < 0 || inside > this.range(axis) || (this.isLong[axis] && this.isNearEdge(axis, inside))) {
        this.base[axis] = this.isLong[axis] ? Math.min(Math.max(Math.round(wanted - this.size[axis] / 2), 0), rest) : 0;
      }
      if (!this.isLong[axis]) this.base[axis] = 0;
      this.port[axis ? "scrollTop" : "scrollLeft"] = wanted - this.base[axis];
      this.seen[axis] = this.read()[axis];
      const lost = wanted - this.base[axis] - this.seen[axis];
      if (Math.abs(lost) < 2) this.base[axis] += lost;
    }
    this.drawContent();
    this.snap(this.properties);
  }

  // Whether the element should show another part of content that is too long for it.
  isNearEdge(axis, position, part = 1 / 8) {
    const [rest, room] = [this.extent[axis] - this.size[axis], this.range(axis)];
    return (position < room * part && this.base[axis] > 0) || (position > room * (1 - part) && this.base[axis] < rest - 1);
  }

  // Moves the element on along long content. Nothing seems to move.
  rebase(part) {
    const now = this.read();
    if (!axes.some((_, axis) => this.isLong[axis] && this.isNearEdge(axis, now[axis], part))) return;
    this.place(this.offset);
  }

  // MARK: the program

  // An element of the same scroll view may have been dropped a moment ago; the user knows where that one was.
  begin(p) {
    this.adopt(p.at);
    const kept = keptScrolling.get(this.id);
    this.isKept = kept?.number === this.number;
    this.start = this.isKept ? kept.offset : p.now;
    this.mounted = false;
    newScrollViews.add(this);
  }

  adopt([number, x, y, cx, cy]) {
    if (number !== this.number) this.taken = -1;
    [this.number, this.wanted, this.correction] = [number, [x, y], [cx, cy]];
  }

  hasNews(at) {
    return this.mounted && String(at) !== String([this.number, ...this.wanted, ...this.correction]);
  }

  // An element can be scrolled once it is in the page, which it may also have left and entered again.
  mount() {
    this.place(this.mounted ? this.offset : this.start);
    this.mounted = true;
    this.drawKnobs();
    if (this.isKept) this.report(false);
    this.isKept = false;
  }

  // Carries out a command that is new; a correction moves from wherever the user is now.
  obey(at, offset, hasChanged) {
    const [number, x, y, cx, cy] = at;
    const isWanted = number !== this.number || (this.taken !== number && (x !== this.wanted[0] || y !== this.wanted[1]));
    const [dx, dy] = [cx - this.correction[0], cy - this.correction[1]];
    this.adopt(at);
    if (isWanted) this.place([x, y]);
    else if (dx || dy || hasChanged) this.place([offset[0] + dx, offset[1] + dy]);
    else this.drawContent();
  }

  report(isMoving) {
    this.isMoving = isMoving;
    const [x, y] = this.offset;
    const [cx, cy] = this.correction;
    const name = `s${this.id}`;
    // A step that ends at once has been a move: its phase is heard.
    if (!isMoving && pending.get(name)?.on) send(pending.get(name));
    sendLater(name, { t: "scrolled", id: this.id, n: this.number, x, y, cx, cy, on: isMoving, pull: this.pulled || undefined });
  }

  // MARK: the user

  // Takes note of where the browser has scrolled to. Returns whether the user did it.
  notice() {
    const [now, before] = [this.read(), this.seen];
    if (now[0] === before[0] && now[1] === before[1]) return false;
    this.seen = now;
    this.taken = this.number;
    this.leap(before);
    this.meetEnds();
    return true;
  }

  // A leap to the end of an element that shows a part is meant for the end of the content.
  leap(before) {
    const offset = this.offset;
    let isLeap = false;
    for (const axis of [0, 1]) {
      const [now, room, rest] = [this.seen[axis], this.range(axis), this.extent[axis] - this.size[axis]];
      if (!this.isLong[axis] || Math.abs(now - before[axis]) < room / 4) continue;
      const isStart = now <= 1 && this.base[axis] > 0;
      if (!isStart && !(now >= room - 1 && this.base[axis] < rest)) continue;
      offset[axis] = this.low[axis] + (isStart ? 0 : this.extent[axis]);
      isLeap = true;
    }
    if (isLeap) this.place(offset);
  }

  // A browser may round a snap point to whole pixels: at rest the content is exactly there.
  meetPoints() {
    const offset = this.offset;
    let moved = false;
    for (const axis of [0, 1]) {
      const point = this.points[axis].find((each) => Math.abs(each - offset[axis]) < 1);
      const end = this.low[axis] + Math.max(this.extent[axis] - this.view[axis], 0);
      if (point === undefined || point === offset[axis] || point > end) continue;
      this.base[axis] += point - offset[axis];
      moved = true;
    }
    if (moved) this.drawContent();
  }

  // At the ends of the content the offset is exactly its least or its greatest.
  meetEnds() {
    let moved = false;
    for (const axis of [0, 1]) {
      const [rest, end] = [Math.max(this.extent[axis] - this.size[axis], 0), Math.max(this.extent[axis] - this.view[axis], 0)];
      let base = this.base[axis];
      if (this.seen[axis] <= 0 && Math.abs(base) < 2) base = 0;
      else if (this.seen[axis] >= this.range(axis) - 1 && Math.abs(base - rest) < 2) base = end - this.seen[axis];
      moved ||= base !== this.base[axis];
      this.base[axis] = base;
    }
    if (moved) this.drawContent();
  }

  scrolled() {
    if (!this.mounted || !this.notice()) return;
    this.rebase(1 / 64);
    this.report(true);
    this.drawKnobs(true);
    if (!("onscrollend" in window)) {
      clearTimeout(this.endTimer);
      this.endTimer = setTimeout(() => this.ended(), 150);
    }
  }

  ended() {
    if (!this.isMoving) return;
    this.notice();
    this.rebase(1 / 8);
    this.meetPoints();
    this.report(false);
  }

  // MARK: indicators

  drawKnobs(isVisible = false) {
    for (const [axis, knob] of this.knobs.entries()) {
      const [view, extent] = [this.view[axis], this.extent[axis]];
      knob.hidden = !((this.properties.in ?? 0) & (1 << axis)) || !(extent > view + 0.5);
      if (knob.hidden) continue;
      const track = Math.max(view - 6, 0);
      const length = Math.min(track, Math.max(36, track * view / extent));
      const fraction = Math.min(Math.max((this.offset[axis] - this.low[axis]) / (extent - view), 0), 1);
      const [along, across] = [3 + fraction * (track - length), this.view[1 - axis] - 6];
      knob.style.width = px(axis ? 3 : length);
      knob.style.height = px(axis ? length : 3);
      knob.style.transform = axis ? `translate(${px(across)}, ${px(along)})` : `translate(${px(along)}, ${px(across)})`;
    }
    if (!isVisible) return;
    this.box.classList.add("moving");
    clearTimeout(this.knobTimer);
    this.knobTimer = setTimeout(() => this.box.classList.remove("moving"), 700);
  }

  removed() {
    clearTimeout(this.knobTimer);
    clearTimeout(this.endTimer);
    if (scrollViews.get(this.id) === this) scrollViews.delete(this.id);
    newScrollViews.delete(this);
    pending.delete(`s${this.id}`);
    if (this.mounted) keptScrolling.set(this.id, { number: this.number, offset: this.offset });
  }
}

// Scroll views that were made by the patch which is being applied.
const newScrollViews = new Set();
// Those in elements that the patch has moved: a browser forgets what an element was scrolled to when it leaves the page.
// All others are left alone, because a finger may be scrolling them.
const remountedScrollViews = new Set();

function noteRemounted(box) {
  for (const view of scrollViews.values()) if (box.contains(view.box)) remountedScrollViews.add(view);
}

// Scrolls what the patch has made or moved.
function mountScrollViews() {
  for (const view of remountedScrollViews) if (scrollViews.get(view.id) === view) newScrollViews.add(view);
  for (const view of [...newScrollViews]) view.mount();
  newScrollViews.clear();
  remountedScrollViews.clear();
  keptScrolling.clear();
}

// Tells the program of scrolling that no event has told of yet, so that it knows where the content is at the next one.
function sendScrolling() {
  for (const view of scrollViews.values()) {
    if (view.mounted && view.notice()) view.report(true);
  }
}

// After a connection was lost: where the user has scrolled meanwhile.
function sendAllScrolling() {
  for (const view of scrollViews.values()) view.report(view.isMoving);
}
