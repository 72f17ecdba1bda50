// With ?inspect, or when a link of the program asks for it, the page shows the inspector of its program beside it: a page
// of its own in a frame, which the server connects to the session of this one. F6 goes from one to the other.
"use strict";

const addressQuery = new URLSearchParams(location.search);
// The session that this page is an inspector of.
const inspects = addressQuery.get("inspects") ?? undefined;
let isInspected = !inspects && addressQuery.has("inspect");
let inspector = null;
// The page of the inspector that a link of the program has opened.
let linkedPage = null;
let mark = null;

if (isInspected) document.documentElement.classList.add("inspected");

// The part of the window that the program has, in points.
function windowSize() {
  return isInspected ? { w: document.body.clientWidth, h: document.body.clientHeight } : { w: innerWidth, h: innerHeight };
}

function showInspector(session) {
  if (!isInspected || inspector?.session === session) return;
  inspector?.frame.remove();
  const frame = document.createElement("iframe");
  frame.id = "inspector";
  frame.title = "Preferences of the program";
  frame.src = `/?${new URLSearchParams({ token, tab: tabName, inspects: session })}`;
  document.body.append(frame);
  inspector = { session, frame };
}

// A link of the program opens the inspector, goes to another of its pages, or closes it if it was the last one.
function toggleInspector(page) {
  const closes = isInspected && linkedPage === page;
  linkedPage = closes ? null : page;
  if (isInspected !== closes) return;
  isInspected = !closes;
  document.documentElement.classList.toggle("inspected", isInspected);
  keepInspected(isInspected);
  if (isInspected) {
    showInspector(session);
  } else {
    inspector?.frame.remove();
    inspector = null;
    highlight(null);
  }
  sendWindow();
}

// Marks a rectangle of the program, or none.
function highlight(at) {
  if (!mark) {
    mark = document.createElement("div");
    mark.id = "highlight";
    mark.setAttribute("aria-hidden", "true");
    document.body.append(mark);
  }
  mark.hidden = !at;
  if (!at) return;
  const [x, y, width, height] = at;
  Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

// Whether the keys go to the inspector, or for an inspector to the program: an element that gets the focus would take them.
function isOtherPageFocused() {
  return inspects ? parent !== window && !document.hasFocus() : inspector !== null && document.activeElement === inspector.frame;
}

// The program gets the keys again.
function focusProgram() {
  window.focus();
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
}

// A press moves the focus to no element (input.js), so that it would stay in the other page.
addEventListener("pointerdown", () => {
  if (document.hasFocus() && document.activeElement !== inspector?.frame) return;
  if (inspects) window.focus();
  else if (inspector) focusProgram();
}, { capture: true });

addEventListener("keydown", (event) => {
  if (event.key !== "F6" || !(inspector || inspects)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (inspector) inspector.frame.contentWindow.focus();
  else parent.focusProgram?.();
}, { capture: true });
