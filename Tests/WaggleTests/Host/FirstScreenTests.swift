import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// The screen has the window's size before the first frame.
@MainActor @Suite struct FirstScreenTests {
  private final class Model: ObservableObject {
    @Published var width = UIScreen.main.bounds.width
  }

  private struct Defaults: View {
    @State private var state = UIScreen.main.bounds.width
    private let stored = UIScreen.main.bounds.width
    @StateObject private var model = Model()

    var body: some View { Text(verbatim: "\(Int(state)) \(Int(stored)) \(Int(model.width))") }
  }

  @Test(arguments: [320.0, 834])
  func `C422: defaults of properties read the window's size`(_ width: CGFloat) {
    let host = TestHost(size: CGSize(width: width, height: 700), scale: 3) { Defaults() }
    #expect(UIScreen.main.bounds.size == CGSize(width: width, height: 700))
    #expect(UIScreen.main.scale == 3)
    let made = Model().width
    #expect(host.text == ["\(Int(width)) \(Int(width)) \(Int(width))"] && made == width)
  }

  @Test func `C422: each host has its own, also when the other was made last`() {
    let first = TestHost(size: CGSize(width: 300, height: 700)) { Defaults() }
    let second = TestHost(size: CGSize(width: 500, height: 700)) { Defaults() }
    #expect(first.text == ["300 300 300"])
    #expect(second.text == ["500 500 500"])
  }
}
