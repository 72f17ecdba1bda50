extension Diagnostic {
  /// What `@AppStorage` was set to could not be written to its file.
  package static func unsavedDefaults() -> Diagnostic {
    Diagnostic(
      .storage, at: "",
      "The values of @AppStorage cannot be written to their file in ~/.config: the disk is full, or the folder cannot be "
        + "written. They stay in memory until the program ends, and the next change is an attempt to write all of them."
    )
  }

  /// What `@SceneStorage` was set to could not be written to its file.
  package static func unsavedScene(_ file: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .storage, at: "",
      "The values of @SceneStorage cannot be written to \(file): \(reason). They stay in memory until the program ends, "
        + "and the next change is an attempt to write all of them.")
  }

  /// The file of a scene holds something else.
  package static func unreadableScene(_ file: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .storage, at: "",
      "The values of @SceneStorage in \(file) cannot be read: \(reason). The window begins with initial values; what "
        + "was in the file is kept beside it, with the ending .unreadable.")
  }

  /// A state was set while views are updated; the change was dropped (R188).
  static func mutation(of state: String, at path: String) -> Diagnostic {
    Diagnostic(
      .mutationInUpdate, at: path,
      "Modifying state during view update, this will cause undefined behavior. "
        + "The write to \(state) was dropped; set it from an action (onAppear, onChange, a tap) instead."
    )
  }

  /// A presentation was dismissed while views are updated; it is, after the update (R188).
  static func dismissalInUpdate(at path: String) -> Diagnostic {
    Diagnostic(
      .mutationInUpdate, at: path,
      "A presentation was dismissed during a view update, and ends after it. "
        + "Call dismiss() from an action (onAppear, onChange, a tap) instead.")
  }

  /// An observable object changed while views are updated; the change was made (R222).
  static func publishedInUpdate(_ object: Any.Type, at path: String) -> Diagnostic {
    Diagnostic(
      .publishedInUpdate, at: path,
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior. "
        + "Change \(typeName(object)) in an action (onAppear, onChange, a tap) instead.")
  }

  /// An observable object changed on a thread other than the main thread (R223).
  static func publishedInBackground(_ object: Any.Type) -> Diagnostic {
    Diagnostic(
      .publishedInBackground, at: "root",
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
        + "(via operators like receive(on:)) on model updates. \(typeName(object)) changed on another thread."
    )
  }

  /// A value is needed to compute itself.
  ///
  /// - Parameter names: the rules on the way, beginning and ending with the same one.
  static func cycle(_ names: [String], at path: String) -> Diagnostic {
    Diagnostic(
      .cycle, at: path,
      "A value is needed to compute itself: \(names.joined(separator: " needs ")).")
  }

  /// Rules wait for each other without inputs that were known beforehand.
  ///
  /// - Parameter names: the outermost of them.
  static func tooManyWaitingValues(_ names: [String], at path: String) -> Diagnostic {
    tooDeep(
      "More than 1,000 values wait for each other: \(names.joined(separator: " needs ")) …",
      at: path)
  }

  /// A path of a tree that is too deep would fill the screen, so only its beginning is reported.
  static func tooDeep(_ message: String, at path: String) -> Diagnostic {
    Diagnostic(.tooDeep, at: String(path.prefix(400)), message)
  }
}

extension Diagnostic {
  /// A body took so long that the pages of a program waited.
  static func slowBody(_ view: String, _ milliseconds: Int, at path: String) -> Diagnostic {
    Diagnostic(
      .slowBody, at: path,
      "The body of \(view) took \(milliseconds) ms; all pages of the program waited meanwhile. "
        + "Compute in a task, and keep the result in a state.")
  }
}

extension Diagnostic {
  /// An update took so long that the program seemed to have stopped.
  ///
  /// - Parameter code: what was running, such as "body of Row".
  static func stuck(in code: String, at path: String) -> Diagnostic {
    Diagnostic(
      .stuck, at: path,
      "An update of the views took seconds, in \(code); nothing else of the program ran meanwhile. "
        + "Compute in a task away from the main actor, and keep the result in a state.")
  }
}

extension Diagnostic {
  /// A picture does not show what a task would change.
  ///
  /// - Parameter wait: how long the picture has waited for it, in seconds; 0 if it was drawn at once.
  package static func unfinishedTask(after wait: Double, at path: String) -> Diagnostic {
    let seconds = wait == wait.rounded() ? "\(Int(wait))" : "\(wait)"
    return Diagnostic(
      .unfinishedTask, at: path,
      wait > 0
        ? "A task of this view had not finished after \(seconds) seconds, so the picture does not show what it would change. "
          + "Give it more time, end it, or load first and give the view what was loaded."
        : "A task of this view had not finished when the picture was drawn, which does not show what it would change. "
          + "Await the picture, as in try await renderer.pngData(), or load first and give the view what was loaded."
    )
  }
}
