import { readdirSync, readFileSync } from 'node:fs'
import { deskPlanOf } from '../desk/planner/planner.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
import { openHandbook } from '../handbook/open-handbook.ts'
import { sumIn } from '../handbook/sums/sums.ts'
import { urgentKindOf } from '../urgent/recognize.ts'
import { scamSignOf } from '../urgent/scam-signs.ts'

/** Where a word may stand without end: `…` is it. */
const SUMS = [
  'i put 2k in doge at 0.1 now its 0.35 … cat',
  '5个btc换eth，btc…# 100美元，eth 20美元',
  'liquidation price at … 60k, 10x long #',
  '我0.1买了2000u的狗狗币…# 现在0.35了',
]
const QUESTIONS = ['…', 'what is … staking?', '价格…# 比 BTC', 'they … took my … coins #']

const FILLERS = [...'哈!?， \n([*1.$%', 'lol', '1,', '0.']
const COMMON = 'a the and or at is btc 我 的 了 和 比 吗 被骗'.split(' ')

/** As often as no pattern gets through that takes twice as long with each. */
const TIMES = 60
/** The longest text that is read as a sum or as a question for data. */
const LONGEST = 400

/** What patterns of sums are spelled with, each of which one of them may read in two ways. */
function spelledInSums(): Set<string> {
  const folder = new URL('../handbook/sums/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const lines = code.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  const patterns = lines.filter((line) => /^\s*(?:\w+: |const \w+ = )?\/./.test(line))
  return new Set(patterns.flatMap((line) => line.match(/[a-z]{2,}|\p{Script=Han}+/gu) ?? []))
}

/** The text with as much of the word as it may hold. */
function filled(text: string, word: string): string {
  const space = Math.floor((LONGEST - text.length) / 2)
  const many = word.repeat(Math.min(TIMES, Math.floor(space / word.length)))
  return text.replaceAll('…', () => many)
}

/** Says what is read before it is read: what is said last is what never ended. */
const say = (reader: string, word: string) =>
  process.stdout.write(`${reader}: ${JSON.stringify(word)}\n`)

for (const word of [...FILLERS, ...spelledInSums()]) {
  say('sums', word)
  for (const text of SUMS) sumIn(filled(text, word))
}
const [{ planner }, table] = await Promise.all([openHandbook(), loadKnownNames()])
const known = { table, now: new Date(), likelyOf: (text: string) => planner.likelyOf(text) }
for (const word of [...FILLERS, ...COMMON]) {
  say('questions', word)
  for (const text of QUESTIONS.map((each) => filled(each, word))) {
    deskPlanOf({ text, history: [] }, known)
    planner.plan({ text, history: [], deepThink: false, internetSearch: true, language: 'en' })
    urgentKindOf(text)
    scamSignOf(text)
  }
}
say('all', 'read')
process.exit()
