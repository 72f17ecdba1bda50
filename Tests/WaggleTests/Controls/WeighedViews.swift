import SwiftUI
import TestSupport
import WaggleTestKit

/// A suite that counts what a view costs: several in a column beside one.
@MainActor protocol WeighingViews {}

extension WeighingViews {
  func column(_ copies: Int, @ViewBuilder _ view: @escaping () -> some View) -> TestHost {
    let host = TestHost.phone(height: 600) {
      VStack { ForEach(0..<copies, id: \.self) { _ in view() } }
    }
    host.settle()
    return host
  }

  /// The nodes of one view.
  func nodes(@ViewBuilder _ view: @escaping () -> some View) -> Int {
    (column(9, view).counts.nodesLive - column(1, view).counts.nodesLive) / 8
  }
}

/// A suite that counts what a row of a list on a stack costs.
@MainActor protocol WeighingRows {}

extension WeighingRows {
  func list(_ rows: Int, @ViewBuilder _ row: @escaping (Int) -> some View) -> TestHost {
    let host = TestHost.phone(height: 1200) {
      NavigationStack { List(0..<rows, id: \.self) { row($0) } }
    }
    host.settle()
    return host
  }

  /// The nodes of one row.
  func nodes(@ViewBuilder _ row: @escaping (Int) -> some View) -> Int {
    (list(9, row).counts.nodesLive - list(1, row).counts.nodesLive) / 8
  }
}
