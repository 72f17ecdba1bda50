import Foundation
import TestSupport
import Testing
import WaggleTestKit

@Suite("Pinned headers and footers") @MainActor
struct PinnedViewTests {
  private func host(_ pinned: PinnedScrollableViews) -> PlainHost {
    PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<50) { section in
            Section {
              ForEach(0..<5) { box(100, 40, "\(section).\($0)") }
            } header: {
              box(100, 20, "h\(section)")
            } footer: {
              box(100, 10, "f\(section)")
            }
          }
        }
      }
    }
  }

  @Test
  func
    `L099: a header stays at the top while its section is visible, and is pushed out by its end`()
  {
    let host = host(.sectionHeaders)
    #expect(host.frame("h0").minY == 0)
    host.wheel(50, 50, by: 50)
    #expect(host.frame("h0") == CGRect(0, 0, 100, 20))
    #expect(host.frame("0.0").minY == -30)
    for _ in 0..<2 { host.wheel(50, 50, by: 85) }
    #expect(host.frame("h0").minY == -10)
    #expect(host.frame("h1").minY == 10)
    host.wheel(50, 50, by: 20)
    #expect(host.frame("h1").minY == 0)
    for _ in 0..<3 { host.host.frame() }
    host.wheel(50, 50, by: -60)
    #expect(host.frame("h0").minY == 0)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L099: a footer stays at the bottom until its header's end`() {
    let host = host([.sectionHeaders, .sectionFooters])
    #expect(host.frame("f0").minY == 90)
    host.wheel(50, 50, by: 120)
    #expect(host.frame("f0").minY == 90)
    host.wheel(50, 50, by: 20)
    #expect(host.frame("f0").minY == 80)
    #expect(host.frame("h1").minY == 90)
    #expect(host.frame("f1").minY == 110)
  }

  @Test func `L099: without pinnedViews headers scroll with their section`() {
    let host = host([])
    host.wheel(50, 50, by: 50)
    #expect(host.frame("h0") == .null)
    #expect(host.frame("0.0").minY == -30)
  }

  @Test func `L099: pinned headers are drawn above the rows`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<9) { Text("row \($0)").frame(height: 40) }
          } header: {
            Text("header").frame(height: 40)
          }
        }
      }
    }
    host.wheel(50, 50, by: 70)
    #expect(host.lines.last!.contains("header"))
  }

  @Test func `L099: a header is found again after a jump into the middle of its section`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<10_000) { box(100, 20, "\($0)") }
          } header: {
            box(100, 30, "header")
          }
        }
      }
    }
    host.wheel(50, 50, by: 90_000)
    #expect(host.frame("header").minY == 0)
    #expect(host.frames.count == 6 || host.frames.count == 7)
  }
}
