// Sends the user's input to the program unchanged; the program decides its effect.
"use strict";

// On keyboards without a Command key, Control stands for it, and so does the Windows key; both together are Command
// and Control.
const hasCommand = /^(Mac|iP)/.test(navigator.platform);

function modifiers(event) {
  const { ctrlKey, metaKey } = event;
  const control = hasCommand ? ctrlKey : ctrlKey && metaKey;
  const command = hasCommand ? metaKey : ctrlKey || metaKey;
  return (event.shiftKey ? 1 : 0) + (control ? 2 : 0) + (event.altKey ? 4 : 0) + (command ? 8 : 0)
    + (event.getModifierState("CapsLock") ? 16 : 0);
}

// Of several events of one kind between two frames, only the newest is sent.
const pending = new Map();
// The scroll distance since the last message.
let scrolled = null;

function sendLater(name, message) {
  if (!pending.size) requestAnimationFrame(sendPending);
  pending.set(name, message);
}

function sendPending() {
  for (const message of pending.values()) (message.t === "scroll" ? sendInput : send)(message);
  pending.clear();
  scrolled = null;
}

const pressed = new Set();
// Where pointers were pressed in text fields in which the browser selects: the program hears of a tap, but of no drag. A
// finger selects nothing in a field that has not got the focus, and may swipe a row over it.
const pressedInFields = new Map();
// How far a tap may move, in points.
const tapDistance = 10;

function pointer(phase, event) {
  return {
    t: "pointer", phase, kind: event.pointerType || "mouse", id: event.pointerId, x: event.clientX, y: event.clientY,
    button: Math.max(event.button, 0), mods: modifiers(event), ms: Math.round(event.timeStamp),
  };
}

// The ring is for those who move the focus with keys; text that is typed moves none.
const showsRing = (isShown) => document.body.classList.toggle("pointed", !isShown);
addEventListener("pointerdown", () => showsRing(false), true);
addEventListener("keydown", (event) => (event.key === "Tab" || !isField(event.target)) && showsRing(true), true);

// What the page itself says has a button, which is not the program's.
const isInNotice = ({ target }) => notice.contains(target);

addEventListener("pointerdown", (event) => {
  if (isInNotice(event)) return;
  // A second button of the same mouse is not a second pointer.
  if (pressedInFields.has(event.pointerId)) release("cancel", event);
  if (pressed.has(event.pointerId)) return;
  pressed.add(event.pointerId);
  const mayScroll = event.pointerType === "touch" && document.activeElement !== event.target;
  if (isField(event.target) && !mayScroll) pressedInFields.set(event.pointerId, [event.clientX, event.clientY]);
  else capture(event.pointerId);
  sendScrolling();
  sendPending();
  sendInput(pointer("down", event));
});

function capture(pointer) {
  try {
    document.body.setPointerCapture(pointer);
  } catch {
    // A synthetic pointer cannot be captured, and need not be.
  }
}

// A pointer that is not captured may come up outside of the window.
function isDragInField(event) {
  const start = pressedInFields.get(event.pointerId);
  return start && (event.buttons === 0 || Math.hypot(event.clientX - start[0], event.clientY - start[1]) > tapDistance);
}

addEventListener("pointermove", (event) => {
  if (isDragInField(event)) release("cancel", event);
  if (pressed.has(event.pointerId)) sendLater(`p${event.pointerId}`, pointer("move", event));
  else if (event.pointerType !== "touch") sendLater("hover", { t: "hover", x: event.clientX, y: event.clientY });
});

// While something is dragged a finger does not scroll. The browser must know of the listener before the finger touches, and
// scrolls more slowly for it, so it is there only once something can be dragged.
let dragState = 0;

function setDrag(state) {
  if (state && !dragState) {
    addEventListener("touchmove", (event) => dragState === 2 && event.cancelable && event.preventDefault(), { passive: false });
  }
  dragState = Math.max(state, dragState ? 1 : 0);
}

function release(phase, event) {
  pressedInFields.delete(event.pointerId);
  if (!pressed.delete(event.pointerId)) return;
  sendScrolling();
  sendPending();
  sendInput(pointer(phase, event));
}

addEventListener("pointerup", (event) => release("up", event));
addEventListener("pointercancel", (event) => release("cancel", event));
document.addEventListener("pointerleave", () => sendLater("hover", { t: "hover" }));

// What the browser scrolls itself is not sent as a turn of the wheel.
addEventListener("wheel", (event) => {
  if (event.isScrolling) return;
  const unit = [1, 20, innerHeight][event.deltaMode];
  scrolled ??= { t: "scroll", dx: 0, dy: 0 };
  scrolled.x = event.clientX;
  scrolled.y = event.clientY;
  scrolled.dx -= event.deltaX * unit;
  scrolled.dy -= event.deltaY * unit;
  sendLater("scroll", scrolled);
}, { passive: true });

