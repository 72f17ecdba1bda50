import SwiftUI

/// Views that are drawn as layers: gradients, masks, colour effects, blend modes, materials.
@main struct PrismApp: App {
  var body: some Scene {
    WindowGroup {
      VStack(spacing: 16) {
        Gradients()
        Strokes()
        Masks()
        ColorEffects()
        Blends()
        Materials()
        Color.clear.frame(width: 1, height: 1).accessibilityElement().accessibilityLabel("Prism")
      }
      .padding(16)
    }
  }
}

private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue])

private struct Gradients: View {
  var body: some View {
    HStack(spacing: 12) {
      Rectangle().fill(
        LinearGradient(gradient: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing))
      Rectangle().fill(
        RadialGradient(gradient: rainbow, center: .center, startRadius: 4, endRadius: 40))
      Rectangle().fill(AngularGradient(gradient: rainbow, center: .center))
      Rectangle().fill(EllipticalGradient(gradient: rainbow))
      Rectangle().fill(Color.orange.gradient)
    }
    .frame(height: 60)
  }
}

private struct Strokes: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle().inset(by: 6).stroke(
        AngularGradient(gradient: rainbow, center: .center), lineWidth: 12)
      RoundedRectangle(cornerRadius: 12).inset(by: 4).stroke(.blue.gradient, lineWidth: 8)
      Capsule().inset(by: 4).stroke(
        LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing), lineWidth: 8)
    }
    .frame(height: 60)
  }
}

private struct Masks: View {
  var body: some View {
    HStack(spacing: 12) {
      Color.indigo.mask { Circle() }
      LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing)
        .mask { RoundedRectangle(cornerRadius: 20) }
      Color.teal.mask {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      }
    }
    .frame(height: 60)
  }
}

private struct Patch: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
      Color.yellow
      Color.blue
    }
  }
}

private struct ColorEffects: View {
  var body: some View {
    HStack(spacing: 12) {
      Patch().saturation(0.3)
      Patch().hueRotation(.degrees(90))
      Patch().colorInvert()
      Patch().grayscale(1)
      Patch().brightness(0.2)
      Patch().contrast(0.5)
      Patch().colorMultiply(.mint)
    }
    .frame(height: 40)
  }
}

private struct Blends: View {
  private let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .difference, .colorBurn, .luminosity,
  ]

  var body: some View {
    HStack(spacing: 12) {
      ForEach(modes.indices, id: \.self) { index in
        ZStack {
          Patch()
          Circle().fill(.orange).padding(6).blendMode(modes[index])
        }
        .compositingGroup()
      }
    }
    .frame(height: 50)
  }
}

private struct Materials: View {
  var body: some View {
    ZStack {
      Patch()
      HStack(spacing: 12) {
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.thickMaterial)
      }
      .padding(12)
    }
    .frame(height: 80)
  }
}
