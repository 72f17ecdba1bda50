import Foundation
import SwiftUI
import TestSupport
import Testing
import Waggle
import WaggleTestKit

/// Buttons and menus beside other views of a row, and those that are rows by themselves.
@MainActor @Suite struct RowButtonTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
    TestHost.phone { List { content() } }
  }

  @Test func `C086: a button or a menu beside other views is as wide as its label`() throws {
    let host = host {
      HStack {
        Text("a")
        Spacer()
        Button("Send") {}
      }
      HStack {
        Text("b")
        Spacer()
        Menu("More") { Button("Send later") {} }
      }
      Section {
        HStack {
          TextField("Name", text: .constant(""))
          Button("Clear") {}
        }
      } header: {
        HStack {
          Text("c")
          Spacer()
          Button("All") {}
        }
      }
    }
    for label in ["Send", "More", "Clear", "All"] {
      let frame = try host.find(role: label == "More" ? .menu : .button, label: label).frame
      #expect(frame.maxX == 358 && frame.width < 60, "\(label)")
    }
    #expect(try host.find(role: .textField).frame.width > 250)
  }

  @Test func `C086: a menu that is a row by itself opens wherever the row is touched`() throws {
    let host = host { Menu("More") { Button("Send") {} } }
    host.tap(at: CGPoint(x: 340, y: try host.find(label: "More").frame.midY))
    host.settle()
    #expect(throws: Never.self) { try host.find(label: "Send") }
  }

  @Test(arguments: [
    (nil, HorizontalAlignment.leading), (.infinity, .center), (.infinity, .trailing),
    (.infinity, .leading), (200, .center),
  ])
  func `C086: a button in a frame is aligned as the frame says, and acts in the whole row`(
    _ width: CGFloat?, _ alignment: HorizontalAlignment
  ) throws {
    var presses = 0
    let host = host {
      Button(action: { presses += 1 }) { Text("Out").accessibilityIdentifier("label") }
        .frame(maxWidth: width, alignment: Alignment(horizontal: alignment, vertical: .center))
      Text("Beside").frame(maxWidth: .infinity, alignment: .leading)
    }
    var labels: [CGRect] = []
    host.host.displayList.forEachItem { node, transform in
      guard case .text(let layout, let origin) = node.content else { return }
      labels.append(CGRect(origin: origin, size: layout.size).applying(transform))
    }
    let label = try #require(labels.first)
    switch (width, alignment) {
    case (.infinity?, .center): #expect(abs(label.midX - 195) < 1)
    case (.infinity?, .trailing): #expect(abs(label.maxX - 358) < 1)
    case (200?, _): #expect(abs(label.midX - 132) < 1)
    default: #expect(abs(label.minX - 32) < 1)
    }
    for x in [40, 195, 350] { host.tap(at: CGPoint(x: CGFloat(x), y: label.midY)) }
    #expect(presses == 3)
  }

  @Test func `C086: a frame around a button does not align the rows of a sheet that it presents`()
    throws
  {
    let host = host {
      Button("Open") {}
        .sheet(isPresented: .constant(true)) { List { Button("Inside") {} } }
        .frame(maxWidth: .infinity)
    }
    host.advance(by: 1)
    var inside: CGRect?
    host.host.displayList.forEachItem { node, transform in
      guard case .text(let layout, let origin) = node.content, layout.shownString == "Inside"
      else { return }
      inside = CGRect(origin: origin, size: layout.size).applying(transform)
    }
    #expect(try #require(inside).minX < 60)
  }

  @Test func `C240: the badge of a link, or of its label, is before the chevron`() throws {
    let host = TestHost.phone {
      NavigationStack {
        List {
          NavigationLink("Inbox") { Text("x") }.badge(3)
          NavigationLink {
            Text("x")
          } label: {
            Text("Drafts").badge(4)
          }
          Text("Sent").badge(5)
        }
      }
    }
    #expect(host.text == ["Inbox", "3", "Drafts", "4", "Sent", "5"])
    // The chevron is 7 points wide, 8 points behind the badge.
    var ends: [CGFloat] = []
    host.host.displayList.forEachItem { node, transform in
      guard case .text(let layout, let origin) = node.content, Int(layout.shownString) != nil else {
        return
      }
      ends.append(CGRect(origin: origin, size: layout.size).applying(transform).maxX)
    }
    #expect(ends.count == 3 && abs(ends[0] - 343) < 0.01 && abs(ends[1] - 343) < 0.01)
    #expect(abs(ends[2] - 358) < 0.01)
    #expect(host.diagnostics.isEmpty)
  }
}
