import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite("The caret in text of both directions")
struct TextDirectionTests {
  @Observable final class Model {
    var text = ""
    var selection: TextSelection?
  }

  struct Field: View {
    @Bindable var model: Model
    var body: some View { TextField("Field", text: $model.text, selection: $model.selection) }
  }

  /// The offsets of the caret after each press of a key.
  private func places(
    _ text: String, _ key: KeyEquivalent, from start: KeyEquivalent, _ modifiers: EventModifiers
  ) throws -> [Int] {
    let model = Model()
    model.text = text
    let host = TestHost { Field(model: model) }
    try host.find(label: "Field").tap()
    host.key(start)
    return (0..<text.count + 2).map { _ in
      host.key(key, modifiers: modifiers)
      guard case .selection(let range)? = model.selection?.indices else { return -1 }
      return text.distance(from: text.startIndex, to: range.lowerBound)
    }
  }

  nonisolated private static let texts = [
    "one two שלום עולם three", "אחת שתיים three four חמש", "ab אב", "אב ab", "a1 אב 2ג, (ד) e",
  ]

  @Test(arguments: texts, [EventModifiers(), .option])
  func `C193: no arrow key is stuck between two places`(
    _ text: String, _ modifiers: EventModifiers
  ) throws {
    for (key, start) in [(KeyEquivalent.leftArrow, KeyEquivalent.end), (.rightArrow, .home)] {
      let places = try places(text, key, from: start, modifiers)
      var seen: Set<Int> = []
      for (last, next) in zip(places, places.dropFirst()) where last != next {
        #expect(seen.insert(next).inserted, "\(places)")
      }
      #expect(places.last == places[places.count - 2])
    }
  }

  @Test func `C193: the caret passes through a run of the other direction`() throws {
    let left = try places("ab אב cd", .leftArrow, from: .end, [])
    #expect(left.prefix(7) == [7, 6, 3, 4, 2, 1, 0])
  }
}
