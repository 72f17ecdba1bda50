import Foundation
import Testing

@testable import WaggleControls

/// The limits of a column's width.
@Suite struct ColumnLimitTests {
  @Test func `C112: the ideal width of a column is within its limits, and has to be a number`() {
    #expect(ColumnWidth(min: 300, ideal: 100, max: 200)?.ideal == 300)
    #expect(ColumnWidth(min: nil, ideal: .nan, max: nil) == nil)
  }

  @Test func `C285: a width that was dragged is within the limits, and yields as before`() {
    let width = ColumnWidth(min: 100, ideal: 200, max: 300)
    #expect(width?.dragged(to: 500).ideal == 300)
    #expect(width?.dragged(to: 0).ideal == 100)
    #expect(width?.dragged(to: 250).min == 100)
  }
}
