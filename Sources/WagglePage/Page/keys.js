// Which keys the page takes from the browser: those that a view of the program handles. Tab leaves the page at its ends.
"use strict";

// The names of the keys that views handle now, with the numbers of their modifiers before some; "*" is any key.
let takenKeys = new Set();

// Which keys scroll.
const scrollKeys = /^(Arrow.*|Page.*|Home|End| )$/;

const isOurs = (element) => element?.waggle !== undefined;

// Whether a view handles the key, or the program does by itself.
function isTaken(event, field) {
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const held = modifiers(event) & 15;
  if (takenKeys.has("*") || takenKeys.has(name) || takenKeys.has(`${held} ${name}`)) return true;
  // A capital is typed with Shift.
  if (takenKeys.has(`${held & ~1} ${name}`) && event.key !== name) return true;
  if (held & ~1) return false;
  if (name === "Tab") return true;
  if (name === "Enter" || name === " ") return isOurs(event.target) || (name === " " && scrollViews.size > 0);
  return scrollKeys.test(name) && scrollViews.size > 0;
}

// The elements that Tab comes to, in the order of reading.
function tabStops(parent = accessibilityRoot, found = []) {
  for (const child of parent.children) {
    if (child.inert) continue;
    if (child.region) tabStops(child.region, found);
    else {
      if (child.tabIndex === 0) found.push(child);
      tabStops(child, found);
    }
  }
  return found;
}

// Tab, where the page knows the answer: it leaves the page after the last view and before the first, unless a dialog is
// open, and comes to what is adjusted by a screen reader's actions alone. False where the program moves the focus.
function tab(event) {
  if (event.key !== "Tab" || modifiers(event) & 14) return false;
  const back = event.shiftKey;
  const stops = tabStops();
  const isModal = modalElements.size > 0;
  const active = stops.includes(event.target) ? event.target : null;
  let index = active ? stops.indexOf(active) + (back ? -1 : 1) : back ? stops.length - 1 : 0;
  if (isModal && stops.length) index = (index + stops.length) % stops.length;
  const next = stops[index];
  if (next && (next.isAlone || active?.isAlone)) {
    event.preventDefault();
    next.focus({ preventScroll: false });
    return true;
  }
  const isLast = active?.isAlone ? !next : active && active === focusTarget && active.tabEnds & (back ? 1 : 2);
  if (isModal || (stops.length && !isLast)) return false;
  // From here the browser goes on.
  isLeaving = true;
  document.getElementById(back ? "before" : "after").focus({ preventScroll: true });
  isLeaving = false;
  if (active) sendInput({ t: "act", id: active.waggle, action: "blur" });
  return true;
}

// Whether a patch may take away what has the focus in the page.
function mayLoseFocus(steps) {
  const active = document.activeElement;
  if (!isOurs(active) || active.tabIndex < 0) return false;
  return steps.some(([name, , changes]) => name === "r" || name === "m" || (name === "u" && "tab" in changes));
}

// Where the focus goes when what had it is gone or covered: to what follows of what could have it, else to what was before,
// and in a new page to its first element. A text field does not get it so: it would bring the keyboard.
function replaceFocus(active, before) {
  if (active.isConnected && active.tabIndex === 0 && !active.closest("[inert]")) return;
  if (document.activeElement !== document.body || modalElements.size || !isFocusKnown() || isOtherPageFocused()) return;
  const stops = tabStops().filter((element) => !isField(element));
  const index = before.indexOf(active);
  const isLeft = (element) => stops.includes(element);
  const next = before.slice(index + 1).find(isLeft) ?? before.slice(0, Math.max(index, 0)).findLast(isLeft) ?? stops[0];
  next?.focus({ preventScroll: true });
}

// Whether the focus is put at an end of the page from inside.
let isLeaving = false;

// What scrolls comes first in the page's own order. Tab from outside comes to the first or the last in the order of reading.
for (const [name, stop] of [["before", 0], ["after", -1]]) {
  document.getElementById(name).addEventListener("focus", () => isLeaving || tabStops().at(stop)?.focus({ preventScroll: true }));
}
