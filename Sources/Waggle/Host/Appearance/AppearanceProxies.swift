import Foundation
import WaggleGraph

/// How the controls of one program look, as UIKit writes it: what was set by `UITableView.appearance()` and its like.
///
/// What is set while a program runs belongs to that program. What is set before, as in the `init()` of an `App`, belongs to the
/// program that is made next. So two programs, or two tests, share nothing.
package final class AppearanceProxies: RuntimeStore, @unchecked Sendable {
  /// What was set while no program runs.
  private static let pending = AppearanceProxies(nil)

  private let reference: RuntimeReference?
  /// Whether any was asked for: if not, controls have nothing to read.
  private var isUsed = false
  package private(set) var tableView = UITableView()
  package private(set) var tableViewCell = UITableViewCell()
  package private(set) var navigationBar = UINavigationBar()
  package private(set) var tabBar = UITabBar()
  package private(set) var segmentedControl = UISegmentedControl()
  package private(set) var pageControl = UIPageControl()
  package private(set) var textView = UITextView()
  package private(set) var scrollView = UIScrollView()
  package private(set) var toggle = UISwitch()
  package private(set) var slider = UISlider()

  init(_ runtime: Runtime?) { reference = runtime?.reference }

  package func close() {}

  /// Those of the program whose action or body runs, or else of the one that is made next.
  static var current: AppearanceProxies {
    let proxies = Runtime.ofAction?.store(AppearanceProxies.self) ?? pending
    proxies.isUsed = true
    return proxies
  }

  /// Takes over what was set before the program was made.
  func adoptPending() {
    let pending = Self.pending
    guard pending.isUsed else { return }
    isUsed = true
    (tableView, tableViewCell, navigationBar) = (
      pending.tableView, pending.tableViewCell, pending.navigationBar
    )
    (tabBar, segmentedControl, pageControl) = (
      pending.tabBar, pending.segmentedControl, pending.pageControl
    )
    (textView, scrollView, toggle, slider) = (
      pending.textView, pending.scrollView, pending.toggle, pending.slider
    )
    pending.reset()
    scrollViewChanged()
  }

  private func reset() {
    isUsed = false
    (tableView, tableViewCell, navigationBar) = (
      UITableView(), UITableViewCell(), UINavigationBar()
    )
    (tabBar, segmentedControl, pageControl) = (UITabBar(), UISegmentedControl(), UIPageControl())
    (textView, scrollView, toggle, slider) = (UITextView(), UIScrollView(), UISwitch(), UISlider())
  }

  /// The proxies, if any was asked for.
  fileprivate var used: AppearanceProxies? { isUsed ? self : nil }

  /// Gives what scroll views read to the root's environment, after the bodies that run.
  func scrollViewChanged() {
    guard let runtime = reference?.runtime else { return }
    let (host, scrollView) = (runtime.store(ProgramStore.self).host, scrollView)
    guard let host, scrollView.isSet else { return }
    runtime.actions.add(.lifecycle, .last) { [weak host] in
      host?.updateEnvironment { scrollView.apply(to: &$0) }
    }
    runtime.wakeUp.call()
  }
}

extension AppearanceProxies: Equatable {
  package static func == (a: AppearanceProxies, b: AppearanceProxies) -> Bool { a === b }
}

extension EnvironmentValues {
  /// How the program has controls look, as UIKit writes it; nil if it has set none.
  package var appearanceProxies: AppearanceProxies? { windowTraits.appearance?.used }
}
