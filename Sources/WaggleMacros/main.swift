// The compiler starts this program and asks it for expansions: see `CompilerConnection`.
CompilerConnection().serve()
