import SwiftUI

/// Sky and grass: a sun by day, a moon and stars by night.
struct Backdrop: View {
  /// Where the sky ends, as a fraction of the height.
  static let horizon = 0.42

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { screen in
      ZStack {
        LinearGradient(colors: sky, startPoint: .top, endPoint: UnitPoint(x: 0.5, y: Self.horizon))
        light
          .position(x: screen.size.width * 0.46, y: screen.size.height * 0.15)
        hills(screen.size)
        LinearGradient(colors: grass, startPoint: .top, endPoint: .bottom)
          .padding(.top, screen.size.height * Self.horizon)
      }
    }
  }

  private var light: some View {
    ZStack {
      if scheme == .dark {
        ForEach(0..<9, id: \.self) { star in
          Circle()
            .fill(Color.white.opacity(0.7))
            .frame(width: star.isMultiple(of: 3) ? 4 : 2.5)
            .offset(x: CGFloat(star * 67 % 300) - 170, y: CGFloat(star * 97 % 170) - 60)
        }
        Circle()
          .fill(Color(red: 0.94, green: 0.93, blue: 0.84))
          .frame(width: 44, height: 44)
      } else {
        Circle()
          .fill(Color(red: 1, green: 0.93, blue: 0.55).opacity(0.45))
          .frame(width: 84, height: 84)
        Circle()
          .fill(Color(red: 1, green: 0.87, blue: 0.36))
          .frame(width: 56, height: 56)
      }
    }
  }

  /// Two hills that the sky ends behind; the grass covers their feet.
  private func hills(_ size: CGSize) -> some View {
    ZStack {
      Ellipse()
        .fill(grass[0].opacity(0.85))
        .frame(width: size.width * 0.9, height: size.height * 0.16)
        .position(x: size.width * 0.22, y: size.height * (Self.horizon + 0.02))
      Ellipse()
        .fill(grass[0])
        .frame(width: size.width, height: size.height * 0.12)
        .position(x: size.width * 0.82, y: size.height * (Self.horizon + 0.02))
    }
  }

  private var sky: [Color] {
    scheme == .dark
      ? [Color(red: 0.03, green: 0.05, blue: 0.16), Color(red: 0.16, green: 0.19, blue: 0.38)]
      : [Color(red: 0.42, green: 0.74, blue: 0.97), Color(red: 0.86, green: 0.95, blue: 1)]
  }

  private var grass: [Color] {
    scheme == .dark
      ? [Color(red: 0.13, green: 0.30, blue: 0.20), Color(red: 0.05, green: 0.16, blue: 0.12)]
      : [Color(red: 0.60, green: 0.83, blue: 0.40), Color(red: 0.27, green: 0.59, blue: 0.29)]
  }
}
