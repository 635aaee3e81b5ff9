extension SupportSources {
  /// The part `RegularExpressionMatcher`.
  static let regularExpressionMatcher = ##"""
    /// Runs a program over a text, all of its threads at once, so that no unit is looked at twice by the same one.
    struct CardRegularExpressionMatcher {
      private let program: CardRegularExpressionProgram
      /// The instructions that wait for a unit.
      private var threads: [Int] = []
      private var nextThreads: [Int] = []
      /// For each instruction the step in which it was last reached.
      private var reached: [Int]
      private var pending: [Int] = []
      private var step = 0
      private var work = 0
      private var isMatch = false

      /// A matcher of `program`.
      init(_ program: CardRegularExpressionProgram) {
        self.program = program
        reached = [Int](repeating: -1, count: program.instructions.count)
      }

      /// Whether some part of the text matches.
      mutating func matches<Failure>(
        _ units: [UInt16], charge: (Int) throws(Failure) -> Void
      ) throws(Failure) -> Bool {
        for position in 0...units.count {
          // Threads that read the unit before have already marked what they reached in this step.
          if position == 0 || !program.isAnchored { follow(0, units, position) }
          swap(&threads, &nextThreads)
          nextThreads.removeAll(keepingCapacity: true)
          if isMatch {
            try charge(1 + work / 8)
            return true
          }
          guard position < units.count, !(threads.isEmpty && program.isAnchored) else { break }
          step = position + 1
          let unit = units[position]
          for thread in threads {
            let goesOn: Bool
            switch program.instructions[thread] {
            case .unit(let wanted): goesOn = unit == wanted
            case .set(let number): goesOn = program.sets[number].contains(unit)
            default: goesOn = false
            }
            if goesOn { follow(thread + 1, units, position + 1) }
          }
          work += threads.count + 1
          if work > 4096 {
            try charge(work / 8)
            work = 0
          }
        }
        try charge(1 + work / 8)
        return false
      }

      /// Adds all instructions that can be reached from `start` without reading.
      private mutating func follow(_ start: Int, _ units: [UInt16], _ position: Int) {
        pending.append(start)
        while let index = pending.popLast() {
          guard reached[index] != step else { continue }
          reached[index] = step
          work += 1
          switch program.instructions[index] {
          case .unit, .set: nextThreads.append(index)
          case .split(let first, let second):
            pending.append(second)
            pending.append(first)
          case .jump(let target): pending.append(target)
          case .start: if isLineStart(units, position) { pending.append(index + 1) }
          case .end: if isLineEnd(units, position) { pending.append(index + 1) }
          case .match: isMatch = true
          }
        }
      }

      private func isLineStart(_ units: [UInt16], _ position: Int) -> Bool {
        position == 0
          || program.options.contains(.multiline) && CardUnitSet.lineEnds.contains(units[position - 1])
      }

      private func isLineEnd(_ units: [UInt16], _ position: Int) -> Bool {
        position == units.count
          || program.options.contains(.multiline) && CardUnitSet.lineEnds.contains(units[position])
      }
    }
    """##

  /// The same as it is read.
  static let regularExpressionMatcherPart = SupportPart(regularExpressionMatcher)
}
