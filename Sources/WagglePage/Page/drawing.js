// The elements of a page: one class for each kind, whose draw method takes the properties that patches set. The box of
// an element is inserted into its parent's inside, and its children's boxes into its own. Text is in text.js.
"use strict";

const svgNamespace = "http://www.w3.org/2000/svg";
const accessibilityRoot = document.getElementById("accessibility");

// The drawing is hidden from searches in the page by a closed shadow root; they find the accessibility elements. Those
// in scroll views are its slotted children.
const drawingHost = document.getElementById("drawing");
const drawing = drawingHost.attachShadow({ mode: "closed" });
const drawingStyle = new CSSStyleSheet();
drawingStyle.replaceSync(`
  div, svg { position: absolute; left: 0; top: 0; }
  svg { overflow: visible; display: block; }
  /* Scaled content begins on a whole pixel, as in the program's own images of text. */
  .text { transform: scale(1.00001); transform-origin: 0 0; }
  .line { white-space: pre; line-height: 0; width: max-content; text-rendering: geometricPrecision; font-kerning: normal; font-synthesis: none; }
  .strut { display: inline-block; width: 0; }
  span { position: relative; }
  .port { scrollbar-width: none; pointer-events: auto; direction: ltr; }
  .port.loose { pointer-events: none; }
  .plane { position: relative; overflow: clip; }
  .plane.returning { transition: transform 0.25s ease-out; }
  .plate { position: sticky; }
  .port.loose .plate { pointer-events: auto; }
  .content, .marks { pointer-events: none; }
  .marks div { width: 1px; height: 1px; }
  /* What is drawn over a scroll view keeps fingers and wheels from it, unless touches go through or it is invisible. */
  .ink { pointer-events: auto; cursor: inherit; }
  .through, .through * { pointer-events: none !important; }
  .knob { border-radius: 2px; background: rgb(128 128 128 / 0.65); pointer-events: none; opacity: 0; transition: opacity 0.3s; }
  .moving > .knob { opacity: 1; transition: none; }
  [hidden] { display: none; }
`);
drawing.adoptedStyleSheets = [drawingStyle];

const px = (length) => length + "px";
const svg = (name) => document.createElementNS(svgNamespace, name);

