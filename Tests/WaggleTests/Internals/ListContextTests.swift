import Foundation
import TestSupport
import Testing
import Waggle
import WaggleTestKit

@testable import WaggleControls

/// What rows know of their list, once it is gone.
@MainActor @Suite struct ListContextTests {
  private func context(of model: ListModel) -> ListContext {
    let values = EnvironmentValues()
    return ListContext(
      metrics: values.rowMetrics, colors: values.rowColors, minHeight: 0, rowSpacing: nil,
      sectionSpacing: values.listSectionSpacing, sectionMargins: values.listSectionMargins,
      alternates: true, selectsRows: false,
      hasMenu: false, finder: model.finder)
  }

  @Test func `C531: what rows share can be used after its list is gone, and retains no model`() {
    var model: ListModel? = ListModel()
    weak let watched = model
    let context = context(of: model!)
    let copy = context
    model = nil
    #expect(watched == nil)
    #expect(context.finder.count == 0)
    #expect(context == copy)
  }

  @Test func `C531: what is dropped behind the rows of a list that is gone is taken by nothing`() {
    var model: ListModel? = ListModel()
    weak let watched = model
    let drops = model!.dropsBehindRows
    model = nil
    #expect(watched == nil)
    #expect(!drops.reaches(.zero))
  }
}
