import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleTestKit

/// The program as UIKit writes it: addresses, windows, and what happens to it.
@MainActor @Suite(.serialized) struct UIApplicationTests {
  private static let hive = URL(string: "https://example.com/hive")!

  @Test func `C365: an address is opened where the action is, past the program's own openURL`()
    throws
  {
    let hosts = (0..<2).map { _ in
      TestHost {
        Button("Open") { UIApplication.shared.open(Self.hive) }
          .environment(\.openURL, OpenURLAction { _ in .discarded })
      }
    }
    try hosts[1].find(label: "Open").tap()
    #expect(hosts.map(\.openedURLs) == [[], [Self.hive]])
  }

  @Test func `C365: the completion says whether an address was opened`() throws {
    var answers: [Bool] = []
    let host = TestHost {
      Button("Open") {
        UIApplication.shared.open(Self.hive, options: [:]) { answers.append($0) }
      }
      Button("Ask") { answers.append(UIApplication.shared.canOpenURL(URL(string: "hive")!)) }
    }
    try host.find(label: "Open").tap()
    try host.find(label: "Ask").tap()
    #expect(answers == [true, false])
  }

  @Test func `C365: a task that an action began opens an address in the page of that action`()
    async throws
  {
    let done = AsyncStream<Bool>.makeStream()
    let host = TestHost {
      Button("Open") {
        Task {
          let isOpened = await UIApplication.shared.open(Self.hive)
          done.continuation.yield(isOpened)
        }
      }
    }
    let other = TestHost { Text("other") }
    try host.find(label: "Open").tap()
    await other.settle()
    var answers = done.stream.makeAsyncIterator()
    #expect(await answers.next() == true)
    #expect(host.openedURLs == [Self.hive])
    #expect(other.openedURLs.isEmpty)
  }

  @Test func `C365: outside of actions no address is opened, which is reported`() {
    let host = TestHost { Text("Meadow") }
    host.settle()
    var answers: [Bool] = []
    UIApplication.shared.open(Self.hive) { answers.append($0) }
    #expect(answers == [false])
    #expect(host.openedURLs.isEmpty)
    #expect(host.diagnostics.map(\.id) == ["W-URL"])
    #expect(host.diagnostics.first?.message.contains("outside of actions") == true)
  }

  @Test func `the window of a program has its size and its safe area`() {
    struct Told: View {
      var body: some View {
        let window = UIApplication.shared.windows.first { $0.isKeyWindow }
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        Text(verbatim: "\(window?.safeAreaInsets.top ?? -1) \(window?.bounds.width ?? -1)")
        Text(verbatim: "\(scene?.activationState == .foregroundActive)")
        Text(verbatim: "\(scene?.windows.first === window)")
        Text(verbatim: "\(scene?.interfaceOrientation.isPortrait ?? false)")
      }
    }
    let host = TestHost(
      size: CGSize(width: 200, height: 400),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    ) { Told() }
    #expect(host.text == ["47.0 200.0", "true", "true", "true"])
  }

  private struct Listening: View {
    @State private var heard: [String] = []
    static let names = [
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    ]

    var body: some View {
      let center = NotificationCenter.default
      Text(verbatim: (["heard"] + heard).joined(separator: " "))
        .onReceive(center.publisher(for: Self.names[0])) { _ in heard.append("visible") }
        .onReceive(center.publisher(for: Self.names[1])) { _ in heard.append("active") }
        .onReceive(center.publisher(for: Self.names[2])) { _ in heard.append("resigns") }
        .onReceive(center.publisher(for: Self.names[3])) { _ in heard.append("hidden") }
    }
  }

  @Test func `C366: views receive what happens to their own program, in order`() {
    let hosts = (0..<2).map { _ in TestHost { Listening() } }
    for host in hosts { host.settle() }
    func set(_ phase: ScenePhase) {
      hosts[0].setEnvironment(\.scenePhase, phase)
      for host in hosts { host.settle() }
    }
    set(.inactive)
    #expect(hosts[0].text == ["heard resigns"])
    set(.background)
    set(.active)
    set(.background)
    #expect(hosts[0].text == ["heard resigns hidden visible active resigns hidden"])
    #expect(hosts[1].text == ["heard"])
  }

  private final class Keeper: NSObject, UIApplicationDelegate, ObservableObject {
    nonisolated(unsafe) static var log: [String] = []
    @Published var count = 1

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      Self.log.append("launched \(UIApplication.shared.delegate === self)")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Self.log.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { Self.log.append("hidden") }
    func applicationWillTerminate(_ application: UIApplication) { Self.log.append("ends") }
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(Keeper.self) private var keeper

    var body: some Scene {
      let _ = Keeper.log.append("body \(keeper.count)")
      WindowGroup { Content() }
    }
  }

  private struct Content: View {
    @EnvironmentObject private var keeper: Keeper

    var body: some View {
      Button("\(keeper.count) kept") { keeper.count += 1 }
        .onAppear { Keeper.log.append("appears") }
    }
  }

  @Test func `C366: a delegate is notified of the launch before the first scene, then of phases`()
    throws
  {
    Keeper.log = []
    do {
      let host = TestHost { AppView(Program()) }
      host.settle()
      #expect(Keeper.log == ["launched true", "body 1", "appears", "active"])
      Keeper.log = []
      try host.find(label: "1 kept").tap()
      #expect(host.elements.map(\.label).contains("2 kept"))
      #expect(Keeper.log == ["body 2"])
      host.setEnvironment(\.scenePhase, .background)
      host.settle()
    }
    #expect(Keeper.log == ["body 2", "resigns", "hidden", "ends"])
  }

  private final class Clerk: NSObject, NSApplicationDelegate {
    nonisolated(unsafe) static var log: [String] = []
    let name: String
    override init() { name = "clerk" }
    func applicationDidFinishLaunching(_ notification: Notification) {
      Self.log.append(
        "\(name) \(notification.name == NSApplication.didFinishLaunchingNotification)")
    }
  }

  @Test func `C366: a delegate as AppKit writes it is notified of the launch`() {
    struct Program: App {
      @NSApplicationDelegateAdaptor private var clerk: Clerk
      var body: some Scene { WindowGroup { Text(verbatim: clerk.name) } }
    }
    Clerk.log = []
    let host = TestHost { AppView(Program()) }
    #expect(host.text == ["clerk"])
    #expect(Clerk.log == ["clerk true"])
  }
}
