import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleControls
import WaggleWindow

/// What the mouse pointer looks like in a window, and fingers on a touchpad.
extension WindowSessionTests {
  @Test
  func `C620: the pointer is a bar over text that is edited or selected, and a hand over links`()
    throws
  {
    let model = Model()
    let window = try Window(CGSize(width: 200, height: 250)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Field(model: model).frame(height: 50)
        Text("[bees](https://example.com)").frame(height: 50)
        Text("bees").textSelection(.enabled).frame(height: 50)
        Link("bees", destination: URL(string: "https://example.com")!).frame(height: 50)
      }
    }
    for y in [25, 75, 125, 175, 225] { window.hover(100, CGFloat(y)) }
    window.hover(100, 25)
    #expect(window.desktop.cursors == ["text", "pointer", "text", "pointer", "default"])
  }

  @Test
  func `C620: a view has the pointer that its style says, the inner one first; nil says none`()
    throws
  {
    let model = Model()
    let window = try Window(CGSize(width: 200, height: 150)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Color.red.frame(height: 50).pointerStyle(model.count == 0 ? .zoomIn : .grabActive)
        Color.red.frame(height: 50).pointerStyle(nil)
      }
      .pointerStyle(.rectSelection)
    }
    for y in [25, 75, 125] { window.hover(100, CGFloat(y)) }
    #expect(window.desktop.cursors == ["crosshair", "zoom-in", "crosshair"])
    window.hover(100, 75)
    window.session.frame { model.count = 1 }
    window.settle()
    #expect(window.desktop.cursors.suffix(2) == ["zoom-in", "grabbing"])
  }

  @Test func `C620: every style has the name of a cursor, turned around from right to left`() {
    let styles: [(PointerStyle, String, String)] = [
      (.default, "default", "default"), (.horizontalText, "text", "text"),
      (.verticalText, "vertical-text", "vertical-text"), (.link, "pointer", "pointer"),
      (.rectSelection, "crosshair", "crosshair"), (.grabIdle, "grab", "grab"),
      (.grabActive, "grabbing", "grabbing"), (.zoomIn, "zoom-in", "zoom-in"),
      (.zoomOut, "zoom-out", "zoom-out"), (.columnResize, "col-resize", "col-resize"),
      (.rowResize, "row-resize", "row-resize"),
      (.columnResize(directions: .leading), "w-resize", "e-resize"),
      (.columnResize(directions: .trailing), "e-resize", "w-resize"),
      (.rowResize(directions: .up), "n-resize", "n-resize"),
      (.rowResize(directions: .down), "s-resize", "s-resize"),
      (.frameResize(position: .top), "ns-resize", "ns-resize"),
      (.frameResize(position: .leading), "ew-resize", "ew-resize"),
      (.frameResize(position: .topLeading), "nwse-resize", "nesw-resize"),
      (.frameResize(position: .bottomLeading), "nesw-resize", "nwse-resize"),
      (.frameResize(position: .bottomTrailing, directions: .outward), "se-resize", "sw-resize"),
      (.frameResize(position: .bottomTrailing, directions: .inward), "nw-resize", "ne-resize"),
    ]
    for (style, left, right) in styles {
      #expect(style.cursorName(in: .leftToRight) == left)
      #expect(style.cursorName(in: .rightToLeft) == right)
    }
  }

  private func list() throws -> Window {
    try Window(CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 50) } }
          .frame(maxWidth: .infinity)
      }
    }
  }

  private func offset(_ window: Window) -> CGFloat {
    window.session.host.layout.scrollViews[1]?.offset.y ?? .nan
  }

  @Test func `L213, L116: content that fingers on a touchpad drag continues when they are lifted`()
    throws
  {
    let window = try list()
    for _ in 0..<6 {
      window.scroll(10, .fingersMoved)
      window.time += 0.01
    }
    #expect(offset(window) == 60)
    window.scroll(0, .fingersLifted)
    window.settle()
    #expect(offset(window) > 200)
  }

  @Test
  func `L213, L119: past an edge fingers on a touchpad drag less, and the content springs back`()
    throws
  {
    let window = try list()
    for _ in 0..<6 {
      window.scroll(-10, .fingersMoved)
      window.time += 0.01
    }
    #expect(offset(window) < -15 && offset(window) > -60)
    window.scroll(0, .fingersLifted)
    window.settle()
    #expect(offset(window) == 0)
  }

  @Test
  func `C627: the view under the mouse says what it is for, the smallest one where several do`()
    throws
  {
    let window = try WindowSessionTests.Window(CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Button("Swarm") {}.help("Sends the bees away").frame(height: 50)
        Text("Plain").frame(height: 50)
      }
      .frame(width: 200)
    }
    let help = try #require(window.session.help(at: CGPoint(x: 100, y: 25)))
    #expect(help.text == "Sends the bees away" && help.frame.contains(CGPoint(x: 100, y: 25)))
    #expect(window.session.help(at: CGPoint(x: 100, y: 75)) == nil)
    #expect(window.session.help(at: CGPoint(x: 1, y: 25)) == nil)
    window.session.close()
    #expect(window.session.help(at: CGPoint(x: 100, y: 25)) == nil)
  }

  @Test func `L236: the indicators of a scroll view that is gone do nothing, even if it is kept`()
    throws
  {
    let model = Model()
    let window = try Window(CGSize(width: 100, height: 100)) {
      if model.count == 0 { ScrollView { Color.red.frame(height: 900) } }
    }
    window.scroll(40, .wheel)
    window.settle(20)
    let node = window.session.host.layout.scrollViews[1]?.node
    #expect(node != nil)
    model.count = 1
    window.session.handle(.windowFocus(true))
    window.time += 2
    window.session.tick()
    window.settle()
    withExtendedLifetime(node) { #expect(window.session.host.layout.scrollViews[1] == nil) }
  }

  @Test func `L213: fingers that rest on the touchpad leave the content where it is`() throws {
    let window = try list()
    window.scroll(30, .fingersMoved)
    window.time += 0.3
    window.session.handle(.windowFocus(true))
    window.settle()
    #expect(offset(window) == 30)
    window.scroll(10, .wheel)
    #expect(offset(window) == 40)
  }
}
