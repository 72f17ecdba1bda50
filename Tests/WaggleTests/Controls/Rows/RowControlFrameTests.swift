import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

private struct Frames: PreferenceKey {
  static let defaultValue: [String: CGRect] = [:]
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  fileprivate func framed(_ name: String = "it") -> some View {
    background(
      GeometryReader {
        Color.clear.preference(key: Frames.self, value: [name: $0.frame(in: .global)])
      })
  }
}

/// What the rows of these tests can change.
@MainActor @Observable private final class RowModel {
  var label = CGSize(width: 40, height: 24.5)
  var width: CGFloat? = 320
  var insets: EdgeInsets?
  var alignment = HorizontalAlignment.center
  var frame: CGFloat?
  var presses = 0
}

/// Where controls say that they are in a row, and where they act.
@MainActor @Suite struct RowControlFrameTests {
  /// A control as a row, with a box of fixed size for its label.
  private enum Kind: CaseIterable {
    case text, button, link, picker, menu, toggle, stepper, disclosure, navigationPicker
    case inlineOption

    /// Whether it takes all of the row's width inside the margins.
    var fills: Bool { ![.text, .button, .menu].contains(self) }
  }

  @ViewBuilder private func control(_ kind: Kind, _ model: RowModel) -> some View {
    let label = Color.gray.frame(width: model.label.width, height: model.label.height)
    switch kind {
    case .text: label
    case .button: Button(action: { model.presses += 1 }) { label }
    case .link:
      NavigationLink {
        Text("x").onAppear { model.presses += 1 }
      } label: {
        label
      }
    case .picker:
      Picker(selection: .constant(1)) {
        Color.red.frame(width: 20, height: 10).tag(1)
      } label: {
        label
      }
    case .menu:
      Menu {
        Text("x")
      } label: {
        label
      }
    case .toggle: Toggle(isOn: .constant(true)) { label }
    case .stepper: Stepper(value: .constant(1)) { label }
    case .disclosure:
      DisclosureGroup {
        Text("x")
      } label: {
        label
      }
    case .navigationPicker:
      Picker(selection: .constant(1)) {
        Color.red.frame(width: 20, height: 10).tag(1)
      } label: {
        label
      }
      .pickerStyle(.navigationLink)
    case .inlineOption:
      Button(action: { model.presses += 1 }) { label.frame(maxWidth: .infinity) }
    }
  }

  private func list(_ isForm: Bool, @ViewBuilder _ rows: @escaping () -> some View) -> some View {
    NavigationStack {
      if isForm { Form { rows() } } else { List { rows() } }
    }
  }

  private func frame(_ host: TestHost, _ name: String = "it") throws -> CGRect {
    try #require(host.preference(Frames.self)?[name])
  }

  @Test(arguments: Kind.allCases, [false, true])
  private func `C440: the frame of a control in a row is that of its label, not the row`(
    kind: Kind, isForm: Bool
  ) throws {
    let model = RowModel()
    let host = TestHost(size: CGSize(width: 320, height: 480)) {
      list(isForm) {
        control(kind, model).framed()
        Color.blue.frame(height: 24.5).framed("next")
      }
    }
    host.settle()
    let frame = try frame(host)
    #expect(frame == CGRect(x: 32, y: 50.75, width: kind.fills ? 256 : 40, height: 24.5))
    // The row is as high as any other.
    #expect(try self.frame(host, "next").minY == 106.75)
  }

  @Test(
    arguments: [Kind.button, .inlineOption, .link], [LayoutDirection.leftToRight, .rightToLeft])
  private func `C086, C440: such a control acts wherever its row is touched`(
    kind: Kind, direction: LayoutDirection
  ) throws {
    for point in [
      CGPoint(x: 20, y: 38), CGPoint(x: 300, y: 88), CGPoint(x: 160, y: 63),
      CGPoint(x: 300, y: 38), CGPoint(x: 20, y: 88),
    ] {
      for usesMouse in [false, true] {
        let model = RowModel()
        let host = TestHost(size: CGSize(width: 320, height: 480)) {
          list(false) { control(kind, model).framed() }.environment(\.layoutDirection, direction)
        }
        host.settle()
        if usesMouse { host.tap(at: point) } else { host.fingerTap(at: point) }
        host.advance(by: 1)
        #expect(model.presses == 1, "\(point)")
      }
    }
    // Not beside the card.
    let model = RowModel()
    let host = TestHost(size: CGSize(width: 320, height: 480)) {
      list(false) { control(kind, model) }
    }
    host.settle()
    host.tap(at: CGPoint(x: 8, y: 63))
    host.tap(at: CGPoint(x: 160, y: 120))
    host.advance(by: 1)
    #expect(model.presses == 0)
  }

