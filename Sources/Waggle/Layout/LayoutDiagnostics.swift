import Foundation

// The tree as a whole.
extension Diagnostic {
  /// The content of a view keeps changing the size that it was placed in.
  static func layoutLoop(at path: String) -> Diagnostic {
    Diagnostic(
      .loop, at: path,
      "The layout did not settle in 8 passes: the content of this view keeps changing the size that it was "
        + "placed in. Do not let a size that was read change itself.")
  }

  /// A value of the geometry came back in the same frame (R140).
  static func geometryLoop(values: [String], states: [String], at path: String) -> Diagnostic {
    let names = states.joined(separator: ", ")
    return Diagnostic(
      .loop, at: path,
      "onGeometryChange(for:of:action:) action tried to update multiple times per frame.\n"
        + "The value went \(values.joined(separator: " -> "))"
        + (names.isEmpty ? "" : "; the action set \(names), which changed the geometry again")
        + ". Set state so that it does not change the size or the position that was read.")
  }

  /// Measuring a view would exceed the stack.
  static func tooDeepLayout(at path: String) -> Diagnostic {
    tooDeep(
      "The tree is too deep for the stack: the views below this one take no space. Nest less, or split the view.",
      at: path)
  }
}

// Geometry.
extension Diagnostic {
  /// No ancestor declares the coordinate space (R135).
  static func unknownCoordinateSpace(_ name: AnyHashable, at path: String) -> Diagnostic {
    Diagnostic(
      .unknownCoordinateSpace, at: path,
      "No view around this one declares a coordinate space named \(name): the frame is in the root's space. "
        + "Put .coordinateSpace(.named(\(name))) on an ancestor.")
  }

  /// A rectangle's anchor was made from a rotated view (R121).
  static func anchorMadeRotated(at path: String) -> Diagnostic {
    rotatedAnchor("A rectangle's anchor was made from a view under a rotation", at: path)
  }

  /// A rectangle's anchor is resolved by a rotated view (R121).
  static func anchorResolvedRotated(at path: String) -> Diagnostic {
    rotatedAnchor("A rectangle's anchor is resolved under a rotation", at: path)
  }

  private static func rotatedAnchor(_ what: String, at path: String) -> Diagnostic {
    Diagnostic(
      .rotatedAnchor, at: path,
      "\(what): the result is its bounding box, which is larger. "
        + "Anchor points (.topLeading, .center) instead.")
  }
}

// Matched geometry.
extension Diagnostic {
  /// Several views of a group want to be its source (M078).
  static func matchedSources(_ id: AnyHashable, count: Int, at path: String) -> Diagnostic {
    Diagnostic(
      .matchedSources, at: path,
      "\(count) views with the matched geometry id \(id) are sources at the same time: the one that was inserted "
        + "last counts. Set isSource: false on the others.")
  }
}

// Numbers that cannot be used.
extension Diagnostic {
  static func positionNotANumber(in layout: Any.Type, at path: String) -> Diagnostic {
    Diagnostic(
      .positionNotANumber, at: path,
      "\(typeName(layout)) placed a subview at a position that is not a number: it was centred.")
  }

  /// - Parameter name: "width" or "height".
  static func frameLength(_ name: String, _ length: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .frameLength, at: path,
      "The frame's \(name) is \(Double(length)): it must be finite and not negative, and is ignored."
    )
  }

  /// - Parameter name: "Width" or "Height".
  static func frameLimits(_ name: String, _ limits: FrameLimits, at path: String) -> Diagnostic {
    let values = [("min", limits.min), ("ideal", limits.ideal), ("max", limits.max)]
    let list = values.compactMap { word, length in
      length.map { "\(word)\(name) \(Double($0))" }
    }
    return Diagnostic(
      .frameLimits, at: path,
      "The frame's \(list.joined(separator: ", ")) must be numbers, not negative and in ascending "
        + "order; a length that is not is raised or ignored.")
  }

  static func padding(_ length: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .padding, at: path,
      "A padding is \(Double(length)): it must be finite, and counts as 0.")
  }

  /// - Parameter length: what `safeAreaPadding` was given.
  static func safeAreaInset(_ length: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .padding, at: path,
      "The inset of a safe area is \(Double(length)): it must be finite and not negative, and counts as 0."
    )
  }

  /// - Parameter length: what `safeAreaInset` was given.
  static func safeAreaSpacing(_ length: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .padding, at: path,
      "The spacing of safeAreaInset is \(Double(length)): it must be finite; the preferred distance is used."
    )
  }

  static func position(_ point: CGPoint, at path: String) -> Diagnostic {
    Diagnostic(
      .position, at: path,
      "A position is (\(Double(point.x)), \(Double(point.y))): it must be finite; the view is at 0."
    )
  }

  static func priority(at path: String) -> Diagnostic {
    Diagnostic(.priority, at: path, "A layout priority is not a number: it counts as 0.")
  }

  static func aspectRatio(_ ratio: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .aspectRatio, at: path,
      "The aspect ratio is \(Double(ratio)): it must be finite and above 0; the view's own is used."
    )
  }

  static func spacerLength(_ length: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .spacerLength, at: path,
      "A spacer's minimum length is \(Double(length)): it counts as 0.")
  }

  static func stackSpacing(_ spacing: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .stackSpacing, at: path,
      "The spacing is \(Double(spacing)): the children's own gaps are used.")
  }

  static func gridCellColumns(_ count: Int, at path: String) -> Diagnostic {
    Diagnostic(
      .gridCellColumns, at: path,
      "A cell of a grid spans \(count) columns: it must be at least 1 and at most 10,000, and counts as that."
    )
  }

  static func alignmentGuide(at path: String) -> Diagnostic {
    Diagnostic(.alignmentGuide, at: path, "An alignment guide is not a number: it counts as 0.")
  }
}

// Lazy containers.
extension Diagnostic {
  /// Thousands of rows in a row take no space.
  static func lazyPile(at path: String) -> Diagnostic {
    Diagnostic(
      .lazyRows, at: path,
      "4,096 rows in a row are empty or take no space: the rest is not made. "
        + "Filter the data instead, or give the rows a length.")
  }

  static func lazyLength(_ length: CGFloat, at path: String) -> Diagnostic {
    Diagnostic(
      .lazyRows, at: path,
      "A row of this lazy container is \(Double(length)) points long: it counts as 0. "
        + "A row is asked for its ideal length, which must be finite.")
  }

  static func gridItem(_ item: GridItem, at path: String) -> Diagnostic {
    Diagnostic(
      .gridItem, at: path,
      "The grid's item \(item.size) has a length that is negative or not a number, or a maximum below its minimum: "
        + "the limits that can be used are.")
  }
}
