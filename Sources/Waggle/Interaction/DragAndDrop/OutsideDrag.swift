package import Foundation

/// Something from outside of the program is dragged over the window, left it, or was dropped.
package struct OutsideDrag {
  package enum Phase { case moved, left, dropped }

  package var phase: Phase
  /// The dragged items; before the drop perhaps only their types.
  package var items: [NSItemProvider]
  package var location: CGPoint
  package var time: TimeInterval

  package init(
    _ phase: Phase, _ items: [NSItemProvider] = [], at location: CGPoint = .zero,
    time: TimeInterval
  ) {
    (self.phase, self.items, self.location, self.time) = (phase, items, location, time)
  }
}

extension NSItemProvider {
  /// Text or an address from outside of the program, which is not known before it is dropped.
  package static func promised(_ types: [UTType]) -> NSItemProvider {
    let provider = NSItemProvider()
    for type in types {
      provider.registerDataRepresentation(for: type) { done in
        done(nil, NSItemProvider.error(.itemUnavailableError))
        return nil
      }
    }
    return provider
  }

  /// A value as what is dragged.
  package static func dragged<T: Transferable>(_ value: T) -> NSItemProvider {
    .transferring(value)
  }
}
