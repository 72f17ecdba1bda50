package import Foundation

/// The sizes that a window needs to show all of what is presented in it. Only a host whose window can grow makes one.
nonisolated package final class PresentationRoom {
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  package init() {}

  /// The least size of the window; nil while nothing is presented.
  package var size: CGSize? {
    sizes.values.reduce(nil) { size, next in
      CGSize(
        width: max(size?.width ?? 0, next.width), height: max(size?.height ?? 0, next.height))
    }
  }

  fileprivate func set(_ size: CGSize?, for need: PresentationNeed) {
    sizes[ObjectIdentifier(need)] = size
  }
}

/// The size that a window needs for one presentation, for as long as there is one.
nonisolated package final class PresentationNeed {
  private weak var room: PresentationRoom?

  package init() {}

  /// The receiver where the window can grow; nil elsewhere.
  package func of(_ window: WindowParts?) -> PresentationNeed? {
    room = window?.known(PresentationRoom.self)
    return room == nil ? nil : self
  }

  /// Says that the presentation is over. What has read a view may keep it longer.
  package func end() { room?.set(nil, for: self) }

  deinit { end() }

  /// Says how large the window has to be at least.
  package func set(_ size: CGSize) { room?.set(size, for: self) }
}
