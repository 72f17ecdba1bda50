import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// What the buttons that a swipe reveals show.
@MainActor @Suite struct SwipeLabelTests {
  private func host(height: CGFloat) throws -> TestHost {
    let host = TestHost.phone {
      List {
        Text("row").frame(height: height).listRowInsets(EdgeInsets())
          .swipeActions {
            Button {
            } label: {
              Label("Archive", systemImage: "archivebox")
            }
            Button("Later") {}
          }
      }
      .environment(\.defaultMinListRowHeight, 1)
    }
    try host.swipe("row", by: -150)
    return host
  }

  @Test func `C092: a label shows its icon and its title where the row is high enough`() throws {
    let host = try host(height: 90)
    #expect(host.text.contains("Archive") && host.text.contains("Later"))
    #expect(host.displayList.description.contains("archivebox"))
  }

  @Test func `C092: a label shows its icon alone in a low row, and is read by its title`() throws {
    let host = try host(height: 20)
    #expect(!host.text.contains("Archive") && host.text.contains("Later"))
    #expect(host.displayList.description.contains("archivebox"))
    try host.find(role: .button, label: "Archive").tap()
    host.rest()
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `C092: a row has actions of the names of labels, whatever is shown`() throws {
    let host = TestHost.phone {
      List {
        Text("row").swipeActions {
          Button {
          } label: {
            Label("Archive", systemImage: "archivebox")
          }
        }
      }
    }
    try host.find(role: .row, label: "row").perform("Archive")
  }
}
