import { describe, expect, it } from 'vitest'
import { TokenMeter } from '../../../domain/tokens.ts'
import { streamChat } from './chat-stream.ts'
import { DONE, delta, type Reply, ScriptedModel, streaming } from './testing/scripted-model.ts'

async function read(reply: Reply, timeouts = {}) {
  await using model = await ScriptedModel.start(reply)
  const messages = [{ role: 'user' as const, content: 'Hi' }]
  return await Array.fromAsync(
    streamChat(model.endpoint(timeouts), messages, new AbortController().signal),
  )
}
const textOf = (deltas: Awaited<ReturnType<typeof read>>) =>
  deltas.map((delta) => ('text' in delta ? delta.text : '')).join('')

const long = delta({ content: '比特币₿ 🚀 ' }) + delta({ content: 'é' })

describe('streamChat', () => {
  it.each([
    ['reasoning_content', { reasoning_content: 'a' }, { kind: 'reasoning', text: 'a' }],
    ['reasoning', { reasoning: 'a' }, { kind: 'reasoning', text: 'a' }],
    ['content', { role: 'assistant', content: 'a' }, { kind: 'content', text: 'a' }],
  ])('reads %s', async (_case, piece, read_) => {
    expect(await read(streaming(delta(piece), DONE))).toEqual([read_])
  })

  it('reads the same however the bytes are cut', async () => {
    const bytes = new TextEncoder().encode(long + DONE)
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte))
    expect(textOf(await read(streaming(...single)))).toBe('比特币₿ 🚀 é')
  })

  it.each([
    ['comments', `: PROCESSING\n\n${delta({ content: 'a' })}${DONE}`],
    ['CRLF', (delta({ content: 'a' }) + DONE).replaceAll('\n', '\r\n')],
    ['empty deltas', `${delta({})}${delta({ content: '' })}${delta({ content: 'a' })}${DONE}`],
    [
      'chunks without a choice',
      `data: {"choices":[],"usage":{}}\n\n${delta({ content: 'a' })}${DONE}`,
    ],
    [
      'null for everything',
      `data: {"choices":null}\n\ndata: {"choices":[{"delta":null}]}\n\n${delta({ content: 'a', reasoning: null })}${DONE}`,
    ],
    [
      'content of another type',
      `${delta({ content: [{ text: 'x' }] })}${delta({ content: 'a' })}${DONE}`,
    ],
    ['what follows the end', `${delta({ content: 'a' })}${DONE}${delta({ content: 'b' })}`],
    [
      'no [DONE] after a reason to finish',
      `${delta({ content: 'a' })}data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n`,
    ],
  ])('puts up with %s', async (_case, stream) => {
    expect(await read(streaming(stream))).toEqual([{ kind: 'content', text: 'a' }])
  })

  it('replaces bytes that are no UTF-8', async () => {
    const [head, tail] = delta({ content: 'a#b' }).split('#')
    const stream = streaming(head ?? '', Uint8Array.of(0xff), `${tail}${DONE}`)
    expect(textOf(await read(stream))).toBe('a\uFFFDb')
  })

  it.each<[string, Reply]>([
    ['an end in the midst', streaming(delta({ content: 'a' }))],
    ['nothing at all', streaming()],
    ['half a JSON', streaming('data: {"choices":[{"del\n\n', DONE)],
    ['a JSON that is no object', streaming('data: null\n\n', DONE)],
    ['an error within the stream', streaming('data: {"error":{"message":"overloaded"}}\n\n', DONE)],
    ['a page instead of a stream', (response) => response.end('<html>Welcome</html>')],
    ['400', (response) => response.writeHead(400).end('{"error":"no such model"}')],
    ['401', (response) => response.writeHead(401).end()],
    ['500', (response) => response.writeHead(500).end('oops')],
    ['503', (response) => response.writeHead(503).end()],
    ['a connection cut before the answer', (response) => response.destroy()],
    [
      'a connection cut in mid-stream',
      (response) => {
        response.writeHead(200).write(delta({ content: 'a' }), () => response.destroy())
      },
    ],
  ])('fails on %s', async (_case, reply) => {
    await expect(read(reply)).rejects.toMatchObject({ key: 'error.modelFailed' })
  })

  it('fails as busy on 429', async () => {
    const reply: Reply = (response) => response.writeHead(429, { 'retry-after': '5' }).end('{}')
    await expect(read(reply)).rejects.toMatchObject({ key: 'error.modelBusy' })
  })

  it('fails as busy on a 429 within the stream', async () => {
    const reply = streaming('data: {"error":{"message":"slow down","code":429}}\n\n')
    await expect(read(reply)).rejects.toMatchObject({ key: 'error.modelBusy' })
  })

  it('fails when nobody listens', async () => {
    const model = await ScriptedModel.start(() => {})
    const endpoint = model.endpoint()
    await model[Symbol.asyncDispose]()
    const deltas = streamChat(endpoint, [], new AbortController().signal)
    await expect(Array.fromAsync(deltas)).rejects.toMatchObject({ key: 'error.modelFailed' })
  })

  it.each<[string, Reply, object]>([
    ['no answer', () => {}, { first: 50 }],
    [
      'an answer without a body',
      (response) => response.writeHead(200).flushHeaders(),
      { first: 50 },
    ],
    [
      'a silence',
      (response) => response.writeHead(200).write(delta({ content: 'a' })),
      { silence: 50 },
    ],
    [
      'an endless answer',
      (response) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write(': still here\n\n'), 5)
        response.once('close', () => clearInterval(timer))
      },
      { whole: 100 },
    ],
  ])('gives up on %s and closes the connection', async (_case, reply, timeouts) => {
    await using model = await ScriptedModel.start(reply)
    const deltas = streamChat(model.endpoint(timeouts), [], new AbortController().signal)
    await expect(Array.fromAsync(deltas)).rejects.toMatchObject({ key: 'error.modelTimeout' })
    await model.left()
  })

  it('counts no silence while this process itself is busy', async () => {
    const busy = new Int32Array(new SharedArrayBuffer(4))
    const reply: Reply = (response) => {
      response.writeHead(200).write(delta({ content: 'a' }))
      setTimeout(setImmediate, 50, () => {
        response.end(`${delta({ content: 'b' })}${DONE}`)
        // Sent, and not read before the timers have their turn.
        process.nextTick(() => Atomics.wait(busy, 0, 0, 1300))
      })
    }
    await using model = await ScriptedModel.start(reply)
    const deltas = streamChat(model.endpoint({ silence: 1000 }), [], new AbortController().signal)
    expect(textOf(await Array.fromAsync(deltas))).toBe('ab')
  })

  it.each<[string, Reply, string]>([
    [
      'a refusal',
      (response, request) =>
        response.writeHead(401).end(`bad key ${request.headers.authorization}: Am I rich?`),
      'the model answered 401',
    ],
    [
      'an error within the stream',
      streaming('data: {"error":{"message":"bad key sk-secret","code":"bad_key"}}\n\n'),
      'the model reported an error: bad_key',
    ],
    [
      'an error that has a text for a code',
      streaming('data: {"error":{"code":"You asked: Am I rich?"}}\n\n'),
      'the model reported an error',
    ],
    [
      'what is no JSON',
      streaming('data: Am I rich? sk-secret\n\n'),
      'the model sent something that is no JSON',
    ],
  ])('says of %s nothing that the other side said', async (_case, reply, cause) => {
    await expect(read(reply)).rejects.toMatchObject({ cause })
  })

  it('never tells a key that cannot be sent', async () => {
    await using model = await ScriptedModel.start(streaming(DONE))
    const endpoint = { ...model.endpoint(), apiKey: 'sk-sec\nret' }
    const deltas = Array.fromAsync(streamChat(endpoint, [], new AbortController().signal))
    const error: unknown = await deltas.catch((failure: unknown) => failure)
    expect(error).toMatchObject({ key: 'error.modelFailed' })
    expect(String(error instanceof Error && error.cause)).not.toContain('sk-sec')
  })
})

