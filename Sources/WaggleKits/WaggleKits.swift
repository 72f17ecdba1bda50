// Nothing: this target has the modules UIKit and AppKit as its dependencies, with the traits of the same names.
