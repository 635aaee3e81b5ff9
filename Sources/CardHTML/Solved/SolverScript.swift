/// The part of the script that solves constraints, on pages of screens that are placed by them.
enum SolverScript {
  static let text = #"""

    // A solver for linear constraints with strengths, after Cassowary (Badros, Borning and Stuckey, 2001): rows of a
    // simplex tableau are kept feasible while constraints are added, errors of weaker constraints are minimized
    // strongest level first. Variables are numbers; those of the layout may be negative, slacks and errors may not.
    const EPSILON = 1e-8;
    const FREE = 0, SLACK = 1, ERROR = 2, DUMMY = 3;

    class Row {
      constructor(constant) { this.constant = constant; this.cells = new Map(); }
      copy() { const row = new Row(this.constant); row.cells = new Map(this.cells); return row; }
      add(symbol, coefficient) {
        const sum = (this.cells.get(symbol) || 0) + coefficient;
        if (Math.abs(sum) < EPSILON) this.cells.delete(symbol); else this.cells.set(symbol, sum);
      }
      addRow(row, factor) {
        this.constant += row.constant * factor;
        for (const [symbol, coefficient] of row.cells) this.add(symbol, coefficient * factor);
      }
      negate() {
        this.constant = -this.constant;
        for (const [symbol, coefficient] of this.cells) this.cells.set(symbol, -coefficient);
      }
      // Turns `0 = constant + … + c symbol` into `symbol = …`.
      solve(symbol) {
        const factor = -1 / this.cells.get(symbol);
        this.cells.delete(symbol);
        this.constant *= factor;
        for (const [other, coefficient] of this.cells) this.cells.set(other, coefficient * factor);
      }
      substitute(symbol, row) {
        const coefficient = this.cells.get(symbol);
        if (coefficient === undefined) return false;
        this.cells.delete(symbol);
        this.addRow(row, coefficient);
        return true;
      }
    }

    class Solver {
      constructor() {
        this.kinds = [];
        this.rows = new Map();          // basic symbol -> its row
        this.columns = [];              // symbol -> basic symbols in whose rows it may stand
        this.levels = new Map();        // strength -> objective row
        this.strengths = [];            // strongest first
        this.conflicts = [];            // required constraints that could not be met, in order
      }
      variable() { return this.symbol(FREE); }
      symbol(kind) { this.kinds.push(kind); this.columns.push(new Set()); return this.kinds.length - 1; }
      value(variable) { const row = this.rows.get(variable); return row ? row.constant : 0; }

      // Adds `sum of coefficient * variable + constant (relation) 0`; terms are pairs. Required from a strength of 1000.
      add(terms, constant, relation, strength, label) {
        const required = strength >= 1000;
        const row = new Row(constant);
        for (const [variable, coefficient] of terms) {
          const basic = this.rows.get(variable);
          if (basic) row.addRow(basic, coefficient); else row.add(variable, coefficient);
        }
        let marker, other = -1;
        if (relation !== "=") {
          const sign = relation === "<" ? 1 : -1;
          marker = this.symbol(SLACK);
          row.add(marker, sign);
          if (!required) { other = this.symbol(ERROR); row.add(other, -sign); this.penalize(other, strength); }
        } else if (required) {
          marker = this.symbol(DUMMY);
          row.add(marker, 1);
        } else {
          marker = this.symbol(ERROR); other = this.symbol(ERROR);
          row.add(marker, -1); row.add(other, 1);
          this.penalize(marker, strength); this.penalize(other, strength);
        }
        if (row.constant < 0) row.negate();
        let subject = this.subject(row, marker, other);
        if (subject < 0 && this.isDummies(row)) {
          if (Math.abs(row.constant) > 1e-6) { this.conflicts.push(label); return false; }
          subject = marker;
        }
        if (subject < 0) {
          if (!this.addArtificially(row)) { this.conflicts.push(label); return false; }
        } else {
          row.solve(subject);
          this.replace(subject, row);
          this.enter(subject, row);
        }
        return true;
      }

