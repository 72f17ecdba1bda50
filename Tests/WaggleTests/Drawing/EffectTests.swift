import Foundation
import TestSupport
import Testing
import Waggle

@MainActor
struct EffectTests {
  @Test func `L059: offset, rotation and scale leave the size and the siblings where they are`() {
    let lines = drawn {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).offset(x: 50, y: 1)
        Color.green.frame(width: 20, height: 20).scaleEffect(2)
        Color.blue.frame(width: 20, height: 20).rotationEffect(.degrees(90), anchor: .topLeading)
      }
    }
    #expect(
      lines == [
        "rect (70 41 20 20) #FF383C", "transform (2 0 0 2 -50 -50)",
        "  rect (40 40 20 20) #34C759", "transform (0 1 -1 0 100 -20)",
        "  rect (60 40 20 20) #0088FF",
      ])
  }

  @Test func `L059: opacity, clip, shadow and hidden keep the space`() {
    let view = { Color.red.frame(width: 20, height: 10) }
    let size = CGSize(width: 20, height: 10)
    #expect(measure(nil, nil) { view().opacity(0.5) } == size)
    #expect(measure(nil, nil) { view().clipped() } == size)
    #expect(measure(nil, nil) { view().shadow(radius: 4) } == size)
    #expect(measure(nil, nil) { view().hidden() } == size)
    #expect(measure(nil, nil) { view().rotationEffect(.degrees(45)) } == size)
  }

  @Test func `R170: hidden draws nothing and keeps preferences`() {
    let host = PlainHost {
      Color.red.preferredColorScheme(.dark).hidden()
    }
    #expect(host.list.isEmpty)
    #expect(host.host.preference(PreferredColorSchemeKey.self) == .dark)
  }

  @Test func `effects wrap what they are applied to, inner ones inside`() {
    let lines = drawn {
      Color.red.frame(width: 20, height: 10).cornerRadius(3).opacity(0.25)
        .shadow(color: .black, radius: 4, x: 1, y: 2)
    }
    #expect(
      lines == [
        "shadow #000000 radius 4 offset (1 2)", "  opacity 0.25",
        "    clip (40 45 20 10) rounded 3", "      rect (40 45 20 10) #FF383C",
      ])
  }

  @Test func `an opacity of 1 adds nothing, one outside 0...1 is clamped`() {
    #expect(drawn { Color.red.opacity(1) } == ["rect (0 0 100 100) #FF383C"])
    #expect(drawn { Rectangle().opacity(7) } == ["rect (0 0 100 100) #000000"])
    #expect(drawn { Rectangle().opacity(-1) }.first == "opacity 0")
    #expect(drawn { Rectangle().opacity(.nan) }.first == "opacity 0")
  }

  @Test func `R123: an effect moves the anchors inside it, not those outside`() {
    let moved = anchored { Color.red.frame(width: 20, height: 20).reported().offset(x: 7) }
    let still = anchored { Color.red.frame(width: 20, height: 20).offset(x: 7).reported() }
    #expect(moved == CGRect(x: 47, y: 40, width: 20, height: 20))
    #expect(still == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func `R123: a scale keeps rectangles exact`() {
    let doubled = anchored { Color.red.frame(width: 20, height: 20).reported().scaleEffect(2) }
    #expect(doubled == CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test func `R121: a rotated rectangle becomes its upright bounding box`() {
    let turned = anchored {
      Color.red.frame(width: 40, height: 20).reported().rotationEffect(.degrees(90))
    }
    #expect(abs(turned.minX - 40) < 1e-9 && abs(turned.minY - 30) < 1e-9)
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
  }

  @Test func `R123: anchors follow when the effect changes or the view is resized`() {
    let brush = Brush()
    let frames = Recorder<CGRect>()
    let host = PlainHost {
      Color.red.frame(width: 20 + brush.number, height: 20).reported()
        .rotationEffect(.degrees(brush.flag ? 180 : 0), anchor: .topLeading)
        .recordsAnchor(frames)
    }
    #expect(frames.entries.last == CGRect(x: 40, y: 40, width: 20, height: 20))
    host.settle { brush.flag = true }
    let turned = frames.entries.last ?? .null
    #expect(abs(turned.minX - 20) < 1e-6 && abs(turned.minY - 20) < 1e-6)
    host.settle { brush.number = 20 }
    #expect(abs((frames.entries.last ?? .null).minX + 10) < 1e-6)
  }

  @Test func `effects with NaN or infinity are ignored`() {
    #expect(
      drawn { Color.red.offset(x: .nan) } == ["rect (0 0 100 100) #FF383C"])
    #expect(
      drawn { Color.red.rotationEffect(.degrees(.infinity)) } == ["rect (0 0 100 100) #FF383C"])
  }

  @Test func `a change of an effect measures nothing`() {
    let brush = Brush()
    let host = PlainHost {
      Color.red.frame(width: 20, height: 20).offset(x: brush.number).opacity(1 - brush.number / 20)
    }
    let before = host.runtime.counts.layouts
    host.settle { brush.number = 5 }
    #expect(host.lines == ["opacity 0.75", "  rect (45 40 20 20) #FF383C"])
    #expect(host.runtime.counts.layouts == before)
  }

  private func anchored<V: View>(@ViewBuilder _ view: @escaping () -> V) -> CGRect {
    let frames = Recorder<CGRect>()
    _ = PlainHost { view().recordsAnchor(frames) }
    return frames.entries.last ?? .null
  }
}

private enum Frames: PreferenceKey {
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

extension View {
  fileprivate nonisolated func reported() -> some View {
    anchorPreference(key: Frames.self, value: .bounds) { $0 }
  }

  /// Records the reported bounds in the window's coordinates; the view is centred in the window.
  fileprivate func recordsAnchor(_ frames: Recorder<CGRect>) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlayPreferenceValue(Frames.self) { anchor in
        GeometryReader { proxy in
          let _ = anchor.map { frames.add(proxy[$0]) }
          Color.clear
        }
      }
  }
}
