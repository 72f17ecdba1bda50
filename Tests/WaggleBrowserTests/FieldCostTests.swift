import SwiftUI
import Testing
import Waggle
import WaggleBrowser

/// How many fields are invalid.
private enum Errors: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Row: View {
  let number: Int
  @State private var text = "bee"

  var body: some View {
    VStack {
      TextField("Field \(number)", text: $text)
      if text.count < 3 { Text("Use at least 3 characters.").foregroundStyle(.red) }
    }
    .preference(key: Errors.self, value: text.count < 3 ? 1 : 0)
  }
}

private struct Rows: View {
  let count: Int
  @State private var errors = 0

  var body: some View {
    Form {
      Text("\(errors) errors")
      ForEach(0..<count, id: \.self) { Row(number: $0) }
    }
    .onPreferenceChange(Errors.self) { errors = $0 }
  }
}

/// What a key press costs a page.
@MainActor @Suite struct FieldCostTests {
  /// The steps of the patch that follows an edit in the form's third field.
  private func steps(of count: Int, _ edit: (_ field: Int) -> PageEdit) async throws -> [[Any]] {
    let all = LiveSessions(fonts: noFonts) { window in makeHost(window) { Rows(count: count) } }
    let outboxes = [Outbox(), Outbox()]
    var field = 0
    for outbox in outboxes {
      // A session's numbers are the same in each run.
      let session = try all.session(for: PageHello(window: phone))
      _ = session.attach(outbox, PageHello(window: phone))
      try session.receive(.shown(1))
      if field > 0 { try session.receive(.edit(edit(field))) }
      let told = try await messages(outbox).filter { $0["t"] as? String == "patch" }
      let steps = try #require(told.last?["steps"] as? [[Any]])
      if field > 0 { return steps }
      let input = steps.first { ($0.last as? [String: Any])?["label"] as? String == "Field 2" }
      field = try #require(input?[1] as? Int)
    }
    return []
  }

  @Test(arguments: [50, 500])
  func `a key press in a form of validated fields is a patch of few steps`(count: Int) async throws
  {
    let typed = try await steps(of: count) {
      PageEdit(element: $0, number: 1, start: 3, inserted: "s", selection: 4..<4)
    }
    #expect(typed.count >= 1 && typed.count <= 8)
  }

  @Test(arguments: [10, 40])
  func `a key press that makes a field invalid moves what is below and makes one error`(
    count: Int
  ) async throws {
    let typed = try await steps(of: count) {
      PageEdit(element: $0, number: 1, start: 2, removed: 1, selection: 2..<2)
    }
    let made = typed.filter { $0[0] as? String == "c" }
    #expect(made.count <= 4)
    #expect(!typed.contains { $0[0] as? String == "r" })
  }

  @Test(arguments: [50, 500, 2_000])
  func `a key press that makes a field invalid runs bodies and reducers of its own row`(
    count: Int
  ) throws {
    let host = makeHost(phone) { Rows(count: count) }
    // The preference is requested, and views are numbered, in the first frame.
    host.frame(at: 0)
    let third = host.accessibilityElements.first { $0.label == "Field 2" }
    let client = try #require(third?.textInput)
    let before = host.runtime.counts
    host.frame(at: 1) {
      client.apply(TextEdit(replacing: 0..<1, with: "", selecting: 0..<0, isComposing: false))
    }
    let after = host.runtime.counts
    #expect(client.text == "ee")
    #expect(after.bodies > before.bodies && after.bodies - before.bodies <= 8)
    #expect(after.reduces > before.reduces && after.reduces - before.reduces <= 24)
  }
}
