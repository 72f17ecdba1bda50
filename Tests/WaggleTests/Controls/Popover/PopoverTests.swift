import Foundation
import SwiftUI
import Testing
import TestSupport
import WaggleTestKit

private struct Page: View {
  var edge: Edge?
  var adaptation = PresentationAdaptation.automatic
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .frame(width: 100, height: 40)
      .popover(isPresented: $isOpen, attachmentAnchor: anchor, arrowEdge: edge) {
        Button("Inside") {}
          .frame(width: 200, height: 80)
          .presentationCompactAdaptation(adaptation)
      }
  }
}

@MainActor private func open(_ page: Page, width: CGFloat = 900, height: CGFloat = 800) throws
  -> TestHost
{
  let host = TestHost(size: CGSize(width: width, height: height)) { page }
  try host.find(label: "Open").tap()
  host.advance(by: 1)
  return host
}

@MainActor @Suite struct PopoverTests {
  @Test(
    arguments: [
      (nil, CGRect(x: 350, y: 430, width: 200, height: 80)),
      (.top, CGRect(x: 350, y: 290, width: 200, height: 80)),
      (.leading, CGRect(x: 190, y: 360, width: 200, height: 80)),
      (.trailing, CGRect(x: 510, y: 360, width: 200, height: 80)),
    ] as [(Edge?, CGRect)])
  func `C136: a popover is on one side of its presenter, with an arrow between`(
    edge: Edge?, frame: CGRect
  ) throws {
    #expect(try open(Page(edge: edge)).find(role: .dialog).frame == frame)
  }

  @Test func `C136: a popover is at a point of its presenter`() throws {
    let host = try open(Page(anchor: .point(.topLeading)))
    #expect(try host.find(role: .dialog).frame == CGRect(x: 300, y: 390, width: 200, height: 80))
  }

  @Test func `C136: a touch outside closes it and has no other effect`() throws {
    let host = try open(Page())
    host.tap(at: CGPoint(x: 5, y: 5))
    host.advance(by: 1)
    #expect(host.dialog == nil)
  }

  @Test func `C136: in a narrow window it is a sheet, in a low one it covers the window`() throws {
    let narrow = try open(Page(), width: 390)
    #expect(try narrow.find(role: .dialog).frame.width == 390)
    #expect(try narrow.find(role: .dialog).frame.maxY.rounded() == 800)
    let low = try open(Page(), width: 390, height: 400)
    #expect(try low.find(role: .dialog).frame == CGRect(x: 0, y: 0, width: 390, height: 400))
  }

  @Test(arguments: [PresentationAdaptation.popover, .none])
  func `C136: content can keep it a popover`(adaptation: PresentationAdaptation) throws {
    let host = try open(Page(adaptation: adaptation), width: 390)
    #expect(try host.find(role: .dialog).frame.width == 200)
  }
}

@MainActor @Suite struct InspectorTests {
  private struct Editor: View {
    @State private var isOpen = true
    var body: some View {
      Button("Toggle") { isOpen.toggle() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: $isOpen) {
          Text("Petals").frame(maxWidth: .infinity).accessibilityIdentifier("petals")
        }
    }
  }

  @Test func `C140: an inspector is a column of 270 points at the end`() throws {
    let host = TestHost(size: CGSize(width: 900, height: 600)) { Editor() }
    #expect(try host.find(identifier: "petals").frame.minX == 630)
    #expect(try host.find(label: "Toggle").frame.midX == 315)
    try host.find(label: "Toggle").tap()
    host.advance(by: 1)
    #expect(!host.text.contains("Petals"))
    #expect(try host.find(label: "Toggle").frame.midX == 450)
  }

  @Test func `C140: in a narrow window an inspector is a sheet`() throws {
    let host = TestHost.phone(height: 844) { Editor() }
    #expect(host.dialog != nil)
    host.key(.escape)
    host.advance(by: 1)
    #expect(host.dialog == nil)
    #expect(!host.text.contains("Petals"))
  }

  @Test func `C140: its width is what its content says, and a drag changes it within limits`()
    throws
  {
    let host = TestHost(size: CGSize(width: 900, height: 600)) {
      Color.clear.inspector(isPresented: .constant(true)) {
        Text("Petals").inspectorColumnWidth(min: 200, ideal: 240, max: 300)
          .frame(maxWidth: .infinity).accessibilityIdentifier("petals")
      }
    }
    #expect(try host.find(identifier: "petals").frame.minX == 660)
    host.drag(from: CGPoint(x: 662, y: 300), to: CGPoint(x: 400, y: 300), steps: 8)
    #expect(try host.find(identifier: "petals").frame.minX == 600)
  }
}
