import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Links beside each other, and links in what scrolls in a row.
@MainActor @Suite struct LinkPlaceTests {
  enum Form: CaseIterable { case destination, older, value, bound }

  private struct Box: View {
    let name: String
    var body: some View { Color.red.frame(width: 60, height: 20).accessibilityIdentifier(name) }
  }

  @ViewBuilder private func link(_ form: Form, _ name: String) -> some View {
    switch form {
    case .destination:
      NavigationLink {
        Text("page")
      } label: {
        Box(name: name)
      }
    case .older: NavigationLink(destination: Text("page")) { Box(name: name) }
    case .value: NavigationLink(value: 1) { Box(name: name) }
    case .bound:
      NavigationLink(destination: Text("page"), isActive: .constant(false)) { Box(name: name) }
    }
  }

  @Test(arguments: Form.allCases, [true, false])
  func `C426: a link is spaced as a button is`(_ form: Form, _ isRow: Bool) throws {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let host = TestHost {
      NavigationStack {
        layout {
          link(form, "a")
          link(form, "b")
        }
      }
    }
    let (a, b) = try (host.find(identifier: "a").frame, host.find(identifier: "b").frame)
    #expect((isRow ? b.minX - a.maxX : b.minY - a.maxY) == 8)
  }

  @Test(arguments: [true, false])
  func `C426: links with texts are as far apart as buttons with texts`(_ isRow: Bool) throws {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    var (links, buttons) = (CGSize.zero, CGSize.zero)
    let host = TestHost {
      NavigationStack {
        layout {
          NavigationLink("a") { Text("page") }.border(.red)
          NavigationLink("b") { Text("page") }
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          links = $0
        }
        layout {
          Button("a") {}.border(.red)
          Button("b") {}
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          buttons = $0
        }
      }
    }
    host.settle()
    #expect(links == buttons && links != .zero)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `C086: links in a scroll view in a row have no chevron, and one in the row has`(
    _ axis: Axis
  ) throws {
    func host(scrolls: Bool) -> TestHost {
      TestHost {
        NavigationStack {
          List {
            if scrolls {
              ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                HStack { link(.destination, "a") }
              }
            } else {
              HStack { link(.destination, "a") }
            }
          }
        }
      }
    }
    let (inScroll, inRow) = (host(scrolls: true), host(scrolls: false))
    inScroll.settle()
    inRow.settle()
    #expect(!inScroll.displayList.description.contains("chevron"))
    #expect(inRow.displayList.description.contains("chevron"))
    try inScroll.find(identifier: "a").tap()
    inScroll.advance(by: 1)
    #expect(inScroll.path == 1)
  }
}
