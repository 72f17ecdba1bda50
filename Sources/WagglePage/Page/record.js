// With ?record the program writes a test of what is done in the page. The panel below shows it, and copies it.
"use strict";

const records = new URLSearchParams(location.search).has("record") || undefined;
let recording = null;

function showRecorded(source) {
  recording ??= makeRecording();
  recording.querySelector("pre").textContent = source;
}

function makeRecording() {
  const panel = document.createElement("details");
  panel.id = "recording";
  panel.appendChild(document.createElement("summary")).textContent = "Recorded test";
  const copy = panel.appendChild(document.createElement("button"));
  copy.textContent = "Copy";
  copy.addEventListener("click", () => navigator.clipboard?.writeText(panel.querySelector("pre").textContent));
  panel.appendChild(document.createElement("pre"));
  // The keys and the pointer are those of the page, and not of the program below.
  for (const type of ["keydown", "keyup", "pointerdown", "pointermove", "pointerup", "wheel"]) {
    panel.addEventListener(type, event => event.stopPropagation());
  }
  document.body.append(panel);
  return panel;
}
