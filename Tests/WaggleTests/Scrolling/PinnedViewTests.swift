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

  // MARK: Insets

  /// Sections of a header of 20 points and three rows of 10.
  private func short(_ pinned: PinnedScrollableViews) -> some View {
    LazyVStack(spacing: 0, pinnedViews: pinned) {
      ForEach(0..<50) { section in
        Section {
          ForEach(0..<3) { box(100, 10, "\(section).\($0)") }
        } header: {
          box(100, 20, "h\(section)")
        } footer: {
          box(100, 5, "f\(section)")
        }
      }
    }
  }

  @Test
  func `L188: headers stay at the edge of the margin, also where several sections are above it`() {
    let host = PlainHost(100, 300) {
      ScrollView { short(.sectionHeaders) }.contentMargins(.top, 100)
    }
    #expect(host.frame("h0").minY == 100)
    host.wheel(50, 50, by: 30)
    #expect(host.frame("h0").minY == 100)
    host.wheel(50, 50, by: 10)
    #expect(host.frame("h0").minY == 95)
    #expect(host.frame("h1").minY == 115)
    host.wheel(50, 50, by: 55)
    #expect(host.frame("h0").minY == 40)
    #expect(host.frame("h1").minY == 95)
    #expect(host.frame("h2").minY == 115)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `L188: footers stay at the edge of the bottom margin`() {
    let host = PlainHost(100, 300) {
      ScrollView { short(.sectionFooters) }.contentMargins(.bottom, 100)
    }
    #expect(host.frame("f3").minY == 195)
    host.wheel(50, 50, by: 15)
    #expect(host.frame("f3").minY == 195)
    #expect(host.frame("f4").minY == 225)
  }

  @Test func `L188: headers stay below a safe area, under which rows are visible`() throws {
    let host = TestHost(
      size: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
    ) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<50) { Text("\($0)").frame(height: 20).accessibilityIdentifier("\($0)") }
          } header: {
            Text("header").frame(height: 20).accessibilityIdentifier("header")
          }
        }
      }
    }
    host.settle()
    #expect(try host.find(identifier: "header").frame.minY == 30)
    host.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 60))
    host.settle()
    #expect(try host.find(identifier: "header").frame.minY == 30)
    #expect(try host.find(identifier: "1").frame.minY == 10)
  }

  @Test
  func `L099: headers of a grid stay at the top and are pushed out, its next cell starts a line`() {
    let host = PlainHost(100, 100) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0,
          pinnedViews: .sectionHeaders
        ) {
          ForEach(0..<50) { section in
            Section {
              ForEach(0..<5) { box(40, 30, "\(section).\($0)") }
            } header: {
              box(100, 20, "h\(section)")
            }
          }
        }
      }
    }
    host.wheel(50, 50, by: 60)
    #expect(host.frame("h0").minY == 0)
    #expect(host.frame("0.4").minY == 20)
    #expect(host.frame("h1").minY == 50)
    host.wheel(50, 50, by: 40)
    #expect(host.frame("h0").minY == -10)
    #expect(host.frame("h1").minY == 10)
    #expect(host.frame("1.1").minX == host.frame("0.1").minX || host.frame("0.1") == .null)
    #expect(host.diagnostics.isEmpty)
  }

  @Test
  func `L099: scrolling to a section shows its header and its first row, wherever that is kept`() {
    let handle = ProxyHandle()
    let host = PlainHost(100, 100) {
      Read(handle: handle) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<50) { section in
              Section {
                ForEach(100..<105) { box(100, 40, "\(section).\($0)") }
              } header: {
                box(100, 20, "h\(section)")
              }
            }
          }
        }
      }
    }
    host.wheel(50, 50, by: 130)
    for section in [0, 20, 7] {
      host.settle { handle.proxy.scrollTo(section, anchor: .top) }
      #expect(abs(host.frame("h\(section)").minY) < 1e-6)
      #expect(abs(host.frame("\(section).100").minY - 20) < 1e-6)
      host.wheel(50, 50, by: 90)
      #expect(abs(host.frame("h\(section)").minY) < 1e-6)
    }
    #expect(host.diagnostics.isEmpty)
  }
}
