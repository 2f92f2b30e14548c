import assert from 'node:assert/strict'

/** The events and their fields that the specification names; all else is passed over. */
export interface KnownAnswer {
  readonly text: string
  readonly analysis: string
  readonly relevant: boolean
  readonly complete: boolean
  readonly close: {
    readonly response: string
    readonly topic_count: number
    readonly message_count: number
  }
}

/** Reads a stream with no more than the specification says: `event`, `data`, seven names. */
export function readBySpecification(stream: string): KnownAnswer {
  const known = { text: '', analysis: '', relevant: false, complete: false }
  let close: KnownAnswer['close'] | null = null
  for (const block of stream.split('\n\n')) {
    const name = /^event: ?(.*)$/m.exec(block)?.[1]
    const data = JSON.parse(/^data: ?(.*)$/m.exec(block)?.[1] ?? '{}')
    if (name === 'think') known.analysis += data.content
    else if (name === 'relevant') known.relevant = data.relevant
    else if (name === 'message') known.text += data.content
    else if (name === 'generateEnd') known.complete = true
    else if (name === 'close') close = data
    else assert.notEqual(name, 'error', block)
  }
  assert.ok(close, 'the stream has no close')
  return { ...known, close }
}