describe('the tokens of a stream', () => {
  const messages = [{ role: 'user' as const, content: 'Hi' }]
  const usage = (prompt_tokens: number, completion_tokens: number, choices: unknown[] = []) =>
    `data: ${JSON.stringify({ choices, usage: { prompt_tokens, completion_tokens } })}\n\n`

  async function metered(replies: readonly Reply[], times = 1) {
    const bodies: { readonly stream_options?: unknown }[] = []
    await using model = await ScriptedModel.start((response, request, body) => {
      bodies.push(JSON.parse(body))
      return replies[Math.min(bodies.length, replies.length) - 1]?.(response, request, body)
    })
    const endpoint = model.endpoint()
    const meter = new TokenMeter()
    for (let time = 0; time < times; time += 1) {
      const { signal } = new AbortController()
      await Array.fromAsync(streamChat(endpoint, messages, signal, undefined, meter))
    }
    return { tokens: meter.total, asked: bodies.map((body) => body.stream_options ?? null) }
  }

  const text = delta({ content: 'Hello.' })
  const asking = { include_usage: true }

  it.each([
    ['in a piece of its own', [text, usage(11, 7), DONE]],
    ['beside the last choice', [text, usage(11, 7, [{ delta: {}, finish_reason: 'stop' }])]],
    ['growing in every piece', [usage(11, 1, [{ delta: { content: 'H' } }]), usage(11, 7), DONE]],
  ])('are what the model says %s', async (_where, pieces) => {
    expect(await metered([streaming(...pieces)])).toEqual({
      tokens: { input: 11, output: 7, isEstimated: false },
      asked: [asking],
    })
  })

  it('are estimated where it does not say', async () => {
    const { tokens } = await metered([streaming(text, DONE)])
    expect(tokens).toMatchObject({ output: 2, isEstimated: true })
    expect(tokens.input).toBeGreaterThan(0)
  })

  it.each([400, 404, 422])('are not asked for again where that is refused (%i)', async (status) => {
    const refusal: Reply = (response) => response.writeHead(status).end()
    const { tokens, asked } = await metered([refusal, streaming(text, DONE)], 2)
    expect(asked).toEqual([asking, null, null])
    expect(tokens).toMatchObject({ output: 4, isEstimated: true })
  })

  it('are asked for again after a refusal for another reason', async () => {
    const refusal: Reply = (response) => response.writeHead(400).end()
    await using model = await ScriptedModel.start(refusal)
    const endpoint = model.endpoint()
    const meter = new TokenMeter()
    const { signal } = new AbortController()
    const reading = Array.fromAsync(streamChat(endpoint, messages, signal, undefined, meter))
    await expect(reading).rejects.toMatchObject({ key: 'error.modelFailed' })
    expect(endpoint.usage.isRefused).toBe(false)
    expect(meter.total).toEqual({ input: 0, output: 0, isEstimated: false })
  })

  it('are known as far as it came, when it is left', async () => {
    await using model = await ScriptedModel.start(streaming(text, text, text, DONE))
    const meter = new TokenMeter()
    for await (const _ of streamChat(
      model.endpoint(),
      messages,
      new AbortController().signal,
      undefined,
      meter,
    ))
      break
    expect(meter.total).toMatchObject({ output: 2, isEstimated: true })
  })
})
