import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

private struct Tabs: View {
  @State var selection = "Hives"

  var body: some View {
    TabView(selection: $selection) {
      ForEach(["Hives", "Honey", "Wax"], id: \.self) { name in
        Tab(name, systemImage: "hexagon", value: name) { Color.white }
      }
    }
  }
}

@MainActor @Suite struct TabSelectionTests {
  @Test(arguments: [390, 1024] as [CGFloat], [LayoutDirection.leftToRight, .rightToLeft])
  func `C114: the ground of the selected item slides to the one that is tapped`(
    width: CGFloat, direction: LayoutDirection
  ) throws {
    func open(_ selection: String) -> TestHost {
      let host = TestHost(size: CGSize(width: width, height: 700)) {
        Tabs(selection: selection).environment(\.layoutDirection, direction)
      }
      host.settle()
      return host
    }
    let (host, after) = (open("Hives"), open("Wax"))
    let before = host.displayList.description
    try host.find(role: .tab, label: "Wax").tap()
    host.advance(by: 0.1)
    let middle = host.displayList.description
    host.advance(by: 1)
    #expect(middle != before && middle != host.displayList.description)
    #expect(host.displayList.description == after.displayList.description)
  }

  @Test func `M185: a window that closes while the ground slides leaves nothing behind`() throws {
    weak var model: Model?
    do {
      let kept = Model()
      model = kept
      let host = TestHost.phone { Tabs().environment(kept) }
      try host.find(role: .tab, label: "Honey").tap()
      host.advance(by: 0.05)
    }
    #expect(model == nil)
  }
}

@MainActor @Observable private final class Model {}
