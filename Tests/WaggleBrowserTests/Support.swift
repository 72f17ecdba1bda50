import Foundation
import SwiftUI
import Waggle
import WaggleBrowser
import WaggleRender

/// Fonts for tests that look at no font.
let noFonts = PageFonts(faces: [], source: InterAlone())

/// Says Inter to every question.
final class InterAlone: PageFonts.Source {
  /// The printed drawing: these tests have no renderer.
  func picture(of node: DisplayNode, in box: CGRect) -> String? {
    "\(DisplayList(node))"
  }

  nonisolated init() {}

  func resolvedFont(for font: FontDescriptor) -> PageFonts.ResolvedFont {
    PageFonts.ResolvedFont(family: "Inter", weight: font.weight, isItalic: font.italic)
  }

  nonisolated func subset(of face: PageFonts.Face, _ scalars: [Unicode.Scalar]) -> [UInt8]? { nil }
  nonisolated func webFont(of face: PageFonts.Face, _ ranges: [ClosedRange<UInt32>]) -> [UInt8]? {
    nil
  }
}

/// A page as the script keeps it: elements by number, each with its kind, properties and children in order.
struct PageModel {
  struct Element: Equatable {
    var kind: String
    var properties: [String: String]
    var children: [Int] = []
    var parent = 0
  }

  private(set) var elements: [Int: Element] = [
    1: Element(kind: "stage", properties: [:]), 2: Element(kind: "stage", properties: [:]),
  ]
  /// Numbers of elements that were ever made: a number is used once.
  private var used: Set<Int> = []

  /// What was wrong with a patch.
  struct Wrong: Error { let reason: String }

  /// Does the steps of a patch; throws where one makes no sense.
  mutating func apply(_ json: [UInt8]) throws {
    let steps = try JSONSerialization.jsonObject(with: Data(json)) as? [[Any]] ?? []
    for step in steps {
      guard let name = step[0] as? String, let id = step[1] as? Int else {
        throw Wrong(reason: "\(step)")
      }
      switch name {
      case "c": try create(id, step)
      case "u": try update(id, step[2] as? [String: Any] ?? [:])
      case "f": break
      case "m":
        try leave(id)
        try enter(id, step[2] as? Int ?? 0, before: step[3] as? Int ?? 0)
      case "r":
        try leave(id)
        forget(id)
      default: throw Wrong(reason: name)
      }
    }
  }

  private mutating func create(_ id: Int, _ step: [Any]) throws {
    guard used.insert(id).inserted, let kind = step[4] as? String else {
      throw Wrong(reason: "\(step)")
    }
    let properties = (step[5] as? [String: Any] ?? [:]).mapValues { "\($0)" }
    elements[id] = Element(kind: kind, properties: properties)
    try enter(id, step[2] as? Int ?? 0, before: step[3] as? Int ?? 0)
  }

  private mutating func update(_ id: Int, _ changes: [String: Any]) throws {
    guard elements[id] != nil, !changes.isEmpty else { throw Wrong(reason: "update of \(id)") }
    for (name, value) in changes {
      elements[id]?.properties[name] = value is NSNull ? nil : "\(value)"
    }
  }

  private mutating func enter(_ id: Int, _ parent: Int, before next: Int) throws {
    guard let siblings = elements[parent]?.children else {
      throw Wrong(reason: "no parent \(parent)")
    }
    guard let place = next == 0 ? siblings.endIndex : siblings.firstIndex(of: next) else {
      throw Wrong(reason: "no sibling \(next)")
    }
    elements[parent]?.children.insert(id, at: place)
    elements[id]?.parent = parent
  }

  private mutating func leave(_ id: Int) throws {
    guard let parent = elements[id]?.parent else { throw Wrong(reason: "no element \(id)") }
    elements[parent]?.children.removeAll { $0 == id }
  }

  private mutating func forget(_ id: Int) {
    for child in elements[id]?.children ?? [] { forget(child) }
    elements[id] = nil
  }

  /// The page as text, without the numbers.
  func text(_ id: Int = PageDiffer.rootNumber) -> String {
    guard let element = elements[id] else { return "?" }
    let properties = element.properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let children = element.children.map { text($0) }.joined(separator: " ")
    return "(\(element.kind) \(properties.joined(separator: " ")) \(children))"
  }
}

/// A mirror and the page that it keeps.
@MainActor final class Mirrored {
  private let mirror = PageDiffer(ElementNumbers(), noFonts)
  private(set) var page = PageModel()
  /// How many steps the last patch had.
  private(set) var steps = 0

  func show(_ list: DisplayList) throws {
    var writer = PatchWriter()
    mirror.update(to: list, &writer)
    let bytes = writer.list.bytes
    steps = (try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any])?.count ?? -1
    try page.apply(bytes)
  }
}

/// A tree for a session.
@MainActor func makeHost<Content: View>(
  _ window: PageWindow, @ViewBuilder content: @escaping () -> Content
) -> ViewHost {
  let parts = RenderSystem.make()
  let runtime = Runtime(
    measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
  return ViewHost(
    runtime: runtime, size: window.size, environment: EnvironmentValues(), content: content)
}

let phone = PageWindow(size: CGSize(width: 390, height: 844))

/// The pending messages of an outbox, as JSON; it takes no more then.
@MainActor func messages(_ outbox: Outbox) async throws -> [[String: Any]] {
  try await texts(outbox).map { text in
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return json as? [String: Any] ?? [:]
  }
}

/// The pending messages of an outbox, as text; it takes no more then.
@MainActor func texts(_ outbox: Outbox) async throws -> [String] {
  outbox.end(.goingAway)
  var found: [String] = []
  for await frame in outbox.frames where frame.kind == .text {
    found.append(String(decoding: frame.payload, as: UTF8.self))
  }
  return found
}
