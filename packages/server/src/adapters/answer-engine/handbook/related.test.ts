import { describe, expect, it } from 'vitest'
import { handbookEngine } from './handbook-engine.ts'

const engine = handbookEngine()
const OFFERED = /\[([^\]]+)\]\(#ask\)/g

/** What is offered after each of the questions of one conversation, and the answers. */
async function converse(...asked: readonly string[]) {
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  const answers: { text: string; offered: string[] }[] = []
  for (const text of asked) {
    const question = { text, history: [...history], deepThink: false, internetSearch: false }
    const { signal } = new AbortController()
    const events = await Array.fromAsync(engine.answer({ ...question, language: 'en' }, signal))
    const content = events.map((event) => (event.event === 'message' ? event.content : '')).join('')
    history.push({ role: 'user', content: text }, { role: 'assistant', content })
    answers.push({
      text: content,
      offered: [...content.matchAll(OFFERED)].map(([, title = '']) => title),
    })
  }
  return answers
}

describe('what is offered to be read next', () => {
  it.each([
    ['is not offered again', ['what is staking?', 'what are the risks of staking?']],
    ['is not offered again', ['什么是质押', '质押有什么风险']],
    ['is nothing that was read', ['what is a hardware wallet', 'what is staking?', 'what is lido']],
    ['is nothing that was read', ['什么是流动性质押', '什么是质押', '什么是再质押']],
  ])('in one conversation %s: %j', async (_case, asked) => {
    const answers = await converse(...asked)
    expect(answers[0]?.offered.length).toBeGreaterThan(0)
    const all = answers.flatMap(({ offered }) => offered)
    expect(all).toHaveLength(new Set(all).size)
    for (const [at, { offered }] of answers.entries()) {
      const read = answers.slice(0, at).map(({ text }) => text)
      const headings = read.flatMap((text) => text.match(/^### .*(?= – )/gm) ?? [])
      for (const title of offered) expect(headings).not.toContain(`### ${title}`)
    }
  })

  it('is what was not offered before, while there is any', async () => {
    const [first, second] = await converse('what is staking?', 'what are the risks of staking?')
    expect(second?.offered.length).toBeGreaterThan(0)
    expect(first?.offered).not.toEqual(second?.offered)
  })

  it('leads out no line where nothing is left', async () => {
    const asked = ['what is staking?', 'what does staking earn', 'what are the risks of staking?']
    const last = (await converse(...asked, 'how do I begin with staking')).at(-1)
    expect(last?.offered).toEqual([])
    expect(last?.text).not.toContain('Related')
  })
})
