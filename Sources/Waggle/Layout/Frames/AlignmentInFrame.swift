import Foundation

/// Whether what is in a flexible frame knows how it is aligned: a control that fills the frame aligns its label so.
package enum AlignmentInFrame: InputKey {
  package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  private enum AlignmentInFrameKey: EnvironmentKey {
    static var defaultValue: HorizontalAlignment? { nil }
  }

  /// The alignment in the nearest frame of unlimited width; nil where there is none, and outside of rows.
  package var alignmentInFrame: HorizontalAlignment? {
    get { self[AlignmentInFrameKey.self] }
    set { self[AlignmentInFrameKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The inputs of what is in a frame.
  func tellingAlignment(in frame: _GraphValue<_FlexFrameLayout>) -> _ViewInputs {
    withEnvironment(of: frame) { environment, frame in
      guard frame.width.max == .infinity else { return }
      environment.alignmentInFrame = frame.alignment.horizontal
    }
  }
}
