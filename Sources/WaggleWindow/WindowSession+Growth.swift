import Foundation
import Waggle

/// A window is as large as its content where its scene asks for it, and has room for what is presented in it (C625, C626).
extension WindowSession {
  /// Has the window be as large as its content, where its scene asks for it.
  func followContent() {
    let store = host.runtime.store(WindowStore.self)
    if store.keepsLeastSize {
      let least = host.leastContentSize
      if least != leastSize { embedder?.setLeastSize(least) }
      leastSize = least
    }
    guard store.fitsContent else { return followPresentations() }
    var size = host.idealContentSize
    if let needed = room?.size { size = size.covering(needed) }
    if size != host.size { embedder?.setContentSize(size) }
  }

  /// Has the window grow where what is presented in it has too little room, and shrink again afterwards, unless the user has
  /// given it another size meanwhile (C626).
  private func followPresentations() {
    if let needed = room?.size {
      let size = host.size.covering(needed)
      guard size != host.size, size != grown?.to else { return }
      grown = (grown?.from ?? host.size, size)
      embedder?.resize(to: size)
    } else if let grown {
      self.grown = nil
      if host.size == grown.to { embedder?.resize(to: grown.from) }
    }
  }
}

extension CGSize {
  /// The least size, in whole points, in which both have room.
  fileprivate func covering(_ other: CGSize) -> CGSize {
    CGSize(
      width: max(width, other.width.rounded(.up)), height: max(height, other.height.rounded(.up)))
  }
}
