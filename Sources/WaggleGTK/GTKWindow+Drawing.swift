#if Window
  import CGTK
  import Foundation
  import Waggle
  import WaggleRender
  import WaggleWindow

  // Frames: when they are drawn, and their pixels on the screen.

  extension GTKWindow {
    /// The pixels of what GTK calls a unit of length.
    private var pixels: CGFloat { CGFloat(gtk_widget_get_scale_factor(area)) }

    /// The area has another size, or is on a screen with another scale.
    func resized() {
      let size = CGSize(
        width: CGFloat(gtk_widget_get_allocated_width(area)) / zoom,
        height: CGFloat(gtk_widget_get_allocated_height(area)) / zoom)
      do { try session.resize(to: size, scale: pixels * zoom) } catch { fail(error) }
    }

    func requestFrame() {
      guard !isFrameRequested else { return }
      isFrameRequested = true
      let tick: GtkTickCallback = { _, _, data in
        let window = GTKWindow.window(data)
        MainActor.assumeIsolated {
          window.isFrameRequested = false
          window.session.tick()
        }
        return 0
      }
      gtk_widget_add_tick_callback(area, tick, pointer, nil)
    }

    func show(_ area: DamagedArea) {
      let scale = pixels
      for rect in area.rects {
        let points = CGRect(
          x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
          height: rect.height / scale
        ).integral
        gtk_widget_queue_draw_area(
          self.area, Int32(length: points.minX), Int32(length: points.minY),
          Int32(length: points.width), Int32(length: points.height))
      }
    }

    /// Copies the pixels to the screen.
    func draw(on context: OpaquePointer) {
      guard let buffer = session.buffer else { return }
      buffer.withPixels { bytes, stride in
        let surface = cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_RGB24, Int32(buffer.size.width), Int32(buffer.size.height),
          Int32(stride))
        cairo_surface_set_device_scale(surface, pixels, pixels)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_surface_destroy(surface)
      }
    }

    func fail(_ problem: any Error) {
      try? FileHandle.standardError.write(
        contentsOf: Data("The window could not be drawn: \(problem)\n".utf8))
    }
  }
#endif
