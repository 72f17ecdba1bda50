import SwiftUI

/// What opens over the window.
extension Specimen {
  static var opened: [Specimen] {
    [
      opened("menu-open", height: 330) {
        Menu("Actions") {
          Button("Copy", systemImage: "doc.on.doc") {}
          Toggle("Pinned", isOn: .constant(true))
          Menu("Share") { Button("Mail") {} }
          Divider()
          Button("Archive", systemImage: "archivebox") {}.disabled(true)
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      },
      opened("picker-open", height: 230, at: UnitPoint(x: 0.85, y: 0.5)) {
        Picker("Colour", selection: .constant("Red")) { colours }
      },
      opened("date-picker-open", height: 420, at: UnitPoint(x: 0.9, y: 0.5)) {
        DatePicker("Swarmed", selection: .constant(day), displayedComponents: .date)
      },
      opened("color-picker-open", height: 520, at: UnitPoint(x: 0.95, y: 0.5)) {
        ColorPicker("Colour", selection: .constant(.orange))
      },
    ]
  }

  private static func opened(
    _ name: String, height: CGFloat, at point: UnitPoint = .center,
    @ViewBuilder _ content: () -> some View
  ) -> Specimen {
    Specimen(
      name: name, width: 360, columns: 1,
      cells: [Cell("Open", .open, at: point, height: height, content: content)])
  }
}
