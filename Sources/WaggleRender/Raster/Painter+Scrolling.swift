import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws the content of a scroll view where its offset moves it, inside the viewport, and its indicators on top.
  func draw(_ content: DisplayNode, in layer: ScrollLayer, alpha: Double) {
    guard layer.offset.x.isFinite, layer.offset.y.isFinite else { return }
    let moved = DisplayNode(.offset(layer.translation, content))
    if layer.isClipped {
      draw(moved, clip: Path(layer.frame), FillStyle(antialiased: false), alpha: alpha)
    } else {
      draw(moved, alpha: alpha)
    }
    for axis in Axis.allCases { drawKnob(axis, layer, alpha: alpha) }
  }

  private func drawKnob(_ axis: Axis, _ layer: ScrollLayer, alpha: Double) {
    guard let knob = layer.knob(axis), passage?.isActive ?? true else { return }
    let round = Path(
      roundedRect: CGRect(origin: .zero, size: knob.size),
      cornerRadius: min(knob.width, knob.height) / 2)
    let shade: Double = layer.isDark ? 1 : 0
    let color = ResolvedColor(red: shade, green: shade, blue: shade, opacity: 0.35)
    fill(round, knob, .color(color), FillStyle(), alpha: alpha * layer.indicatorOpacity)
  }
}
