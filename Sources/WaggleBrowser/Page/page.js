// The page of a program that runs on the server: it displays the patches that it receives. The
// elements are in drawing.js, text.js and scroll.js, input in input.js.
//
// Every element of the program has a number. A patch is a list of steps: ["c", number, parent, before, kind,
// properties] creates an element, "u" updates properties (null removes one), "m" moves an element within its parent,
// "r" removes it; "f" announces a font face.
"use strict";

const elements = new Map();
const token = document.querySelector("meta[name=waggle-token]").content;
const notice = document.getElementById("notice");
const announcement = document.getElementById("message");
const kinds = { g: Group, r: Rectangle, p: Shape, t: TextLines, s: AccessibilityElement, v: ScrollView };

// MARK: patches

function reset() {
  for (const element of elements.values()) element.removed?.();
  elements.clear();
  unmeasured.clear();
  drawing.replaceChildren();
  accessibilityRoot.replaceChildren();
  elements.set(1, { inside: drawing, children: new Set() });
  elements.set(2, { inside: accessibilityRoot, children: new Set() });
}

const steps = {
  f(number, weight, italic, loadsSubsets) {
    if (!faces.has(number)) faces.set(number, new Face(number, weight, italic, loadsSubsets));
  },

  c(id, parent, before, kind, properties) {
    const Kind = properties.scroll !== undefined ? Region : properties.now && kind === "s" ? Field : kinds[kind];
    const element = new Kind(properties, id);
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
    if (element.inside && ("x" in changes || "y" in changes || "m" in changes)) moved.add(element);
  },

  m(id, parent, before) {
    const { box } = elements.get(id);
    const active = box.contains(document.activeElement) ? document.activeElement : null;
    elements.get(parent).inside.insertBefore(box, elements.get(before)?.box ?? null);
    if (active) keepFocus(active);
    hasRemounted = true;
  },

  r(id) {
    const element = elements.get(id);
    element.box.remove();
    element.parent.children.delete(id);
    deleteElement(id);
  },
};

function deleteElement(id) {
  const element = elements.get(id);
  for (const child of element.children) deleteElement(child);
  element.children.clear();
  element.removed?.();
  elements.delete(id);
}

// An element that is moved loses the focus.
function keepFocus(element) {
  isFocusing = true;
  element.focus({ preventScroll: true });
  isFocusing = false;
}

// Groups that the last patch moved. Once they are at rest, their content is aligned with pixels.
let moved = new Set();
let alignTimer;

function alignMoved(before) {
  for (const group of before) {
    if (!moved.has(group)) alignShapes(group);
  }
  clearTimeout(alignTimer);
  if (!moved.size) return;
  alignTimer = setTimeout(() => {
    const last = moved;
    moved = new Set();
    alignMoved(last);
  }, 100);
}

function apply(patch) {
  const before = moved;
  moved = new Set();
  if (patch.dark !== undefined) {
    document.documentElement.classList.toggle("dark", patch.dark);
    document.documentElement.style.colorScheme = patch.dark ? "dark" : "light";
  }
  for (const [name, ...values] of patch.steps) steps[name](...values);
  mountScrollViews();
  for (const face of faces.values()) face.loadNeeded();
  alignMoved(before);
  if (unmeasured.size) fitLines();
  moveFocus();
  updateModal();
  shown = patch.n;
  acknowledge();
}

// MARK: the connection

let socket = null;
let session = null;
let lastSession = null;
let shown = 0;
let acknowledged = 0;
let attempts = 0;

const isOpen = () => socket?.readyState === WebSocket.OPEN && session !== null;

function send(message) {
  if (isOpen()) socket.send(JSON.stringify(message));
}

// A hidden page acknowledges no patches until it is visible again.
function acknowledge() {
  if (acknowledged === shown || document.hidden) return;
  acknowledged = shown;
  send({ t: "shown", n: shown });
}

