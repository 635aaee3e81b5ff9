"""Cards as outputs of Bazel: each template and target is an action of its own, in a sandbox, with a cache."""

def _program(repository):
    path = repository.os.environ.get("CARDC") or repository.which("cardc")
    if not path:
        fail("There is no `cardc` on the search path; set CARDC.")

    # A copy, so that its content counts and not its place.
    repository.execute(["cp", str(path), "cardc"])
    repository.file("BUILD.bazel", "exports_files([\"cardc\"])\n")

cardc_program = repository_rule(
    implementation = _program,
    environ = ["CARDC"],
    local = True,
    doc = "The program as `@cardc//:cardc`.",
)

def _card(context):
    template = context.file.template
    outputs = []
    for target in context.attr.targets:
        output = context.actions.declare_file("%s.%s.%s" % (context.label.name, target, _EXTENSIONS.get(target, "json")))
        arguments = context.actions.args()
        arguments.add_all(["convert", template, "--to", target, "--quiet"])
        inputs = [template] + context.files.parts
        if context.file.data:
            arguments.add("--data", context.file.data)
            inputs.append(context.file.data)
        arguments.add_all(context.attr.options)
        context.actions.run_shell(
            # What a sandbox has are links, which `cardc` does not follow where nobody named them: components are found in
            # folders. So the inputs are copied, which costs nothing beside the sandbox itself.
            command = """
                program=$PWD/$1; output=$PWD/$2; shift 2
                copy=$(mktemp -d) && trap 'rm -rf "$copy"' EXIT
                for file in $INPUTS; do mkdir -p "$copy/$(dirname "$file")" && cp -L "$file" "$copy/$file" || exit 1; done
                cd "$copy" && "$program" "$@" -o "$output"
            """,
            arguments = [context.executable._cardc.path, output.path, arguments],
            env = {"INPUTS": " ".join([file.path for file in inputs])},
            tools = [context.executable._cardc],
            inputs = inputs,
            outputs = [output],
            mnemonic = "Card",
            progress_message = "Compiling %s for %s" % (template.short_path, target),
        )
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs))]

_EXTENSIONS = {"html": "html", "swift": "swift", "swiftui": "swift"}

card = rule(
    implementation = _card,
    attrs = {
        "template": attr.label(allow_single_file = [".yaml", ".yml", ".json"], mandatory = True, doc = "The template."),
        "data": attr.label(allow_single_file = [".yaml", ".yml", ".json"], doc = "What fills its bindings; without it they stay."),
        "parts": attr.label_list(allow_files = True, doc = "Components, fragments and `cardc.yaml`."),
        "targets": attr.string_list(mandatory = True, doc = "The formats to write."),
        "options": attr.string_list(doc = "Other options of `cardc convert`."),
        "_cardc": attr.label(default = "@cardc//:cardc", allow_single_file = True, executable = True, cfg = "exec"),
    },
    doc = "A template, translated to each of `targets`: `NAME.TARGET.json`.",
)
