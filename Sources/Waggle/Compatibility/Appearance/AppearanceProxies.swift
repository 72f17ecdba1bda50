import Foundation
import WaggleGraph

/// How the controls of one program look, as UIKit writes it: what was set by `UITableView.appearance()` and its like.
///
/// What is set while a program runs belongs to that program. What is set before, as in the `init()` of an `App`, belongs to the
/// program that is made next. So two programs, or two tests, share nothing.
@dynamicMemberLookup
package final class AppearanceProxies: RuntimeStore, @unchecked Sendable {
  /// One proxy for each kind of controls.
  package struct Controls {
    package let tableView = UITableView()
    package let tableViewCell = UITableViewCell()
    package let navigationBar = UINavigationBar()
    package let tabBar = UITabBar()
    package let segmentedControl = UISegmentedControlAppearance()
    package let pageControl = UIPageControlAppearance()
    package let textView = UITextViewAppearance()
    package let scrollView = UIScrollViewAppearance()
    package let toggle = UISwitchAppearance()
    package let slider = UISliderAppearance()
  }

  /// What was set while no program runs.
  private static let pending = AppearanceProxies(nil)

  private let reference: RuntimeReference?
  /// Whether a program has asked for an appearance: if not, controls have nothing to read.
  private var isUsed = false
  /// Made when the first is asked for, which most programs never do.
  private lazy var controls = Controls()

  init(_ runtime: Runtime?) { reference = runtime?.reference }

  package func close() {}

  /// The proxies of the program whose action or body runs, or else of the one that is made next.
  static var current: AppearanceProxies {
    let proxies = Runtime.ofAction?.store(AppearanceProxies.self) ?? pending
    proxies.isUsed = true
    return proxies
  }

  /// Takes over what was set before the program was made.
  func adoptPending() {
    let pending = Self.pending
    guard pending.isUsed else { return }
    (isUsed, controls) = (true, pending.controls)
    (pending.isUsed, pending.controls) = (false, Controls())
    scrollViewChanged()
  }

  /// The proxy of a kind of controls.
  package subscript<Proxy>(dynamicMember proxy: KeyPath<Controls, Proxy>) -> Proxy {
    controls[keyPath: proxy]
  }

  /// The proxies, if any was asked for.
  fileprivate var used: AppearanceProxies? { isUsed ? self : nil }

  /// Gives what scroll views read to the root's environment, after the bodies that run.
  func scrollViewChanged() {
    guard let runtime = reference?.runtime else { return }
    let (host, scrollView) = (runtime.store(ProgramStore.self).host, controls.scrollView)
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
  package var appearanceProxies: AppearanceProxies? {
    (windowTraits.appearance as? AppearanceProxies)?.used
  }
}
