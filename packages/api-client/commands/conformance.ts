import { CONFORMANCE_PACKAGES } from '../conformance/packages.ts'
import { reportOf, reportText } from '../conformance/report.ts'
import { operations } from '../src/contract/contract.ts'
import { needing } from '../src/needing.ts'
import { loadSubject } from './load-subject.ts'
import { readNumber, readOptions, UsageError } from './options.ts'

const tags = [...new Set(operations.map(({ tag }) => tag))]

export const CONFORMANCE_USAGE = `Usage: npx @coinquiry/api-client conformance --api URL --subject FILE [options]

Shows whether a server does what the contract says, and reports what it doesn't.

  --api URL          where the contract's paths begin: http://127.0.0.1:8080/api/v1
  --subject FILE     a module that puts your server into situations; conformance/README.md has one
  --only NAME        the cases of a tag or an operation; may be given several times
  --parallel NUMBER  how many cases run at once (8)
  --timeout SECONDS  how long a case may take (120)
  --json             the report for machines

Tags: ${tags.join(', ')}

Ends with 0 if all cases passed that the subject does not leave out, with 1 if one failed, with 2 if
nothing was tested: because of a wrong option, a broken subject, a server that does not answer.`

const OPTIONS = {
  api: { type: 'string' },
  subject: { type: 'string' },
  only: { type: 'string', multiple: true },
  parallel: { type: 'string', default: '8' },
  timeout: { type: 'string', default: '120' },
  json: { type: 'boolean', default: false },
} as const

export interface Output {
  say(text: string): void
  /** For what is no part of the report. */
  remark(text: string): void
}

/** Runs the suite and gives the exit code; throws a `UsageError` where nothing could be tested. */
export async function conformanceCommand(
  args: readonly string[],
  { say, remark }: Output,
): Promise<0 | 1 | 2> {
  const { only = [], json, ...values } = readOptions(args, OPTIONS)
  const parallel = readNumber('parallel', values.parallel, { min: 1, max: 100 })
  const timeout = 1000 * readNumber('timeout', values.timeout, { min: 1, max: 86_400 })
  const chosen = chosenOperations(only)
  const api = readApi(values.api)
  if (values.subject === undefined) {
    throw new UsageError('--subject is missing: a module that puts your server into situations')
  }
  const [{ suiteFor }, { runCases }] = await needing(
    'The conformance suite',
    CONFORMANCE_PACKAGES,
    () => Promise.all([import('../conformance/suite.ts'), import('../conformance/run-cases.ts')]),
  )
  await expectServer(api)
  const subject = await loadSubject(values.subject, api)
  try {
    const { cases, leftOut } = suiteFor(subject, ({ operation }) => chosen.has(operation))
    remark(`${cases.length} cases, ${parallel} at once`)
    const results = await runCases(subject, cases, { parallel, timeout })
    const all = { ...results, leftOut: [...leftOut, ...results.leftOut] }
    const report = reportOf(all, { subject: subject.name, api, only })
    say(json ? JSON.stringify(report) : reportText(report))
    if (report.failed.length > 0) return 1
    return report.ok ? 0 : 2
  } finally {
    await subject.close?.()
  }
}

function chosenOperations(only: readonly string[]): ReadonlySet<string> {
  const unknown = only.find((name) => !operations.some(({ id, tag }) => [id, tag].includes(name)))
  if (unknown !== undefined) {
    throw new UsageError(
      `--only: there is no tag or operation "${unknown}". The tags are: ${tags.join(', ')}`,
    )
  }
  const isChosen = only.length === 0 ? () => true : (name: string) => only.includes(name)
  return new Set(
    operations.filter(({ id, tag }) => isChosen(id) || isChosen(tag)).map(({ id }) => id),
  )
}

function readApi(text: string | undefined): string {
  if (text === undefined) throw new UsageError('--api is missing: where the contract’s paths begin')
  if (!URL.canParse(text) || !/^https?:/.test(text)) {
    throw new UsageError(`--api is "${text}", not an address such as http://127.0.0.1:8080/api/v1`)
  }
  return text.replace(/\/+$/, '')
}

const ANSWERS_WITHIN_MS = 10_000

/** Throws unless the server answers at this address: hundreds of cases would fail for one reason. */
async function expectServer(api: string): Promise<void> {
  const url = `${api}/config`
  const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(
    () => null,
  )
  if (!reply) throw new UsageError(`Nothing answers at ${url}`)
  await reply.body?.cancel()
  if (![200, 501].includes(reply.status)) {
    throw new UsageError(
      `${url} answers with ${reply.status}. --api is where the contract's paths begin: mostly it ends with /api/v1`,
    )
  }
}
