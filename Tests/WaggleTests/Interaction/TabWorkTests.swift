import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Which views a step of the focus asks, and that it leads where the order of all views does (M147).
@MainActor @Suite struct TabWorkTests {
  private func visits(_ host: TestHost, _ event: (TestHost) -> Void) -> Int {
    let before = host.host.input.focus.visits
    event(host)
    return host.host.input.focus.visits - before
  }

  private func column(_ count: Int) -> TestHost {
    TestHost.small {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Button("\($0)") {} } }
      }
    }
  }

  @Test
  func `M147: Tab asks a few views, however many there are, in either direction and at the ends`() {
    for count in [20, 200, 800] {
      let host = column(count)
      for modifiers in [[], [.shift], [.shift], []] as [EventModifiers] {
        for _ in 0..<3 { #expect(visits(host) { $0.key(.tab, modifiers: modifiers) } <= 6) }
      }
    }
  }

  @Test func `C361: whether the focus is at an end of the order asks a few views`() {
    for count in [20, 200] {
      let host = column(count)
      #expect(ends(host) == [false, false])
      for (modifiers, expected) in [
        ([], [true, false]), ([], [false, false]), (.shift, [true, false]),
        (.shift, [false, true]),
      ] as [(EventModifiers, [Bool])] {
        host.key(.tab, modifiers: modifiers)
        var found: [Bool] = []
        #expect(visits(host) { found = ends($0) } <= 10)
        #expect(found == expected)
      }
    }
  }

  private func ends(_ host: TestHost) -> [Bool] {
    let ends = host.host.input.focusEnds
    return [ends.isFirst, ends.isLast]
  }

  @Test
  func `M147: a view that cannot have the focus is passed over, and no view after it is asked`() {
    let host = TestHost.small {
      VStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { Button("\($0)") {}.disabled($0 > 0 && $0 < 10) }
      }
    }
    host.key(.tab)
    #expect(visits(host) { $0.key(.tab) } <= 15)
    #expect(host.host.input.focus.focused === host.host.input.focus.order[1])
  }

  @Test
  func `M147: from each view Tab leads where the order of all does, whatever the arrangement`() {
    for seed in 0..<120 {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let host = TestHost.small {
          Arrangement(seed: UInt64(seed), depth: 3).environment(\.layoutDirection, direction)
        }
        check(host, "\(seed) \(direction)")
      }
    }
  }

  @Test func `M147: Tab leads where the order does after rows have come, gone, moved and grown`() {
    let dial = Rows()
    let host = TestHost.small { MovingRows(dial: dial) }
    for step in 0..<40 {
      host.frame { dial.change(step) }
      check(host, "\(step)")
    }
  }

  /// Compares a way through all views, forwards and backwards, with their order.
  private func check(_ host: TestHost, _ what: String) {
    host.settle()
    host.host.checkInvariants()
    let focus = host.host.input.focus!
    let order = focus.order
    guard !order.isEmpty else { return }
    for backwards in [false, true] {
      let expected = backwards ? order.reversed() : order
      for (index, target) in expected.enumerated() {
        focus.move(to: target)
        let next = focus.next(backwards: backwards)
        let wanted = index + 1 < expected.count ? expected[index + 1] : nil
        #expect(next === wanted, "\(what) \(backwards) \(index) of \(expected.count)")
      }
      focus.move(to: nil)
      focus.moveToNext(backwards: backwards)
      #expect(focus.focused === expected[0], "\(what) \(backwards) first")
      focus.move(to: nil)
    }
  }
}

/// Two bound views among others, and one that is hidden.
private struct Bound: View {
  let count: Int
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      Text(focus ?? "-")
      ForEach(0..<count, id: \.self) { Button("\($0)") {} }
      Color.red.focusable().focused($focus, equals: "c").hidden()
      Color.red.focusable().focused($focus, equals: "b")
      Color.red.focusable().focused($focus, equals: "a")
      Color.red.focusable().focused($focus, equals: "a")
      Color.blue.onTapGesture { focus = "a" }.accessibilityLabel("first")
      Color.blue.onTapGesture { focus = "b" }.accessibilityLabel("second")
      Color.blue.onTapGesture { focus = "c" }.accessibilityLabel("hidden")
    }
  }
}

