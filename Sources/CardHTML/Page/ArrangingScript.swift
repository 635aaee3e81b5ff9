/// The part of the script of pages that place their elements themselves: it does so again whenever something may have
/// changed their sizes.
enum ArrangingScript {
  static let text = #"""

    // Calls `arrange` now, and again after changes.
    function keepArranged(root, arrange) {
      let isWaiting = false;
      const later = () => {
        if (isWaiting) return;
        isWaiting = true;
        queueMicrotask(() => { isWaiting = false; arrange(); });
      };
      arrange();
      addEventListener("resize", later);
      document.fonts?.addEventListener("loadingdone", later);
      document.addEventListener("load", later, true);
      // Who adds a style sheet, or shows and hides a box, changes what has to be laid out.
      new MutationObserver(later).observe(document.head, { childList: true });
      new MutationObserver(later).observe(root, { subtree: true, attributes: true, attributeFilter: ["hidden"] });
    }

    """#
}
