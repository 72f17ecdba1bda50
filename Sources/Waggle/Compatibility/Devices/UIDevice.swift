import Foundation

/// The device as UIKit writes it, for code such as `UIDevice.current.userInterfaceIdiom == .pad`.
///
/// What it says is not tracked: a body that reads it does not run again when the window is resized. The size classes of the
/// environment do.
public final class UIDevice: Sendable {
  /// The device of the tree of views that is or was updated last.
  public static let current = UIDevice()

  private init() {}

  /// Which kind of device a window of this size is like: `pad` where both sides are 600 points or longer, else `phone`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// How the window lies: upright or on its side.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The name of the machine.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The system's name.
  public var systemName: String { "Linux" }
  /// The system's version, such as "6.1.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}

/// A kind of device as UIKit writes it.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// None of the others.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// The screen of a car.
  case carPlay
  /// A computer.
  case mac = 5
  /// Glasses.
  case vision
}

/// How a device lies, as UIKit writes it.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, the top below.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
  /// The device lies on its back.
  case faceUp
  /// On its front.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
