/// How the report page looks: by the reader's choice of light or dark, on any width.
enum FidelityPageStyle {
  /// The style sheet.
  static let text = """
    :root { color-scheme: light dark; --line: #d0d7de; --soft: #f6f8fa; --dim: #59636e; --mark: #fff1b8; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #3d444d; --soft: #1b2027; --dim: #9198a1; --mark: #5c4a00; }
    }
    * { box-sizing: border-box; }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; overflow-wrap: anywhere; }
    .to, .facts, .why, .none, figcaption { color: var(--dim); }
    .to { font-weight: normal; }
    table { border-collapse: collapse; width: 100%; font-size: .9rem; }
    th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: left; }
    td { overflow-wrap: anywhere; }
    .name { white-space: nowrap; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    meter { width: 5rem; vertical-align: middle; }
    details { border: 1px solid var(--line); border-radius: 6px; margin: .75rem 0; padding: 0 .75rem; }
    summary { cursor: pointer; padding: .5rem 0; }
    .why { margin: 0 0 .5rem; }
    .verdict { border-radius: 1rem; padding: .1rem .6rem; font-size: .8rem; color: #fff; background: #59636e; }
    .dropped { background: #b42318; }
    .failed b { color: #b42318; }
    .approximated { background: #8a5a00; }
    article { border-top: 1px solid var(--line); padding: .5rem 0; }
    .message { margin: 0 0 .25rem; overflow-wrap: anywhere; }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; }
    figure { margin: 0; }
    iframe { border: 1px solid var(--line); border-radius: 6px; width: 100%; height: 844px; background: Canvas; }
    figcaption { font-size: .8rem; overflow-wrap: anywhere; }
    pre { background: var(--soft); border-radius: 6px; margin: .25rem 0; padding: .5rem; overflow-x: auto;
      font: .8rem/1.45 ui-monospace, monospace; }
    pre i { color: var(--dim); display: inline-block; font-style: normal; min-width: 2.5em; text-align: right;
      user-select: none; }
    mark { background: var(--mark); color: inherit; }
    @media (max-width: 44rem) {
      .pair { grid-template-columns: minmax(0, 1fr); }
      table { font-size: .8rem; }
      .index th, .index td { padding: .2rem .1rem; }
      .index th { font-size: .65rem; }
      .index .name { white-space: normal; overflow-wrap: normal; }
      .index meter { display: none; }
      th, td { padding: .3rem .25rem; }
      meter { display: none; }
    }

    """
}
