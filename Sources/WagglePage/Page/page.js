// The page of a program that runs on the server: it displays the patches that it receives. The
// elements are in drawing.js, text.js and scroll.js, input in input.js.
//
// Every element of the program has a number. A patch is a list of steps: ["c", number, parent, before, kind,
// properties] creates an element, "u" updates properties (null removes one), "m" moves an element within its parent or
// to another one, "r" removes it; "f" announces a font face.
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
    const element = elements.get(id);
    const { box } = element;
    const active = box.contains(document.activeElement) ? document.activeElement : null;
    elements.get(parent).inside.insertBefore(box, elements.get(before)?.box ?? null);
    changeParent(id, element, elements.get(parent));
    if (active) keepFocus(active);
    noteRemounted(box);
  },

  r(id) {
    const element = elements.get(id);
    element.box.remove();
    element.parent.children.delete(id);
    deleteElement(id);
  },
};

// An element that an effect begins or ends around keeps all but its parent.
function changeParent(id, element, parent) {
  const before = element.parent;
  if (before === parent) return;
  before.children.delete(id);
  parent.children.add(id);
  element.parent = parent;
  if (before.carried || parent.carried) carryChildren(parent);
  if (element.inside) moved.add(element);
  else element.align?.();
}

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
  if (patch.lang !== undefined) document.documentElement.lang = patch.lang;
  if (patch.rtl !== undefined) setDirection(patch.rtl ? "rtl" : "ltr");
  if (patch.drag !== undefined) setDrag(patch.drag);
  if (patch.cursor !== undefined) document.documentElement.style.cursor = patch.cursor;
  const stops = mayLoseFocus(patch.steps) ? tabStops() : [];
  const active = stops.length ? document.activeElement : null;
  patchTime = patch.at ?? patchTime;
  if (patch.keys) takenKeys = new Set(patch.keys);
  for (const [name, ...values] of patch.steps) steps[name](...values);
  mountScrollViews();
  for (const face of faces.values()) face.loadNeeded();
  alignMoved(before);
  if (unmeasured.size) fitLines();
  imagesMayHaveChanged();
  moveFocus();
  updateModal();
  enterDialog();
  if (active) replaceFocus(active, stops);
  if (isRingStale && isOurs(document.activeElement)) shapeRing(document.activeElement);
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

// Input that the program has not confirmed; a press stays until its release is confirmed. It is sent again when a lost
// connection is there again, unless it is older than ten seconds.
let unconfirmed = [];
let lastInput = 0;

// A program that has neither greeted a connection nor confirmed input after two seconds does not answer.
const patience = 2000;
let lastConfirmed = 0;
let isUnanswered = false;
let answerTimer;

// Waits for the answer to the oldest of what is not answered; `since` is when the connection was asked for.
function awaitAnswer(since) {
  clearTimeout(answerTimer);
  const oldest = since ?? unconfirmed.find((message) => message.i > lastConfirmed)?.sentAt;
  const left = oldest === undefined ? patience : oldest + patience - performance.now();
  if (since === undefined && left > 0) showAnswering(true);
  if (oldest !== undefined) answerTimer = setTimeout(() => showAnswering(false), left);
}

function showAnswering(isAnswering) {
  if (isUnanswered !== isAnswering) return;
  isUnanswered = !isAnswering;
  if (isUnanswered) say(hasEnded ? "The program has ended." : "The program does not answer.");
  else if (isOpen()) notice.hidden = true;
}

const isRelease = (message) => message.t === "pointer" && message.phase !== "down";
const isPress = (message) => message.t === "pointer" && message.phase === "down";

// Sends input, which is not lost with the connection. Without one only the end of what has begun is kept.
function sendInput(message) {
  const ends = isRelease(message) && unconfirmed.some((other) => isPress(other) && other.id === message.id);
  if (!isOpen() && !ends) return;
  lastInput += 1;
  const now = performance.now();
  unconfirmed.push({ ...message, i: lastInput, time: now, sentAt: now });
  send({ ...message, i: lastInput });
  if (isOpen()) awaitAnswer();
}

// The program has done what was sent, up to a number.
function confirmInput(number) {
  lastConfirmed = number;
  unconfirmed = unconfirmed.filter((message) => {
    if (message.i > number) return true;
    if (!isPress(message)) return false;
    const end = unconfirmed.find((other) => isRelease(other) && other.id === message.id && other.i > message.i);
    return end ? end.i > number : pressed.has(message.id);
  });
  awaitAnswer();
}

// The program has cancelled what was pressed when the connection was lost, so a press whose release it has not seen is sent
// again too.
function sendInputAgain() {
  const recent = performance.now() - 10000;
  const kept = unconfirmed.filter((message) => message.time > recent);
  unconfirmed = [];
  for (const { i, time, sentAt, n, ...message } of kept) {
    sendInput(message);
    if (unconfirmed.length) unconfirmed.at(-1).time = time;
  }
}

