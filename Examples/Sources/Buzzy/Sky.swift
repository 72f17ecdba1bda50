import SwiftUI

/// Sky, hills and grass: with a sun by day, with a moon and stars by night.
struct Sky: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { screen in
      let stage = Stage(size: screen.size)
      ZStack {
        LinearGradient(
          colors: scheme == .dark ? Self.night : Self.day, startPoint: .top,
          endPoint: UnitPoint(x: 0.5, y: stage.horizon / max(screen.size.height, 1)))
        light
          .position(x: screen.size.width * 0.52, y: stage.horizon * 0.36)
        hills(stage)
        LinearGradient(colors: grass, startPoint: .top, endPoint: .bottom)
          .padding(.top, stage.horizon)
      }
    }
  }

  @ViewBuilder private var light: some View {
    if scheme == .dark {
      ZStack {
        ForEach(0..<11, id: \.self) { star in
          Circle()
            .fill(Color.white.opacity(0.7))
            .frame(width: star.isMultiple(of: 3) ? 3.5 : 2)
            .offset(x: CGFloat(star * 83 % 340) - 180, y: CGFloat(star * 41 % 110) - 50)
        }
        Circle()
          .fill(Color(red: 0.94, green: 0.93, blue: 0.84))
          .frame(width: 42, height: 42)
      }
    } else {
      Circle()
        .fill(Color(red: 1, green: 0.86, blue: 0.34))
        .frame(width: 52, height: 52)
        .padding(13)
        .background(Circle().fill(Color(red: 1, green: 0.93, blue: 0.55).opacity(0.5)))
    }
  }

  /// Three hills that the sky ends behind; the grass covers their feet.
  private func hills(_ stage: Stage) -> some View {
    let (width, height) = (stage.size.width, stage.horizon)
    return ZStack {
      Ellipse()
        .fill(grass[0].opacity(0.7))
        .frame(width: width * 0.7, height: height * 0.8)
        .position(x: width * 0.62, y: height * 1.14)
      Ellipse()
        .fill(grass[0])
        .frame(width: width * 1.1, height: height * 0.6)
        .position(x: width * 0.12, y: height * 1.08)
      Ellipse()
        .fill(grass[0])
        .frame(width: width * 1.1, height: height * 0.5)
        .position(x: width * 0.95, y: height * 1.06)
    }
  }

  private var grass: [Color] {
    scheme == .dark
      ? [Color(red: 0.12, green: 0.29, blue: 0.20), Color(red: 0.04, green: 0.14, blue: 0.11)]
      : [Color(red: 0.62, green: 0.84, blue: 0.42), Color(red: 0.30, green: 0.62, blue: 0.31)]
  }

  private static let day = [
    Color(red: 0.40, green: 0.72, blue: 0.97), Color(red: 0.87, green: 0.95, blue: 1),
  ]
  private static let night = [
    Color(red: 0.03, green: 0.05, blue: 0.16), Color(red: 0.17, green: 0.20, blue: 0.40),
  ]
}
