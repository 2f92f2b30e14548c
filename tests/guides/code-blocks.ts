/** A fenced block of a Markdown text. */
export interface CodeBlock {
  readonly language: string
  /** What stands after the language, such as `setup`. */
  readonly note: string
  readonly code: string
}

const FENCED = /^```([a-z]*)[ \t]*([^\n]*)\n([\s\S]*?)^```[ \t]*$/gm

export function codeBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(FENCED)].map(([, language = '', note = '', code = '']) => ({
    language,
    note: note.trim(),
    code,
  }))
}

/** A command of a guide, with what the guide shows as its output. */
export interface Sample {
  readonly command: string
  /** Files that stand before the command; the first line of each is a comment with its name. */
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly shown: CodeBlock | null
}

/** The commands of a guide in order. Those marked `setup` are what the test has done already. */
export function samplesOf(blocks: readonly CodeBlock[]): Sample[] {
  const samples: Sample[] = []
  let files: Sample['files'] = []
  for (const [at, { language, note, code }] of blocks.entries()) {
    if (language === 'js') files = [...files, { name: nameOf(code), text: code }]
    if (language !== 'sh' || note === 'setup') continue
    const next = blocks[at + 1]
    const isOutput = next?.language === 'json' || next?.language === 'text'
    samples.push({ command: code, files, shown: isOutput ? next : null })
    files = []
  }
  return samples
}

function nameOf(code: string): string {
  const [, name] = /^\/\/ ([\w-]+\.mjs)\n/.exec(code) ?? []
  if (!name) throw new Error(`The first line names no file: ${code.slice(0, 80)}`)
  return name
}
