// Nothing: the compiler asks for this module where a file imports both Testing and a module named AppKit.
