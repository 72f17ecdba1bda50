import Foundation
import OpenCombine

/// A program that begins with a delegate, as UIKit has it: its one window shows what the windows of the delegate, or of the scene's
/// delegate, have as their controllers (C633).
package struct DelegateProgram<Delegate: UIApplicationDelegate>: App {
  private let delegate: FirstDelegate

  package init() { delegate = FirstDelegate(object: makeDelegate(Delegate.self)) }

  package var body: some Scene {
    WindowGroup { SceneView() }
  }
}

/// The delegate that a program begins with.
private struct FirstDelegate: DelegateAdaptor {
  let object: any UIApplicationDelegate

  var delegate: any ProgramDelegate { UIProgramDelegate(delegate: object, beginsProgram: true) }
}

/// A program with a name that is not that of its type.
@MainActor package protocol NamedProgram {
  /// The name.
  static var name: String { get }
}

extension DelegateProgram: NamedProgram {
  /// The name of the delegate's module, which is the program's.
  package static var name: String {
    String(String(reflecting: Delegate.self).prefix { $0 != "." })
  }
}

/// What the windows of a scene show.
@MainActor final class SceneContent: ObservableObject {
  @Published var root: WindowRoot?
}

/// The content of a program that begins with a delegate.
private struct SceneView: View {
  var body: some View {
    if let scene = ProgramStore.current?.scene {
      ControllerView(scene: scene, content: scene.content)
    }
  }
}

/// What the window on top shows, and what is opened in it.
private struct ControllerView: View {
  let scene: UIWindowScene
  @ObservedObject var content: SceneContent

  var body: some View {
    Group {
      if let root = content.root {
        root.content.id(ObjectIdentifier(root.controller))
      }
    }
    .onOpenURL { scene.open($0) }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      scene.delegate?.scene(scene, continue: activity)
    }
  }
}

extension UIWindowScene {
  fileprivate func open(_ url: URL) {
    if let delegate {
      delegate.scene(self, openURLContexts: [UIOpenURLContext(url)])
    } else {
      _ = UIApplication.shared.delegate?.application(.shared, open: url, options: [:])
    }
  }
}
