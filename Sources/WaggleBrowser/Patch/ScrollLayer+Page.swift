import Foundation
import Waggle

extension ElementAttributes {
  /// The attributes of a scroll view. None of them is the offset: a page that scrolls by itself is sent nothing back.
  init(_ layer: ScrollLayer, at origin: CGPoint) {
    self.init(.scroll)
    setFrame(CGRect(origin: origin, size: layer.viewport))
    self["id"] = .whole(layer.id)
    self["e"] = .list(
      [layer.extent.minX, layer.extent.minY, layer.extent.width, layer.extent.height]
        .map { AttributeValue($0) })
    self["ax"] = layer.axes.pageBits
    if !layer.indicators.isEmpty { self["in"] = layer.indicators.pageBits }
    if !layer.isClipped { self["loose"] = .whole(1) }
    if !layer.isEnabled { self["fixed"] = .whole(1) }
    if layer.yieldsAtTop { self["yt"] = .whole(1) }
    self["at"] = layer.command.pageValue
    self["sn"] = layer.snap.pageValue
    if !layer.snapLimits.single.isEmpty { self["one"] = layer.snapLimits.single.pageBits }
    if layer.snapLimits.isPartial { self["more"] = .whole(1) }
    initial["now"] = .list([AttributeValue(layer.offset.x), AttributeValue(layer.offset.y)])
  }
}

extension AttributeValue {
  /// A whole number.
  static func whole(_ number: Int) -> AttributeValue { .number(number * 1000) }
}

extension Axis.Set {
  /// 1 for the horizontal axis, 2 for the vertical one.
  fileprivate var pageBits: AttributeValue {
    .whole((contains(.horizontal) ? 1 : 0) + (contains(.vertical) ? 2 : 0))
  }
}

extension ScrollCommand {
  /// The number, the offset, and the sum of the corrections.
  fileprivate var pageValue: AttributeValue {
    .list([
      .whole(number), AttributeValue(offset.x), AttributeValue(offset.y),
      AttributeValue(correction.dx), AttributeValue(correction.dy),
    ])
  }
}

extension ScrollSnap {
  /// The lengths of a page, or the offsets along each axis; nil for none.
  fileprivate var pageValue: AttributeValue? {
    switch self {
    case .none: nil
    case .pages(let size): .list([AttributeValue(size.width), AttributeValue(size.height)])
    case .points(let x, let y):
      .list([.list(x.map { AttributeValue($0) }), .list(y.map { AttributeValue($0) })])
    }
  }
}
