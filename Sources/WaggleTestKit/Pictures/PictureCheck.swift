import Foundation
import Waggle
import WaggleRender

/// Draws a host, and compares the picture with the recorded one, or records it.
@MainActor
struct PictureCheck {
  let host: TestHost
  let scale: CGFloat
  let files: SnapshotFiles
  let suffix: String
  let tolerance: PictureTolerance

  private static var versionsKey: String { "Waggle-Versions" }
  private static var elementsKey: String { "Waggle-Elements" }

  /// What differs; nil for nothing.
  func fault() throws -> PictureMismatch.Fault? {
    let file = files.reference(suffix, "png")
    if let missing = host.diagnostics.first(where: { $0.id == "W-FONT" }) {
      return PictureMismatch.Fault(reason: "\(missing)", files: [])
    }
    let picture = try host.png(scale: scale)
    let recorded = try? Data(contentsOf: file)
    if SnapshotFiles.isRecording {
      if let recorded, try difference(recorded, picture) == nil { return nil }
      try SnapshotFiles.write(noted(picture), to: file)
      return nil
    }
    guard let recorded else { return try unrecorded(file, picture) }
    guard let difference = try difference(recorded, picture) else { return nil }
    return try report(difference, recorded, picture, file)
  }

  /// The picture with what it depends on, and the elements that it shows.
  private func noted(_ picture: Data) -> Data {
    PNGText.adding(
      [
        (Self.versionsKey, RenderSystem.versions),
        (Self.elementsKey, elements.joined(separator: "\n")),
      ],
      to: picture)
  }

  private var elements: [String] { host.elements.map { "\($0)" } }

  /// Where the pictures differ; nil where they are equal.
  private func difference(_ old: Data, _ new: Data) throws -> PictureDifference? {
    guard let new = PixelImage(png: new) else { return nil }
    guard let old = PixelImage(png: old) else { return .unreadable(new) }
    return PictureDifference(old, new, tolerance)
  }

  private func unrecorded(_ file: URL, _ picture: Data) throws -> PictureMismatch.Fault {
    let new = files.failure(suffix, "new.png")
    try SnapshotFiles.write(noted(picture), to: new)
    return PictureMismatch.Fault(
      reason:
        "No picture is recorded at \(file.path). Run the test with WAGGLE_RECORD=1, and look at it.",
      files: [new])
  }

  private func report(
    _ difference: PictureDifference, _ recorded: Data, _ picture: Data, _ file: URL
  ) throws -> PictureMismatch.Fault {
    let new = files.failure(suffix, "new.png")
    let old = files.failure(suffix, "old.png")
    let drawn = files.failure(suffix, "difference.png")
    try SnapshotFiles.write(noted(picture), to: new)
    try SnapshotFiles.write(recorded, to: old)
    if let png = difference.picture.png { try SnapshotFiles.write(png, to: drawn) }
    try PictureReport.add(
      name: file.deletingPathExtension().lastPathComponent, old: old, new: new, difference: drawn,
      reason: sentence(difference, recorded), below: files.failures)
    return PictureMismatch.Fault(
      reason: "\(file.lastPathComponent): \(sentence(difference, recorded))",
      files: [new, old, drawn])
  }

  /// What differs, where, and of which element.
  private func sentence(_ difference: PictureDifference, _ recorded: Data) -> String {
    var sentences = [difference.sentence(scale: scale)]
    let before = PNGText.text(Self.elementsKey, in: recorded).map {
      $0.split(separator: "\n").map(String.init)
    }
    if let before, before != elements {
      sentences.append(ElementDifference(before, elements).sentence)
    } else if let area = difference.area(scale: scale), let element = element(in: area) {
      sentences.append("It is in \(element).")
    }
    let versions = PNGText.text(Self.versionsKey, in: recorded)
    if let versions, versions != RenderSystem.versions {
      sentences.append(
        "It was recorded with \(versions); here are \(RenderSystem.versions), which may be all the difference: record and compare with "
          + "the same ones.")
    }
    return sentences.joined(separator: " ")
  }

  /// The smallest element around the middle of an area, in points.
  private func element(in area: CGRect) -> String? {
    let middle = CGPoint(x: area.midX, y: area.midY)
    let around = host.elements.filter { $0.frame.contains(middle) }
    return around.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }.map {
      "\($0)"
    }
  }
}

/// What differs between the elements of two pictures.
private struct ElementDifference {
  let sentence: String

  init(_ old: [String], _ new: [String]) {
    let changes = new.difference(from: old)
    let gone = changes.removals.first.map(Self.element)
    let come = changes.insertions.first.map(Self.element)
    sentence =
      switch (gone, come) {
      case (let gone?, let come?): "The first element that differs was \(gone) and is \(come)."
      case (let gone?, nil): "This element is no longer there: \(gone)."
      case (nil, let come?): "This element is new: \(come)."
      case (nil, nil): "The elements are the same, in another order."
      }
  }

  private static func element(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
