/// What lets a document around a page ask which element of the source a part of the page stands for.
///
/// The document sends `{"cardc": "pick", "isOn": true}`; from then on a click does nothing on the page but send
/// `{"cardc": "picked", "source": POINTER}` back.
enum PickingScript {
  static let text = #"""

    (() => {
      let picks = false;
      const part = (event) => event.target.closest?.("[data-source]");
      const stop = (event) => { if (picks) { event.preventDefault(); event.stopImmediatePropagation(); } };
      addEventListener("message", (event) => {
        if (event.source !== parent || parent === window || event.data?.cardc !== "pick") return;
        picks = event.data.isOn === true;
        document.documentElement.classList.toggle("picks", picks);
      });
      for (const name of ["mousedown", "mouseup", "pointerdown", "keydown", "submit"]) addEventListener(name, stop, true);
      addEventListener("click", (event) => {
        if (!picks) return;
        stop(event);
        const found = part(event);
        if (found) parent.postMessage({ cardc: "picked", source: found.dataset.source }, "*");
      }, true);
      addEventListener("mouseover", (event) => {
        for (const old of document.querySelectorAll(".picked")) old.classList.remove("picked");
        if (picks) part(event)?.classList.add("picked");
      });
    })();

    """#

  static let style = """
    .picks,.picks *{cursor:crosshair!important}
    .picked{outline:2px solid Highlight!important;outline-offset:-1px}

    """
}
