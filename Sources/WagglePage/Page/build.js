// What is said about newer code of the program: that it is compiled, or why it cannot be shown. The picture below is that of
// the code before.
"use strict";

let buildPanel = null;
let buildChip = null;

function showBuild({ busy, heading, problems }) {
  buildChip?.remove();
  buildChip = busy ? makeBuildChip(busy) : null;
  // While the code is compiled again, what was wrong with it stays: it may still be.
  if (busy) return;
  buildPanel?.remove();
  buildPanel = problems ? makeBuildPanel(heading, problems) : null;
}

function makeBuildChip(words) {
  const chip = document.createElement("div");
  chip.id = "building";
  chip.setAttribute("role", "status");
  chip.textContent = words;
  document.body.append(chip);
  return chip;
}

function makeBuildPanel(heading, problems) {
  const panel = document.createElement("section");
  panel.id = "build";
  panel.setAttribute("role", "alert");
  const top = panel.appendChild(document.createElement("header"));
  top.appendChild(document.createElement("h1")).textContent = heading;
  const hide = top.appendChild(document.createElement("button"));
  hide.textContent = "Hide";
  hide.addEventListener("click", () => {
    panel.remove();
    buildPanel = null;
  });
  for (const { place, words } of problems) {
    const problem = panel.appendChild(document.createElement("article"));
    if (place) problem.appendChild(document.createElement("h2")).textContent = place;
    problem.appendChild(document.createElement("pre")).textContent = words;
  }
  // The keys and the pointer are those of the page, and not of the program below.
  for (const type of ["keydown", "keyup", "pointerdown", "pointermove", "pointerup", "wheel"]) {
    panel.addEventListener(type, event => event.stopPropagation());
  }
  document.body.append(panel);
  return panel;
}
