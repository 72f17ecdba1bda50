/// A layout that is part of the framework.
package protocol BuiltInLayout: Layout {}

/// A layout that has no name in the paths of reports: the user did not write it.
package protocol UnnamedLayout: Layout {}