  @Test func `C086: the highlight of a pressed control covers its row`() throws {
    let host = TestHost(size: CGSize(width: 320, height: 480)) {
      List { Button(action: {}) { Color.gray.frame(width: 40, height: 24.5) } }
    }
    host.settle()
    host.press(at: CGPoint(x: 200, y: 63))
    #expect(host.displayList.description.contains("rect (16 35 288 56) #000000@0.18"))
  }

  /// A control whose label, frame, insets and window change.
  private struct Changing: View {
    let model: RowModel
    let isLink: Bool

    var body: some View {
      let label = Color.gray.frame(width: model.label.width, height: model.label.height)
      NavigationStack {
        List {
          Group {
            if isLink {
              NavigationLink {
                Text("x")
              } label: {
                label
              }
            } else {
              Button(action: { model.presses += 1 }) { label }
            }
          }
          .framed()
          .frame(
            maxWidth: model.frame,
            alignment: Alignment(horizontal: model.alignment, vertical: .center)
          )
          .listRowInsets(model.insets)
          Color.blue.frame(height: 24.5).framed("next")
        }
      }
      .frame(width: model.width)
    }
  }

  @Test(arguments: [false, true], 0..<4)
  func `C440: after any changes frames and touched areas are those of a rebuilt list`(
    isLink: Bool, seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }
    let model = RowModel()
    let host = TestHost(size: CGSize(width: 320, height: 480)) {
      Changing(model: model, isLink: isLink)
    }
    host.settle()
    for _ in 0..<8 {
      host.frame {
        switch pick([0, 1, 2, 3, 4]) {
        case 0: model.label.width = pick([20, 40, 90])
        case 1: model.label.height = pick([10, 24.5, 50, 80])
        case 2: model.width = pick([240, 320, nil])
        case 3: model.frame = pick([nil, .infinity, 150])
        default:
          model.insets = pick([
            nil, EdgeInsets(), EdgeInsets(top: 4, leading: 30, bottom: 9, trailing: 2),
          ])
          model.alignment = pick([.leading, .center, .trailing])
        }
      }
      host.settle()
      let other = TestHost(size: CGSize(width: 320, height: 480)) {
        Changing(model: model, isLink: isLink)
      }
      other.settle()
      #expect(host.preference(Frames.self) == other.preference(Frames.self))
      #expect(host.displayList.description == other.displayList.description)
      let row = try frame(host)
      let (left, right) = (
        (320 - (model.width ?? 320)) / 2 + 18, (320 + (model.width ?? 320)) / 2 - 18
      )
      if isLink { continue }
      let before = model.presses
      host.tap(at: CGPoint(x: left, y: row.midY))
      host.tap(at: CGPoint(x: right, y: row.midY))
      host.settle()
      #expect(model.presses == before + 2)
    }
  }

  @Test func `C440: a background, a border and an anchor of a control are at its label`() throws {
    struct Bounds: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    let host = TestHost(size: CGSize(width: 320, height: 480)) {
      List {
        Button(action: {}) { Color.gray.frame(width: 40, height: 24.5) }
          .background(.yellow)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Bounds.self) { all in
        GeometryReader { proxy in
          ForEach(all.indices, id: \.self) {
            Color.clear.frame(width: proxy[all[$0]].width, height: proxy[all[$0]].height)
              .accessibilityElement().accessibilityIdentifier("bounds")
          }
        }
      }
    }
    host.settle()
    #expect(try host.find(identifier: "bounds").frame.size == CGSize(width: 40, height: 24.5))
    #expect(host.displayList.description.contains("rect (32 50.75 40 24.5) #FFCC00"))
  }
}
