import Foundation
import TestSupport
import Testing
import WaggleTestKit

/// Programs scroll to rows that were not made: what has an id, wherever in the content it is.
@Suite("Scrolling to lazy rows by their ids") @MainActor
struct LazySearchTests {
  private func host<Content: View>(
    _ handle: ProxyHandle, @ViewBuilder content: @escaping () -> Content
  ) -> PlainHost {
    PlainHost(100, 100) { Read(handle: handle) { ScrollView(content: content) } }
  }

  private func height(_ section: Int, _ row: Int) -> CGFloat {
    CGFloat(10 + (row * 7 + section) % 30)
  }

  private func rows(_ section: Int) -> some View {
    ForEach((0..<50).map { "\(section).\($0)" }, id: \.self) { name in
      box(10, self.height(section, Int(name.split(separator: ".")[1])!), name)
    }
  }

  private func checkAll(_ host: PlainHost, _ handle: ProxyHandle) {
    for (id, anchor) in [
      ("0.30", UnitPoint.top), ("20.30", .top), ("35.49", .bottom), ("3.3", .center),
      ("39.49", .bottom), ("0.1", .top),
    ] {
      host.settle { handle.proxy.scrollTo(id, anchor: anchor) }
      let frame = host.frame(id)
      #expect(abs(frame.minY - anchor.y * (100 - frame.height)) < 0.01, "\(id) at \(frame)")
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L187: a row of a section is found in sections that were not made`() {
    let handle = ProxyHandle()
    let host = host(handle) {
      LazyVStack(spacing: 0) {
        ForEach(0..<40) { section in
          Section {
            self.rows(section)
          } header: {
            box(100, 20, "h\(section)")
          }
        }
      }
    }
    checkAll(host, handle)
  }

  @Test func `L187: a row of a loop in a loop is found`() {
    let handle = ProxyHandle()
    let host = host(handle) { LazyVStack(spacing: 0) { ForEach(0..<40) { self.rows($0) } } }
    checkAll(host, handle)
  }

  @Test func `L187: a cell shorter than its line is found in sections that were not made`() {
    let handle = ProxyHandle()
    let host = host(handle) {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
        ForEach(0..<40) { section in
          Section {
            self.rows(section)
          }
        }
      }
    }
    checkAll(host, handle)
  }

  @Test func `L187: a view with an id of its own is found in a row and after the rows`() {
    let handle = ProxyHandle()
    let host = host(handle) {
      LazyVStack(spacing: 0) {
        ForEach(0..<2000) { number in
          box(10, self.height(0, number % 50), "\(number)").id("row \(number)")
        }
        box(10, 30, "end").id("bottom")
      }
    }
    host.settle { handle.proxy.scrollTo("bottom", anchor: .bottom) }
    #expect(abs(host.frame("end").maxY - 100) < 0.01)
    let live = host.host.liveNodeCount
    host.settle { handle.proxy.scrollTo("row 700", anchor: .top) }
    #expect(abs(host.frame("700").minY) < 0.01)
    for _ in 0..<4 { host.host.frame() }
    #expect(host.host.liveNodeCount < live + 30)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L187: an id that no row has is looked for once, and what is visible stays`() {
    let handle = ProxyHandle()
    let tally = Tally()
    let host = host(handle) {
      LazyVStack(spacing: 0) {
        ForEach(0..<300) { number in
          let _ = tally.count += 1
          if number % 3 != 1 { box(10, 20, "\(number)") }
        }
      }
    }
    host.wheel(50, 50, by: 1000)
    let before = host.frames.filter { $0.value.maxY > 0 && $0.value.minY < 100 }
    tally.count = 0
    host.settle { handle.proxy.scrollTo("nobody") }
    #expect(tally.count <= 300)
    #expect(host.diagnostics.map(\.kind) == [.unknownScrollTarget])
    #expect(host.frames.filter { $0.value.maxY > 0 && $0.value.minY < 100 } == before)
  }

  @Test func `L189: a test scrolls to an id inside a row that was not made`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40) { section in
            VStack(spacing: 0) {
              ForEach(100..<110) { row in
                Text(verbatim: "\(section).\(row)").frame(height: 20).id("\(section).\(row)")
              }
            }
          }
        }
      }
    }
    try host.scroll(to: "20.105")
    #expect(host.text.contains("20.105"))
    #expect(throws: ScrollError.self) { try host.scroll(to: "20.110") }
    #expect(host.text.contains("20.105"))
  }
}
