import Foundation

/// A proposed size in 16 bytes: nil is a NaN that no computation has.
struct PackedProposal {
  private static let unspecified: UInt64 = 0x7FF8_5741_4747_4C45

  private let width: UInt64
  private let height: UInt64

  @inline(__always)
  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { Double($0).bitPattern } ?? Self.unspecified
    height = proposal.height.map { Double($0).bitPattern } ?? Self.unspecified
  }

  @inline(__always)
  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(width), height: Self.length(height))
  }

  @inline(__always)
  private static func length(_ bits: UInt64) -> CGFloat? {
    bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
  }
}