// A picture that says nothing to a screen reader.
function hiddenPicture() {
  const picture = svg("svg");
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

// The rows of a 2D transform, as a 3D matrix.
const matrix3d = (m) => `matrix3d(${[
  m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8],
].join(",")})`;

let filters = 0;

// An element of an SVG filter, with its attributes.
function filterElement(name, attributes) {
  const element = svg(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// The drawing says nothing to a screen reader. It cannot be hidden as a whole, because the elements in the content of
// scroll views are shown inside it.
function silent(name) {
  const element = document.createElement("div");
  element.className = name;
  element.setAttribute("role", "none");
  return element;
}

// Lets touches go through what an element draws, or not.
const passTouches = (element, isPassing) => element.box.classList.toggle("through", Boolean(isPassing));

const shapeClip = (p) => p.cp === undefined ? "" : `path(${p.eo ? "evenodd, " : ""}"${p.cp}")`;

// The time of the program in the patch that is applied, in milliseconds.
let patchTime = 0;

class Group {
  constructor() {
    this.box = this.inside = silent("");
  }

  draw(p) {
    const style = this.box.style;
    const [left, top] = this.place(p);
    style.left = px(left);
    style.top = px(top);
    style.opacity = p.o ?? "";
    passTouches(this, p.nt || p.o === 0);
    // A layer is one, whether it is faded or not.
    style.isolation = p.o === 1 ? "isolate" : "";
    style.transform = p.m ? `matrix(${p.m.join(",")})` : p.m3 ? matrix3d(p.m3) : "";
    style.transformOrigin = p.m || p.m3 ? "0 0" : "";
    style.filter = p.sh || p.cm ? `url(#${p.sh ? this.shadows(p.sh, p.sb) : this.colors(p.cm)})` : p.bl ? `blur(${px(p.bl)})` : "";
    if (!p.sh && !p.cm) this.filter?.remove();
    if (p.an !== this.motion) this.animate(p.an);
    style.mixBlendMode = p.mix ?? "";
    if (p.mi) this.showThroughImage(p.mi, p.ip);
    else if (p.mk !== this.mask) this.showThrough(p.mk);
    style.clipPath = shapeClip(p);
    this.drawTextInput(p.ti);
    this.clip(p, p.cb, left, top);
    if (p.sh || p.cm) this.box.prepend(this.filter);
  }

  // Lets a transform or an opacity go on by itself: as at the time of the patch, wherever it began.
  animate(motion) {
    this.motion = motion;
    this.animation?.cancel();
    this.animation = undefined;
    if (!motion) return;
    const [kind, start, delay, duration, isEndless, values] = motion;
    const frames = values.map(([offset, ...parts]) => ({
      offset, ...(kind ? { opacity: parts[0] } : { transform: `matrix(${parts.join(",")})` }),
    }));
    this.animation = this.box.animate(frames, { delay, duration, iterations: isEndless ? Infinity : 1, fill: "both" });
    this.animation.currentTime = Math.max(0, patchTime - start);
  }

  // A field shows its own text instead of this group while it has the focus.
  drawTextInput(number) {
    if (number === this.textInput) return;
    if (drawnTexts.get(this.textInput) === this) drawnTexts.delete(this.textInput);
    this.box.style.visibility = "";
    this.textInput = number;
    if (number === undefined) return;
    drawnTexts.set(number, this);
    fields.get(number)?.show();
  }

  removed() {
    hideImage(this.box);
    if (drawnTexts.get(this.textInput) === this) drawnTexts.delete(this.textInput);
  }

  // Shows the group only where an image that the page loads is opaque, stretched over its box.
  showThroughImage(address, size) {
    this.mask = address;
    showImage(this.box, address, size, "maskImage");
    this.box.style.maskSize = "100% 100%";
  }

  // Shows the group only where a picture is opaque, stretched over its box.
  showThrough(picture) {
    const { style } = this.box;
    hideImage(this.box);
    this.mask = picture;
    style.maskImage = picture === undefined ? "" : `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
    style.maskSize = picture === undefined ? "" : "100% 100%";
  }

  // Where the group is. In content that is too long for an element a plain group stays at the corner, and its children
  // carry its offset.
  place(p) {
    const [x, y] = [p.x ?? 0, p.y ?? 0];
    const parent = this.parent.carried;
    const at = parent ? [parent[0] + x, parent[1] + y] : [x, y];
    const isPlain = !p.m && !p.m3 && !p.sh && !p.cm && p.cp === undefined && !p.cb;
    if (!parent || !p.cb) this.carry(parent && isPlain ? at : undefined);
    return parent && isPlain ? nowhere : at;
  }

  carry(now) {
    const before = this.carried;
    this.carried = now;
    if (before?.[0] !== now?.[0] || before?.[1] !== now?.[1]) carryChildren(this);
  }

  // An empty filter in the encoded colour space.
  newFilter(attributes) {
    this.filter ??= hiddenPicture();
    this.filter.setAttribute("width", 0);
    this.filter.setAttribute("height", 0);
    return filterElement("filter", {
      id: this.filter.firstChild?.id ?? `s${++filters}`, "color-interpolation-filters": "sRGB", ...attributes,
    });
  }

  // Makes the filter that multiplies colours by a matrix; returns its id.
  colors(matrix) {
    const filter = this.newFilter({ x: "-50%", y: "-50%", width: "200%", height: "200%" });
    filter.append(filterElement("feColorMatrix", { values: matrix.join(" ") }));
    this.filter.replaceChildren(filter);
    return filter.id;
  }

  // Makes the filter for drop shadows and inner shadows, whose region is the rectangle; returns its id.
  shadows(list, [x, y, width, height]) {
    const filter = this.newFilter({ filterUnits: "userSpaceOnUse", x, y, width, height });
    const layers = list.map((shadow, index) => {
      const [dx, dy, deviation, color, inner] = shadow;
      const [blurred, cast] = [`b${index}`, `c${index}`];
      filter.append(
        filterElement("feGaussianBlur", { in: "SourceAlpha", stdDeviation: deviation }),
        filterElement("feOffset", { dx, dy, result: blurred }),
        filterElement("feFlood", { "flood-color": color }),
        filterElement("feComposite", { operator: inner ? "out" : "in", in2: blurred, result: cast }),
      );
      if (inner) filter.append(filterElement("feComposite", { operator: "in", in: cast, in2: "SourceAlpha", result: cast }));
      return { cast, inner };
    });
    const merge = filterElement("feMerge", {});
    const below = layers.filter((layer) => !layer.inner).reverse();
    const above = layers.filter((layer) => layer.inner);
    for (const { cast } of [...below, { cast: "SourceGraphic" }, ...above]) merge.append(filterElement("feMergeNode", { in: cast }));
    filter.append(merge);
    this.filter.replaceChildren(filter);
    return filter.id;
  }

  // An element that clips has a separate element for its children, whose origin is the group's.
  clip(p, box, left, top) {
    const style = this.box.style;
    if (!box) {
      if (this.inside !== this.box) {
        this.box.replaceChildren(...this.inside.childNodes);
        this.inside = this.box;
        noteRemounted(this.box);
        style.width = style.height = style.overflow = style.borderRadius = "";
      }
      return;
    }
    const [x, y, w, h, cw, ch] = box;
    if (this.inside === this.box) {
      this.inside = silent("");
      this.inside.replaceChildren(...this.box.childNodes);
      this.box.append(this.inside);
      noteRemounted(this.box);
    }
    const isCarried = this.parent.carried !== undefined;
    const [boxLeft, width] = isCarried ? limited(left + x, w) : [left + x, w];
    const [boxTop, height] = isCarried ? limited(top + y, h) : [top + y, h];
    style.left = px(boxLeft);
    style.top = px(boxTop);
    style.width = px(width);
    style.height = px(height);
    style.overflow = "clip";
    style.borderRadius = cw || ch ? `${px(cw)} / ${px(ch)}` : "";
    const shift = [left - boxLeft, top - boxTop];
    [this.inside.style.left, this.inside.style.top] = (isCarried ? nowhere : shift).map(px);
    if (isCarried) this.carry(shift);
  }
}

class Rectangle {
  constructor() {
    this.box = silent("ink");
  }

  draw(p) {
    const style = this.box.style;
    const [dx, dy] = carry(this);
    const isCarried = this.parent.carried !== undefined;
    const place = (start, length) => isCarried ? limited(start, length) : [start, length];
    const [left, width] = place(dx + (p.x ?? 0), p.w ?? 0);
    const [top, height] = place(dy + (p.y ?? 0), p.h ?? 0);
    style.left = px(left);
    style.top = px(top);
    style.width = px(width);
    style.height = px(height);
    style.background = p.c;
    passTouches(this, p.nt);
    if (p.im) this.showImage(p.ip, ...p.im);
    else hideImage(this.box);
    style.opacity = p.o ?? "";
    style.clipPath = shapeClip(p);
    style.backdropFilter = p.mt ? `blur(${px(p.mt[0])}) saturate(${p.mt[1]})` : "";
    this.align();
  }

  // A browser rounds the edges of a box to whole points, which leaves nothing of some lines: these are drawn in a box that is
  // one point thick, made as thin as they are, but not thinner than a pixel.
  align() {
    const { x = 0, y = 0, w = 0, h = 0 } = this.properties;
    const { style } = this.box;
    style.transform = "";
    if ((w >= 1 && h >= 1) || this.parent.carried !== undefined) return;
    const origin = originIn(this.parent);
    if (!origin) return;
    const across = thickened(origin[0] + x, w);
    const along = thickened(origin[1] + y, h);
    style.left = px(across.start - origin[0]);
    style.top = px(along.start - origin[1]);
    style.width = px(across.length);
    style.height = px(along.length);
    if (!across.thickness && !along.thickness) return;
    const [dx, sx] = across.thickness ?? [0, 1];
    const [dy, sy] = along.thickness ?? [0, 1];
    if (sx === 1 && sy === 1) return;
    style.transformOrigin = "0 0";
    style.transform = `matrix(${sx},0,0,${sy},${dx},${dy})`;
  }

  removed() {
    hideImage(this.box);
  }

  // Stretches a part of an image, in fractions of it, over the rectangle, or repeats all of it in tiles. An image that may be
  // sent with fewer pixels has a size in pixels.
  showImage(size, address, x, y, width, height, isSharp, tileWidth, tileHeight) {
    const { style } = this.box;
    showImage(this.box, address, size);
    if (tileWidth) {
      style.backgroundSize = `${px(tileWidth)} ${px(tileHeight)}`;
      style.backgroundPosition = "0 0";
      style.imageRendering = isSharp ? "pixelated" : "";
      return;
    }
    const place = (start, length) => length < 1 ? `${start / (1 - length) * 100}%` : "0%";
    style.backgroundSize = `${100 / width}% ${100 / height}%`;
    style.backgroundPosition = `${place(x, width)} ${place(y, height)}`;
    style.imageRendering = isSharp ? "pixelated" : "";
  }
}

// Where a box of this length starts so that something of it is drawn, and how long it is; for one that is thinner than a point
// and would not be drawn also how far its content is from there, and how thick that is.
function thickened(start, length) {
  if (length <= 0 || length >= 1 || Math.round(start) !== Math.round(start + length)) return { start, length };
  const middle = start + length / 2;
  const point = Math.floor(middle);
  const pixel = Math.floor(middle * devicePixelRatio) / devicePixelRatio;
  return { start: point, length: 1, thickness: [pixel - point, Math.min(1, Math.max(length, 1 / devicePixelRatio))] };
}

// The offset of a group's content from the page's corner; undefined if it is rotated or scaled.
function originIn(group) {
  let [x, y] = [0, 0];
  for (let ancestor = group; ancestor.properties; ancestor = ancestor.parent) {
    if (ancestor.properties.m) return undefined;
    x += (ancestor.properties.x ?? 0) - (ancestor.low?.[0] ?? 0);
    y += (ancestor.properties.y ?? 0) - (ancestor.low?.[1] ?? 0);
  }
  return [x, y];
}

// The nearest pixel edge; halfway between two, the greater.
const nearest = (length) => Math.round(length * devicePixelRatio + 1e-4) / devicePixelRatio;

// Aligns the edges of the shapes in a group with pixels, after the group has moved.
function alignShapes(group) {
  for (const id of group.children) {
    const element = elements.get(id);
    element.align?.();
    alignShapes(element);
  }
}

// A gradient as an image in CSS. Its unit points refer to a frame, beyond which the image extends by `reach` on all sides.
function gradientImage([numbers, stops, kind = 0], w, h, reach) {
  const colors = (place, all = stops) => all.map(([location, color]) => `${color} ${place(location)}`).join(", ");
  const [x, y, start, end] = numbers;
  if (kind === 0) return linearImage(numbers, colors, w, h, reach);
  const center = `${px(x * w + reach)} ${px(y * h + reach)}`;
  // CSS begins at the top.
  if (kind === 3) return `conic-gradient(from ${start + Math.PI / 2}rad at ${center}, ${colors((share) => `${share * 360}deg`)})`;
  const isInward = start > end;
  const [inner, outer] = isInward ? [end, start] : [start, Math.max(end, start + 1e-4)];
  const size = kind === 1 ? px(outer) : `${px(outer * w)} ${px(outer * h)}`;
  const place = (share) => `${(inner + (isInward ? 1 - share : share) * (outer - inner)) / outer * 100}%`;
  return `radial-gradient(${size} at ${center}, ${colors(place, isInward ? stops.toReversed() : stops)})`;
}

function linearImage([x1, y1, x2, y2], colors, w, h, reach) {
  const [dx, dy] = [(x2 - x1) * w, (y2 - y1) * h];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  // CSS measures stops along a line through the centre, from the point that is level with the farthest corner.
  const middle = (Math.abs(ux) * (w + 2 * reach) + Math.abs(uy) * (h + 2 * reach)) / 2;
  const before = middle + (x1 - 0.5) * w * ux + (y1 - 0.5) * h * uy;
  return `linear-gradient(${Math.atan2(ux, -uy)}rad, ${colors((share) => px(before + share * length))})`;
}

let gradients = 0;

class Shape {
  constructor() {
    this.box = hiddenPicture();
    this.path = svg("path");
    this.path.classList.add("ink");
    this.box.append(this.path);
    this.box.setAttribute("aria-hidden", true);
  }

  draw(p) {
    const { box, path } = this;
    passTouches(this, p.nt);
    // A browser does not draw an SVG without width or height, but lines in it may be visible.
    const [w, h] = [p.w || 1, p.h || 1];
    this.align();
    box.setAttribute("viewBox", this.visiblePart(p.vb ?? [0, 0, w, h]).join(" "));
    box.setAttribute("preserveAspectRatio", "none");
    path.setAttribute("d", p.d);
    path.setAttribute("shape-rendering", p.ce ? "crispEdges" : "auto");
    const isConic = p.gr?.[2] === 3;
    const paint = isConic ? "#fff" : p.gr ? this.gradient(p.gr, w, h) : p.c;
    path.setAttribute("fill", p.k ? "none" : paint);
    path.setAttribute("fill-rule", p.eo ? "evenodd" : "nonzero");
    // An element that was a line before may be filled now.
    if (p.k) this.stroke(p.k, paint);
    else path.setAttribute("stroke", "none");
    if (isConic) this.sweep(p.gr, w, h);
    else if (this.swept) this.unsweep();
  }

  // SVG has no gradient around a point: the path is the mask of a box that has one as its background.
  sweep([[x, y, ...rest], stops, kind], w, h) {
    this.swept ??= this.makeSwept();
    const [dash, miter] = [this.path.getAttribute("stroke-width") ?? 0, this.path.getAttribute("stroke-miterlimit") ?? 2];
    const reach = this.properties.k ? dash * Math.max(miter, 2) : 0;
    const bounds = this.path.getBBox();
    const [left, top] = [Math.min(bounds.x, 0) - reach, Math.min(bounds.y, 0) - reach];
    const [right, bottom] = [Math.max(bounds.x + bounds.width, w) + reach, Math.max(bounds.y + bounds.height, h) + reach];
    const area = { x: left, y: top, width: right - left, height: bottom - top };
    for (const element of [this.swept.mask, this.swept.place]) {
      for (const [name, value] of Object.entries(area)) element.setAttribute(name, value);
    }
    const { style } = this.swept.fill;
    style.position = "static";
    [style.width, style.height] = [area.width, area.height].map(px);
    const center = [(x * w - left) / area.width, (y * h - top) / area.height];
    style.background = gradientImage([[...center, ...rest], stops, kind], area.width, area.height, 0);
  }

  makeSwept() {
    const [mask, place, fill] = [svg("mask"), svg("foreignObject"), silent("")];
    mask.id = `m${++gradients}`;
    mask.setAttribute("maskUnits", "userSpaceOnUse");
    place.setAttribute("mask", `url(#${mask.id})`);
    mask.append(this.path);
    place.append(fill);
    this.box.append(mask, place);
    return { mask, place, fill };
  }

  unsweep() {
    this.box.append(this.path);
    this.swept.mask.remove();
    this.swept.place.remove();
    this.swept = undefined;
  }

  // A browser aligns an SVG's origin with a pixel, but not its far edges.
  align() {
    const { x = 0, y = 0, w, h } = this.properties;
    const origin = originIn(this.parent);
    const side = (from, length) => nearest(from + length) - nearest(from) || length || 1;
    let [width, height] = [origin ? side(origin[0] + x, w) : w || 1, origin ? side(origin[1] + y, h) : h || 1];
    let [left, top] = [carry(this)[0] + x, carry(this)[1] + y];
    this.cut = undefined;
    if (this.parent.carried && Math.max(width, height) > longest) {
      const [start, end] = [[left, top], [width, height]];
      [left, width] = limited(left, width);
      [top, height] = limited(top, height);
      this.cut = [left - start[0], top - start[1], width, height, end[0], end[1]];
    }
    const { style } = this.box;
    [style.left, style.top, style.width, style.height] = [left, top, width, height].map(px);
  }

  // The part of a view box that is laid out.
  visiblePart([x, y, w, h]) {
    if (!this.cut) return [x, y, w, h];
    const [left, top, width, height, wholeWidth, wholeHeight] = this.cut;
    const [sx, sy] = [w / wholeWidth, h / wholeHeight];
    return [x + left * sx, y + top * sy, width * sx, height * sy];
  }

  stroke([width, cap, join, miter, dashes, phase], paint) {
    const attributes = {
      "stroke": paint, "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": join,
      "stroke-miterlimit": miter, "stroke-dasharray": dashes.join(" ") || "none", "stroke-dashoffset": phase,
    };
    for (const [name, value] of Object.entries(attributes)) this.path.setAttribute(name, value);
  }

  // Unit points refer to the frame.
  gradient([numbers, stops, kind = 0], w, h) {
    const name = kind ? "radialGradient" : "linearGradient";
    if (this.definition?.tagName !== name) {
      this.definition?.remove();
      this.definition = svg(name);
    }
    const definition = this.definition;
    definition.id ||= `g${++gradients}`;
    definition.setAttribute("gradientUnits", "userSpaceOnUse");
    const [a, b, c, d] = numbers;
    if (kind) return this.rings(definition, numbers, stops, kind, w, h);
    const ends = { x1: a * w, y1: b * h, x2: c * w, y2: d * h };
    for (const [name, value] of Object.entries(ends)) definition.setAttribute(name, value);
    return this.define(definition, stops);
  }

  // Circles around a point (1), or ellipses of the frame's proportions (2). SVG wants the greater radius outside.
  rings(definition, [x, y, start, end], stops, kind, w, h) {
    const isInward = start > end;
    const [inner, outer] = isInward ? [end, start] : [start, Math.max(end, start + 1e-4)];
    const center = kind === 1 ? [x * w, y * h] : [x, y];
    const circle = { cx: center[0], cy: center[1], r: outer, fr: inner };
    for (const [name, value] of Object.entries(circle)) definition.setAttribute(name, value);
    definition.setAttribute("gradientTransform", kind === 1 ? "" : `scale(${w} ${h})`);
    const ordered = isInward ? stops.map(([offset, color]) => [1 - offset, color]).reverse() : stops;
    return this.define(definition, ordered);
  }

  define(definition, stops) {
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

// The element of the view with the keyboard focus, set by the program. A screen reader may put the page's focus on other
// elements, which are not focusable in the program.
let focusTarget = null;

// Whether the element with the page's focus may have another shape than its ring.
let isRingStale = false;

class AccessibilityElement {
  constructor(p, id) {
    this.box = this.inside = document.createElement(p.tag);
    if (p.tag === "button") this.box.type = "button";
    this.box.waggle = id;
  }

  draw(p) {
    const { box } = this;
    const style = box.style;
    const [dx, dy] = carry(this);
    if (box === document.activeElement) isRingStale = true;
    style.left = px(dx + (p.x ?? 0));
    style.top = px(dy + (p.y ?? 0));
    style.width = px(p.w ?? 0);
    style.height = px(p.h ?? 0);
    const attributes = {
      "role": p.role, "aria-label": p.label, "aria-description": p.more, "title": p.tip, "data-testid": p.testid,
      "aria-checked": p.checked, "aria-pressed": p.pressed, "aria-level": p.level, "dir": p.rtl && (p.rtl === "true" ? "rtl" : "ltr"), "lang": p.lang,
      "aria-disabled": p.disabled, "aria-valuetext": p.value, "aria-selected": p.selected, "aria-multiselectable": p.multi, "aria-modal": p.role === "dialog" ? p.modal : undefined,
      "aria-current": p.current, "aria-haspopup": p.popup, "aria-expanded": p.expanded, "aria-valuenow": p.at, "aria-valuemin": p.min,
      "aria-valuemax": p.max, "aria-posinset": p.pos, "aria-setsize": p.set, "aria-live": p.live, "aria-atomic": p.live && "true", "tabindex": p.tab ?? (p.tag === "button" || p.role === "slider" || p.role === "spinbutton" || p.modal || this.box.field ? -1 : undefined),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) box.removeAttribute(name);
      else if (box.getAttribute(name) !== String(value)) box.setAttribute(name, value);
    }
    box.classList.toggle("action", p.action !== undefined);
    box.classList.toggle("modal", p.modal !== undefined);
    box.classList.toggle("quiet", p.quiet !== undefined);
    box.isCurrent = p.active !== undefined;
    [box.tabEnds, box.isAlone] = [p.end ?? 0, p.alone !== undefined];
    if (p.modal) modalElements.add(this);
    else modalElements.delete(this);
    if (p.focus !== this.hasFocus) {
      if (p.focus) focusTarget = box;
      else if (focusTarget === box) focusTarget = null;
      this.hasFocus = p.focus;
    }
    if ((p.text ?? "") !== this.text) {
      // A text that is only changed does not end a browser's step of undo in a field.
      if (p.text && this.text) box.firstChild.data = p.text;
      else if (p.text !== undefined || this.text) box.textContent = p.text ?? "";
      this.text = p.text ?? "";
    }
  }

  removed() {
    modalElements.delete(this);
  }
}

// The elements beside which nothing can be reached.
const modalElements = new Set();

// The regions by the numbers of their scroll views.
const regionsByView = new Map();
const regions = (id) => regionsByView.get(id) ?? [];
let regionCount = 0;

// The accessibility elements in the content of a scroll view. In the order of reading there is a box that owns them;
// they are elsewhere: in the scroll view's own element, by its slot.
class Region {
  constructor(p) {
    this.view = p.scroll;
    this.box = document.createElement("div");
    this.inside = document.createElement("div");
    this.inside.id = `region${++regionCount}`;
    this.inside.className = "region";
    this.inside.scrollView = p.scroll;
    this.inside.slot = `scroll${p.scroll}`;
    this.box.className = "place";
    this.box.setAttribute("aria-owns", this.inside.id);
    [this.inside.place, this.box.region] = [this.box, this.inside];
    drawingHost.append(this.inside);
    if (!regionsByView.has(this.view)) regionsByView.set(this.view, new Set());
    regionsByView.get(this.view).add(this);
  }

  get carried() {
    return scrollViews.get(this.view)?.carried;
  }

  // The region of a list is the list: browsers look for its rows among its children.
  draw(p) {
    for (const [name, value] of Object.entries({ "role": p.role, "aria-label": p.label, "aria-multiselectable": p.multi })) {
      if (value === undefined) this.inside.removeAttribute(name);
      else this.inside.setAttribute(name, value);
    }
  }

  carry() {
    carryChildren(this);
  }

  removed() {
    this.inside.remove();
    const others = regionsByView.get(this.view);
    others.delete(this);
    if (!others.size) regionsByView.delete(this.view);
  }
}
