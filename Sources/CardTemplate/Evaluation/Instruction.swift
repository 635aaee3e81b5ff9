/// What an expression does, as 16 bytes without references, so that evaluation counts none.
struct Instruction: BitwiseCopyable {
  /// What the operands `a`, `b` and `c` mean.
  enum Operation: UInt8, BitwiseCopyable {
    /// The constant `a`.
    case constant
    /// A path that begins in the scope at the name `a`; its steps are `b..<b + c`.
    case path
    /// A path that begins at the value of the code `a`; its steps are `b..<b + c`.
    case access
    /// A call of the implementation `a`; the operands `b..<b + c` are the arguments.
    case call
    /// A lambda with the parameter `a` and the body `b`.
    case lambda
    /// An array of the operands `b..<b + c`.
    case array
    /// An object of pairs in the operands from `b` on: a constant with the name and a code; `c` pairs.
    case object
    /// A text of the operands `b..<b + c`.
    case interpolation
    /// The value of the code `a`, which is the same as long as the scope is; remembered in the slot `b`.
    case scopeInvariant
    /// The value of the code `a`, which is the same for the whole expansion; remembered in the slot `b`.
    case expansionInvariant
    /// A call that can only fail.
    case failure
  }

  /// Where a path of the scope begins.
  enum Root: UInt8, BitwiseCopyable {
    /// At a property of the data.
    case property
    /// At a property of the data or, if there is none, at what the name stands for.
    case propertyOrSpecial
    /// At `$data`.
    case data
    /// At `$root`.
    case root
    /// At `$index`.
    case index
    /// At `$host`.
    case host
    /// At `$_acTemplateVersion`.
    case version
    /// At a name with `$` that stands for nothing.
    case nothing
  }

  var operation: Operation
  var root: Root = .property
  /// The innermost parameter of a lambda that has the name of a path's root, or -1.
  var local: Int16 = -1
  var a: UInt32 = 0
  var b: UInt32 = 0
  var c: UInt32 = 0
}

/// One step of a compiled path.
struct PathStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// `.name`: the name `value`.
    case member
    /// `[3]`: the position `value`.
    case position
    /// `[index]`: the value of the code `value`.
    case index
  }

  var kind: Kind
  var value: UInt32
}
