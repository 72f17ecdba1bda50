import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// Scroll views in a window of 100 by 200 points with a safe area.
@MainActor @Suite struct ScrollSafeAreaTests {
  private final class Box { var geometry: ScrollGeometry? }

  private func host(_ box: Box, _ axes: Axis.Set = .vertical) -> TestHost {
    let host = TestHost(
      size: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 7)
    ) {
      ScrollView(axes) {
        VStack(spacing: 0) {
          ForEach(0..<30) { row in
            Color.red.frame(width: 60, height: 20).accessibilityIdentifier("row \(row)")
          }
        }
      }
      .accessibilityIdentifier("scroll")
      .onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: {
        box.geometry = $1
      }
    }
    host.settle()
    return host
  }

  @Test func `L111: the frame keeps to the safe area, the viewport and the insets reach beyond it`()
    throws
  {
    let box = Box()
    let host = host(box)
    #expect(
      try host.find(identifier: "scroll").frame == CGRect(x: 19, y: 20, width: 60, height: 170))
    #expect(try host.find(identifier: "row 0").frame == CGRect(x: 19, y: 20, width: 60, height: 20))
    let geometry = try #require(box.geometry)
    #expect(geometry.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
    #expect(geometry.containerSize == CGSize(width: 60, height: 170))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -20, width: 60, height: 200))
  }

  @Test func `L111, L112: content scrolls below the bars, and its end stops at the safe boundary`()
    throws
  {
    let box = Box()
    let host = host(box)
    host.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 30))
    #expect(try host.find(identifier: "row 1").frame.minY == 10)
    #expect(try host.find(identifier: "row 0").frame.minY == -10)
    host.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 10_000))
    #expect(try host.find(identifier: "row 29").frame.maxY == 190)
    host.safeArea = EdgeInsets()
    host.settle()
    #expect(try host.find(identifier: "row 29").frame.maxY == 200)
  }

  @Test func `L130: views inside see no safe area along the axis that scrolls`() throws {
    let host = TestHost(
      size: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 7)
    ) {
      ScrollView {
        Color.red.frame(height: 40).ignoresSafeArea().accessibilityIdentifier("v")
          .background(.blue)
      }
    }
    host.settle()
    #expect(try host.find(identifier: "v").frame == CGRect(x: 5, y: 20, width: 88, height: 40))
  }

  @Test func `L133: a bar from safeAreaInset covers content that scrolls below it`() throws {
    let host = TestHost(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { row in
            Color.red.frame(width: 100, height: 20).accessibilityIdentifier("row \(row)")
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    host.settle()
    #expect(try host.find(identifier: "row 0").frame.minY == 0)
    host.scroll(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 10_000))
    #expect(try host.find(identifier: "row 29").frame.maxY == 170)
  }

  @Test func `L111: a horizontal scroll view is extended at its sides alone`() throws {
    let box = Box()
    let host = host(box, .horizontal)
    let geometry = try #require(box.geometry)
    #expect(geometry.contentInsets == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7))
    #expect(try host.find(identifier: "scroll").frame.width == 88)
  }
}
