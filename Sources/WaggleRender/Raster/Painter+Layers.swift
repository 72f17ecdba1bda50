import CCairoPango
import Foundation
import Waggle

extension Painter {
  /// Draws `child` as one layer, blurred.
  func drawBlurred(_ child: DisplayNode, radius: CGFloat, isOpaque: Bool, alpha: Double) {
    guard radius.isFinite else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    matrix = layerMatrix(matrix)
    let deviation = pixelDeviation(radius, under: matrix)
    guard let layer = self.layer(child, matrix, deviation, .colors, isOpaque: isOpaque) else {
      return
    }
    draw(layer, under: matrix, alpha: alpha)
  }

  /// Draws a layer of colours where it was made.
  func draw(_ layer: BlurredLayer, under matrix: cairo_matrix_t, alpha: Double) {
    let corner = layerCorner(layer, under: matrix)
    cairo_save(context)
    defer { cairo_restore(context) }
    enterLayerPixels()
    cairo_set_source_surface(context, layer.surface, corner.x, corner.y)
    cairo_paint_with_alpha(context, alpha)
  }
}

// MARK: Layers

extension Painter {
  /// Pixels per unit of the output, for the layers inside.
  var resolution: CGFloat { kind.isVector ? 2 : 1 }

  /// From a node's coordinates to the pixels of its layer.
  func layerMatrix(_ matrix: cairo_matrix_t) -> cairo_matrix_t { matrix.scaled(by: resolution) }

  /// A standard deviation in pixels, limited to what can be computed in reasonable time.
  func pixelDeviation(_ deviation: CGFloat, under matrix: cairo_matrix_t) -> CGFloat {
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    return min(max(deviation, 0) * scale, 300)
  }

  /// Switches to the coordinates of layers, which are pixels.
  func enterLayerPixels() {
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / resolution, 1 / resolution)
  }

  /// The position of a layer's corner in these pixels.
  func layerCorner(_ layer: BlurredLayer, under matrix: cairo_matrix_t) -> CGPoint {
    let whole = matrix.wholePixels
    return CGPoint(x: whole.x + layer.origin.x, y: whole.y + layer.origin.y)
  }

  /// The blurred child: cached if it was drawn at this position before. Coverage is blurred as shadows are.
  func layer(
    _ child: DisplayNode, _ matrix: cairo_matrix_t, _ deviation: CGFloat,
    _ channels: BlurredLayer.Channels, isOpaque: Bool = false
  ) -> BlurredLayer? {
    let key = layerKey(child, matrix, deviation: deviation, channels, isOpaque: isOpaque)
    return blurs.layer(key) {
      let blur: any PixelBlur =
        channels == .coverage
        ? ShadowBlur(deviation: deviation) : BoxBlur(deviation: deviation)
      let layer = makeLayer(child, matrix, blur, channels)
      if isOpaque { layer?.makeOpaque() }
      return layer
    }
  }

  /// The child in changed colours, cached as blurred layers are.
  func layer(
    _ child: DisplayNode, _ matrix: cairo_matrix_t, recoloredBy change: ColorMatrix
  ) -> BlurredLayer? {
    blurs.layer(layerKey(child, matrix, deviation: 0, .colors, change: change)) {
      let layer = makeLayer(child, matrix, BoxBlur(deviation: 0), .colors)
      layer?.recolor(by: change)
      return layer
    }
  }

  private func layerKey(
    _ child: DisplayNode, _ matrix: cairo_matrix_t, deviation: CGFloat,
    _ channels: BlurredLayer.Channels, isOpaque: Bool = false, change: ColorMatrix? = nil
  ) -> BlurredLayerKey {
    let whole = matrix.wholePixels
    return BlurredLayerKey(
      node: child,
      matrix: [
        matrix.xx, matrix.yx, matrix.xy, matrix.yy, matrix.x0 - whole.x, matrix.y0 - whole.y,
      ], deviation: deviation, channels: channels, isOpaque: isOpaque, change: change)
  }

  /// The child, recorded once to find its extent, then replayed into the layer. The recording is clipped, since a group in
  /// it would have no extent.
  private func makeLayer(
    _ child: DisplayNode, _ matrix: cairo_matrix_t, _ blur: any PixelBlur,
    _ channels: BlurredLayer.Channels
  ) -> BlurredLayer? {
    let whole = matrix.wholePixels
    var matrix = matrix
    let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)!
    defer { cairo_surface_destroy(recording) }
    let recorder = cairo_create(recording)!
    cairo_set_matrix(recorder, &matrix)
    let bounds = child.visualBounds.withInk
    if !bounds.isInfinite {
      cairo_rectangle(recorder, bounds.minX, bounds.minY, bounds.width, bounds.height)
      cairo_clip(recorder)
    }
    painter(on: recorder).draw(child)
    cairo_destroy(recorder)
    let box = inkBox(recording).insetBy(dx: -CGFloat(blur.extent), dy: -CGFloat(blur.extent))
    guard box.width > 0, box.width < 1e5, box.height > 0, box.height < 1e5 else { return nil }
    let origin = CGPoint(x: box.minX - whole.x, y: box.minY - whole.y)
    return BlurredLayer(
      width: Int(box.width), height: Int(box.height), margin: blur.extent, origin: origin,
      blur: blur, channels: channels
    ) { context in
      cairo_set_source_surface(context, recording, -box.minX, -box.minY)
      cairo_paint(context)
    }
  }

  /// The pixels that the recording touches; empty if there are none.
  private func inkBox(_ recording: OpaquePointer) -> CGRect {
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(recording, &x, &y, &width, &height)
    guard width > 0, height > 0 else { return .zero }
    return CGRect(x: x, y: y, width: width, height: height).integral.insetBy(dx: -1, dy: -1)
  }
}

extension cairo_matrix_t {
  fileprivate var wholePixels: CGPoint { CGPoint(x: x0.rounded(.down), y: y0.rounded(.down)) }

  func scaled(by factor: CGFloat) -> cairo_matrix_t {
    cairo_matrix_t(
      xx: xx * factor, yx: yx * factor, xy: xy * factor, yy: yy * factor, x0: x0 * factor,
      y0: y0 * factor)
  }
}
