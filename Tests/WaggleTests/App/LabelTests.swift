import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Labels and their styles.
@MainActor @Suite struct LabelTests {
  @Test func `C047: the title is 8 points beside the icon`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Label {
        Text("Honey").accessibilityIdentifier("title")
      } icon: {
        Color.red.frame(width: 24, height: 24).accessibilityIdentifier("icon")
      }
      .frame(width: 200, alignment: .leading)
    }
    #expect(try host.find(identifier: "icon").frame.minX == 0)
    #expect(try host.find(identifier: "title").frame.minX == 32)
  }

  @Test func `C047: the middle of an icon is where that of a symbol is`() throws {
    func middle(@ViewBuilder of icon: @escaping () -> some View) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 200, height: 100)) {
        Label {
          Text("Honey").accessibilityIdentifier("title")
        } icon: {
          icon().accessibilityIdentifier("icon")
        }
      }
      let (icon, title) = (
        try host.find(identifier: "icon").frame, try host.find(identifier: "title").frame
      )
      return icon.midY - title.minY
    }
    let symbol = try middle { Image(systemName: "star") }
    #expect(abs(symbol - (try middle { Color.red.frame(width: 30, height: 50) })) < 0.01)
    #expect(abs(symbol - (try middle { Circle().frame(width: 8, height: 8) })) < 0.01)
  }

  @Test func `C047: the nearest style applies`() throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      VStack {
        Label("Icon", systemImage: "star").labelStyle(.iconOnly).accessibilityIdentifier("icon")
        Label("Title", systemImage: "star").labelStyle(.titleOnly).accessibilityIdentifier("title")
        Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
          .accessibilityIdentifier("both")
        Label("Both", systemImage: "star").labelStyle(.automatic)
          .accessibilityIdentifier("automatic")
      }
      .labelStyle(.titleOnly)
    }
    let icon = try host.find(identifier: "icon").frame.width
    let title = try host.find(identifier: "title").frame.width
    let both = try host.find(identifier: "both").frame
    #expect(icon < 30 && title > 20 && both.width > icon + 8)
    #expect(try host.find(identifier: "automatic").frame.size == both.size)
  }

  @Test func `C155: a label is one element, read as its title even if only the icon is shown`()
    throws
  {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      VStack {
        Label("Honey", systemImage: "star")
        Label("Clover", systemImage: "leaf").labelStyle(.iconOnly)
      }
    }
    _ = try host.find(label: "Honey")
    _ = try host.find(label: "Clover")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a custom style lays out the title and the icon, and may use the next style`()
    throws
  {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Label {
        Text("Honey").accessibilityIdentifier("title")
      } icon: {
        Color.red.frame(width: 24, height: 24).accessibilityIdentifier("icon")
      }
      .labelStyle(Above())
      .labelStyle(.titleAndIcon)
    }
    let (icon, title) = (
      try host.find(identifier: "icon").frame, try host.find(identifier: "title").frame
    )
    #expect(title.minY == icon.maxY + 5)
    let framed = TestHost(size: CGSize(width: 200, height: 100)) {
      Label("Honey", systemImage: "star").labelStyle(Framed()).labelStyle(.titleOnly)
        .accessibilityIdentifier("all")
    }
    let plain = TestHost(size: CGSize(width: 200, height: 100)) {
      Text("Honey").padding(3).accessibilityIdentifier("all")
    }
    #expect(
      try framed.find(identifier: "all").frame == (try plain.find(identifier: "all").frame))
  }

  @Test func `a button with a title and a symbol is read as the title`() throws {
    let taps = Tally()
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      Button("Save", systemImage: "star") { taps.count += 1 }
    }
    try host.find(role: .button, label: "Save").tap()
    #expect(taps.count == 1)
  }

  @Test func `a label's state lives in its parts, and a change of style keeps none of the body's`()
    throws
  {
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Switching() }
    try host.find(label: "Switch").tap()
    _ = try host.find(label: "Clover")
    #expect(host.diagnostics.isEmpty)
  }

  private final class Tally {
    var count = 0
  }
}

private struct Above: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 5) {
      configuration.icon
      configuration.title
    }
  }
}

private struct Framed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
}

private struct Switching: View {
  @State private var name = "Honey"

  var body: some View {
    VStack {
      Label(name, systemImage: "star")
      Button("Switch") { name = "Clover" }
    }
  }
}