// A hidden page acknowledges no patches until it is visible again.
function acknowledge() {
  if (acknowledged === shown || document.hidden) return;
  acknowledged = shown;
  send({ t: "shown", n: shown });
}

// Names the tab in addresses that lead to its session, which one of several processes has. A new name begins with the
// number of the process that sent the page, if it has one. A frame has the name of its page.
const tabName = new URLSearchParams(location.search).get("tab") ?? keptTab();

function keptTab() {
  const number = document.querySelector("meta[name=waggle-worker]").content;
  const bytes = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0"));
  const made = (number && `${number}-`) + bytes.join("");
  try {
    const kept = sessionStorage.getItem("waggle-tab");
    if (kept) return kept;
    sessionStorage.setItem("waggle-tab", made);
  } catch {
    // Storage is off: a reloaded page is a new tab.
  }
  return made;
}

function connect() {
  const query = new URLSearchParams({ token, tab: tabName });
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?${query}`);
  const opened = socket;
  const previous = session;
  session = null;
  isReached = false;
  socket.onopen = () => {
    isReached = hasReached = true;
    reachedAt = performance.now();
    opened.send(JSON.stringify({ t: "hello", n: shown, session: previous ?? undefined, scene: keptScene(), inspects, records, ...namedPlace(), ...windowState() }));
  };
  socket.onmessage = (event) => opened === socket && receive(JSON.parse(event.data));
  socket.onclose = (event) => opened === socket && connectionClosed(event, previous);
  awaitAnswer(performance.now());
}

function receive(message) {
  if (message.t === "hello") {
    session = message.session;
    keepScene(message.scene);
    const isSame = session === lastSession;
    if (lastSession !== null && !isSame) sessionLost();
    if (isSame) deaths = 0;
    isCutOff = false;
    lastSession = session;
    if (!isSame) unconfirmed = [];
    confirmInput(message.got ?? 0);
    if (message.fresh) {
      reset();
      if (!isSame) keptScrolling.clear();
      shown = acknowledged = 0;
    }
    acknowledged = shown;
    if (!message.fresh) sendAllScrolling();
    if (!message.fresh) for (const field of fields.values()) field.tellAgain();
    sendInputAgain();
    tellFocus();
    greeted(isSame);
    attempts = 0;
    hasEnded = isBlocked = false;
    notice.hidden = true;
    sentWindow = "";
    sendWindow();
    showInspector(session);
  } else if (message.t === "patch") {
    apply(message);
  } else if (message.t === "got") {
    confirmInput(message.i);
  } else if (message.t === "edited") {
    elements.get(message.id)?.known?.(message.n);
  } else if (message.t === "focused") {
    focusAnswered(message);
  } else if (message.t === "announce") {
    speak(message.text);
  } else if (message.t === "vibrate") {
    navigator.vibrate?.(message.ms);
  } else if (message.t === "open") {
    openAddress(message.url);
  } else if (message.t === "place") {
    placed(message);
  } else if (message.t === "share") {
    share(message);
  } else if (message.t === "copy") {
    copy(message.text);
  } else if (message.t === "paste") {
    paste();
  } else if (message.t === "highlight") {
    highlight(message.at);
  } else if (message.t === "inspect") {
    toggleInspector(message.page);
  } else if (message.t === "build") {
    showBuild(message);
  } else if (message.t === "recorded") {
    showRecorded(message.source);
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

// Tells what is in the browser's clipboard, for which the browser may ask the user.
async function paste() {
  let text;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    announce("The browser does not allow pasting.");
  }
  sendInput({ t: "pasted", text });
}

// Says something in the page for some seconds, aloud too.
function announce(text, seconds = 2) {
  announcement.textContent = text;
  announcement.hidden = false;
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => (announcement.hidden = true), 1000 * seconds);
}

// Has a screen reader say something. Each sentence is an element, so that the same one is said twice.
const spoken = document.getElementById("spoken");

function speak(text) {
  const sentence = document.createElement("div");
  sentence.textContent = text;
  spoken.append(sentence);
  while (spoken.childElementCount > 20) spoken.firstChild.remove();
  clearTimeout(speak.timer);
  speak.timer = setTimeout(() => spoken.replaceChildren(), 10000);
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

// MARK: a program that ended in the middle

// How often in a row a session of this page has ended without a word, as by a trap, soon after it began.
let deaths = 0;
let reachedAt = 0;
const mostDeaths = 3;
// Whether the program was reached by the newest connection, which it may not have greeted yet, and by any.
let [isReached, hasReached] = [false, false];
// Whether the connection was lost without a word, and not because the program said so.
let isCutOff = false;

// The page goes on in a new session. What it keeps is its @SceneStorage and its path.
function sessionLost() {
  if (isCutOff) announce("The program ended unexpectedly. The page was opened again.", 6);
  else announce("The session was lost: the page starts from scratch.");
}

// Takes down the end of a connection that reached the program. What lived for ten seconds began well.
function cutOff() {
  isCutOff = true;
  deaths = performance.now() - reachedAt < 10000 ? deaths + 1 : 1;
}

// How long a page waits that has ended the program as soon as it was shown: twice as long each time.
function pauseAfterDeaths() {
  return deaths > 1 ? 500 * 2 ** deaths : 0;
}

// Says that the page is not opened again by itself, with a button that does so.
function offerToOpenAgain() {
  say("The program ended unexpectedly, several times in a row.");
  const button = document.createElement("button");
  button.textContent = "Open again";
  button.onclick = () => {
    deaths = 0;
    attempts = 0;
    say("Reconnecting…");
    connect();
  };
  notice.append(" ", button);
  button.focus();
}

let hasEnded = false;
// Whether connections seem to be held up on the way.
let isBlocked = false;

// Says why there is no connection, and connects again after growing intervals, unless that cannot help: another page
// has opened the session, or the program was started again and has another token.
async function connectionClosed(event, previous) {
  // Nothing was answered to a connection that was never opened: the page goes on saying so.
  const isSilent = isUnanswered && session === null;
  session ??= previous;
  clearTimeout(answerTimer);
  // A session that ends the program with its first view is never greeted.
  if (isReached && event.code === 1006) cutOff();
  if (isReached && deaths > mostDeaths) return offerToOpenAgain();
  if (event.code === 1008 && event.reason.startsWith("another page")) {
    return say("This session is shown in another page.");
  }
  if (event.code === 1013) return connectLater(event.reason);
  if (event.code === 1001) hasEnded = true;
  if (hasEnded) isCutOff = false;
  isUnanswered = isSilent;
  if (!isSilent && !isBlocked) say(hasEnded ? "The program has ended." : "Reconnecting…");
  const status = event.code === 1006 && attempts > 0 ? await statusOfPage() : undefined;
  if (status === 403) return say("The program was started again, at another address. Open the one that it printed.");
  // The page came through, and no connection ever did.
  isBlocked = status === 200 && !hasReached;
  if (isBlocked) say("No connection: a proxy must let WebSocket upgrades through.");
  if (isCutOff && attempts > 4 && status === undefined) say("The program does not answer: it has ended, or there is no connection.");
  const wait = Math.min(5000, 100 * 2 ** attempts) * (0.8 + 0.4 * Math.random()) + (isReached ? pauseAfterDeaths() : 0);
  attempts += 1;
  setTimeout(connect, wait);
}

// What the program answers to a request for the page: a script is not told why a connection was not made.
async function statusOfPage() {
  try {
    return (await fetch(`/?${new URLSearchParams({ token })}`, { method: "HEAD" })).status;
  } catch {
    return undefined;
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
const prefersContrast = ["(prefers-contrast: more)", "(forced-colors: active)"].map((query) => matchMedia(query));
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const prefersOpaque = matchMedia("(prefers-reduced-transparency: reduce)");
const invertsColors = matchMedia("(inverted-colors: inverted)");
const lacksColors = ["(forced-colors: active)", "(monochrome)"].map((query) => matchMedia(query));
let sentWindow = "";

// The direction that the program has given the document.
let givenDirection = "";

function setDirection(direction) {
  if (document.dir === givenDirection) document.dir = givenDirection = direction;
}

// The document's direction, if the program has not given it, else that of the user's language.
function readsRightToLeft() {
  if (document.dir && document.dir !== givenDirection) return document.dir === "rtl";
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
    locale: navigator.language, contrast: prefersContrast.some((query) => query.matches),
    opaque: prefersOpaque.matches, inverted: invertsColors.matches, mono: lacksColors.some((query) => query.matches),
    safe: safeArea(), keyboard: keyboardHeight(),
  };
}

function sendWindow() {
  const now = windowState();
  // What is printed is what the window shows.
  document.documentElement.style.setProperty("--window-width", px(now.w));
  document.documentElement.style.setProperty("--window-height", px(now.h));
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
prefersOpaque.addEventListener("change", sendWindow);
invertsColors.addEventListener("change", sendWindow);
for (const query of [...prefersContrast, ...lacksColors]) query.addEventListener("change", sendWindow);
document.addEventListener("visibilitychange", acknowledge);
// A hidden page has no animation frames.
document.addEventListener("visibilitychange", () => document.hidden && sendPending());
document.addEventListener("visibilitychange", sendWindow);
addEventListener("focus", () => send({ t: "focus", on: true }));
addEventListener("blur", () => send({ t: "focus", on: false }));

// Once the other scripts have run, which messages of the program need.
document.addEventListener("DOMContentLoaded", () => {
  reset();
  connect();
});
