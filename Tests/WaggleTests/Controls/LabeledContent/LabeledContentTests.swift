import SwiftUI
import TestSupport
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

  /// The colours of symbols and texts, as they are drawn.
  private func colors<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let host = TestHost.phone { NavigationStack { content() } }
    return host.displayList.description.split(separator: "\n")
      .filter { $0.contains("symbol \"star") || $0.contains("text \"") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  @Test func `C047: a style that the program sets is that of the icon of a row, too`() {
    let blue = "#0088FF"
    let red = "#FF383C"
    let label = Label("Title", systemImage: "star")
    #expect(colors { List { label } }.first == blue)
    #expect(Set(colors { List { label.foregroundStyle(.red) } }) == [red])
    #expect(Set(colors { List { Group { label }.foregroundColor(.red) } }) == [red])
    #expect(Set(colors { List { HStack { label }.foregroundStyle(.secondary) } }).count == 1)
    #expect(
      Set(
        colors {
          List {
            Button {
            } label: {
              label
            }.foregroundStyle(.red)
          }
        }) == [red])
    #expect(
      Set(colors { List { NavigationLink(value: 1) { label }.foregroundStyle(.red) } }) == [red])
    #expect(colors { List { label.foregroundStyle(.red).listItemTint(.blue) } } == [blue, red])
  }

  @Test func `C047: what a row gives its text is not that of the icon`() {
    let label = Label("Title", systemImage: "star")
    #expect(colors { List { NavigationLink(value: 1) { label } } } == ["#0088FF", "#000000"])
    #expect(
      colors {
        List {
          Button(role: .destructive) {
          } label: {
            label
          }
        }
      } == ["#0088FF", "#FF383C"])
    #expect(
      colors {
        Form {
          Picker(selection: .constant(1)) {
            Text("1").tag(1)
          } label: {
            label
          }
        }
      }.prefix(2) == ["#0088FF", "#000000"])
  }

  @Test func `C047: in small text that is a part of a row the icon is that of a text`() throws {
    func distance(isSmall: Bool) throws -> CGFloat {
      let host = host {
        List {
          VStack(alignment: .leading) {
            Text("Clover")
            Label {
              Text("Title").accessibilityIdentifier("title")
            } icon: {
              Color.red.frame(width: 10, height: 10)
            }
            .font(isSmall ? .caption : nil)
          }
        }
      }
      return try host.find(identifier: "title").frame.minX - 32
    }
    #expect(try distance(isSmall: true) == 10 + 8)
    #expect(try distance(isSmall: false) == 24 + 16)
  }

  @Test func `C047: in a button with a border the icon of a row is that of a button`() throws {
    func distance<Style: PrimitiveButtonStyle>(_ style: Style) throws -> CGFloat {
      let host = host {
        List {
          HStack {
            Button {
            } label: {
              Label {
                Text("Title").accessibilityIdentifier("title")
              } icon: {
                Color.red.frame(width: 10, height: 10)
              }
            }
            .buttonStyle(style)
            Text("other")
          }
        }
      }
      return try host.find(identifier: "title").frame.minX - 32
    }
    #expect(try distance(.bordered) == 12 + 10 + 8)
    #expect(try distance(.borderedProminent) == 12 + 10 + 8)
    #expect(try distance(.borderless) == 24 + 16)
  }

  @Test(arguments: [true, false])
  func `C047: a label in a header or footer is a text with its symbol`(isForm: Bool) throws {
    struct Content: View {
      var body: some View {
        Section {
          Text("Row")
        } header: {
          Label("Header", systemImage: "star")
        } footer: {
          Label("Footer", systemImage: "star")
        }
      }
    }
    let drawn = colors { if isForm { Form { Content() } } else { List { Content() } } }
    #expect(drawn.filter { $0.hasPrefix("#3C3C43") }.count == 4)
  }
}
