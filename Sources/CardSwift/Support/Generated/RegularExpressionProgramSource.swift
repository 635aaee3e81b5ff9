extension SupportSources {
  /// The part `RegularExpressionProgram`.
  static let regularExpressionProgram = ##"""
    /// The instructions of a nondeterministic automaton.
    struct CardRegularExpressionProgram: Sendable {
      /// One instruction.
      enum Instruction: Sendable, Equatable {
        /// Goes on if the next unit is this one.
        case unit(UInt16)
        /// Goes on if the next unit is in the set with this number.
        case set(Int)
        /// Goes on at both places.
        case split(Int, Int)
        /// Goes on elsewhere.
        case jump(Int)
        /// Goes on at the start of the text, or of a line.
        case start
        /// Goes on at the end of the text, or of a line.
        case end
        /// There is a match.
        case match
      }

      /// A program has at most so many instructions.
      static let maximumSize = 20_000

      /// The instructions; the first one begins.
      private(set) var instructions: [Instruction] = []
      /// The sets that instructions name.
      private(set) var sets: [CardUnitSet] = []
      /// The options of the pattern.
      let options: CardRegularExpressionOptions
      /// Whether a match can only begin at the start of the text.
      let isAnchored: Bool

      private let length: Int
      private var visits = 0

      /// Compiles a tree of a pattern whose text has so many bytes.
      init(_ node: CardRegularExpressionNode, _ options: CardRegularExpressionOptions, length: Int)
        throws(CardLiteralProblem)
      {
        self.options = options
        self.length = length
        isAnchored = !options.contains(.multiline) && Self.isAnchored(node)
        try emit(node)
        instructions.append(.match)
      }

      private static func isAnchored(_ node: CardRegularExpressionNode) -> Bool {
        switch node {
        case .start: true
        case .sequence(let nodes): nodes.first.map(isAnchored) ?? false
        case .alternation(let nodes): nodes.allSatisfy(isAnchored)
        case .repetition(let node, let minimum, _): minimum > 0 && isAnchored(node)
        default: false
        }
      }

      private mutating func emit(_ node: CardRegularExpressionNode) throws(CardLiteralProblem) {
        // Visits count too: a repetition of nothing makes no instructions, but takes time all the same.
        visits += 1
        if max(visits, instructions.count) > Self.maximumSize {
          throw CardLiteralProblem(
            "the regular expression is too large", 0..<length,
            help:
              "counted repetitions are written out; use smaller numbers, or `*` and a test of the length"
          )
        }
        switch node {
        case .empty: break
        case .unit(let unit): emit(unit)
        case .set(let set, let isNegated): emit(set, isNegated: isNegated)
        case .dot:
          if options.contains(.dotAll) {
            emit(CardUnitSet([0...0xFFFF]), isNegated: false)
          } else {
            emit(.lineEnds, isNegated: true)
          }
        case .start: instructions.append(.start)
        case .end: instructions.append(.end)
        case .sequence(let nodes): for node in nodes { try emit(node) }
        case .alternation(let nodes): try emit(choices: nodes)
        case .repetition(let node, let minimum, let maximum): try emit(node, minimum, maximum)
        }
      }

      private mutating func emit(_ unit: UInt16) {
        if options.contains(.ignoresCase) {
          let set = CardUnitSet([unit...unit]).ignoringCase
          if set.ranges != [unit...unit] {
            emit(set: set)
            return
          }
        }
        instructions.append(.unit(unit))
      }

      private mutating func emit(_ set: CardUnitSet, isNegated: Bool) {
        let folded = options.contains(.ignoresCase) ? set.ignoringCase : set
        emit(set: isNegated ? folded.inverted : folded)
      }

      private mutating func emit(set: CardUnitSet) {
        if let number = sets.firstIndex(of: set) {
          instructions.append(.set(number))
        } else {
          instructions.append(.set(sets.count))
          sets.append(set)
        }
      }

      private mutating func emit(choices: [CardRegularExpressionNode]) throws(CardLiteralProblem) {
        var jumps: [Int] = []
        for (index, choice) in choices.enumerated() {
          if index == choices.count - 1 {
            try emit(choice)
            break
          }
          let split = instructions.count
          instructions.append(.split(split + 1, split + 1))
          try emit(choice)
          jumps.append(instructions.count)
          instructions.append(.jump(0))
          instructions[split] = .split(split + 1, instructions.count)
        }
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
      }

      private mutating func emit(
        _ node: CardRegularExpressionNode, _ minimum: Int, _ maximum: Int?
      ) throws(CardLiteralProblem) {
        for _ in 0..<minimum { try emit(node) }
        guard let maximum else {
          let split = instructions.count
          instructions.append(.split(split + 1, split + 1))
          try emit(node)
          instructions.append(.jump(split))
          instructions[split] = .split(split + 1, instructions.count)
          return
        }
        var splits: [Int] = []
        for _ in minimum..<maximum {
          splits.append(instructions.count)
          instructions.append(.split(0, 0))
          try emit(node)
        }
        for split in splits { instructions[split] = .split(split + 1, instructions.count) }
      }
    }
    """##

  /// The same as it is read.
  static let regularExpressionProgramPart = SupportPart(regularExpressionProgram)
}
