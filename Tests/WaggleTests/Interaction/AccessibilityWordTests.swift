import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// What assistive technology reads beyond labels and values.
@MainActor @Suite struct AccessibilityWordTests {
  @Test func `custom content is in order, and of one key the outermost counts`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Text("Clover")
        .accessibilityCustomContent("Nectar", "poor")
        .accessibilityCustomContent("Bloom", "May")
        .accessibilityCustomContent("Nectar", "rich", importance: .high)
        .accessibilityCustomContent("Height", "low")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Height"), nil)
    }
    let content = try host.find(label: "Clover").customContent
    #expect(content.map(\.label) == ["Bloom", "Nectar"])
    #expect(content.map(\.value) == ["May", "rich"])
    #expect(content.map(\.importance) == [.default, .high])
  }

  @Test func `input labels leave the label as it is`() throws {
    let host = TestHost(size: CGSize(width: 300, height: 100)) {
      Button("Preferences…") {}.accessibilityInputLabels(["Preferences", "Settings"])
    }
    let button = try host.find(role: .button, label: "Preferences…")
    #expect(button.inputLabels == ["Preferences", "Settings"])
  }

  @Test func `the content of a pair has the label of its label, unless it has its own`() throws {
    struct Amounts: View {
      @Namespace private var pairs
      @State private var jars = "12"

      var body: some View {
        VStack {
          Text("Jars").accessibilityLabeledPair(role: .label, id: 1, in: pairs)
          TextField("", text: $jars).accessibilityLabeledPair(role: .content, id: 1, in: pairs)
          Text("Frames").accessibilityLabeledPair(role: .label, id: 2, in: pairs)
          TextField("Own", text: $jars).accessibilityLabeledPair(role: .content, id: 2, in: pairs)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Amounts() }
    #expect(throws: Never.self) { try host.find(role: .textField, label: "Jars") }
    #expect(throws: Never.self) { try host.find(role: .textField, label: "Own") }
  }

  @Test func `linked elements know each other`() throws {
    struct Group: View {
      @Namespace private var links

      var body: some View {
        VStack {
          Text("One").accessibilityLinkedGroup(id: "a", in: links)
          Text("Two")
          Text("Three").accessibilityLinkedGroup(id: "a", in: links)
        }
      }
    }
    let host = TestHost(size: CGSize(width: 300, height: 200)) { Group() }
    #expect(try host.find(label: "One").linkedElements.map(\.label) == ["Three"])
    #expect(try host.find(label: "Two").linkedElements.isEmpty)
  }
}
