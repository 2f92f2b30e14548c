import type { CodeBlock } from './code-blocks.ts'

/** Stands in a guide for what was left out, up to the end of the line; alone on a line, for lines. */
const CUT = '…'
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** What a guide shows of an output, and what came, both without what differs from run to run. */
export function shapes(shown: CodeBlock, output: string): readonly [unknown, unknown] {
  if (shown.language === 'json') return [typesOf(shown.code), typesOf(output)]
  const expected = linesOf(shown.code).map((line) => line.replace(UUID, CUT))
  const came = cutLines(linesOf(output), expected).map((line, at) => {
    const [beginning = '', ...rest] = expected[at]?.split(CUT) ?? []
    return rest.length > 0 && line.startsWith(beginning) ? expected[at] : line
  })
  return [expected, came]
}

/** Lines that came, with those left out as `expected` has it. */
function cutLines(came: readonly string[], expected: readonly string[]): readonly string[] {
  const from = expected.indexOf(CUT)
  if (from === -1) return came
  return came.toSpliced(from, came.length - expected.length + 1, CUT)
}

/** Comments of a stream say that it lives: whether one comes is a matter of time. */
const linesOf = (text: string) =>
  text.split(/\r?\n/).filter((line) => line !== '' && line !== ': heartbeat')

/** The names in a JSON text with the types of their values; of a failure also its key and message. */
function typesOf(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) => {
    if (['error_key', 'message'].includes(name) || value === null || typeof value === 'object')
      return value
    return typeof value
  })
}
