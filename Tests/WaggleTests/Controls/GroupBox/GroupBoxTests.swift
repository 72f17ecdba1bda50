import SwiftUI
import TestSupport
import Testing
import WaggleTestKit

@MainActor @Suite struct GroupBoxTests {
  private func box(_ metrics: PlatformMetrics) -> TestHost {
    TestHost.phone(height: 400) {
      GroupBox {
        Color.red.frame(width: 100, height: 40).accessibilityIdentifier("content")
      } label: {
        Text("Box").accessibilityIdentifier("label")
      }
      .accessibilityIdentifier("box").environment(\.platformMetrics, metrics)
    }
  }

  @Test func `C049: the content is 16 points inside, below a headline`() throws {
    let host = box(.ios26)
    let (box, label, content) = try (
      host.find(identifier: "box").frame, host.find(identifier: "label").frame,
      host.find(identifier: "content").frame
    )
    #expect(box.width == 132)
    #expect(content.minX == box.minX + 16 && content.maxY == box.maxY - 16)
    #expect(label.minX == box.minX + 16 && label.minY == box.minY + 16)
    #expect(content.minY == label.maxY + 8)
    #expect(host.displayList.description.contains("#F2F2F7"))
  }

  @Test func `C049: on macOS the label is above the card`() throws {
    let host = box(.macOS26)
    let (box, label, content) = try (
      host.find(identifier: "box").frame, host.find(identifier: "label").frame,
      host.find(identifier: "content").frame
    )
    #expect(label.minX == box.minX + 10 && label.minY == box.minY)
    #expect(content.minY == label.maxY + 3 + 5 && content.minX == box.minX + 5)
  }

  @Test func `a box without a label is its card`() throws {
    let host = TestHost.phone(height: 400) {
      GroupBox { Color.red.frame(width: 100, height: 40) }.accessibilityIdentifier("box")
    }
    #expect(try host.find(identifier: "box").frame.size == CGSize(width: 132, height: 72))
    #expect(host.elements.allSatisfy { $0.role != .header })
  }

  @Test func `the label is a header, and a style may use the next one outwards`() throws {
    struct Double: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        GroupBox { GroupBox(configuration) }
      }
    }
    let host = TestHost.phone(height: 400) { GroupBox("Box") { Text("a") }.groupBoxStyle(Double()) }
    #expect(try host.find(role: .header, label: "Box").isPresent)
    #expect(host.text == ["Box", "a"])
  }
}
