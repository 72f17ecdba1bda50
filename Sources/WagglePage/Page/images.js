// Images that the page loads by their addresses, with as many pixels as they are shown in: on the screen, in all transforms
// and zooms around them. One that becomes larger is loaded again; until then the smaller one is shown.
"use strict";

// The rectangles that show such images, and the groups that are shown through one.
const imageBoxes = new Set();
// The widths in pixels that were loaded of each address.
const loadedWidths = new Map();
// How long what moves has to rest before its images are looked at, and how long at most until then, in milliseconds.
const [restTime, longestMotion] = [150, 1000];

// The image of a box: what was asked for last, and what is shown of it.
class LoadedImage {
  // The size is that of the file in pixels, if it can be sent with fewer; the property is that of the box's style.
  constructor(box, address, size, property) {
    Object.assign(this, { box, address, size, property, width: 0, url: "" });
  }

  // How many pixels the whole image has on the screen from side to side; 0 if it cannot be seen yet.
  get neededWidth() {
    const [width, height] = this.size;
    const frame = this.box.getBoundingClientRect();
    const scale = devicePixelRatio * (window.visualViewport?.scale ?? 1);
    return Math.ceil(Math.max(frame.width, (frame.height * width) / height) * scale - 0.01);
  }

  // Loads the image, if what is loaded has too few pixels. What has a little less looks the same.
  fit() {
    if (!this.size) return this.load(Infinity, "");
    const needed = Math.min(this.neededWidth, this.size[0]);
    if (needed <= this.width * 1.05) return;
    const loaded = loadedWidths.get(this.address)?.find((width) => width >= needed && width <= 2 * needed);
    const width = loaded ?? needed;
    this.load(width, `/${width}`);
  }

  load(width, path) {
    if (width === this.width) return;
    this.width = width;
    const url = `${this.address}${path}?${new URLSearchParams({ token, tab: tabName })}`;
    if (loadedWidths.get(this.address)?.includes(width)) return this.show(url);
    const picture = new Image();
    // A mask is asked for so, and is then there already.
    if (this.property === "maskImage") picture.crossOrigin = "anonymous";
    picture.src = url;
    // One that cannot be decoded is left to the browser.
    picture.decode().catch(() => {}).then(() => {
      loadedWidths.set(this.address, [...(loadedWidths.get(this.address) ?? []), width]);
      if (this.width === width) this.show(url);
    });
  }

  show(url) {
    this.url = `url("${url}")`;
    if (imageOf.get(this.box) === this) this.box.style[this.property] = this.url;
  }
}

// The image that each box shows.
const imageOf = new WeakMap();

// Shows an image in a box, whose size is given where it can be sent with fewer pixels. While another one is loaded, the one
// before it stays. A group is not drawn until its mask is there.
function showImage(box, address, size, property = "backgroundImage") {
  if (!address.startsWith("/")) {
    hideImage(box);
    box.style[property] = `url("${address}")`;
    return;
  }
  let image = imageOf.get(box);
  if (image?.address !== address) {
    const before = image?.url ?? "";
    image = new LoadedImage(box, address, size, property);
    image.url = before;
    imageOf.set(box, image);
    isImageNew = true;
  }
  image.size = size;
  imageBoxes.add(box);
  box.style[property] = image.url || (property === "maskImage" ? noMask : "");
}

// A mask through which nothing is seen.
const noMask = "linear-gradient(#0000, #0000)";

function hideImage(box) {
  imageBoxes.delete(box);
  imageOf.delete(box);
}

// Whether an image was shown for the first time since the images were fitted.
let isImageNew = false;
let fitTimer;
let fitDeadline = Infinity;

// After a patch: what appears is loaded at once, and what may have become larger when it rests.
function imagesMayHaveChanged() {
  if (!imageBoxes.size) return;
  if (isImageNew) return fitImages();
  fitDeadline = Math.min(fitDeadline, performance.now() + longestMotion);
  waitForRest();
}

function waitForRest() {
  clearTimeout(fitTimer);
  fitTimer = setTimeout(() => {
    const isLate = performance.now() >= fitDeadline;
    if (!isLate && drawing.getAnimations().some(isGrowing)) waitForRest();
    else fitImages();
  }, Math.max(0, Math.min(restTime, fitDeadline - performance.now())));
}

function fitImages() {
  clearTimeout(fitTimer);
  [isImageNew, fitDeadline] = [false, Infinity];
  for (const box of imageBoxes) imageOf.get(box).fit();
  if (drawing.getAnimations().some(isGrowing)) imagesMayHaveChanged();
}

// Whether an animation of the page itself may still show what it has not shown before.
function isGrowing(animation) {
  return animation.playState === "running" && animation.effect.getComputedTiming().currentIteration === 0;
}

addEventListener("resize", imagesMayHaveChanged);
window.visualViewport?.addEventListener("resize", imagesMayHaveChanged);
