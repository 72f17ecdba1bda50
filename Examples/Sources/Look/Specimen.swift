import SwiftUI
import WaggleTestKit

/// A control, and the states to show it in.
@MainActor struct Specimen {
  let name: String
  /// The width of a cell, in points.
  var width: CGFloat = 150
  var columns = 4
  let cells: [Cell]

  /// A picture of the control in one state.
  struct Cell: Identifiable {
    enum State: String { case normal, hovered, pressed, focused, disabled, open }

    let caption: String
    var state = State.normal
    /// Where the pointer hovers, presses or opens, as a part of the content's frame.
    var point = UnitPoint.center
    /// The height that is kept for what opens, in points.
    var height: CGFloat?
    let content: AnyView
    let id = UUID()

    init(
      _ caption: String, _ state: State = .normal, at point: UnitPoint = .center,
      height: CGFloat? = nil, @ViewBuilder content: () -> some View
    ) {
      self.caption = caption
      self.state = state
      self.point = point
      self.height = height
      self.content = AnyView(content())
    }
  }

  /// The cells of one control in all five states.
  static func states(at point: UnitPoint = .center, @ViewBuilder _ content: () -> some View)
    -> [Cell]
  {
    let states: [Cell.State] = [.normal, .hovered, .pressed, .focused, .disabled]
    return states.map { Cell($0.rawValue.capitalized, $0, at: point, content: content) }
  }

  /// The cells in one colour scheme, at two pixels per point.
  func png(_ scheme: ColorScheme) throws -> Data {
    let keys = Keys()
    let host = TestHost(size: CGSize(width: 2000, height: 4000), colorScheme: scheme) {
      Sheet(specimen: self, keys: keys).fixedSize().accessibilityIdentifier("sheet")
    }
    host.settle()
    host.size = try host.find(identifier: "sheet").frame.size
    host.settle()
    if let point = point(of: .pressed, host) { host.press(at: point, finger: 1) }
    // The focus shows while keys are used.
    host.key(.escape)
    host.frame { keys.areUsed = true }
    if let point = point(of: .hovered, host) { host.hover(at: point) }
    if let point = point(of: .open, host) { host.tap(at: point) }
    host.settle()
    host.advance(by: 1)
    return try host.png(scale: 2)
  }

  /// Where the cell in a state is touched.
  private func point(of state: Cell.State, _ host: TestHost) -> CGPoint? {
    guard let cell = cells.first(where: { $0.state == state }),
      let frame = try? host.find(identifier: "\(cell.id)").frame
    else { return nil }
    return CGPoint(
      x: frame.minX + cell.point.x * frame.width, y: frame.minY + cell.point.y * frame.height)
  }
}

/// Whether the keyboard has been used.
@Observable @MainActor private final class Keys {
  var areUsed = false
}

/// All cells.
private struct Sheet: View {
  let specimen: Specimen
  let keys: Keys
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Grid(alignment: .bottom, horizontalSpacing: 24, verticalSpacing: 20) {
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { index in
            CellView(cell: specimen.cells[index], width: specimen.width, keys: keys)
          }
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(scheme == .dark ? Color.black : .white)
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
  let keys: Keys
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 8) {
      cell.content
        .focused($isFocused)
        .disabled(cell.state == .disabled)
        .accessibilityIdentifier("\(cell.id)")
        .frame(width: width)
        .frame(height: cell.height, alignment: .top)
      Text(cell.caption).font(.caption2).foregroundStyle(.secondary)
    }
    .onChange(of: keys.areUsed) { isFocused = cell.state == .focused }
  }
}
