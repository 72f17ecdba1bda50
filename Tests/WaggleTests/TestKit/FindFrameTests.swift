import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

/// Where `find` says that a view is: where it is seen. The window is 100 by 100, the view 20 by 10.
@MainActor @Suite("Frames of found views")
struct FindFrameTests {
  private func seen<V: View>(@ViewBuilder _ view: @escaping () -> V) throws -> [CGFloat] {
    let host = TestHost(size: CGSize(width: 100, height: 100), content: view)
    let frame = try host.find(identifier: "a").frame
    return [frame.minX, frame.minY, frame.width, frame.height]
      .map { ($0 * 10_000).rounded() / 10_000 }
  }

  private var box: some View { Color.red.frame(width: 20, height: 10) }

  @Test func `An effect outside of the identifier moves the frame`() throws {
    #expect(try seen { box.accessibilityIdentifier("a").offset(x: 20) } == [60, 45, 20, 10])
    #expect(try seen { box.accessibilityIdentifier("a").scaleEffect(2) } == [30, 40, 40, 20])
    #expect(
      try seen { box.accessibilityIdentifier("a").rotationEffect(.degrees(90)) } == [
        45, 40, 10, 20,
      ]
    )
  }

  @Test func `An effect inside of the identifier moves the frame as well`() throws {
    #expect(try seen { box.offset(x: 20).accessibilityIdentifier("a") } == [60, 45, 20, 10])
    #expect(try seen { box.scaleEffect(2).accessibilityIdentifier("a") } == [30, 40, 40, 20])
    #expect(
      try seen { box.rotationEffect(.degrees(90)).accessibilityIdentifier("a") } == [
        45, 40, 10, 20,
      ]
    )
    #expect(
      try seen { box.scaleEffect(2).offset(x: 5).opacity(0.5).accessibilityIdentifier("a") }
        == [35, 40, 40, 20])
    #expect(
      try seen {
        box.offset(x: 20).onTapGesture {}.fixedSize().layoutPriority(1).coordinateSpace(name: "s")
          .accessibilityIdentifier("a").offset(y: 3)
      } == [60, 48, 20, 10])
  }

  @Test func `A modifier that takes space is found at the frame of that space`() throws {
    #expect(
      try seen { box.offset(x: 20).padding(5).accessibilityIdentifier("a") } == [35, 40, 30, 20])
    #expect(
      try seen { box.offset(x: 20).frame(width: 50).accessibilityIdentifier("a") }
        == [25, 45, 50, 10])
    #expect(
      try seen { box.position(x: 1, y: 1).accessibilityIdentifier("a") } == [0, 0, 100, 100])
    #expect(
      try seen {
        HStack(spacing: 0) {
          box.offset(x: 20); box
        }.accessibilityIdentifier("a")
      }
        == [30, 45, 40, 10])
    #expect(
      try seen { box.offset(x: 20).clipped().accessibilityIdentifier("a") } == [40, 45, 20, 10])
    #expect(
      try seen { box.offset(x: 20).overlay(box).accessibilityIdentifier("a") } == [40, 45, 20, 10])
  }

  @Test func `Padding around the identifier moves the frame as layout does`() throws {
    #expect(
      try seen { box.accessibilityIdentifier("a").position(x: 20, y: 30) } == [10, 25, 20, 10])
    #expect(
      try seen { box.accessibilityIdentifier("a").frame(width: 60, alignment: .leading) }
        == [20, 45, 20, 10])
    #expect(
      try seen { box.accessibilityIdentifier("a").padding(.leading, 10) } == [45, 45, 20, 10])
  }

  @Test func `Labels and roles are found at the same frames`() throws {
    func both<V: View>(_ role: ElementRole, @ViewBuilder _ view: @escaping () -> V) throws
      -> [CGRect]
    {
      let host = TestHost(size: CGSize(width: 100, height: 100), content: view)
      return [try host.find(label: "x").frame, try host.find(role: role).frame]
    }
    let plain = try both(.text) { Text("x") }
    let moved = plain.map { $0.offsetBy(dx: 20, dy: 0) }
    #expect(try both(.text) { Text("x").offset(x: 20) } == moved)
    #expect(try both(.text) { Text("x").offset(x: 20).accessibilityHint("h") } == moved)
    let labelled = try both(.text) { Text("y").accessibilityLabel("x") }
    #expect(
      try both(.text) { Text("y").offset(x: 20).accessibilityLabel("x") }
        == labelled.map { $0.offsetBy(dx: 20, dy: 0) })
    #expect(try both(.text) { Text("x").accessibilityHint("h").offset(x: 20) } == moved)
    let button = try both(.button) { Button("x") {}.buttonStyle(.plain) }
    #expect(
      try both(.button) { Button("x") {}.buttonStyle(.plain).offset(x: 20) }
        == button.map { $0.offsetBy(dx: 20, dy: 0) })
    #expect(
      try both(.button) { Button("x") {}.buttonStyle(.plain).offset(x: 20).accessibilityHint("h") }
        == button.map { $0.offsetBy(dx: 20, dy: 0) })
  }

  @Test func `A tap on a found view lands where it is drawn`() throws {
    var taps = 0
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      box.onTapGesture { taps += 1 }.offset(x: 30).accessibilityIdentifier("a")
    }
    try host.find(identifier: "a").tap()
    #expect(taps == 1)
    #expect(host.diagnostics.allSatisfy { $0.id != "W-TAP" })
  }
}
