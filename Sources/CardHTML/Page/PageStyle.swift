/// The rules that every page has, whatever is on it. Extents that the host decides on are not among them.
enum PageStyle {
  /// The colours of what a page has of its own where the ground is light.
  static let onLight =
    "--line:#00000026;--field:#ffffff;--ink:#242424;--mark:#0f6cbd;--press:#00000014;--wrong:#b10e1c;--right:#0e700e"
  /// The same where the ground is dark.
  static let onDark =
    "--line:#ffffff3d;--field:#ffffff0f;--ink:#f2f2f2;--mark:#62abf5;--press:#ffffff1f;--wrong:#ff8a8a;--right:#6cc46c"
  /// A dark page with the colours that belong on it.
  static let dark = "--ground:#121212;--shade:0 0 0 1px #ffffff1a;" + onDark

  static let text = """
    *{box-sizing:border-box}
    :root{--ground:#f0f1f3;--shade:0 1px 2px #0000001f,0 4px 16px #00000014;\(onLight)}
    @media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
    @media screen{:root[data-theme=dark]{\(dark)}}
    html{background:var(--ground);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%}
    body{margin:24px max(16px,calc((100% - var(--most,600px))/2));font-size:16px;line-height:normal}
    @media (max-width:480px){body{margin:0}}
    [hidden]{display:none!important}
    p,h1,h2,h3,h4,h5,h6,ul,ol,figure,fieldset{margin:0;padding:0;border:0;min-width:0}
    h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit}
    .bullets,.numbers{display:block;padding-inline-start:1.6em}
    .item{display:list-item;list-style:disc outside}
    .numbers .item{position:relative;list-style:none}
    .numbers .item::before{content:attr(data-mark);position:absolute;inset-inline-start:-1.6em}
    .sign{display:inline-block;flex:0 0 auto;font-size:17px;line-height:22px}
    .icon{display:inline-block;flex:0 0 auto;width:24px;height:24px;border:2px solid currentcolor;border-radius:6px;opacity:.6}
    .card{border-radius:8px;box-shadow:var(--shade);overflow:clip;overflow-clip-margin:1px;\
    overflow-wrap:break-word}
    .card .card{border-radius:0;box-shadow:none}
    .text a,.choice a,.run a,.run .tap{color:var(--mark)}
    .run :where(.tap){text-decoration:underline}
    img{min-width:0}
    .inline-picture{height:1.25em;max-width:100%;vertical-align:text-bottom}
    [data-run]{cursor:pointer}
    .tap{border-radius:2px}
    .tap:hover{box-shadow:inset 0 0 0 9999px var(--press)}
    .card.tap:hover{box-shadow:inset 0 0 0 9999px var(--press),var(--shade)}
    img.tap:hover{filter:brightness(.92)}
    :focus-visible{outline:2px solid var(--mark);outline-offset:2px}
    .bar{display:flex}
    .pair{display:flex;max-width:100%}
    .act{position:relative;isolation:isolate;display:flex;align-items:center;justify-content:center;max-width:100%;margin:0;\
    padding:1px 6px;\
    border:2px solid transparent;background:none;color:var(--ink);font-family:inherit;font-size:13.3333px;line-height:normal;\
    font-weight:600;text-align:center;text-decoration:none;cursor:pointer;user-select:none}
    .act::before{content:"";position:absolute;z-index:-1;inset:-6px -2px;border:1px solid var(--line);border-radius:6px;\
    background:var(--field)}
    .act:hover::before{background:linear-gradient(var(--press),var(--press)) var(--field)}
    .act.own::before{inset:-2px;border-radius:inherit}
    .act.own{border-radius:6px}
    .act.close::before{inset:-3px -2px}
    .act:focus-visible{outline:none}
    .act:focus-visible::before{outline:2px solid var(--mark);outline-offset:2px}
    .act.positive{color:#fff}
    .act.positive::before{background:#0f6cbd;border-color:#0f6cbd}
    .act.positive:hover::before{background:#115ea3}
    .act.destructive{color:var(--wrong)}
    .act.destructive::before{border-color:currentcolor}
    .act.plain::before{border-color:transparent;background:none}
    .act.plain:hover::before{background:var(--press)}
    .act[disabled],.act[aria-disabled=true],.tap[aria-disabled=true]{opacity:.45;cursor:default}
    .act[aria-expanded=true]::before{border-color:var(--mark);box-shadow:inset 0 -2px 0 var(--mark)}
    .act>span{overflow:hidden;text-overflow:ellipsis}
    .field{display:flex}
    .control{flex:1 1 auto;min-width:0;min-height:32px;margin:0;padding:4px 7px;border:1px solid var(--line);\
    border-bottom-color:#8a8a8a;border-radius:4px;background:var(--field);color:var(--ink);font-family:inherit;font-size:14px}
    .control::placeholder{color:inherit;opacity:.6}
    textarea.control{min-height:64px;resize:vertical}
    select.control option{background:canvas;color:canvastext}
    .control:focus-visible{outline:2px solid var(--mark);outline-offset:-1px}
    .control[aria-invalid=true]{border-color:var(--wrong)}
    .choice{display:flex;align-items:center;gap:8px;min-height:24px;cursor:pointer}
    .choice input{flex:0 0 auto;width:16px;height:16px;margin:0;accent-color:var(--mark)}
    .choice>span{min-width:0}
    .stars{display:flex;flex-wrap:wrap;color:#eaa300;font-size:24px;line-height:32px}
    .star{position:relative;overflow:hidden;opacity:.3;cursor:pointer}
    .star:has(input:checked),.star:has(~.star input:checked){opacity:1}
    .star:has(:focus-visible){outline:2px solid var(--mark);outline-offset:-2px}
    .star input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
    .star>span{display:inline-block;width:28px;text-align:center}
    .star.start,.star.end{width:14px}
    .star.end>span{margin-inline-start:-14px}
    .wrong:empty{display:none}
    .wrong{color:var(--wrong)}
    .inline{margin-inline-start:8px}
    .hole{padding:0 2px;border-radius:3px;background:#ffe9a8;color:#5c4400;font-family:ui-monospace,monospace;font-size:.9em;\
    font-weight:400;overflow-wrap:anywhere;text-decoration:underline dotted}
    .blank{display:block;max-width:100%;padding:8px;border:1px dashed var(--line);border-radius:4px;overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}
    .media .elsewhere{display:flex;flex-direction:column;gap:8px;color:var(--mark)}
    .media video,.media audio,.media img{display:block;width:100%}
    .media video{min-height:150px;background:#1f1f1f}
    .pages{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none}
    .pages>*{flex:0 0 100%;min-width:0;scroll-snap-align:start}
    .turn{display:flex;justify-content:center;align-items:center;gap:12px;padding-top:8px}
    .turn [aria-pressed]{font-size:10px}.turn [aria-pressed=true]{opacity:.6}
    .turn button{width:32px;height:32px;border:1px solid var(--line);border-radius:50%;background:var(--field);color:var(--ink);\
    font:inherit;cursor:pointer}
    .device{position:relative;height:100vh;max-width:430px;margin:0 auto;overflow:hidden}
    body:has(>main>.device){margin:0}
    .box{position:absolute;left:0;top:0}
    .box.scrolls{overflow:hidden auto;scrollbar-width:none}
    .box>img{display:block;width:100%;height:100%}
    .box>.act{width:100%;height:100%;padding:0;border-width:0;font-size:18px;font-weight:400}
    .box>.act::before,.box>.act.close::before{inset:0;border-width:2px;border-radius:16px}
    .box>.act:not(.positive,.plain)::before{border-color:currentcolor}
    .box>[data-input],.box .field,.box .control,.box .choice{height:100%;min-height:0}
    .badge{display:inline-flex;align-items:center;gap:4px;max-width:100%;overflow-wrap:anywhere}
    .compound .badge{flex:0 0 auto;max-width:60%}
    .code{margin:0;padding:12px;border:1px solid var(--line);border-radius:4px;background:var(--field);color:var(--ink);\
    font-size:13px;line-height:1.5;direction:ltr;text-align:left;overflow:auto}
    .code .number{display:inline-block;margin-inline-end:16px;opacity:.6;user-select:none}
    progress{display:block;width:100%;height:4px}
    progress[value]{appearance:none;border:0;border-radius:2px;background:var(--line);overflow:hidden}
    progress::-webkit-progress-bar{background:none}
    progress::-webkit-progress-value{background:currentcolor}
    progress::-moz-progress-bar{background:currentcolor}
    .section{border:1px solid var(--line);border-radius:6px}
    .section>summary{padding:8px 12px;font-weight:600;cursor:pointer}
    .section>summary.end{direction:rtl;text-align:start}
    .section>summary.end>span{unicode-bidi:isolate;direction:ltr}
    .section>div{padding:4px 12px 12px}
    .chart,.compound,.tab,.run,.section>summary{overflow-wrap:anywhere}
    .compound{display:flex;flex-direction:column;gap:4px;padding:12px;border:1px solid var(--line);border-radius:6px}
    .tabs{display:flex;flex-wrap:wrap;gap:4px 16px;position:relative}
    .tab{max-width:100%;padding:6px 2px;border-bottom:2px solid transparent;font-size:14px;cursor:pointer}
    .tabs>:checked+.tab{border-color:var(--mark);font-weight:600}
    .tabs>:focus-visible+.tab{outline:2px solid var(--mark)}
    .pane{display:none;order:1;flex:0 0 100%;min-width:0;padding-top:8px}
    .tabs>:checked+.tab+.pane{display:block}
    .bubble{position-try-fallbacks:flip-block,flip-inline;margin:4px;padding:0;border:1px solid var(--line);border-radius:8px;color:var(--ink);\
    background:linear-gradient(var(--field),var(--field)) var(--ground);box-shadow:var(--shade);overflow-wrap:break-word}
    .ring{display:block}
    .chart{display:flex;flex-direction:column;gap:8px}
    .chart svg{display:block}
    .chart .round{max-width:100%;height:auto;align-self:center}
    .gauge{display:flex;flex-direction:column;align-items:center;gap:4px;text-align:center}
    .lying{display:flex;flex-direction:column}
    .lying>.strip{margin-bottom:8px}
    .lying>.strip:dir(rtl){transform:scaleX(-1)}
    .entry{display:flex;justify-content:space-between;gap:8px;font-size:12px;line-height:18px}
    .entry>.amount{flex:0 0 auto;max-width:60%;font-weight:600;text-align:end}
    .upright{display:flex;direction:ltr}
    .area{flex:1 1 0;min-width:0}
    .places{display:flex;padding-bottom:4px;font-size:11px;line-height:14px}
    .places>span{display:flex;flex:1 1 0;justify-content:center;min-width:0}
    .places>span>span{min-width:0;padding:0 2px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .places.upended>span>span{max-height:120px;padding:0;writing-mode:vertical-rl}
    .places>.skipped,.amount.skipped{visibility:hidden}
    .plot{display:flex;flex-direction:column;gap:4px}
    .axis{font-size:11px;opacity:.8}
    .axis.below{align-self:center}
    .legend{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none}
    .legend li{display:flex;max-width:100%;align-items:center;gap:6px}
    .legend svg{flex:0 0 auto}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .sent{display:block;margin-top:16px;padding:12px 16px;border-radius:8px;background:var(--field);box-shadow:var(--shade);\
    font-size:14px}
    .sent pre{margin:6px 0 0;overflow:auto;font:13px/1.5 ui-monospace,monospace}
    @media print{html{background:none}.card{box-shadow:none}.sent,.turn{display:none}.pages{display:block}\
    .card,.act::before{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{margin:0}}
    @media (prefers-reduced-motion:no-preference){@keyframes turn{to{rotate:360deg}}.ring{animation:turn 1.5s linear infinite}\
    .pages{scroll-behavior:smooth}.act::before{transition:background .1s}}
    @media (forced-colors:active){.act::before{border-color:ButtonText}}

    """
}
