import SwiftUI
import TestSupport
import Testing
import WaggleControls
import WaggleTestKit

private struct Rows: View {
  @State private var names = ["Ada", "Bo"]
  @State private var calls = ""

  var body: some View {
    VStack {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).contextMenu { Button("Copy") {} }
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      ForEach(["Cy", "Di"], id: \.self) { name in
        HStack {
          Text(name)
          Button("Call") { calls += name }
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Group \(name)")
      }
      Text("called \(calls)")
    }
  }
}

/// Elements that are found by a text or in others, and what fingers do with them.
@MainActor @Suite struct FoundGestureTests {
  private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    let host = TestHost(content: content)
    host.settle()
    return host
  }

  @Test func `C732: a part of a text finds the innermost element, whatever its case and accents`()
    throws
  {
    let host = host { Rows() }
    #expect(try host.find(text: "ada").role == .row)
    #expect(try host.find(text: "CALLED").label == "called ")
    let accents = self.host { Text(verbatim: "Crème brûlée") }
    #expect(try accents.find(text: "brulee").label == "Crème brûlée")
    #expect(throws: ElementNotFound.self) { try host.find(text: "nobody's") }
  }

  @Test
  func
    `C732: an element is found in its container, and what is not there is an error with what is`()
    throws
  {
    let host = host { Rows() }
    let group = try host.find(label: "Group Di")
    try host.find(role: .button, label: "Call", in: group).tap()
    #expect(host.text.last == "called Di")
    try host.find(text: "call", in: host.find(label: "Group Cy")).tap()
    #expect(host.text.last == "called DiCy")
    #expect(try host.find(label: "Di", in: group).role == .text)
    let error = #expect(throws: ElementNotFound.self) { try host.find(label: "Cy", in: group) }
    let text = error?.description ?? ""
    #expect(text.contains("There is no element labelled \"Cy\" in the view \"Group Di\""))
    #expect(text.contains("button \"Call\"") && !text.contains("row"))
  }

  @Test func `C733: a swipe opens the actions of a row, and a long press its menu`() throws {
    let host = host { Rows() }
    try host.find(text: "Ada").swipe(.left)
    #expect(host.text.contains("Delete"))
    try host.find(text: "Ada").swipe(.right)
    #expect(!host.text.contains("Delete"))
    try host.find(text: "Bo").longPress()
    #expect(host.text.contains("Copy"))
  }

  @Test(arguments: [FoundElement.SwipeDirection.up, .down])
  func `C733: a swipe up or down scrolls`(direction: FoundElement.SwipeDirection) throws {
    let host = host {
      ScrollView {
        VStack { ForEach(0..<60) { Text("Row \($0)").frame(height: 40) } }
      }
      .accessibilityIdentifier("rows")
    }
    let first = try host.find(label: "Row 0").frame.minY
    try host.find(identifier: "rows").swipe(direction)
    let isUp = if case .up = direction { true } else { false }
    #expect((try host.find(label: "Row 0").frame.minY < first) == isUp)
  }

  @Test(arguments: [0.5, 2])
  func `C733: a pinch ends at its scale`(scale: CGFloat) throws {
    struct Photo: View {
      @State private var scale: CGFloat = 1
      var body: some View {
        VStack {
          Color.red.frame(width: 200, height: 200)
            .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
            .accessibilityElement().accessibilityLabel("photo")
          Text(verbatim: "\(Double(scale))")
        }
      }
    }
    let host = host { Photo() }
    try host.find(label: "photo").pinch(by: scale)
    #expect(host.text == ["\(Double(scale))"])
  }

  @Test func `C733: a text is pasted where the cursor is`() throws {
    struct Page: View {
      @State private var text = "ab"
      var body: some View { TextField("Word", text: $text) }
    }
    let host = host { Page() }
    try host.find(label: "Word").paste("c d")
    #expect(host.text == ["abc d"])
    #expect(throws: TypingError.self) {
      try self.host { Text("plain") }.find(label: "plain").paste("x")
    }
  }

  @Test func `C733: an element that is gone cannot be swiped`() throws {
    let knob = Knob(true)
    let host = host { Turned(knob) { if $0 { Text("here") } } }
    let text = try host.find(text: "here")
    host.frame { knob.value = false }
    #expect(throws: ActionError.self) { try text.swipe(.left) }
  }

  private struct SwipedRow: View {
    let hasSwipe: Bool
    @State private var log = ""

    var body: some View {
      List {
        Text("row \(log)")
          .contextMenu { Button("Copy") { log += "c" } }
          .swipeActions(edge: .trailing) { if hasSwipe { Button("Flag") { log += "f" } } }
          .swipeActions(edge: .leading) { if hasSwipe { Button("Read") { log += "r" } } }
      }
    }
  }

  @Test(arguments: [false, true])
  func
    `C140, C092: a row that can be swiped opens its menu when it is held, and is swiped otherwise`(
      hasSwipe: Bool
    ) throws
  {
    let host = host { SwipedRow(hasSwipe: hasSwipe) }
    try host.find(text: "row").longPress()
    #expect(host.text.contains("Copy"))
    try host.find(label: "Copy").tap()
    host.advance(by: 1)
    #expect(host.text == ["row c"])
    try host.find(text: "row").swipe(.left)
    #expect(host.text.contains("Flag") == hasSwipe)
    guard hasSwipe else { return }
    // A finger that moves before half a second is over swipes, however long it stays then.
    let frame = try host.find(text: "row").frame
    host.press(at: CGPoint(x: frame.midX, y: frame.midY))
    host.release(at: CGPoint(x: frame.midX, y: frame.midY))
    host.settle()
    host.press(at: CGPoint(x: frame.midX, y: frame.midY))
    host.advance(by: 0.2)
    host.move(to: CGPoint(x: frame.midX - 20, y: frame.midY))
    host.advance(by: 1)
    #expect(!host.text.contains("Copy"))
    host.move(to: CGPoint(x: frame.midX - 120, y: frame.midY))
    host.release(at: CGPoint(x: frame.midX - 120, y: frame.midY))
    host.settle()
    #expect(host.text.contains("Flag"))
  }
}
