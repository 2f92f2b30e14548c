import { grouped } from '../src/grouped.ts'
import type { ShownExchange, ShownMessage } from './exchange.ts'
import type { CaseResults, FailedCase, LeftOutCase } from './run-cases.ts'

/** What is said of a run; also what `--json` gives. */
export interface Report {
  /** Nothing failed, and something was tested. */
  readonly ok: boolean
  readonly subject: string
  readonly api: string
  /** The tags or operations to which the run was limited; empty where it was not. */
  readonly only: readonly string[]
  readonly passed: number
  readonly failed: readonly FailedCase[]
  readonly leftOut: readonly LeftOutCase[]
}

export function reportOf(
  { passed, failed, leftOut }: CaseResults,
  about: Pick<Report, 'subject' | 'api' | 'only'>,
): Report {
  const ok = failed.length === 0 && passed.length > 0
  return { ok, ...about, passed: passed.length, failed, leftOut }
}

/** The report for people. */
export function reportText({ subject, api, only, passed, failed, leftOut }: Report): string {
  const where = only.length > 0 ? `, only ${only.join(', ')}` : ''
  const total = passed + failed.length + leftOut.length
  return [
    ...failed.map(failureText),
    ...leftOutText(leftOut),
    ...reasonsText(failed),
    `${subject} at ${api}${where}: of ${total} cases ${passed} passed, ${failed.length} failed, ${leftOut.length} left out.`,
    ...(passed + failed.length === 0 ? ['Nothing was tested.'] : []),
  ].join('\n')
}

function failureText({ operation, outcome, name, error, exchange }: FailedCase): string {
  const lines = [`✗ ${operation}, ${outcome}: ${name}`, ...indented(error)]
  return [...lines, ...(exchange ? exchangeText(exchange) : []), ''].join('\n')
}

function exchangeText({ request, reply }: ShownExchange): string[] {
  return [
    '  request',
    ...messageText(request),
    ...(reply ? ['  reply', ...messageText(reply)] : ['  no reply']),
  ]
}

function messageText({ line, headers, body }: ShownMessage): string[] {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return indented([line, ...fields, ...(body === '' ? [] : ['', body])].join('\n'), '    ')
}

const indented = (text: string, by = '  ') =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => by + line)

/** The reasons, each with how many cases it has cost. */
function leftOutText(leftOut: readonly LeftOutCase[]): string[] {
  if (leftOut.length === 0) return []
  const reasons = [...grouped(leftOut, ({ why }) => why)]
  return ['Left out:', ...reasons.map(([why, cases]) => `– ${why} (${count(cases.length)})`), '']
}

/** From so many cases on a reason stands at the end as well. */
const MANY = 5
const REASON_LENGTH = 160

/** What made many cases fail, such as a world that can't be made: one mistake, not hundreds. */
function reasonsText(failed: readonly FailedCase[]): string[] {
  const reasons = [...grouped(failed, ({ error }) => reasonOf(error))]
    .filter(([, cases]) => cases.length >= MANY)
    .sort(([, one], [, other]) => other.length - one.length)
  if (reasons.length === 0) return []
  const lines = reasons.map(([reason, cases]) => `– ${reason} (${count(cases.length)})`)
  return ['Failed for the same reason:', ...lines, '']
}

function reasonOf(error: string): string {
  const [line = ''] = error.split('\n')
  return line.length > REASON_LENGTH ? `${line.slice(0, REASON_LENGTH)}…` : line
}

const count = (cases: number) => (cases === 1 ? 'one case' : `${cases} cases`)
