import SwiftUI
import WaggleTestKit

/// A control, and the states to show it in.
@MainActor struct Specimen {
  let name: String
  /// The width of a cell, in points.
  var width: CGFloat = 150
  var columns = 4
  let cells: [Cell]

  /// A picture of the cells.
  struct Cell: Identifiable {
    enum State: String { case normal, hovered, pressed, focused, disabled }

    let caption: String
    var state = State.normal
    let content: AnyView
    let id = UUID()

    init(_ caption: String, _ state: State = .normal, @ViewBuilder content: () -> some View) {
      self.caption = caption
      self.state = state
      self.content = AnyView(content())
    }
  }

  /// The cells of one control in all five states.
  static func states(@ViewBuilder _ content: () -> some View) -> [Cell] {
    let states: [Cell.State] = [.normal, .hovered, .pressed, .focused, .disabled]
    return states.map { Cell($0.rawValue.capitalized, $0, content: content) }
  }

  /// Light above, dark below.
  func png() throws -> Data {
    let keys = Keys()
    let host = TestHost(size: CGSize(width: 2000, height: 4000)) {
      VStack(spacing: 0) {
        Sheet(specimen: self, scheme: .light, keys: keys)
        Sheet(specimen: self, scheme: .dark, keys: keys)
      }
      .fixedSize()
      .accessibilityIdentifier("sheets")
    }
    host.settle()
    host.size = try host.find(identifier: "sheets").frame.size
    host.settle()
    for (finger, scheme) in ["light", "dark"].enumerated() {
      if let point = middle(.pressed, scheme, host) { host.press(at: point, finger: finger + 1) }
    }
    // The focus shows while keys are used.
    host.key(.escape)
    host.frame { keys.areUsed = true }
    if let point = middle(.hovered, "light", host) { host.hover(at: point) }
    host.settle()
    host.advance(by: 1)
    return try host.png(scale: 2)
  }

  /// The middle of the cell in a state. The focus and the pointer are in one place, so the dark sheet shows neither.
  private func middle(_ state: Cell.State, _ scheme: String, _ host: TestHost) -> CGPoint? {
    guard let cell = cells.first(where: { $0.state == state }),
      let frame = try? host.find(identifier: "\(scheme) \(cell.id)").frame
    else { return nil }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// Whether the keyboard has been used.
@Observable @MainActor private final class Keys {
  var areUsed = false
}

/// All cells in one colour scheme.
private struct Sheet: View {
  let specimen: Specimen
  let scheme: ColorScheme
  let keys: Keys

  var body: some View {
    Grid(alignment: .bottom, horizontalSpacing: 24, verticalSpacing: 20) {
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { index in
            CellView(
              cell: specimen.cells[index], width: specimen.width, scheme: scheme, keys: keys)
          }
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(scheme == .dark ? Color.black : .white)
    .environment(\.colorScheme, scheme)
  }

  private var rows: [Range<Int>] {
    stride(from: 0, to: specimen.cells.count, by: specimen.columns).map {
      $0..<min($0 + specimen.columns, specimen.cells.count)
    }
  }
}

/// A control above its caption.
private struct CellView: View {
  let cell: Specimen.Cell
  let width: CGFloat
  let scheme: ColorScheme
  let keys: Keys
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 8) {
      cell.content
        .focused($isFocused)
        .disabled(cell.state == .disabled)
        .accessibilityIdentifier("\(scheme == .dark ? "dark" : "light") \(cell.id)")
        .frame(width: width)
      Text(cell.caption).font(.caption2).foregroundStyle(.secondary)
    }
    .onChange(of: keys.areUsed) { isFocused = cell.state == .focused && scheme == .light }
  }
}
