import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Safe areas in the arrangements that programs use, in a window of 100 by 200 points.
@MainActor @Suite struct SafeAreaUseTests {
  private static let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 7)

  private func host<V: View>(
    safeArea: EdgeInsets = insets, @ViewBuilder _ content: @escaping () -> V
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: 100, height: 200), safeArea: safeArea, content: content)
    host.settle()
    return host
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  private func frame(_ identifier: String, in host: TestHost) throws -> CGRect {
    try host.find(identifier: identifier).frame
  }

  private func isDrawn(_ rect: String, in host: TestHost) -> Bool {
    host.displayList.description.contains(rect)
  }

  // MARK: Layers and stacks

  @Test func `L131: a colour at the bottom of a ZStack fills the window, the ZStack stays inside`()
    throws
  {
    let host = host {
      ZStack(alignment: .topLeading) {
        Color.red.accessibilityIdentifier("back").ignoresSafeArea()
        Color.blue.frame(width: 30, height: 30).accessibilityIdentifier("front")
      }
    }
    #expect(try frame("back", in: host) == rect(0, 0, 100, 200))
    #expect(try frame("front", in: host) == rect(5, 20, 30, 30))
  }

  @Test func `L132: styles in a row extend on the edges that they touch`() {
    let host = host {
      HStack(spacing: 0) {
        Color.clear.background(.red)
        Color.clear.background(.blue)
      }
    }
    #expect(isDrawn("0 0 49 200", in: host), "\(host.displayList)")
    #expect(isDrawn("49 0 51 200", in: host), "\(host.displayList)")
  }

  @Test func `L132: the background of a column fills the window, that of a view inside does not`() {
    let host = host {
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        Color.clear.frame(width: 10, height: 10).background(.blue)
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .background(.red)
    }
    #expect(isDrawn("0 0 100 200", in: host), "\(host.displayList)")
    #expect(isDrawn("44 30 10 10", in: host), "\(host.displayList)")
  }

  @Test func `L133: the background of a bar extends below it, to the window's edge`() {
    let host = host {
      Color.clear.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.clear.frame(height: 25).background(.yellow)
      }
    }
    #expect(isDrawn("0 165 100 35", in: host), "\(host.displayList)")
  }

  @Test func `L133: insets on different edges; safeAreaBar takes the same of the safe area`() throws
  {
    let host = host(safeArea: EdgeInsets()) {
      Color.red.accessibilityIdentifier("v")
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 11) }
        .safeAreaBar(edge: .top, spacing: 0) { Color.green.frame(height: 13) }
        .safeAreaBar(edge: .trailing, spacing: 1) { Color.green.frame(width: 6) }
    }
    #expect(try frame("v", in: host) == rect(11, 13, 82, 187))
  }

  @Test func `L042, L133: a bar above a text moves the text's baseline with it`() throws {
    let host = host {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").accessibilityIdentifier("a")
        Text("B").accessibilityIdentifier("b")
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(width: 5, height: 12) }
      }
    }
    #expect(try frame("a", in: host).minY == frame("b", in: host).minY)
  }

  @Test(arguments: [nil, 0, 40, .infinity] as [CGFloat?])
  func `L133: sizes for each proposal are numbers, and add up`(_ length: CGFloat?) {
    let bar = measure(length, length) {
      Color.red.safeAreaInset(edge: .bottom, spacing: 2) {
        Color.blue.frame(width: 5, height: 10)
      }
    }
    let content = length ?? 10
    #expect(bar == CGSize(width: max(5, content), height: max(12, length ?? 22)))
    let greedy = measure(length, length) {
      Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue }
    }
    #expect(greedy == CGSize(width: length ?? 20, height: content))
    let padded = measure(length, length) { Color.red.safeAreaPadding(3) }
    #expect(padded == CGSize(width: max(6, length ?? 16), height: max(6, length ?? 16)))
  }

  // MARK: Effects around

  @Test func `L130: under a scale the view extends by as many of its own points as it takes`()
    throws
  {
    let host = host {
      Color.red.accessibilityIdentifier("v").ignoresSafeArea().scaleEffect(0.5, anchor: .top)
    }
    #expect(try frame("v", in: host) == rect(27, 0, 44, 105))
  }

  @Test func `L130: an offset takes a view off one edge, and beyond another`() throws {
    let host = host {
      Color.red.accessibilityIdentifier("v").ignoresSafeArea().offset(y: 10)
    }
    #expect(try frame("v", in: host) == rect(0, 30, 100, 170))
  }

  @Test func `L132, L144: from right to left a style extends on its leading edge to the right`() {
    let host = host { Color.clear.background(.red, ignoresSafeAreaEdges: .leading) }
    #expect(isDrawn("0 20 93 170", in: host), "\(host.displayList)")
    host.setEnvironment(\.layoutDirection, .rightToLeft)
    host.settle()
    #expect(isDrawn("7 20 93 170", in: host), "\(host.displayList)")
  }

  // MARK: Proxies

  @Test func `L220: a proxy's insets are what is left to extend into`() {
    @MainActor final class Seen { var size = CGSize.zero, insets = EdgeInsets() }
    let (inner, edge) = (Seen(), Seen())
    let host = host {
      ZStack {
        GeometryReader { proxy in
          let _ = (inner.size, inner.insets) = (proxy.size, proxy.safeAreaInsets)
        }
        .ignoresSafeArea()
        GeometryReader { proxy in
          let _ = (edge.size, edge.insets) = (proxy.size, proxy.safeAreaInsets)
        }
        .ignoresSafeArea(edges: .top)
      }
    }
    #expect(inner.size == host.size)
    #expect(inner.insets == EdgeInsets())
    #expect(edge.size == CGSize(width: 88, height: 190))
    #expect(edge.insets == EdgeInsets(top: 0, leading: 5, bottom: 10, trailing: 7))
  }

  @Test func `R132: a proxy read later has the insets of now, and none after its view is removed`()
  {
    @MainActor final class Box { var proxy: GeometryProxy? }
    let (box, shows) = (Box(), Knob(true))
    let host = host {
      Turned(shows) { shows in
        if shows {
          GeometryReader { proxy in
            let _ = box.proxy = proxy
            Color.red
          }
        }
      }
    }
    #expect(box.proxy?.safeAreaInsets == Self.insets)
    host.keyboard = 70
    host.settle()
    #expect(box.proxy?.safeAreaInsets.bottom == 70)
    shows.value = false
    host.settle()
    #expect(box.proxy?.safeAreaInsets == EdgeInsets())
  }

  // MARK: Changes

  @Test func `L061: a relative frame follows the window's safe area`() throws {
    let host = host {
      Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("v")
    }
    #expect(try frame("v", in: host) == rect(5, 20, 88, 170))
    host.safeArea = EdgeInsets(top: 0, leading: 50, bottom: 100, trailing: 0)
    host.settle()
    #expect(try frame("v", in: host) == rect(50, 0, 50, 100))
  }

  @Test
  func `L132: views that extend and are removed before there are insets leave nothing behind`() {
    let shows = Knob(true)
    let host = host(safeArea: EdgeInsets()) {
      Turned(shows) { shows in
        if shows { ForEach(0..<200) { _ in Color.clear.background(.red) } }
        Color.clear.background(.blue)
      }
    }
    for isShown in [false, true, false] {
      shows.value = isShown
      host.settle()
    }
    host.safeArea = Self.insets
    host.settle()
    #expect(isDrawn("0 0 100 200", in: host), "\(host.displayList)")
    host.host.checkInvariants()
  }

  @Test func `L133: a bar that is inserted and removed moves only what is in the safe area`() throws
  {
    let shows = Knob(false)
    let host = host(safeArea: EdgeInsets()) {
      Turned(shows) { shows in
        ZStack {
          Color.red.accessibilityIdentifier("in")
          Color.blue.accessibilityIdentifier("out").ignoresSafeArea()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { if shows { Color.green.frame(height: 40) } }
      }
    }
    for isShown in [false, true, false, true] {
      shows.value = isShown
      host.settle()
      #expect(try frame("in", in: host) == rect(0, 0, 100, isShown ? 160 : 200))
      #expect(try frame("out", in: host) == rect(0, 0, 100, 200))
      host.host.checkInvariants()
    }
  }

  @Test func `L133: a bar of the same height at the other edge takes what extended with it`() throws
  {
    let isTop = Knob(false)
    let host = host(safeArea: EdgeInsets()) {
      Turned(isTop) { isTop in
        Color.red.accessibilityIdentifier("v").ignoresSafeArea(edges: .top)
          .safeAreaInset(edge: isTop ? .top : .bottom, spacing: 0) { Color.green.frame(height: 40) }
      }
    }
    #expect(try frame("v", in: host) == rect(0, 0, 100, 160))
    isTop.value = true
    host.settle()
    #expect(try frame("v", in: host) == rect(0, 0, 100, 200))
  }

  @Test func `L221: the extension of a style is animated with the frame`() {
    let padding = Knob(CGFloat(0))
    let host = host {
      Turned(padding) { Color.clear.background(.red).padding(.top, $0) }
    }
    withAnimation(.linear(duration: 1)) { padding.value = 40 }
    host.advance(by: 0)
    #expect(isDrawn("0 0 100 200", in: host), "\(host.displayList)")
    host.advance(by: 0.5)
    #expect(isDrawn("0 30 100 170", in: host), "\(host.displayList)")
    host.advance(by: 0.5)
    #expect(isDrawn("0 60 100 140", in: host), "\(host.displayList)")
  }

  @Test func `L134: a keyboard that appears in an animation moves views step by step`() {
    let keyboard = Knob(CGFloat(0))
    let host = host(safeArea: EdgeInsets()) {
      Turned(keyboard) { height in
        Color.red.ignoresSafeArea(.keyboard)
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: height) }
      }
    }
    withAnimation(.linear(duration: 1)) { keyboard.value = 80 }
    host.advance(by: 0)
    host.advance(by: 0.5)
    #expect(isDrawn("0 0 100 160", in: host), "\(host.displayList)")
    host.advance(by: 0.5)
    #expect(isDrawn("0 0 100 120", in: host), "\(host.displayList)")
  }

  @Test func `L130: insets that change run no bodies but those that read them`() {
    let host = host {
      VStack {
        Color.red.ignoresSafeArea(); Color.blue.background(.green)
      }
    }
    let bodies = host.counts.bodies
    for height in [30, 0, 60] as [CGFloat] {
      host.keyboard = height
      host.safeArea.top = height / 2
      host.settle()
    }
    #expect(host.counts.bodies == bodies)
    let layouts = host.counts.layouts
    host.settle()
    #expect(host.counts.layouts == layouts)
  }

  // MARK: Bad input

  @Test func `L222: insets that are negative, infinite or not numbers count as 0`() throws {
    for length in [-3, .nan, .infinity, -.infinity] as [CGFloat] {
      let host = host(
        safeArea: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
      ) {
        Color.red.accessibilityIdentifier("v").safeAreaPadding(.top, length)
      }
      host.keyboard = length
      host.settle()
      #expect(try frame("v", in: host) == rect(0, 0, 100, 200))
      #expect(host.diagnostics.map(\.id) == ["E-PADDING"])
      #expect(host.diagnostics[0].message.contains("not negative"))
    }
  }

  @Test func `L222: a spacing that is not a number is the preferred one`() throws {
    let host = host(safeArea: EdgeInsets()) {
      Color.red.accessibilityIdentifier("v")
        .safeAreaInset(edge: .top, spacing: .nan) { Color.blue.frame(height: 10) }
    }
    #expect(try frame("v", in: host) == rect(0, 18, 100, 182))
    #expect(host.diagnostics.map(\.id) == ["E-PADDING"])
  }

  @Test func `L133: a gap more negative than the bar is long adds no safe area`() throws {
    let host = host(safeArea: EdgeInsets()) {
      Color.red.accessibilityIdentifier("v").ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: -30) { Color.blue.frame(height: 10) }
    }
    #expect(try frame("v", in: host) == rect(0, -20, 100, 220))
  }

  @Test func `L222: insets longer than the window leave no room, and what ignores them fills it`()
    throws
  {
    let host = host(safeArea: EdgeInsets(top: 150, leading: 80, bottom: 150, trailing: 80)) {
      Color.red.accessibilityIdentifier("v").background { Color.blue.ignoresSafeArea() }
    }
    #expect(try frame("v", in: host).size == .zero)
    host.safeArea = EdgeInsets()
    host.settle()
    #expect(try frame("v", in: host) == rect(0, 0, 100, 200))
  }

  @Test func `A host with safe areas can be dropped at any time`() {
    for steps in 0..<6 {
      let shows = Knob(true)
      var host: TestHost? = host {
        Turned(shows) { shows in
          if shows { Color.red.ignoresSafeArea().background(.blue).safeAreaPadding(4) }
        }
      }
      let actions: [() -> Void] = [
        { host?.keyboard = 50 }, { host?.advance(by: 0.1) },
        { withAnimation { shows.value = false } }, { host?.advance(by: 0.1) },
        { host?.safeArea = EdgeInsets() },
      ]
      for action in actions.prefix(steps) { action() }
      weak let runtime = host?.runtime
      host = nil
      #expect(runtime == nil)
    }
  }
}
