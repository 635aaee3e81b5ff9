/// The part of the script of pages that place their elements themselves: it does so again whenever something may have
/// changed their sizes.
enum ArrangingScript {
  static let text = #"""

    // Calls `arrange` now, and again after changes.
    function keepArranged(root, arrange) {
      const pause = 100;
      let isWaiting = false, timer = 0, last = 0;
      const now = () => {
        arrange();
        last = performance.now();
        performance.mark("arranged");
      };
      const later = () => {
        if (isWaiting) return;
        isWaiting = true;
        queueMicrotask(() => { isWaiting = false; now(); });
      };
      // Pictures come one by one, and each may move all that is there: they wait for each other.
      const soon = () => {
        if (timer) return;
        if (performance.now() - last > pause) return later();
        timer = setTimeout(() => { timer = 0; later(); }, pause);
      };
      now();
      addEventListener("resize", later);
      addEventListener("load", () => {
        if (!timer) return;
        clearTimeout(timer);
        timer = 0;
        later();
      });
      document.fonts?.addEventListener("loadingdone", later);
      document.addEventListener("load", soon, true);
      // Who adds a style sheet, or shows and hides a box, changes what has to be laid out.
      new MutationObserver(later).observe(document.head, { childList: true });
      new MutationObserver(later).observe(root, { subtree: true, attributes: true, attributeFilter: ["hidden"] });
    }

    """#
}
