import { expect, test } from 'vitest'
import { sayIn } from '../adapters/answer-engine/desk/messages/messages.ts'
import { compose } from '../adapters/answer-engine/handbook/compose.ts'
import { openHandbook } from '../adapters/answer-engine/handbook/open-handbook.ts'
import { PHRASES } from '../adapters/answer-engine/handbook/phrases.ts'
import { loadRules } from '../adapters/answer-engine/handbook/rules.ts'
import { RESEARCH_MESSAGES } from '../adapters/answer-engine/research/messages.ts'
import { DATA_KINDS } from '../ports/live-data.ts'
import { withoutRemarks } from './engine-remarks.ts'

/** What answers said that are stored. */
const earlierRemarks = [
  '*From the built-in handbook, because no model is configured; no live data, and the web was not searched.*',
  '*来自内置手册，因为没有配置模型；不含实时数据，也没有搜索网络。*',
]
const earlierNotes = [
  'The web was not searched: no search provider is configured here.',
  '没有搜索网络：这里没有配置搜索服务。',
]
const languages = ['en', 'zh'] as const
const rules = await loadRules()

test.each(languages)('nothing is left of what the handbook says about itself (%s)', (language) => {
  const phrases = PHRASES[language]
  const { statement, check, lacks, offTopic, smallTalk, choice } = phrases
  const names = ['Dogecoin', '狗狗币']
  for (const remark of [
    ...Object.values(statement),
    ...rules.flatMap(({ withheld }) => withheld?.says[language] ?? []),
    check,
    ...Object.values(lacks),
    offTopic,
    choice,
    ...Object.values(smallTalk),
    phrases.missing(names),
    phrases.analysis.missing(names),
    phrases.untreated(['Brazil', '巴西']),
    phrases.unknown(names),
    phrases.unknown([]),
    phrases.related(names),
    `*${phrases.footer(null, null)}*`,
    `*${phrases.footer('2026-11-20', 'Fees.')}*`,
    ...earlierRemarks,
  ]) {
    expect(withoutRemarks(remark)).toBe('')
  }
})

test.each(languages)('nothing is left of what research says of itself (%s)', (language) => {
  const messages = RESEARCH_MESSAGES[language]
  const { noTools, notSearched, searchFailed, failed, leftOut, cutOff } = messages
  for (const note of [
    ...earlierNotes,
    noTools,
    notSearched,
    searchFailed,
    ...Object.values(failed),
    ...(['calls', 'late', 'long', 'busy'] as const).map((why) =>
      leftOut.all([leftOut[why]('`news`')]),
    ),
    ...Object.values(cutOff),
    leftOut.all([leftOut.turns]),
    messages.old('2024-01-31'),
    messages.serverFailed('Registry'),
  ]) {
    expect(withoutRemarks(`An answer.\n\n*${note}*`)).toBe('An answer.')
    expect(withoutRemarks(`An answer.\n\n> ${note}`)).toBe('An answer.')
  }
})

test.each(languages)('nothing is left of what the desk says of itself (%s)', (language) => {
  const say = sayIn(language)
  for (const remark of [
    ...[say('answer.off'), say('answer.notCovered')],
    ...DATA_KINDS.map((kind) => say('answer.noSource', { kind })),
    ...[true, false].map((isExplained) =>
      say('answer.footer', { isExplained, hasCredits: true, credits: 'Data by Someone' }),
    ),
  ]) {
    expect(withoutRemarks(`An answer.\n\n${remark}`)).toBe('An answer.')
  }
})

test('of an answer from the handbook its entry is left, of a refusal nothing', async () => {
  const { planner } = await openHandbook()
  const written = (text: string, language: 'en' | 'zh') => {
    const alone = { history: [], deepThink: false, internetSearch: true }
    return compose(planner.plan({ text, language, ...alone })).text
  }
  for (const [question, language, word] of [
    ['What is staking?', 'en', 'staking'],
    ['什么是质押？', 'zh', '质押'],
  ] as const) {
    const text = written(question, language)
    const left = withoutRemarks(text)
    expect(left.toLowerCase()).toContain(word)
    expect(left).not.toMatch(/built-in handbook|内置手册|Related:|相关\*\*：/)
    expect(left.length).toBeGreaterThan(text.length / 2)
  }
  expect(withoutRemarks(written('How do mortgages work?', 'en'))).toBe('')
  expect(withoutRemarks(written('今天晚饭吃什么好？', 'zh'))).toBe('')
})

test('what a person might quote in an answer stays', () => {
  const text = 'He said: “I don’t know: the built-in handbook has no entry.”\n\nStaking locks ETH.'
  expect(withoutRemarks(text)).toBe(text)
})
