import BeeField
import Buzzy
import Composer
import FitOrMenu
import HideAndShow
import Outline
import Reducers
import SignUp
import SwiftUI
import Titles

/// A program of the gallery; its raw value is its folder in `Examples/Sources`.
enum Exhibit: String, CaseIterable, Identifiable {
  case buzzy = "Buzzy"
  case beeField = "BeeField"
  case composer = "Composer"
  case signUp = "SignUp"
  case titles = "Titles"
  case reducers = "Reducers"
  case fitOrMenu = "FitOrMenu"
  case hideAndShow = "HideAndShow"
  case outline = "Outline"

  var id: Exhibit { self }

  var name: String {
    switch self {
    case .buzzy: "The bee game"
    case .beeField: "The bee field"
    case .composer: "Composer"
    case .signUp: "Sign up"
    case .titles: "Titles"
    case .reducers: "Reducers"
    case .fitOrMenu: "Fit or menu"
    case .hideAndShow: "Hide and show"
    case .outline: "Outline"
    }
  }

  var symbol: String {
    switch self {
    case .buzzy: "gamecontroller"
    case .beeField: "leaf"
    case .composer: "text.bubble"
    case .signUp: "person.badge.plus"
    case .titles: "textformat"
    case .reducers: "arrow.triangle.merge"
    case .fitOrMenu: "ellipsis.circle"
    case .hideAndShow: "eye.slash"
    case .outline: "list.bullet.indent"
    }
  }

  /// The folders of its source: the program's own, and those of the libraries that it shows.
  var folders: [String] { self == .outline ? [rawValue, "Landmarks"] : [rawValue] }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .buzzy: GameView()
    case .beeField: MeadowView()
    case .composer: ComposerView()
    case .signUp: RootView()
    case .titles: TitlesView()
    case .reducers: ReducersView()
    case .fitOrMenu: FitOrMenuView()
    case .hideAndShow: HideAndShowView()
    case .outline: OutlineView()
    }
  }
}
