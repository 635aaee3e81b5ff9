-- For Neovim 0.11 or later: put this file into `lsp/` of the configuration, and call `vim.lsp.enable("cardc")`.
return {
  cmd = { "cardc", "lsp" },
  filetypes = { "yaml", "json" },
  -- Only folders with a `cardc.yaml` are projects of cards: other YAML files are left alone.
  root_markers = { "cardc.yaml" },
  workspace_required = true,
  commands = {
    -- The code lens "Preview" of the server.
    ["cardc.preview"] = function(command)
      vim.cmd.split()
      vim.cmd.terminal({ args = { "cardc", "preview", vim.fn.fnameescape(command.arguments[1]) } })
    end,
  },
}
