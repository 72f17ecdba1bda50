import SwiftUI
import Testing
import WaggleTestKit

@MainActor @Suite struct LabeledContentTests {
  private func host<Content: View>(
    width: CGFloat = 390, @ViewBuilder _ content: @escaping () -> Content
  ) -> TestHost {
    let host = TestHost(size: CGSize(width: width, height: 800)) { content() }
    host.settle()
    return host
  }

  private var square: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("square")
  }

  @Test func `C048: the content is 8 points beside the label, in a form at the trailing edge`()
    throws
  {
    let alone = host { LabeledContent("Name") { square } }
    #expect(
      try alone.find(identifier: "square").frame.minX == alone.find(label: "Name").frame.maxX + 8)
    let row = host { Form { LabeledContent("Name") { square } } }
    #expect(try row.find(identifier: "square").frame.maxX == 358)
    #expect(try row.find(label: "Name").frame.minX == 32)
  }

  @Test func `C048: right to left, the content is at the left`() throws {
    let row = host {
      Form { LabeledContent("Name") { square } }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try row.find(identifier: "square").frame.minX == 32)
  }

  @Test func `C048: the content of a row is secondary`() {
    let list = host { Form { LabeledContent("Jars", value: "12") } }.displayList.description
    #expect(list.contains("#3C3C43@0.6"))
  }

  @Test func `values are formatted, and read with their label (C155)`() throws {
    let host = host {
      VStack {
        LabeledContent("Jars", value: "12")
        LabeledContent("Weight", value: 0.5, format: .percent)
        LabeledContent {
          Text("c")
        } label: {
          Text("d")
        }
      }
    }
    #expect(try host.find(label: "Jars, 12").role == .text)
    #expect(try host.find(label: "Weight, 50%").role == .text)
    #expect(host.text.suffix(2) == ["d", "c"])
  }

  @Test func `content without room beside the label is below it`() throws {
    let host = host(width: 320) {
      Form { LabeledContent("A very long label here", value: "and a very long value") }
        .dynamicTypeSize(.accessibility2)
    }
    #expect(host.text == ["A very long label here", "and a very long value"])
    let narrow = self.host(width: 320) {
      Form {
        LabeledContent {
          Color.red.frame(width: 250, height: 20).accessibilityIdentifier("square")
        } label: {
          Text("A label").accessibilityIdentifier("label")
        }
      }
    }
    let (label, square) = try (
      narrow.find(identifier: "label").frame, narrow.find(identifier: "square").frame
    )
    #expect(square.minY == label.maxY + 4 && square.minX == label.minX)
  }

  @Test func `a hidden label takes no space (C151)`() throws {
    let host = host { LabeledContent("Name") { square }.labelsHidden() }
    #expect(try host.find(identifier: "square").frame.midX == 195)
  }

  @Test func `a custom style may use the next style outwards`() {
    struct Marked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("!")
          LabeledContent(configuration)
        }
      }
    }
    let host = host { LabeledContent("a", value: "b").labeledContentStyle(Marked()) }
    #expect(host.text == ["!", "a", "b"])
  }

  @Test
  func `C047: in a row the icon is in a slot of 24 points, 16 before the title, and in the tint`()
    throws
  {
    let host = host {
      Form {
        Label {
          Text("Title").accessibilityIdentifier("title")
        } icon: {
          Color.red.frame(width: 10, height: 10)
        }
        Label("Other", systemImage: "star").labelStyle(.titleOnly)
      }
      .tint(.mint)
    }
    #expect(try host.find(identifier: "title").frame.minX == 32 + 24 + 16)
    #expect(try host.find(label: "Other").frame.minX == 32)
  }
}
