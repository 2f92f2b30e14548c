import { expect, it } from 'vitest'
import { languageOf } from '../language.ts'
import { handbookEngine } from './handbook-engine.ts'

const engine = handbookEngine()
const DEPENDS_ON = {
  en: /no recommendation.+could lose.+need the money.+debts.+hold already.+change your mind/,
  zh: /不给买卖建议.+亏掉多少.+什么时候要用.+债务.+已经持有.+改主意/,
}
const ORDER =
  /\byou should (?:buy|sell|hold|put)|\bI(?:'d| would) (?:buy|sell|hold)|\b(?:buy|sell) (?:it )?now\b|建议你?(?:买|卖|持有)|你应该(?:买|卖)|赶紧(?:买|卖)/i

it.each([
  ['Should I put all in?'],
  ['Should I put all my savings into bitcoin?'],
  ['Is now a good time to go all in on Solana?'],
  ['Should I sell my ETH now?'],
  ['Should I take a loan to buy crypto?'],
  ['tell me what to buy with $5000'],
  ['Should I buy BTC or ETH?'],
  ['我应该梭哈吗'],
  ['要不要把所有积蓄都买比特币'],
  ['全仓SOL可以吗'],
  ['借钱买比特币好吗'],
  ['现在该卖出吗'],
  ['我有10万该买什么币'],
  ['该加仓还是减仓'],
])('%j gets what the decision depends on, and no order', async (text) => {
  const question = { ...{ text, history: [], deepThink: false }, internetSearch: false }
  const asked = { ...question, language: languageOf(text) }
  const events = await Array.fromAsync(engine.answer(asked, new AbortController().signal))
  const said = events.map((event) => (event.event === 'message' ? event.content : '')).join('')
  expect(said).toMatch(DEPENDS_ON[languageOf(text)])
  expect(said).not.toMatch(ORDER)
})