function connect() {
  const query = new URLSearchParams({ token });
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?${query}`);
  const opened = socket;
  const previous = session;
  session = null;
  socket.onopen = () => opened.send(JSON.stringify({ t: "hello", n: shown, session: previous ?? undefined, scene: keptScene(), inspects, ...namedPlace(), ...windowState() }));
  socket.onmessage = (event) => opened === socket && receive(JSON.parse(event.data));
  socket.onclose = (event) => opened === socket && connectionClosed(event, previous);
}

function receive(message) {
  if (message.t === "hello") {
    session = message.session;
    keepScene(message.scene);
    const isSame = session === lastSession;
    lastSession = session;
    if (message.fresh) {
      reset();
      if (!isSame) keptScrolling.clear();
      shown = acknowledged = 0;
    }
    acknowledged = shown;
    if (!message.fresh) sendAllScrolling();
    if (!message.fresh) for (const field of fields.values()) field.tellAgain();
    tellFocus();
    greeted(isSame);
    attempts = 0;
    hasEnded = false;
    notice.hidden = true;
    sentWindow = "";
    sendWindow();
    showInspector(session);
  } else if (message.t === "patch") {
    apply(message);
  } else if (message.t === "edited") {
    elements.get(message.id)?.known?.(message.n);
  } else if (message.t === "focused") {
    focusAnswered(message);
  } else if (message.t === "open") {
    openAddress(message.url);
  } else if (message.t === "place") {
    placed(message);
  } else if (message.t === "share") {
    share(message);
  } else if (message.t === "highlight") {
    highlight(message.at);
  } else if (message.t === "inspect") {
    toggleInspector(message.page);
  }
}

// Opens an address for the program: a site in a new tab, a mail or a call in the user's program for it.
function openAddress(url) {
  const link = document.createElement("a");
  link.href = url;
  if (!["http:", "https:", "mailto:", "tel:"].includes(link.protocol)) return;
  if (link.protocol.startsWith("http")) link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}

// Shows where the browser can share to; one that cannot, or must not without a click that is recent enough, copies.
async function share({ title, text, url }) {
  const content = { title, text, url };
  for (const key of Object.keys(content)) if (!content[key]) delete content[key];
  try {
    if (navigator.canShare?.(content)) return await navigator.share(content);
  } catch (error) {
    if (error.name === "AbortError") return;
  }
  const copied = await copy([text, url].filter(Boolean).join("\n"));
  announce(copied ? "Copied" : "The browser does not allow copying.");
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// Says something in the page for two seconds, aloud too.
function announce(text) {
  announcement.textContent = text;
  announcement.hidden = false;
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => (announcement.hidden = true), 2000);
}

// The tab keeps the number of its scene, so that a reloaded page gets the values of its @SceneStorage back.
function keptScene() {
  if (inspects) return undefined;
  try {
    return sessionStorage.getItem("waggle-scene") ?? undefined;
  } catch {
    return undefined;
  }
}

function keepScene(scene) {
  if (inspects) return;
  try {
    sessionStorage.setItem("waggle-scene", scene);
  } catch {
    // Storage is off: a reloaded page is a new scene.
  }
}

function say(text) {
  // What is said already is not said aloud again.
  if (notice.textContent !== text) notice.textContent = text;
  notice.hidden = false;
}

let hasEnded = false;

// Says why there is no connection, and connects again after growing intervals, unless that cannot help: another page
// has opened the session, or the program was started again and has another token.
async function connectionClosed(event, previous) {
  session ??= previous;
  if (event.code === 1008 && event.reason.startsWith("another page")) {
    return say("This session is shown in another page.");
  }
  if (event.code === 1013) return connectLater(event.reason);
  if (event.code === 1001) hasEnded = true;
  say(hasEnded ? "The program has ended." : "Reconnecting…");
  if (event.code === 1006 && attempts > 0 && (await isRefused())) {
    return say("The program was started again, at another address. Open the one that it printed.");
  }
  const wait = Math.min(5000, 100 * 2 ** attempts) * (0.8 + 0.4 * Math.random());
  attempts += 1;
  setTimeout(connect, wait);
}

// Whether the program refuses the page's token: a script is not told why a connection was not made.
async function isRefused() {
  try {
    return (await fetch(`/?${new URLSearchParams({ token })}`, { method: "HEAD" })).status === 403;
  } catch {
    return false;
  }
}

// The program is full: the page says so, and tries again after growing intervals.
function connectLater(reason) {
  let left = Math.min(30, 5 * 2 ** attempts);
  left = Math.ceil(left * (0.8 + 0.4 * Math.random()));
  attempts += 1;
  say(`${reason} It is tried again in ${left} s.`);
  setTimeout(connect, left * 1000);
}

// MARK: the window

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let sentWindow = "";

// The document's direction, else that of the user's language.
function readsRightToLeft() {
  if (document.dir) return document.dir === "rtl";
  try {
    const locale = new Intl.Locale(navigator.language);
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === "rtl";
  } catch {
    return false;
  }
}

// The widths in points that the device covers at the window's top, left, bottom and right.
function safeArea() {
  const style = getComputedStyle(document.documentElement);
  return ["top", "left", "bottom", "right"].map((side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0);
}

// The height in points that a keyboard on the screen covers. Zooming alone leaves none.
function keyboardHeight() {
  const visible = window.visualViewport;
  if (!visible) return 0;
  const covered = Math.round(innerHeight - visible.height * visible.scale);
  return covered > 1 ? covered : 0;
}

function windowState() {
  return {
    ...windowSize(), scale: devicePixelRatio, dark: prefersDark.matches, still: prefersReducedMotion.matches,
    rtl: readsRightToLeft(), hidden: document.hidden,
    safe: safeArea(), keyboard: keyboardHeight(),
  };
}

function sendWindow() {
  const now = windowState();
  const text = JSON.stringify(now);
  if (text === sentWindow || !isOpen()) return;
  const isFirst = sentWindow === "";
  sentWindow = text;
  if (!isFirst) send({ t: "window", ...now });
}

addEventListener("resize", sendWindow);
new ResizeObserver(sendWindow).observe(document.getElementById("covered"));
window.visualViewport?.addEventListener("resize", sendWindow);
addEventListener("languagechange", sendWindow);
new MutationObserver(sendWindow).observe(document.documentElement, { attributeFilter: ["dir"] });
prefersDark.addEventListener("change", sendWindow);
prefersReducedMotion.addEventListener("change", sendWindow);
document.addEventListener("visibilitychange", acknowledge);
// A hidden page has no animation frames.
document.addEventListener("visibilitychange", () => document.hidden && sendPending());
document.addEventListener("visibilitychange", sendWindow);
addEventListener("focus", () => send({ t: "focus", on: true }));
addEventListener("blur", () => send({ t: "focus", on: false }));

reset();
connect();
