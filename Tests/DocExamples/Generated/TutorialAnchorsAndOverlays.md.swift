// swift-format-ignore-file
// Made by `make examples` from the examples of TutorialAnchorsAndOverlays.md.

import SwiftUI
import Testing
import WaggleTestKit

private struct Mark: Equatable {
  let title: String
  let bounds: Anchor<CGRect>
}

private struct Marks: PreferenceKey {
  static let defaultValue: [Mark] = []

  static func reduce(value: inout [Mark], nextValue: () -> [Mark]) {
    value += nextValue()
  }
}

private struct Card: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .background(
        Color.blue.opacity(0.15),
        in: RoundedRectangle(cornerRadius: 10))
  }
}

private struct ImportantCard: View {
  let title: String

  var body: some View {
    Card(title: title)
      .anchorPreference(key: Marks.self, value: .bounds) {
        [Mark(title: title, bounds: $0)]
      }
  }
}

private struct Frame: View {
  let mark: Mark
  let proxy: GeometryProxy

  var body: some View {
    let rect = proxy[mark.bounds]
    RoundedRectangle(cornerRadius: 10)
      .strokeBorder(Color.orange, lineWidth: 3)
      .frame(width: rect.width, height: rect.height)
      .accessibilityElement()
      .accessibilityLabel("Frame of \(mark.title)")
      .position(x: rect.midX, y: rect.midY)
  }
}

private struct MarkedBoard: View {
  var body: some View {
    VStack(alignment: .leading) {
      Card(title: "Water the roses")
      ImportantCard(title: "Pay the rent")
      HStack {
        Card(title: "Buy milk")  // shows Buy milk
        ImportantCard(title: "Call Ada")
      }
    }
    .overlayPreferenceValue(Marks.self) { marks in
      GeometryReader { proxy in
        ForEach(marks, id: \.title) { Frame(mark: $0, proxy: proxy) }
      }
      .allowsHitTesting(false)
    }
  }
}

@MainActor @Test private func `a frame is around its card`() throws {
  let host = TestHost(size: CGSize(width: 300, height: 200)) { MarkedBoard() }
  let frame = try host.find(label: "Frame of Call Ada").frame
  let text = try host.find(label: "Call Ada").frame
  #expect(frame == text.insetBy(dx: -14, dy: -10))
}

extension Mark: CustomStringConvertible {
  var description: String { title }
}

@MainActor private struct Example6 {
  func run() throws {
    let host = TestHost { MarkedBoard() }
    host.settle()
    print(host.trace(Marks.self))
    // read [Pay the rent, Call Ada]  — MarkedBoard
    //   combined to [Pay the rent, Call Ada]
    //     · 1 of 2 only gives the default: it is a place that can be empty, and nothing there writes
    //     · reduced [Pay the rent, Call Ada] + []
    //     combined to [Pay the rent, Call Ada]  — … > VStack
    //       · reduced [Pay the rent] + [Call Ada]
    //       wrote [Pay the rent]  — … > ImportantCard
    //       wrote [Call Ada]  — … > HStack > ImportantCard
    //     combined to [] (the default)  — … > GeometryReader
    //       · nothing here writes
  }
}

private struct Errands: View {
  var body: some View {
    HStack {
      ImportantCard(title: "Buy milk")
      ImportantCard(title: "Fetch the parcel")
    }
    .padding(6)
    .transformAnchorPreference(
      key: Marks.self, value: .bounds
    ) { marks, bounds in
      marks.append(Mark(title: "All errands", bounds: bounds))
    }
  }
}

@MainActor private struct Example7 {
  func run() throws {
    let errands = TestHost { Errands() }
    print(errands.preference(Marks.self) ?? [])
    // [Buy milk, Fetch the parcel, All errands]
  }
}

@MainActor @Test private func `Examples of TutorialAnchorsAndOverlays.md`() async throws {
  try expectDraws(MarkedBoard(), shows: ["Buy milk"], reports: [])
  try await expectPrints(["read [Pay the rent, Call Ada]  — MarkedBoard", "  combined to [Pay the rent, Call Ada]", "    · 1 of 2 only gives the default: it is a place that can be empty, and nothing there writes", "    · reduced [Pay the rent, Call Ada] + []", "    combined to [Pay the rent, Call Ada]  — … > VStack", "      · reduced [Pay the rent] + [Call Ada]", "      wrote [Pay the rent]  — … > ImportantCard", "      wrote [Call Ada]  — … > HStack > ImportantCard", "    combined to [] (the default)  — … > GeometryReader", "      · nothing here writes"]) { try Example6().run() }
  try await expectPrints(["[Buy milk, Fetch the parcel, All errands]"]) { try Example7().run() }
}