/// Views in containers of all kinds, drawn by lot.
private struct Arrangement: View {
  let seed: UInt64
  let depth: Int

  private func part(_ number: UInt64) -> some View {
    AnyView(Arrangement(seed: seed &* 31 &+ number &* 7919 &+ 13, depth: depth - 1))
  }

  private var choice: UInt64 { (seed &* 2_654_435_761 >> 7) % 16 }

  var body: some View {
    if depth == 0 {
      leaf
    } else {
      switch choice {
      case 0, 1:
        VStack(spacing: CGFloat(seed % 3)) {
          part(1); part(2); part(3)
        }
      case 2:
        VStack(spacing: -6) {
          part(1); part(2); part(3)
        }
      case 3, 4:
        HStack {
          part(1); part(2)
        }
      case 5:
        HStack(alignment: .bottom) {
          part(1); part(2); part(3)
        }
      case 6:
        ZStack {
          part(1); part(2)
        }
      case 7:
        ScrollView {
          VStack {
            part(1); part(2)
          }
        }
      case 8:
        VStack {
          part(1); part(2).offset(y: CGFloat(seed % 5) * 12 - 24); part(3)
        }
      case 9:
        VStack {
          part(1).overlay(alignment: .topTrailing) { part(2) }; part(3)
        }
      case 10:
        VStack {
          part(1); part(2)
        }.focusSection()
      case 11:
        VStack {
          part(1); part(2).rotationEffect(.degrees(30)); part(3).scaleEffect(2)
        }
      case 12:
        VStack {
          part(1); HStack { part(2) }.environment(\.layoutDirection, .rightToLeft)
        }
      case 13:
        LazyVStack {
          part(1); part(2); part(3)
        }
      case 14:
        Grid {
          GridRow {
            part(1); part(2)
          };
          GridRow {
            part(3); part(4)
          }
        }
      default:
        VStack {
          part(1).padding(.bottom, -15); part(2).zIndex(-1); part(3).zIndex(1)
        }
      }
    }
  }

  @ViewBuilder private var leaf: some View {
    switch choice % 6 {
    case 0: Color.red.frame(width: 20, height: 5 + CGFloat(seed % 20)).focusable()
    case 1: Button("Go") {}.disabled(seed % 5 == 0)
    case 2: Text("No")
    case 3: Color.blue.frame(width: 30, height: 10).focusable().opacity(seed % 3 == 0 ? 0 : 1)
    case 4: Button("Hidden") {}.hidden()
    default: Button("\(seed % 100)") {}.frame(width: 15)
    }
  }
}

@MainActor @Observable private final class Rows {
  var ids = Array(0..<6)
  var offset: CGFloat = 0
  var spacing: CGFloat = 0
  var height: CGFloat = 10

  func change(_ step: Int) {
    switch step % 8 {
    case 0: ids.append(step + 10)
    case 1: ids.removeFirst()
    case 2: ids.reverse()
    case 3: offset = offset == 0 ? 35 : 0
    case 4: spacing = spacing == 0 ? -8 : 0
    case 5: height = height == 10 ? 30 : 10
    case 6: ids.insert(step + 10, at: 1)
    default: ids.swapAt(0, 2)
    }
  }
}

private struct MovingRows: View {
  let dial: Rows

  var body: some View {
    VStack(spacing: dial.spacing) {
      ForEach(dial.ids, id: \.self) { id in
        HStack {
          Color.red.frame(width: 20, height: id % 2 == 0 ? dial.height : 12).focusable()
          if id % 3 == 0 { Button("\(id)") {}.offset(y: id == 3 ? dial.offset : 0) }
        }
      }
    }
  }
}
