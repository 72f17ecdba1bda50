import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// A tap that cannot land is reported, with the reason and the view that was hit instead.
@MainActor @Suite struct TapReportTests {
  private struct Veil: View {
    var body: some View { Color.black }
  }

  /// What a tap on the view with the identifier "it" says; empty where it lands.
  private func report<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws
    -> String
  {
    let host = TestHost.small(content)
    try host.find(identifier: "it").tap()
    #expect(host.diagnostics.allSatisfy { $0.id == "W-TAP" })
    return host.diagnostics.map(\.message).joined()
  }

  @Test func `A tap on a disabled button reports that it is disabled, and the test's line`() throws
  {
    let host = TestHost.small { Button("Save") {}.disabled(true) }
    try host.find(label: "Save").tap()
    let report = try #require(host.diagnostics.first)
    #expect(report.id == "W-TAP")
    #expect(report.message.hasPrefix("The tap on the button \"Save\" disabled at ("))
    #expect(report.message.contains("did nothing: it is disabled. Called at "))
    #expect(report.message.hasSuffix("TapReportTests.swift:\(#line - 5)."))
  }

  @Test func `A tap on a disabled button in a row with a gesture reports it too`() throws {
    let log = Log()
    let host = TestHost.small {
      HStack { Button("Save") {}.disabled(true) }.logs("row", log)
    }
    try host.find(label: "Save").tap()
    #expect(host.diagnostics.map(\.id) == ["W-TAP"])
  }

  @Test func `A tap on a covered view reports the covering view and its path`() throws {
    let text = try report {
      ZStack {
        Button("Save") {}.accessibilityIdentifier("it")
        Veil()
      }
    }
    #expect(text.contains("it is covered by the colour in ZStack > Veil, which is touched instead"))
    let named = try report {
      ZStack {
        Button("Save") {}.accessibilityIdentifier("it")
        Text("Loading, please wait").frame(width: 100, height: 100).contentShape(Rectangle())
          .onTapGesture {}
      }
    }
    #expect(named.contains("covered by the text \"Loading, please wait\""))
  }

  @Test func `A clear layer in a view with a gesture covers a button too`() throws {
    let text = try report {
      ZStack {
        Button("Save") {}.accessibilityIdentifier("it")
        Veil()
      }
      .onTapGesture {}
    }
    #expect(text.contains("it is covered by the colour"))
  }

  @Test func `A tap on a view that lets touches through lands where the same gesture acts`() throws
  {
    #expect(
      try report {
        ZStack {
          Color.blue
          Text("Save").allowsHitTesting(false).accessibilityIdentifier("it")
        }
        .onTapGesture {}
      } == "")
  }

  @Test func `A tap on a hidden, transparent or untouchable view reports the reason`() throws {
    #expect(
      try report { Button("Save") {}.accessibilityIdentifier("it").hidden() }
        .contains("it is hidden by .hidden()"))
    #expect(
      try report { Button("Save") {}.accessibilityIdentifier("it").opacity(0) }
        .contains("it is faded out by .opacity(0)"))
    #expect(
      try report {
        ZStack {
          Color.red
          Button("Save") {}.accessibilityIdentifier("it").allowsHitTesting(false)
        }
      }
      .contains(
        "because of .allowsHitTesting(false); the colour in ZStack is touched instead"))
  }

  @Test func `A tap outside of the window does nothing, and reports the window's size`() throws {
    let log = Log()
    let host = TestHost.small { Button("Far") { log.add("far") }.offset(x: 500) }
    try host.find(label: "Far").tap()
    #expect(log.entries == [])
    #expect(
      host.diagnostics.first?.message.contains(
        "it is outside the window, whose size is 100 by 100") == true)
  }

  @Test func `A tap lands in the part of a view that is in the window`() throws {
    let log = Log()
    let host = TestHost.small {
      Color.red.frame(width: 60, height: 60).accessibilityIdentifier("it").logs("red", log)
        .offset(x: 70)
    }
    try host.find(identifier: "it").tap()
    #expect(log.entries == ["red"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `A tap on a view without size is reported`() throws {
    #expect(
      try report {
        Color.red.frame(width: 0, height: 20).accessibilityIdentifier("it").onTapGesture {}
      }
      .contains("its frame is empty"))
  }

  @Test func `A tap into a gap is reported with a way to close it`() throws {
    #expect(
      try report {
        HStack(spacing: 60) {
          Color.red.frame(width: 10)
          Color.blue.frame(width: 10)
        }
        .onTapGesture {}
        .accessibilityIdentifier("it")
      }
      .contains("no view receives touches at (50 50); .contentShape(Rectangle())"))
  }

  @Test func `A tap or drag at a point without a gesture is reported, others are not`() {
    let host = TestHost.small {
      VStack(spacing: 0) {
        Color.red.gesture(DragGesture().onEnded { _ in })
        Color.blue
      }
    }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20))
    #expect(host.diagnostics.isEmpty)
    host.drag(from: CGPoint(x: 20, y: 80), to: CGPoint(x: 60, y: 80))
    #expect(host.diagnostics.last?.message.hasPrefix("The drag from (20 80) did nothing") == true)
    host.tap(at: CGPoint(x: 20, y: 80))
    #expect(host.diagnostics.last?.message.hasPrefix("The tap at (20 80) did nothing") == true)
    host.tap(at: CGPoint(x: CGFloat.nan, y: 3))
    #expect(host.diagnostics.last?.message.contains("outside the window") == true)
  }

  @Test func `A tap that lands adds nothing to the counts`() throws {
    let host = TestHost.small { Button("Save") {} }
    let button = try host.find(label: "Save")
    let before = host.counts
    button.tap()
    #expect(host.diagnostics.isEmpty)
    #expect(host.counts.layouts == before.layouts)
  }
}
