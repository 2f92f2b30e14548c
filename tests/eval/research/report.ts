import { printTable } from '../../bench/figures.ts'
import { addRow } from '../note.ts'
import type { Score } from '../scores.ts'
import { JUDGES } from './judges/fault.ts'
import { WORDING_SETS, wordingScores } from './judges/wordings.ts'
import { judgeModelOf, modelJudge } from './model-judge.ts'
import { RESEARCH_KINDS } from './questions.ts'
import { type JudgedResearch, runModel, runScripted } from './run.ts'
import { keepResearch, missedOf, researchScores } from './scores.ts'

type Settings = Readonly<Record<string, string | undefined>>

interface Options {
  readonly keeps: boolean
  /** A model is asked to judge as well. */
  readonly judges: boolean
}

/** Asks the model of the settings; without one, a scripted model, which measures the product alone. */
export async function evaluateResearch(settings: Settings, options: Options): Promise<void> {
  if (settings.AI_BASE_URL && settings.AI_MODEL) await evaluateModel(settings, options)
  else await evaluateScripts(options)
}

async function evaluateScripts({ keeps }: Options): Promise<void> {
  const { judged, strangers } = await runScripted()
  const scores = researchScores(judged)
  for (const one of judged) {
    const missed = missedOf(one)
    if (one.planted === null ? one.faults.length > 0 : missed.length > 0) show(one)
    if (missed.length > 0) console.log(`  not noticed: ${missed.join(', ')}`)
  }
  printTable(
    ['kind', 'good without a fault', 'bad noticed', 'of them marked in the app'],
    Object.entries(scores).map(([kind, { good, bad, marked }]) => [
      ...[kind, share(good), share(bad), share(marked)],
    ]),
  )
  console.log(`\nThe answers were written beforehand: this measures the product and the judges.`)
  printWordings()
  if (strangers.length > 0) console.log(`Pages nobody had found: ${strangers.join(', ')}`)
  if (!keeps) return
  keepResearch(scores)
  const cells = Object.values(scores).map(({ good, bad }) => `${share(good)}, ${share(bad)}`)
  note(['scripted', ...cells])
}

const share = ({ passed, of }: Score) => `${passed}/${of}`

/** How the judges of wording do with texts that were written for them, and with fresh ones. */
function printWordings(): void {
  console.log()
  printTable(
    ['judge of wording', 'set', 'sound accepted', 'faulty found'],
    WORDING_SETS.flatMap((set) =>
      wordingScores(set).map(({ judge, sound, faulty }) => [
        ...[judge, set, share(sound), share(faulty)],
      ]),
    ),
  )
}

async function evaluateModel(settings: Settings, { keeps, judges }: Options): Promise<void> {
  const judgeModel = judges || settings.JUDGE_MODEL ? judgeModelOf(settings) : null
  const judge = judgeModel && modelJudge(judgeModel)
  const verdicts = new Map<JudgedResearch, readonly string[] | null>()
  const judged = await runModel(settings, async (one) => {
    if (one.faults.length > 0) show(one)
    if (judge && one.reply.text)
      verdicts.set(one, await judge(one.question, one.reply).catch(unread))
  })
  const rows = RESEARCH_KINDS.map((kind) => {
    const all = judged.filter(({ question }) => question.kind === kind)
    const right = all.filter(({ faults }) => faults.length === 0)
    const named = all.flatMap((one) => verdicts.get(one) ?? [])
    const read = all.filter((one) => verdicts.get(one) != null)
    const fine = read.filter((one) => verdicts.get(one)?.length === 0)
    const cells = [kind, `${right.length}/${all.length}`]
    return judge ? [...cells, `${fine.length}/${read.length}`, String(named.length)] : cells
  })
  const heads = ['kind', 'without a fault']
  printTable(judgeModel ? [...heads, `by ${judgeModel.model}`, 'faults it names'] : heads, rows)
  console.log()
  const faults = judged.flatMap((one) => one.faults)
  printTable(
    ['judge', 'faults', 'marked in the app'],
    JUDGES.map((name) => {
      const own = faults.filter((fault) => fault.judge === name)
      return [name, String(own.length), String(own.filter(({ isMarked }) => isMarked).length)]
    }),
  )
  if (keeps) note([settings.AI_MODEL ?? '', ...rows.map(([, share = '']) => share)])
}

/** What a judge that fails would have said is not known; the others go on. */
function unread(error: unknown): null {
  console.error(error)
  return null
}

function show({ question, planted, faults, reply }: JudgedResearch): void {
  const lines = faults.map(({ judge, what }) => `\n  ${judge}: ${what}`).join('')
  console.log(`\n${question.kind}: ${question.ask}${planted ? ' (a bad answer)' : ''}${lines}`)
  console.log(reply.text.replace(/^/gm, '  | '))
}

function note(cells: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10)
  addRow('## Research', [day, ...cells])
}
