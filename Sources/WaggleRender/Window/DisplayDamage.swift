package import Foundation
package import Waggle

/// Finds the pixels in which two display lists differ. What both share is not visited, so a change costs what has changed and
/// the groups above it.
package struct DisplayDamage {
  package internal(set) var area = DamagedArea()
  /// True if some new drawing has a material.
  private(set) var hasMaterials = false

  /// - Parameters:
  ///   - size: the size of the window in pixels.
  ///   - scale: pixels per point.
  package init(from old: DisplayList, to new: DisplayList, size: CGSize, scale: CGFloat) {
    let place = Place(
      transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: CGRect(origin: .zero, size: size))
    switch (old.root, new.root) {
    case (nil, nil): break
    case (let old?, let new?): compare(old, new, place)
    case (let old?, nil): damage(old, place)
    case (nil, let new?): add(new, place)
    }
  }

  /// Where a node is.
  private struct Place {
    /// From the node's coordinates to pixels.
    var transform: CGAffineTransform
    /// The pixels in which the node is seen.
    var clip: CGRect

    func moved(by offset: CGSize) -> Place {
      var place = self
      place.transform = transform.translatedBy(x: offset.width, y: offset.height)
      return place
    }

    func transformed(by inner: CGAffineTransform) -> Place {
      var place = self
      place.transform = inner.concatenating(transform)
      return place
    }

    func clipped(to rect: CGRect) -> Place {
      var place = self
      place.clip = clip.overlap(with: pixels(rect))
      return place
    }

    /// The pixels that ink within a rectangle may touch.
    func pixels(_ rect: CGRect) -> CGRect { rect.inkPixels(under: transform) }
  }

  // MARK: Comparing

  private mutating func compare(_ old: DisplayNode, _ new: DisplayNode, _ place: Place) {
    if old === new || place.clip.isNull { return }
    switch (old.content, new.content) {
    case (.group(let before), .group(let after)): compare(before, after, place)
    case (.offset(let before, let child), .offset(let after, let other)) where before == after:
      compare(child, other, place.moved(by: before))
    case (.transform(let before, let child), .transform(let after, let other))
    where before == after:
      compare(child, other, place.transformed(by: before))
    case (.clip(let before, let style, let child), .clip(let after, let other, let next))
    where before == after && style == other:
      compare(child, next, place.clipped(to: before.boundingRect))
    case (.scroll(let before, let child), .scroll(let after, let other)):
      compare(child, other, from: before, to: after, place, old, new)
    case (.textInput(_, let child), .textInput(_, let other)),
      (.moving(_, let child), .moving(_, let other)),
      (.untouched(let child), .untouched(let other)), (.touched(let child), .touched(let other)):
      compare(child, other, place)
    case (.text(let before, let point), .text(let after, let other))
    where before === after && point == other:
      break
    default:
      damage(old, place)
      add(new, place)
    }
  }

  private mutating func compare(
    _ child: DisplayNode, _ other: DisplayNode, from before: ScrollLayer, to after: ScrollLayer,
    _ place: Place, _ old: DisplayNode, _ new: DisplayNode
  ) {
    guard before.offset == after.offset, before.viewport == after.viewport,
      before.isClipped == after.isClipped
    else {
      damage(old, place)
      return add(new, place)
    }
    for axis in Axis.allCases where !before.hasSameKnob(as: after, axis) {
      for knob in [before.knob(axis), after.knob(axis)] {
        if let knob { area.add(place.pixels(knob).overlap(with: place.clip)) }
      }
    }
    let inner = before.isClipped ? place.clipped(to: before.frame) : place
    compare(child, other, inner.moved(by: before.translation))
  }

  /// Compares the nodes of a group: those that both have in the same order are the same.
  private mutating func compare(_ old: [DisplayNode], _ new: [DisplayNode], _ place: Place) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] === new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] === new[new.count - 1 - tail] {
      tail += 1
    }
    let before = old[start..<old.count - tail]
    let after = new[start..<new.count - tail]
    if before.count == after.count {
      for (one, other) in zip(before, after) { compare(one, other, place) }
    } else {
      match(before, after, place)
    }
  }

  private mutating func match(
    _ old: ArraySlice<DisplayNode>, _ new: ArraySlice<DisplayNode>, _ place: Place
  ) {
    var indices: [ObjectIdentifier: Int] = [:]
    for index in old.indices { indices[ObjectIdentifier(old[index])] = index }
    var next = old.startIndex
    for node in new {
      if let index = indices[ObjectIdentifier(node)], index >= next {
        for gone in old[next..<index] { damage(gone, place) }
        next = index + 1
      } else {
        add(node, place)
      }
    }
    for gone in old[next...] { damage(gone, place) }
  }

  // MARK: Damage

  private mutating func add(_ new: DisplayNode, _ place: Place) {
    hasMaterials = hasMaterials || new.hasMaterial
    damage(new, place)
  }

  private mutating func damage(_ node: DisplayNode, _ place: Place) {
    area.add(place.pixels(node.visualBounds).overlap(with: place.clip))
  }
}

extension ScrollLayer {
  fileprivate func hasSameKnob(as other: ScrollLayer, _ axis: Axis) -> Bool {
    knob(axis) == other.knob(axis) && isDark == other.isDark
      && (knob(axis) == nil || indicatorOpacity == other.indicatorOpacity)
  }
}
