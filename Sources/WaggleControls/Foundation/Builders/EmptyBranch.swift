/// A branch without a statement, where what it would hold is known only from the other branches.
nonisolated public struct _EmptyBranch {}
