import { describe, expect, it } from 'vitest'
import { SseDecoder, type SseEvent } from './sse.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function decode(...chunks: readonly (Uint8Array | string)[]): SseEvent[] {
  const decoder = new SseDecoder()
  return chunks.flatMap((chunk) => decoder.push(chunk))
}

const message = (data: string, id = ''): SseEvent => ({ event: 'message', data, id })

describe('SseDecoder', () => {
  it.each<[name: string, stream: string, events: SseEvent[]]>([
    ['nothing', '', []],
    ['blank lines', '\n\r\n\r', []],
    ['LF', 'data: a\n\n', [message('a')]],
    ['CR', 'data: a\r\r', [message('a')]],
    ['CRLF', 'data: a\r\n\r\n', [message('a')]],
    ['mixed line ends', 'data: a\rdata: b\r\ndata: c\n\r\n', [message('a\nb\nc')]],
    ['a byte order mark', '\uFEFFdata: a\n\n', [message('a')]],
    ['only one byte order mark', '\uFEFF\uFEFFdata: a\n\n', []],
    ['a comment', ': still here\n\ndata: a\n\n', [message('a')]],
    ['a comment within an event', 'data: a\n: b\ndata: c\n\n', [message('a\nc')]],
    ['a name', 'event: think\ndata: a\n\n', [{ event: 'think', data: 'a', id: '' }]],
    ['a name that holds for one event', 'event: x\n\ndata: a\n\n', [message('a')]],
    ['no space after the colon', 'data:a\n\n', [message('a')]],
    ['only the first space dropped', 'data:  a \n\n', [message(' a ')]],
    ['a colon in the data', 'data: a: b\n\n', [message('a: b')]],
    ['a field without a colon', 'data\n\n', [message('')]],
    ['empty data', 'data:\ndata:\n\n', [message('\n')]],
    ['an unknown field', 'datum: x\nDATA: y\ndata: a\n\n', [message('a')]],
    ['an id that stays', 'id: 7\ndata: a\n\ndata: b\n\n', [message('a', '7'), message('b', '7')]],
    ['an id taken back', 'id: 7\ndata: a\n\nid\ndata: b\n\n', [message('a', '7'), message('b')]],
    ['an id with NUL', 'id: 7\nid: 8\0\ndata: a\n\n', [message('a', '7')]],
    ['an event that is not ended', 'data: a\n\ndata: b\n', [message('a')]],
  ])('reads %s', (_name, stream, events) => {
    expect(decode(bytes(stream))).toEqual(events)
    expect(decode(stream)).toEqual(events)
  })

  it('dispatches at a CR without waiting for what follows', () => {
    const decoder = new SseDecoder()
    expect(decoder.push('data: a\r\n\r')).toEqual([message('a')])
    expect(decoder.push('\ndata: b\n\n')).toEqual([message('b')])
  })

  it.each([
    ['retry: 1500\n', 1500],
    ['retry: 0\n', 0],
    ['retry: 1.5\n', null],
    ['retry: -1\n', null],
    ['retry\n', null],
  ])('reads %j as a wait of %s ms', (stream, wait) => {
    const decoder = new SseDecoder()
    decoder.push(stream)
    expect(decoder.retryMs).toBe(wait)
  })

  it('reads the same events however the bytes are cut in three', () => {
    const transcript = bytes(
      '\uFEFF: hi\r\nid: 1\r\nevent: think\r\ndata: {"content":"比特币₿ 🚀"}\r\n\r\n' +
        'retry: 5\rid: 2\rdata: é\rdata: \r\r: ♥\n\nid: 3\nevent: close\ndata: 完\n\ndata: lost',
    )
    const whole = decode(transcript)
    expect(whole.map(({ id, data }) => [id, data])).toEqual([
      ['1', '{"content":"比特币₿ 🚀"}'],
      ['2', 'é\n'],
      ['3', '完'],
    ])
    for (let first = 0; first <= transcript.length; first++) {
      for (let second = first; second <= transcript.length; second++) {
        const cut = [
          transcript.subarray(0, first),
          transcript.subarray(first, second),
          transcript.subarray(second),
        ]
        expect(decode(...cut), `cut at ${first} and ${second}`).toEqual(whole)
      }
    }
    expect(decode(...Array.from(transcript, (byte) => Uint8Array.of(byte)))).toEqual(whole)
  })

  it('reads a line of some megabytes that comes in small pieces', () => {
    const piece = '链'.repeat(1000)
    const pieces = Array.from({ length: 1000 }, () => piece)
    const [event] = decode('data: ', ...pieces, '\n\n')
    expect(event?.data.length).toBe(1_000_000)
  })
})
