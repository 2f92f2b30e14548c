import { expect, it } from 'vitest'
import { DONE, type Reply, streaming } from './testing/scripted-model.ts'
import { answered, calls, result, type Sent, says, web } from './testing/searched-answer.ts'

/** As servers for Claude do: no calls and results without the tools that they are of. */
const refusesUnnamed =
  (text: string): Reply =>
  (response, request, body) => {
    const { messages, tools = [] } = JSON.parse(body) as Sent
    const isUnnamed = tools.length === 0 && messages.some(({ role }) => role === 'tool')
    if (isUnnamed) response.writeHead(400).end('tool calls need `tools`')
    else streaming(text)(response, request, body)
  }

it('goes on where calls and results are refused without the tools that they are of', async () => {
  const search = web((text) => [result(Number(text))])
  const turns = [
    ...['1', '2', '3', '4'].map((query) => calls(query)),
    refusesUnnamed(says('So [4].')),
  ]
  const { text, sent } = await answered(search, turns)
  expect(text).toMatch(/^So \[4\]\./)
  expect(sent.at(-1)).toMatchObject({ tool_choice: 'none' })
  expect(sent.at(-1)?.tools?.map((tool) => tool.function.name)).toContain('search_web')
})

it.each([
  ['length', 'What is it?', '*The answer is cut off here: the model reached its limit of length.*'],
  ['length', '这是什么？', '*已达到模型的长度上限，回答在此中断。*'],
  ['content_filter', '这是什么？', '*模型服务商未提供此回答的其余部分。*'],
  ['stop', 'What is it?', null],
])('an answer that ends by %s says so in the language of %s', async (reason, text, note) => {
  const chunk = { choices: [{ delta: { content: 'It is' }, finish_reason: reason }] }
  const turn = `data: ${JSON.stringify(chunk)}\n\n${DONE}`
  const end = await answered(null, [turn], { text, internetSearch: false })
  expect(end.text).toBe(['It is', ...(note ? [note] : [])].join('\n\n'))
})
