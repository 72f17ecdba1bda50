// The ring around what has the keyboard focus has the shape of what is drawn there: a corner of the element that is a corner
// of a drawn shape, or of one that cuts its content, is as round as that corner (C484).
"use strict";

// The radius of a corner at which nothing is drawn, in points.
const plainRadius = 4;
// How far a corner may be from the element's, in points.
const cornerDistance = 1.5;

// The outlines of paths, by their text: the box around each, and the radii of its corners from the top left one clockwise.
const outlines = new Map();
const outlinePen = document.createElement("canvas").getContext("2d");
const outlineProbe = hiddenPicture();
outlineProbe.append(svg("path"));
outlineProbe.setAttribute("class", "probe");
document.body.append(outlineProbe);

function outlineOf(text, isEvenOdd) {
  const known = outlines.get(text);
  if (known) return known;
  if (outlines.size > 500) outlines.clear();
  outlineProbe.firstChild.setAttribute("d", text);
  const { x, y, width, height } = outlineProbe.firstChild.getBBox();
  const path = new Path2D(text);
  const contains = (a, b) => outlinePen.isPointInPath(path, x + a, y + b, isEvenOdd ? "evenodd" : "nonzero");
  const outline = { x, y, width, height, radii: cornerRadii(width, height, contains) };
  outlines.set(text, outline);
  return outline;
}

// The radii of the corners of a shape of that size, of which each edge's middle is its edge; undefined for another.
function cornerRadii(width, height, contains) {
  const [h, v] = [width / 2, height / 2];
  const near = Math.min(0.5, h / 4, v / 4);
  if (!(near > 0)) return undefined;
  const middles = [[h, near], [width - near, v], [h, height - near], [near, v]];
  if (!middles.every((point) => contains(...point))) return undefined;
  const most = Math.min(h, v);
  return [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => {
    // On the diagonal, the first point inside: of a circle's arc it is at (1 - √½) of the radius.
    let [low, high] = [0, most];
    while (high - low > 0.05) {
      const middle = (low + high) / 2;
      if (contains(Math.abs(x - middle), Math.abs(y - middle))) high = middle;
      else low = middle;
    }
    const radius = high / (1 - Math.SQRT1_2);
    return high < 0.1 ? 0 : Math.min(radius, most);
  });
}

// The rounded shapes that an element of the drawing shows or cuts by: where each is in the window, and its corners' radii.
function roundedShape(element) {
  const { properties: p, box } = element;
  if (element instanceof Shape) {
    const { x, y, width, height, radii } = outlineOf(p.d, p.eo);
    if (!radii?.some(Boolean)) return undefined;
    const frame = box.getBoundingClientRect();
    const [left, top, w, h] = p.vb ?? [0, 0, p.w || 1, p.h || 1];
    const [sx, sy] = [frame.width / w, frame.height / h];
    return {
      left: frame.left + (x - left) * sx, top: frame.top + (y - top) * sy, width: width * sx, height: height * sy,
      radii: radii.map((radius) => radius * Math.min(sx, sy)),
    };
  }
  if (p.cb && (p.cb[4] || p.cb[5])) {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { left, top, width, height, radii: Array(4).fill(Math.min(p.cb[4], p.cb[5]) * width / p.cb[2]) };
  }
  if (p.cp === undefined) return undefined;
  const { x, y, width, height, radii } = outlineOf(p.cp, p.eo);
  if (!radii?.some(Boolean)) return undefined;
  const { left, top } = box.getBoundingClientRect();
  return { left: left + x, top: top + y, width, height, radii };
}

const mayBeRounded = ({ properties: p, box }) => p && box.isConnected && (p.d ?? p.cp ?? p.cb) !== undefined;

// Gives the ring of an element its corners.
function shapeRing(target) {
  isRingStale = false;
  // The ring of what scrolls is inside of it.
  if (target.querySelector(":scope > .place")) return;
  const frame = target.getBoundingClientRect();
  const radii = Array(4).fill(plainRadius);
  const isNear = (a, b) => Math.abs(a - b) <= cornerDistance;
  for (const element of elements.values()) {
    const shape = mayBeRounded(element) ? roundedShape(element) : undefined;
    if (!shape) continue;
    const [left, right] = [isNear(shape.left, frame.left), isNear(shape.left + shape.width, frame.right)];
    const [top, bottom] = [isNear(shape.top, frame.top), isNear(shape.top + shape.height, frame.bottom)];
    [left && top, right && top, right && bottom, left && bottom].forEach((meets, corner) => {
      if (meets) radii[corner] = Math.max(radii[corner], shape.radii[corner]);
    });
  }
  target.style.borderRadius = radii.map(px).join(" ");
}

addEventListener("focusin", ({ target }) => isOurs(target) && shapeRing(target));
addEventListener("focusout", ({ target }) => isOurs(target) && (target.style.borderRadius = ""));
