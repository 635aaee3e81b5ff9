-- Opens a template with the settings of a file, prints what arrives, and ends Neovim with 1 if something is missing.
return function(file)
  local function fail(text)
    io.stderr:write("Neovim: " .. text .. "\n")
    vim.cmd("cquit 1")
  end
  local settings = dofile(file)
  vim.bo.filetype = "yaml"
  if not vim.tbl_contains(settings.filetypes, vim.bo.filetype) then return fail("YAML is not among the filetypes") end
  local root = vim.fn.findfile(settings.root_markers[1], ".;")
  if root == "" then return fail("the root is not found") end
  if vim.lsp.config then
    vim.lsp.config("cardc", settings)
    vim.lsp.enable("cardc")
    vim.cmd("doautocmd FileType")
  else
    local id = vim.lsp.start_client({ name = "cardc", cmd = settings.cmd, root_dir = vim.fn.getcwd() })
    if not id then return fail("the server does not start") end
    vim.lsp.buf_attach_client(0, id)
  end

  local function arrives() return #vim.diagnostic.get(0) >= 2 end
  if not vim.wait(10000, arrives, 20) then return fail("no findings arrive") end
  for _, each in ipairs(vim.diagnostic.get(0)) do
    print(string.format("%d:%d %s [%s]\n", each.lnum + 1, each.col + 1, each.message, each.code or ""))
  end

  -- Completion after `${user.`, behind a letter of two bytes and a sign of four.
  local line = vim.api.nvim_buf_get_lines(0, 4, 5, true)[1]
  local byte = line:find("nmae", 1, true) - 1
  local _, column = vim.str_utfindex(line, byte)
  local client = vim.lsp.get_active_clients and vim.lsp.get_active_clients()[1] or vim.lsp.get_clients()[1]
  if client.offset_encoding == "utf-8" then column = byte end
  local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", {
    textDocument = vim.lsp.util.make_text_document_params(), position = { line = 4, character = column },
  }, 10000)
  local labels = {}
  for _, answer in pairs(answers or {}) do
    for _, item in ipairs(answer.result.items or answer.result) do table.insert(labels, item.label) end
  end
  if not vim.tbl_contains(labels, "name") then return fail("no completion: " .. vim.inspect(answers)) end

  -- Layout: the fixed text is written back by the editor's own formatting.
  if vim.lsp.buf.format then vim.lsp.buf.format({ async = false }) else vim.lsp.buf.formatting_sync() end
  print(string.format("Neovim %s: %d findings, completion, layout\n", tostring(vim.version().major) .. "."
    .. vim.version().minor, #vim.diagnostic.get(0)))
  vim.cmd("qall!")
end
