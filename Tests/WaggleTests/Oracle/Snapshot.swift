import Foundation
import TestSupport
import WaggleTestKit

/// All that can be seen of a host at rest, as lines of text by name.
struct Snapshot {
  private(set) var lines: [String: String] = [:]

  @MainActor init(_ host: TestHost, _ world: World, keys: [any OracleKey.Type], points: [CGPoint]) {
    for key in keys { lines["key \(key)"] = Self.value(key, host) }
    for (path, value) in world.heard { lines["heard \(path)"] = value }
    for (path, value) in world.changed { lines["changed \(path)"] = value }
    for (path, count) in world.shown where count != 0 { lines["shown \(path)"] = "\(count)" }
    for (path, places) in Probes.placements(in: host.runtime) {
      lines["frame \(path)"] = places.map(Self.text).sorted().joined(separator: " | ")
    }
    for point in points { lines["hit \(point.x) \(point.y)"] = Self.hit(at: point, host, world) }
    lines["elements"] = host.elements.map(\.description).joined(separator: "\n")
    lines["identified"] = Self.identified(host).joined(separator: "\n")
    lines["text"] = host.text.joined(separator: "\n")
    lines["picture"] = host.host.displayList.description
  }

  /// Adds how a key's value comes about, but for which pairs were reduced: in a long list that depends on what it was before.
  @MainActor mutating func addTrace(of key: any OracleKey.Type, in host: TestHost) {
    lines["trace of \(key)"] = Self.trace(of: key, in: host)
      .split(separator: "\n").filter { !$0.contains("·") }.joined(separator: "\n")
  }

  @MainActor private static func trace<K: OracleKey>(of key: K.Type, in host: TestHost) -> String {
    host.trace(key)
  }

  @MainActor private static func value<K: OracleKey>(_ key: K.Type, _ host: TestHost) -> String {
    "\(host.preference(key).map { "\($0)" } ?? "no output")"
  }

  /// Where the touched view is, and whose gestures a tap there has act.
  @MainActor private static func hit(at point: CGPoint, _ host: TestHost, _ world: World) -> String
  {
    guard let hit = host.host.query({ host.host.input.hit(at: point) }) else { return "nobody" }
    world.tapped = []
    host.tap(at: point)
    return text(hit.view.layout.currentPlacement) + " " + world.tapped.joined(separator: ", ")
  }

  @MainActor private static func identified(_ host: TestHost) -> [String] {
    host.host.query { host.host.rootView.identifiedViews }
      .map { "\($0.identifier) \(text($0.view.layout.currentPlacement))" }
  }

  /// The frame where nothing is turned; else the whole way to the root.
  private static func text(_ place: Placement) -> String {
    let (t, size) = (place.toRoot, place.size)
    let frame = "\(t.tx) \(t.ty) \(size.width) \(size.height)"
    let isPlain = t.a == 1 && t.b == 0 && t.c == 0 && t.d == 1
    return isPlain ? frame : frame + " turned \(t.a) \(t.b) \(t.c) \(t.d)"
  }

  /// Of lines whose numbers are rounded.
  private static let tolerances = ["picture": 0.0011, "elements": 0.011]

  /// The first line, by name, that differs in `other`, and the names of the rest; nil where both agree.
  func difference(from other: Snapshot) -> String? {
    let names = Set(lines.keys).union(other.lines.keys).sorted().filter { name in
      !agree(line(name), other.line(name), within: Self.tolerances[name] ?? 1e-9)
    }
    guard let first = names.first else { return nil }
    let rest = names.count == 1 ? "" : "\nalso: \(names.dropFirst().joined(separator: "; "))"
    return "\(first)\n--- updated:\n\(line(first))\n--- built anew:\n\(other.line(first))\(rest)"
  }

  private func line(_ name: String) -> String { lines[name] ?? "nothing" }
}

/// Whether two texts are the same but for numbers that differ by no more than `tolerance`.
func agree(_ a: String, _ b: String, within tolerance: Double) -> Bool {
  if a == b { return true }
  let (left, right) = (tokens(a), tokens(b))
  guard left.count == right.count else { return false }
  return zip(left, right).allSatisfy { a, b in
    if a == b { return true }
    guard let a = Double(a), let b = Double(b) else { return false }
    return abs(a - b) <= tolerance * max(1, abs(a))
  }
}

/// Runs of what can be part of a number, and each other character by itself.
private func tokens(_ text: String) -> [String] {
  var result: [String] = []
  var isNumber = false
  for character in text.unicodeScalars {
    let belongs = ("0"..."9").contains(character) || "+-.e".unicodeScalars.contains(character)
    if belongs && isNumber {
      result[result.count - 1].unicodeScalars.append(character)
    } else {
      result.append(String(character))
    }
    isNumber = belongs
  }
  return result
}
