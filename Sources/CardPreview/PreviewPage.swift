/// The page of the preview: what is typed on the left, what comes of it on the right.
enum PreviewPage {
  static let html = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>cardc preview</title>
    <link rel="stylesheet" href="preview.css">
    <script src="preview.js" defer></script>
    </head>
    <body>
    <header>
    <strong>cardc</strong>
    <label>Screen <select id="file"></select></label>
    <label id="data-label">Data <select id="data"></select></label>
    <label>Width <select id="width">
    <option value="390">Phone, 390</option>
    <option value="320">Small phone, 320</option>
    <option value="430">Large phone, 430</option>
    <option value="600">Teams, 600</option>
    <option value="768">Tablet, 768</option>
    </select></label>
    <label>Look <select id="look">
    <option value="light">Light</option>
    <option value="dark">Dark</option>
    </select></label>
    <button id="pick-button" type="button" aria-pressed="false" title="Click a part of a page to find it in the text">Pick</button>
    <button id="gallery-button" type="button" aria-pressed="false">Gallery</button>
    <output id="status" role="status"></output>
    </header>
    <main id="workbench">
    <section id="texts" aria-label="Source">
    <div class="pane">
    <h2><label for="source">Source</label> <button id="revert" type="button" hidden>Revert</button></h2>
    <p id="changed" role="status" hidden></p>
    <textarea id="source" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"></textarea>
    </div>
    <div class="pane" id="data-pane">
    <h2><label for="data-text">Data</label></h2>
    <textarea id="data-text" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"></textarea>
    </div>
    <div class="pane" id="finding-pane">
    <h2>Findings <span id="finding-count"></span></h2>
    <ol id="findings"></ol>
    </div>
    </section>
    <section id="outputs" aria-label="Outputs"></section>
    </main>
    <main id="gallery" hidden aria-label="Gallery"></main>
    <noscript>The preview needs JavaScript.</noscript>
    </body>
    </html>

    """
}