      penalize(symbol, strength) {
        let objective = this.levels.get(strength);
        if (!objective) {
          this.levels.set(strength, objective = new Row(0));
          this.strengths.push(strength);
          this.strengths.sort((a, b) => b - a);
        }
        objective.add(symbol, 1);
      }
      subject(row, marker, other) {
        for (const symbol of row.cells.keys()) if (this.kinds[symbol] === FREE) return symbol;
        for (const symbol of [marker, other]) {
          if (symbol >= 0 && this.kinds[symbol] !== DUMMY && row.cells.get(symbol) < 0) return symbol;
        }
        return -1;
      }
      isDummies(row) {
        for (const symbol of row.cells.keys()) if (this.kinds[symbol] !== DUMMY) return false;
        return true;
      }
      enter(symbol, row) {
        this.rows.set(symbol, row);
        for (const cell of row.cells.keys()) this.columns[cell].add(symbol);
      }
      // Writes `row` for `symbol` wherever it stands.
      replace(symbol, row) {
        for (const basic of this.columns[symbol]) {
          const other = this.rows.get(basic);
          if (!other || !other.substitute(symbol, row)) continue;
          for (const cell of row.cells.keys()) this.columns[cell].add(basic);
        }
        this.columns[symbol].clear();
        for (const objective of this.levels.values()) objective.substitute(symbol, row);
        if (this.artificial) this.artificial.substitute(symbol, row);
      }
      pivot(entering, leaving) {
        const row = this.rows.get(leaving);
        this.rows.delete(leaving);
        row.cells.set(leaving, -1);
        row.solve(entering);
        this.replace(entering, row);
        this.enter(entering, row);
      }
      // The basic symbol that reaches zero first when `entering` grows; -1 if none does.
      leaving(entering) {
        let best = Infinity, found = -1;
        for (const basic of this.columns[entering]) {
          if (this.kinds[basic] === FREE) continue;
          const row = this.rows.get(basic), coefficient = row && row.cells.get(entering);
          if (!(coefficient < -EPSILON)) continue;
          const ratio = -row.constant / coefficient;
          if (ratio < best - EPSILON || (ratio < best + EPSILON && basic < found)) { best = Math.min(best, ratio); found = basic; }
        }
        return found;
      }
      addArtificially(row) {
        const symbol = this.symbol(SLACK);
        this.artificial = row.copy();
        this.enter(symbol, row);
        for (;;) {
          let entering = -1;
          for (const [cell, coefficient] of this.artificial.cells) {
            if (coefficient < -EPSILON && this.kinds[cell] !== DUMMY && (entering < 0 || cell < entering)) entering = cell;
          }
          if (entering < 0) break;
          const leaving = this.leaving(entering);
          if (leaving < 0) break;
          this.pivot(entering, leaving);
        }
        const satisfied = Math.abs(this.artificial.constant) < 1e-6;
        this.artificial = null;
        const basic = this.rows.get(symbol);
        if (basic) {
          let entering = -1;
          for (const cell of basic.cells.keys()) if (this.kinds[cell] !== DUMMY && cell !== symbol) { entering = cell; break; }
          if (satisfied && entering >= 0) this.pivot(entering, symbol); else this.rows.delete(symbol);
        }
        this.forget(symbol);
        return satisfied;
      }
      forget(symbol) {
        for (const row of this.rows.values()) row.cells.delete(symbol);
        for (const objective of this.levels.values()) objective.cells.delete(symbol);
      }
      // Minimizes the errors, strongest level first.
      optimize() {
        for (let rounds = 0; rounds < 20000; rounds++) {
          const entering = this.improving();
          if (entering < 0) return;
          const leaving = this.leaving(entering);
          if (leaving < 0) return;
          this.pivot(entering, leaving);
        }
      }
      improving() {
        const settled = new Set();
        for (const strength of this.strengths) {
          let entering = -1;
          for (const [symbol, coefficient] of this.levels.get(strength).cells) {
            if (this.kinds[symbol] === DUMMY || settled.has(symbol)) continue;
            if (coefficient < -1e-7 && (entering < 0 || symbol < entering)) entering = symbol;
          }
          if (entering >= 0) return entering;
          for (const [symbol, coefficient] of this.levels.get(strength).cells) if (coefficient > 1e-7) settled.add(symbol);
        }
        return -1;
      }
      // The layout variables that another solution, equally good, gives another value.
      ambiguous() {
        const costly = new Set();
        for (const objective of this.levels.values()) {
          for (const [symbol, coefficient] of objective.cells) if (Math.abs(coefficient) > 1e-7) costly.add(symbol);
        }
        const moving = new Set();
        this.columns.forEach((basics, symbol) => {
          if (this.rows.has(symbol) || this.kinds[symbol] === DUMMY || costly.has(symbol)) return;
          if (this.kinds[symbol] !== FREE) {
            const leaving = this.leaving(symbol);
            if (leaving >= 0 && -this.rows.get(leaving).constant / this.rows.get(leaving).cells.get(symbol) < 0.01) return;
          } else if (basics.size) moving.add(symbol);
          for (const basic of basics) {
            const row = this.rows.get(basic), coefficient = row && row.cells.get(symbol);
            if (this.kinds[basic] === FREE && Math.abs(coefficient || 0) > EPSILON) moving.add(basic);
          }
        });
        return moving;
      }
    }

    """#
}
