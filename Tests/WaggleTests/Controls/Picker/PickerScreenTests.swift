import Foundation
import SwiftUI
import Testing
import WaggleTestKit

/// The page of a picker.
@MainActor @Suite struct PickerScreenTests: ColumnSuite {
  @Test func `C235: a picker of links pushes its options, and choosing one goes back`() throws {
    struct Form: View {
      @State private var flower = "Clover"
      var body: some View {
        NavigationStack {
          List {
            Picker("Flower", selection: $flower) {
              Text("Clover").tag("Clover")
              Text("Sage").tag("Sage")
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    let host = host(narrow) { Form() }
    #expect(host.text.contains("Flower") && host.text.contains("Clover"))
    try slide(host) { try host.find(role: .button).tap() }
    #expect(host.path == 1 && host.text.contains("Sage") && host.title == "Flower")
    try slide(host) { try host.find(label: "Sage").tap() }
    #expect(host.path == 0 && host.text.contains("Sage") && !host.text.contains("Clover"))
  }

  @Test
  func `C235: the screen of a picker has the text of its label as its title, or the label itself`()
    throws
  {
    struct Flowers<Name: View>: View {
      @ViewBuilder let name: Name
      @State private var flower = "Clover"

      var body: some View {
        NavigationStack {
          List {
            Picker(selection: $flower) {
              Text("Clover").tag("Clover")
            } label: {
              name
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    }
    let titled = host(narrow) { Flowers { Label("Flower", systemImage: "leaf") } }
    try slide(titled) { try titled.find(role: .button).tap() }
    #expect(titled.title == "Flower")
    let other = host(narrow) {
      Flowers {
        HStack {
          Text("Fine"); Text("flowers")
        }
      }
    }
    try slide(other) { try other.find(role: .button).tap() }
    #expect(try other.find(label: "flowers").frame.maxY < 64)
    #expect(titled.diagnostics.isEmpty && other.diagnostics.isEmpty)
  }
}
