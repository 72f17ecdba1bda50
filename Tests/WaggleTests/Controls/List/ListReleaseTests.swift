import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Modifiers around a loop, which its rows know, keep nothing alive.
@MainActor @Suite struct ListReleaseTests {
  private final class Witness { let name = "w" }

  /// Whether what the rows show is gone with the host.
  private func isReleased<Content: View>(
    after action: (TestHost) -> Void = { _ in },
    @ViewBuilder _ content: (_ row: @escaping (Int) -> Text) -> Content
  ) -> Bool {
    weak var watched: Witness?
    do {
      let witness = Witness()
      watched = witness
      let view = content { Text(verbatim: "row \($0) \(witness.name)") }
      let host = TestHost.phone { view }
      #expect(host.text.contains("row 1 w"))
      action(host)
    }
    return watched == nil
  }

  @Test func `L091: rows with a modifier around their loop are released with their lazy stack`() {
    #expect(
      isReleased { row in ScrollView { LazyVStack { ForEach(0..<4) { row($0) }.padding() } } })
    #expect(
      isReleased { row in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<4) { row($0) }.padding().environment(\.lineLimit, 1).onAppear {}
          }
        }
      })
    #expect(
      isReleased { row in
        ScrollView {
          LazyVStack {
            Group { Section("Head") { ForEach(0..<4) { row($0) }.bold() } }.padding()
          }
        }
      })
  }

  @Test func `L091: rows with a modifier around their loop are released with their list`() {
    #expect(isReleased { row in List { ForEach(0..<4) { row($0) } } })
    #expect(isReleased { row in List { ForEach(0..<4) { row($0) }.onDelete { _ in } } })
    #expect(isReleased { row in List { ForEach(0..<4) { row($0) }.onMove { _, _ in } } })
    #expect(isReleased { row in List { ForEach(0..<4) { row($0) }.padding() } })
    #expect(
      isReleased { row in
        List { ForEach(0..<4) { row($0) }.onMove { _, _ in }.onDelete { _ in }.padding().bold() }
          .environment(\.editMode, .constant(.active))
      })
  }

  @Test func `L091: loops in loops, with modifiers around both, are released`() {
    #expect(
      isReleased { row in
        ScrollView {
          LazyVStack {
            ForEach(0..<2) { outer in ForEach(0..<2) { row(outer + $0) }.padding() }.bold()
          }
        }
      })
    #expect(
      isReleased { row in
        List {
          ForEach(0..<2) { outer in
            Section { ForEach(0..<2) { row(outer + $0) }.onDelete { _ in } }.padding()
          }
          .bold()
        }
      })
  }

  @Test(arguments: ["swipe", "open", "drag", "grip"])
  func `L091, C092: rows are released while one is swiped open or moved`(gesture: String) {
    func act(_ host: TestHost) {
      guard let row = try? host.find(role: .row, label: "row 1 w").frame else {
        Issue.record("no row")
        return
      }
      let middle = CGPoint(x: 200, y: row.midY)
      switch gesture {
      case "swipe":
        host.press(at: middle)
        host.move(to: CGPoint(x: 140, y: middle.y))
      case "open":
        host.drag(from: middle, to: CGPoint(x: 120, y: middle.y), steps: 3)
        host.settle()
      case "drag":
        host.press(at: middle)
        host.advance(by: 1)
        host.move(to: CGPoint(x: 200, y: middle.y + 90))
      default:
        host.press(at: CGPoint(x: row.maxX - 20, y: middle.y))
        host.move(to: CGPoint(x: row.maxX - 20, y: middle.y + 90))
      }
    }
    let mode = gesture == "grip" ? EditMode.active : .inactive
    #expect(
      isReleased(after: act) { row in
        List { ForEach(0..<4) { row($0) }.onMove { _, _ in }.onDelete { _ in }.padding(1) }
          .environment(\.editMode, .constant(mode))
      })
  }

  @Test func `L091: rows that their data or a condition took away are released`() {
    let (count, isShown, live) = (Knob(4), Knob(true), Live())
    let host = TestHost.phone {
      Turned(isShown) { isShown in
        ScrollView {
          LazyVStack {
            if isShown {
              Turned(count) { count in
                ForEach(0..<count, id: \.self) { CountedRow(number: $0, live: live) }.padding()
              }
            }
          }
        }
      }
    }
    #expect(live.numbers == [0, 1, 2, 3])
    count.value = 2
    host.settle()
    #expect(live.numbers == [0, 1])
    isShown.value = false
    host.settle()
    #expect(live.numbers.isEmpty)
  }
}

@MainActor private final class Live {
  var counts: [Int: Int] = [:]
  var numbers: [Int] { counts.filter { $0.value > 0 }.keys.sorted() }
}

@MainActor private final class Life {
  private let number: Int
  private let live: Live

  init(_ number: Int, _ live: Live) {
    (self.number, self.live) = (number, live)
    live.counts[number, default: 0] += 1
  }

  isolated deinit { live.counts[number]! -= 1 }
}

private struct CountedRow: View {
  let number: Int
  @State private var life: Life

  init(number: Int, live: Live) {
    self.number = number
    _life = State(initialValue: Life(number, live))
  }

  var body: some View { Text(verbatim: "row \(number)") }
}
