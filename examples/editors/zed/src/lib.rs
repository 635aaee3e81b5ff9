use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

/// Starts `cardc lsp`, which must be in the path.
struct Cardc;

impl zed::Extension for Cardc {
    fn new() -> Self {
        Cardc
    }

    fn language_server_command(
        &mut self,
        _: &LanguageServerId,
        worktree: &Worktree,
    ) -> Result<Command> {
        let command = worktree
            .which("cardc")
            .ok_or_else(|| "`cardc` is not in the path".to_string())?;
        Ok(Command {
            command,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(Cardc);
