/// The style sheet of the preview.
enum PreviewStyle {
  static let text = """
    :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 18%, Canvas);
      --soft: color-mix(in srgb, CanvasText 5%, Canvas); --bad: #c42b1c; --warn: #9a6700; --good: #1a7f37; }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: Canvas; color: CanvasText;
      font: 14px/1.4 system-ui, sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 16px;
      border-bottom: 1px solid var(--line); }
    header output { margin-left: auto; opacity: .7; }
    select, button { font: inherit; padding: 3px 8px; border-radius: 6px; border: 1px solid var(--line);
      background: var(--soft); color: inherit; max-width: 36ch; }
    button[aria-pressed="true"], button[aria-selected="true"] { background: CanvasText; color: Canvas; }
    #workbench { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(320px, 40%) 1fr; }
    [hidden] { display: none !important; }
    #texts { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
    .pane { display: flex; flex-direction: column; min-height: 0; flex: 3; }
    #data-pane { flex: 2; border-top: 1px solid var(--line); }
    #finding-pane { flex: 1; min-height: 88px; border-top: 1px solid var(--line); }
    h2 { margin: 0; padding: 6px 16px; font-size: 12px; font-weight: 600; background: var(--soft); display: flex; gap: 8px;
      justify-content: space-between; }
    #changed { margin: 0; padding: 6px 16px; font-size: 12px; color: var(--warn); }
    h2 button { font-size: 12px; padding: 0 8px; }
    textarea { flex: 1; min-height: 0; resize: none; border: 0; padding: 8px 16px; background: transparent; color: inherit;
      font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; tab-size: 2; }
    textarea:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
    #findings { margin: 0; padding: 0; overflow: auto; list-style: none; }
    #findings li { padding: 4px 16px; border-bottom: 1px solid var(--line); cursor: pointer; }
    #findings .error b { color: var(--bad); } #findings .warning b { color: var(--warn); }
    #findings small { display: block; opacity: .75; }
    #outputs { overflow: auto; padding: 16px; display: flex; flex-wrap: wrap; gap: 16px; align-content: flex-start; }
    article { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; display: flex; flex-direction: column;
      max-width: 100%; }
    article > header { padding: 6px 12px; gap: 8px; background: var(--soft); }
    article .chip { padding: 0 8px; border-radius: 9px; border: 1px solid var(--line); font-size: 12px; }
    article .tabs { display: flex; gap: 4px; margin-left: auto; }
    article .tabs button { font-size: 12px; padding: 1px 8px; }
    article.stale { opacity: .55; }
    .stage { position: relative; height: 640px; max-width: 100%; overflow: auto; background: #fff; }
    .stage.dark { background: #1b1b1b; }
    .stage iframe { border: 0; width: 100%; height: 100%; display: block; }
    /* Screens of apps are as high as a phone, and what is in the middle of one must not be cut off at the top. */
    article[data-target=drivenui] .stage iframe, article[data-target=skima] .stage iframe { height: 844px; }
    .stage.light iframe { color-scheme: light; } .stage.dark iframe { color-scheme: dark; }
    .stage iframe.next { position: absolute; inset: 0; visibility: hidden; }
    article pre { margin: 0; padding: 12px; height: 640px; overflow: auto; max-width: 100%;
      font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    article ul { margin: 0; padding: 0; height: 640px; overflow: auto; list-style: none; }
    article li { padding: 6px 12px; border-bottom: 1px solid var(--line); cursor: pointer; }
    article li small { display: block; opacity: .75; }
    .dropped b { color: var(--bad); } .approximated b { color: var(--warn); }
    #gallery { flex: 1; overflow: auto; padding: 16px; display: grid; gap: 16px; align-content: start;
      grid-auto-rows: max-content; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); }
    #gallery a { display: block; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; color: inherit;
      text-decoration: none; }
    #gallery .thumb { height: 300px; overflow: hidden; background: #fff; position: relative; }
    #gallery .thumb.dark { background: #1b1b1b; }
    #gallery .thumb.light iframe { color-scheme: light; } #gallery .thumb.dark iframe { color-scheme: dark; }
    #gallery iframe { border: 0; width: var(--page, 390px); height: 844px; transform: scale(var(--scale, .5));
      transform-origin: 0 0; pointer-events: none; }
    #gallery span { display: block; padding: 6px 12px; background: var(--soft); overflow-wrap: anywhere; }
    dialog { width: min(90ch, 90vw); max-height: 80vh; padding: 0; border: 1px solid var(--line); border-radius: 10px; }
    dialog pre { margin: 0; padding: 12px; font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    @media (max-width: 800px) { #workbench { grid-template-columns: 1fr; overflow: auto; } #texts { height: 80vh; } }

    """
}
