import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleBrowser

/// A page that sends anything: messages in any order, again, cut off, with any numbers and words.
@MainActor @Suite struct RandomPageTests {
  private struct Everything: View {
    @State private var text = "text"
    @State private var amount = 0.5
    @State private var isOn = false
    @State private var chosen: Set<Int> = []
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List(selection: $chosen) {
          TextField("name", text: $text)
          TextEditor(text: $text).frame(height: 60)
          Slider(value: $amount)
          Toggle("sheet", isOn: $isOn)
          Menu("menu") { Button("more") { amount += 1 } }
          ForEach(0..<30) { row in
            NavigationLink("row \(row)", value: row)
              .swipeActions { Button("delete") { isOn.toggle() } }
          }
          Text("drop").draggable("x").dropDestination(for: String.self) { _, _ in true }
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
        .refreshable {}
        .searchable(text: $text)
      }
      .sheet(isPresented: $isOn) { TextField("name", text: $text) }
    }
  }

  private static let types = [
    "shown", "window", "pointer", "hover", "scroll", "scrolled", "key", "focus", "act", "edit",
    "go",
    "open", "drop", "pasted", "hello", "other",
  ]
  private static let numbers = [
    0, 1, -1, 2, 44, 300, 800, 1e5, -1e5, 1e12, 9e18, -9e18, 1e300, 0.5, 5, 17,
  ]
  private static let words = [
    "", "a", "down", "up", "move", "cancel", "touch", "mouse", "ArrowDown", "Enter", "Tab", "press",
    "increment", "delete", "é👩‍👩‍👧", "\u{0}", "https://a.b/c", "0f", "file:///etc/passwd",
  ]
  private static let wholeFields = [
    "n", "i", "id", "button", "mods", "ms", "base", "at", "del", "depth", "front",
  ]
  private static let lengthFields = [
    "w", "h", "scale", "keyboard", "x", "y", "dx", "dy", "cx", "cy", "pull",
  ]
  private static let wordFields = [
    "phase", "kind", "key", "action", "ins", "url", "session", "scene", "text", "locale",
    "inspects",
  ]
  private static let flagFields = [
    "dark", "still", "rtl", "hidden", "on", "composing", "more", "contrast",
  ]

  /// A message with the fields of its type, and others, some of which are missing or wrong.
  private func message(_ dice: inout SeededGenerator) -> [UInt8] {
    var fields: [String: Any] = ["t": Self.types.randomElement(using: &dice)!]
    func mayHave() -> Bool { Int.random(in: 0..<10, using: &dice) < 8 }
    for name in Self.wholeFields where mayHave() {
      fields[name] = Int(min(max(Self.numbers.randomElement(using: &dice)!, -9e18), 9e18))
    }
    for name in Self.lengthFields where mayHave() {
      fields[name] =
        Int.random(in: 0..<4, using: &dice) == 0
        ? Self.numbers.randomElement(using: &dice)! : Double.random(in: 0..<800, using: &dice)
    }
    for name in Self.wordFields where mayHave() {
      fields[name] = Self.words.randomElement(using: &dice)!
    }
    for name in Self.flagFields where mayHave() { fields[name] = Bool.random(using: &dice) }
    fields["sel"] = (0..<Int.random(in: 0...3, using: &dice)).map { $0 * 3 - 1 }
    fields["path"] = (0..<Int.random(in: 0...3, using: &dice)).map { "\($0)" }
    fields["safe"] = (0..<Int.random(in: 3...4, using: &dice)).map(Double.init)
    return Array((try? JSONSerialization.data(withJSONObject: fields)) ?? Data())
  }

  /// The message, or one that was damaged on the way.
  private func damaged(_ bytes: [UInt8], _ dice: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: return Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &dice)))
    case 1:
      var bytes = bytes
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      return bytes
    case 2: return bytes + bytes
    default: return bytes
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `C716: whatever a page sends is done or refused, and the next page is shown`(seed: UInt64)
    async throws
  {
    var dice = SeededGenerator(seed: seed)
    let all = LiveSessions(fonts: noFonts) { makeHost($0) { Everything() } }
    var session = try all.session(for: PageHello(window: phone))
    _ = session.attach(Outbox(), PageHello(window: phone))
    var sent: [[UInt8]] = []
    for _ in 0..<200 {
      let isOld = !sent.isEmpty && Int.random(in: 0..<4, using: &dice) == 0
      let bytes = isOld ? sent.randomElement(using: &dice)! : message(&dice)
      sent.append(bytes)
      guard let message = try? PageMessage(damaged(bytes, &dice)) else { continue }
      do {
        try session.receive(message)
      } catch {
        session = try all.session(for: PageHello(window: phone))
        _ = session.attach(Outbox(), PageHello(window: phone))
      }
    }
    let outbox = Outbox()
    let last = try all.session(for: PageHello(window: phone))
    _ = last.attach(outbox, PageHello(window: phone))
    #expect(try await messages(outbox).map { $0["t"] as? String } == ["hello", "patch"])
  }
}
