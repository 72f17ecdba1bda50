import SwiftUI

/// Whether the inks are shown in the row. Of several rows, one is enough.
enum InksInRowKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

enum Ink: String, CaseIterable, Identifiable {
  case black = "Black"
  case blue = "Blue"
  case red = "Red"

  var id: Ink { self }

  var color: Color {
    switch self {
    case .black: .primary
    case .blue: .blue
    case .red: .red
    }
  }
}

/// How a letter is written.
struct Style: Equatable {
  var ink = Ink.black
  var isBold = false
}

/// A row of tools, with the inks where they fit.
protocol ToolRow: View {
  init(style: Binding<Style>)

  /// The candidates as code, to show beside the row.
  static var code: String { get }
}

/// Right: whichever candidate is shown, that candidate writes it.
struct CompleteRow: ToolRow {
  @Binding var style: Style

  init(style: Binding<Style>) { _style = style }

  static let code = """
    ViewThatFits {
      WideTools()
        .preference(key: InksInRowKey.self,
                    value: true)
      NarrowTools()
        .preference(key: InksInRowKey.self,
                    value: false)
    }
    """

  var body: some View {
    ViewThatFits(in: .horizontal) {
      WideTools(style: $style).preference(key: InksInRowKey.self, value: true)
      NarrowTools(ink: style.ink).preference(key: InksInRowKey.self, value: false)
    }
  }
}

/// Wrong: the narrow candidate writes nothing, so the value of the wide one, which was only tried, is what arrives.
struct ForgetfulRow: ToolRow {
  @Binding var style: Style

  init(style: Binding<Style>) { _style = style }

  static let code = """
    ViewThatFits {
      WideTools()
        .preference(key: InksInRowKey.self,
                    value: true)
      NarrowTools()
    }
    """

  var body: some View {
    ViewThatFits(in: .horizontal) {
      WideTools(style: $style).preference(key: InksInRowKey.self, value: true)
      NarrowTools(ink: style.ink)
    }
  }
}

private struct WideTools: View {
  @Binding var style: Style

  var body: some View {
    HStack(spacing: 12) {
      NarrowTools(ink: style.ink)
      InkPicker(ink: $style.ink).pickerStyle(.segmented).labelsHidden().fixedSize()
    }
  }
}

private struct NarrowTools: View {
  let ink: Ink

  var body: some View {
    Text("In \(ink.rawValue.lowercased()) ink").fixedSize().padding(.vertical, 6)
  }
}

/// The control that is in one of two places.
struct InkPicker: View {
  @Binding var ink: Ink

  var body: some View {
    Picker("Ink", selection: $ink) {
      ForEach(Ink.allCases) { Text($0.rawValue) }
    }
  }
}
