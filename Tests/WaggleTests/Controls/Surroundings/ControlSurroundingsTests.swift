import Foundation
import SwiftUI
import Testing
import WaggleTestKit

private struct GearList: View {
  var body: some View { List { Label("Gear", systemImage: "gear") } }
}

/// Presents a list.
private struct Opener: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { GearList() }
  }
}

private enum Place: CaseIterable {
  case nowhere, header, value, row, menu, bar

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .nowhere: Opener()
    case .header:
      Form {
        Section {
          Text("row")
        } header: {
          Opener()
        }
      }
    case .value:
      Form {
        LabeledContent {
          Opener()
        } label: {
          Text("label")
        }
      }
    case .row: Form { Opener() }
    case .menu: ControlGroup { Opener() }
    case .bar: NavigationStack { Text("page").toolbar { Opener() } }
    }
  }
}

/// What a control knows of where it is.
@MainActor @Suite struct ControlSurroundingsTests {
  private func titleOfRow(_ place: Place) throws -> CGFloat {
    let host = TestHost(size: CGSize(width: 390, height: 844)) { place.view }
    host.settle()
    try host.find(label: "Open").tap()
    host.advance(by: 1)
    host.settle()
    #expect(host.diagnostics.isEmpty)
    return try host.find(label: "Gear").frame.minX
  }

  @Test(arguments: Place.allCases)
  fileprivate func `C047: a list in a sheet has the rows of a list, wherever the sheet is from`(
    place: Place
  ) throws {
    #expect(try titleOfRow(place) == titleOfRow(.nowhere))
  }

  private func nodes(_ view: some View) -> Int {
    let host = TestHost(size: CGSize(width: 390, height: 844)) { view }
    host.settle()
    return host.counts.nodesLive
  }

  @Test func `C035: where a control is costs no node of the graph`() {
    let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(.switch)
    #expect(nodes(VStack { toggle }) - nodes(VStack { EmptyView() }) <= 80)
  }

  @Test func `C039: a picker that pushes a screen is a menu outside of navigation`() throws {
    let picker = Picker("Flower", selection: .constant(1)) {
      ForEach(0..<3, id: \.self) { Text("Flower \($0)") }
    }
    .pickerStyle(.navigationLink)
    for isInStack in [false, true] {
      let host = TestHost(size: CGSize(width: 390, height: 844)) {
        if isInStack { NavigationStack { Form { picker } } } else { Form { picker } }
      }
      host.settle()
      try host.find(label: "Flower").tap()
      host.advance(by: 1)
      host.settle()
      #expect(host.diagnostics.isEmpty)
      #expect((try? host.find(label: "Flower 2")) != nil)
    }
  }
}
