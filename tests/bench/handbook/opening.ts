import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openHandbook } from '@coinquiry/server/testing'
import { readQuestions } from '../../eval/questions.ts'

/** One process opens the handbook once; what it took goes to the bench, in milliseconds of CPU and MB of heap. */
const ENTRIES = fileURLToPath(new URL('../../../packages/server/handbook/entries', import.meta.url))
const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

const SETTINGS = { deepThink: false, internetSearch: false, language: 'zh' } as const
const asked = readQuestions('tuned').map(({ ask, after }) => ({
  ...SETTINGS,
  text: ask,
  history: after.map((content) => ({ role: 'user' as const, content })),
}))

const before = cpu()
for (const language of ['en', 'zh']) {
  for (const file of readdirSync(`${ENTRIES}/${language}`)) {
    readFileSync(`${ENTRIES}/${language}/${file}`, 'utf8')
  }
}
const read = cpu()
const heapBefore = heap()
const start = cpu()
const { planner } = await openHandbook()
const opened = cpu()
for (const text of ['什么是质押', 'what is staking'])
  planner.plan({ ...SETTINGS, text, history: [] })
const indexed = cpu()
const heapAfter = heap()
const first = cpu()
for (const question of asked) planner.plan(question)
const each = (cpu() - first) / asked.length

const opening = {
  read: read - before,
  opened: opened - start,
  indexed: indexed - opened,
  each,
  heap: heapAfter - heapBefore,
}
process.send?.(opening, () => process.disconnect())
