// The address, the history and the title of the page follow the pages of the program; back and forward lead to them.
//
// An entry of the history has a place: the words of its pages, and the number of all steps: columns of a narrow split view
// (`base`), pages, and what is presented in front (`front`). Its trail are the places from which it was reached, nearest
// last, so that a page that the program pops is left by going back.
"use strict";

const programTitle = document.title;
// What the server has at the first level of its paths.
const serverPaths = /^(live|face|font|favicon\.ico|.*\.(js|css))$/;
const longestTrail = 50;

let here = firstPlace();
// An address to open in the program, until it was sent.
let urlToOpen = new URLSearchParams(location.search).get("open") ?? undefined;
// The number of the last place that the user went to, and of the last one that the program has answered.
let asked = 0;
let answered = 0;
// Whether the next place says what came of the address.
let isFirst = true;
// The place to which the page itself goes, and what the program says meanwhile.
let returning = null;
let returnTimer;
let wanted = null;
// The place that the user has left by a step that is not answered yet.
let left = null;

const nameOf = ({ path, depth, front }) => JSON.stringify([path, depth, front ?? 0]);

function firstPlace() {
  const path = pathWords();
  const kept = history.state?.waggle;
  if (kept && JSON.stringify(kept.path) === JSON.stringify(path)) return kept;
  return { path, depth: path.length, trail: [] };
}

// MARK: words

// Browsers take "." and ".." out of a path; a word that is one, or that the server takes for its own, is marked.
function encoded(word, index) {
  const isMarked = ["", ".", ".."].includes(word) || word.startsWith("~") || (index === 0 && serverPaths.test(word));
  return (isMarked ? "~" : "") + encodeURIComponent(word);
}

// The words of the page's path, up to one that is invalid.
function pathWords() {
  const words = [];
  for (const part of location.pathname.split("/").slice(1, 65)) {
    try {
      const word = decodeURIComponent(part);
      if (!word) break;
      words.push(word.startsWith("~") ? word.slice(1) : word);
    } catch {
      break;
    }
  }
  return words;
}

function addressOf(path) {
  const query = location.search.slice(1).split("&").filter((part) => part && !/^open(=|$)/.test(part)).join("&");
  return `/${path.map(encoded).join("/")}${query && "?"}${query}`;
}

// Says in the address whether the inspector is open, so that it is after the page was loaded again.
function keepInspected(isOpen) {
  const others = location.search.slice(1).split("&").filter((part) => part && !/^inspect(=|$)/.test(part));
  const query = [...others, ...(isOpen ? ["inspect"] : [])].join("&");
  try {
    history.replaceState(history.state, "", `${location.pathname}${query && "?"}${query}`);
  } catch (error) {
    console.warn(error);
  }
}

// MARK: history

// Browsers refuse changes that follow one another too fast.
function enter(place, isNew) {
  try {
    history[isNew ? "pushState" : "replaceState"]({ waggle: place }, "", addressOf(place.path));
    here = place;
  } catch (error) {
    console.warn(error);
  }
}

function push(place) {
  enter({ ...place, trail: [...here.trail, nameOf(here)].slice(-longestTrail) }, true);
}

function replace(place) {
  enter({ ...place, trail: here.trail }, false);
}

// Whether a place is the other with more steps on top.
function isAbove(place, other) {
  return place.depth > other.depth && place.front >= (other.front ?? 0) && other.path.every((word, index) => place.path[index] === word);
}

// The place at one of the steps to another.
function stepTo({ path, depth, base, front }, step) {
  const pages = Math.min(step, depth - front);
  return { path: path.slice(0, Math.max(0, pages - base)), depth: step, base, front: step - pages };
}

// Whether a browser lets the page go in the history is not known before it has.
function travel(offset, place) {
  returning = nameOf(place);
  clearTimeout(returnTimer);
  returnTimer = setTimeout(() => {
    if (returning === null) return;
    returning = null;
    replace(wanted?.place ?? place);
    wanted = null;
  }, 1000);
  history.go(offset);
}

// How many entries ahead the place is that the user has left, if it is this one.
function stepsAhead(place) {
  if (!left || nameOf(left) !== nameOf(place) || left.trail[here.trail.length] !== nameOf(here)) return 0;
  return left.trail.length - here.trail.length;
}

function follow({ place, isAnswer, isOpened }) {
  wanted = null;
  // The first entry gets its place.
  if (nameOf(place) === nameOf(here)) return isOpened ? replace(place) : undefined;
  const found = here.trail.lastIndexOf(nameOf(place));
  const steps = here.trail.length - found;
  if (found >= 0 && (steps === 1 || !isAnswer)) return travel(-steps, place);
  const ahead = isAnswer ? stepsAhead(place) : 0;
  if (ahead > 0) return travel(ahead, place);
  if (!isAbove(place, here) || (isOpened && !place.front)) return replace(place);
  for (let step = here.depth + 1; step <= place.depth; step += 1) push(stepTo(place, step));
}

addEventListener("popstate", ({ state }) => {
  // A changed fragment makes an entry without a place.
  if (!state?.waggle) return replace(here);
  const before = here;
  here = state.waggle;
  const isOwn = returning === nameOf(here);
  returning = null;
  clearTimeout(returnTimer);
  if (isOwn) return wanted && follow(wanted);
  wanted = null;
  if (asked === answered) left = before;
  asked += 1;
  tellGone();
});

// MARK: messages

function tellGone() {
  send({ t: "go", n: asked, path: here.path, depth: here.depth, front: here.front });
}

// What the first message of a connection says of the address.
function namedPlace() {
  if (inspects) return {};
  return { path: here.path, url: urlToOpen };
}

function greeted(isSame) {
  urlToOpen = undefined;
  if (!isSame) {
    asked = answered = 0;
    isFirst = true;
  } else if (asked > answered) {
    tellGone();
  }
}

// Where the program is. What it said before it knew of the user's last step is ignored.
function placed({ path, depth, base = 0, front = 0, title, n }) {
  document.title = title ?? programTitle;
  if (n < asked) return;
  const isAnswer = n > answered;
  answered = n;
  wanted = { place: { path, depth, base, front }, isAnswer, isOpened: isFirst };
  isFirst = false;
  if (returning === null) follow(wanted);
}
