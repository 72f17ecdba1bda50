import CCairoPango
import Waggle

/// The drawing of a scope in parts: a scope is the page, or the content of a group, and blends in it combine with what is
/// drawn before them in it.
///
/// The steps are numbered: what is before the first picture is step 0, that picture step 1, what follows step 2, and so on.
final class Passage {
  let scope: DisplayNode
  /// The context's matrix where the scope begins.
  let matrix: cairo_matrix_t
  /// The steps that are drawn.
  let steps: Range<Int>
  /// The format that decides what is a picture.
  let format: Painter.Kind
  private(set) var step = 0

  init(_ scope: DisplayNode, _ matrix: cairo_matrix_t, _ format: Painter.Kind, _ steps: Range<Int>)
  {
    (self.scope, self.matrix, self.format, self.steps) = (scope, matrix, format, steps)
  }

  var isActive: Bool { steps.contains(step) }

  /// Whether no step that follows is drawn.
  var isOver: Bool { step >= steps.upperBound }

  func advance() { step += 1 }
}

extension Painter.Kind {
  /// Whether a file of this format has no word for the mode, so that its result is a picture (C466).
  func needsPicture(for mode: BlendMode) -> Bool {
    switch self {
    case .pdf: [.sourceAtop, .destinationOver, .destinationOut, .plusLighter].contains(mode)
    case .svg: mode != .normal
    case .pixels, .layer: false
    }
  }
}

extension DisplayNode {
  /// Whether the parts of the node are drawn apart in a scope; all else is drawn as a whole.
  var isStructure: Bool {
    switch content {
    case .group, .offset, .transform, .clip, .textInput, .moving, .untouched, .touched, .scroll:
      true
    default: false
    }
  }

  /// The modes of the blends in a scope that are pictures in a format, in the order of drawing.
  func pictureModes(in format: Painter.Kind) -> [BlendMode] {
    var modes: [BlendMode] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      if case .blend(let mode, _) = node.content, format.needsPicture(for: mode) {
        modes.append(mode)
      } else if node.isStructure {
        waiting += node.content.children.reversed()
      }
    }
    return modes
  }
}
