import CCairoPango
import Foundation

/// A Cairo context that draws on an image, freed with its last owner.
final class CairoContext {
  private let surface: OpaquePointer
  let pointer: OpaquePointer

  init(width: Int32 = 10, height: Int32 = 10) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    pointer = cairo_create(surface)!
  }

  deinit {
    cairo_destroy(pointer)
    cairo_surface_destroy(surface)
  }

  /// The points of the context's path, `count` for each line or curve. Starts of subpaths are left out.
  func samples(_ count: Int) -> [CGPoint] {
    let path = cairo_copy_path(pointer)!
    defer { cairo_path_destroy(path) }
    var (index, found) = (0, [CGPoint]())
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    while index < Int(path.pointee.num_data) {
      let data = path.pointee.data! + index
      func point(_ offset: Int) -> CGPoint {
        CGPoint(x: data[offset].point.x, y: data[offset].point.y)
      }
      switch data.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: (last, start) = (point(1), point(1))
      case CAIRO_PATH_LINE_TO:
        found += bezierSamples([last, point(1)], count)
        last = point(1)
      case CAIRO_PATH_CURVE_TO:
        found += bezierSamples([last, point(1), point(2), point(3)], count)
        last = point(3)
      default:
        found += bezierSamples([last, start], count)
        last = start
      }
      index += Int(data.pointee.header.length)
    }
    return found
  }
}

/// Points on a Bézier curve of any degree at equal steps of its parameter, after its start up to its end; by
/// de Casteljau's construction.
func bezierSamples(_ controls: [CGPoint], _ count: Int) -> [CGPoint] {
  (1...count).map { step in
    let t = CGFloat(step) / CGFloat(count)
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
    }
    return points[0]
  }
}
