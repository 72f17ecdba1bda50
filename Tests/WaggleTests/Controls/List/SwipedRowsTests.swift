import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@Suite("Rows of every kind under a finger, in a host that animates by itself (C092, M197)")
@MainActor struct SwipedRowsTests {
  enum Kind: CaseIterable {
    case text, tapped, button, plainButton, link, toggle, menu, picker, disclosure, field, secure
    case stepper, slider, label, labeled, datePicker, colorPicker, progress, gauge, editor, shared
    case controls, image, clear
  }

  enum Addition: CaseIterable {
    case nothing, menu, leading, trailing, both, menuAndLeading, menuAndTrailing, menuAndBoth
    case deleted, moved, deletedWithMenu, draggable, draggableWithActions, selected
  }

  private struct Row: View {
    let kind: Kind
    @State private var isOn = false
    @State private var text = "words"
    @State private var number = 1.0
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red

    var body: some View {
      switch kind {
      case .text: Text("words")
      case .tapped: Text("words").onTapGesture { isOn.toggle() }
      case .button: Button("words") { isOn.toggle() }
      case .plainButton: Button("words") { isOn.toggle() }.buttonStyle(.plain)
      case .link: NavigationLink("words") { Text("page") }
      case .toggle: Toggle("words", isOn: $isOn)
      case .menu: Menu("words") { Button("one") {} }
      case .picker:
        Picker("words", selection: $isOn) {
          Text("no").tag(false); Text("yes").tag(true)
        }
      case .disclosure: DisclosureGroup("words") { Text("inside") }
      case .field: TextField("words", text: $text)
      case .secure: SecureField("words", text: $text)
      case .stepper: Stepper("words", value: $number)
      case .slider: Slider(value: $number, in: 0...10)
      case .label: Label("words", systemImage: "star")
      case .labeled: LabeledContent("words", value: "value")
      case .datePicker: DatePicker("words", selection: $date)
      case .colorPicker: ColorPicker("words", selection: $color)
      case .progress: ProgressView("words", value: 0.5)
      case .gauge: Gauge(value: 0.5) { Text("words") }
      case .editor: TextEditor(text: $text)
      case .shared: ShareLink("words", item: "shared")
      case .controls:
        HStack {
          Text("words"); Spacer(); Button("one") {}; Toggle("two", isOn: $isOn).labelsHidden()
        }
        .buttonStyle(.borderless)
      case .image: Image(systemName: "star")
      case .clear: Color.red.frame(height: 30)
      }
    }
  }

  private struct Rows: View {
    let kind: Kind
    let addition: Addition
    @State private var data = Array(0..<3)
    @State private var selection: Set<Int> = []

    var body: some View {
      NavigationStack {
        list.refreshable {}.navigationTitle("Rows")
      }
    }

    private var actions: Button<Text> { Button("Act") {} }

    @ViewBuilder private var list: some View {
      if addition == .selected {
        List(selection: $selection) { ForEach(data, id: \.self) { _ in Row(kind: kind) } }
      } else {
        List { rows }
      }
    }

    @ViewBuilder private var rows: some View {
      switch addition {
      case .deleted: each { $0 }.onDelete { data.remove(atOffsets: $0) }
      case .deletedWithMenu:
        each { $0.contextMenu { actions } }.onDelete { data.remove(atOffsets: $0) }
      case .moved: each { $0 }.onMove { data.move(fromOffsets: $0, toOffset: $1) }
      case .nothing, .selected: each { $0 }
      case .menu: each { $0.contextMenu { actions } }
      case .leading: each { $0.swipeActions(edge: .leading) { actions } }
      case .trailing: each { $0.swipeActions { actions } }
      case .both: each { $0.swipeActions { actions }.swipeActions(edge: .leading) { actions } }
      case .menuAndLeading:
        each { $0.contextMenu { actions }.swipeActions(edge: .leading) { actions } }
      case .menuAndTrailing: each { $0.contextMenu { actions }.swipeActions { actions } }
      case .menuAndBoth:
        each {
          $0.swipeActions { actions }.swipeActions(edge: .leading) { actions }
            .contextMenu { actions }
        }
      case .draggable: each { $0.draggable("dragged") }
      case .draggableWithActions: each { $0.draggable("dragged").swipeActions { actions } }
      }
    }

    private func each<Content: View>(_ change: @escaping (Row) -> Content)
      -> ForEach<[Int], Int, Content>
    {
      ForEach(data, id: \.self) { _ in change(Row(kind: kind)) }
    }
  }

  @MainActor private struct Finger {
    let host: TestHost

    /// Moves a finger from point to point, and follows what it sets going, as a page does: each frame is drawn, and
    /// its elements are collected.
    func stroke(_ points: [CGPoint], hold: TimeInterval = 0) {
      host.press(at: points[0])
      pass(hold)
      for point in points.dropFirst() {
        host.move(to: point)
        pass(1.0 / 60)
      }
      host.release(at: points.last!)
      pass(0.6, frame: 1.0 / 30)
    }

    func swipe(at y: CGFloat, from x: CGFloat, by way: CGFloat, steps: Int, hold: TimeInterval = 0)
    {
      stroke(
        (0...steps).map { CGPoint(x: x + way * CGFloat($0) / CGFloat(steps), y: y) }, hold: hold)
    }

    private func pass(_ time: TimeInterval, frame: TimeInterval = 1.0 / 60) {
      for _ in 0..<Int((time / frame).rounded(.up)) {
        host.advance(by: frame)
        _ = (host.host.displayList.root, host.host.accessibilityTree.count)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `C092: a row of any kind is swiped and held, with whatever is added to it`(
    kind: Kind
  )
    throws
  {
    // Each addition is combined with a few kinds, and a menu with actions on both edges with all kinds.
    let first = try #require(Kind.allCases.firstIndex(of: kind))
    for (index, addition) in Addition.allCases.enumerated()
    where addition == .menuAndBoth || (first + index) % 14 == 0 {
      let host = TestHost.phone {
        Rows(kind: kind, addition: addition)
      }
      host.host.animatesByItself = true
      host.settle()
      let finger = Finger(host: host)
      let y = try #require(host.elements.filter { $0.role == .row }.dropFirst(2).first).frame.midY
      finger.swipe(at: y, from: 300, by: -150, steps: 8)
      finger.swipe(at: y, from: 60, by: 150, steps: 8)
      finger.swipe(at: y, from: 300, by: -60, steps: 6, hold: 0.7)
    }
  }

  @Test(arguments: Kind.allCases)
  func `M200: a host that is dropped in the middle of a swipe leaves nothing behind`(kind: Kind)
    throws
  {
    for isLifted in [kind == .button, kind != .button] {
      let host = TestHost.phone {
        Rows(kind: kind, addition: .menuAndBoth)
      }
      host.host.animatesByItself = true
      host.settle()
      let y = try #require(host.elements.filter { $0.role == .row }.dropFirst(2).first).frame.midY
      host.press(at: CGPoint(x: 300, y: y))
      for step in 1...8 {
        host.move(to: CGPoint(x: 300 - 15 * CGFloat(step), y: y))
        host.advance(by: 1.0 / 60)
      }
      if isLifted {
        host.release(at: CGPoint(x: 180, y: y))
        host.advance(by: 1.0 / 60)
      }
      host.host.close()
      #expect(!host.runtime.clock.isMoving)
      #expect(host.runtime.timers.next == nil)
    }
  }
}
