import SwiftUI

/// A value that is written below an observer, stored as state by its action, and shown above, in one frame.
struct InOneFrame: View {
  private let steps = [
    ("bodies run", "names is []"),
    ("layout", "sizes and positions of all views"),
    ("the observer is called", "names = [Ada, Grace, Edsger]"),
    ("bodies run again", "those that read names"),
    ("layout again", "what has changed"),
    ("the frame is drawn", "“Tonight: Ada, Grace, Edsger”"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(steps.indices, id: \.self) { index in
        HStack(spacing: 12) {
          Text("\(index + 1)").font(.system(size: 13, weight: .bold)).frame(width: 14)
          Text(steps[index].0)
            .font(.system(size: 13, weight: .semibold))
            .frame(width: 160, alignment: .leading)
          Text(steps[index].1)
            .font(.system(size: 11, design: .monospaced))
            .foregroundStyle(.secondary)
            .frame(width: 240, alignment: .leading)
        }
        .padding(8)
        .background(color(index).opacity(0.16), in: RoundedRectangle(cornerRadius: 8))
      }
    }
  }

  private func color(_ index: Int) -> Color {
    switch index {
    case 2: .green
    case 5: .orange
    default: .gray
    }
  }
}

/// Two boxes in a window, and a reader with its own origin: the same anchor in both coordinates.
struct Coordinates: View {
  private let window = CGSize(width: 420, height: 220)
  private let reader = CGRect(x: 150, y: 60, width: 240, height: 130)
  private let view = CGRect(x: 210, y: 100, width: 110, height: 50)

  var body: some View {
    ZStack(alignment: .topLeading) {
      area(CGRect(origin: .zero, size: window), "the window (the root)", .gray)
      area(reader, "the view with the proxy", .blue)
      area(view, "the view", .orange)
      Arrow(start: .zero, end: view.origin, label: "stored: (210, 100)")
      Arrow(start: reader.origin, end: view.origin, label: "", color: .blue)
      Text("proxy[anchor]: (60, 40)")
        .font(.system(size: 11, weight: .medium, design: .monospaced))
        .position(x: reader.minX + 150, y: reader.minY + 24)
    }
    .frame(width: window.width, height: window.height)
  }

  private func area(_ rect: CGRect, _ title: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(color.opacity(0.12))
      .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(color) }
      .overlay(alignment: .bottomTrailing) {
        Text(title).font(.system(size: 11)).foregroundStyle(.secondary).padding(5)
      }
      .frame(width: rect.width, height: rect.height)
      .offset(x: rect.minX, y: rect.minY)
  }
}
