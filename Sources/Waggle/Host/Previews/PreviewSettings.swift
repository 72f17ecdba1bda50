package import Foundation

/// How a preview is shown: its name, and what decides its size. nil where the preview sets nothing.
package struct PreviewSettings: Sendable {
  package var name: String?
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?
  /// The name of the device, which may be unknown.
  package var device: String?

  package init() {}

  /// The settings that a view of a list carries.
  init(_ view: LayoutSubview) {
    name = view[PreviewNameKey.self]
    layout = view[PreviewLayoutKey.self]
    orientation = view[PreviewOrientationKey.self]
    device = view[PreviewDeviceKey.self]
  }
}

/// The space that a preview's view is offered.
package struct PreviewCanvas: Equatable, Sendable {
  /// The offered size, in points.
  package var size: CGSize
  /// Whether the preview is as large as its view, which may be smaller than `size` or larger.
  package var fitsContent = false
  /// Whether nothing but the window decides the size.
  package var fillsWindow = false
}

extension PreviewSettings {
  /// The space for the view (C173).
  ///
  /// - Parameter window: the size of a preview without a device, upright.
  package func canvas(in window: CGSize) -> PreviewCanvas {
    switch layout {
    case .fixed(let width, let height):
      PreviewCanvas(size: CGSize(width: width, height: height))
    case .sizeThatFits: PreviewCanvas(size: screen(window), fitsContent: true)
    case .device, nil:
      PreviewCanvas(
        size: screen(window), fillsWindow: deviceSize == nil && orientation == nil)
    }
  }

  /// The device's screen as it is held; a window without a device is turned only if the preview names an orientation.
  private func screen(_ window: CGSize) -> CGSize {
    let upright = deviceSize ?? window
    guard let orientation else { return upright }
    let isWide = upright.width > upright.height
    return isWide == orientation.isLandscape
      ? upright : CGSize(width: upright.height, height: upright.width)
  }

  private var deviceSize: CGSize? { device.flatMap { PreviewScreens.size(of: $0) } }

  /// A message if the settings name an unknown device; otherwise nil.
  package var problem: String? {
    guard let device, deviceSize == nil else { return nil }
    let near = nearMisses(of: device, PreviewScreens.names.map { ($0, "\"\($0)\"") })
    return "The device \"\(device)\" is not known; the preview has the size of the window."
      + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?")
  }
}
