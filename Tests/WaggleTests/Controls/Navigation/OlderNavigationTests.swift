import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// A `NavigationView` of one view, and stacks inside of stacks.
@MainActor @Suite struct OlderNavigationTests {
  private func host(_ width: CGFloat, isStack: Bool = false) -> TestHost {
    let list = NavigationView {
      List { NavigationLink("Go") { Text("deep") } }.navigationBarTitle("Root")
    }
    return TestHost(size: CGSize(width: width, height: 800)) {
      if isStack { list.navigationViewStyle(.stack) } else { list }
    }
  }

  @Test func `C425: in a wide window a single view is a column beside an empty detail`() throws {
    let wide = host(1100)
    #expect(try wide.find(label: "Go").frame.maxX < 550)
    try wide.find(label: "Go").tap()
    wide.advance(by: 1)
    #expect(wide.text.contains("Go") && wide.text.contains("deep"))
    #expect(try wide.find(label: "deep").frame.minX > wide.find(label: "Go").frame.maxX)
  }

  @Test(arguments: [(390.0, false), (1100, true)] as [(CGFloat, Bool)])
  func `C425: in a narrow window and as a stack it is a stack`(_ width: CGFloat, _ isStack: Bool)
    throws
  {
    let host = host(width, isStack: isStack)
    try host.find(label: "Go").tap()
    host.advance(by: 1)
    #expect(host.text.contains("deep") && !host.text.contains("Go") && host.path == 1)
    #expect(host.back())
    host.advance(by: 1)
    #expect(host.text.contains("Go") && host.path == 0)
  }

  @Test func `C424: the path counts the screens of the outer stack, and the paths those of each`()
    throws
  {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Outer") {
          NavigationStack { NavigationLink("Inner") { Text("deep") } }
        }
      }
    }
    #expect((host.path, host.paths) == (0, [0]))
    try host.find(label: "Outer").tap()
    host.advance(by: 1)
    #expect((host.path, host.paths) == (1, [1, 0]))
    try host.find(label: "Inner").tap()
    host.advance(by: 1)
    #expect((host.path, host.paths) == (1, [1, 1]))
    #expect(TestHost { Text("a") }.paths == [])
  }
}
