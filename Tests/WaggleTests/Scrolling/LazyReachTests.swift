import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Preferences, focus, ids and nesting of lazy containers.
@Suite("What reaches lazy rows, and what comes from them") @MainActor
struct LazyReachTests {
  private struct Names: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private func rows() -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100) { number in
          box(10, 50, "\(number)").preference(key: Names.self, value: [number])
        }
      }
    }
  }

  /// Scrolls as a page does.
  private func follow(_ host: PlainHost, _ y: CGFloat) {
    let scroll = host.host.rootView.collected(ScrollViewOutput.self)[0]
    host.settle {
      scroll.follow(
        ScrollReport(
          offset: CGPoint(x: 0, y: y), number: scroll.command.number, correction: .zero,
          isMoving: false))
    }
  }

  @Test func `R154: only rows that exist contribute, the others not even the default`() {
    let host = PlainHost(100, 100) { rows() }
    #expect(host.preference(Names.self) == [0, 1])
  }

  @Test func `R155: rows contribute in the order in which they were made`() {
    let host = PlainHost(100, 100) { rows() }
    _ = host.preference(Names.self)
    host.wheel(50, 50, by: 1000)
    for _ in 0..<3 { host.host.frame() }
    #expect(host.preference(Names.self) == [20, 21])
    host.wheel(50, 50, by: -50)
    #expect(host.preference(Names.self) == [20, 21, 19])
  }

  @Test func `R156: a row leaves the value when it is released`() {
    let host = PlainHost(100, 100) { rows() }
    _ = host.preference(Names.self)
    host.wheel(50, 50, by: 50)
    #expect(host.preference(Names.self) == [0, 1, 2])
    for _ in 0..<3 { host.host.frame() }
    #expect(host.preference(Names.self) == [1, 2])
  }

  @Test func `N-LAZY: an observed value that lacks rows is reported once`() {
    let host = PlainHost(100, 100) { rows().onPreferenceChange(Names.self) { _ in } }
    host.wheel(50, 50, by: 50)
    host.wheel(50, 50, by: 50)
    #expect(host.diagnostics.map(\.kind) == [.partialValue])
    #expect(host.diagnostics[0].message.contains("2 of 100 rows"))
  }

  @Test
  func `L091: in a page rows beside the visible area are made, and appear when they are visible`() {
    let log = Log()
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in box(10, 50, "\(number)").onAppear { log.add("\(number)") } }
        }
      }
    }
    host.host.layout.isScrolledByHost = true
    follow(host, 1000)
    #expect(host.preference(Names.self) == nil || host.diagnostics.isEmpty)
    #expect(log.take() == ["0", "1", "20", "21"])
    #expect(host.node("18") == nil)
    follow(host, 1050)
    #expect(log.take() == ["22"])
  }

  @Test func `L113: a program scrolls to a row that was not made`() {
    let handle = ProxyHandle()
    let host = PlainHost(100, 100) {
      Read(handle: handle) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<100_000) { box(10, 20, "\($0)") } }
        }
      }
    }
    host.settle { handle.proxy.scrollTo(70_000, anchor: .center) }
    #expect(abs(host.frame("70000").midY - 50) < 1e-6)
    host.settle { handle.proxy.scrollTo(99_999, anchor: .bottom) }
    #expect(abs(host.frame("99999").maxY - 100) < 1e-6)
    host.settle { handle.proxy.scrollTo(0, anchor: .top) }
    #expect(host.frame("0").minY == 0)
    host.settle { handle.proxy.scrollTo(50) }
    #expect(abs(host.frame("50").maxY - 100) < 1e-6)
    #expect(host.diagnostics.isEmpty)
    host.settle { handle.proxy.scrollTo(-5) }
    #expect(host.diagnostics.count == 1)
  }

  @Test func `L113: a row of another height than the estimate is where the program wants it`() {
    let handle = ProxyHandle()
    let host = PlainHost(100, 100) {
      Read(handle: handle) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { box(10, 20 + CGFloat($0 * 37 % 50), "\($0)") }
          }
        }
      }
    }
    for number in [500, 998, 30, 700, 0, 999] {
      host.settle { handle.proxy.scrollTo(number, anchor: .center) }
      let middle = host.frame("\(number)").midY
      let isAtEnd = number == 0 || number >= 998
      #expect(isAtEnd ? (0...100).contains(middle) : abs(middle - 50) < 1e-6, "\(number)")
    }
  }

  @Test func `L186: a row with the focus is kept when it is scrolled away`() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Counter(number: $0) } }
      }
    }
    host.settle()
    host.key(.tab)
    host.key(.space)
    host.settle()
    #expect(host.text.contains("0: 1"))
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 2000))
    for _ in 0..<5 { host.frame() }
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -2000))
    host.settle()
    #expect(host.text.contains("0: 1"))
  }

  @Test func `L182: a lazy row in each row of a lazy column makes what is visible of both`() {
    let tally = Tally()
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1000) { column in
                  Counted(tally: tally) { box(50, 50, "\(row).\(column)") }
                }
              }
            }
          }
        }
      }
    }
    #expect(host.frame("1.1") == CGRect(50, 50, 50, 50))
    #expect(tally.count == 4)
    host.wheel(50, 25, dx: 100)
    #expect(host.frame("0.2") == CGRect(0, 0, 50, 50))
    #expect(host.frame("1.0") == CGRect(0, 50, 50, 50))
    host.wheel(50, 25, by: 1000)
    #expect(host.frame("20.0") == CGRect(0, 0, 50, 50))
    #expect(tally.count < 16)
  }

  @Test func `L182: a lazy column below other content makes nothing while it is out of sight`() {
    let tally = Tally()
    let host = PlainHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          box(10, 1000, "above")
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { number in Counted(tally: tally) { box(10, 20, "\(number)") } }
          }
        }
      }
    }
    #expect(tally.count <= 1)
    host.wheel(50, 50, by: 940)
    #expect(host.frame("0").minY == 60)
    #expect(host.frame("2") == .null || host.frame("2").minY >= 100)
    host.wheel(50, 50, by: 1e9)
    #expect(abs(host.frame("999").maxY - 100) < 1e-6)
  }

  @Test func `L182: several kinds of content are one list`() {
    let host = PlainHost(100, 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          box(10, 10, "first")
          ForEach(0..<3) { box(10, 10, "a\($0)") }
          Group {
            box(10, 10, "middle")
            ForEach(0..<2) { group in ForEach(0..<2) { box(10, 10, "b\(group)\($0)") } }
          }
          .padding(.top, 5)
          AnyView(box(10, 10, "any"))
          box(10, 10, "last").id("last")
        }
      }
    }
    let order = host.frames.sorted { $0.value.minY < $1.value.minY }.map(\.key)
    #expect(
      order == ["first", "a0", "a1", "a2", "middle", "b00", "b01", "b10", "b11", "any", "last"])
    #expect(host.frame("last").minY == 125)
  }

  @Test func `L094: the rows follow when the window gets another size`() {
    let host = PlainHost(100, 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { box(10, 20, "\($0)") } } }
    }
    #expect(host.frames.count == 5)
    host.host.size = CGSize(width: 100, height: 200)
    host.host.settle()
    #expect(host.frames.count == 10)
    host.host.size = CGSize(width: 100, height: 40)
    host.host.settle()
    #expect(host.frames.count == 2)
  }

  @Test func `L091: a row that is scrolled in comes without its transition`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in
            Text("\(number)").frame(height: 50)
              .transition(.opacity.animation(.linear(duration: 1)))
          }
        }
      }
    }
    host.wheel(50, 50, by: 500)
    #expect(!host.text.contains("opacity"))
    #expect(host.text.contains("\"10\""))
  }
}

private struct Counter: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    Text("\(number): \(count)").frame(height: 50).focusable().onKeyPress(.space) {
      count += 1
      return .handled
    }
  }
}
