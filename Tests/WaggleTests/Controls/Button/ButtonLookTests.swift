import Foundation
import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct ButtonLookTests {
  private let model = ControlModel()

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 300, height: 200), content: content)
    host.settle()
    return host
  }

  private func size<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> CGSize {
    try host(content).find(role: .button).frame.size
  }

  @Test func `C030: accessibility text sizes add 2 points at each side a step`() throws {
    func extra(_ size: DynamicTypeSize) throws -> CGFloat {
      let label = try self.size {
        Text("x").accessibilityAddTraits(.isButton).dynamicTypeSize(size)
      }
      let all = try self.size { Button("x") {}.buttonStyle(.bordered).dynamicTypeSize(size) }
      return all.width - label.width
    }
    #expect(try extra(.large) == 24)
    #expect(try extra(.accessibility1) == 28)
    #expect(try extra(.accessibility5) == 44)
  }

  @Test func `C030: the default button is bold`() throws {
    let plain = try size { Button("Default") {}.buttonStyle(.bordered) }
    let bold = try size {
      Button("Default") {}.buttonStyle(.bordered).keyboardShortcut(.defaultAction)
    }
    #expect(bold.width > plain.width && bold.height == plain.height)
  }

  @Test func `C001, C030: macOS has smaller buttons`() throws {
    let mac = try size {
      Button("x") {}.buttonStyle(.bordered).environment(\.platformMetrics, .macOS26)
    }
    #expect(mac.height < 28)
  }

  @Test func `a circle is as high as it is wide, and a radius is the border's`() throws {
    let circle = try size {
      Button("wide") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
    }
    #expect(circle.width == circle.height)
    let square = host {
      Button("x") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))
    }
    #expect(square.displayList.description.contains("rounded 3"))
  }

  @Test func `C014: a foreground style around a button replaces its tint`() {
    let lines = host {
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.bordered).tint(.green)
      }
      .foregroundStyle(.orange)
    }.displayList.description
    #expect(!lines.contains("#0088FF") && lines.contains("#FF8D28"))
    #expect(lines.contains("#34C759@0.18"))
  }

  @Test func `C151: a button repeats while it is held only if that is asked for`() {
    let host = host { [model] in
      VStack {
        Button("once") { model.count += 1 }
        Button("often") { model.count += 100 }.buttonRepeatBehavior(.enabled)
      }
    }
    let (once, often) = (try? host.find(label: "once").frame, try? host.find(label: "often").frame)
    for point in [once?.middle, often?.middle].compactMap({ $0 }) {
      host.press(at: point)
      host.advance(by: 0.65)
      host.release(at: point)
    }
    #expect(model.count == 3 + 1 + 200)
  }

  @Test func `C053: a finger reaches a control within 44 points, the mouse does not`() throws {
    let host = host { [model] in
      Button("x") { model.count += 1 }.buttonStyle(.bordered).controlSize(.mini)
    }
    let frame = try host.find(role: .button).frame
    let above = CGPoint(x: frame.midX, y: frame.minY - 5)
    host.tap(at: above)
    #expect(model.count == 3)
    host.fingerTap(at: above)
    #expect(model.count == 4)
    host.fingerTap(at: CGPoint(x: frame.midX, y: frame.minY - 10))
    #expect(model.count == 4)
    #expect(try host.find(role: .button).frame == frame)
  }

  @Test func `C053: the nearer of two controls is reached, and a neighbour's frame is its own`()
    throws
  {
    let host = host { [model] in
      HStack(spacing: 6) {
        Button("a") { model.log.append("a") }.buttonStyle(.bordered).controlSize(.mini)
        Button("b") { model.log.append("b") }.buttonStyle(.bordered).controlSize(.mini)
        Color.red.frame(width: 40, height: 40)
      }
      .background(Color.yellow)
    }
    let (a, b) = try (host.find(label: "a").frame, host.find(label: "b").frame)
    host.fingerTap(at: CGPoint(x: a.maxX + 1, y: a.midY))
    host.fingerTap(at: CGPoint(x: b.minX - 1, y: b.midY))
    #expect(model.log == ["a", "b"])
    host.fingerTap(at: CGPoint(x: b.maxX + 7, y: b.midY))
    #expect(model.log == ["a", "b"])
  }

  @Test func `C053: a disabled control is not reached`() throws {
    let host = host { [model] in
      Button("x") { model.count += 1 }.buttonStyle(.bordered).controlSize(.mini).disabled(true)
    }
    let frame = try host.find(role: .button).frame
    host.fingerTap(at: CGPoint(x: frame.midX, y: frame.minY - 5))
    #expect(model.count == 3)
  }

  @Test func `C053: a control is reached from a little outside while it is presented`() throws {
    let host = host { [model] in
      Color.clear.presentation(isPresented: .constant(true), PresentationOptions(.below)) {
        Button("x") { model.count += 1 }.buttonStyle(.bordered).controlSize(.mini)
          .padding(20).background(Color.yellow)
      }
    }
    host.advance(by: 1)
    let frame = try host.find(role: .button).frame
    host.fingerTap(at: CGPoint(x: frame.midX, y: frame.minY - 5))
    #expect(model.count == 4)
    host.fingerTap(at: CGPoint(x: frame.midX, y: frame.minY - 15))
    host.tap(at: CGPoint(x: frame.midX, y: frame.minY - 5))
    #expect(model.count == 4)
  }

  @Test func `C053: a control that a presentation covers is not reached through it`() throws {
    let host = host { [model] in
      Button("x") { model.count += 1 }.buttonStyle(.bordered).controlSize(.mini)
        .overlay {
          Color.clear.presentation(
            isPresented: .constant(true), PresentationOptions(.below, isModal: false)
          ) { Color.yellow.frame(width: 90, height: 40) }
        }
    }
    host.advance(by: 1)
    let frame = try host.find(role: .button).frame
    host.fingerTap(at: CGPoint(x: frame.midX, y: frame.minY - 5))
    #expect(model.count == 4)
    host.fingerTap(at: CGPoint(x: frame.midX, y: frame.maxY + 9))
    #expect(model.count == 4)
  }

  @Test func `C053: a finger reaches a text field from a little outside, unless it is disabled`()
    throws
  {
    for isDisabled in [false, true] {
      let host = host {
        TextField("name", text: .constant("")).frame(width: 100).disabled(isDisabled)
      }
      let frame = try host.find(role: .textField).frame
      let below = CGPoint(x: frame.midX, y: frame.midY + 20)
      host.tap(at: below)
      #expect(host.host.input.focus.focused == nil)
      host.fingerTap(at: below)
      #expect((host.host.input.focus.focused == nil) == isDisabled)
    }
  }

  @Test func `keys show the focus with a ring, a click does not`() throws {
    let host = host { Slider(value: .constant(0.5)) }
    let bare = host.displayList.description
    host.tap(at: CGPoint(x: 150, y: 100))
    #expect(host.displayList.description == bare)
    host.key(.tab)
    host.key(.tab)
    let other = self.host { Button("x") {}.buttonStyle(.bordered) }
    other.key(.tab)
    #expect(other.displayList.description.contains("stroke"))
    let quiet = self.host { Button("x") {}.buttonStyle(.bordered).focusEffectDisabled() }
    quiet.key(.tab)
    #expect(!quiet.displayList.description.contains("stroke"))
  }

  @Test func `a pointer over a button changes its look, unless it is disabled`() throws {
    for isDisabled in [false, true] {
      let host = host { Button("x") {}.buttonStyle(.bordered).disabled(isDisabled) }
      let before = host.displayList.description
      host.hover(at: try host.find(role: .button).frame.middle)
      #expect((host.displayList.description == before) == isDisabled)
    }
  }

  @Test func `C151: a range limits the size of controls`() throws {
    let limited = try size {
      Button("x") {}.buttonStyle(.bordered).controlSize(.small ... .regular).controlSize(.large)
    }
    #expect(try limited == size { Button("x") {}.buttonStyle(.bordered) })
  }

  @Test func `C153, C154: a link opens its address and is read as a link`() throws {
    let host = host { Link("Bees", destination: URL(string: "https://example.com/bees")!) }
    try host.find(role: .link, label: "Bees").tap()
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/bees"])
  }

  @Test func `C151: an edit button is disabled without an edit mode, and says what it will do`()
    throws
  {
    struct Page: View {
      @State private var mode = EditMode.inactive
      var body: some View { EditButton().environment(\.editMode, $mode) }
    }
    let without = host { EditButton().environment(\.editMode, nil) }
    #expect(try !without.find(label: "Edit").isEnabled)
    let host = host { Page() }
    try host.find(label: "Edit").tap()
    try host.find(label: "Done").tap()
    #expect(try host.find(label: "Edit").isEnabled)
  }

  @Test func `a rename button does what is around it`() throws {
    let host = host { [model] in
      VStack {
        RenameButton().renameAction { model.log.append("rename") }
      }
    }
    try host.find(role: .button, label: "Rename").tap()
    #expect(model.log == ["rename"])
  }

  @Test func `a group of controls has its label read, and each control acts`() throws {
    let host = host { [model] in
      ControlGroup("Go") {
        Button("Back") { model.log.append("back") }
        Button("Forward") { model.log.append("forward") }
      }
    }
    try host.find(role: .button, label: "Forward").tap()
    #expect(model.log == ["forward"])
  }

  @Test func `what the first press of a control makes is freed with the control`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Flip") { isShown.toggle() }
          if isShown {
            Button("Plain") {}
            Button("Borderless") {}.buttonStyle(.borderless)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
          }
        }
      }
    }
    let host = host { Page() }
    let flip = { try host.find(label: "Flip").tap() }
    try flip()
    let without = host.counts.nodesLive
    try flip()
    let with = host.counts.nodesLive
    for label in ["Plain", "Borderless", "Prominent"] { try host.find(label: label).tap() }
    #expect(host.counts.nodesLive >= with)
    try flip()
    #expect(host.counts.nodesLive == without)
    try flip()
    #expect(host.counts.nodesLive == with)
  }
}
