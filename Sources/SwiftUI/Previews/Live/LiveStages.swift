import Foundation
import Waggle
import WaggleRender

/// The previews that an editor or an agent has asked about: each a tree without a page, which continues with newer code as
/// pages do (C566).
@MainActor final class LiveStages {
  private struct Stage {
    let canvas: LiveCanvas
    let picture: PreviewPicture
  }

  /// The longest wait for the tasks that views started, in seconds.
  private static let taskTimeout = 5.0
  private let previews: LivePreviews
  private var stages: [PreviewKey: Stage] = [:]

  init(_ previews: LivePreviews) { self.previews = previews }

  /// Shows newer code. Trees of previews that it has not, or that ask for another size, are removed.
  ///
  /// - Returns: messages about what starts over.
  func reload() -> [String] {
    let catalog = previews.catalog
    let items = Dictionary(uniqueKeysWithValues: zip(catalog.keys, catalog.items))
    var messages: [String] = []
    for (key, stage) in stages.sorted(by: { $0.key.description < $1.key.description }) {
      if let item = items[key], let losses = stage.picture.reload(item, in: catalog) {
        messages += losses
        settle(stage.picture)
      } else {
        stages[key] = nil
      }
    }
    return messages
  }

  private func settle(_ picture: PreviewPicture) {
    picture.offscreen.settle(waitingForTasks: Self.taskTimeout)
    picture.fitWindow()
  }

  /// The list of previews.
  var list: [[String: Any]] {
    previews.catalog.items.map { ["name": $0.name, "location": $0.location, "module": $0.module] }
  }

  /// Draws a preview to a file.
  ///
  /// - Returns: the size in points.
  func draw(_ name: String, to file: String, _ canvas: LiveCanvas) throws -> [String: Any] {
    let offscreen = try stage(of: name, canvas)
    let background: ResolvedColor = offscreen.colorScheme == .dark ? .black : .white
    let data = try offscreen.pngData(scale: canvas.scale, background: background)
    try ImageOutput.write(data, to: file)
    let size = offscreen.host.size
    return ["png": file, "width": Double(size.width), "height": Double(size.height)]
  }

  /// Taps the first element with a label; those with an action come first.
  ///
  /// - Returns: the texts that are seen then.
  func tap(_ tap: LiveRequest.Tap) throws -> [String] {
    let offscreen = try stage(of: tap.preview, nil)
    let all = offscreen.host.accessibilityElements.filter { $0.label == tap.label }
    guard let element = all.first(where: \.acts) ?? all.first else {
      throw LiveProblem(
        "Nothing in \(tap.preview) is labelled \"\(tap.label)\". There is: \(Self.labels(offscreen))."
      )
    }
    guard element.isEnabled else { throw LiveProblem("\"\(tap.label)\" is disabled.") }
    offscreen.host.frame { element.press() }
    offscreen.settle(waitingForTasks: Self.taskTimeout)
    return offscreen.host.displayList.visibleStrings
  }

  /// What a screen reader finds, in reading order.
  func elements(of name: String) throws -> [[String: Any]] {
    try stage(of: name, nil).host.accessibilityElements.map(\.record)
  }

  /// How the preferences of a preview are computed, as `--preferences --json` prints it.
  func preferences(of name: String) throws -> Any {
    let host = try stage(of: name, nil).host
    let text = try PreferenceReport(jsonOf: host).text(of: "")
    return try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private static func labels(_ offscreen: OffscreenHost) -> String {
    let labels = offscreen.host.accessibilityElements.compactMap(\.label)
    return labels.isEmpty
      ? "nothing with a label" : labels.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// - Parameter canvas: nil for the one in which the preview was drawn last.
  private func stage(of name: String, _ canvas: LiveCanvas?) throws -> OffscreenHost {
    let catalog = previews.catalog
    let item = try catalog.item(selectedBy: name)
    let key = catalog.key(of: item)
    if let stage = stages[key], canvas == nil || canvas == stage.canvas {
      return stage.picture.offscreen
    }
    let canvas = canvas ?? LiveCanvas()
    let picture = PreviewPicture(
      item, in: catalog, window: canvas.size ?? CGSize(width: 390, height: 844),
      givenSize: canvas.size, scale: canvas.scale, colorScheme: canvas.scheme)
    picture.offscreen.host.keepsStates = true
    stages[key] = Stage(canvas: canvas, picture: picture)
    settle(picture)
    return picture.offscreen
  }
}

extension AccessibilityElement {
  /// Whether a tap does something.
  fileprivate var acts: Bool {
    traits.contains(.isButton) || traits.contains(.isLink) || role != nil
  }

  /// The element as an object of JSON; the frame in points, from the window's upper left corner.
  fileprivate var record: [String: Any] {
    var record: [String: Any] = [
      "role": roleName,
      "frame": [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
    ]
    record["label"] = label
    record["value"] = value
    record["identifier"] = identifier
    if !isEnabled { record["disabled"] = true }
    return record
  }

  private var roleName: String {
    if let role { return "\(role)" }
    let names: [(AccessibilityTraits, String)] = [
      (.isToggle, "toggle"), (.isButton, "button"), (.isLink, "link"), (.isHeader, "header"),
      (.isImage, "image"), (.isStaticText, "text"),
    ]
    return names.first { traits.contains($0.0) }?.1 ?? "other"
  }
}
