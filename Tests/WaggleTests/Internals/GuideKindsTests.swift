import SwiftUI
import TestSupport
import Testing

@testable import Waggle

/// Which guides a view may set, as layout knows it without asking the view.
@MainActor struct GuideKindsTests {
  @Test func `L042: views without guides are not asked for one, and texts only for those of texts`()
  {
    ask({ Color.red.padding().frame(width: 9).border(.red) }) { #expect($0.mayHaveGuides == []) }
    ask({ Text("a").padding().frame(width: 9).border(.red) }) {
      #expect($0.mayHaveGuides == [.baselines, .separators])
      #expect(!$0.mayHaveGuides.contains(VerticalAlignment.center.key))
      #expect(!$0.mayHaveGuides.contains(VerticalAlignment.custom.key))
    }
    ask({ EmptyView().padding() }) { #expect($0.mayHaveGuides == []) }
  }

  @Test func `L044: each guide has its kind`() {
    let edges: [AlignmentKey] = [
      HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
      HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
      VerticalAlignment.bottom.key,
    ]
    #expect(edges.allSatisfy { $0.kind == .edges })
    let lines = [VerticalAlignment.firstTextBaseline, .lastTextBaseline]
    #expect(lines.allSatisfy { $0.key.kind == .baselines })
    #expect(VerticalAlignment.custom.key.kind == .others)
    #expect(HorizontalAlignment.listRowSeparatorLeading.key.kind == .separators)
    #expect(HorizontalAlignment.listRowSeparatorTrailing.key.kind == .others)
  }
}

extension VerticalAlignment {
  fileprivate enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  fileprivate static let custom = VerticalAlignment(Custom.self)
}
