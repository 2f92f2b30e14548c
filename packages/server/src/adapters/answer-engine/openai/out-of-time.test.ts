import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineEvent } from '../../../ports.ts'
import { openAiEngine } from './openai-engine.ts'
import { joined, question } from './testing/questions.ts'
import { delta, ScriptedModel } from './testing/scripted-model.ts'
import { others } from './testing/searched-answer.ts'

const WHOLE = 30_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is heard of a model that says this and goes on for ever, until its time is over. */
async function heard(said: Readonly<Record<string, string>>, text: string): Promise<EngineEvent[]> {
  await using model = await ScriptedModel.start((response) =>
    response.writeHead(200).write(delta(said)),
  )
  const report = () => undefined
  const engine = openAiEngine(model.endpoint({ whole: WHOLE }), { search: null, ...others, report })
  const events: EngineEvent[] = []
  for await (const event of engine.answer(question({ text }), new AbortController().signal)) {
    const isFirst = !events.some(({ event }) => event === 'think' || event === 'message')
    events.push(event)
    if (isFirst && event.event !== 'progress') vi.advanceTimersByTime(WHOLE)
  }
  return joined(events)
}

it.each([
  ['What is it?', 'It is', '*The answer is cut off here: it took as long as one answer may.*'],
  ['这是什么？', '这是', '*已达到单个回答的时间上限，回答在此中断。*'],
])(
  'what was said of %s is the answer, and says that its time is over',
  async (text, said, note) => {
    expect((await heard({ content: said }, text)).at(-1)).toEqual({
      ...{ event: 'message', content: `${said}\n\n${note}` },
    })
  },
)

it('without a word of the answer it has failed', async () => {
  await expect(heard({ reasoning_content: 'Hm' }, 'What is it?')).rejects.toMatchObject({
    key: 'error.modelTimeout',
  })
})