// The program decides whether a pressed element gets the keyboard focus.
for (const name of ["mousedown", "contextmenu"]) {
  addEventListener(name, (event) => isField(event.target) || event.preventDefault());
}
addEventListener("dragstart", (event) => event.preventDefault());

// Text and links from outside of the page. What they are is known when they are dropped, before that only whether there is any.
function dropped(phase, event) {
  const [text, url] = ["text/plain", "text/uri-list"].map((type) => {
    if (!event.dataTransfer.types.includes(type)) return undefined;
    return phase === "drop" ? event.dataTransfer.getData(type) : "";
  });
  return { t: "drop", phase, x: event.clientX, y: event.clientY, text, url: url?.split(/\r?\n/).find((line) => line[0] !== "#") };
}

const comesIn = (event) => event.dataTransfer && !isField(event.target);

addEventListener("dragover", (event) => {
  if (!comesIn(event)) return;
  event.preventDefault();
  sendLater("drop", dropped("move", event));
});

addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) sendLater("drop", { t: "drop", phase: "leave" });
});

addEventListener("drop", (event) => {
  if (!comesIn(event)) return;
  event.preventDefault();
  pending.delete("drop");
  sendPending();
  sendInput(dropped("drop", event));
});

// With Control or Command these belong to the browser: clipboard, tabs, windows, zoom, search, reload, address,
// print.
const browserKeys = /^([acvxtnwqrlfp0-9+=-]|Tab|PageUp|PageDown|Arrow.*|F\d+)$/i;

function belongsToBrowser(event) {
  if (event.ctrlKey || event.metaKey) return browserKeys.test(event.key) || event.shiftKey;
  return event.altKey || /^F\d+$/.test(event.key);
}

// The keys with Control or Command that edit a text.
const editingKeys = /^([acvxyz]|Arrow.*|Backspace|Delete|Home|End)$/i;

// A field keeps the keys that edit its text. The program has those that submit, move the focus or are shortcuts.
function isKeyOfField(event, field) {
  const { key } = event;
  const isOneLine = field.tagName === "INPUT";
  const hasCommandKey = hasCommand ? event.metaKey : event.ctrlKey;
  if (event.getModifierState("AltGraph") || (hasCommand && event.ctrlKey)) return true;
  if (key === "Enter") return !isOneLine && !hasCommandKey;
  if (/^(Tab|Escape|F\d+)$/.test(key)) return false;
  if (hasCommandKey) return editingKeys.test(key);
  if (event.altKey) return hasCommand || key.length > 1;
  return !(isOneLine && /^(ArrowUp|ArrowDown|PageUp|PageDown)$/.test(key));
}

// All keys are sent that a field does not keep. The browser has those that no view handles too.
function key(phase, event) {
  if (isInNotice(event) || event.isComposing || event.key === "Dead" || event.key === "Process" || event.key === "Unidentified") return;
  if (phase === "down" && hold(event)) return;
  const field = isField(event.target) ? event.target : null;
  if (field && isKeyOfField(event, field)) return;
  if (adjust(phase, event)) return;
  const isNative = field && /^(Arrow|Page)/.test(event.key);
  if (phase === "down" && tab(event)) return;
  if (!belongsToBrowser(event) && !isNative && isTaken(event, field)) event.preventDefault();
  sendKey(phase, event, event.target);
}

// After a key that may move the focus from a field, those that follow wait.
function sendKey(phase, event, target) {
  sendScrolling();
  sendPending();
  const message = { t: "key", phase: event.repeat ? "repeat" : phase, key: event.key, mods: modifiers(event) };
  if (phase !== "down" || !isField(target) || !["Tab", "Enter"].includes(event.key) || !isOpen()) return sendInput(message);
  askForFocus(message);
  holdKeys();
}

// Arrow keys adjust an element with a value: up and towards the trailing edge increase it. The program does that where the
// element has its focus, as its views are asked first.
function adjust(phase, event) {
  const { target } = event;
  if (!target.isAlone) return false;
  if (!["slider", "spinbutton"].includes(target.getAttribute?.("role"))) return false;
  const [more, less] = target.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  const action = { ArrowUp: "increment", [more]: "increment", ArrowDown: "decrement", [less]: "decrement" }[event.key];
  if (!action) return false;
  event.preventDefault();
  if (phase === "down") sendInput({ t: "act", id: target.waggle, action });
  return true;
}

addEventListener("keydown", (event) => key("down", event));
addEventListener("keyup", (event) => key("up", event));

// A screen reader clicks without a pointer; clicks of pointers have been sent already.
addEventListener("click", (event) => {
  const id = event.target.closest?.("#accessibility *, .region *")?.waggle;
  if (id !== undefined && event.detail === 0 && !isField(event.target)) sendInput({ t: "act", id, action: "press" });
});
